import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import PhoneIcon from '@mui/icons-material/PhoneInTalkOutlined'
import ShareIcon from '@mui/icons-material/IosShareRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { rewardPoints } from '#resources'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { messengerShareUrl, viberShareUrl } from '#src/externalUrls.ts'
import { shareLink } from '#src/paths.ts'
import { copyText, hasShareSheet, openShareSheet } from '#src/providers/device/clipboard.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'

/**
 * The ways to share a link: the device's share sheet, Viber, Messenger (in this order, docs/rules.md#contact-order),
 * or the clipboard.
 */
export function ShareOptions({ path, title, text }: { path: string; title: string; text: string }) {
  const t = useMessages()
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
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
      </Box>
      {isShown && (
        <Box role="status">
          <Typography variant="body2">{t.share.copyFailed}</Typography>
          <OutlinedInput
            fullWidth
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': t.share.linkToShare }}
          />
        </Box>
      )}
      {profile && (
        <Typography variant="body2" color="text.secondary">
          {t.share.sharePoints({ points: rewardPoints.shareOpened.points })}
        </Typography>
      )}
    </Box>
  )
}
