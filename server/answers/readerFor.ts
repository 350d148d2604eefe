import { isPublic, type Resource } from '#resources'
import type { RequestActor } from '../auth/actor.ts'
import type { Database, Reader } from '../db/connection/database.ts'

/**
 * What this person's reads of a resource are asked of: public records a replica, if there is one, but nobody misses there what
 * they have just written (docs/decisions/replicas.md).
 */
export function readerFor(db: Database, resource: Resource, who: RequestActor | null): Reader | Promise<Reader> {
  if (!isPublic(resource)) return { db, isFresh: true }
  return db.reader(who?.hasJustWritten === true ? 'main' : undefined)
}
