import Add from '@mui/icons-material/AddRounded'
import Check from '@mui/icons-material/CheckRounded'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { AnyRecord, Page } from '#resources'
import { categoryListIn } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '../Avatar.tsx'

/** Choosing a page stores it locally and reloads the app (spec 2.77). */
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
  const { language } = useLanguage()
  const choose = (page: Page) => {
    writeStored('StoredPage', page as AnyRecord)
    window.location.reload()
  }
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'page-sheet', sx: { maxWidth: 600, mx: 'auto' } } }}
    >
      <Typography id="page-sheet" component="h2" variant="h3" sx={{ px: 2, pt: 2 }}>
        {t.shell.selectYourPage}
      </Typography>
      <List>
        {pages.map((page) => (
          <ListItem key={page.Id} disablePadding>
            <ListItemButton
              onClick={() => choose(page)}
              selected={page.Id === chosen}
              aria-current={page.Id === chosen}
            >
              <ListItemIcon sx={{ mr: 1 }}>
                <Avatar file={page.Thumbnail} name={page.Name} />
              </ListItemIcon>
              <ListItemText primary={page.Name} secondary={categoryListIn(page, language)} />
              {page.Id === chosen && <Check color="primary" />}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton component={Link} to={paths.create('page')}>
            <ListItemIcon>
              <Add />
            </ListItemIcon>
            <ListItemText primary={t.shell.createPage} />
          </ListItemButton>
        </ListItem>
      </List>
    </Drawer>
  )
}
