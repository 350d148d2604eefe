import Add from '@mui/icons-material/AddRounded'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { Page } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { BottomSheet } from '../over/BottomSheet.tsx'
import { PageRows } from './PageRows.tsx'

/** The sheet to choose the page to post as. */
export function PageSheet({
  pages,
  chosen,
  onClose,
}: {
  pages: readonly Page[]
  chosen: number | undefined
  onClose: () => void
}) {
  const t = useMessages()
  return (
    <BottomSheet titleId="page-sheet" onClose={onClose}>
      <Typography id="page-sheet" component="h2" variant="h3" sx={{ px: 2, pt: 2 }}>
        {t.shell.selectYourPage}
      </Typography>
      <PageRows pages={pages} chosen={chosen}>
        <ListItem disablePadding>
          <ListItemButton component={Link} to={paths.create('page')} onClick={onClose}>
            <ListItemIcon>
              <Add />
            </ListItemIcon>
            <ListItemText primary={t.shell.createPage} />
          </ListItemButton>
        </ListItem>
      </PageRows>
    </BottomSheet>
  )
}
