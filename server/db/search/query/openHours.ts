import { sql, type SQL } from 'drizzle-orm'
import { dayBefore, localTime } from '#resources/openingHours.ts'

/**
 * The condition that stored hours are open at this moment, as `isOpenAt` in resources/openingHours.ts says. Times are HH:MM, so they compare as
 * text. Yesterday counts too, past midnight. Hours that cannot be read are closed: an error would take the whole search with it.
 */
export function isOpenAt(hours: SQL, moment: Date): SQL {
  const today = localTime(moment)
  const yesterday = localTime(dayBefore(moment))
  const parameters = sql`${JSON.stringify({ now: today.time })}::jsonb`
  const hasSpan = (spans: SQL, condition: string) =>
    sql`coalesce(jsonb_path_exists(${spans}, ${`strict $[*] ? (${condition})`}::jsonpath, ${parameters}, true), false)`
  return sql`(${hasSpan(spansOn(hours, today), '@[0] <= $now && (@[1] <= @[0] || $now < @[1])')}
    or ${hasSpan(spansOn(hours, yesterday), '@[1] <= @[0] && $now < @[1]')})`
}

/** The spans of a day: its exception, else those of its weekday. */
const spansOn = (hours: SQL, { date, day }: { date: string; day: string }) =>
  sql`coalesce(${hours} #> array['exceptions', ${date}::text], ${hours} -> ${day}::text)`
