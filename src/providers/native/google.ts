import type { Credential } from '../calls/session.ts'
import { nativeSignIn } from './plugins.ts'

/**
 * Asks Google through the phone's own account chooser (displayName and e-mail, account selection; spec 7.48). The
 * identity token goes to our login, which believes nothing else of it (docs/rules.md#identity).
 * @returns null when Google returned no user
 * @throws whatever the plugin says: closed, no network, no account
 */
export async function askGoogle(): Promise<Credential | null> {
  const { user, credential } = await nativeSignIn.signInWithGoogle()
  // Our session is the server's. Left signed in, the phone would keep a second one, and not ask for the account again.
  await nativeSignIn.signOut().catch(() => undefined)
  if (!user || !credential?.idToken) return null
  return { token: credential.idToken, name: user.displayName ?? '', email: user.email ?? '' }
}
