import { describe, expect, test } from 'vitest'
import { commentTargets, fieldsOf, isPublic, registry, reportTypes } from '#resources'
import { requireCommented, requireReported } from '#resources/targets.ts'
import { childrenOf, isParent, parentsOf } from '#resources/under.ts'

/** What the compiler cannot see of the declarations' facts: that they agree with each other. */

const all = [...registry.values()]
const named = all.map((resource) => [resource.name, resource] as const)

describe.each(named)('%s', (name, resource) => {
  test('stands under pages alone, by references that take it along', () => {
    for (const reference of resource.under)
      expect(resource.fields[reference], reference).toMatchObject({ kind: 'reference', whenDeleted: 'cascade' })
    for (const parent of parentsOf(resource)) {
      expect(parent.resource.under, 'a page stands under nothing').toEqual([])
      expect(childrenOf(parent.resource).map((child) => child.resource.name)).toContain(name)
    }
    // The rules of access ask for the page by this name.
    if (resource.under.length > 0) expect(resource.under[0]).toBe('Page')
  })

  test('names all it goes with', () => {
    const gone = fieldsOf(resource).flatMap(([field, { kind, ...rest }]) =>
      kind === 'reference' && 'whenDeleted' in rest && rest.whenDeleted === 'cascade' && 'to' in rest
        ? [[field, registry.get(rest.to)!] as const]
        : [],
    )
    expect(
      gone
        .filter(([, target]) => isParent(target))
        .map(([field]) => field)
        .sort(),
    ).toEqual([...resource.under].sort())
  })

  test('is viewed, suggested and commented on where it is everybody’s', () => {
    if (resource.view || resource.commentedAs || resource.search.suggested) expect(isPublic(resource)).toBe(true)
  })

  test('has a name of its own where it is suggested or helps to find others', () => {
    const { facet, common, suggested } = resource.search
    if (facet || common || suggested) expect(resource.title in resource.fields).toBe(true)
  })
})

test('every name of comments and reports is one resource’s', () => {
  for (const name of commentTargets) expect(requireCommented(name).commentedAs).toBe(name)
  for (const name of reportTypes) expect(requireReported(name).reportedAs).toBe(name)
  for (const as of ['commentedAs', 'reportedAs', 'idAlias'] as const) {
    const names = all.flatMap((resource) => resource[as] ?? [])
    expect(names).toEqual([...new Set(names)])
  }
})
