import type { Resource } from '#resources'
import { currentActor, type RequestActor } from '../auth/actor.ts'
import { lockSession } from '../db/accounts/actors.ts'
import type { Columns, Executor, Query } from '../db/connection/database.ts'
import { sentTogether } from '../db/connection/sentTogether.ts'
import { findRecord } from '../db/records/records.ts'
import { noLongerThere } from '../db/records/uses.ts'
import { lockWithPages } from '../db/writing/lockWithPages.ts'
import type { Services } from '../http/services.ts'
import { unauthorized } from '../errors.ts'

/**
 * Runs a write in one transaction, with the rights its person has there: a body may take hours to arrive, and a right
 * that is withdrawn meanwhile must not be used (docs/safety.md#s17). `work` decides with the actor it is given, not with
 * that of the request. `lock` keeps what else the right depends on from changing, such as a page's owner: statements, or
 * a function where one needs the answer of another. A visitor stays one.
 * @throws ApiError 401 when the session has ended or the account is suspended
 */
export async function transactionAs<Who extends RequestActor | null, T>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  who: Who,
  work: (tx: Executor, who: Who) => Promise<T>,
  lock: readonly Query[] | ((tx: Executor) => Promise<unknown>) = [],
): Promise<T> {
  return db.transaction(async (tx) => {
    const sendLocks = async () => {
      if (typeof lock === 'function') await lock(tx)
      else await sentTogether(...lock.map((one) => tx.rows(one, 'write')))
    }
    if (who === null) {
      await sendLocks()
      return work(tx, who)
    }
    // The session before everything else, and the facts after all locks, so that they are those at the commit. A
    // connection does what it is sent in that order.
    const locked = sentTogether(lockSession(tx, who.sessionId), sendLocks())
    if (typeof lock === 'function') await locked
    const [, now] = await sentTogether(locked, currentActor(tx, config, who))
    if (!now) throw unauthorized()
    return work(tx, now as Who)
  })
}

/** The same for a write on one record, named by its id or as it was read, and locked with its pages. @throws ApiError 401, 404 */
export function transactionOn<T>(
  services: Pick<Services, 'db' | 'config'>,
  who: RequestActor,
  resource: Resource,
  record: number | (Columns & { readonly Id: number }),
  write: (tx: Executor, who: RequestActor, row: Columns) => Promise<T>,
): Promise<T> {
  let row: Columns | undefined
  const lock = async (tx: Executor) => {
    const found = typeof record === 'number' ? await findRecord(tx, resource, record) : record
    row = found && (await lockWithPages(tx, resource, found))
  }
  const work = async (tx: Executor, now: RequestActor) => {
    if (!row) throw await noLongerThere(tx, resource, typeof record === 'number' ? record : record.Id)
    return write(tx, now, row)
  }
  return transactionAs(services, who, work, lock)
}
