import {
  maxTextLength,
  maxUrlLength,
  toCamelCase,
  type Field,
  type FieldOf,
  type Hours,
  type Resource,
} from '../index.ts'
import { importedFields, importsOf } from './imports.ts'
import { refusal, type Refusal } from '../refusals.ts'
import {
  asE164,
  hasBurmese,
  isAbsent,
  hasStackedMarks,
  isLongerThan,
  numbersIn,
  toAsciiDigits,
  toPhoneDigits,
  usualWriting,
} from '../text/index.ts'
import { readSpans, readSpecialDays, readWrittenHours } from './writtenHours.ts'

/** What the rows of a table say, which people have written or other systems: pure functions, without a database. */

/** What each column is mapped to; ids for texts that name nothing (null: to be left out); whether exchanged degrees are turned round. */
export interface Mapping {
  columns: readonly (string | null)[]
  values: Readonly<Record<string, Readonly<Record<string, number | null>>>>
  turn: boolean
}
/** A sentence about a row, in both languages. `value`: it names something that is not known, which the admin may choose. */
export interface Note {
  field: string | null
  en: string
  my: string
  value?: string
}
/** What the cells of a row say: texts as a form would send them, names of other records, and what had to be left out. */
export interface Draft {
  /** By lower-case name, as the parts of a body. */
  parts: Map<string, string>
  /** Field → what it names. */
  named: Map<string, readonly string[]>
  /** Of a reference whose records are made: the parts of a missing one. */
  made: Map<string, Map<string, string>>
  notes: Note[]
  isRefused: boolean
}

/** Names that are read of one cell. */
const mostNames = 20
/** Characters shown of a value. */
const shownLength = 80
const shown = (value: string) => (value.length > shownLength ? `${value.slice(0, shownLength)}…` : value)

export const noteOf = (field: string | null, why: Refusal, value?: string): Note => ({
  field,
  en: why.in(usualWriting.en),
  my: why.in(usualWriting.my),
  ...(value !== undefined && { value }),
})

/** What people write for nothing. */
const isNothing = (text: string) => isAbsent(text) || /^(n\/?a|#n\/a|none|nil|\(null\)|မရှိ)$/i.test(text)

export function readRow(resource: Resource, { columns, turn }: Mapping, cells: readonly string[]): Draft {
  const draft: Draft = { parts: new Map(), named: new Map(), made: new Map(), notes: [], isRefused: false }
  const texts = new Map<string, string[]>()
  for (const [at, target] of columns.entries()) {
    const text = (cells[at] ?? '').trim()
    if (target === null || isNothing(text)) continue
    if (hasStackedMarks(text)) draft.notes.push(noteOf(target, refusal.stackedMarks))
    else texts.set(target, [...(texts.get(target) ?? []), text])
  }
  readNames(resource, texts)
  for (const [name, field] of importedFields(resource)) {
    if (field.kind === 'place') readPlace(draft, texts, turn)
    else if (field.kind === 'hours') readHours(draft, name, texts)
    else readField(draft, resource, name, field, texts.get(name) ?? [])
    for (const [target, [text = '']] of texts)
      if (target.startsWith(`${name}.`) && field.kind === 'reference')
        draft.made.set(
          name,
          new Map([...(draft.made.get(name) ?? []), [toCamelCase(target.slice(name.length + 1)).toLowerCase(), text]]),
        )
  }
  return draft
}

/**
 * The name in Latin letters and in Burmese, of all that stand in the row: `မြမြ (Mya Mya)`, `ကောင်းကောင်း / Kaung Kaung`. A Burmese one alone is the
 * name.
 */
function readNames({ title, fields }: Resource, texts: Map<string, string[]>): void {
  if (!('BurmeseName' in fields)) return
  const whole = [...(texts.get(title) ?? []), ...(texts.get('BurmeseName') ?? [])]
  const pieces = whole.flatMap((text) =>
    text.length <= 500 && hasBurmese(text) && /[a-z]/i.test(text)
      ? (/^([^()]+)\(([^()]+)\)$/.exec(text)?.slice(1) ?? text.split(' / ')).map((piece) => piece.trim())
      : [],
  )
  const isMixed = (text: string) => hasBurmese(text) && /[a-z]/i.test(text)
  const latin = [...whole, ...pieces].find((text) => !hasBurmese(text))
  const burmese =
    texts.get('BurmeseName')?.find((text) => hasBurmese(text) && !isMixed(text)) ??
    [...whole, ...pieces].find((text) => hasBurmese(text) && !isMixed(text))
  const name = latin ?? burmese ?? whole[0]
  if (name !== undefined) texts.set(title, [name])
  if (burmese !== undefined && name !== burmese) texts.set('BurmeseName', [burmese])
  else texts.delete('BurmeseName')
}

const inMyanmar = (latitude: number, longitude: number) =>
  latitude > 9 && latitude < 29 && longitude > 92 && longitude < 102

function readPlace({ parts, notes }: Draft, texts: ReadonlyMap<string, readonly string[]>, turn: boolean): void {
  const typed = ['Latitude', 'Longitude'].map((name) => texts.get(name)?.[0] ?? '')
  if (typed.every((text) => text === '')) return
  // 16,8032 is how some countries write it.
  const degrees = typed.map((text) => {
    const plain = toAsciiDigits(text).replace(/\p{Cf}/gu, '')
    return /^-?\d{1,3}[.,]?\d*$/.test(plain) ? Number(plain.replace(',', '.')) : NaN
  })
  const [latitude = NaN, longitude = NaN] = degrees
  if (latitude === 0 && longitude === 0) return
  const isTurned = !inMyanmar(latitude, longitude) && inMyanmar(longitude, latitude)
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && latitude !== 0 && longitude !== 0
  if (isTurned && turn) notes.push(noteOf('Latitude', refusal.importTurned))
  else if (isTurned || !isPlace) {
    notes.push(noteOf('Latitude', refusal.importNoPlace({ value: shown(typed.join(' / ')) })))
    return
  }
  parts.set('latitude', String(isTurned ? longitude : latitude))
  parts.set('longitude', String(isTurned ? latitude : longitude))
}

function readHours({ parts, notes }: Draft, name: string, texts: ReadonlyMap<string, readonly string[]>): void {
  const [text] = texts.get(name) ?? []
  const left: string[] = []
  let hours: Record<string, unknown> = {}
  if (text?.startsWith('{')) parts.set(name.toLowerCase(), text)
  else if (text !== undefined) {
    const read = readWrittenHours(text)
    left.push(...read.left)
    hours = { ...(read.hours as Hours | null) }
  }
  for (const [target, [cell = '']] of texts) {
    if (!target.startsWith(`${name}.`)) continue
    const part = target.slice(name.length + 1)
    if (part === 'exceptions') {
      const read = readSpecialDays(cell)
      left.push(...read.left)
      if (Object.keys(read.exceptions).length > 0) hours[part] = read.exceptions
    } else {
      const spans = readSpans(cell)
      if (spans) hours[part] = spans
      else left.push(cell)
    }
  }
  if (Object.keys(hours).length > 0) parts.set(name.toLowerCase(), JSON.stringify(hours))
  if (left.length > 0) notes.push(noteOf(name, refusal.importHours({ value: shown(left.join('; ')) })))
}

function readField(draft: Draft, resource: Resource, name: string, field: Field, texts: readonly string[]): void {
  const [first] = texts
  if (first === undefined) return
  const isWords = field.kind === 'text' || field.kind === 'longText'
  if (!isWords && texts.some((text) => text.length > maxUrlLength)) {
    draft.notes.push(noteOf(name, refusal.keepUnder({ most: maxUrlLength })))
    return
  }
  const set = (text: string) => draft.parts.set(toCamelCase(name).toLowerCase(), text)
  if (field.kind === 'reference') draft.named.set(name, [first])
  else if (field.kind === 'references') {
    draft.named.set(
      name,
      texts
        .flatMap((text) => text.split(/[,;|]| \/ /))
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .slice(0, mostNames),
    )
  } else if (field.kind === 'phone') readNumbers(draft, resource, name, texts)
  else if (field.kind === 'choice' || field.kind === 'choices') readChoice(draft, name, field, texts)
  else if (field.kind === 'number' && field.unit === 'kyat') readPrice(draft, resource, name, field, first)
  else {
    const text = field.kind === 'text' && name !== resource.title ? [...new Set(texts)].join(', ') : first
    // Before anything converts it (docs/safety.md#s20).
    if (isWords && isLongerThan(maxTextLength(field), text)) {
      draft.notes.push(noteOf(name, refusal.keepUnder({ most: maxTextLength(field) })))
      draft.isRefused ||= field.required ?? false
    } else set(text)
  }
}

/** The whole number that a sheet has written as 9.5E+09, if it has all its digits; null if not; undefined for another text. */
function unshortened(text: string): string | null | undefined {
  const [, whole = '', rest = '', power = ''] = /^(\d)[.,]?(\d*)e\+?(\d{1,2})$/i.exec(text) ?? []
  if (whole === '') return undefined
  return rest.length >= Number(power) ? whole + rest.slice(0, Number(power)) : null
}

function readNumbers({ parts, notes }: Draft, resource: Resource, name: string, texts: readonly string[]): void {
  const found: string[] = []
  for (const text of texts.flatMap((text) => numbersIn(toPhoneDigits(text))).map((text) => text.trim())) {
    const digits = unshortened(text)
    if (digits === null) {
      notes.push(noteOf(name, refusal.importDigitsLost({ value: shown(text) })))
      continue
    }
    const typed = digits ?? text
    // A sheet has taken its first zero for a number's.
    const number = /^[1-9]\d{6,9}$/.test(typed) && !typed.startsWith('95') ? `0${typed}` : typed
    const e164 = asE164(number)
    if (e164 === null) notes.push(noteOf(name, refusal.importNoNumber({ value: shown(text) })))
    else if (!found.some((other) => asE164(other) === e164)) found.push(number)
  }
  const rooms = importsOf(resource)?.numbers ?? []
  const at = rooms.indexOf(name)
  const free = (at < 0 ? [name] : rooms.slice(at)).filter((room) => !parts.has(toCamelCase(room).toLowerCase()))
  for (const [nr, number] of found.entries()) {
    const room = free[nr]
    if (room === undefined) notes.push(noteOf(name, refusal.importSecond({ value: shown(number) })))
    else parts.set(toCamelCase(room).toLowerCase(), number)
  }
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/s$/, '')

/** By its name on the wire, or as either language calls it. */
const choiceOf = (field: FieldOf<'choice' | 'choices'>, text: string): string | undefined =>
  field.values.find((value) => {
    const label = field.valueLabels[value]
    return [value, label?.en ?? '', label?.my ?? ''].some((one) => folded(one) === folded(text))
  })

/** One, or for `choices` several with commas between them. */
function readChoice(
  { parts, notes }: Draft,
  name: string,
  field: FieldOf<'choice' | 'choices'>,
  texts: readonly string[],
) {
  const named = field.kind === 'choice' ? texts.slice(0, 1) : texts.flatMap((text) => text.split(/[,;|\n]/))
  const values = named.slice(0, mostNames).flatMap((text) => {
    const value = choiceOf(field, text)
    if (value === undefined) notes.push(noteOf(name, refusal.importUnknown({ value: shown(text.trim()) })))
    return value ?? []
  })
  if (values.length > 0) parts.set(toCamelCase(name).toLowerCase(), values.join())
}

/** A sum, two of them, or the word that stands for none. */
function readPrice({ parts }: Draft, resource: Resource, name: string, field: FieldOf<'number'>, text: string): void {
  const set = (name: string, text: string) => parts.set(toCamelCase(name).toLowerCase(), text)
  for (const [choice, accepted] of Object.entries(field.when ?? {})) {
    const kinds = resource.fields[choice]
    const kind = kinds?.kind === 'choice' ? choiceOf(kinds, text) : undefined
    if (kind === undefined || (accepted !== true && accepted.includes(kind) && /\d/.test(text))) continue
    set(choice, kind)
    return
  }
  const upTo = importedFields(resource).find(([, other]) => other.kind === 'number' && other.atLeast === name)?.[0]
  const [from, to, ...more] = text.split(/[-–—]/).map((one) => one.trim())
  if (upTo !== undefined && from && to && more.length === 0) {
    set(name, from)
    set(upTo, to)
  } else set(name, text)
}
