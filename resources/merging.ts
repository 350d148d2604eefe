import { answerNames, fieldsOf, type Field, type Resource } from './index.ts'

/** What of two records that become one is chosen between (docs/rules.md#merging). */

/** Fields that hold what somebody wrote, and who it belongs to. */
export const mergedFields = (resource: Resource): [string, Field][] =>
  fieldsOf(resource).filter(
    ([name, { kind, readOnly }]) => name === resource.ownedBy || (!readOnly && kind !== 'status' && kind !== 'time'),
  )

/** Where a field's values stand: in columns, or for a list of references under its own name. */
export const mergedColumns = (name: string, field: Field): readonly string[] =>
  field.kind === 'references' ? [name] : answerNames(name, field)

/** Whether somebody has filled a field; what every new record has in it says nothing. */
export function isFilled(name: string, field: Field, values: Readonly<Record<string, unknown>>): boolean {
  const all = mergedColumns(name, field).map((column) => values[column] ?? null)
  if (field.kind === 'place') return all.some((degrees) => degrees !== 0 && degrees !== null)
  if (field.kind === 'choice' && field.initial === all[0]) return false
  return all.some((value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
}

/** The fields that the survivor lacks and the other has. */
export const filledBy = (
  resource: Resource,
  keep: Readonly<Record<string, unknown>>,
  drop: Readonly<Record<string, unknown>>,
): string[] =>
  mergedFields(resource).flatMap(([name, field]) =>
    !isFilled(name, field, keep) && isFilled(name, field, drop) ? [name] : [],
  )
