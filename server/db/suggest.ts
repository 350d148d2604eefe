import { sql, type SQL } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import type { Executor } from './database.ts'
import { merits, shownTo, sourceWithPage } from './search.ts'
import { isName, typed } from './searchQuery.ts'
import type { Viewer } from './visibility.ts'
import { waysOf } from './ways.ts'

/** Something whose name begins, or goes on, with what is typed. */
export interface Suggestion {
  Source: 'page' | 'product' | 'category' | 'town' | 'productCategory'
  Id: number
  Name: string
  BurmeseName: string | null
  Thumbnail: string | null
}

const most = 10
/** Of these few kinds so many stand before the many pages. */
const mostPlaces = 3
/** Products may have the same name in a hundred shops; so many are looked at to find different ones. */
const lookedAt = 40
/**
 * How many of the best are looked through before the index is asked. A beginning of one letter is in every tenth name: the
 * index would answer with ten thousands to be sorted, the best few hundred hold ten of them. One that is rare is not among them, and
 * the index answers with few. So either way is short (docs/decisions/search.md has the figures).
 */
const bestFirst = 2000

/** What can be suggested for a text as far as it is typed, best first: whole names, beginnings, then names that hold it further on. */
export async function suggest(db: Executor, text: string, viewer: Viewer): Promise<Suggestion[]> {
  const ways = waysOf(text)
  if (ways.length === 0) return []
  const queries = { whole: isName(ways), start: typed(ways, true), inside: typed(ways, false) }
  const found: Suggestion[] = []
  const { category, town, page, product, productCategory } = declarations
  const places = [await few(db, category, queries), await few(db, town, queries)].flat()
  for (const query of [queries.start, queries.inside]) {
    const isStart = query === queries.start
    add(
      found,
      places.filter((place) => place.isStart === isStart).map(({ row }) => row),
    )
    const room = most - found.length
    if (room <= 0) break
    const pages = await best(db, page, isStart ? queries.whole : null, query, viewer)
    const products = await best(db, product, isStart ? queries.whole : null, query, viewer)
    // Pages first, but not so many that no product shows.
    const forProducts = Math.min(products.length, Math.max(Math.floor(room / 3), room - pages.length))
    add(found, [...pages.slice(0, room - forProducts), ...products])
  }
  if (found.length < most) add(found, await best(db, productCategory, null, queries.inside, viewer))
  return found.slice(0, most)
}

const key = ({ Source, Id }: Suggestion) => `${Source} ${Id}`

function add(found: Suggestion[], more: readonly Suggestion[]): void {
  const known = new Set(found.map(key))
  for (const one of more) if (!known.has(key(one))) found.push(one)
}

const columns = (resource: Resource): SQL => {
  const has = (name: string) => (name in resource.fields ? sql`r.${sql.identifier(name)}` : sql`null`)
  return sql`${resource.name} as "Source", r."Id", r."Name", ${has('BurmeseName')} as "BurmeseName", ${has('Thumbnail')} as "Thumbnail"`
}

const named = (query: string) => sql`r."SearchName" @@ ${query}::tsquery`

/** Of a kind of which there are few: read through. */
async function few(db: Executor, resource: Resource, { whole, start, inside }: Record<string, string>) {
  const rows = await db.rows<Suggestion & { isStart: boolean }>(sql`
    select ${columns(resource)}, ${named(start!)} as "isStart" from ${sql.identifier(resource.name)} r
    where r."Listed" and ${named(inside!)}
    order by ${named(whole!)} desc, "isStart" desc, length(r."Name"), r."Id" limit ${mostPlaces}`)
  return rows.map(({ isStart, ...row }) => ({ isStart, row }))
}

/** Of a kind of which there are many: the best by their merits. */
async function best(
  db: Executor,
  resource: Resource,
  whole: string | null,
  query: string,
  viewer: Viewer,
): Promise<Suggestion[]> {
  const shown = shownTo(resource, { viewer })
  const wholes = whole === null ? [] : await asked(db, resource, sql`${shown} and ${named(whole)}`)
  if (wholes.length >= lookedAt) return different(wholes)
  // A fence: the limit stands before the condition, so the order's index is walked and nothing is sorted.
  const among = await db.rows<Suggestion>(sql`select ${columns(resource)} from (
      select * from ${sql.identifier(resource.name)} r where r."Listed" order by ${walked(resource)} limit ${bestFirst}
    ) r ${resource.name === 'page' ? sql`` : sql`join "page" p on p."Id" = r."PageId"`}
    where ${shown} and ${named(query)} limit ${lookedAt}`)
  const enough = different([...wholes, ...among])
  return enough.length >= most
    ? enough
    : different([...wholes, ...(await asked(db, resource, sql`${shown} and ${named(query)}`))])
}

const asked = (db: Executor, resource: Resource, where: SQL) =>
  db.rows<Suggestion>(sql`select ${columns(resource)} from ${sourceWithPage(resource)} where ${where}
    order by ${merits(resource)} limit ${lookedAt}`)

/** An order that an index holds (server/db/tables.ts). */
const walked = (resource: Resource): SQL =>
  resource.fields['RatingAverage']
    ? sql`(r."VerifiedAt" is not null) desc, r."RatingAverage" desc, r."Id" desc`
    : sql`r."CreatedAt" desc, r."Id" desc`

/** Things of many shops that bear one name stand once; pages are who they are. */
function different(rows: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const name = row.Source === 'page' ? key(row) : fold(row.Name)
    return !seen.has(name) && seen.add(name)
  })
}
