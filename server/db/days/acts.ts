import { sql, type SQL } from 'drizzle-orm'
import { fewestOfWord, pageNumbers } from '#resources/pageStats.ts'
import { localTime } from '#resources/openingHours.ts'
import { declarations, registry } from '#resources'
import { parentsOf } from '#resources/under.ts'
import { memoryOf } from '../../memories.ts'
import type { Database, Executor } from '../connection/database.ts'
import type { Expiring } from '../jobs/expiry.ts'

/** Something that somebody did, without who it was. */
export interface CountedAct {
  kind: string
  /** Null: of no page, such as a search. */
  pageId?: number | null
  source?: string | null
  recordId?: number | null
  word?: string | null
}

/** The values of the columns, in their order. */
type Key = readonly (string | number | null)[]

/** How long acts are gathered: what is lost with a process that is killed is at most that. */
const gatherMs = 1000
/** Different ones at a time; more wait for nothing and are not counted. So many take about 2 MB. */
const mostGathered = 5000

/** Acts of the last second, counted here so that the database is written to once for all of them. */
export class GatheredActs {
  #counts = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** @param onError receives what a write failed with: the acts of that second are lost then */
  add(
    { kind, pageId = null, source = null, recordId = null, word = null }: CountedAct,
    onError: (error: unknown) => void,
  ) {
    const key = JSON.stringify([localTime(new Date()).date, kind, pageId, source, recordId, word] satisfies Key)
    if (this.#counts.size >= mostGathered && !this.#counts.has(key)) return
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    this.#timer ??= setTimeout(() => void this.write().catch(onError), gatherMs)
  }

  /** Writes what is gathered, after what is being written: while the database hangs no more is gathered than fits. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return (this.#writing = this.#writing.catch(() => undefined).then(() => this.#insert()))
  }

  async #insert(): Promise<void> {
    if (this.#counts.size === 0) return
    const acts = [...this.#counts].map(([key, count]) => ({ key: JSON.parse(key) as Key, count }))
    this.#counts = new Map()
    const column = (at: number) => sql.param(acts.map(({ key }) => key[at]))
    await this.#db.rows(sql`insert into "act" ("Day", "Kind", "PageId", "Source", "RecordId", "Word", "Count")
      select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::integer[], ${column(3)}::text[],
        ${column(4)}::integer[], ${column(5)}::text[], ${sql.param(acts.map(({ count }) => count))}::integer[])`)
  }
}

export const gatheredActs = memoryOf('gatheredActs', (db: Database) => new GatheredActs(db))

/** Sources whose records belong to a page and have a screen, each with the column of its page. */
const itemsOfPages = () =>
  [...registry.values()].flatMap((resource) => {
    const [parent] = resource.view ? parentsOf(resource) : []
    return parent ? [{ name: resource.name, idName: parent.idName, title: resource.title }] : []
  })

/** What acts may be about, beside the page itself. */
export const actSources = (): readonly string[] => itemsOfPages().map(({ name }) => name)

/** Whether what an act is about belongs to its page: anybody may send any numbers. */
const isOfItsPage = (): SQL =>
  sql.join(
    [
      sql`(t."Source" = ${declarations.page.name} and t."RecordId" = t."PageId")`,
      ...itemsOfPages().map(
        ({ name, idName }) => sql`(t."Source" = ${name} and exists (select 1 from ${sql.identifier(name)} r
          where r."Id" = t."RecordId" and r.${sql.identifier(idName)} = t."PageId"))`,
      ),
    ],
    sql` or `,
  )

/** Adds a portion of the acts to the counts of their days, in one statement. Returns how many rows it took. */
export async function foldActs(db: Executor, limit: number): Promise<number> {
  const adds = (table: string) => sql`do update set "Count" = ${sql.identifier(table)}."Count" + excluded."Count"`
  // Sorted, so that two that fold at once do not wait in a circle.
  const taken = await db.rows(sql`with t as (delete from "act" where ctid = any(array(
      select ctid from "act" limit ${limit} for update skip locked)) returning *),
    known as (select t.* from t join ${sql.identifier(declarations.page.name)} p on p."Id" = t."PageId" where ${isOfItsPage()}),
    days as (insert into "pageDay" ("PageId", "Day", "Source", "RecordId", "Kind", "Count")
      select "PageId", "Day", "Source", "RecordId", "Kind", sum("Count") from known group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict ("PageId", "Day", "Source", "RecordId", "Kind") ${adds('pageDay')}),
    words as (insert into "pageWord" ("PageId", "Day", "Word", "Count")
      select "PageId", "Day", "Word", sum("Count") from known where "Word" is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict ("PageId", "Day", "Word") ${adds('pageWord')}),
    site as (insert into "dayCount" ("Day", "Name", "Count")
      select "Day", "Kind", sum("Count") from t where "PageId" is null group by 1, 2 order by 2, 1
      on conflict ("Name", "Day") ${adds('dayCount')})
    select 1 from t`)
  return taken.length
}

const after = (days: number, table: string): Expiring => ({
  table,
  isOver: sql`"Day" < to_char(now() - make_interval(days => ${days}), 'YYYY-MM-DD')`,
})
/** Words say more than numbers, and go sooner. */
export const expiredPageDays = [after(400, 'pageDay'), after(92, 'pageWord')]

/** Removes a portion of what was counted of pages that are deleted. True: nothing is left. */
export async function forgetPageDays(tx: Executor, pageIds: readonly number[], limit: number): Promise<boolean> {
  for (const table of ['pageDay', 'pageWord'].map((name) => sql.identifier(name))) {
    const gone = await tx.rows(sql`delete from ${table} where ctid = any(array(select ctid from ${table}
      where "PageId" = any(${sql.param([...pageIds])}::integer[]) limit ${limit})) returning 1`)
    if (gone.length === limit) return false
  }
  return true
}

/** Adds a portion of what was counted of a page to another one's days. True: nothing is left. */
export async function movePageDays(tx: Executor, from: number, to: number, limit: number): Promise<boolean> {
  const itself = sql`"Source" = ${declarations.page.name} and "RecordId" = ${from}::integer`
  const portion = (table: string) => sql`delete from ${sql.identifier(table)} where ctid = any(array(
    select ctid from ${sql.identifier(table)} where "PageId" = ${from} limit ${limit})) returning *`
  const adds = (table: string) =>
    sql`do update set "Count" = ${sql.identifier(table)}."Count" + excluded."Count" returning 1`
  const days = await tx.rows(sql`with gone as (${portion('pageDay')})
    insert into "pageDay" ("PageId", "Day", "Source", "RecordId", "Kind", "Count")
    select ${to}::integer, "Day", "Source", case when ${itself} then ${to}::integer else "RecordId" end, "Kind", "Count" from gone
    on conflict ("PageId", "Day", "Source", "RecordId", "Kind") ${adds('pageDay')}`)
  const words = await tx.rows(sql`with gone as (${portion('pageWord')})
    insert into "pageWord" ("PageId", "Day", "Word", "Count") select ${to}::integer, "Day", "Word", "Count" from gone
    on conflict ("PageId", "Day", "Word") ${adds('pageWord')}`)
  return days.length < limit && words.length < limit
}

interface Asked {
  pageId: number
  from: string
  to: string
  /** Only of one thing: the page itself, or something under it. */
  of?: { source: string; id: number } | undefined
}

const zeros = sql.join(
  pageNumbers.map(
    (kind) => sql`coalesce(sum("Count") filter (where "Kind" = ${kind}), 0)::integer as ${sql.identifier(kind)}`,
  ),
  sql`, `,
)

/** What it is called, for those that are still there. */
const titles = () =>
  sql.join(
    itemsOfPages().map(
      ({ name, title }) => sql`(select r.${sql.identifier(title)} from ${sql.identifier(name)} r
        where d."Source" = ${name} and r."Id" = d."Id" and not exists (select 1 from "removal" m where m."Source" = ${name} and m."RecordId" = r."Id"))`,
    ),
    sql`, `,
  )

/** The days on which something happened, what it was about, and the words of searches that led there. */
export async function readPageDays(db: Executor, { pageId, from, to, of }: Asked) {
  const isOf = of ? sql`and "Source" = ${of.source} and "RecordId" = ${of.id}` : sql``
  const among = sql`from "pageDay" where "PageId" = ${pageId} and "Day" between ${from} and ${to}`
  const [days, items, words] = await Promise.all([
    db.rows(sql`select "Day", ${zeros} ${among} ${isOf} group by "Day" order by "Day"`),
    db.rows(sql`select d.*, coalesce(${titles()}) as "Title" from (select "Source", "RecordId" as "Id", ${zeros} ${among}
      and "Source" <> ${declarations.page.name} group by 1, 2 order by view desc, 1, 2 limit 20) d`),
    db.rows(sql`select "Word", sum("Count")::integer as "Count" from "pageWord" where "PageId" = ${pageId}
      and "Day" between ${from} and ${to} group by 1 having sum("Count") >= ${fewestOfWord} order by 2 desc, 1 limit 20`),
  ])
  return { days, items, words }
}
