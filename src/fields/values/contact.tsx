import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CallIcon from '@mui/icons-material/CallOutlined'
import ChatIcon from '@mui/icons-material/ChatBubbleOutline'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import DirectionsIcon from '@mui/icons-material/DirectionsOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import IconButton from '@mui/material/IconButton'
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
import { type ComponentType, useSyncExternalStore } from 'react'
import { useCopy } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import type { Message } from '#src/externalUrls.ts'
import { blockedChannels, contactRows, type Channel, type ContactRow } from './contactChannels.ts'

type Icon = ComponentType<{ 'aria-hidden': true }>
const icons: Record<Channel, Icon> = {
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
const alternativeIcons: Record<ContactRow['alternatives'][number]['app'], Icon> = {
  viber: PermPhoneIcon,
  telegram: SendIcon,
  sms: SmsIcon,
}

interface ContactRowsProps {
  readonly page: Readonly<Record<string, unknown>>
  /** the initial text of an email or chat */
  readonly message?: Message
}

/**
 * A page's contact channels, one row each with icon and action (docs/rules.md#contact-order). Nothing when it has
 * none.
 */
export function ContactRows({ page, message }: ContactRowsProps) {
  const isPhone = useIsPhone()
  const { digits } = useLanguage()
  const rows = contactRows(page, { isPhone, digits, message })
  if (rows.length === 0) return null
  return (
    <List
      disablePadding
      sx={(theme) => ({ border: 1, borderColor: 'hairline', borderRadius: theme.radius.card, overflow: 'hidden' })}
    >
      {rows.map((row) => (
        <ListItem
          key={`${row.channel} ${row.shown}`}
          disablePadding
          sx={{ display: 'block', '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'hairline' } }}
        >
          <Row row={row} isPhone={isPhone} />
        </ListItem>
      ))}
    </List>
  )
}

function Row({ row, isPhone }: { row: ContactRow; isPhone: boolean }) {
  const t = useMessages()
  const copy = useCopy()
  const { shown, copyText: copied, alternatives: also } = row
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <ContactLink row={row} isPhone={isPhone} />
        {copied !== null && (
          <IconButton
            aria-label={t.page.copy({ text: shown })}
            onClick={() => void copy(copied, shown)}
            sx={{ width: 48, height: 48, mr: 0.5 }}
          >
            <CopyIcon aria-hidden fontSize="small" />
          </IconButton>
        )}
      </Box>
      {also.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pl: 7.5, pr: 1, pb: 1 }}>
          {also.map(({ app, href }) => {
            const Icon = alternativeIcons[app]
            return (
              <Button
                key={app}
                href={href}
                variant="outlined"
                startIcon={<Icon aria-hidden />}
                aria-label={`${t.page[app]}: ${shown}`}
                sx={{ minHeight: 48 }}
                {...externalLinkProps(href)}
              >
                {t.page[app]}
              </Button>
            )
          })}
        </Box>
      )}
    </>
  )
}

/** The row's main link, or its text where there is nothing to tap. */
function ContactLink({
  row: { channel, shown, href, copyText: copied },
  isPhone,
}: {
  row: ContactRow
  isPhone: boolean
}) {
  const t = useMessages()
  const copy = useCopy()
  const Icon = icons[channel]
  const blocked = blockedChannels.includes(channel)
  const content = (
    <>
      <ListItemIcon sx={{ color: blocked ? 'text.secondary' : 'primary.main' }}>
        <Icon aria-hidden />
      </ListItemIcon>
      <ListItemText
        primary={t.page[channel]}
        secondary={
          <>
            {shown}
            {blocked && (
              <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                {t.page.needsVpn}
              </Box>
            )}
          </>
        }
        slotProps={{ primary: { sx: { fontWeight: 700 } } }}
      />
    </>
  )
  if (href === null) return <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, flex: 1 }}>{content}</Box>
  // Computers seldom place calls, so a click also copies the number.
  const copiedOnClick = !isPhone && channel === 'call' ? copied : null
  return (
    <ListItemButton
      component="a"
      href={href}
      {...(copiedOnClick === null ? {} : { onClick: () => void copy(copiedOnClick, shown) })}
      {...externalLinkProps(href)}
    >
      {content}
    </ListItemButton>
  )
}

/** Props of a link to another site: no referrer, no ranking. */
const externalLinkProps = (href: string) =>
  /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {}

const never = () => () => {}
const asksForFingers = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(hover: none) and (pointer: coarse)').matches

/** Whether the device is a phone or tablet that can place calls; the server assumes one. */
export const useIsPhone = () => useSyncExternalStore(never, asksForFingers, () => true)
