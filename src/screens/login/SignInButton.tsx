import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { RedButton } from './RedButton.tsx'
import type { SignIn } from './useSignIn.ts'

const GoogleButton = lazy(() => import('./GoogleButton.tsx').then(({ GoogleButton }) => ({ default: GoogleButton })))
const DemoChooser = lazy(() => import('./DemoChooser.tsx').then(({ DemoChooser }) => ({ default: DemoChooser })))

/** The one button. With a Google client it asks Google; in demo mode a local provider that stands in for it (contract section 3). */
export function SignInButton({ isSigningIn, signIn }: SignIn) {
  const say = useMessages()
  const { googleClientId, demo } = useConfig()
  const [isChoosing, setIsChoosing] = useState(false)
  if (googleClientId) {
    return (
      <Suspense fallback={<RedButton isSigningIn={isSigningIn} disabled />}>
        <GoogleButton clientId={googleClientId} isSigningIn={isSigningIn} signIn={signIn} />
      </Suspense>
    )
  }
  if (!demo) return <Typography color="text.secondary">{say.login.noProvider}</Typography>
  return (
    <>
      <RedButton isSigningIn={isSigningIn} onClick={() => setIsChoosing(true)} />
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 420 }}>
        {say.shell.demoMode}
      </Typography>
      {isChoosing && (
        <Suspense>
          <DemoChooser
            close={() => setIsChoosing(false)}
            choose={(credential) => {
              setIsChoosing(false)
              signIn(credential)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
