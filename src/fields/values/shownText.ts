import { isAbsent } from '#resources/text/index.ts'

/** A record's value as text, or null where it counts as absent: '-', 'null', '' or missing (spec 5.14 to 5.16). */
export function shownText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return isAbsent(value) ? null : String(value).trim()
}
