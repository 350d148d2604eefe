import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google'
import { useToast } from '#src/layout/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { RedButton } from './RedButton.tsx'
import type { SignIn } from './useSignIn.ts'

/** Google's code flow in a window of its own; the server exchanges the code (stack.md: this button gives no identity token). */
export const GoogleButton = ({ clientId, ...rest }: SignIn & { clientId: string }) => (
  <GoogleOAuthProvider clientId={clientId}>
    <Button {...rest} />
  </GoogleOAuthProvider>
)

function Button({ isSigningIn, signIn }: SignIn) {
  const say = useMessages()
  const toast = useToast()
  const ask = useGoogleLogin({
    flow: 'auth-code',
    ux_mode: 'popup',
    select_account: true,
    // 'postmessage' is Google's word for "no redirect, the code came through a window".
    onSuccess: ({ code }) =>
      signIn(
        code ? Promise.resolve({ code, redirectUri: 'postmessage' }) : Promise.reject(new Error(say.login.noUser)),
      ),
    onError: () => toast(say.login.failed),
    onNonOAuthError: ({ type }) => {
      // Closing the window is no failure.
      if (type !== 'popup_closed') toast(say.login.failed)
    },
  })
  return <RedButton isSigningIn={isSigningIn} onClick={() => ask()} />
}
