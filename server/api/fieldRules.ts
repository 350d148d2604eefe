import { applies, camel, fieldsOf, type Field, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { badField } from '../errors.ts'
import { emptied } from './values.ts'

type Columns = Readonly<Record<string, unknown>>

/**
 * What the fields of a record mean only together (`when`, `atLeast` of the declaration). `columns` is what a body sets,
 * `row` the record as it is stored, null for a new one. Answers the columns to be stored:
 *  - a choice nobody made takes its initial value, or the one under which what was sent has a meaning: a client that knows no
 *    kinds of price goes on sending a price alone
 *  - what has no meaning beside the others is emptied
 * @throws ApiError 400 where one number must not be less than another
 */
export function applyFieldDependencies(resource: Resource, columns: Columns, row: Columns | null): Columns {
  const fields = fieldsOf(resource)
  const made: Record<string, unknown> = { ...columns }
  const now = () => ({ ...row, ...made })
  for (const [name, field] of fields) {
    if (field.kind !== 'choice' || !field.initial || !isEmpty(now()[name])) continue
    if (row === null || isTold(resource, name, columns)) made[name] = field.initial
  }
  for (const [name, field] of fields) {
    if (!isEmpty(made[name]) && !applies(field, now())) Object.assign(made, choicesFor(resource, field, columns, now()))
  }
  for (const [name, field] of fields) {
    if (!field.when || applies(field, now())) continue
    for (const [column, nothing] of Object.entries(emptied(name, field))) {
      if (!isEmpty(now()[column])) made[column] = nothing
    }
  }
  requireOrder(fields, columns, now())
  return made
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Does a body speak of a choice, or of what depends on it? */
const isTold = (resource: Resource, choice: string, columns: Columns) =>
  choice in columns || fieldsOf(resource).some(([name, { when }]) => when?.[choice] && name in columns)

/** The choices that give a field a meaning, where nobody chose otherwise in the same body. */
function choicesFor(resource: Resource, field: Field, columns: Columns, now: Columns): Columns {
  return Object.fromEntries(
    Object.entries(field.when ?? {}).flatMap(([name, wanted]) =>
      wanted === true ||
      name in columns ||
      resource.fields[name]?.kind !== 'choice' ||
      wanted.includes(String(now[name]))
        ? []
        : [[name, wanted[0]]],
    ),
  )
}

function requireOrder(fields: readonly [string, Field][], columns: Columns, now: Columns): void {
  for (const [name, field] of fields) {
    if (field.kind !== 'number' || !field.atLeast) continue
    const [least, most] = [now[field.atLeast], now[name]]
    if (!(name in columns || field.atLeast in columns)) continue
    if (typeof least !== 'number' || typeof most !== 'number' || most >= least) continue
    throw badField(camel(name), refusal.atLeast({ least }))
  }
}
