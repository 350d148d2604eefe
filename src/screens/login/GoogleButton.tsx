import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google'
import { useRef, useState } from 'react'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import type { Credential } from '#src/providers/calls/session.ts'
import { RedButton } from './RedButton.tsx'
import type { SignIn } from './useSignIn.ts'

type ScriptState = 'loading' | 'loaded' | 'failed'

/**
 * Google's authorization code flow in a popup; the server exchanges the code (this button returns no identity token,
 * docs/decisions/sign-in-button.md).
 */
export function GoogleButton({ clientId, ...rest }: SignIn & { clientId: string }) {
  const [script, setScript] = useState<ScriptState>('loading')
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    setScript('loading')
    setAttempt(attempt + 1)
  }
  return (
    // After a failed script load, a new key remounts the provider, which loads the script again.
    <GoogleOAuthProvider
      key={attempt}
      clientId={clientId}
      onScriptLoadSuccess={() => setScript('loaded')}
      onScriptLoadError={() => setScript('failed')}
    >
      <Button {...rest} script={script} retry={retry} />
    </GoogleOAuthProvider>
  )
}

interface PendingSignIn {
  resolve: (credential: Credential) => void
  reject: (reason: Error) => void
}

function Button({ isSigningIn, signIn, script, retry }: SignIn & { script: ScriptState; retry: () => void }) {
  const t = useVisitingMessages()
  const pending = useRef<PendingSignIn>(null)
  const fail = (reason: string) => pending.current?.reject(new Error(reason))
  const openPopup = useGoogleLogin({
    flow: 'auth-code',
    ux_mode: 'popup',
    // Google shows its account chooser (spec 7.48).
    select_account: true,
    // 'postmessage' is Google's redirect URI for codes delivered through a popup.
    onSuccess: ({ code }) =>
      code ? pending.current?.resolve({ code, redirectUri: 'postmessage' }) : fail(t.login.noUser),
    onError: ({ error }) => fail(error ?? t.login.noUser),
    onNonOAuthError: ({ type }) => fail(type),
  })
  const start = () => {
    if (script === 'failed') {
      retry()
      signIn(Promise.reject(new Error('Google’s script did not come')))
      return
    }
    // Called directly in the click handler, because browsers block other popups.
    signIn(
      new Promise((resolve, reject) => {
        pending.current = { resolve, reject }
        openPopup()
      }),
    )
  }
  return <RedButton isSigningIn={isSigningIn} disabled={script === 'loading'} onClick={start} />
}
