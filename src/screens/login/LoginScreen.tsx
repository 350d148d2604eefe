import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import { Text } from '#src/elements/Text.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { Logo } from '#src/layout/frame/Header.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { lazyPiece } from '#src/layout/lazyPiece.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { isInternalPath, paths } from '#src/paths.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { isInAppBrowser } from './inAppBrowser.ts'
import { SignInButton } from './SignInButton.tsx'
import { useSignIn } from './useSignIn.ts'
import styles from './LoginScreen.module.css'

const UnsupportedBrowser = lazyPiece(async () => (await import('./UnsupportedBrowser.tsx')).UnsupportedBrowser)

/** Sign-in with a single Google button (spec 2.55 to 2.62). */
function LoginScreen() {
  const t = useAllMessages()
  useHead({ title: t.shell.login })
  const isHydrated = useIsHydrated()
  // Checked once on entry (spec 2.71), because the server does not know the browser.
  const [isUnsupported] = useState(() => typeof navigator !== 'undefined' && isInAppBrowser(navigator.userAgent))
  return (
    <Screen>
      {isHydrated && isUnsupported ? (
        <Suspense fallback={<SignIn />}>
          <UnsupportedBrowser />
        </Suspense>
      ) : (
        <SignIn />
      )}
    </Screen>
  )
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
    <div className={classNames(styles.middle, styles.signIn)}>
      <Logo size={96} />
      <Text className={styles.prompt} as="h1" variant="h3">
        {t.login.prompt}
      </Text>
      {profile ? (
        <Button to={paths.home} variant="contained">
          {t.shell.backToHome}
        </Button>
      ) : (
        <SignInButton isSigningIn={isSigningIn} signIn={signIn} />
      )}
      {searched && (
        <TextLink style={{ paddingBlock: 12 }} to={paths.search(decodeURIComponent(searched))}>
          {t.login.searchWithout}
        </TextLink>
      )}
      <Overlay open={isSigningIn} label={t.login.signingIn} />
    </div>
  )
}

export const screen: ScreenModule = { Screen: LoginScreen }
