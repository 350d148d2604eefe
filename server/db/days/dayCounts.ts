import { sql, type SQL } from 'drizzle-orm'
import { declarations } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { dayAfter, daysBetween } from '#resources/pageStats.ts'
import { localTime } from '#resources/openingHours.ts'
import type { Executor } from '../connection/database.ts'

/** The new records of a day are counted once, when it is over (docs/decisions/numbers.md). */

const { page, post, product, profile } = declarations
export const countedResources = [page, post, product, profile, moderationCase]

/** Days that are counted at the first start with a filled database: six times thirty, and as many before. */
const daysBack = 360
/** More than that is not counted while somebody waits. */
const mostCounted = 10_000
/** By this name it is known until when all others are counted. */
const marker = 'counted'

const yangonDay = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Yangon')`
const today = () => localTime(new Date()).date

/** The records of some days. Two conditions, each of which has an index: what is listed, and what is hidden. */
const madeIn = (name: string, from: string, to: string, most?: number) => {
  const of = (isListed: SQL) => sql`(select "CreatedAt" from ${sql.identifier(name)} where ${isListed}
    and "CreatedAt" >= ${yangonDay(from)} and "CreatedAt" < ${yangonDay(dayAfter(to))}
    ${most === undefined ? sql`` : sql`limit ${most}`})`
  return sql`(${of(sql`"Listed"`)} union all ${of(sql`not "Listed"`)}) r`
}

const lastCounted = async (db: Executor): Promise<string | null> =>
  (await db.rows<{ Day: string | null }>(sql`select max("Day") as "Day" from "dayCount" where "Name" = ${marker}`))[0]!
    .Day

/** Counts every day that is over and not counted yet. Several processes may do so at once. */
export async function countDays(db: Executor): Promise<void> {
  const yesterday = dayAfter(today(), -1)
  const last = (await lastCounted(db)) ?? dayAfter(yesterday, -daysBack)
  if (last >= yesterday) return
  for (const { name } of countedResources)
    await db.rows(sql`insert into "dayCount" ("Day", "Name", "Count")
      select to_char(r."CreatedAt" at time zone 'Asia/Yangon', 'YYYY-MM-DD'), ${name}::text, count(*)
      from ${madeIn(name, dayAfter(last), yesterday)} group by 1 on conflict do nothing`)
  await db.rows(
    sql`insert into "dayCount" ("Day", "Name", "Count") values (${yesterday}, ${marker}, 0) on conflict do nothing`,
  )
}

const countDay = async (db: Executor, name: string, day: string): Promise<number> =>
  (await db.rows<{ n: number }>(sql`select count(*)::integer as n from ${madeIn(name, day, day, mostCounted)}`))[0]!.n

type DayCount = { Day: string; Name: string; Count: number }
/** The names whose counts somebody may see, from a day to another. What is not counted yet, such as today, is counted now. */
export async function readDayCounts(
  db: Executor,
  { from, to, names }: { from: string; to: string; names: readonly string[] },
): Promise<DayCount[]> {
  const kept = await db.rows<DayCount>(sql`select "Day", "Name", "Count" from "dayCount"
    where "Name" = any(${sql.param([...names])}::text[]) and "Day" between ${from} and ${to} order by "Day", "Name"`)
  const [yesterday, last] = [dayAfter(today(), -1), await lastCounted(db)]
  const open = daysBetween(last === yesterday ? today() : yesterday, today())
  for (const day of open.filter((one) => one >= from && one <= to)) {
    for (const { name: Name } of countedResources.filter(({ name }) => names.includes(name)))
      kept.push({ Day: day, Name, Count: await countDay(db, Name, day) })
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
