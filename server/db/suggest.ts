import { sql, type SQL } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import type { SuggestedSource } from '#resources/suggested.ts'
import { fold } from '#resources/text/index.ts'
import { shownTo, walkedOrder } from './best.ts'
import type { Executor } from './database.ts'
import { isName, typed, type Typed } from './searchQuery.ts'
import type { Viewer } from './visibility.ts'
import { waysOf } from './ways.ts'

/** Something whose name begins, or goes on, with what is typed. */
export interface Suggestion {
  Source: SuggestedSource
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
/** Names that are typed further than this are found by their beginning. */
const mostTokens = 16
/**
 * How many of the best are looked through before the index is asked. A beginning of one letter is in every tenth name: the
 * index would answer with ten thousands to be sorted, the best few hundred hold ten of them. One that is rare is not among them, and
 * the index answers with few. So either way is short (docs/decisions/search.md has the figures).
 */
const bestFirst = 2000
/** Of those, so many hold the words before an end of one letter: more names than an index looks through quickly. */
const manyHeads = 60

/** The text as whole name, beginning of a name, anywhere in it from a token on: as `tsquery`. */
interface Asked {
  whole: string
  start: Typed
  inside: Typed
}
type Found = Suggestion & { isStart: boolean }

/**
 * What can be suggested for a text as far as it is typed, of one source or of all, best first: beginnings of names, then names that
 * hold it further on.
 */
export async function suggest(
  db: Executor,
  text: string,
  viewer: Viewer,
  source?: SuggestedSource,
): Promise<Suggestion[]> {
  const ways = waysOf(text).map((way) => ({ ...way, tokens: way.tokens.slice(0, mostTokens) }))
  if (ways.length === 0) return []
  const asked = { whole: isName(ways), start: typed(ways, true), inside: typed(ways, false) }
  const found = source ? await ofOne(db, declarations[source], asked, viewer) : await ofAll(db, asked, viewer)
  return found.slice(0, most).map(({ isStart: _, ...suggestion }) => suggestion)
}

const ofOne = (db: Executor, resource: Resource, asked: Asked, viewer: Viewer): Promise<Found[]> =>
  resource === declarations.category || resource === declarations.town
    ? placesNamed(db, [resource], asked, most)
    : bestNamed(db, resource, asked, viewer)

/** Of every source, so that none keeps the others out. */
async function ofAll(db: Executor, asked: Asked, viewer: Viewer): Promise<Found[]> {
  const { category, town, page, product, productCategory, post, article } = declarations
  const [places, pages, products] = await Promise.all([
    placesNamed(db, [category, town], asked, mostPlaces),
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
  // What is seldom looked for by its name comes where there is room.
  for (const resource of [productCategory, article, post])
    if (found.length < most) found.push(...(await bestNamed(db, resource, asked, viewer)))
  return found
}

const columns = (resource: Resource, asked: Asked): SQL => {
  const has = (name: string) => (name in resource.fields ? sql`r.${sql.identifier(name)}` : sql`null`)
  return sql`${resource.name} as "Source", r."Id", r.${sql.identifier(resource.title)} as "Name",
    ${has('BurmeseName')} as "BurmeseName", ${has('Thumbnail')} as "Thumbnail", ${named(asked.start.query)} as "isStart"`
}

const named = (query: string) => sql`r."SearchName" @@ ${query}::tsquery`
/** The same, to be asked of an index: told the text, the planner would rather read the whole table for a common one. */
const indexed = (query: string) => sql`r."SearchName" @@ (select ${query}::tsquery)`

/** Categories and towns: of those there are few. */
function placesNamed(db: Executor, resources: readonly Resource[], asked: Asked, limit: number): Promise<Found[]> {
  const of = (resource: Resource) => sql`(select ${columns(resource, asked)} from ${sql.identifier(resource.name)} r
    where r."Listed" and ${named(asked.inside.query)}
    order by ${named(asked.whole)} desc, ${named(asked.start.query)} desc, length(r."Name"), r."Id" limit ${limit})`
  return db.rows<Found>(sql.join(resources.map(of), sql` union all `))
}

/** Of a source of which there are many: those so named, beginnings first, then by their merits. */
async function bestNamed(db: Executor, resource: Resource, asked: Asked, viewer: Viewer): Promise<Found[]> {
  const { among, heads } = await amongTheBest(db, resource, asked, viewer)
  const starts = among.filter(({ isStart }) => isStart).length
  if (starts >= most) return inOrder(different(among))
  const { query, head } = among.length >= lookedAt ? asked.start : asked.inside
  // `is true` keeps the whole query from the index: an end of one letter would have it gather half of all names. Unless what stands
  // before it is even more common.
  const isNamed =
    query === head || heads >= manyHeads ? indexed(query) : sql`${indexed(head)} and (${named(query)}) is true`
  // Not by the merits of a product's page: to join a hundred thousand pages for ten suggestions takes longer than all the rest.
  const others = await db.rows<Found>(sql`select ${columns(resource, asked)}
    from ${gathered(resource, sql`${shownTo({ resource, viewer })} and ${isNamed}`)}
    order by "isStart" desc, ${walkedOrder(resource)} limit ${lookedAt}`)
  return inOrder(different([...among, ...others]))
}

/** The rows of which this holds, gathered before they are sorted: `offset 0` is a fence, for the planner takes few for many. */
const gathered = (resource: Resource, condition: SQL) =>
  sql`(select * from ${sql.identifier(resource.name)} r where ${condition} offset 0) r`

/** Whole names, and those among the best; how many of the best hold what stands before an end of one letter. */
async function amongTheBest(
  db: Executor,
  resource: Resource,
  asked: Asked,
  viewer: Viewer,
): Promise<{ among: Found[]; heads: number }> {
  const { query, head } = asked.inside
  const shown = shownTo({ resource, viewer })
  // The limit stands before the condition, so the order's index is walked and nothing is sorted.
  const best = sql`(select * from ${sql.identifier(resource.name)} r where r."Listed"
    order by ${walkedOrder(resource)} limit ${bestFirst}) r where ${shown}`
  const [row] = await db.rows<{ among: Found[]; heads: number }>(sql`
    with called as (select ${columns(resource, asked)} from ${gathered(resource, sql`${shown} and ${indexed(asked.whole)}`)}
      order by ${walkedOrder(resource)} limit ${most}),
    headed as materialized (select * from ${best} and ${named(head)} ${query === head ? sql`limit ${lookedAt}` : sql``}),
    holding as (select ${columns(resource, asked)} from headed r where ${named(query)} limit ${lookedAt})
    select (select coalesce(json_agg(f), '[]') from (select * from called union all select * from holding) f) as among,
      (select count(*)::integer from headed) as heads`)
  return row!
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
