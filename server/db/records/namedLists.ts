import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Columns, Executor } from '../connection/database.ts'
import { column } from './projection.ts'
import { equals, select } from './records.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { findable, notBlocked, type Viewer } from './visibility.ts'

export interface Slice {
  limit: number
  offset: number
}

export const visible = (resource: Resource, viewer: Viewer) =>
  sql`${findable(resource, viewer)} and ${notBlocked(resource, viewer)}`

/** Records whose `reference` or `references` field refers to `id` and that this person may find. */
export const recordsPointingAt = (
  db: Executor,
  resource: Resource,
  field: string,
  id: number,
  viewer: Viewer,
  slice: Slice,
) => select(db, resource, { where: sql`${pointsAt(resource, field, id)} and ${visible(resource, viewer)}`, ...slice })

function pointsAt(resource: Resource, field: string, id: number): SQL {
  if (resource.fields[field]?.kind !== 'references') return equals({ [`${field}Id`]: id })
  return sql`exists (select 1 from ${sql.identifier(joinTableName(resource, field))} j
    where j.${sql.identifier(joinSource(resource))} = r."Id" and j.${sql.identifier(`${field}Id`)} = ${id})`
}

/** Records whose columns have these values and that this person may find. */
export const recordsMatching = (db: Executor, resource: Resource, values: Columns, viewer: Viewer, slice: Slice) =>
  select(db, resource, { where: sql`${equals(values)} and ${visible(resource, viewer)}`, ...slice })

/** Listed records that have a place (0/0 means none, docs/rules.md#places). */
export const recordsOnMap = (
  db: Executor,
  resource: Resource,
  fields: readonly string[],
  viewer: Viewer,
  slice: Slice,
) =>
  select(db, resource, {
    only: fields,
    where: sql`r."Listed" and (r."Latitude" <> 0 or r."Longitude" <> 0) and ${notBlocked(resource, viewer)}`,
    ...slice,
  })

/** All records whose columns have these values, hidden ones included; for their owners. */
export const recordsOf = (db: Executor, resource: Resource, values: Columns, slice?: Slice) =>
  select(db, resource, { where: equals(values), ...slice })

export const recordsUnderPages = (db: Executor, resource: Resource, pages: readonly number[], slice: Slice) =>
  select(db, resource, { where: underPages(pages), ...slice })

const underPages = (pages: readonly number[]) => sql`r."PageId" = any(${sql.param(pages)}::integer[])`

/** Every record, for a person who may read all. */
export const allRecords = (db: Executor, resource: Resource, slice: Slice) =>
  select(db, resource, { where: sql`true`, ...slice })

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

/** The id of the profile with this e-mail address, in any case; undefined when there is none. */
export async function findProfileId(db: Executor, email: string): Promise<number | undefined> {
  const [row] = await db.rows<{ Id: number }>(
    sql`select "Id" from "profile" where lower("Email") = ${email.trim().toLowerCase()}`,
  )
  return row?.Id
}
