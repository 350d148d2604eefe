import { useState } from 'react'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { appHistory } from '#src/navigation/history.ts'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { endSession } from '#src/providers/sessionEnd.ts'
import { loadBlocked } from '#src/providers/device/blocked.ts'
import type { Credential } from '#src/providers/calls/session.ts'
import { loadForAct } from '#src/providers/device/reload.ts'
import { agreeToInterrupted } from '#src/providers/device/interrupted.ts'
import { storeNotice } from '#src/providers/device/storage.ts'

/**
 * Idle → signing in → success (stores token and profile, toast, loads `next`) or failure (toast, session cleared);
 * the flag is reset in both cases (spec 4.01 to 4.09).
 */
export function useSignIn(next: string) {
  const t = useVisitingMessages()
  const toast = useToast()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const signIn = async (credential: Promise<Credential>) => {
    setIsSigningIn(true)
    try {
      // The call's code comes while the person chooses an account.
      const [{ login, chooseOnlyPage }, chosen] = await Promise.all([
        loadForAct(() => import('#src/providers/calls/session.ts')),
        credential,
      ])
      const { Email } = await login(chosen)
      // Before the next screen paints. Without an answer the server's lists still leave out blocked pages, and a page is chosen
      // by hand.
      const [, pages] = await Promise.allSettled([loadBlocked(), chooseOnlyPage(Email)])
      // The page load would cut the toast short, so it is shown on the next screen.
      storeNotice(t.login.success)
      // Back leads to where one was before.
      const interrupted = agreeToInterrupted(next)
      const hasPage = pages.status === 'fulfilled' && pages.value
      // Who has a page comments at once; who has none makes one first.
      const where = interrupted?.act === 'comment' && hasPage ? interrupted.on : next
      appHistory.beforeDocument(() => window.location.replace(where))
    } catch (error) {
      console.warn(error)
      endSession('quiet')
      toast(t.login.failed)
    } finally {
      setIsSigningIn(false)
    }
  }
  return { isSigningIn, signIn: (credential: Promise<Credential>) => void signIn(credential) }
}
export type SignIn = ReturnType<typeof useSignIn>
