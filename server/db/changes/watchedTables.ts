import { fieldsOf, findResource, isPublic, registry, type Resource } from '#resources'
import { joinedOf } from '#resources/cards.ts'
import { parentsOf } from '#resources/under.ts'
import { memoryOf } from '../../memories.ts'
import { isPlace } from '../searchIndex/facets.ts'
import { joinTableName } from '../schema/tables.ts'

/** What is deleted and not yet removed, or hidden and not yet marked: every read leaves it out (../records/presence.ts). */
export const leftOut: readonly string[] = ['removal', 'concealment']

/**
 * The tables from which an answer about this resource is read: its own, those of its joined fields and of their names,
 * and what is left out. When one of them changes, kept answers may be wrong (docs/decisions/kept-answers.md).
 */
export const tablesBehind = memoryOf('tablesBehind', (resource: Resource): readonly string[] => {
  const paths = Object.values(joinedOf(resource)).map((path) => path.split('.').slice(0, -1))
  const joined = paths.flatMap((path) => tablesAlong(resource, path))
  return [...new Set([...leftOut, ...tablesOfFields(resource), ...joined])]
})

/** The table of the resource, the join tables of its lists of references, and what those refer to. */
const tablesOfFields = (resource: Resource): string[] => [
  resource.name,
  ...fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'references' ? [joinTableName(resource, name), field.to] : [],
  ),
]

/** The tables on a path of references such as `Page.Country`. */
function tablesAlong(resource: Resource, [step, ...rest]: readonly string[]): string[] {
  const field = step === undefined ? undefined : resource.fields[step]
  const next = field?.kind === 'reference' ? findResource(field.to) : undefined
  return next ? [...tablesOfFields(next), ...tablesAlong(next, rest)] : []
}

/**
 * The tables from which a search of these resources is answered: a query may be the name of a category or place, and what is
 * under a page is ranked and filtered by its page.
 */
export function tablesOfSearch(resources: readonly Resource[]): readonly string[] {
  const named = [...registry.values()].filter((resource) => resource.search.facet || isPlace(resource))
  const parents = resources.flatMap(parentsOf).map(({ resource }) => resource)
  return [...new Set([...resources, ...parents, ...named].flatMap(tablesBehind))]
}

/** Every table from which a visitor's answers are read. */
export const watchedTables = (): readonly string[] => [
  ...new Set([...registry.values()].filter(isPublic).flatMap(tablesBehind)),
]

/** Whether a map shows this source, so that each process knows where its records are (../map/placeIndex.ts). */
export const hasPlaces = ({ lists }: Resource): boolean =>
  Object.values(lists).some((rule) => typeof rule === 'object' && 'place' in rule)

/** The name under which changes of places are written, beside the table's own. */
export const placeSource = ({ name }: Pick<Resource, 'name'>): string => `${name}@place`
