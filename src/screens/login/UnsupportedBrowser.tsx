import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Logo } from '#src/layout/Logo.tsx'
import { useToast } from '#src/layout/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { browserIntent } from './inAppBrowser.ts'

/** Shown instead of the login inside other apps (spec section 2), with two ways out (contract section 4). */
export function UnsupportedBrowser() {
  const say = useMessages()
  const toast = useToast()
  const address = window.location.href
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
        {say.login.unsupportedTitle}
      </Typography>
      <Typography sx={{ maxWidth: 420 }}>{say.login.unsupportedBody}</Typography>
      <Button
        variant="contained"
        onClick={() => void navigator.clipboard.writeText(address).then(() => toast(say.page.linkCopied))}
      >
        {say.login.copyLink}
      </Button>
      {intent && (
        <Button variant="outlined" href={intent}>
          {say.login.openInBrowser}
        </Button>
      )}
    </Box>
  )
}
