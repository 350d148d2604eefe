import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'
import type { TakenVolume } from './uploadVolume.ts'

export interface ResumableUpload {
  id: string
  bytes: number
  fileName: string | null
  type: string | null
}

/** Hours after which an upload that no record took is gone (docs/rules.md#resumable-uploads). */
export const resumableHours = 24
const isYoung = sql`"CreatedAt" > now() - make_interval(hours => ${resumableHours})`

export const insertResumable = (
  db: Executor,
  profileId: number,
  { id, bytes, fileName, type }: ResumableUpload,
  taken: TakenVolume | undefined,
) =>
  db.rows(sql`insert into "resumableUpload" ("Id", "ProfileId", "Bytes", "FileName", "Type", "TakenIn")
    values (${id}, ${profileId}, ${bytes}, ${fileName}, ${type}, ${taken?.hour ?? null})`)

/** Undefined for one that is over, or another person's. */
export async function findResumable(db: Executor, profileId: number, id: string): Promise<ResumableUpload | undefined> {
  const [row] = await db.rows<{ Bytes: string; FileName: string | null; Type: string | null }>(sql`
    select "Bytes", "FileName", "Type" from "resumableUpload"
    where "Id" = ${id} and "ProfileId" = ${profileId} and ${isYoung}`)
  return row && { id, bytes: Number(row.Bytes), fileName: row.FileName, type: row.Type }
}

/** In the transaction of the record that takes it. False when another one has taken it. */
export async function consumeResumable(tx: Executor, profileId: number, id: string): Promise<boolean> {
  const rows = await tx.rows(
    sql`delete from "resumableUpload" where "Id" = ${id} and "ProfileId" = ${profileId} returning 1`,
    'write',
  )
  return rows.length > 0
}

interface Removed {
  id: string
  profileId: number
  taken: TakenVolume | undefined
}

const removed = sql`returning "Id", "ProfileId", "Bytes", "TakenIn"`
interface RemovedRow {
  Id: string
  ProfileId: number
  Bytes: string
  TakenIn: string | null
}
const asRemoved = ({ Id: id, ProfileId: profileId, Bytes, TakenIn: hour }: RemovedRow): Removed => ({
  id,
  profileId,
  taken: hour === null ? undefined : { hour, bytes: Number(Bytes) },
})

/** Deletes up to `limit` uploads that are older than a day. */
export const removeOldResumables = (db: Executor, limit: number) => removeSome(db, sql`not ${isYoung}`, limit)

export const removeResumablesOf = (db: Executor, profileId: number, limit: number) =>
  removeSome(db, sql`"ProfileId" = ${profileId}`, limit)

async function removeSome(db: Executor, where: SQL, limit: number): Promise<Removed[]> {
  const rows = await db.rows<RemovedRow>(sql`delete from "resumableUpload" where ctid = any(array(
    select ctid from "resumableUpload" where ${where} limit ${limit} for update skip locked)) ${removed}`)
  return rows.map(asRemoved)
}

export async function removeResumable(db: Executor, profileId: number, id: string): Promise<Removed | undefined> {
  const [row] = await db.rows<RemovedRow>(
    sql`delete from "resumableUpload" where "Id" = ${id} and "ProfileId" = ${profileId} ${removed}`,
  )
  return row && asRemoved(row)
}

/** How long a request that writes has an upload to itself, unless it says again that it is there. */
const lease = sql`now() + interval '10 seconds'`

/** Whether this request may write now. If another one does, that one is told that somebody waits. */
export async function lockResumable(db: Executor, id: string, by: string): Promise<boolean> {
  const [row] = await db.rows<{ LockedBy: string }>(sql`update "resumableUpload" set
      "LockedBy" = case when "LockedBy" is null or "LockedUntil" < now() then ${by} else "LockedBy" end,
      "LockedUntil" = case when "LockedBy" is null or "LockedUntil" < now() then ${lease} else "LockedUntil" end,
      "IsWanted" = "LockedBy" is not null and "LockedUntil" >= now()
    where "Id" = ${id} returning "LockedBy"`)
  return row === undefined || row.LockedBy === by
}

/** Goes on holding it. `lost`: it is another's, or gone. */
export async function keepResumable(db: Executor, id: string, by: string): Promise<'kept' | 'wanted' | 'lost'> {
  const [row] = await db.rows<{ IsWanted: boolean }>(sql`update "resumableUpload" set "LockedUntil" = ${lease}
    where "Id" = ${id} and "LockedBy" = ${by} returning "IsWanted"`)
  return row === undefined ? 'lost' : row.IsWanted ? 'wanted' : 'kept'
}

export const unlockResumable = (db: Executor, id: string, by: string) =>
  db.rows(sql`update "resumableUpload" set "LockedBy" = null, "IsWanted" = false
    where "Id" = ${id} and "LockedBy" = ${by}`)
