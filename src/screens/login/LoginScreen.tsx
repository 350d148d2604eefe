import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { Logo } from '#src/layout/frame/Header.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { isInternalPath, paths } from '#src/paths.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { SignInButton } from './SignInButton.tsx'
import { isInAppBrowser, UnsupportedBrowser } from './UnsupportedBrowser.tsx'
import { useSignIn } from './useSignIn.ts'

/** Sign-in with a single Google button (spec 2.55 to 2.62). */
function LoginScreen() {
  const t = useAllMessages()
  useHead({ title: t.shell.login })
  const isHydrated = useIsHydrated()
  // Checked once on entry (spec 2.71), because the server does not know the browser.
  const [isUnsupported] = useState(() => typeof navigator !== 'undefined' && isInAppBrowser(navigator.userAgent))
  return <Screen>{isHydrated && isUnsupported ? <UnsupportedBrowser /> : <SignIn />}</Screen>
}

function SignIn() {
  const t = useAllMessages()
  const profile = useStoredProfile()
  const [search] = useSearchParams()
  const requestedNext = search.get('next')
  const next = requestedNext && isInternalPath(requestedNext) ? requestedNext : paths.home
  const { isSigningIn, signIn } = useSignIn(next)
  const searched = /^\/(?:page|product)\/search\/([^/?]+)/.exec(next)?.[1]
  return (
    <Box
      sx={{
        minHeight: '60dvh',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 3,
        textAlign: 'center',
      }}
    >
      <Logo size={96} />
      <Typography component="h1" variant="h3" sx={{ maxWidth: 360 }}>
        {t.login.prompt}
      </Typography>
      {profile ? (
        <Button component={RouterLink} to={paths.home} variant="contained">
          {t.shell.backToHome}
        </Button>
      ) : (
        <SignInButton isSigningIn={isSigningIn} signIn={signIn} />
      )}
      {searched && (
        <Link component={RouterLink} to={paths.search(decodeURIComponent(searched))} sx={{ py: 1.5 }}>
          {t.login.searchWithout}
        </Link>
      )}
      <Overlay open={isSigningIn} label={t.login.signingIn} />
    </Box>
  )
}

export const screen: ScreenModule = { Screen: LoginScreen }
