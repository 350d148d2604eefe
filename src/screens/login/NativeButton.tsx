import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { askGoogle } from '#src/providers/native/google.ts'
import type { Credential } from '#src/providers/calls/session.ts'
import { RedButton } from './RedButton.tsx'
import type { SignIn } from './useSignIn.ts'

/** Sign-in in the native shell, where Google refuses its web flow: the phone's account chooser (spec 7.48). */
export function NativeButton({ isSigningIn, signIn }: SignIn) {
  const t = useVisitingMessages()
  const getCredential = async (): Promise<Credential> => {
    const credential = await askGoogle()
    if (!credential) throw new Error(t.login.noUser)
    return credential
  }
  return <RedButton isSigningIn={isSigningIn} onClick={() => signIn(getCredential())} />
}
