import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, type Resource } from '#resources'
import { loadDetector, readEncoding, searchTokens } from '#resources/text/index.ts'
import type { Executor } from './database.ts'
import { select, type Row } from './records.ts'
import { notBlocked, type Viewer } from './visibility.ts'

const detector = await loadDetector()

/** What is searched for: the tokens of the text, and those of its other reading when it could be Zawgyi (contract section 5). */
function readings(text: string): string[][] {
  const read = readEncoding(text, detector)
  return [read.text, read.other]
    .filter((one): one is string => one !== null)
    .map((one) => searchTokens(one))
    .filter((tokens) => tokens.length > 0)
}

/** The tokens in their order, anywhere in one field. The first half uses the index, the second checks the order. */
const sequence = (tokens: string[]): SQL => sql`(r."Search" @> ${sql.param(tokens)}::text[] and ${place(tokens)} > 0)`

/** Where the tokens stand, 1 for the very start; 0 for nowhere. */
const place = (tokens: string[]): SQL =>
  sql`position(${` ${tokens.join(' ')} `} in ' ' || array_to_string(r."Search", ' ') || ' ')`

/** The condition that a record is found by a search text; nothing is found by a text without a letter or digit. */
export function matchesSearch(text: string): SQL {
  const found = readings(text).map(sequence)
  return found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` or `)})`
}

/** Best first: what starts with the text, then verified and well rated, then newest. `page` from 1. */
export async function searchRecords(
  db: Executor,
  resource: Resource,
  text: string,
  { viewer, page, perPage }: { viewer: Viewer; page: number; perPage: number },
): Promise<Row[]> {
  const [tokens] = readings(text)
  if (!tokens) return []
  const has = (name: string) => fieldsOf(resource).some(([field]) => field === name)
  const order = sql.join(
    [
      sql`(${place(tokens)} = 1) desc`,
      ...(has('Status') ? [sql`(r."VerifiedAt" is not null) desc`] : []),
      ...(has('RatingAverage') ? [sql`r."RatingAverage" desc`] : []),
      sql`r."CreatedAt" desc`,
      sql`r."Id" desc`,
    ],
    sql`, `,
  )
  const where = sql`r."Listed" and ${notBlocked(resource, viewer)} and ${matchesSearch(text)}`
  return select(db, resource, { where, order, limit: perPage, offset: (page - 1) * perPage })
}
