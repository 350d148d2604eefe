import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import type { Columns, Executor, Kept } from '../connection/database.ts'
import { column, hasPlace } from './projection.ts'
import { equals, inHandOrder, isAfter, newestFirst, select, type Condition, type Place, type Row } from './records.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { findable, notBlocked, type Viewer } from './visibility.ts'

export interface Slice {
  limit: number
  offset: number
  /** Where it begins; then nothing is passed by. */
  after?: Place | undefined
  /** Names of answer fields; by default all. */
  only?: readonly string[]
}

export const visible = (resource: Resource, viewer: Viewer) =>
  sql`${findable(resource, viewer)} and ${notBlocked(resource, viewer)}`

/** Records whose `reference` or `references` field refers to `id` and that this person may find. */
export function recordsPointingAt(
  db: Executor,
  resource: Resource,
  field: string,
  id: number,
  viewer: Viewer,
  slice: Slice,
): Promise<Row[]> {
  if (resource.fields[field]?.kind !== 'references') {
    return recordsMatching(db, resource, { [`${field}Id`]: id }, viewer, slice)
  }
  const where = sql`${pointingAt(resource, field, id, viewer)} and ${isIn(slice)}`
  return select(db, resource, { where, ...slice, ...keptPlan(slice) })
}

export const pointingAt = (resource: Resource, field: string, id: number, viewer: Viewer): Condition =>
  resource.fields[field]?.kind === 'references'
    ? sql`exists (select 1 from ${sql.identifier(joinTableName(resource, field))} j
        where j.${sql.identifier(joinSource(resource))} = r."Id" and j.${sql.identifier(`${field}Id`)} = ${id})
        and ${visible(resource, viewer)}`
    : matching(resource, { [`${field}Id`]: id }, viewer)

export const matching = (resource: Resource, values: Columns, viewer: Viewer): Condition =>
  sql`${equals(values)} and ${visible(resource, viewer)}`

const isIn = ({ after }: Slice): Condition => (after ? isAfter(after) : sql`true`)

/** How many hidden records a list may skip to fill a page; the bound on what one request reads (docs/safety.md#s43). */
const maxPassedBy = 10_000

/** Records whose columns have these values and that this person may find. */
export function recordsMatching(db: Executor, resource: Resource, values: Columns, viewer: Viewer, slice: Slice) {
  const order = resource.byHand ? inHandOrder(resource) : newestFirst
  const rows = sql`(select * from ${sql.identifier(resource.name)} r where ${equals(values)} and ${isIn(slice)}
    order by ${order} limit ${sql.raw(String(slice.offset + slice.limit + maxPassedBy))})`
  return select(db, resource, { from: rows, where: visible(resource, viewer), order, ...slice, ...keptPlan(slice) })
}

/** Only the first page has a kept plan: every screen asks for it, and deeper or longer pages need another plan. */
const keptPlan = ({ offset, limit }: Slice): { kept?: Kept } => (offset === 0 && limit <= 100 ? { kept: 'read' } : {})

/** Listed records that have a place (0/0 means none, docs/rules.md#places); of these ids alone where some are given. */
export const recordsOnMap = (
  db: Executor,
  resource: Resource,
  fields: readonly string[],
  viewer: Viewer,
  { limit, offset }: Slice,
  ids?: readonly number[],
) =>
  select(db, resource, {
    only: fields,
    where: sql`r."Listed" and ${hasPlace('r')} and ${notBlocked(resource, viewer)}
      ${ids ? sql`and r."Id" = any(${sql.param(ids)}::integer[])` : sql``}`,
    limit,
    offset,
  })

/** All records whose columns have these values, hidden ones included; for their owners. */
export const recordsOf = (db: Executor, resource: Resource, values: Columns) =>
  select(db, resource, { where: equals(values) })

/** A part of all records that meet a condition, hidden ones included; for whoever may read them all. */
export const sliceOf = (db: Executor, resource: Resource, where: Condition, slice: Slice) =>
  select(db, resource, { where: sql`${where} and ${isIn(slice)}`, ...slice })

export const everyRecord: Condition = sql`true`
export const underPages = (pages: readonly number[]): Condition => sql`r."PageId" = any(${sql.param(pages)}::integer[])`

/** A profile's records by `field`, and those of the pages in `besides`, for which page admins post. */
export const recordsOfProfile = (
  db: Executor,
  resource: Resource,
  field: string,
  profileId: number,
  otherPages: readonly number[],
  slice: Slice,
) =>
  select(db, resource, {
    where: sql`(${column('r', `${field}Id`)} = ${profileId} or r."Id" = any(${sql.param(otherPages)}::integer[]))`,
    ...slice,
  })

/**
 * The id of the profile with this e-mail address, in any case; undefined when there is none. Addresses are stored in lower
 * case: `lower` would fold more letters than ASCII ones.
 */
export async function findProfileId(db: Executor, email: string): Promise<number | undefined> {
  const [row] = await db.rows<{ Id: number }>(
    sql`select "Id" from "profile" where "Email" = ${lowerCaseAddress(email.trim())}`,
  )
  return row?.Id
}
