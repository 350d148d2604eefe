import { sql, type SQL } from 'drizzle-orm'
import { findResource, fieldsOf, type Field, type FieldOf, type Kind, type Resource } from '#resources'
import { constant } from '../connection/statements.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'

/** The columns to select for a record of a resource, and the joins they need. The table has the alias `r`. */
export interface Projection {
  columns: SQL
  joins: SQL
}

export const column = (alias: string, name: string) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`
interface NamedColumn {
  name: string
  sql: SQL
}
const as = (expression: SQL, name: string): NamedColumn => ({
  name,
  sql: sql`${expression} as ${sql.identifier(name)}`,
})
const plain = (alias: string, name: string) => [as(column(alias, name), name)]

type ColumnsOf = { [K in Kind]: (alias: string, name: string, field: FieldOf<K>) => NamedColumn[] }
/** How each kind of field is selected. Complete by construction. */
const columnsByKind: ColumnsOf = {
  text: plain,
  longText: plain,
  email: plain,
  url: plain,
  phone: (alias, name) => [...plain(alias, name), ...plain(alias, `${name}E164`)],
  number: plain,
  count: plain,
  time: plain,
  image: plain,
  pictures: plain,
  file: (alias, name) => plain(alias, `${name}URL`),
  choice: plain,
  status: (alias, name) => [as(wireStatus(alias), name), ...plain(alias, 'Held')],
  place: (alias) => [...plain(alias, 'Latitude'), ...plain(alias, 'Longitude')],
  hours: plain,
  reference: (alias, name) => plain(alias, `${name}Id`),
  references: (alias, name, field) => {
    const names = sql.identifier(namesAlias(alias, name))
    return [
      as(sql`${names}."Ids"`, `${name}Ids`),
      as(sql`${names}."Names"`, field.names),
      ...(field.burmeseNames ? [as(sql`${names}."BurmeseNames"`, field.burmeseNames)] : []),
      as(sql`${names}."First"`, `${name}Name`),
    ]
  },
}

/** The status as the API shows it: 9 for an active record that is verified (docs/rules.md#status). */
const wireStatus = (alias: string) =>
  sql`case when ${column(alias, 'VerifiedAt')} is not null and ${column(alias, 'Status')} = 1 then 9 else ${column(alias, 'Status')} end`

const namesAlias = (alias: string, name: string) => `${alias}_${name}_names`

/** One row with the ids and names of a `references` field, in order; nulls where there are none. */
function namesJoin(alias: string, resource: Resource, name: string, field: FieldOf<'references'>): SQL {
  const title = findResource(field.to)?.title ?? 'Name'
  // A record without a Burmese name keeps its other name, so that both lists have the same entries in the same order.
  const burmese = field.burmeseNames
    ? sql`string_agg(coalesce(nullif(t."BurmeseName", ''), t.${sql.identifier(title)}), ', ' order by j."Position") as "BurmeseNames",`
    : sql``
  return sql` left join lateral (
    select string_agg(j.${sql.identifier(`${name}Id`)}::text, ',' order by j."Position") as "Ids",
      string_agg(t.${sql.identifier(title)}, ', ' order by j."Position") as "Names",
      ${burmese}
      (array_agg(t.${sql.identifier(title)} order by j."Position"))[1] as "First"
    from ${sql.identifier(joinTableName(resource, name))} j
    join ${sql.identifier(field.to)} t on t."Id" = j.${sql.identifier(`${name}Id`)}
    where j.${sql.identifier(joinSource(resource))} = ${column(alias, 'Id')}
  ) ${sql.identifier(namesAlias(alias, name))} on true`
}

/** Collects joins by path, so that `Page.Name` and `Page.Country.Name` share the join of `Page`. */
class Joins {
  private readonly byAlias = new Map<string, SQL>()

  add(alias: string, join: SQL) {
    if (!this.byAlias.has(alias)) this.byAlias.set(alias, join)
    return alias
  }

  get all(): SQL {
    return sql.join([...this.byAlias.values()], sql.raw(''))
  }
}

/** Follows a path such as `Page.Country.Thumbnail` from `resource` and returns the expression at its end. */
function joined(resource: Resource, path: string, joins: Joins): SQL {
  const steps = path.split('.')
  const last = steps.pop()!
  let at = resource
  let alias = 'r'
  for (const step of steps) {
    const field = at.fields[step]
    if (field?.kind !== 'reference') throw new Error(`${resource.name}: ${path} does not follow references`)
    const next = `${alias}_${step}`
    joins.add(
      next,
      sql` left join ${sql.identifier(field.to)} ${sql.identifier(next)} on ${column(next, 'Id')} = ${column(alias, `${step}Id`)}`,
    )
    at = findResource(field.to)!
    alias = next
  }
  const listed = fieldsOf(at).find(
    ([, field]) => field.kind === 'references' && [field.names, field.burmeseNames].includes(last),
  )
  if (!listed) return column(alias, last)
  const [name, field] = listed
  const references = field as FieldOf<'references'>
  joins.add(namesAlias(alias, name), namesJoin(alias, at, name, references))
  const names = last === references.names ? sql`"Names"` : sql`"BurmeseNames"`
  return sql`${sql.identifier(namesAlias(alias, name))}.${names}`
}

/** By resource, and by the names of the fields they have. */
const projections = new WeakMap<Resource, Map<string, Projection>>()

/**
 * The projection of a resource, computed once for the same names.
 * @param only names of answer fields, which come from declarations; by default all
 */
export function projectionOf(resource: Resource, only?: readonly string[]): Projection {
  return once(resource, only?.join() ?? '', () => made(resource, only && ((name) => only.includes(name))))
}

/** The projection without the resource's own long texts. */
export const projectionWithoutLongTexts = (resource: Resource): Projection =>
  once(resource, 'without long texts', () => made(resource, (name) => resource.fields[name]?.kind !== 'longText'))

function once(resource: Resource, names: string, make: () => Projection): Projection {
  const known = projections.get(resource) ?? new Map<string, Projection>()
  const projection = known.get(names) ?? make()
  projections.set(resource, known.set(names, projection))
  return projection
}

const systemNames = ['Id', 'CreatedAt', 'UpdatedAt', 'Version', 'Listed']

/** With the joins that its columns need and no others: to leave out those that nothing is selected from takes PostgreSQL time. */
function made(resource: Resource, isWanted: (name: string) => boolean = () => true): Projection {
  const joins = new Joins()
  const columns = systemNames.flatMap((name) => plain('r', name))
  for (const [name, field] of fieldsOf(resource)) {
    const wanted = answerColumns(name, field).filter((one) => isWanted(one.name))
    if (wanted.length > 0 && field.kind === 'references')
      joins.add(namesAlias('r', name), namesJoin('r', resource, name, field))
    columns.push(...wanted)
  }
  for (const [name, path] of Object.entries(resource.joined))
    if (isWanted(name)) columns.push(as(joined(resource, path, joins), name))
  const list = sql.join(
    columns.map((one) => one.sql),
    sql.raw(', '),
  )
  return { columns: constant(list), joins: constant(joins.all) }
}

function answerColumns(name: string, field: Field): NamedColumn[] {
  const columns = columnsByKind[field.kind] as (alias: string, name: string, field: Field) => NamedColumn[]
  return columns('r', name, field)
}
