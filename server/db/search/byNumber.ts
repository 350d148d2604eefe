import { sql, type SQL } from 'drizzle-orm'
import { isPublic, type Resource } from '#resources'
import { toPhoneDigits } from '#resources/text/digits.ts'
import { asE164 } from '#resources/text/phoneShown.ts'
import type { Executor } from '../connection/database.ts'
import { column } from '../records/projection.ts'
import { phoneColumns, valuesAsArray, valuesAsText } from '../schema/phoneColumns.ts'
import { isInScope, rowsOf, type SearchScope } from './query/searchScope.ts'

/** A phone number as a search text: whoever was called from it asks whose it is (docs/decisions/search-assist.md#by-number). */

/** The number that a text is, with nothing beside it, as E.164. */
export const numberIn = (text: string): string | null =>
  /^[\s+\d().-]{6,30}$/.test(toPhoneDigits(text)) ? (asE164(text) ?? /^\+\d{8,15}$/.exec(text)?.[0] ?? null) : null

/** The numbers of a row `r`, as the index of them has it. */
export const numbersOf = (resource: Resource): SQL => valuesAsArray(columnsOf(resource))

const columnsOf = (resource: Resource) => phoneColumns(resource).map((name) => column('r', name))

/** The condition that a part of a row's numbers is this text, in any writing; null where the text is no such part or there are no numbers. */
export function hasPartOfNumber(resource: Resource, text: string): SQL | null {
  const typed = toPhoneDigits(text)
  const digits = typed.replace(/\D/g, '').replace(/^(00)?95|^0/, '')
  if (!/^[\s+\d().-]+$/.test(typed) || digits.length < 4 || phoneColumns(resource).length === 0) return null
  return sql`${valuesAsText(columnsOf(resource))} like ${`%${digits}%`}`
}

/** The ids of records with the number that a text is, the oldest first. None in sources without numbers. */
export async function idsWithNumber(db: Executor, scope: SearchScope, text: string, limit: number): Promise<number[]> {
  const { resource } = scope
  const number = isPublic(resource) && phoneColumns(resource).length > 0 ? numberIn(text) : null
  if (number === null) return []
  const rows = await db.rows<{ Id: number }>(sql`select r."Id" from ${rowsOf(scope)}
    where ${numbersOf(resource)} && ${sql.param([number])}::text[] and ${isInScope(scope)} order by r."Id" limit ${limit}`)
  return rows.map(({ Id }) => Id)
}
