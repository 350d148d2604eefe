import { sql, type SQL } from 'drizzle-orm'
import { findResource, fieldsOf, type Field, type FieldOf, type Kind, type Resource } from '#resources'
import { joinedOf, type Counted } from '#resources/cards.ts'
import { attachedTo } from '#resources/targets.ts'
import { memoryOf } from '../../memories.ts'
import { column, constant } from '../connection/statements.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { isPresent } from './presence.ts'

export { column }

/** The columns to select for a record of a resource, and the joins they need. The table has the alias `r`. */
export interface Projection {
  columns: SQL
  joins: SQL
}

/** Whether there is a place: neither coordinate is 0 (docs/rules.md#places). */
export const hasPlace = (alias: string) =>
  sql`(${column(alias, 'Latitude')} <> 0 and ${column(alias, 'Longitude')} <> 0)`
interface SelectedColumn {
  name: string
  sql: SQL
}
const as = (expression: SQL, name: string): SelectedColumn => ({
  name,
  sql: sql`${expression} as ${sql.identifier(name)}`,
})
const plain = (alias: string, name: string) => [as(column(alias, name), name)]

type ColumnsOf = { [K in Kind]: (alias: string, name: string, field: FieldOf<K>) => SelectedColumn[] }
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
  date: plain,
  image: plain,
  pictures: plain,
  file: (alias, name) => [...plain(alias, `${name}URL`), ...plain(alias, `${name}Name`)],
  choice: plain,
  choices: plain,
  status: (alias, name, field) => [as(wireStatus(alias, field), name), ...plain(alias, 'Held')],
  place: (alias) => [...plain(alias, 'Latitude'), ...plain(alias, 'Longitude')],
  hours: plain,
  reference: (alias, name, { absentAs }) => [
    ...plain(alias, `${name}Id`),
    ...(absentAs ? [as(sql`(${column(alias, `${name}Id`)} is null)`, absentAs)] : []),
  ],
  references: (alias, name, field) => [
    as(inList(alias, name, 'ids'), `${name}Ids`),
    as(inList(alias, name, 'names'), field.names),
    ...(field.burmeseNames ? [as(inList(alias, name, 'burmeseNames'), field.burmeseNames)] : []),
    as(inList(alias, name, 'first'), `${name}Name`),
  ],
}

/** The status as the API shows it: 9 for an active record that is verified (docs/rules.md#status). */
const wireStatus = (alias: string, { lapses }: Pick<FieldOf<'status'>, 'lapses'>) =>
  sql`case when ${lapses ? sql`${column(alias, 'VerifiedUntil')} > now()` : sql`${column(alias, 'VerifiedAt')} is not null`} and ${column(alias, 'Status')} = 1 then 9 else ${column(alias, 'Status')} end`

const listAlias = (alias: string, name: string) => `${alias}_${name}_list`
const inList = (alias: string, name: string, column: 'ids' | 'names' | 'burmeseNames' | 'first') =>
  sql`${sql.identifier(listAlias(alias, name))}.${sql.identifier(column)}`

/**
 * One row with what a `references` field names, in order, as texts; null where that is nothing. A record without a Burmese name keeps its
 * other name, so that both lists have the same entries in the same order.
 */
function listJoin(alias: string, resource: Resource, name: string, field: FieldOf<'references'>): SQL {
  const title = column('t', findResource(field.to)?.title ?? 'Name')
  const burmese = field.burmeseNames ? sql`coalesce(nullif(t."BurmeseName", ''), ${title})` : title
  const joined = (value: SQL, separator: string) =>
    sql`string_agg(${value}, ${sql.raw(`'${separator}'`)} order by j."Position")`
  const id = column('j', `${name}Id`)
  return sql` left join lateral (
    select ${joined(sql`${id}::text`, ',')} as ids, ${joined(title, ', ')} as names, ${joined(burmese, ', ')} as "burmeseNames",
      (array_agg(${title} order by j."Position"))[1] as first
    from ${sql.identifier(joinTableName(resource, name))} j join ${sql.identifier(field.to)} t on t."Id" = ${id}
    where ${column('j', joinSource(resource))} = ${column(alias, 'Id')}
  ) ${sql.identifier(listAlias(alias, name))} on true`
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

/** Follows a path such as `Page.Country.Thumbnail` from `resource` and returns the column with what is at its end. */
function joined(resource: Resource, name: string, path: string, joins: Joins): SelectedColumn {
  const steps = path.split('.')
  const last = steps.pop()!
  let at = resource
  let alias = 'r'
  for (const step of steps) {
    const field = at.fields[step]
    const target = field?.kind === 'reference' ? findResource(field.to) : undefined
    if (!target) throw new Error(`${resource.name}: ${path} does not follow references`)
    const next = `${alias}_${step}`
    joins.add(
      next,
      sql` left join ${sql.identifier(target.name)} ${sql.identifier(next)} on ${column(next, 'Id')} = ${column(alias, `${step}Id`)}`,
    )
    at = target
    alias = next
  }
  for (const [list, field] of fieldsOf(at)) {
    if (field.kind !== 'references' || ![field.names, field.burmeseNames].includes(last)) continue
    joins.add(listAlias(alias, list), listJoin(alias, at, list, field))
    return as(inList(alias, list, last === field.names ? 'names' : 'burmeseNames'), name)
  }
  const field = at.fields[last]
  return as(field?.kind === 'status' ? wireStatus(alias, field) : column(alias, last), name)
}

/** By resource, and by the names of the fields they have. */
const projectionsOf = memoryOf('projections', (_: Resource) => new Map<string, Projection>())

/**
 * The projection of a resource, computed once for the same names.
 * @param only names of answer fields, which come from declarations; by default all
 */
export function projectionOf(resource: Resource, only?: readonly string[]): Projection {
  const known = projectionsOf(resource)
  const names = only?.join() ?? ''
  const projection = known.get(names) ?? made(resource, only)
  known.set(names, projection)
  return projection
}

const counted = 'CommentCount' satisfies keyof Counted
/** More are not counted: 1,000 mean that many or more (docs/rules.md#card-view). */
const mostCounted = 1000
/** Of the comments that the public list has. */
function commentCount(resource: Resource): SelectedColumn {
  const { resource: said, about, name } = attachedTo(resource).find((one) => one.about.as === 'commentedAs')!
  return as(
    sql`(select count(*)::integer from (select 1 from ${sql.identifier(said.name)} c
      where ${column('c', about.type)} = ${sql.raw(`'${name}'`)} and ${column('c', about.id)} = r."Id" and c."Listed"
      and ${isPresent(said, 'c')} limit ${sql.raw(String(mostCounted))}) counted)`,
    counted,
  )
}

const systemNames = ['Id', 'CreatedAt', 'UpdatedAt', 'Version', 'Listed']

/** With the joins that its columns need and no others: to leave out those that nothing is selected from takes PostgreSQL time. */
function made(resource: Resource, only?: readonly string[]): Projection {
  const isWanted = (name: string) => only?.includes(name) ?? true
  const joins = new Joins()
  const columns = systemNames.flatMap((name) => plain('r', name))
  if (only?.includes(counted)) columns.push(commentCount(resource))
  for (const [name, field] of fieldsOf(resource)) {
    const wanted = answerColumns(name, field).filter((one) => isWanted(one.name))
    if (wanted.length > 0 && field.kind === 'references')
      joins.add(listAlias('r', name), listJoin('r', resource, name, field))
    columns.push(...wanted)
  }
  for (const [name, path] of Object.entries(only ? joinedOf(resource) : resource.joined))
    if (isWanted(name)) columns.push(joined(resource, name, path, joins))
  const list = sql.join(
    columns.map((one) => one.sql),
    sql.raw(', '),
  )
  return { columns: constant(list), joins: constant(joins.all) }
}

function answerColumns(name: string, field: Field): SelectedColumn[] {
  const columns = columnsByKind[field.kind] as (alias: string, name: string, field: Field) => SelectedColumn[]
  return columns('r', name, field)
}
