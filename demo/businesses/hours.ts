import { mix, pick } from '../chance.ts'

type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Opening spans of a day as 'HH:MM' in Asia/Yangon; a day that is absent is closed. */
export type WeekHours = Partial<Record<Weekday, [open: string, close: string][]>>

const kinds = [
  'dawn',
  'breakfast',
  'early',
  'morning',
  'meals',
  'evening',
  'shop',
  'late',
  'long',
  'clinic',
  'gym',
  'school',
  'office',
  'gate',
  'always',
] as const
export type HoursKind = (typeof kinds)[number]

type Spans = [open: string, close: string][]

const days: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function week(usual: Spans, other: Partial<Record<Weekday, Spans | 'closed'>> = {}): WeekHours {
  const hours: WeekHours = {}
  for (const day of days) {
    const spans = other[day] ?? usual
    if (spans !== 'closed') hours[day] = spans
  }
  return hours
}

/** Opening weeks as trades keep them: markets close on Mondays in the hills, offices at half past four, tea never. */
const weeks: Readonly<Record<HoursKind, readonly WeekHours[]>> = {
  dawn: [
    week([['05:00', '20:00']]),
    week([['05:00', '21:30']]),
    week([['05:00', '18:00']], { sun: [['05:00', '12:00']] }),
  ],
  breakfast: [week([['05:30', '10:30']]), week([['06:00', '11:00']], { mon: 'closed' })],
  early: [
    week([['06:00', '19:00']]),
    week([['06:00', '18:30']], { sun: [['06:00', '15:00']] }),
    week([['06:30', '20:00']]),
  ],
  morning: [
    week([['05:00', '11:00']]),
    week([
      ['05:00', '10:30'],
      ['15:00', '18:00'],
    ]),
    week([['05:30', '12:00']], { mon: 'closed' }),
  ],
  meals: [
    week([['10:00', '21:30']]),
    week(
      [
        ['11:00', '14:30'],
        ['17:00', '22:00'],
      ],
      { mon: 'closed' },
    ),
    week([['09:30', '21:00']]),
  ],
  evening: [week([['15:30', '22:00']]), week([['16:00', '22:30']], { mon: 'closed' }), week([['16:00', '21:30']])],
  shop: [
    week([['09:00', '18:00']]),
    week([['09:00', '17:30']], { sun: 'closed' }),
    week([['08:30', '18:00']], { sun: [['09:00', '13:00']] }),
    week([['09:30', '18:30']], { mon: 'closed' }),
  ],
  late: [week([['09:00', '20:30']]), week([['09:30', '20:00']], { mon: 'closed' }), week([['10:00', '21:00']])],
  long: [
    week([['07:00', '21:00']]),
    week([['06:30', '21:30']]),
    week([['07:30', '20:30']], { sun: [['08:00', '18:00']] }),
  ],
  clinic: [
    week(
      [
        ['07:30', '10:30'],
        ['16:30', '20:30'],
      ],
      { sun: 'closed' },
    ),
    week([
      ['09:00', '12:00'],
      ['16:00', '20:00'],
    ]),
    week([['16:00', '21:00']], { sat: [['09:00', '17:00']], sun: 'closed' }),
  ],
  gym: [
    week([
      ['05:30', '10:00'],
      ['15:30', '21:30'],
    ]),
    week([['06:00', '22:00']]),
    week([['06:00', '21:00']], { sun: [['07:00', '12:00']] }),
  ],
  school: [
    week(
      [
        ['08:00', '11:30'],
        ['15:30', '19:30'],
      ],
      { sun: 'closed' },
    ),
    week([['16:00', '20:00']], { sat: [['08:00', '17:00']], sun: [['08:00', '12:00']] }),
    week([['09:00', '17:00']], { sat: 'closed', sun: 'closed' }),
  ],
  office: [
    week([['09:30', '16:30']], { sat: 'closed', sun: 'closed' }),
    week([['09:00', '17:00']], { sat: [['09:00', '12:00']], sun: 'closed' }),
  ],
  gate: [week([['04:30', '21:30']]), week([['05:00', '20:30']]), week([['06:00', '22:00']])],
  // The last minute of the day, since no clock shows 24:00.
  always: [week([['00:00', '23:59']])],
}

/** The n-th shop's week. Weeks are shared between shops: nobody writes into them. */
export function hoursOf(kind: HoursKind, n: number): WeekHours {
  return pick(weeks[kind], n, 31)
}

/** The time a shop of this week opens and closes on its first open day, for notices in posts. */
export function firstSpan(hours: WeekHours): readonly [open: string, close: string] {
  for (const day of days) {
    const spans = hours[day]
    const first = spans?.[0]
    const last = spans?.at(-1)
    if (first && last) return [first[0], last[1]]
  }
  return ['09:00', '18:00']
}

/** Some shops are always open by their name. */
export function isAlways(name: string): boolean {
  return name.includes('24') || name.includes('၂၄')
}

export const dayNames: Readonly<Record<Weekday, readonly [english: string, burmese: string]>> = {
  mon: ['Monday', 'တနင်္လာနေ့'],
  tue: ['Tuesday', 'အင်္ဂါနေ့'],
  wed: ['Wednesday', 'ဗုဒ္ဓဟူးနေ့'],
  thu: ['Thursday', 'ကြာသပတေးနေ့'],
  fri: ['Friday', 'သောကြာနေ့'],
  sat: ['Saturday', 'စနေနေ့'],
  sun: ['Sunday', 'တနင်္ဂနွေနေ့'],
}

/** A day of the week for announcements. */
export function someDay(n: number, salt: number): readonly [english: string, burmese: string] {
  return dayNames[days[mix(n, salt) % days.length] ?? 'sat']
}
