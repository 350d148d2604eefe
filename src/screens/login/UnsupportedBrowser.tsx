import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { Logo } from '#src/layout/frame/Header.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'

/** Shown instead of the login inside other apps (spec 2.63 to 2.71), with two ways out (docs/rules.md#in-app-browsers). */
export function UnsupportedBrowser() {
  const t = useMessages()
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

/** Browsers inside other apps often refuse the clipboard: then by the old way, else the address stands there marked. */
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

// Whatever their case (spec 9.22 to 9.27). Only `Line/` is LINE (docs/rules.md#in-app-browsers): `line` alone stands in other agents too.
const markers = /FBAN|FBAV|Instagram|Line\/|Snapchat|LinkedIn/i

/** Facebook, Instagram, LINE, Snapchat, LinkedIn show pages in a browser of their own, where Google refuses sign-in. */
export const isInAppBrowser = (userAgent: string) => markers.test(userAgent)

/** Android takes an address that opens in the phone's browser instead; null elsewhere. */
export function browserIntent(userAgent: string, address: string): string | null {
  if (!/Android/i.test(userAgent)) return null
  const { host, pathname, search, protocol } = new URL(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
