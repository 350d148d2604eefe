import { applies, fieldsOf, partNames, type AnyRecord, type Field, type Kind, type Resource } from '#resources'
import { formNames } from '#src/providers/formData.ts'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'

export interface FormField {
  readonly name: string
  readonly field: Field
  readonly required: boolean
}

/** Text, number, email, textarea, file and map fields (spec 5.08); links and phones are text fields of the specification's. */
const requiredKinds: readonly Kind[] = ['text', 'longText', 'email', 'url', 'phone', 'number', 'file', 'place']
/** The server's, or set by acts of their own. */
const unwritten: readonly Kind[] = ['count', 'time', 'status']

/** The fields a form of ours shows, in the order declared. Only create forms require any (spec 5.08, 5.11). */
export const formFields = (resource: Pick<Resource, 'fields'>, mode: FormMode): readonly FormField[] =>
  fieldsOf(resource)
    .filter(([, field]) => field.inForm !== false && !unwritten.includes(field.kind))
    .filter(([, field]) => mode === 'edit' || !field.readOnly)
    .map(([name, field]) => ({
      name,
      field,
      required: mode === 'create' && (field.requiredInForm ?? requiredKinds.includes(field.kind)),
    }))

export type FormValues = Record<string, unknown>

const emptyValue = (field: Field): unknown => {
  if (field.kind === 'place') return 0
  if (field.kind === 'hours') return null
  if (field.kind === 'choice') return field.initial ?? ''
  return ''
}

/** What a record says under a name of the form. A file stands as its stored name until another is picked or it is removed. */
const recordValue = (record: AnyRecord, field: Field, held: string) =>
  record[field.kind === 'file' ? `${held}URL` : held] ?? emptyValue(field)

/**
 * A form's values to begin with: every name is there, so that nothing counts as changed before it is. `hidden` goes along unseen
 * (PageId).
 */
export function initialValues(
  resource: Pick<Resource, 'fields'>,
  mode: FormMode,
  record: AnyRecord | null,
  hidden: FormValues = {},
): FormValues {
  const entries = formFields(resource, mode).flatMap(({ name, field }) => [
    ...formNames(name, field).map(
      (held) => [held, record ? recordValue(record, field, held) : emptyValue(field)] as const,
    ),
    // Shown beside: what is stored, and what a reference is called.
    ...(field.kind === 'file' ? [[`${name}URL`, record?.[`${name}URL`] ?? ''] as const] : []),
    ...(field.kind === 'reference' ? [[`${name}Name`, record?.[`${name}Name`] ?? ''] as const] : []),
  ])
  return { ...Object.fromEntries(entries), ...(record?.['PageId'] ? { PageId: record['PageId'] } : {}), ...hidden }
}

/** What is not shown beside the choices made (`when`) is not sent either, whatever was typed into it before. */
export const withoutHidden = (resource: Pick<Resource, 'fields'>, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(resource)
      .filter(([name, field]) => name in values && !applies(field, values))
      .map(([name, field]) => [name, emptyValue(field.kind === 'choice' ? { ...field, initial: undefined } : field)]),
  ),
})

/** Of the record as it was read, what `toFormData` compares a file with. */
export const asPrevious = (resource: Pick<Resource, 'fields'>, record: AnyRecord): FormValues => ({
  ...record,
  ...Object.fromEntries(
    fieldsOf(resource)
      .filter(([, field]) => field.kind === 'file')
      .map(([name]) => [name, record[`${name}URL`] ?? '']),
  ),
})

/** The input a server's field error belongs to: errors name request parts, in whatever case (docs/rules.md#errors). */
export function inputNameOf(resource: Pick<Resource, 'fields'>, part: string): string | undefined {
  const wanted = part.toLowerCase()
  for (const [name, field] of fieldsOf(resource)) {
    const held = formNames(name, field)
    const parts = partNames(name, field)
    const at = parts.findIndex((one) => one.toLowerCase() === wanted)
    if (at >= 0) return held[at] ?? held[0]
    if ([name, ...held].some((one) => one.toLowerCase() === wanted))
      return held.find((one) => one.toLowerCase() === wanted) ?? held[0]
  }
  return undefined
}
