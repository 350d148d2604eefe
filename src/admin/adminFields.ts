import {
  answerNames,
  fieldsOf,
  partNames,
  systemFields,
  type AnyRecord,
  type Field,
  type Kind,
  type Resource,
} from '#resources'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { shownText } from '#src/fields/values/shownText.ts'
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
/** A record of any declaration as react-admin holds it. */
export type DeskRecord = AnyRecord & { readonly id: number }

/** Whether a table shows a kind before anybody chooses its columns. */
const isProminent = {
  text: true,
  longText: false,
  email: true,
  url: false,
  phone: false,
  number: true,
  count: true,
  time: false,
  image: true,
  file: false,
  choice: true,
  status: true,
  place: false,
  hours: false,
  reference: true,
  references: true,
} satisfies Record<Kind, boolean>

/** One line of words stands beside the title, one picture, two counts, or the table grows too wide to read. */
const most: { readonly [K in Kind]?: number } = { text: 1, image: 1, count: 2 }
const asCounted = (kind: Kind): Kind => (kind === 'email' ? 'text' : kind)

const own = (resource: Resource): readonly NamedField[] => fieldsOf(resource).map(([name, field]) => ({ name, field }))

/** Number, picture, name and standing first, then the others as declared, then the times. */
export function listColumns(resource: Resource): readonly (NamedField & { readonly isShown: boolean })[] {
  const title = own(resource).filter(({ name }) => name === resource.title)
  const pictures = own(resource).filter(({ field }) => field.kind === 'image')
  const standing = own(resource).filter(({ field }) => field.kind === 'status')
  const first = [...pictures.slice(0, 1), ...title, ...standing]
  const others = own(resource).filter((one) => !first.some(({ name }) => name === one.name))
  const seen = new Map<Kind, number>()
  const isShown = ({ name, field }: NamedField) => {
    const { kind } = field
    if (name === resource.title) return true
    // What only says more of another field is read on the record's own screen.
    if (field.when && (kind === 'choice' || (kind === 'number' && field.atLeast))) return false
    const nth = (seen.get(asCounted(kind)) ?? 0) + 1
    seen.set(asCounted(kind), nth)
    return isProminent[kind] && nth <= (most[asCounted(kind)] ?? Infinity)
  }
  return [
    { name: 'Id', field: systemFields.Id, isShown: true },
    ...[...first, ...others].map((one) => ({ ...one, isShown: isShown(one) })),
    { name: 'CreatedAt', field: systemFields.CreatedAt, isShown: true },
    { name: 'UpdatedAt', field: systemFields.UpdatedAt, isShown: false },
  ]
}

/** Everything declared, in the order declared. */
export const showFields = own

/** Of a record, what names it to a person; its number where it has no words. */
export function titleOf(resource: Resource, record: Readonly<Record<string, unknown>>): string {
  const words = shownText(record[resource.title])?.replace(/\s+/g, ' ')
  if (!words) return `#${String(record['Id'] ?? record['id'] ?? '')}`
  return words.length > 80 ? `${words.slice(0, 79)}…` : words
}

/** Lines first, then what has a picture's height, then what takes a form's whole width. */
const height: { readonly [K in Kind]?: number } = { references: 1, image: 2, file: 2, longText: 3, place: 4, hours: 5 }
export const isWide = (field: Field) => (height[field.kind] ?? 0) > 2

/** What a super admin may write: the form's fields, and on edit the status beside them. */
export function deskFormFields(resource: Resource, mode: FormMode): readonly FormField[] {
  const status = own(resource).filter(({ field }) => field.kind === 'status')
  const fields = [
    ...formFields(resource, mode).filter(({ field }) => mode === 'create' || !field.readOnly),
    ...(mode === 'edit' ? status.map((one) => ({ ...one, required: false })) : []),
  ]
  return fields.sort((one, other) => (height[one.field.kind] ?? 0) - (height[other.field.kind] ?? 0))
}

export const deskInitialValues = (resource: Resource, mode: FormMode, record: AnyRecord | null): FormValues => ({
  ...initialValues(resource, mode, record),
  ...Object.fromEntries(
    deskFormFields(resource, mode)
      .filter(({ field }) => field.kind === 'status')
      .map(({ name }) => [name, record?.[name]]),
  ),
})

/** The names under which a form holds what of a field is written: `CategoryIds`, not `Categories`. */
const writtenNames = (name: string, field: Field): readonly string[] =>
  field.kind === 'file' ? [name] : partNames(name, field).map((_, at) => answerNames(name, field)[at] ?? name)

/** As a form sees it: absent, null and '' are one, opening hours are compared by content. */
const spelled = (value: unknown) =>
  value instanceof Blob ? value : typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '')
const differs = (names: readonly string[], one: FormValues, other: FormValues) =>
  names.some((name) => String(spelled(one[name])) !== String(spelled(other[name])) || one[name] instanceof Blob)

export interface Conflict extends NamedField {
  /** the form's names of it */
  readonly names: readonly string[]
}

/** The fields both sides changed, each to something else. `base` is the record the form began with. */
export function conflictsOf(resource: Resource, base: AnyRecord, mine: FormValues, theirs: AnyRecord): Conflict[] {
  const before = asOriginalValues(resource, base)
  const now = asOriginalValues(resource, theirs)
  return deskFormFields(resource, 'edit')
    .map(({ name, field }) => ({ name, field, names: writtenNames(name, field) }))
    .filter(({ names }) => differs(names, mine, before) && differs(names, now, before) && differs(names, mine, now))
}

/** The form's values with these fields as they began, so that they are not sent and theirs stays. */
export function withoutMine(
  resource: Resource,
  base: AnyRecord,
  mine: FormValues,
  given: readonly Conflict[],
): FormValues {
  const before = asOriginalValues(resource, base)
  const names = given.flatMap((conflict) => conflict.names)
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, before[name]])) }
}

export interface Dependant {
  readonly name: string
  /** the field of theirs that points here */
  readonly field: string
  /** goes when this goes */
  readonly isTaken: boolean
}

/** The references of other declarations that point at this one. */
export const dependantsOf = (resource: Resource, all: Iterable<Resource>): readonly Dependant[] =>
  [...all].flatMap((other) =>
    own(other).flatMap(({ name, field }) =>
      field.kind === 'reference' && field.to === resource.name
        ? [{ name: other.name, field: name, isTaken: field.whenDeleted === 'cascade' }]
        : [],
    ),
  )
