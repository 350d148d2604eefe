import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'
import { registry } from '#resources'
import { hasPlaces, watchedTables } from './watchedTables.ts'

/**
 * Triggers that write the name of a changed table into the table `change`, in the transaction that changes it: so every
 * road counts, imports and statements by hand included, and what is rolled back does not.
 */

const prefix = 'changed'
/** Of the triggers that note places beside it, for the index of the map (../map/placeIndex.ts). */
const placePrefix = 'placed'

/** Makes the triggers that are missing, so that a new resource needs no migration of its own for them. */
export async function ensureChangeTriggers(db: Executor): Promise<void> {
  const noted = await tablesWith(db, prefix)
  const missing = watchedTables().filter((name) => !noted.has(name))
  const placed = await tablesWith(db, placePrefix)
  const sources = [...registry.values()].filter(hasPlaces).map(({ name }) => name)
  const missingPlaces = placed.has('removal') ? sources.filter((name) => !placed.has(name)) : sources
  const statements = [
    ...missing.flatMap(triggersOf),
    ...missingPlaces.flatMap(placeTriggersOf),
    ...(missingPlaces.length > 0 ? removalTriggers(sources) : []),
  ]
  for (const statement of statements) await db.rows(statement)
}

async function tablesWith(db: Executor, kind: string): Promise<ReadonlySet<string>> {
  const existing = await db.rows<{ name: string }>(
    sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = ${`${kind}Insert`}`,
  )
  return new Set(existing.map(({ name }) => name))
}

const trigger = (kind: string, event: string, table: string, rows: string, call: string): SQL =>
  sql.raw(`create or replace trigger "${kind}${event}" after ${event.toLowerCase()} on "${table}" ${rows}
    for each statement execute function ${call}`)

const inserted = 'referencing new table as changed'
const deleted = 'referencing old table as changed'
const updated = 'referencing old table as former new table as changed'

/** A statement that touches no row fires them too, so they look at the rows: a transition table, one trigger an event. */
function triggersOf(name: string): SQL[] {
  const create = (event: string, rows: string) => trigger(prefix, event, name, rows, '"noteChange"()')
  return [
    create('Update', inserted),
    create('Delete', deleted),
    create('Truncate', ''),
    // Last, since it says that all are there.
    create('Insert', inserted),
  ]
}

function placeTriggersOf(name: string): SQL[] {
  const create = (event: string, rows: string) => trigger(placePrefix, event, name, rows, '"notePlaceChange"()')
  return [create('Update', updated), create('Delete', deleted), create('Truncate', ''), create('Insert', inserted)]
}

function removalTriggers(sources: readonly string[]): SQL[] {
  const call = `"notePlaceRemoval"(${sources.map((name) => `'${name}'`).join(', ')})`
  const create = (event: string, rows: string) => trigger(placePrefix, event, 'removal', rows, call)
  return [create('Delete', deleted), create('Insert', inserted)]
}
