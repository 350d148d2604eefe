import { toCamelCase, fieldsOf, partNames, type Field, type Resource } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import type { Fields, Given } from './client.ts'

/** The request parts of a create: every required field and the title. */
export function exampleFields(resource: Resource, pageId: number, name = 'Tea'): Fields {
  const needed = fieldsOf(resource).filter(([field, { required }]) => required || field === resource.title)
  return {
    ...Object.fromEntries(needed.map(([field, of]) => [partNames(field, of)[0]!, exampleOf(of, pageId, name)])),
    ...(isUnderPage(resource) ? { pageId } : {}),
  }
}

/** The request part that changes the title. */
export const renaming = (resource: Resource): Fields =>
  resource.fields[resource.title] ? { [toCamelCase(resource.title)]: 'Called otherwise' } : {}

function exampleOf(field: Field, pageId: number, name: string): Given {
  if (field.kind === 'choice') return field.values[0]!
  if (field.kind === 'date') return '2026-04-13'
  // Any existing id will do, such as the page's.
  if (field.kind === 'reference' || field.kind === 'number') return pageId
  return name
}
