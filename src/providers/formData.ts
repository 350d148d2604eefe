import {
  answerNames,
  asTypedPart,
  camel,
  fieldsOf,
  wordKinds,
  type Field,
  type FieldOf,
  type Kind,
  type Resource,
} from '#resources'

/** What a form holds: values under the record's answer names; a newly picked picture or file stands as below. */
export type FormRecord = Readonly<Record<string, unknown>>
export type Part = readonly [name: string, value: string | Blob]

/** Above this a file goes as a binary part: a long data URL breaks browsers (docs/rules.md#form-parts). */
export const largestDataUrl = 8 * 1024 * 1024

type Writer<K extends Kind> = (
  name: string,
  field: FieldOf<K>,
  record: FormRecord,
) => readonly Part[] | Promise<readonly Part[]>

/** Null, undefined and missing empty a field: '' is how the wire says so (docs/rules.md#patch-is-partial). */
const words = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const asIs = (name: string, _field: Field, record: FormRecord): readonly Part[] => [[camel(name), words(record[name])]]
const never = () => []

/**
 * What each kind is sent as (docs/rules.md#form-parts), and what it reads from the form:
 *  - reference `{Name}Id`, references `{Name}Ids` ("1,4" or an array), place `Latitude` and `Longitude`, all others `{Name}`
 *  - image `{Name}`: a data URL when newly picked, the stored name when not (left out), null or '' to remove it
 *  - text and longText: `{Name}AsTyped` true says that the words are no Zawgyi
 *  - file `{Name}`: a File or Blob when newly picked, null or '' to remove it; `{Name}URL` is only shown
 */
const writers = {
  text: asIs,
  longText: asIs,
  email: asIs,
  url: asIs,
  phone: asIs,
  number: asIs,
  choice: asIs,
  time: asIs,
  status: asIs,
  count: never,
  hours: (name, _field, record) => {
    const value = record[name]
    return [[camel(name), value === null || value === undefined ? '' : JSON.stringify(value)]]
  },
  place: (_name, _field, record) => [
    ['latitude', words(record['Latitude']) || '0'],
    ['longitude', words(record['Longitude']) || '0'],
  ],
  reference: (name, _field, record) => [[`${camel(name)}Id`, words(record[`${name}Id`])]],
  references: (name, _field, record) => {
    const value = record[`${name}Ids`]
    return [[`${camel(name)}Ids`, Array.isArray(value) ? value.map(String).join(',') : words(value)]]
  },
  image: async (name, _field, record) => {
    const value = record[name]
    if (value instanceof Blob) return [[camel(name), await dataUrl(value)]]
    const text = words(value)
    return text === '' || text.startsWith('data:') ? [[camel(name), text]] : []
  },
  file: async (name, _field, record) => {
    const value = record[name]
    if (value instanceof Blob) return [[camel(name), value.size > largestDataUrl ? value : await dataUrl(value)]]
    const text = words(value)
    return text === '' || text.startsWith('data:') ? [[camel(name), text]] : []
  },
} satisfies { [K in Kind]: Writer<K> }

/** The name under which a form holds that a text is right as typed (docs/rules.md#as-typed). */
export const asTypedName = (name: string) => `${name}AsTyped`

/** The part that goes along with a text whose writer has said that it is no Zawgyi. */
export const saidAsTyped = (name: string, asTyped: boolean) => (asTyped ? { [asTypedPart(name)]: 'true' } : {})

/** The names under which a form holds a field: the answer's, and for a file the picked one. */
export const formNames = (name: string, field: Field) => (field.kind === 'file' ? [name] : answerNames(name, field))
const write = (name: string, field: Field, record: FormRecord) =>
  (writers[field.kind] as Writer<Kind>)(name, field, record)

/**
 * A record as the multipart body of a create (no `previous`) or PATCH (what changed against `previous`, which is the
 * record as it was read). Small parts come before pictures and files, `id` and `pageId` first of all: the server knows
 * the right before anything long arrives (docs/rules.md#right-before-upload).
 */
export async function toFormData(
  resource: Pick<Resource, 'fields'>,
  record: FormRecord,
  previous?: FormRecord,
): Promise<FormData> {
  const small: Part[] = []
  const long: Part[] = []
  for (const [name, field] of fieldsOf(resource)) {
    const mayBeSent = previous ? !field.readOnly : !field.readOnly || field.required
    if (!mayBeSent) continue
    const names = formNames(name, field)
    if (!names.some((held) => held in record)) continue
    if (previous && names.every((held) => same(record[held], previous[held]))) continue
    const isLong = field.kind === 'image' || field.kind === 'file'
    for (const part of await write(name, field, record)) {
      // Nothing to empty in a record that is only being made.
      if (!previous && part[1] === '') continue
      ;(isLong ? long : small).push(part)
    }
    if (wordKinds.includes(field.kind) && record[asTypedName(name)] === true && words(record[name]) !== '')
      small.push([asTypedPart(name), 'true'])
  }
  const first: Part[] = []
  if (previous) {
    first.push(['id', words(record['Id'] ?? previous['Id'])])
    const version = previous['Version']
    if (typeof version === 'number') small.unshift(['version', String(version)])
  }
  const pageFirst = small.filter(([name]) => name === 'pageId')
  const form = new FormData()
  for (const [name, value] of [...first, ...pageFirst, ...small.filter(([name]) => name !== 'pageId'), ...long]) {
    form.append(name, value)
  }
  return form
}

/** Equal as far as a form can tell: absent, null and '' are one; lists and opening hours by content. */
function same(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other
  const spelled = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : words(value)
  return spelled(one) === spelled(other)
}

/** A file as a data URL, read as one piece; for what is at most `largestDataUrl`. */
async function dataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces: string[] = []
  // 0x8000 stays below every engine's limit of arguments.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)))
  }
  return `data:${blob.type || 'application/octet-stream'};base64,${btoa(pieces.join(''))}`
}

/** A handful of plain values as a multipart body, in the order given; undefined ones are left out. */
export function plainForm(values: Readonly<Record<string, string | number | undefined | null>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}
