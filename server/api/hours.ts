import { weekdays, type Hours, type Span } from '#resources'
import { faultyDay } from '#resources/hoursFaults.ts'
import { storableHours } from '#resources/openingHours.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { findRepeatedName } from './body/repeatedName.ts'

/** Reads opening hours from JSON; null if it has another shape, or if a day stands there twice. At most four spans a day and 100 exceptions. */
export function readHours(text: string): Hours | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  if (!isPlainObject(parsed) || findRepeatedName(text)) return null
  const read: Record<string, readonly Span[] | Record<string, readonly Span[]>> = {}
  for (const [key, spans] of Object.entries(parsed)) {
    if (key === 'exceptions') {
      const exceptions = readExceptions(spans)
      if (!exceptions) return null
      read['exceptions'] = exceptions
    } else if ((weekdays as readonly string[]).includes(key) && areSpans(spans)) read[key] = spans
    else return null
  }
  return storableHours(read as Hours)
}

const refusals = {
  incomplete: refusal.hoursIncomplete,
  overlap: refusal.hoursOverlap,
  noDate: refusal.hoursNoDate,
}

/** What is wrong with hours that could be read; null when nothing is. */
export function refusalOfHours(hours: Hours): Refusal | null {
  const faulty = faultyDay(hours)
  return faulty && refusals[faulty.fault]({ day: faulty.day })
}

function readExceptions(parsed: unknown): Record<string, readonly Span[]> | null {
  if (!isPlainObject(parsed) || Object.keys(parsed).length > 100) return null
  const entries = Object.entries(parsed)
  return entries.every(([, spans]) => areSpans(spans)) ? (parsed as Record<string, readonly Span[]>) : null
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areSpans = (value: unknown): value is readonly Span[] =>
  Array.isArray(value) &&
  value.length <= 4 &&
  value.every((span) => Array.isArray(span) && span.length === 2 && span.every((time) => typeof time === 'string'))
