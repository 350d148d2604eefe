import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { Logo } from '#src/layout/frame/Header.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'

/**
 * Shown instead of the login in browsers inside other apps (spec 2.63 to 2.71), with two ways to continue
 * (docs/rules.md#in-app-browsers).
 */
export function UnsupportedBrowser() {
  const t = useAllMessages()
  const toast = useToast()
  const address = window.location.href
  const field = useRef<HTMLInputElement>(null)
  const intent = browserIntent(navigator.userAgent, address)
  return (
    <Box
      sx={{
        minHeight: '60dvh',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 2,
        textAlign: 'center',
      }}
    >
      <Logo size={72} />
      <Typography component="h1" variant="h2">
        {t.login.unsupportedTitle}
      </Typography>
      <Typography sx={{ maxWidth: 420 }}>{t.login.unsupportedBody}</Typography>
      <OutlinedInput
        fullWidth
        readOnly
        value={address}
        inputRef={field}
        inputProps={{ 'aria-label': t.login.address }}
        onFocus={(event) => event.target.select()}
        sx={{ maxWidth: 420 }}
      />
      <Button
        variant="contained"
        onClick={() => void copy(address, field.current).then((done) => done && toast(t.page.linkCopied))}
      >
        {t.login.copyLink}
      </Button>
      {intent && (
        <Button variant="outlined" href={intent}>
          {t.login.openInBrowser}
        </Button>
      )}
    </Box>
  )
}

/**
 * In-app browsers often refuse the Clipboard API: then it copies from the selected text field, which stays selected
 * for copying by hand.
 */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}

// Matched in any letter case (spec 9.22 to 9.27). LINE is recognized by `Line/` only (docs/rules.md#in-app-browsers),
// because other user agents contain `line` too.
const inAppMarkers = /FBAN|FBAV|Instagram|Line\/|Snapchat|LinkedIn/i

/** Facebook, Instagram, LINE, Snapchat and LinkedIn open links in their own browsers, where Google refuses sign-in. */
export const isInAppBrowser = (userAgent: string) => inAppMarkers.test(userAgent)

/** On Android, an intent address that opens the phone's browser; null elsewhere. */
export function browserIntent(userAgent: string, address: string): string | null {
  if (!/Android/i.test(userAgent)) return null
  const { host, pathname, search, protocol } = new URL(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
