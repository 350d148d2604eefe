import { sql, type SQL } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import type { Executor } from './database.ts'
import { shownTo, walkedOrder } from './search.ts'
import { isName, typed, type Typed } from './searchQuery.ts'
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
/** Of categories and towns so many each stand before the many pages. */
const mostPlaces = 3
/** Products may have the same name in a hundred shops; so many are looked at to find different ones. */
const lookedAt = 60
/**
 * How many of the best are looked through before the index is asked. A beginning of one letter is in every tenth name: the
 * index would answer with ten thousands to be sorted, the best few hundred hold ten of them. One that is rare is not among them, and
 * the index answers with few. So either way is short (docs/decisions/search.md has the figures).
 */
const bestFirst = 2000

/** The text as whole name, beginning of a name, anywhere in it from a token on: as `tsquery`. */
interface Asked {
  whole: string
  start: Typed
  inside: Typed
}
type Found = Suggestion & { isStart: boolean }

/** What can be suggested for a text as far as it is typed, best first: beginnings of names, then names that hold it further on. */
export async function suggest(db: Executor, text: string, viewer: Viewer): Promise<Suggestion[]> {
  const ways = waysOf(text)
  if (ways.length === 0) return []
  const asked = { whole: isName(ways), start: typed(ways, true), inside: typed(ways, false) }
  const { page, product, productCategory } = declarations
  const [places, pages, products] = await Promise.all([
    placesNamed(db, asked),
    bestNamed(db, page, asked, viewer),
    bestNamed(db, product, asked, viewer),
  ])
  const found: Found[] = []
  for (const isStart of [true, false]) {
    const of = (all: readonly Found[]) => all.filter((one) => one.isStart === isStart)
    found.push(...of(places))
    const room = Math.max(0, most - found.length)
    // Pages first, but not so many that no product shows.
    const forProducts = Math.min(of(products).length, Math.max(Math.floor(room / 3), room - of(pages).length))
    found.push(...of(pages).slice(0, room - forProducts), ...of(products).slice(0, forProducts))
  }
  if (found.length < most) found.push(...(await bestNamed(db, productCategory, asked, viewer)))
  return found.slice(0, most).map(({ isStart: _, ...suggestion }) => suggestion)
}

const columns = (resource: Resource, asked: Asked): SQL => {
  const has = (name: string) => (name in resource.fields ? sql`r.${sql.identifier(name)}` : sql`null`)
  return sql`${resource.name} as "Source", r."Id", r."Name", ${has('BurmeseName')} as "BurmeseName",
    ${has('Thumbnail')} as "Thumbnail", ${named(asked.start.query)} as "isStart"`
}

const named = (query: string) => sql`r."SearchName" @@ ${query}::tsquery`

/** Categories and towns: of those there are few. */
function placesNamed(db: Executor, asked: Asked): Promise<Found[]> {
  const of = (resource: Resource) => sql`(select ${columns(resource, asked)} from ${sql.identifier(resource.name)} r
    where r."Listed" and ${named(asked.inside.query)}
    order by ${named(asked.whole)} desc, ${named(asked.start.query)} desc, length(r."Name"), r."Id" limit ${mostPlaces})`
  return db.rows<Found>(sql`${of(declarations.category)} union all ${of(declarations.town)}`)
}

/** Of a source of which there are many: those so named, beginnings first, then by their merits. */
async function bestNamed(db: Executor, resource: Resource, asked: Asked, viewer: Viewer): Promise<Found[]> {
  const shown = shownTo(resource, { viewer })
  const table = sql.identifier(resource.name)
  // Not by the merits of a product's page: to join a hundred thousand pages for ten suggestions takes longer than all the rest. And
  // `offset 0` is a fence: what matches is gathered first, however few the planner takes it for.
  const indexed = (where: SQL, limit: number) =>
    sql`(select ${columns(resource, asked)} from (select * from ${table} r where ${shown} and ${where} offset 0) r
      order by ${walkedOrder(resource)} limit ${limit})`
  // `is true` keeps the whole query from the index: an end of one letter would have it gather half of all names.
  const begun = ({ query, head }: Typed) =>
    indexed(query === head ? named(query) : sql`${named(head)} and (${named(query)}) is true`, lookedAt)
  // A fence: the limit stands before the condition, so the order's index is walked and nothing is sorted.
  const walked = sql`(select ${columns(resource, asked)} from (
      select * from ${table} r where r."Listed" order by ${walkedOrder(resource)} limit ${bestFirst}
    ) r where ${shown} and ${named(asked.inside.query)} limit ${lookedAt})`
  const among = await db.rows<Found>(sql`${indexed(named(asked.whole), most)} union all ${walked}`)
  const starts = among.filter(({ isStart }) => isStart).length
  if (starts >= most) return inOrder(different(among))
  const others = await db.rows<Found>(
    among.length >= lookedAt ? begun(asked.start) : sql`${begun(asked.start)} union all ${begun(asked.inside)}`,
  )
  return inOrder(different([...among, ...others]))
}

const inOrder = (all: readonly Found[]) => [...all].sort((a, b) => Number(b.isStart) - Number(a.isStart))

/** None twice. Things of many shops that bear one name stand once; pages are who they are. */
function different(rows: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = row.Source === 'page' ? row.Id : fold(row.Name)
    return !seen.has(`${key}`) && seen.add(`${key}`)
  })
}
