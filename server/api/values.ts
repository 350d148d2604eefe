import {
  asTypedPart,
  fieldsOf,
  isEmptyPart,
  maxTextLength,
  partNames,
  type Field,
  type FieldOf,
  type Hours,
  type Kind,
  type Resource,
} from '#resources'
import { readEmail } from '#resources/emailAddress.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import {
  toAsciiDigits,
  isBlank,
  isLongerThan,
  loadDetector,
  readAsTyped,
  readDay,
  readKyat,
  readEncoding,
  readPhone,
  readTime,
  readUrl,
  type Detector,
} from '#resources/text/index.ts'
import type { RequestActor } from '../auth/actor.ts'
import { phoneHref } from '#resources/text/phoneShown.ts'
import { ApiError, badRequest, type FieldErrors } from '../errors.ts'
import type { Changes } from '../db/writing/mutations.ts'
import { readHours, refusalOfHours } from './hours.ts'
import { readPictures, type PicturesChange } from './pictureFields.ts'
import { readFlag } from './request.ts'
import type { BodyRules, BodyValues } from './body/bodyIntake.ts'

/** The values of a body: columns and related ids to store, texts as typed, and files not yet stored. */
export interface ReadValues extends Changes {
  columns: Record<string, unknown>
  relatedIds: Map<string, readonly number[]>
  raw: Record<string, string | null>
  asSent: Record<string, string>
  /** Column → the part with the new file. */
  files: Map<string, string>
  /** Column → what happens to its pictures. */
  pictures: Map<string, PicturesChange>
}

/** The value of a field is invalid. `part` says which, where a field has several parts. */
class InvalidValue extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly part?: string,
  ) {
    super()
  }
}
const refuse = (why: Refusal, part?: string): never => {
  throw new InvalidValue(why, part)
}

/** Empty (docs/rules.md#empty-values), or nothing a person can see (docs/safety.md#s24). */
const isEmpty = (text: string) => isEmptyPart(text) || isBlank(text)

/** Those of a body, by lower-case name of their part. */
type Uploads = ReadonlyMap<string, readonly unknown[]>
export const noUploads: Uploads = new Map()

type Columns = Record<string, unknown>
interface FieldValue {
  columns: Columns
  raw?: string | null
}
/** `asTyped`: the writer says that the text is not Zawgyi. */
interface ReadOptions {
  detector: Detector
  asTyped: boolean
}
type Readers = { [K in Kind]: (text: string, name: string, field: FieldOf<K>, options: ReadOptions) => FieldValue }

// Forms send CRLF and JSON sends LF; both store the same text.
const normalizeLineEnds = (typed: string) => typed.replace(/\r\n?/g, '\n')

/** Whether the body says that this text is right as typed (resources/wire.ts); undefined if it does not say. */
function readAsTypedPart(values: BodyValues, name: string): boolean | undefined {
  const part = asTypedPart(name)
  const sent = values.get(part.toLowerCase())
  return sent === undefined ? undefined : (readFlag(sent) ?? refuse(refusal.yesOrNo, part))
}

/** Reads a text in the encoding that its writer named, else the detected one (docs/rules.md#encoding). */
function readWords(
  typed: string,
  name: string,
  field: FieldOf<'text' | 'longText'>,
  { detector, asTyped }: ReadOptions,
): FieldValue {
  const text = normalizeLineEnds(typed)
  const read = asTyped ? readAsTyped(text) : readEncoding(text, detector)
  // What was typed in Zawgyi may be longer in Unicode.
  const most = maxTextLength(field)
  if (isLongerThan(most, read.text)) refuse(refusal.keepUnder({ most }))
  return { columns: { [name]: read.text.trim() }, raw: read.raw }
}

function requireDecimal(text: string, part?: string): number {
  const plain = toAsciiDigits(text).replace(/[,\s]/g, '')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) refuse(refusal.number, part)
  const number = Number(plain)
  return Number.isFinite(number) ? number : refuse(refusal.number, part)
}

/** A price as people write it (docs/rules.md#prices). */
const requireKyat = (text: string): number => readKyat(text) ?? refuse(refusal.price)

const requireChoiceId = (text: string) => {
  const plain = toAsciiDigits(text.trim())
  return /^[1-9]\d{0,9}$/.test(plain) && Number(plain) <= 2_147_483_647 ? Number(plain) : refuse(refusal.choiceUnknown)
}

/** Distinct ids in order, from "1,4". */
const readIds = (text: string) => {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  return [...new Set(parts.map(requireChoiceId))]
}

/** Of one column: what cannot be read is refused. */
const oneOf =
  <K extends Kind>(read: (text: string, field: FieldOf<K>) => unknown, why: Refusal) =>
  (text: string, name: string, field: FieldOf<K>): FieldValue => ({
    columns: { [name]: read(text, field) ?? refuse(why) },
  })

/** Reads each kind of field from its part, which is not empty. Complete: a kind without an entry does not compile. */
const readers: Readers = {
  text: readWords,
  longText: readWords,
  email: oneOf(readEmail, refusal.email),
  url: oneOf(readUrl, refusal.url),
  phone: (text, name) => {
    const read = readPhone(text)
    if (phoneHref(text) === null) refuse(refusal.phone)
    return { columns: { [name]: read.typed, [`${name}E164`]: read.e164 } }
  },
  number: (text, name, field) => {
    const number = field.unit === 'kyat' ? requireKyat(text) : requireDecimal(text)
    if (field.integer && !Number.isInteger(number)) refuse(refusal.wholeNumber)
    if (field.min !== undefined && number < field.min) refuse(refusal.atLeast({ least: field.min }))
    if (field.max !== undefined && number > field.max) refuse(refusal.atMost({ most: field.max }))
    return { columns: { [name]: number } }
  },
  count: () => ({ columns: {} }),
  time: (text, name, { listed }) => {
    if (listed && text.trim() === 'now') return { columns: { [name]: 'now' } }
    return { columns: { [name]: readTime(text) ?? refuse(refusal.dateAndTime) } }
  },
  date: oneOf(readDay, refusal.date),
  // A stored file name that is sent back is no new picture.
  image: () => ({ columns: {} }),
  pictures: () => ({ columns: {} }),
  file: () => ({ columns: {} }),
  choice: (text, name, field) =>
    field.values.includes(text.trim())
      ? { columns: { [name]: text.trim() } }
      : refuse(refusal.oneOf({ values: field.values.join(', ') })),
  choices: (text, name, { values, ordered }) => {
    const named = text.split(',').flatMap((one) => one.trim() || [])
    if (!named.every((one) => values.includes(one))) refuse(refusal.oneOf({ values: values.join(', ') }))
    return { columns: { [name]: ordered ? [...new Set(named)] : values.filter((one) => named.includes(one)) } }
  },
  // No form sets verification (9) or the hold (docs/rules.md#never-set-by-a-form).
  status: (text, name) =>
    /^[012]$/.test(text.trim()) ? { columns: { [name]: Number(text) } } : refuse(refusal.status),
  place: () => ({ columns: {} }),
  hours: (text, name) => {
    const read = readHours(text) ?? refuse(refusal.hours)
    const wrong = refusalOfHours(read)
    if (wrong) refuse(wrong)
    return { columns: { [name]: read satisfies Hours } }
  },
  reference: (text, name) => ({ columns: { [`${name}Id`]: requireChoiceId(text) } }),
  references: () => ({ columns: {} }),
}

export function emptyColumns(name: string, field: Field): Columns {
  if (field.kind === 'phone') return { [name]: null, [`${name}E164`]: null }
  if (field.kind === 'reference') return { [`${name}Id`]: null }
  if (field.kind === 'file') return { [`${name}URL`]: null, [`${name}Name`]: null }
  if (field.kind === 'pictures' || field.kind === 'choices') return { [name]: [] }
  if (field.kind === 'status' || field.kind === 'count') return {}
  return { [name]: null }
}

/** Reads latitude and longitude; a missing one stays as stored. */
function placeColumns(values: BodyValues): Columns {
  const degrees = (part: 'latitude' | 'longitude', column: string, limit: number): Columns => {
    const text = values.get(part)
    if (text === undefined) return {}
    const number = isEmpty(text) ? 0 : requireDecimal(text, part)
    if (Math.abs(number) > limit) refuse(refusal.degrees({ part, most: limit }), part)
    return { [column]: number }
  }
  return { ...degrees('latitude', 'Latitude', 90), ...degrees('longitude', 'Longitude', 180) }
}

/** As this person may write it: what only the admin area's form shows is a super admin's (docs/rules.md#never-set-by-a-form). */
export const writableBy = (who: Pick<RequestActor, 'superAdmin'> | null, resource: Resource): Resource =>
  who?.superAdmin
    ? resource
    : { ...resource, fields: Object.fromEntries(fieldsOf(resource).filter(([, { inForm }]) => inForm !== 'admin')) }

/** `limits` without the parts that this person's call ignores, however long they are. */
export function limitsFor(who: RequestActor | null, resource: Resource, limits: BodyRules['textLimits']) {
  const own = writableBy(who, resource).fields
  const others = fieldsOf(resource).filter(([name]) => !Object.hasOwn(own, name))
  const ignored = new Set(others.flatMap(([name, field]) => partNames(name, field)).map((part) => part.toLowerCase()))
  return new Map([...limits].filter(([part]) => !ignored.has(part)))
}

/** Reads the parts of a body (docs/rules.md#form-parts): a missing one changes nothing. @throws ApiError 400 naming each wrong field */
export async function readValues(
  resource: Resource,
  values: BodyValues,
  uploads: Uploads,
  mode: 'create' | 'change',
): Promise<ReadValues> {
  const detector = await loadDetector()
  const read: ReadValues = {
    columns: {},
    relatedIds: new Map(),
    raw: {},
    asSent: {},
    files: new Map(),
    pictures: new Map(),
  }
  const errors: FieldErrors = {}
  for (const [name, field] of fieldsOf(resource)) {
    if (field.readOnly) continue
    try {
      readField(name, field, values, uploads, read, detector)
    } catch (error) {
      if (error instanceof ApiError && error.fields) Object.assign(errors, error.fields)
      else if (error instanceof InvalidValue) errors[error.part ?? partNames(name, field)[0]!] = error.refusal
      else throw error
    }
  }
  for (const [name, field] of fieldsOf(resource)) {
    if (!field.required || field.readOnly) continue
    const value = read.columns[field.kind === 'reference' ? `${name}Id` : name]
    const missing = value === null || (value === undefined && mode === 'create')
    const part = partNames(name, field)[0]!
    if (missing && !errors[part] && !errors[asTypedPart(name)])
      errors[part] = refusal.required({ name, label: field.label })
  }
  if (Object.keys(errors).length > 0) throw badRequest(Object.values(errors)[0]!, errors)
  return read
}

function readField(
  name: string,
  field: Field,
  values: BodyValues,
  uploads: Uploads,
  read: ReadValues,
  detector: Detector,
): void {
  if (field.kind === 'place') {
    Object.assign(read.columns, placeColumns(values))
    return
  }
  const part = partNames(name, field)[0]!.toLowerCase()
  if (field.kind === 'pictures') {
    const change = readPictures(name, values, uploads.get(part)?.length ?? 0)
    if (change) read.pictures.set(name, change)
    return
  }
  if (uploads.has(part)) {
    read.files.set(field.kind === 'file' ? `${name}URL` : name, part)
    return
  }
  const isWords = field.kind === 'text' || field.kind === 'longText'
  const asTyped = isWords ? readAsTypedPart(values, name) : undefined
  const text = values.get(part)
  if (text === undefined) return
  if (field.kind === 'references') {
    read.relatedIds.set(name, isEmpty(text) ? [] : readIds(text))
    return
  }
  if (isEmpty(text)) {
    Object.assign(read.columns, emptyColumns(name, field))
    if (isWords) read.raw[name] = null
    return
  }
  const reader = readers[field.kind] as (text: string, name: string, field: Field, options: ReadOptions) => FieldValue
  const { columns, raw } = reader(text, name, field, { detector, asTyped: asTyped ?? false })
  Object.assign(read.columns, columns)
  if (raw === undefined) return
  read.raw[name] = raw
  if (asTyped === undefined) read.asSent[name] = normalizeLineEnds(text).trim()
}

/** Reads one text field that forms may not set: the outcome of a case, the answer to a rating. @throws ApiError 400 */
export async function readText(resource: Resource, name: string, values: BodyValues): Promise<ReadValues> {
  const field = resource.fields[name]
  if (field?.kind !== 'text' && field?.kind !== 'longText') throw new Error(`${resource.name} has no text ${name}`)
  return readValues({ ...resource, fields: { [name]: { ...field, readOnly: false } } }, values, noUploads, 'change')
}

/** Reads these fields of what is not yet written; each may be empty. */
export const readUnwritten = (resource: Resource, names: readonly string[], values: BodyValues): Promise<ReadValues> =>
  readValues(
    {
      ...resource,
      fields: Object.fromEntries(
        fieldsOf(resource).flatMap(([name, field]) =>
          names.includes(name) ? [[name, { ...field, required: false }]] : [],
        ),
      ),
    },
    values,
    noUploads,
    'change',
  )
