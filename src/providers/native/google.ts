import type { Credential } from '../calls/session.ts'
import { nativeSignIn } from './plugins.ts'

/**
 * Signs in with the phone's Google account chooser (display name, email, account selection; spec 7.48). Our login
 * trusts only the identity token (docs/rules.md#identity).
 * @returns null when Google returned no user
 * @throws the plugin's error: cancelled, no network, no account
 */
export async function askGoogle(): Promise<Credential | null> {
  const { user, credential } = await nativeSignIn.signInWithGoogle()
  // The session is our server's. Left signed in, the phone would keep a second session and skip the account chooser
  // next time.
  await nativeSignIn.signOut().catch(() => undefined)
  if (!user || !credential?.idToken) return null
  return { token: credential.idToken, name: user.displayName ?? '', email: user.email ?? '' }
}
