import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'
import type { Expiring } from './expiry.ts'

/** A part of a person's quota that was taken in this hour. */
export interface TakenVolume {
  hour: string
  bytes: number
}

const hour = sql`date_trunc('hour', now(), 'UTC')`

/** The hours that count, before this one. */
const earlierBytes = (profileId: number) => sql`(select coalesce(sum("Bytes"), 0) from "uploadVolume"
  where "ProfileId" = ${profileId} and "Hour" < ${hour} and "Hour" > now() - interval '24 hours')`

/**
 * Adds bytes to what this person has sent within 24 hours, for all processes together; undefined if that were more than
 * `most`. The condition is checked on the locked row of the hour, so uploads at the same time cannot pass it together.
 */
export async function takeVolume(
  db: Executor,
  profileId: number,
  bytes: number,
  most: number,
): Promise<TakenVolume | undefined> {
  const [row] = await db.rows<{ Hour: string }>(sql`
    insert into "uploadVolume" ("ProfileId", "Hour", "Bytes")
    select ${profileId}::integer, ${hour}, ${bytes}::bigint where ${earlierBytes(profileId)} + ${bytes}::bigint <= ${most}::bigint
    on conflict ("ProfileId", "Hour") do update set "Bytes" = "uploadVolume"."Bytes" + excluded."Bytes"
      where "uploadVolume"."Bytes" + excluded."Bytes" + ${earlierBytes(profileId)} <= ${most}::bigint
    returning "Hour"`)
  return row && { hour: row.Hour, bytes }
}

/** Bytes that this person has sent within 24 hours, and the seconds until the oldest of them no longer count. */
export async function findVolume(db: Executor, profileId: number): Promise<{ bytes: number; freeInSeconds: number }> {
  const [row] = await db.rows<{ Bytes: string; Left: number | null }>(sql`
    select coalesce(sum("Bytes"), 0) as "Bytes",
      ceil(extract(epoch from min("Hour") + interval '24 hours' - now()))::integer as "Left"
    from "uploadVolume" where "ProfileId" = ${profileId} and "Bytes" > 0 and "Hour" > now() - interval '24 hours'`)
  return { bytes: Number(row?.Bytes ?? 0), freeInSeconds: row?.Left ?? 0 }
}

export const giveBackVolume = (db: Executor, profileId: number, { hour: taken, bytes }: TakenVolume) =>
  db.rows(sql`update "uploadVolume" set "Bytes" = greatest(0, "Bytes" - ${bytes}::bigint)
    where "ProfileId" = ${profileId} and "Hour" = ${taken}`)

export const expiredVolumes: Expiring = { table: 'uploadVolume', isOver: sql`"Hour" < now() - interval '25 hours'` }
