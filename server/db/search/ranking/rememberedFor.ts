import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'

interface Remembered<T> {
  value: Promise<T>
  readAt: number
}

/** What is read of a source and changes little, remembered by this process for each database and source for so long. */
export function rememberedFor<T>(ms: number, read: (db: Executor, resource: Resource) => Promise<T>) {
  const byDatabase = new WeakMap<Executor, Map<Resource, Remembered<T>>>()
  return (db: Executor, resource: Resource): Promise<T> => {
    // Replicas say the same, and what reads from one is another object for each request.
    const database = db.main ?? db
    const known = byDatabase.get(database) ?? new Map<Resource, Remembered<T>>()
    byDatabase.set(database, known)
    const before = known.get(resource)
    if (before && performance.now() - before.readAt < ms) return before.value
    const value = read(db, resource)
    known.set(resource, { value, readAt: performance.now() })
    value.catch(() => known.get(resource)?.value === value && known.delete(resource))
    return value
  }
}
