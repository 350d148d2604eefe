import {
  isApplicable,
  fieldsOf,
  partNames,
  type AnyRecord,
  type Field,
  type Hours,
  type Kind,
  type Resource,
} from '#resources'
import { readableHours } from '#resources/openingHours.ts'
import { formNames } from '#src/providers/formData.ts'
import { requiredKinds } from '#src/fields/inputs/rules.ts'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'

export interface FormField {
  readonly name: string
  readonly field: Field
  readonly required: boolean
}

/** Kinds that the server sets, or that change through actions of their own. */
const serverSetKinds: readonly Kind[] = ['count', 'time', 'status']

/**
 * The fields of a form, in declared order. Only create forms require values (spec 5.08, 5.11).
 * @param at the admin area's forms also have what it alone writes
 */
export const formFields = (
  resource: Pick<Resource, 'fields'>,
  mode: FormMode,
  at: 'app' | 'admin' = 'app',
): readonly FormField[] =>
  fieldsOf(resource)
    .filter(([, { inForm = true }]) => inForm === true || inForm === at)
    .filter(([, field]) => !serverSetKinds.includes(field.kind) || (field.kind === 'time' && field.listed))
    .filter(([, field]) => mode === 'edit' || !field.readOnly)
    .map(([name, field]) => ({
      name,
      field,
      required: mode === 'create' && (field.requiredInForm ?? requiredKinds.includes(field.kind)),
    }))

/** Those that have an input of their own: the first picture of a list is in the list's, and pictures come first. */
export function drawnFields(fields: readonly FormField[]): readonly FormField[] {
  const firstOf = ({ field }: FormField) => (field.kind === 'pictures' ? field.first : undefined)
  const held = fields.flatMap((one) => firstOf(one) ?? [])
  const own = fields.filter(({ name }) => !held.includes(name))
  return [...own.filter(firstOf), ...own.filter((one) => !firstOf(one))]
}

/** A choice and what it decides about, such as the kind of a price and the price, stand in one row. */
export function rowsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const rows: FormField[][] = []
  for (const one of fields) {
    const [first] = rows.at(-1) ?? []
    if (first?.field.kind === 'choice' && one.field.when && first.name in one.field.when) rows.at(-1)!.push(one)
    else rows.push([one])
  }
  return rows
}

export type FormValues = Record<string, unknown>

const emptyValue = (field: Field): unknown => {
  if (field.kind === 'place') return 0
  if (field.kind === 'hours') return null
  if (field.kind === 'pictures') return []
  if (field.kind === 'choices') return field.initial ?? []
  if (field.kind === 'choice') return field.initial ?? ''
  return ''
}

/**
 * A record's value for a form input. A file is represented by its stored name until another is picked or it is
 * removed; of hours, what can be read stands there.
 */
function recordValue(record: AnyRecord, field: Field, formName: string) {
  const value: unknown = record[field.kind === 'file' ? `${formName}URL` : formName]
  if (field.kind === 'hours' && value) return readableHours(value as Hours)
  return value ?? emptyValue(field)
}

/**
 * A form's initial values, with every input present, so that nothing counts as changed at first. `hidden` values are
 * sent without being shown (PageId).
 */
export function initialValues(
  resource: Pick<Resource, 'fields'>,
  mode: FormMode,
  record: AnyRecord | null,
  hidden: FormValues = {},
  at: 'app' | 'admin' = 'app',
): FormValues {
  const entries = formFields(resource, mode, at).flatMap(({ name, field }) => [
    ...formNames(name, field).map(
      (formName) => [formName, record ? recordValue(record, field, formName) : emptyValue(field)] as const,
    ),
    // Only displayed: a stored file's address and name, and a reference's name.
    ...(field.kind === 'file' ? ['URL', 'Name'].map((end) => [name + end, record?.[name + end] ?? ''] as const) : []),
    ...(field.kind === 'reference' ? [[`${name}Name`, record?.[`${name}Name`] ?? ''] as const] : []),
  ])
  return { ...Object.fromEntries(entries), ...(record?.['PageId'] ? { PageId: record['PageId'] } : {}), ...hidden }
}

/** Fields that do not apply to the chosen values (`when`) are not sent, whatever was typed into them before. */
export const withoutInapplicable = (resource: Pick<Resource, 'fields'>, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(resource)
      .filter(([name, field]) => name in values && !isApplicable(field, values))
      .map(([name, field]) => [name, emptyValue(field.kind === 'choice' ? { ...field, initial: undefined } : field)]),
  ),
})

/** The record as it was read, with stored file names where `toFormData` compares files. */
export const asOriginalValues = (resource: Pick<Resource, 'fields'>, record: AnyRecord): FormValues => ({
  ...record,
  ...Object.fromEntries(
    fieldsOf(resource)
      .filter(([, field]) => field.kind === 'file')
      .map(([name]) => [name, record[`${name}URL`] ?? '']),
  ),
})

/** The input of a server's field error: errors name request parts, in any letter case (docs/rules.md#errors). */
export function inputNameOf(resource: Pick<Resource, 'fields'>, part: string): string | undefined {
  const wanted = part.toLowerCase()
  for (const [name, field] of fieldsOf(resource)) {
    const formName = formNames(name, field)
    const parts = partNames(name, field)
    const at = parts.findIndex((one) => one.toLowerCase() === wanted)
    if (at >= 0) return formName[at] ?? formName[0]
    if ([name, ...formName].some((one) => one.toLowerCase() === wanted))
      return formName.find((one) => one.toLowerCase() === wanted) ?? formName[0]
  }
  return undefined
}
