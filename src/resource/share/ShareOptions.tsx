import { IosShareRoundedIcon as ShareIcon } from '#src/elements/icons/acts.tsx'
import { ContentCopyRoundedIcon as CopyIcon } from '#src/elements/icons/frame.tsx'
import { ForumOutlinedIcon as ForumIcon } from '#src/elements/icons/frame.tsx'
import { PhoneInTalkOutlinedIcon as PhoneIcon } from '#src/elements/icons/channels.tsx'
import { SendOutlinedIcon as SendIcon } from '#src/elements/icons/channels.tsx'
import { useId, useState } from 'react'
import { rewardPoints } from '#resources'
import { channelsBy, usualContacts } from '#resources/channels.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { messengerShareUrl, telegramShareUrl, viberShareUrl } from '#src/externalUrls.ts'
import { shareLink } from '#src/paths.ts'
import { useConfig } from '#src/providers/config.ts'
import { copyText, hasShareSheet, openShareSheet } from '#src/providers/device/clipboard.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import styles from './ShareOptions.module.css'

const icons = { viber: PhoneIcon, telegram: SendIcon, messenger: ForumIcon }

interface WayProps {
  readonly app: keyof typeof icons
  readonly href: string
  /** of the note that it is blocked */
  readonly noteId?: string
}

function Way({ app, href, noteId }: WayProps) {
  const t = useVisitingMessages()
  const Icon = icons[app]
  return (
    <Button
      variant="outlined"
      href={href}
      startIcon={<Icon aria-hidden />}
      {...(/^https?:/.test(href) && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(noteId && { color: 'inherit' as const, 'aria-describedby': noteId })}
    >
      {t.page[app]}
    </Button>
  )
}

/**
 * The ways to share a link: the device's share sheet, the messengers in the order of contacts, the clipboard, and last what is
 * blocked in Myanmar, which says so (docs/rules.md#contact-order).
 */
export function ShareOptions({ path, title, text }: { path: string; title: string; text: string }) {
  const t = useVisitingMessages()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const [isShown, setShown] = useState(false)
  const noteId = useId()
  // The server's rendering knows neither the site's public address nor the device.
  const link = isHydrated ? shareLink(path, profile?.id) : ''
  const { contacts = usualContacts } = useConfig()
  const ways = {
    viber: viberShareUrl(`${text} ${link}`),
    telegram: telegramShareUrl(link, text),
    messenger: messengerShareUrl(link),
  }
  const apps = channelsBy(contacts).filter((channel) => channel in ways) as readonly (keyof typeof ways)[]
  const open = apps.filter((app) => !contacts.blocked.includes(app))
  const closed = apps.filter((app) => contacts.blocked.includes(app))
  const copy = async () => {
    if (await copyText(link)) toast(t.page.linkCopied)
    else setShown(true)
  }
  return (
    <div className={styles.options}>
      <div className={styles.ways}>
        {isHydrated && hasShareSheet() && (
          <Button
            variant="contained"
            startIcon={<ShareIcon aria-hidden />}
            onClick={() => void openShareSheet({ title, text, url: link }).catch(() => copy())}
          >
            {t.share.shareVia}
          </Button>
        )}
        {open.map((app) => (
          <Way key={app} app={app} href={ways[app]} />
        ))}
        <Button variant="outlined" startIcon={<CopyIcon aria-hidden />} onClick={() => void copy()}>
          {t.share.copyLink}
        </Button>
        {closed.map((app) => (
          <div key={app} className={styles.blocked}>
            <Way app={app} href={ways[app]} noteId={`${noteId}-${app}`} />
            <Text id={`${noteId}-${app}`} as="span" variant="body2" color="muted">
              {t.page.needsVpn}
            </Text>
          </div>
        ))}
      </div>
      {isShown && (
        <div role="status">
          <Text variant="body2">{t.share.copyFailed}</Text>
          <input
            className={styles.link}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            aria-label={t.share.linkToShare}
          />
        </div>
      )}
      {profile && (
        <Text variant="body2" color="muted">
          {t.share.sharePoints({ points: rewardPoints.shareOpened.points })}
        </Text>
      )}
    </div>
  )
}
