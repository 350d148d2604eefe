import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import type { SuggestedSource } from '#resources/suggested.ts'
import { fold } from '#resources/text/index.ts'
import { pageIdNames } from '#resources/under.ts'
import { shownTo, walkedColumns, walkedOrder } from '../query/ranking.ts'
import type { Executor } from '../../connection/database.ts'
import { column } from '../../records/projection.ts'
import { isName, typed, type Typed } from '../query/tsquery.ts'
import type { Viewer } from '../../records/visibility.ts'
import { waysOf } from '../query/interpretations.ts'

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
const bestFirst = 500
/** Of what the index answers so many are put in order: none of them is among the best, and to read all takes longest. */
const mostGathered = 400
/** Of what holds all but the end so many are looked through. */
const mostHeads = 1000

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
  if (found.length >= most) return found
  // What is seldom looked for by its name comes where there is room.
  const seldom = await Promise.all([productCategory, article, post].map((one) => bestNamed(db, one, asked, viewer)))
  return [...found, ...seldom.flat()]
}

const columns = (resource: Resource, asked: Asked): SQL => {
  const has = (name: string) => (name in resource.fields ? sql`r.${sql.identifier(name)}` : sql`null`)
  return sql`${resource.name} as "Source", r."Id", r.${sql.identifier(resource.title)} as "Name",
    ${has('BurmeseName')} as "BurmeseName", ${has('Thumbnail')} as "Thumbnail", ${named(asked.start.query)} as "isStart"`
}

const named = (query: string) => sql`r."SearchName" @@ ${query}::tsquery`
/** The same, to be asked of an index: told the text, the planner would rather read the whole table for a common one. */
const byIndex = (query: string) => sql`r."SearchName" @@ (select ${query}::tsquery)`

/** Categories and towns: of those there are few. */
function placesNamed(db: Executor, resources: readonly Resource[], asked: Asked, limit: number): Promise<Found[]> {
  const of = (resource: Resource) => sql`(select ${columns(resource, asked)} from ${sql.identifier(resource.name)} r
    where r."Listed" and ${named(asked.inside.query)}
    order by ${named(asked.whole)} desc, ${named(asked.start.query)} desc, length(r."Name"), r."Id" limit ${limit})`
  return db.rows<Found>(sql.join(resources.map(of), sql` union all `))
}

/**
 * Of a source of which there are many: whole names and those among the best; beginnings that the index finds, where those were too
 * few, and then what goes on with the text, of which nothing is better than what the best hold. One statement, since each costs as
 * much as what it finds, and by its own merits alone: to join the page of each product takes longer than all the rest.
 */
async function bestNamed(db: Executor, resource: Resource, asked: Asked, viewer: Viewer): Promise<Found[]> {
  const shown = shownTo({ resource, viewer })
  const order = walkedOrder(resource)
  const few = (set: SQL, where = sql`true`) =>
    sql`(select count(distinct "Name") from ${set} s where ${where}) < ${most}`
  const firstOf = (set: SQLWrapper) => sql`(select "Source", "Id", "Name", "BurmeseName", "Thumbnail", "isStart"
    from ${set} r order by "isStart" desc, ${order} limit ${lookedAt})`
  const hasFewStarts = few(sql`among`, sql`"isStart"`)
  const hasFew = few(sql`(select "Name" from among union all select "Name" from starting)`)
  const index = (set: string, asks: Typed, condition: SQL) =>
    byTheIndex(set, resource, asked, asks, sql`${shown} and ${condition}`)
  // Of one word beginnings are in great number and asked for by themselves; names that hold several begin with them as a rule.
  const { start, inside } = asked
  const sets = inside.query === inside.head ? ['starting', 'going'] : ['going']
  const indexed =
    sets.length > 1
      ? sql`${index('starting', start, hasFewStarts)}, ${index('going', inside, hasFew)}`
      : index('going', inside, hasFewStarts)
  // Among the best the limit stands before the condition, so the order's index is walked and nothing is sorted.
  const found = await db.rows<Found>(sql`
    with whole as (select ${columns(resource, asked)} from ${gathered(resource, sql`${shown} and ${byIndex(asked.whole)}`)}
      order by ${order} limit ${most}),
    among as materialized (select ${columns(resource, asked)}
      from (${narrow(resource, sql`r."Listed" order by ${order} limit ${bestFirst}`)}) r
      where ${shown} and ${named(inside.query)} limit ${lookedAt}),
    ${indexed}
    select * from whole union all select * from among
    union all ${sql.join(
      sets.map((set) => firstOf(sql.identifier(set))),
      sql` union all `,
    )}`)
  return inOrder(different(found))
}

/** What the index finds, with what it is put in order by. */
function byTheIndex(name: string, resource: Resource, asked: Asked, { query, head }: Typed, condition: SQL): SQL {
  const set = sql.identifier(name)
  const all = sql`${columns(resource, asked)}, ${walkedColumns(resource)}`
  const held = (what: SQL) =>
    sql`select ${all} from ${gathered(resource, sql`${condition} and ${what}`)} limit ${mostGathered}`
  if (query === head) return sql`${set} as materialized (${held(byIndex(query))})`
  // What is still being typed may be the beginning of half of all words. So the index is asked for what stands before it, and for
  // the whole only where that is in more names than are looked through and too few of those go on so: then it is a rare one.
  const [looked, goOn] = [sql.identifier(`${name}Looked`), sql.identifier(`${name}GoOn`)]
  const isRare = sql`(select count(*) from ${looked}) = ${mostHeads} and (select count(*) from ${goOn}) < ${most}`
  return sql`${looked} as materialized (
      select * from ${gathered(resource, sql`${condition} and ${byIndex(head)}`)} limit ${mostHeads}),
    ${goOn} as materialized (select ${all} from ${looked} r where ${named(query)} limit ${mostGathered}),
    ${set} as materialized (select * from ${goOn} union all (${held(sql`${byIndex(query)} and ${isRare}`)}))`
}

/** The rows of which this holds, gathered one by one: `offset 0` is a fence, for the planner takes few for many. */
const gathered = (resource: Resource, condition: SQL) => sql`(${narrow(resource, sql`${condition} offset 0`)}) r`

/** Rows with no more columns than are needed: to plan for all of a page's takes longer than to find something. */
function narrow(resource: Resource, where: SQL): SQL {
  const shown = ['BurmeseName', 'Thumbnail'].filter((name) => name in resource.fields)
  const names = new Set(['Id', 'Listed', 'SearchName', resource.title].concat(shown, pageIdNames(resource)))
  const listed = [...names].map((name) => column('r', name))
  return sql`select ${sql.join(listed, sql`, `)}, ${walkedColumns(resource)} from ${sql.identifier(resource.name)} r where ${where}`
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
