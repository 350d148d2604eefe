import {
  answerNames,
  asTypedPart,
  toCamelCase,
  fieldsOf,
  freeTextKinds,
  newPictureName,
  picturesOrderPart,
  type Field,
  type FieldOf,
  type Kind,
  type Resource,
} from '#resources'
import { asTypedName } from './plainForm.ts'
import { UnreadableFile } from './ApiError.ts'

/** A form's values under the record's answer names; newly picked pictures and files as described below. */
export type FormRecord = Readonly<Record<string, unknown>>
export type Part = readonly [name: string, value: string | Blob]

/**
 * Larger files are no data URL, because long ones break browsers, and are sent before their record, so that a broken line
 * can take up where it stopped (docs/rules.md#form-parts). In bytes.
 */
export const maxDataUrlFileBytes = 5 * 1024 * 1024

type Writer<K extends Kind> = (
  name: string,
  field: FieldOf<K>,
  record: FormRecord,
) => readonly Part[] | Promise<readonly Part[]>

/** Null, undefined and missing become '', which clears a field (docs/rules.md#patch-is-partial). */
const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const asIs = (name: string, _field: Field, record: FormRecord): readonly Part[] => [
  [toCamelCase(name), toText(record[name])],
]
const sendNothing = () => []

/**
 * How each kind is sent (docs/rules.md#form-parts), and the form values it reads:
 *  - reference `{Name}Id`, references `{Name}Ids` ("1,4" or an array), place `Latitude` and `Longitude`, all others
 *  `{Name}`
 *  - image `{Name}`: a data URL when newly picked, the stored name when unchanged (left out), null or '' to remove it
 *  - text and longText: `{Name}AsTyped` true means that the writer confirmed the text is not Zawgyi
 *  - pictures `{Name}`: an array of stored names and newly picked Files, in order
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
  date: asIs,
  status: asIs,
  count: sendNothing,
  hours: (name, _field, record) => {
    const value = record[name]
    return [[toCamelCase(name), value === null || value === undefined ? '' : JSON.stringify(value)]]
  },
  place: (_name, _field, record) => [
    ['latitude', toText(record['Latitude']) || '0'],
    ['longitude', toText(record['Longitude']) || '0'],
  ],
  reference: (name, _field, record) => [[`${toCamelCase(name)}Id`, toText(record[`${name}Id`])]],
  choices: (name, _field, record) => [[toCamelCase(name), [record[name] ?? []].flat().join(',')]],
  references: (name, _field, record) => {
    const value = record[`${name}Ids`]
    return [[`${toCamelCase(name)}Ids`, Array.isArray(value) ? value.map(String).join(',') : toText(value)]]
  },
  image: async (name, _field, record) => {
    const value = record[name]
    if (value instanceof Blob) return [[toCamelCase(name), await dataUrl(value)]]
    const text = toText(value)
    return text === '' || text.startsWith('data:') ? [[toCamelCase(name), text]] : []
  },
  pictures: (name, _field, record) => picturesParts(name, record),
  file: async (name, _field, record) => {
    const value = record[name]
    if (value instanceof Blob)
      return [[toCamelCase(name), value.size > maxDataUrlFileBytes ? value : await dataUrl(value)]]
    const text = toText(value)
    return text === '' || text.startsWith('data:') ? [[toCamelCase(name), text]] : []
  },
} satisfies { [K in Kind]: Writer<K> }

/** New pictures, and which ones stay, in order. */
function picturesParts(name: string, record: FormRecord): readonly Part[] {
  const value = record[name]
  const pictures = Array.isArray(value) ? (value as readonly (string | Blob)[]) : []
  const added = pictures.filter((one) => one instanceof Blob)
  const order = pictures.map((one) => (one instanceof Blob ? newPictureName(added.indexOf(one) + 1) : one))
  return [[picturesOrderPart(name), order.join(',')], ...added.map((one): Part => [toCamelCase(name), one])]
}

/** The form values of a field: its answer names, or the picked file's name for a file. */
export const formNames = (name: string, field: Field) => (field.kind === 'file' ? [name] : answerNames(name, field))
const write = (name: string, field: Field, record: FormRecord) =>
  (writers[field.kind] as Writer<Kind>)(name, field, record)

/**
 * A record as the multipart body of a create (no `previous`) or of a PATCH with the changes against `previous`, the
 * record as it was read. Small parts precede pictures and files, with `id` and `pageId` first: the server checks
 * permission before anything long arrives (docs/rules.md#right-before-upload).
 */
export async function toFormData(
  resource: Pick<Resource, 'fields'>,
  record: FormRecord,
  previous?: FormRecord,
): Promise<FormData> {
  const smallParts: Part[] = []
  const largeParts: Part[] = []
  for (const [name, field] of fieldsOf(resource)) {
    const mayBeSent = previous ? !field.readOnly : !field.readOnly || field.required
    if (!mayBeSent) continue
    const names = formNames(name, field)
    if (!names.some((held) => held in record)) continue
    if (previous && names.every((held) => isSame(record[held], previous[held]))) continue
    const isLarge = ['image', 'pictures', 'file'].includes(field.kind)
    for (const file of [record[name]].flat())
      if (file instanceof Blob && !(await isReadable(file))) throw new UnreadableFile(toCamelCase(name))
    for (const part of await write(name, field, record)) {
      // A new record has nothing to clear, and an order of pictures that were not read would remove them.
      if (!previous && part[1] === '') continue
      if (part[0] === picturesOrderPart(name) && !Array.isArray(previous?.[name])) continue
      ;(isLarge ? largeParts : smallParts).push(part)
    }
    if (freeTextKinds.includes(field.kind) && record[asTypedName(name)] === true && toText(record[name]) !== '')
      smallParts.push([asTypedPart(name), 'true'])
  }
  const leadingParts: Part[] = []
  if (previous) {
    leadingParts.push(['id', toText(record['Id'] ?? previous['Id'])])
    const version = previous['Version']
    if (typeof version === 'number') smallParts.unshift(['version', String(version)])
  }
  const pageFirst = smallParts.filter(([name]) => name === 'pageId')
  const form = new FormData()
  for (const [name, value] of [
    ...leadingParts,
    ...pageFirst,
    ...smallParts.filter(([name]) => name !== 'pageId'),
    ...largeParts,
  ]) {
    form.append(name, value)
  }
  return form
}

/** Equality as a form sees it: absent, null, '' and an empty list are equal; lists and opening hours are compared by content. */
function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other
  const serialized = (value: unknown) =>
    typeof value !== 'object' || value === null ? toText(value) : isEmptyList(value) ? '' : JSON.stringify(value)
  return serialized(one) === serialized(other)
}

const isEmptyList = (value: object) => Array.isArray(value) && value.length === 0

/** Files are read when they are sent: one that was moved or changed since it was picked fails only then. */
const isReadable = (file: Blob) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false)

/** A file as a data URL, read into memory at once; only for files up to `maxDataUrlFileBytes`. */
async function dataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces: string[] = []
  // 0x8000 arguments stay below every engine's limit.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)))
  }
  // A file keeps its name, by which its kind is known too.
  const name =
    blob instanceof File ? `;name=${encodeURIComponent(blob.name.slice(-80).replace(/\p{Surrogate}/gu, ''))}` : ''
  return `data:${blob.type || 'application/octet-stream'}${name};base64,${btoa(pieces.join(''))}`
}
