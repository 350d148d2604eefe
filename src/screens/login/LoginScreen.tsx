import { Suspense, useState } from 'react'
import { parsePath, useSearchParams } from 'react-router'
import { isManaged, registry } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Logo } from '#src/layout/frame/Header.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { headingId, useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { homeFollowing, internalPathOf, isWithin, paths } from '#src/paths.ts'
import { onlyFilters, withParameters } from '#src/providers/calls/search.ts'
import { isNative } from '#src/providers/config.ts'
import { findInterrupted } from '#src/providers/device/interrupted.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { isInAppBrowser } from './inAppBrowser.ts'
import { SignInButton } from './SignInButton.tsx'
import { useSignIn } from './useSignIn.ts'

const UnsupportedBrowser = lazyPiece(async () => (await import('./UnsupportedBrowser.tsx')).UnsupportedBrowser)

const Suspended = lazyMui(async () => (await import('./Suspended.tsx')).Suspended)

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
          // On a low screen it begins below the header.
          paddingBlock: 24,
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
  const { isSigningIn, suspension, signIn } = useSignIn(next)
  const reason = useReason(next)
  const searched = readSearch(next)
  return (
    <>
      <Logo size={96} />
      <div style={{ display: 'grid', gap: 8, maxWidth: 360 }}>
        <Text as="h1" id={headingId} {...(reason ? { variant: 'body2', color: 'muted' } : { variant: 'h3' })}>
          {t.login.prompt}
        </Text>
        {reason && (
          <Text as="p" variant="h3">
            {reason}
          </Text>
        )}
      </div>
      {profile ? (
        <Button to={paths.home} variant="contained">
          {t.shell.backToHome}
        </Button>
      ) : (
        <SignInButton isSigningIn={isSigningIn} signIn={signIn} />
      )}
      {suspension && (
        <Suspense fallback={null}>
          <Suspended suspension={suspension} />
        </Suspense>
      )}
      {searched && (
        <Button to={searched.without} variant="outlined">
          {t.login.searchWithout}
        </Button>
      )}
      <Overlay open={isSigningIn} label={t.login.signingIn} />
    </>
  )
}

/** Why it asks: for what was interrupted, or for the screen it stands before. */
function useReason(next: string): string | undefined {
  const t = useVisitingMessages()
  const isHydrated = useIsHydrated()
  const interrupted = isHydrated ? findInterrupted(next) : null
  if (interrupted?.act === 'follow') return t.login.toFollow(interrupted)
  if (interrupted?.act === 'rate') return t.login.toRate(interrupted)
  if (interrupted?.act === 'stillHere') return t.login.toSayStillHere(interrupted)
  if (interrupted?.act === 'comment') return t.login.toComment
  const searched = readSearch(next)
  if (searched) return t.login.toSearch(searched)
  if (next === homeFollowing) return t.login.toSeeFollowed
  const { pathname = '' } = parsePath(next)
  const isIn = (path: string) => isWithin(path, pathname)
  if (isIn(paths.create('page'))) return t.login.toMakePage
  if (isIn(paths.pageClaim())) return t.login.toClaim
  if (isIn(paths.profile)) return t.login.toOpenProfile
  if (isIn(paths.reward)) return t.login.toSeePoints
  const isManaging = isIn(paths.manage) || [...registry.values()].some((one) => isManaged(one) && isIn(`/${one.name}`))
  return isManaging ? t.login.toManage : undefined
}

/** The search that the login stands before, and the same in the search that needs none, with its part and its filters. */
function readSearch(next: string): { text: string; without: string } | null {
  const [, source, segment, query] = /^\/(page|product)\/search\/([^/?#]+)(\?[^#]*)?/.exec(next) ?? []
  if (!source || !segment) return null
  const text = decodeURIComponent(segment)
  const filters = new URLSearchParams(onlyFilters(new URLSearchParams(query)))
  return {
    text,
    without: `${paths.search()}?${withParameters(filters, { q: text, in: source === 'page' ? undefined : source })}`,
  }
}

export const screen: ScreenModule = { Screen: LoginScreen }
