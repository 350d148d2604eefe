import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, registry, type Resource } from '#resources'
import type { Sought } from '#resources/text/index.ts'
import { column } from './projection.ts'
import { asPart, beginsName as nameBegins, hasParts, hasWords, inParts, inSequence, isName } from './searchQuery.ts'
import { searchedFields } from './searchVector.ts'
import { joinSource, joinTableName } from './tables.ts'

const query = (text: string) => sql`${text}::tsquery`
const inAll = (text: string) => sql`r."Search" @@ ${query(text)}`
const inNames = (text: string) => sql`r."SearchName" @@ ${query(text)}`
const or = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`
const and = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` and `)})`

/** The references by whose target's name a record is found too: its category, its town, its shelf (issue: "category and town names"). */
const namedBy = (resource: Resource) =>
  fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind !== 'reference' && field.kind !== 'references') return []
    const target = ['category', 'town', 'productCategory'].includes(field.to) ? registry.get(field.to) : undefined
    return target && searchedFields(target).length > 0 ? [{ name, field, target }] : []
  })

/** Ids of the records whose name has this in it, looked up once a query. */
const idsNamed = (table: string, text: string) =>
  sql`array(select t."Id" from ${sql.identifier(table)} t where t."SearchName" @@ ${query(text)})`

/**
 * Conditions that a record stands under a category, town or shelf of that name. `listed` ids can be looked up from an index,
 * which finding wants; `probed` asks a row that is there already, which ranking wants. Names are looked up where they stand, so that
 * a renamed town is found by its new name at once, with no row of its pages touched.
 */
function underName(resource: Resource, text: string, how: 'listed' | 'probed'): SQL[] {
  return namedBy(resource).map(({ name, field, target }) => {
    const ids = idsNamed(target.name, text)
    if (field.kind === 'reference') return sql`${column('r', `${name}Id`)} = any(${ids})`
    const joinTable = sql.identifier(joinTableName(resource, name))
    const [source, to] = [column('j', joinSource(resource)), column('j', `${name}Id`)]
    return how === 'listed'
      ? sql`r."Id" = any(array(select ${source} from ${joinTable} j where ${to} = any(${ids})))`
      : sql`exists (select 1 from ${joinTable} j where ${source} = r."Id" and ${to} = any(${ids}))`
  })
}

/** A page stands in its town's region too, but so does half the country: it counts like a word in the text. */
const inRegion = (resource: Resource, text: string): SQL[] =>
  resource.fields['Town']
    ? [sql`r."TownId" = any(array(select t."Id" from "town" t where t."RegionId" = any(${idsNamed('region', text)})))`]
    : []

const anywhere = (resource: Resource, text: string): SQL =>
  or([inAll(text), ...underName(resource, text, 'listed'), ...inRegion(resource, text)])

/** The condition that a record is found: the text in one sequence, or all its parts, each wherever it stands. */
export function found(resource: Resource, ways: readonly Sought[]): SQL {
  if (ways.length === 0 || searchedFields(resource).length === 0) return sql`false`
  const conditions = [anywhere(resource, inSequence(ways, 'begun'))]
  for (const { parts } of ways)
    if (parts.length > 1) conditions.push(and(parts.map((part) => anywhere(resource, asPart(part)))))
  return or(conditions)
}

/**
 * How well a found record is met, 0 the best: exact name, beginning of the name, within the name, category or town, text; as
 * one sequence before parts, whole words before begun ones.
 */
export function matchClass(resource: Resource, ways: readonly Sought[]): SQL {
  const words = hasWords(ways)
  const parts = hasParts(ways)
  const classes: SQL[] = [
    inNames(isName(ways)),
    inNames(nameBegins(ways, 'whole')),
    ...(words ? [inNames(nameBegins(ways, 'begun'))] : []),
    inNames(inSequence(ways, 'whole')),
    ...(words ? [inNames(inSequence(ways, 'begun'))] : []),
    ...(parts ? [inNames(inParts(ways))] : []),
  ]
  const under = underName(resource, inSequence(ways, 'begun'), 'probed')
  if (under.length > 0) {
    classes.push(or(under))
    if (parts)
      classes.push(
        or(
          ways
            .filter((way) => way.parts.length > 1)
            .map((way) =>
              and(way.parts.map((part) => or([inNames(asPart(part)), ...underName(resource, asPart(part), 'probed')]))),
            ),
        ),
      )
  }
  if (parts) classes.push(inAll(inSequence(ways, 'begun')))
  const cases = classes.map((condition, index) => sql`when ${condition} then ${sql.raw(String(index))}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(classes.length))} end`
}

/** The name begins with the text, be it with the beginning of a word. */
export const beginsName = (ways: readonly Sought[]): SQL => inNames(nameBegins(ways, 'begun'))

/** The name has the text in it, as one sequence and in whole words. */
export const holdsInName = (ways: readonly Sought[]): SQL => inNames(inSequence(ways, 'whole'))
