import { fieldsOf, registry, type AnyRecord, type ResourceName } from '#resources'
import { parentsOf } from '#resources/under.ts'
import type { ListQuery } from '#src/providers/queries.ts'

/** Those that the page's screen lays out itself: products, which their shelves sort, and posts. */
const laidOut: readonly string[] = ['product', 'post', 'productCategory'] satisfies ResourceName[]

/** Whatever else stands under a page and has a public view, with its list of one page: a section each, without a change here. */
export const underPage = [...registry.values()].flatMap((resource) => {
  const parent = parentsOf(resource)[0]?.idName
  const list = Object.entries(resource.lists).find(([, rule]) => `${String(rule)}Id` === parent)?.[0]
  if (!resource.view || !list || laidOut.includes(resource.name)) return []
  const query = (id: string) => ({ name: resource.name as ResourceName, filter: { [list]: id } }) satisfies ListQuery
  const day = fieldsOf(resource).find(([, { kind }]) => kind === 'date')?.[0]
  return [{ resource, query, dayOf: (record: AnyRecord) => (day ? record[day] : null) }]
})
