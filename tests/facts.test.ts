import { describe, expect, test } from 'vitest'
import { commentTargets, fieldsOf, isPublic, registry, reportTypes } from '#resources'
import { requireCommented, requireReported } from '#resources/targets.ts'
import { childrenOf, isParent, parentsOf } from '#resources/under.ts'

/** The facts of a declaration agree with each other, which the compiler cannot check. */

const all = [...registry.values()]
const named = all.map((resource) => [resource.name, resource] as const)

describe.each(named)('%s', (name, resource) => {
  test('has pages as its only parents, by references that delete with the parent', () => {
    for (const reference of resource.under)
      expect(resource.fields[reference], reference).toMatchObject({ kind: 'reference', whenDeleted: 'cascade' })
    for (const parent of parentsOf(resource)) {
      expect(parent.resource.under, 'a page has no parent').toEqual([])
      expect(childrenOf(parent.resource).map((child) => child.resource.name)).toContain(name)
    }
    // The access rules read `PageId` (resources/access.ts).
    if (resource.under.length > 0) expect(resource.under[0]).toBe('Page')
  })

  test('declares as `under` every page it is deleted with', () => {
    const cascading = fieldsOf(resource).flatMap(([field, { kind, ...rest }]) =>
      kind === 'reference' && 'whenDeleted' in rest && rest.whenDeleted === 'cascade' && 'to' in rest
        ? [[field, registry.get(rest.to)!] as const]
        : [],
    )
    expect(
      cascading
        .filter(([, target]) => isParent(target))
        .map(([field]) => field)
        .sort(),
    ).toEqual([...resource.under].sort())
  })

  test('has a public view, suggestions or comments only if everybody may read it', () => {
    if (resource.view || resource.commentedAs || resource.search.suggested) expect(isPublic(resource)).toBe(true)
  })

  test('has its title among its own fields if it takes part in search', () => {
    const { facet, common, suggested } = resource.search
    if (facet || common || suggested) expect(resource.title in resource.fields).toBe(true)
  })
})

test('every target name of comments and reports, and every alias of Id, belongs to one resource', () => {
  for (const name of commentTargets) expect(requireCommented(name).commentedAs).toBe(name)
  for (const name of reportTypes) expect(requireReported(name).reportedAs).toBe(name)
  for (const as of ['commentedAs', 'reportedAs', 'idAlias'] as const) {
    const names = all.flatMap((resource) => resource[as] ?? [])
    expect(names).toEqual([...new Set(names)])
  }
})
