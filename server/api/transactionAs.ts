import { currentActor, type RequestActor } from '../auth/actor.ts'
import { lockSession } from '../db/accounts/actors.ts'
import type { Executor } from '../db/connection/database.ts'
import type { Services } from '../services.ts'
import { unauthorized } from '../errors.ts'

/**
 * Runs a write in one transaction, with the rights its person has there: a body may take hours to arrive, and a right
 * that is withdrawn meanwhile must not be used (docs/safety.md#s17). `work` decides with the actor it is given, not with
 * that of the request. `lock` keeps what else the right depends on from changing, such as a page's owner. A visitor
 * stays one.
 * @throws ApiError 401 when the session has ended or the account is suspended
 */
export async function transactionAs<Who extends RequestActor | null, T>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  who: Who,
  work: (tx: Executor, who: Who) => Promise<T>,
  lock: (tx: Executor) => Promise<unknown> = () => Promise.resolve(),
): Promise<T> {
  return db.transaction(async (tx) => {
    if (who === null) {
      await lock(tx)
      return work(tx, who)
    }
    // The session before everything else, and the facts after all locks, so that they are those at the commit.
    await lockSession(tx, who.sessionId)
    await lock(tx)
    const now = await currentActor(tx, config, who)
    if (!now) throw unauthorized()
    return work(tx, now as Who)
  })
}
