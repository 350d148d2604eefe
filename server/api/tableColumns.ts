import { fieldsOf, isPublic, may, requireResource, type MaybeActor, type Resource } from '#resources'
import type { TableSort } from '../db/tables/tableQuery.ts'

/** Which columns of a table somebody may sort and filter by (docs/rules.md#table-dialect). */

export type ColumnType = 'id' | 'number' | 'text' | 'time'
export type ColumnTypes = ReadonlyMap<string, ColumnType>
type SortBy = Omit<TableSort, 'ascending'>

/** Whether this person has rights on the whole source. Nothing else is asked in unbounded work. */
export const mayReadWhole = (resource: Resource, who: MaybeActor): boolean =>
  isPublic(resource) ? (who?.superAdmin ?? false) || may(who, 'seeHidden', resource) : may(who, 'read', resource)

/** Kinds sorted alphabetically; times and URLs sort well by their bytes. */
const alphabeticalKinds = new Set<string>(['text', 'longText'])
const numericKinds = new Set<string>(['number', 'count', 'status'])
const unsortedKinds = new Set<string>(['references', 'place', 'hours', 'file', 'pictures', 'choices'])

/** All columns for people with rights on the whole source. A filter would reveal hidden values (docs/safety.md#s17). */
export function wholeColumns(resource: Resource, who: MaybeActor): ColumnTypes {
  const columns = new Map<string, ColumnType>([
    ['Id', 'id'],
    ['CreatedAt', 'time'],
    ['UpdatedAt', 'time'],
    ['Version', 'number'],
  ])
  for (const [name, { kind, ownersOnly }] of fieldsOf(resource)) {
    if (ownersOnly && !may(who, 'seePrivate', resource)) continue
    // Answers have less of a copy than is stored, and a filter by the whole would tell the rest.
    if (name === resource.about?.copiedIn) continue
    if (kind === 'reference') columns.set(`${name}Id`, 'id')
    else if (!unsortedKinds.has(kind))
      columns.set(name, numericKinds.has(kind) ? 'number' : kind === 'time' ? 'time' : 'text')
  }
  return columns
}

/** The columns that everybody may filter by: those that an index finds. */
export function boundedColumns(resource: Resource, who: MaybeActor): ColumnTypes {
  return new Map([...wholeColumns(resource, who)].filter(([, type]) => type === 'id'))
}

/** A column, or the name of a referenced record (`TownName`: Town.Name), if it is public. */
export function sortBy(resource: Resource, columns: ColumnTypes, name: string): SortBy | null {
  if (columns.has(name)) return { name, isText: alphabeticalKinds.has(resource.fields[name]?.kind ?? '') }
  const [reference = '', joined = '', ...further] =
    (Object.hasOwn(resource.joined, name) ? resource.joined[name] : undefined)?.split('.') ?? []
  const field = resource.fields[reference]
  if (field?.kind !== 'reference' || further.length > 0 || resource.ownersOnly.includes(name)) return null
  return alphabeticalKinds.has(requireResource(field.to).fields[joined]?.kind ?? '')
    ? { name: joined, isText: true, of: { reference, to: field.to } }
    : null
}
