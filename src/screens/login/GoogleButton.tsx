import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google'
import { useRef, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import type { Credential } from '#src/providers/calls/session.ts'
import { RedButton } from './RedButton.tsx'
import type { SignIn } from './useSignIn.ts'

type ScriptState = 'coming' | 'there' | 'failed'

/** Google's code flow in a window of its own; the server exchanges the code (this button gives no identity token, docs/decisions/sign-in-button.md). */
export function GoogleButton({ clientId, ...rest }: SignIn & { clientId: string }) {
  const [script, setScript] = useState<ScriptState>('coming')
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    setScript('coming')
    setAttempt(attempt + 1)
  }
  return (
    // A script that did not come is asked for anew by a provider made anew.
    <GoogleOAuthProvider
      key={attempt}
      clientId={clientId}
      onScriptLoadSuccess={() => setScript('there')}
      onScriptLoadError={() => setScript('failed')}
    >
      <Button {...rest} script={script} retry={retry} />
    </GoogleOAuthProvider>
  )
}

interface Waiting {
  resolve: (credential: Credential) => void
  reject: (reason: Error) => void
}

function Button({ isSigningIn, signIn, script, retry }: SignIn & { script: ScriptState; retry: () => void }) {
  const t = useMessages()
  const waiting = useRef<Waiting>(null)
  const fail = (reason: string) => waiting.current?.reject(new Error(reason))
  const ask = useGoogleLogin({
    flow: 'auth-code',
    ux_mode: 'popup',
    // With account-selection prompting (spec 7.48).
    select_account: true,
    // 'postmessage' is Google's word for "no redirect, the code came through a window".
    onSuccess: ({ code }) =>
      code ? waiting.current?.resolve({ code, redirectUri: 'postmessage' }) : fail(t.login.noUser),
    onError: ({ error }) => fail(error ?? t.login.noUser),
    onNonOAuthError: ({ type }) => fail(type),
  })
  const start = () => {
    if (script === 'failed') {
      retry()
      signIn(Promise.reject(new Error('Google’s script did not come')))
      return
    }
    // Within the tap itself: browsers open a window for nothing else.
    signIn(
      new Promise((resolve, reject) => {
        waiting.current = { resolve, reject }
        ask()
      }),
    )
  }
  return <RedButton isSigningIn={isSigningIn} disabled={script === 'coming'} onClick={start} />
}
