import type { ReactNode } from 'react'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Check from '@mui/icons-material/Check'
import History from '@mui/icons-material/History'
import MyLocation from '@mui/icons-material/MyLocation'
import Place from '@mui/icons-material/PlaceOutlined'
import Public from '@mui/icons-material/Public'
import Typography from '@mui/material/Typography'
import { useAllMessages } from '#src/messages/working.ts'
import type { PlaceControl } from './placeControl.ts'

interface PlaceRowsProps {
  control: PlaceControl
  openTowns: () => void
  close: () => void
}

/** Near me, a township, the one before, everywhere: a tap on one chooses it. */
export function PlaceRows({ control, openTowns, close }: PlaceRowsProps) {
  const t = useAllMessages()
  const { mine, isNear, townId, shown, last, chooseEverywhere } = control
  const chosen = (choose: () => void) => () => {
    choose()
    close()
  }
  const isInTown = townId !== null || (shown !== undefined && !isNear)
  const said = mine.isAsking
    ? t.search.locating
    : mine.isRefused
      ? t.search.noPlace
      : mine.isUnknown
        ? t.places.noneNear
        : null
  return (
    <>
      <List>
        <Row
          icon={<MyLocation />}
          isChosen={isNear}
          isDisabled={mine.isAsking}
          act={isNear ? close : () => mine.find(close)}
        >
          {t.places.useMine}
        </Row>
        <Row icon={<Place />} isChosen={isInTown} hint={isInTown ? shown : undefined} opens act={openTowns}>
          {t.places.choose}
        </Row>
        {last && (
          <Row icon={<History />} isChosen={false} act={chosen(last.choose)}>
            {last.name}
          </Row>
        )}
        <Row icon={<Public />} isChosen={!isNear && !isInTown} act={chosen(chooseEverywhere)}>
          {t.lists.everywhere}
        </Row>
      </List>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ px: 2, pb: 2, '&:empty': { display: 'none' } }}
      >
        {said}
      </Typography>
    </>
  )
}

interface RowProps {
  icon: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  /** it opens the list of townships */
  opens?: boolean
  hint?: string | undefined
  act: () => void
  children: string
}

const Row = ({ icon, isChosen, isDisabled = false, opens, hint, act, children }: RowProps) => (
  <ListItem disablePadding>
    <ListItemButton
      disabled={isDisabled}
      selected={isChosen}
      aria-current={isChosen ? 'true' : undefined}
      {...(opens && { 'aria-haspopup': 'dialog' })}
      onClick={act}
      sx={{ minHeight: 56 }}
    >
      <ListItemIcon aria-hidden>{icon}</ListItemIcon>
      <ListItemText primary={children} secondary={hint} />
      {isChosen && <Check aria-hidden color="primary" />}
    </ListItemButton>
  </ListItem>
)
