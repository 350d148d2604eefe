import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { dayAfter, daysBetween } from '#resources/pageStats.ts'
import { localTime } from '#resources/openingHours.ts'
import type { Executor } from '../connection/database.ts'

/** The new records of a day are counted once, when it is over (docs/decisions/numbers.md). */

const { page, post, product, profile } = declarations
export const countedResources = [page, post, product, profile, moderationCase]

/** Days that are counted at the first start with a filled database, so that there is a period before. */
const daysBack = 62
/** More than that is not counted while somebody waits. */
const mostCounted = 10_000
const lastName = page.name

const yangonDay = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Yangon')`
const today = () => localTime(new Date()).date

/** Two conditions, each of which has an index of its own: what is listed, and what is hidden. */
async function countDay(db: Executor, name: string, day: string, most?: number): Promise<number> {
  const of = (isListed: boolean) => sql`(select count(*) from (select 1 from ${sql.identifier(name)}
    where "CreatedAt" >= ${yangonDay(day)} and "CreatedAt" < ${yangonDay(dayAfter(day))} and ${isListed ? sql`"Listed"` : sql`not "Listed"`}
    ${most === undefined ? sql`` : sql`limit ${most}`}) r)`
  const [row] = await db.rows<{ n: number }>(sql`select (${of(true)} + ${of(false)})::integer as n`)
  return row!.n
}

const lastCounted = async (db: Executor): Promise<string | null> =>
  (
    await db.rows<{ Day: string | null }>(sql`select max("Day") as "Day" from "dayCount" where "Name" = ${lastName}`)
  )[0]!.Day

/** Counts every day that is over and not counted yet. Several processes may do so at once. */
export async function countDays(db: Executor, isStopped = () => false): Promise<void> {
  const yesterday = dayAfter(today(), -1)
  const last = (await lastCounted(db)) ?? dayAfter(yesterday, -daysBack)
  for (const day of daysBetween(dayAfter(last), yesterday)) {
    if (isStopped()) return
    const rows = []
    for (const { name } of countedResources)
      rows.push(sql`(${day}, ${name}, ${await countDay(db, name, day)}::integer)`)
    // All names of a day together, or none: the last one counted is known by one of them.
    await db.rows(
      sql`insert into "dayCount" ("Day", "Name", "Count") values ${sql.join(rows, sql`, `)} on conflict do nothing`,
    )
  }
}

/** The names whose counts somebody may see, from a day to another. What is not counted yet, such as today, is counted now. */
export async function readDayCounts(
  db: Executor,
  { from, to, names }: { from: string; to: string; names: readonly string[] },
): Promise<{ Day: string; Name: string; Count: number }[]> {
  const kept = await db.rows<{
    Day: string
    Name: string
    Count: number
  }>(sql`select "Day", "Name", "Count" from "dayCount"
    where "Name" = any(${sql.param([...names])}::text[]) and "Day" between ${from} and ${to} order by "Day", "Name"`)
  const last = await lastCounted(db)
  const open = daysBetween(
    last === null || last < dayAfter(today(), -2) ? dayAfter(today(), -1) : dayAfter(last),
    today(),
  )
  for (const day of open.filter((one) => one >= from && one <= to)) {
    for (const { name: Name } of countedResources.filter(({ name }) => names.includes(name)))
      kept.push({ Day: day, Name, Count: await countDay(db, Name, day, mostCounted) })
  }
  return kept
}

/** Up to how many days old the cases are that wait, and how many of each age. */
const ages = [1, 3, 7, null] as const

/** How long the cases have waited that nobody has answered. */
export async function casesByAge(db: Executor): Promise<{ Days: number | null; Count: number }[]> {
  const rows = await db.rows<{
    Age: number
  }>(sql`select floor(extract(epoch from now() - "CreatedAt") / 86400)::integer as "Age"
    from ${sql.identifier(moderationCase.name)} where "State" = any(array['open', 'claimed', 'appealed']) limit ${mostCounted}`)
  return ages.map((Days, at) => ({
    Days,
    Count: rows.filter(({ Age }) => Age >= (ages[at - 1] ?? 0) && (Days === null || Age < Days)).length,
  }))
}

/** What is counted as it happens (./acts.ts), beside the records of these sources. */
export const searchCounts = ['search', 'missedSearch'] as const
