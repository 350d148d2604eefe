import { sql, type SQL } from 'drizzle-orm'
import { listedTimes, registry, type Resource } from '#resources'
import type { Columns, Database, Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { column } from '../connection/statements.ts'
import { isToTurn } from '../schema/turns.ts'
import { refreshListed } from '../records/visibility.ts'
import { lockWithPages } from './lockWithPages.ts'

/** Offers begin and end by themselves (docs/rules.md#offers). */

const timed = [...registry.values()].filter((resource) => Object.keys(listedTimes(resource)).length > 0)

/** Records that are read at once. */
const portion = 100
const lockedMs = 1000

/** The times at which rows `r` begin or end, and which have yet to. */
const turnsOf = (resource: Resource) =>
  Object.entries(listedTimes(resource)).map(([listed, name]) => {
    const at = column('r', name)
    return { at, where: sql`${isToTurn(listed, at, (other) => column('r', other))} and ${isPresent(resource)}` }
  })

/** Begins and ends what is due, and returns in how many ms the next one is: Infinity where there is none. */
export async function turnInTime(db: Database): Promise<number> {
  for (const resource of timed)
    for (const { at, where } of turnsOf(resource))
      while ((await turnPortion(db, resource, sql`${where} and ${at} <= now()`)) === portion);
  const ms = await nextTurn(db)
  // Due already: its page is being removed, or somebody has it locked.
  return ms > 0 ? ms : lockedMs
}

/** Who sends `now` for a begin or an end means this moment by the clock by which both happen, not by a phone's. */
export async function atThisMoment(tx: Executor, resource: Resource, columns: Columns): Promise<Columns> {
  const names = Object.values(listedTimes(resource)).filter((name) => columns[name] === 'now')
  const [moment] = names.length > 0 ? await tx.rows<{ now: string }>(sql`select now()`) : []
  return { ...columns, ...Object.fromEntries(names.map((name) => [name, moment?.now])) }
}

/** In how many ms the next one begins or ends. */
export async function nextTurn(db: Executor): Promise<number> {
  const times = timed.flatMap((resource) =>
    turnsOf(resource).map(
      ({ at, where }) => sql`(select min(${at}) from ${sql.identifier(resource.name)} r where ${where})`,
    ),
  )
  const [next] = await db.rows<{ ms: number | null }>(
    sql`select extract(epoch from least(${sql.join(times, sql`, `)}) - clock_timestamp())::float8 * 1000 as ms`,
  )
  return next?.ms ?? Infinity
}

/** One transaction each, with its pages locked before it, as whoever changes it does. */
async function turnPortion(db: Database, resource: Resource, isDue: SQL): Promise<number> {
  const table = sql.identifier(resource.name)
  const due = await db.rows<{ Id: number }>(sql`select * from ${table} r where ${isDue} limit ${portion}`)
  const { from } = listedTimes(resource)
  for (const found of due)
    await db.transaction(async (tx) => {
      if (!(await lockWithPages(tx, resource, found))) return
      // What begins is as new as it looks.
      const begin = from && sql.identifier(from)
      if (begin)
        await tx.rows(sql`update ${table} set "CreatedAt" = ${begin}, "UpdatedAt" = now()
          where "Id" = ${found.Id} and ${begin} > "CreatedAt" and ${begin} <= now()`)
      await refreshListed(tx, resource, found.Id)
    })
  return due.length
}
