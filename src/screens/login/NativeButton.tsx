import { useMessages } from '#src/messages/index.ts'
import { askGoogle } from '#src/providers/native/google.ts'
import type { Credential } from '#src/providers/calls/session.ts'
import { RedButton } from './RedButton.tsx'
import type { SignIn } from './useSignIn.ts'

/** In the native shell, where Google refuses its web sign-in: the phone's own account chooser (spec 7.48). */
export function NativeButton({ isSigningIn, signIn }: SignIn) {
  const t = useMessages()
  const ask = async (): Promise<Credential> => {
    const credential = await askGoogle()
    if (!credential) throw new Error(t.login.noUser)
    return credential
  }
  return <RedButton isSigningIn={isSigningIn} onClick={() => signIn(ask())} />
}
