import {
  active,
  answerNames,
  canBeSold,
  fieldsOf,
  findResource,
  hasDrafts,
  hasStatus,
  hidden,
  partNames,
  sold,
  systemFields,
  type AnyRecord,
  type Field,
  type Kind,
  type Resource,
} from '#resources'
import { targetsOf } from '#resources/targets.ts'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { cutText } from '#resources/text/cutText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { choiceOf, type Messages } from '#src/messages/index.ts'
import {
  asOriginalValues,
  formFields,
  initialValues,
  type FormField,
  type FormValues,
} from '#src/resource/form/formFields.ts'

export interface NamedField {
  readonly name: string
  readonly field: Field
}
/** A record of any resource in react-admin's form, with `id`. */
export type AdminRecord = AnyRecord & { readonly id: number }

/** Whether a table shows the kind by default. */
const isProminent = {
  text: true,
  longText: false,
  email: true,
  url: false,
  phone: false,
  number: true,
  count: true,
  time: false,
  date: true,
  image: false,
  pictures: false,
  file: false,
  choice: true,
  choices: false,
  status: true,
  place: false,
  hours: false,
  reference: true,
  references: true,
} satisfies Record<Kind, boolean>

/** Maximum columns per kind shown by default: more would make the table too wide to read. */
const maxColumns: { readonly [K in Kind]?: number } = { text: 1, count: 2 }
const countedAs = (kind: Kind): Kind => (kind === 'email' ? 'text' : kind)

const namedFields = (resource: Resource): readonly NamedField[] =>
  fieldsOf(resource).map(([name, field]) => ({ name, field }))

/** The statuses that records of this resource may be given. */
export const statusesOf = (resource: Resource): readonly number[] =>
  hasStatus(resource) ? [active, hidden, ...(canBeSold(resource) ? [sold] : [])] : []

/** The field with the id of what a record is about; the resource of that is said by another one. */
export const aboutIdName = ({ about, fields }: Pick<Resource, 'about' | 'fields'>): string | undefined =>
  about?.id ?? ('About' in fields && 'AboutId' in fields ? 'AboutId' : undefined)

/** Only read, by super admins: what the server writes of what is done. */
export const isLog = ({ access }: Pick<Resource, 'access'>) => access === 'superAdminOnly'

/** What a record is about, where that is a kind of record. */
export function aboutOf(resource: Resource, record: Readonly<Record<string, unknown>>) {
  const { about } = resource
  const target = about
    ? targetsOf(resource).find(({ name }) => name === record[about.type])?.target
    : findResource(String(record['About']))
  const id = Number(record[aboutIdName(resource) ?? ''])
  return target && id > 0 ? { target, id } : undefined
}

/** Title, id and status first, then the other fields in declared order, then the timestamps. The picture stands beside the title. */
export function listColumns(resource: Resource): readonly (NamedField & { readonly isShown: boolean })[] {
  const title = namedFields(resource).filter(({ name }) => name === resource.title)
  const pictures = namedFields(resource).filter(({ field }) => field.kind === 'image')
  const statuses = namedFields(resource).filter(({ field }) => field.kind === 'status')
  const first = [...title, ...statuses, ...pictures.slice(0, 1)]
  const others = namedFields(resource).filter((one) => !first.some(({ name }) => name === one.name))
  const seen = new Map<Kind, number>()
  const isShown = ({ name, field }: NamedField) => {
    const { kind } = field
    if (name === resource.title) return true
    // A log says why, and whose something was that is gone in the record alone.
    if (isLog(resource) && (name === 'Reason' || name === 'Owner')) return name === 'Reason'
    // Fields that only qualify another field are left to the record's own screen.
    if (field.when && (kind === 'choice' || (kind === 'number' && field.atLeast))) return false
    const position = (seen.get(countedAs(kind)) ?? 0) + 1
    seen.set(countedAs(kind), position)
    return isProminent[kind] && position <= (maxColumns[countedAs(kind)] ?? Infinity)
  }
  const [head, ...rest] = [...first, ...others].map((one) => ({ ...one, isShown: isShown(one) }))
  return [
    ...(head ? [head] : []),
    { name: 'Id', field: systemFields.Id, isShown: true },
    ...rest,
    { name: 'CreatedAt', field: systemFields.CreatedAt, isShown: true },
    { name: 'UpdatedAt', field: systemFields.UpdatedAt, isShown: false },
  ]
}

/** All declared fields, in declared order. */
export const showFields = namedFields

/** The text that identifies a record; its id when it has none. */
export function titleOf(resource: Resource, record: Readonly<Record<string, unknown>>): string {
  const words = (shownText(record[resource.title]) ?? joinedNames(resource, record))?.trim().split(/[\r\n]/)[0]
  if (!words) return `#${String(record['Id'] ?? record['id'] ?? '')}`
  return words.length > 80 ? `${cutText(words, 79)}…` : words
}

/** The same for a heading or a link, with a choice's word in the language of the screen. */
export function shownTitle(t: Messages, resource: Resource, record: Readonly<Record<string, unknown>>): string {
  const value = shownText(record[resource.title])
  const isChoice = resource.fields[resource.title]?.kind === 'choice'
  return isChoice && value ? choiceOf(t, resource, resource.title, value) : titleOf(resource, record)
}

/** Of what has no words of its own: whose it is and what it belongs to. */
const joinedNames = ({ joined }: Resource, record: Readonly<Record<string, unknown>>) =>
  Object.keys(joined)
    .filter((name) => name.endsWith('Name') && !name.endsWith('BurmeseName'))
    .flatMap((name) => shownText(record[name]) ?? [])
    .join(' · ')

/** Sort rank in a form by layout: one-line inputs first, then inputs as high as a picture, then full-width ones. */
const layoutRank: { readonly [K in Kind]?: number } = {
  references: 1,
  image: 2,
  file: 2,
  longText: 3,
  pictures: 4,
  place: 5,
  hours: 6,
}
export const isWide = (field: Field) => (layoutRank[field.kind] ?? 0) > 2

/** The fields a super admin may write: the form's fields, plus the status when editing, or when it may be a draft at first. */
export function adminFormFields(resource: Resource, mode: FormMode): readonly FormField[] {
  const status = namedFields(resource).filter(({ field }) => field.kind === 'status')
  const fields = [
    ...formFields(resource, mode, 'admin').filter(({ field }) => mode === 'create' || !field.readOnly),
    ...(mode === 'edit' || hasDrafts(resource) ? status.map((one) => ({ ...one, required: false })) : []),
  ]
  return fields.sort((one, other) => (layoutRank[one.field.kind] ?? 0) - (layoutRank[other.field.kind] ?? 0))
}

export const adminInitialValues = (resource: Resource, mode: FormMode, record: AnyRecord | null): FormValues => ({
  ...initialValues(resource, mode, record, {}, 'admin'),
  ...Object.fromEntries(
    adminFormFields(resource, mode)
      .filter(({ field }) => field.kind === 'status')
      .map(({ name }) => [name, record ? record[name] : active]),
  ),
})

/** A field's form values that are sent: `CategoryIds`, not `Categories`. */
const sentNames = (name: string, field: Field): readonly string[] =>
  field.kind === 'file' ? [name] : partNames(name, field).map((_, at) => answerNames(name, field)[at] ?? name)

/** Equality as a form sees it: absent, null and '' are equal; opening hours are compared by content. */
const serialized = (value: unknown) =>
  value instanceof Blob ? value : typeof value === 'object' && value !== null ? asText(value) : (value ?? '')
/** Files of a list by their facts: JSON writes every file as {}. */
const asText = (value: object) =>
  JSON.stringify(value, (_, item: unknown) =>
    item instanceof File ? { name: item.name, size: item.size, at: item.lastModified } : item,
  )
const differs = (names: readonly string[], one: FormValues, other: FormValues) =>
  names.some((name) => String(serialized(one[name])) !== String(serialized(other[name])) || one[name] instanceof Blob)

export interface Conflict extends NamedField {
  /** the form's names of the field */
  readonly names: readonly string[]
}

/** The fields that both sides changed to different values. `base` is the record the form started with. */
export function conflictsOf(resource: Resource, base: AnyRecord, mine: FormValues, theirs: AnyRecord): Conflict[] {
  const original = asOriginalValues(resource, base)
  const theirValues = asOriginalValues(resource, theirs)
  return adminFormFields(resource, 'edit')
    .map(({ name, field }) => ({ name, field, names: sentNames(name, field) }))
    .filter(
      ({ names }) =>
        differs(names, mine, original) && differs(names, theirValues, original) && differs(names, mine, theirValues),
    )
}

/**
 * The form's values with these fields reset to their original values, so that they are not sent and the other
 * person's values stay.
 */
export function withTheirs(
  resource: Resource,
  base: AnyRecord,
  mine: FormValues,
  keptTheirs: readonly Conflict[],
): FormValues {
  const original = asOriginalValues(resource, base)
  const names = keptTheirs.flatMap((conflict) => conflict.names)
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, original[name]])) }
}

export interface Dependant {
  readonly name: string
  /** the referring field */
  readonly field: string
  /** deleted together with the record */
  readonly isDeletedToo: boolean
}

/** The references of all resources that point to this one. */
export const dependantsOf = (resource: Resource, all: Iterable<Resource>): readonly Dependant[] =>
  [...all].flatMap((other) =>
    namedFields(other).flatMap(({ name, field }) =>
      field.kind === 'reference' && field.to === resource.name
        ? [{ name: other.name, field: name, isDeletedToo: field.whenDeleted === 'cascade' }]
        : [],
    ),
  )
