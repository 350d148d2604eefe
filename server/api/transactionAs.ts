import { currentActor, type RequestActor } from '../auth/actor.ts'
import { lockSession } from '../db/accounts/actors.ts'
import type { Executor, Query } from '../db/connection/database.ts'
import { sentTogether } from '../db/connection/sentTogether.ts'
import type { Services } from '../services.ts'
import { unauthorized } from '../errors.ts'

/**
 * Runs a write in one transaction, with the rights its person has there: a body may take hours to arrive, and a right
 * that is withdrawn meanwhile must not be used (docs/safety.md#s17). `work` decides with the actor it is given, not with
 * that of the request. `lock` keeps what else the right depends on from changing, such as a page's owner: statements, or
 * a function where one needs the answer of another. A visitor stays one.
 * `ahead` sends what the work needs whoever does it, together with the locks and after them.
 * @throws ApiError 401 when the session has ended or the account is suspended
 */
export async function transactionAs<Who extends RequestActor | null, T, A = undefined>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  who: Who,
  work: (tx: Executor, who: Who, ahead: Promise<A | undefined>) => Promise<T>,
  lock: readonly Query[] | ((tx: Executor) => Promise<unknown>) = [],
  ahead?: (tx: Executor) => Promise<A>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const sendLocks = async () => {
      if (typeof lock === 'function') await lock(tx)
      else await sentTogether(...lock.map((one) => tx.rows(one, 'write')))
    }
    if (who === null) {
      await sendLocks()
      return work(tx, who, Promise.resolve(ahead?.(tx)))
    }
    // The session before everything else, and the facts after all locks, so that they are those at the commit. A
    // connection does what it is sent in that order.
    const locked = sentTogether(lockSession(tx, who.sessionId), sendLocks())
    if (typeof lock === 'function') await locked
    const person = currentActor(tx, config, who)
    const sent = Promise.resolve(ahead?.(tx))
    // Whoever may not know of a failure does not hear of it: the work waits for it, or nobody does.
    sent.catch(() => undefined)
    const [, now] = await sentTogether(locked, person)
    if (!now) throw unauthorized()
    return work(tx, now as Who, sent)
  })
}
