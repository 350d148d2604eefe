import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { Logo } from '#src/layout/frame/Header.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { headingId, useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { internalPathOf, paths } from '#src/paths.ts'
import { isNative } from '#src/providers/config.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { isInAppBrowser } from './inAppBrowser.ts'
import { SignInButton } from './SignInButton.tsx'
import { useSignIn } from './useSignIn.ts'

const UnsupportedBrowser = lazyPiece(async () => (await import('./UnsupportedBrowser.tsx')).UnsupportedBrowser)

/** Sign-in with a single Google button (spec 2.55 to 2.62). */
function LoginScreen() {
  const t = useVisitingMessages()
  useHead({ title: t.shell.login })
  const isHydrated = useIsHydrated()
  // Checked once on entry (spec 2.71), because the server does not know the browser.
  const [isUnsupported] = useState(
    () => typeof navigator !== 'undefined' && !isNative() && isInAppBrowser(navigator.userAgent),
  )
  return (
    <Screen>
      <div
        style={{
          minHeight: 'calc(60 * var(--vh))',
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          gap: 24,
          textAlign: 'center',
        }}
      >
        {isHydrated && isUnsupported ? (
          <Suspense fallback={<SignIn />}>
            <UnsupportedBrowser />
          </Suspense>
        ) : (
          <SignIn />
        )}
      </div>
    </Screen>
  )
}

function SignIn() {
  const t = useVisitingMessages()
  const profile = useStoredProfile()
  const [search] = useSearchParams()
  const asked = search.get('next')
  const next = (asked && internalPathOf(asked)) || paths.home
  const { isSigningIn, signIn } = useSignIn(next)
  const searched = /^\/(?:page|product)\/search\/([^/?]+)/.exec(next)?.[1]
  return (
    <>
      <Logo size={96} />
      <Text as="h1" id={headingId} variant="h3" style={{ maxWidth: 360 }}>
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
    </>
  )
}

export const screen: ScreenModule = { Screen: LoginScreen }
