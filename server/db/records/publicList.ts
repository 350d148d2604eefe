import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { isUnderPage, pageIdNames } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import { isPresentInList } from './presence.ts'
import {
  inHandOrder,
  isAfter,
  newestFirst,
  placeColumns,
  select,
  type Condition,
  type Place,
  type Row,
} from './records.ts'
import { notBlocked, type Viewer } from './visibility.ts'

/** The public list: what is listed, newest first. Blocks leave records out of it and never shift it. */

const table = ({ name }: Resource) => sql.identifier(name)

/** Whether this person blocks a page that the record is under. */
function blockedBy(resource: Resource, viewer: Viewer): (row: Row) => boolean {
  if (!viewer || viewer.blocks.length === 0) return () => false
  const blocks = new Set(viewer.blocks)
  const columns = pageIdNames(resource)
  return (row) => columns.some((name) => blocks.has(row[name] as number))
}

export const inPublicList: Condition = sql`r."Listed"`

export interface ListPage {
  /** So many records are passed by, where there is no `after`. */
  offset: number
  perPage: number
  after?: Place | undefined
  /** Names of answer fields, those of the record's pages among them; by default all. */
  only?: readonly string[]
}

/** With the same boundaries for everybody. */
async function publicSlice(
  db: Executor,
  resource: Resource,
  { offset, perPage, after, only }: ListPage,
): Promise<Row[]> {
  const first = (where: Condition) => select(db, resource, { where, limit: perPage, kept: 'read', only })
  const following = (place: Place) => first(sql`${inPublicList} and ${isAfter(place)}`)
  if (after) return following(after)
  if (offset === 0) return first(inPublicList)
  // Passed by in the index alone; with the records each would be read as well.
  const [last] = await db.rows<Place>(
    sql`select ${placeColumns} from ${table(resource)} r where r."Listed" and ${isPresentInList(resource)}
      order by ${newestFirst} limit 1 offset ${offset - 1}`,
  )
  return last ? following(last) : []
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
    const shown = await select(db, resource, { from: rows, where, limit: perPage, only })
    if (shown.length > 0) return shown
    const [last] = await db.rows<Place>(
      sql`select ${placeColumns} from ${rows} r order by ${newestFirst} offset ${stretch - 1}`,
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
  const fields = only && [...only, ...pageIdNames(resource)]
  // What is put in order by hand is short.
  if (resource.byHand && !isUnderPage(resource)) {
    yield await select(db, resource, { where: inPublicList, order: inHandOrder(resource), only: fields })
    return
  }
  for (let after = sql`true`; ;) {
    const rows = await select(db, resource, { where: sql`r."Listed" and ${after}`, limit: batch, only: fields })
    yield rows.filter((row) => !isBlocked(row))
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    after = isAfter(last)
  }
}
