import { isApplicable, listedTimes, toCamelCase, fieldsOf, type Field, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import type { Columns } from '../db/connection/database.ts'
import { badField } from '../errors.ts'
import { emptyColumns } from './values.ts'

/**
 * Applies the rules between fields (`when`, `atLeast`). `columns` is what a body sets, `row` the stored record, null
 * for a new one. Returns the columns to store:
 * - a choice without a value gets its initial value, or the one that gives the sent fields a meaning: a client that
 *   does not know the kinds of price may send a price alone
 * - a field without meaning beside the others is emptied
 * @throws ApiError 400 where a number is less than the one it must reach, half of a place is missing, an end comes before its begin, or a begin comes too soon
 */
export function applyFieldDependencies(resource: Resource, columns: Columns, row: Columns | null): Columns {
  const fields = fieldsOf(resource)
  const result: Record<string, unknown> = { ...columns }
  const merged = () => ({ ...row, ...result })
  for (const [name, field] of fields) {
    if (field.kind !== 'choice' || !field.initial || !isEmpty(merged()[name])) continue
    if (row === null || isMentioned(resource, name, columns)) result[name] = field.initial
  }
  for (const [name, field] of fields) {
    if (!isEmpty(result[name]) && !isApplicable(field, merged()))
      Object.assign(result, impliedChoices(resource, field, columns, merged()))
  }
  for (const [name, field] of fields) {
    if (!field.when || isApplicable(field, merged())) continue
    for (const [column, empty] of Object.entries(emptyColumns(name, field))) {
      if (!isEmpty(merged()[column])) result[column] = empty
    }
  }
  requireMinimums(fields, columns, merged())
  requireWholePlace(columns, merged())
  requireEndAfterBegin(resource, columns, merged())
  requireUnseenBefore(resource, columns, row)
  return result
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Whether a body sets a choice, or a field that depends on it. */
const isMentioned = (resource: Resource, choice: string, columns: Columns) =>
  choice in columns || fieldsOf(resource).some(([name, { when }]) => when?.[choice] && name in columns)

/** The choices that give a field a meaning, unless the body sets them. */
function impliedChoices(resource: Resource, field: Field, columns: Columns, merged: Columns): Columns {
  return Object.fromEntries(
    Object.entries(field.when ?? {}).flatMap(([name, accepted]) =>
      accepted === true ||
      name in columns ||
      resource.fields[name]?.kind !== 'choice' ||
      accepted.includes(String(merged[name]))
        ? []
        : [[name, accepted[0]]],
    ),
  )
}

/** A place has both coordinates, or none (docs/rules.md#places). */
function requireWholePlace(columns: Columns, merged: Columns): void {
  if (!('Latitude' in columns || 'Longitude' in columns)) return
  const missing = (['Latitude', 'Longitude'] as const).filter((name) => !merged[name])
  if (missing.length === 1) throw badField(toCamelCase(missing[0]!), refusal.bothDegrees)
}

function requireMinimums(fields: readonly [string, Field][], columns: Columns, merged: Columns): void {
  for (const [name, field] of fields) {
    if (field.kind !== 'number' || !field.atLeast) continue
    const [least, most] = [merged[field.atLeast], merged[name]]
    if (!(name in columns || field.atLeast in columns)) continue
    if (typeof least !== 'number' || typeof most !== 'number' || most >= least) continue
    throw badField(toCamelCase(name), refusal.atLeast({ least }))
  }
}

function requireEndAfterBegin(resource: Resource, columns: Columns, merged: Columns): void {
  const { from, until } = listedTimes(resource)
  if (!from || !until || !(from in columns || until in columns)) return
  const [begin, end] = [merged[from], merged[until]]
  if (isEmpty(begin) || isEmpty(end) || Date.parse(String(end)) > Date.parse(String(begin))) return
  throw badField(toCamelCase(until), refusal.endAfterBegin)
}

const unseenMs = 3_600_000

/** What begins is first in the feed. So that nothing comes there by a word, it is unseen for an hour before, or was never seen. */
function requireUnseenBefore(resource: Resource, columns: Columns, row: Columns | null): void {
  const { from } = listedTimes(resource)
  if (!row || !from || isEmpty(columns[from]) || columns[from] === row[from]) return
  const msUntil = (value: unknown) => Date.parse(String(value)) - Date.now()
  const isSet = !(from in (row['ChangedIn'] as object)) || msUntil(row['UpdatedAt']) <= -unseenMs
  const lifts = msUntil(columns[from]) > msUntil(row['CreatedAt']) && !(isSet && msUntil(row[from]) > 0)
  if (lifts && msUntil(columns[from]) < unseenMs) throw badField(toCamelCase(from), refusal.beginsTooSoon)
}
