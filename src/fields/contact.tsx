import Box from '@mui/material/Box'
import CallIcon from '@mui/icons-material/CallOutlined'
import ChatIcon from '@mui/icons-material/ChatBubbleOutline'
import DirectionsIcon from '@mui/icons-material/DirectionsOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import LinkIcon from '@mui/icons-material/LanguageOutlined'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MailIcon from '@mui/icons-material/MailOutlined'
import PublicIcon from '@mui/icons-material/PublicOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import SmsIcon from '@mui/icons-material/SmsOutlined'
import WorkIcon from '@mui/icons-material/WorkOutlined'
import PermPhoneIcon from '@mui/icons-material/PermPhoneMsgOutlined'
import type { ComponentType } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { blockedChannels, contactRows, type Channel, type ContactRow } from './contactChannels.ts'

const icons: Record<Channel, ComponentType<{ 'aria-hidden': true }>> = {
  call: CallIcon,
  viber: PermPhoneIcon,
  telegram: SendIcon,
  line: ChatIcon,
  email: MailIcon,
  website: LinkIcon,
  linkedIn: WorkIcon,
  directions: DirectionsIcon,
  facebook: PublicIcon,
  messenger: ForumIcon,
  whatsApp: SmsIcon,
}

/** The ways to reach a page: a row a channel, with its icon and act (contract section 5). Nothing where there are none. */
export function ContactRows({ page }: { page: Readonly<Record<string, unknown>> }) {
  const rows = contactRows(page)
  if (rows.length === 0) return null
  return (
    <List
      disablePadding
      sx={(t) => ({ border: 1, borderColor: 'hairline', borderRadius: t.radius.card, overflow: 'hidden' })}
    >
      {rows.map((row) => (
        <ListItem
          key={`${row.channel} ${row.shown}`}
          disablePadding
          sx={{ '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'hairline' } }}
        >
          <Row row={row} />
        </ListItem>
      ))}
    </List>
  )
}

function Row({ row: { channel, shown, href } }: { row: ContactRow }) {
  const say = useMessages()
  const Icon = icons[channel]
  const blocked = blockedChannels.includes(channel)
  const inside = (
    <>
      <ListItemIcon sx={{ color: blocked ? 'text.secondary' : 'primary.main' }}>
        <Icon aria-hidden />
      </ListItemIcon>
      <ListItemText
        primary={say.page[channel]}
        secondary={
          <>
            {shown}
            {blocked && (
              <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                {say.page.needsVpn}
              </Box>
            )}
          </>
        }
        slotProps={{ primary: { sx: { fontWeight: 700 } } }}
      />
    </>
  )
  if (href === null) return <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>{inside}</Box>
  return (
    <ListItemButton
      component="a"
      href={href}
      {...(/^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {})}
    >
      {inside}
    </ListItemButton>
  )
}
