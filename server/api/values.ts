import {
  asTypedPart,
  fieldsOf,
  isEmptyPart,
  partNames,
  type Field,
  type FieldOf,
  type Hours,
  type Kind,
  type Resource,
} from '#resources'
import { refusal, type Refusal } from '#resources/refusals.ts'
import {
  toAsciiDigits,
  isBlank,
  loadDetector,
  readAsTyped,
  readKyat,
  readEncoding,
  readPhone,
  safeUrl,
  type Detector,
} from '#resources/text/index.ts'
import { badRequest, type FieldErrors } from '../errors.ts'
import type { Changes } from '../db/records/mutations.ts'
import { maxLength } from '../uploads/limits.ts'
import { readHours } from './hours.ts'

/** What a body says about a record: columns and related ids to store, typed texts, pictures and files still to be stored. */
export interface ReadValues extends Changes {
  columns: Record<string, unknown>
  relatedIds: Map<string, readonly number[]>
  raw: Record<string, string | null>
  asSent: Record<string, string>
  /** Answer column → the part that carries the new picture or file. */
  files: Map<string, string>
}

/** A value that cannot be taken; shown at its field, at this part where a field has several. */
class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly part?: string,
  ) {
    super()
  }
}
const refuse = (why: Refusal, part?: string): never => {
  throw new Refused(why, part)
}

/** Absent (docs/rules.md#empty-values), or nothing a person can see (docs/safety.md#s24). */
const isAbsent = (text: string) => isEmptyPart(text) || isBlank(text)

type Columns = Record<string, unknown>
interface Reading {
  columns: Columns
  raw?: string | null
}
/** What a text is read with; `asTyped`: its writer says that it is no Zawgyi. */
interface How {
  detector: Detector
  asTyped: boolean
}
type Readers = { [K in Kind]: (text: string, name: string, field: FieldOf<K>, how: How) => Reading }

// A form sends CRLF where JSON sends LF; the same text is stored of both.
const oneLineEnd = (typed: string) => typed.replace(/\r\n?/g, '\n')

/** What the body says of how this text was typed (resources/wire.ts, `asTypedPart`); undefined where it says nothing. */
function saidAsTyped(values: ReadonlyMap<string, string>, name: string): boolean | undefined {
  const said = values.get(asTypedPart(name).toLowerCase())?.trim()
  return said === undefined ? undefined : /^(true|1|yes|on)$/i.test(said)
}

/** A written text as it is stored, by its writer's word or by the rules (docs/rules.md#encoding, #as-typed). */
const words =
  (limit: number) =>
  (typed: string, name: string, _field: unknown, { detector, asTyped }: How) => {
    const text = oneLineEnd(typed)
    const read = asTyped ? readAsTyped(text) : readEncoding(text, detector)
    if ([...read.text].length > limit) refuse(refusal.keepUnder({ most: limit }))
    return { columns: { [name]: read.text.trim() }, raw: read.raw }
  }

function decimal(text: string, part?: string): number {
  const plain = toAsciiDigits(text).replace(/[,\s]/g, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) refuse(refusal.number, part)
  return Number(plain)
}

/** A sum as people write it (docs/rules.md#prices). */
const kyat = (text: string): number => readKyat(text) ?? refuse(refusal.price)

/** An address alone, without a name or brackets beside it. */
export const isEmail = (text: string) => /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/.test(text) && text.length <= 254

const id = (text: string) => {
  const plain = toAsciiDigits(text.trim())
  return /^[1-9]\d{0,9}$/.test(plain) && Number(plain) <= 2_147_483_647 ? Number(plain) : refuse(refusal.choiceUnknown)
}

/** "1,4": each once, in order. */
const ids = (text: string) => {
  const given = text.split(',').filter((one) => one.trim() !== '')
  return [...new Set(given.map(id))]
}

/** How each kind is read from its part. Complete by construction; empty parts never come here. */
const readers: Readers = {
  text: words(maxLength.text),
  longText: words(maxLength.longText),
  email: (text, name) => {
    const address = text.trim()
    return isEmail(address) ? { columns: { [name]: address } } : refuse(refusal.email)
  },
  url: (text, name) => {
    const address = safeUrl(text.trim())
    return address === null || text.length > 2000 ? refuse(refusal.url) : { columns: { [name]: address } }
  },
  phone: (text, name) => {
    const read = readPhone(text)
    if (text.length > 60 || !/\d/.test(toAsciiDigits(text))) refuse(refusal.phone)
    return { columns: { [name]: read.typed, [`${name}E164`]: read.e164 } }
  },
  number: (text, name, field) => {
    const number = field.unit === 'kyat' ? kyat(text) : decimal(text)
    if (field.integer && !Number.isInteger(number)) refuse(refusal.wholeNumber)
    if (field.min !== undefined && number < field.min) refuse(refusal.atLeast({ least: field.min }))
    if (field.max !== undefined && number > field.max) refuse(refusal.atMost({ most: field.max }))
    return { columns: { [name]: number } }
  },
  count: () => ({ columns: {} }),
  time: (text, name) =>
    Number.isNaN(Date.parse(text))
      ? refuse(refusal.dateAndTime)
      : { columns: { [name]: new Date(text).toISOString() } },
  // A stored file name sent back unchanged is no new picture.
  image: () => ({ columns: {} }),
  file: () => ({ columns: {} }),
  choice: (text, name, field) =>
    field.values.includes(text.trim())
      ? { columns: { [name]: text.trim() } }
      : refuse(refusal.oneOf({ values: field.values.join(', ') })),
  // Verification and the hold are never set by a form; 9 would be a way to (docs/rules.md#never-set-by-a-form).
  status: (text, name) =>
    /^[012]$/.test(text.trim()) ? { columns: { [name]: Number(text) } } : refuse(refusal.status),
  place: () => ({ columns: {} }),
  hours: (text, name) => {
    const read = readHours(text)
    return read === null ? refuse(refusal.hours) : { columns: { [name]: read satisfies Hours } }
  },
  reference: (text, name) => ({ columns: { [`${name}Id`]: id(text) } }),
  references: () => ({ columns: {} }),
}

/** What an emptied field stores. */
export function emptied(name: string, field: Field): Columns {
  if (field.kind === 'phone') return { [name]: null, [`${name}E164`]: null }
  if (field.kind === 'reference') return { [`${name}Id`]: null }
  if (field.kind === 'file') return { [`${name}URL`]: null }
  if (field.kind === 'status' || field.kind === 'count') return {}
  return { [name]: null }
}

/** Reads the degrees of a place; a missing half stays as it is stored. */
function placeColumns(values: ReadonlyMap<string, string>): Columns {
  const degrees = (part: 'latitude' | 'longitude', column: string, limit: number): Columns => {
    const text = values.get(part)
    if (text === undefined) return {}
    const number = isAbsent(text) ? 0 : decimal(text, part)
    if (Math.abs(number) > limit) refuse(refusal.degrees({ part, most: limit }), part)
    return { [column]: number }
  }
  return { ...degrees('latitude', 'Latitude', 90), ...degrees('longitude', 'Longitude', 180) }
}

/**
 * Reads the parts of a body as values of `resource` (docs/rules.md#form-parts). A part left out stays
 * out; an empty one empties its field. Fields no form may set are ignored, whatever they say.
 * @throws ApiError 400 with a sentence a field
 */
export async function readValues(
  resource: Resource,
  values: ReadonlyMap<string, string>,
  uploads: ReadonlySet<string>,
  mode: 'create' | 'change',
): Promise<ReadValues> {
  const detector = await loadDetector()
  const read: ReadValues = { columns: {}, relatedIds: new Map(), raw: {}, asSent: {}, files: new Map() }
  const errors: FieldErrors = {}
  for (const [name, field] of fieldsOf(resource)) {
    if (field.readOnly) continue
    try {
      readField(name, field, values, uploads, read, detector)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      errors[error.part ?? partNames(name, field)[0]!] = error.refusal
    }
  }
  for (const [name, field] of fieldsOf(resource)) {
    if (!field.required || field.readOnly) continue
    const given = read.columns[field.kind === 'reference' ? `${name}Id` : name]
    const missing = given === null || (given === undefined && mode === 'create')
    const part = partNames(name, field)[0]!
    if (missing && !errors[part]) errors[part] = refusal.required({ name, label: field.label })
  }
  if (Object.keys(errors).length > 0) throw badRequest(Object.values(errors)[0]!, errors)
  return read
}

function readField(
  name: string,
  field: Field,
  values: ReadonlyMap<string, string>,
  uploads: ReadonlySet<string>,
  read: ReadValues,
  detector: Detector,
): void {
  if (field.kind === 'place') {
    Object.assign(read.columns, placeColumns(values))
    return
  }
  const part = partNames(name, field)[0]!.toLowerCase()
  if (uploads.has(part)) {
    read.files.set(field.kind === 'file' ? `${name}URL` : name, part)
    return
  }
  const text = values.get(part)
  if (text === undefined) return
  if (field.kind === 'references') {
    read.relatedIds.set(name, isAbsent(text) ? [] : ids(text))
    return
  }
  if (isAbsent(text)) {
    Object.assign(read.columns, emptied(name, field))
    if (field.kind === 'text' || field.kind === 'longText') read.raw[name] = null
    return
  }
  const reader = readers[field.kind] as (text: string, name: string, field: Field, how: How) => Reading
  const asTyped = saidAsTyped(values, name)
  const { columns, raw } = reader(text, name, field, { detector, asTyped: asTyped ?? false })
  Object.assign(read.columns, columns)
  if (raw === undefined) return
  read.raw[name] = raw
  if (asTyped === undefined) read.asSent[name] = oneLineEnd(text).trim()
}

/**
 * Reads one text of a body, for a route that sets what no form may: the outcome of a case, the answer to a rating.
 * @throws ApiError 400
 */
export async function readText(
  resource: Resource,
  name: string,
  values: ReadonlyMap<string, string>,
): Promise<ReadValues> {
  const field = resource.fields[name]
  if (field?.kind !== 'text' && field?.kind !== 'longText') throw new Error(`${resource.name} has no text ${name}`)
  return readValues({ ...resource, fields: { [name]: { ...field, readOnly: false } } }, values, new Set(), 'change')
}
