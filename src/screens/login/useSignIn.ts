import { useState } from 'react'
import type { CaseReason } from '#resources/case.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { appHistory } from '#src/navigation/history.ts'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { ApiError } from '#src/providers/ApiError.ts'
import { endSession } from '#src/providers/sessionEnd.ts'
import { loadBlocked } from '#src/providers/device/blocked.ts'
import type { Appealed } from '#src/providers/calls/cases.ts'
import type { Credential } from '#src/providers/calls/session.ts'
import { loadForAct } from '#src/providers/device/reload.ts'
import { agreeToInterrupted } from '#src/providers/device/interrupted.ts'
import { storeNotice } from '#src/providers/device/storage.ts'

/** Why and until when somebody is kept out, in the answer to their sign-in. */
export interface Suspension {
  readonly reason: CaseReason | null
  readonly until: string | null
  /** Null: there is no appeal any more, or none yet. */
  readonly appealToken: string | null
  /** Until when one may appeal. */
  readonly appealUntil?: string | null
  /** What has become of the appeal. */
  readonly appeal?: Appealed | null
}

const suspensionIn = (error: unknown): Suspension | null => {
  const answer =
    error instanceof ApiError && error.status === 403 ? (error.current as Suspension | undefined) : undefined
  return answer && 'appealToken' in answer ? answer : null
}

/**
 * Idle → signing in → success (stores token and profile, toast, loads `next`) or failure (toast, session cleared);
 * the flag is reset in both cases (spec 4.01 to 4.09).
 */
export function useSignIn(next: string) {
  const t = useVisitingMessages()
  const toast = useToast()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [suspension, setSuspension] = useState<Suspension | null>(null)
  const signIn = async (credential: Promise<Credential>) => {
    setIsSigningIn(true)
    setSuspension(null)
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
      const refused = suspensionIn(error)
      setSuspension(refused)
      if (!refused) toast(t.login.failed)
    } finally {
      setIsSigningIn(false)
    }
  }
  return { isSigningIn, suspension, signIn: (credential: Promise<Credential>) => void signIn(credential) }
}
export type SignIn = Omit<ReturnType<typeof useSignIn>, 'suspension'>
