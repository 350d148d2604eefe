import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { usualContacts, type Contacts } from '#resources/channels.ts'
import { tablesBehind } from '../changes/watchedTables.ts'
import type { Executor } from '../connection/database.ts'

/** What the operator's setting says of contacts (docs/rules.md#contact-order); undefined where it is as usual. */
export async function findContacts(db: Executor): Promise<Contacts | undefined> {
  const [set] = await db.rows<Contacts>(
    sql`select "ContactOrder" as "order", "BlockedContacts" as "blocked" from "setting" order by "Id" limit 1`,
  )
  const isUsual = !set || (set.order.length === 0 && set.blocked.join() === usualContacts.blocked.join())
  return isUsual ? undefined : set
}

/** The tables of which it is read. */
export const contactTables = () => tablesBehind(declarations.setting)
