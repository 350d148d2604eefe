import Check from '@mui/icons-material/CheckRounded'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'
import type { AnyRecord, Page } from '#resources'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { categoryListIn, shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { Avatar } from '../Avatar.tsx'
import { appHistory } from '#src/navigation/history.ts'

interface PageRowsProps {
  readonly pages: readonly Page[]
  readonly chosen?: number | undefined
  /** further rows */
  readonly children?: ReactNode
}

/** One's pages. Choosing one stores it locally and reloads the app (spec 2.77). */
export function PageRows({ pages, chosen, children }: PageRowsProps) {
  const { language } = useLanguage()
  const choose = (page: Page) => {
    writeStored('StoredPage', page as AnyRecord)
    appHistory.beforeDocument(() => window.location.reload())
  }
  return (
    <List>
      {pages.map((page) => (
        <ListItem key={page.Id} disablePadding>
          <ListItemButton
            onClick={() => choose(page)}
            selected={page.Id === chosen}
            aria-current={page.Id === chosen ? 'true' : undefined}
          >
            <ListItemIcon sx={{ mr: 1 }}>
              <Avatar file={page.Thumbnail} name={page.Name} />
            </ListItemIcon>
            <ListItemText
              primary={shownNames(page, language).first}
              secondary={
                <>
                  <span style={{ display: 'block' }}>{categoryListIn(page, language)}</span>
                  <ClosedMark closure={page.Closure} />
                </>
              }
            />
            {page.Id === chosen && <Check color="primary" />}
          </ListItemButton>
        </ListItem>
      ))}
      {children}
    </List>
  )
}
