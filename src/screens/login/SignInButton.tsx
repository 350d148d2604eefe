import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { lazyPart, lazyPiece } from '#src/navigation/lazy.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { isNative, useConfig } from '#src/providers/config.ts'
import { RedButton } from './RedButton.tsx'
import type { SignIn } from './useSignIn.ts'

// In the server's document, which shows it as it is: drawn anew it would be the largest paint.
const GoogleButton = lazyPart(
  async () => (await import('./GoogleButton.tsx')).GoogleButton,
  <RedButton isSigningIn={false} disabled />,
)
const NativeButton = lazyPiece(async () => (await import('./NativeButton.tsx')).NativeButton)
const DemoChooser = lazyMui(async () => (await import('./DemoChooser.tsx')).DemoChooser)

/**
 * The sign-in button: Google in the browser, the phone's account chooser in the native shell. In demo mode a local
 * provider replaces Google (docs/rules.md#demo-mode), or stands below it when both are configured.
 */
export function SignInButton({ isSigningIn, signIn }: SignIn) {
  const t = useVisitingMessages()
  const { googleClientId, demo } = useConfig()
  if (googleClientId) {
    return (
      <>
        {isNative() ? (
          <Suspense fallback={<RedButton isSigningIn={isSigningIn} disabled />}>
            <NativeButton isSigningIn={isSigningIn} signIn={signIn} />
          </Suspense>
        ) : (
          <GoogleButton clientId={googleClientId} isSigningIn={isSigningIn} signIn={signIn} />
        )}
        {demo && (
          <WithDemo signIn={signIn}>
            {(open) => (
              <Button onClick={open} disabled={isSigningIn}>
                {t.login.demoHeading}
              </Button>
            )}
          </WithDemo>
        )}
      </>
    )
  }
  if (!demo) return <Text color="muted">{t.login.noProvider}</Text>
  return <WithDemo signIn={signIn}>{(open) => <RedButton isSigningIn={isSigningIn} onClick={open} />}</WithDemo>
}

interface WithDemoProps extends Pick<SignIn, 'signIn'> {
  children: (open: () => void) => ReactNode
}

function WithDemo({ signIn, children }: WithDemoProps) {
  const t = useVisitingMessages()
  const [isChoosing, setIsChoosing] = useState(false)
  const close = () => setIsChoosing(false)
  return (
    <>
      {children(() => setIsChoosing(true))}
      <Text variant="body2" color="muted" style={{ maxWidth: 420 }}>
        {t.shell.demoMode}
      </Text>
      {isChoosing && (
        <Suspense>
          <DemoChooser
            close={close}
            choose={(credential) => {
              close()
              signIn(credential)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
