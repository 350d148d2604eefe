import { weekdays, type Hours, type Span, type Weekday } from '../kit.ts'
import { readDay } from '../text/date.ts'
import { toAsciiDigits } from '../text/digits.ts'

/** Opening hours in words: as people write them in a sheet, as OpenStreetMap and as Google's Business Profile have them. */
export interface WrittenHours {
  /** Null: nothing of the text is understood. */
  readonly hours: Hours | null
  /** The parts that are not understood, or that cannot be kept, as written. */
  readonly left: readonly string[]
}

/** Characters. Nobody writes more, and a table may hold anything. */
const longest = 1000

const dayWords: readonly RegExp[] = [
  /^(mo|mon|monday|တနင်္လာ(နေ့)?)$/,
  /^(tu|tue|tues|tuesday|အင်္ဂါ(နေ့)?)$/,
  /^(we|wed|wednesday|ဗုဒ္ဓဟူး(နေ့)?)$/,
  /^(th|thu|thur|thurs|thursday|ကြာသပတေး(နေ့)?)$/,
  /^(fr|fri|friday|သောကြာ(နေ့)?)$/,
  /^(sa|sat|saturday|စနေ(နေ့)?)$/,
  /^(su|sun|sunday|တနင်္ဂနွေ(နေ့)?)$/,
]
const dayAt = (word: string) => dayWords.findIndex((names) => names.test(word))
const isClosed = (text: string) => /^(x|off|closed|close|ပိတ်|ပိတ်သည်)$/.test(text)
const isAllDay = (text: string) => /^(24 ?\/ ?7|24 ?h(ou)?rs?|open 24 hours|၂၄ နာရီ|24 နာရီ|all day)$/.test(text)
const allDay: Span = ['00:00', '00:00']

/** `9`, `9:00`, `9.30 pm`; undefined for anything else. Without am or pm a closing time before the opening one is one of the afternoon. */
function timeOf(text: string): { minutes: number; isSure: boolean } | undefined {
  const [, hour, minute = '0', half] = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?$/.exec(text.trim()) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59 || (half && Number(hour) > 12)) return undefined
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  return {
    minutes: hours * 60 + Number(minute),
    isSure: half !== undefined || /^\d{2}[:.]|^1[3-9]|^2/.test(text.trim()),
  }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function spanOf(text: string): Span | undefined {
  const [from = '', to = '', ...more] = text.split(/ ?(?:-|–|—|~|\bto\b|မှ) ?/)
  const [open, close] = [timeOf(from), timeOf(to)]
  // 24:00 is the end of a day, and begins none.
  if (!open || !close || more.length > 0 || open.minutes >= 24 * 60) return undefined
  const half = 12 * 60
  const isAfternoon = !close.isSure && close.minutes <= open.minutes && close.minutes < half
  const span: Span = [clock(open.minutes), clock(isAfternoon ? close.minutes + half : close.minutes)]
  return span[0] === span[1] && span[0] !== '00:00' ? undefined : span
}

/** The spans of one day or of several; empty for a closed one. */
export function readSpans(text: string): readonly Span[] | undefined {
  const plain = toAsciiDigits(text).toLowerCase().trim()
  if (isClosed(plain)) return []
  if (isAllDay(plain)) return [allDay]
  const spans = plain.split(/,|&|\band\b/).map((one) => spanOf(one.trim()))
  return spans.every((span) => span !== undefined) && spans.length <= 4 ? spans : undefined
}

/** The days that a part begins with, and what follows them. `PH`, a public holiday, is a day that no week has. */
function daysBefore(part: string): { days: Weekday[]; unknown: boolean; rest: string } {
  const at = part.search(/\d|\bx$|\boff\b|\bclosed?\b|\bopen 24|\ball day|ပိတ်/)
  const named = at < 0 ? '' : part.slice(0, at).replaceAll(':', ' ').trim()
  const rest = at < 0 ? '' : part.slice(at)
  if (named === '') return { days: [...weekdays], unknown: false, rest }
  let unknown = false
  const days = named.split(/[,&]| /).flatMap((piece): Weekday[] => {
    const word = piece.replace('.', '').trim()
    if (word === '' || word === 'and') return []
    if (/^(daily|everyday|every|day|နေ့တိုင်း)$/.test(word)) return [...weekdays]
    const [from, to = from] = word.split(/[-–]/).map((one) => dayAt(one.trim()))
    if (from === undefined || to === undefined || from < 0 || to < 0) {
      unknown = true
      return []
    }
    return weekdays.filter((_, at) => (from <= to ? at >= from && at <= to : at >= from || at <= to))
  })
  return { days, unknown, rest }
}

export function readWrittenHours(text: string): WrittenHours {
  if (text.length > longest) return { hours: null, left: [text] }
  const hours: Partial<Record<Weekday, readonly Span[]>> = {}
  const left: string[] = []
  for (const typed of text.split(/[;\n|]/)) {
    const part = toAsciiDigits(typed).toLowerCase().trim().replace(/\s+/g, ' ')
    if (part === '') continue
    const { days, unknown, rest } = daysBefore(part)
    const spans = readSpans(rest)
    if (!spans || unknown) left.push(typed.trim())
    if (spans) for (const day of days) hours[day] = spans
  }
  const isKnown = Object.keys(hours).length > 0
  return { hours: isKnown ? hours : null, left }
}

/** `2027-04-13: x, 2027-04-17: 08:00-12:00`, as Google's Business Profile has special days. */
export function readSpecialDays(text: string): {
  exceptions: Record<string, readonly Span[]>
  left: readonly string[]
} {
  const exceptions: Record<string, readonly Span[]> = {}
  const left: string[] = []
  for (const part of text.slice(0, longest).split(/,(?=\s*\d{4}-)/)) {
    const [, date = '', rest = ''] = /^(\d{4}-\d{2}-\d{2})\s*:(.*)$/s.exec(toAsciiDigits(part).trim()) ?? []
    const spans = readDay(date) === null ? undefined : readSpans(rest)
    if (spans) exceptions[date] = spans
    else if (part.trim() !== '') left.push(part.trim())
  }
  return { exceptions, left }
}
