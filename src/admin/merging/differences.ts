import { declarations, fieldsOf, type Field, type Resource } from '#resources'
import { isFilled, mergedColumns, mergedFields } from '#resources/merging.ts'
import type { AdminRecord } from '../adminFields.ts'

const page: Resource = declarations.page

/** The values that a merge chooses between; lists of references as they are compared: by their ids. */
export const chosenFrom = (record: AdminRecord): Readonly<Record<string, unknown>> => ({
  ...record,
  ...Object.fromEntries(
    fieldsOf(page).flatMap(([name, { kind }]) => (kind === 'references' ? [[name, record[`${name}Ids`]]] : [])),
  ),
})

/** Fields in which two pages differ. */
export function differences(one: AdminRecord, other: AdminRecord): [string, Field][] {
  const [mine, theirs] = [chosenFrom(one), chosenFrom(other)]
  // A number that is only written otherwise is the same.
  const compared = (name: string, field: Field) =>
    mergedColumns(name, field).filter((column) => field.kind !== 'phone' || column !== name)
  const textOf = (values: typeof mine, name: string, field: Field) =>
    isFilled(name, field, values) ? JSON.stringify(compared(name, field).map((column) => values[column] ?? null)) : ''
  return mergedFields(page).filter(([name, field]) => textOf(mine, name, field) !== textOf(theirs, name, field))
}
