import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import { unlessMainIsGone, type Executor } from '../connection/database.ts'
import { markedUpTo } from './listSurvey.ts'
import { nearby, placesFrom } from './pageStarts.ts'
import type { Place } from './places.ts'
import { newestFirst, select, selectListed, type Row } from './records.ts'
import { notBlocked, type Viewer } from './visibility.ts'

/** The public list: what is listed, newest first. Blocks leave records out of it and never shift it. */

const table = ({ name }: Resource) => sql.identifier(name)

const isAfter = ({ CreatedAt, Id }: Place) => sql`(r."CreatedAt", r."Id") < (${CreatedAt}::timestamptz, ${Id})`

/** Whether this person blocks a page that the record is under. */
function blockedBy(resource: Resource, viewer: Viewer): (row: Row) => boolean {
  if (!viewer || viewer.blocks.length === 0) return () => false
  const blocks = new Set(viewer.blocks)
  const columns = pageIdNames(resource)
  return (row) => columns.some((name) => blocks.has(row[name] as number))
}

/** A page of the list, from 1. */
export interface ListPage {
  page: number
  perPage: number
  /** Names of answer fields, those of the record's pages among them; by default all. */
  only?: readonly string[]
}

/** With the same boundaries for everybody. */
async function publicSlice(db: Executor, resource: Resource, { page, perPage, only }: ListPage): Promise<Row[]> {
  const at = (page - 1) * perPage
  const from = (on: Executor) => recordsFrom(on, resource, at, { perPage, only })
  // Where deep pages begin is known by what changed, which replicas do not hear of. Without the main database it is counted.
  const { main } = db
  if (main && at >= nearby)
    return unlessMainIsGone(
      main,
      () => from(main),
      () => from(db),
    )
  return from(db)
}

/** Learns where the pages of a list begin that is so long, before somebody asks for a deep one. */
export async function markPublicList(db: Executor, resource: Resource, length: number): Promise<void> {
  if (length > nearby) await markedUpTo(db.main ?? db, resource, Infinity)
}

async function recordsFrom(
  db: Executor,
  resource: Resource,
  at: number,
  { perPage, only }: Pick<ListPage, 'perPage'> & { only: ListPage['only'] | undefined },
): Promise<Row[]> {
  if (at === 0) return selectListed(db, resource, { limit: perPage, only })
  const places = await placesFrom(db, resource, at, perPage)
  const [from] = places
  // From the first on, not by their ids, since PostgreSQL makes a plan for each array.
  return from ? selectListed(db, resource, { from, limit: places.length, only }) : []
}

/**
 * A page of the public list as this person sees it. For a person who blocks pages it can be shorter, but it is empty
 * only at the end of the list, since an empty page tells a client to stop (spec 4.16).
 * @param countRows counts rows that are looked at beyond the page
 * @throws what `countRows` throws
 */
export async function publicPage(
  db: Executor,
  resource: Resource,
  wanted: ListPage,
  viewer: Viewer,
  countRows: (rows: number) => void = () => {},
): Promise<Row[]> {
  const slice = await publicSlice(db, resource, wanted)
  const isBlocked = blockedBy(resource, viewer)
  const shown = slice.filter((row) => !isBlocked(row))
  const last = slice.at(-1)
  return shown.length > 0 || !last ? shown : firstShownAfter(db, resource, last, wanted, viewer, countRows)
}

/** Rows that are looked at in one go for the next record which nobody blocks. */
const stretch = 10_000

/**
 * The first records after this one that this person does not block. A blocked page may have any number of records, so
 * long stretches of them are passed at a time, each as many reads as it has thousands of rows (docs/rules.md#rates).
 */
async function firstShownAfter(
  db: Executor,
  resource: Resource,
  from: Place,
  { perPage, only }: ListPage,
  viewer: Viewer,
  countRows: (rows: number) => void,
): Promise<Row[]> {
  for (let after = from; ;) {
    countRows(stretch)
    const rows = sql`(select * from ${table(resource)} r
      where r."Listed" and ${isAfter(after)} order by ${newestFirst} limit ${stretch})`
    const where = notBlocked(resource, viewer)
    const shown = await select(db, resource, { from: rows, where, limit: perPage, ...(only && { only }) })
    if (shown.length > 0) return shown
    const [last] = await db.rows<Place>(
      sql`select r."Id", r."CreatedAt" from ${rows} r order by ${newestFirst} offset ${stretch - 1}`,
    )
    if (!last) return []
    after = last
  }
}

/**
 * The whole public list in batches, so that no connection is held in between (docs/architecture.md#database).
 * @param only names of answer fields; by default all
 */
export async function* publicBatches(
  db: Executor,
  resource: Resource,
  viewer: Viewer,
  { only, batch = 100 }: { only?: readonly string[]; batch?: number } = {},
): AsyncGenerator<Row[]> {
  const isBlocked = blockedBy(resource, viewer)
  for (let after = sql`true`; ;) {
    const rows = await select(db, resource, {
      where: sql`r."Listed" and ${after}`,
      limit: batch,
      ...(only && { only: [...only, ...pageIdNames(resource)] }),
    })
    yield rows.filter((row) => !isBlocked(row))
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    after = isAfter(last)
  }
}

/** The same, record by record. */
export async function* publicRecords(db: Executor, resource: Resource, viewer: Viewer, batch?: number) {
  for await (const rows of publicBatches(db, resource, viewer, { ...(batch && { batch }) })) yield* rows
}
