import { ContentCopyRoundedIcon as CopyIcon } from '#src/elements/icons/acts.tsx'
import { ForumOutlinedIcon as ForumIcon } from '#src/elements/icons/frame.tsx'
import { PhoneInTalkOutlinedIcon as PhoneIcon } from '#src/elements/icons/channels.tsx'
import { IosShareRoundedIcon as ShareIcon } from '#src/elements/icons/acts.tsx'
import { useState } from 'react'
import { rewardPoints } from '#resources'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { messengerShareUrl, viberShareUrl } from '#src/externalUrls.ts'
import { shareLink } from '#src/paths.ts'
import { copyText, hasShareSheet, openShareSheet } from '#src/providers/device/clipboard.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import styles from './ShareOptions.module.css'

/**
 * The ways to share a link: the device's share sheet, Viber, Messenger (in this order, docs/rules.md#contact-order),
 * or the clipboard.
 */
export function ShareOptions({ path, title, text }: { path: string; title: string; text: string }) {
  const t = useAllMessages()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const [isShown, setShown] = useState(false)
  // The server's rendering knows neither the site's public address nor the device.
  const link = isHydrated ? shareLink(path, profile?.id) : ''
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
        <Button variant="outlined" href={viberShareUrl(`${text} ${link}`)} startIcon={<PhoneIcon aria-hidden />}>
          {t.page.viber}
        </Button>
        <Button variant="outlined" href={messengerShareUrl(link)} startIcon={<ForumIcon aria-hidden />}>
          {t.page.messenger}
        </Button>
        <Button variant="outlined" startIcon={<CopyIcon aria-hidden />} onClick={() => void copy()}>
          {t.share.copyLink}
        </Button>
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
