import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'

interface Remembered<T> {
  value: Promise<T>
  /** When that was asked for, or its successor (`performance.now()`). */
  askedAt: number
}

/**
 * What is read of a source and changes little, remembered by this process for each database and source. After so long it is read
 * again, beside the searches that go on with what was read before: nobody waits for it but the first.
 */
export function rememberedFor<T>(ms: number, read: (db: Executor, resource: Resource) => Promise<T>) {
  const byDatabase = new WeakMap<Executor, Map<Resource, Remembered<T>>>()
  return (db: Executor, resource: Resource): Promise<T> => {
    // Replicas say the same, and what reads from one is another object for each request.
    const database = db.main ?? db
    const known = byDatabase.get(database) ?? new Map<Resource, Remembered<T>>()
    byDatabase.set(database, known)
    const before = known.get(resource)
    if (before && performance.now() - before.askedAt < ms) return before.value
    const value = read(db, resource)
    const askedAt = performance.now()
    if (!before) {
      known.set(resource, { value, askedAt })
      value.catch(() => known.get(resource)?.value === value && known.delete(resource))
      return value
    }
    before.askedAt = askedAt
    value.then(
      () => known.set(resource, { value, askedAt }),
      // What was read before stands until the next time.
      () => undefined,
    )
    return before.value
  }
}
