import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'
import { findResource, isPublic } from '#resources'
import { watchedTables } from './watchedTables.ts'

/**
 * Triggers that write the name of a changed table into the table `change`, in the transaction that changes it: so every
 * road counts, imports and statements by hand included, and what is rolled back does not.
 */

const prefix = 'changed'

/** Makes the triggers that are missing, so that a new resource needs no migration of its own for them. */
export async function ensureChangeTriggers(db: Executor): Promise<void> {
  const existing = await db.rows<{ name: string }>(
    sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = ${`${prefix}Insert`}`,
  )
  const known = new Set(existing.map(({ name }) => name))
  for (const name of watchedTables()) {
    if (!known.has(name)) for (const statement of triggersOf(name)) await db.rows(statement)
  }
}

/** Their lists are in an order that everybody sees, so what comes and goes is written too (../records/pageStarts.ts). */
const isPublicList = (name: string) => {
  const resource = findResource(name)
  return resource !== undefined && isPublic(resource)
}

/** A statement that touches no row fires them too, so they look at the rows: a transition table, one trigger an event. */
function triggersOf(name: string): SQL[] {
  const called = isPublicList(name) ? 'noteListChange' : 'noteChange'
  const create = (event: string, rows: string) =>
    sql.raw(`create or replace trigger "${prefix}${event}" after ${event.toLowerCase()} on "${name}" ${rows}
      for each statement execute function "${called}"()`)
  return [
    create('Update', `referencing ${isPublicList(name) ? 'old table as former ' : ''}new table as changed`),
    create('Delete', 'referencing old table as changed'),
    create('Truncate', ''),
    // Last, since it says that all are there.
    create('Insert', 'referencing new table as changed'),
  ]
}
