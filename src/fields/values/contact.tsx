import { CallOutlinedIcon as CallIcon } from '#src/elements/icons/channels.tsx'
import { ChatBubbleOutlineIcon as ChatIcon } from '#src/elements/icons/channels.tsx'
import { ContentCopyRoundedIcon as CopyIcon } from '#src/elements/icons/frame.tsx'
import { DirectionsOutlinedIcon as DirectionsIcon } from '#src/elements/icons/channels.tsx'
import { ForumOutlinedIcon as ForumIcon } from '#src/elements/icons/frame.tsx'
import { LanguageOutlinedIcon as LinkIcon } from '#src/elements/icons/channels.tsx'
import { MailOutlinedIcon as MailIcon } from '#src/elements/icons/channels.tsx'
import { PublicOutlinedIcon as PublicIcon } from '#src/elements/icons/channels.tsx'
import { SendOutlinedIcon as SendIcon } from '#src/elements/icons/channels.tsx'
import { SmsOutlinedIcon as SmsIcon } from '#src/elements/icons/channels.tsx'
import { WorkOutlinedIcon as WorkIcon } from '#src/elements/icons/channels.tsx'
import { PermPhoneMsgOutlinedIcon as PermPhoneIcon } from '#src/elements/icons/channels.tsx'
import { useSyncExternalStore } from 'react'
import { useCopy } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import type { Message } from '#src/externalUrls.ts'
import type { Digits } from '#resources/text/language.ts'
import { contactRows } from './contactChannels.ts'
import { usualContacts, type Contacts } from '#resources/channels.ts'
import { useConfig } from '#src/providers/config.ts'
import { quickContacts } from './mergeRows.ts'
import type { Alternative, Channel, ContactRow } from './contactRow.ts'
import { Button, IconButton } from '#src/elements/Button.tsx'
import type { Icon } from '#src/elements/icons/svgIcon.tsx'
import styles from './contactRows.css?inline'

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
export const alternativeIcons: Record<Alternative['app'], Icon> = {
  viber: PermPhoneIcon,
  telegram: SendIcon,
  whatsApp: SmsIcon,
  sms: SmsIcon,
}

const isBlocked = ({ blocked }: Contacts, channel: Channel | Alternative['app']) =>
  (blocked as readonly string[]).includes(channel)

interface ContactRowsProps {
  readonly page: object
  /** the initial text of an email or chat */
  readonly message?: Message
}

/**
 * A page's contact channels, one row each with icon and action (docs/rules.md#contact-order). Nothing when it has
 * none.
 */
export function ContactRows({ page, message }: ContactRowsProps) {
  const { rows, isPhone, contacts } = useContactRows(page, message)
  if (rows.length === 0) return null
  return (
    <>
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{styles}</style>
      <ul className="contact-rows">
        {rows.map((row) => (
          <li key={`${row.channel} ${row.shown}`} className="contact-row-item">
            <Row {...{ row, isPhone, contacts }} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A page's contact rows on this device, in the reader's digits. */
export function useContactRows(page: ContactRowsProps['page'], message: Message | undefined) {
  const isPhone = useIsPhone()
  const { digits } = useLanguage()
  const { contacts = usualContacts } = useConfig()
  const known = lastRows.get(page)
  if (known?.isPhone === isPhone && known.digits === digits && known.message === message && known.contacts === contacts)
    return known
  const rows = contactRows({ ...page }, { isPhone, digits, message, contacts })
  const made = { rows, isPhone, digits, message, contacts }
  lastRows.set(page, made)
  return made
}

interface LastRows {
  rows: readonly ContactRow[]
  isPhone: boolean
  digits: Digits
  message: Message | undefined
  contacts: Contacts
}
/** Of a page, whose screen shows them twice. */
const lastRows = new WeakMap<object, LastRows>()

/** What a thumb reaches first of a page. */
export function useQuickContacts(page: ContactRowsProps['page'], message?: Message | undefined) {
  const { rows, contacts } = useContactRows(page, message)
  return quickContacts(rows, contacts)
}

interface RowProps {
  readonly row: ContactRow
  readonly isPhone: boolean
  readonly contacts: Contacts
}

function Row({ row, isPhone, contacts }: RowProps) {
  const t = useMessages()
  const copy = useCopy()
  const { shown, copyText: copied, alternatives: also } = row
  const blocked = also.filter(({ app }) => isBlocked(contacts, app))
  return (
    <>
      <div className="contact-row">
        <ContactLink {...{ row, isPhone, contacts }} />
        {copied !== null && (
          <IconButton
            className="contact-row-copy"
            aria-label={t.page.copy({ text: shown })}
            onClick={() => void copy(copied, shown)}
          >
            <CopyIcon aria-hidden size="small" />
          </IconButton>
        )}
      </div>
      {also.length > 0 && (
        <div className="contact-row-alternatives">
          {also.map(({ app, href }) => {
            const Icon = alternativeIcons[app]
            const note = isBlocked(contacts, app) ? `, ${t.page.needsVpn}` : ''
            return (
              <Button
                className="contact-row-alternative"
                key={app}
                href={href}
                variant="outlined"
                startIcon={<Icon aria-hidden />}
                aria-label={`${t.page[app]}: ${shown}${note}`}
                {...externalLinkProps(href)}
              >
                {t.page[app]}
              </Button>
            )
          })}
          {blocked.length > 0 && (
            <span className="contact-row-note" aria-hidden>
              {`${blocked.map(({ app }) => t.page[app]).join(', ')}: ${t.page.needsVpn}`}
            </span>
          )}
        </div>
      )}
    </>
  )
}

/** The row's main link, or its text where there is nothing to tap. */
function ContactLink({ row: { channel, shown, href, copyText: copied }, isPhone, contacts }: RowProps) {
  const t = useMessages()
  const copy = useCopy()
  const Icon = icons[channel]
  const blocked = isBlocked(contacts, channel)
  const content = (
    <>
      <span className={blocked ? 'contact-row-blocked-icon' : 'contact-row-icon'}>
        <Icon />
      </span>
      <span className="contact-row-words">
        <b>{t.page[channel]}</b>
        <span className="contact-row-shown">
          <span>{shown}</span>
          {blocked && <span className="contact-row-note">{t.page.needsVpn}</span>}
        </span>
      </span>
    </>
  )
  if (href === null) return <div className="contact-row-text">{content}</div>
  // Computers seldom place calls, so a click also copies the number.
  const copiedOnClick = !isPhone && channel === 'call' ? copied : null
  return (
    <a
      className="contact-row-link"
      href={href}
      {...(copiedOnClick === null ? {} : { onClick: () => void copy(copiedOnClick, shown) })}
      {...externalLinkProps(href)}
    >
      {content}
    </a>
  )
}

/** Props of a link to another site: no referrer, no ranking. */
export const externalLinkProps = (href: string) =>
  /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {}

const never = () => () => {}
const asksForFingers = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(hover: none) and (pointer: coarse)').matches

/** Whether the device is a phone or tablet that can place calls; the server assumes one. */
const useIsPhone = () => useSyncExternalStore(never, asksForFingers, () => true)
