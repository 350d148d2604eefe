import { registry } from './index.ts'
import { fieldsOf, type AccessRule, type Resource } from './kit.ts'
import { targetsOf } from './targets.ts'

/** What is brought back with a record (docs/decisions/backup.md#one-page): all that is deleted with it, but for some rules of access. */

/** Rights and offers, which their people make anew, and news. */
const leftOut: readonly AccessRule[] = ['pageAdmin', 'transfer', 'systemIssued']

/** The columns that name other records, those of type `as` if that is given. What `isNeeded` is deleted with the record. */
export const namesIn = (resource: Resource): { name: string; to: string; isNeeded: boolean; as?: string }[] => [
  ...fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'reference' ? [{ name: `${name}Id`, to: field.to, isNeeded: field.whenDeleted === 'cascade' }] : [],
  ),
  ...targetsOf(resource).map(({ target, name }) => {
    const { id, whenDeleted } = resource.about!
    return { name: id, to: target.name, isNeeded: whenDeleted === 'cascade', as: name }
  }),
]

/** The resource and those whose records are deleted with one of its, each after those that it names. */
export function familyOf(resource: Resource): Resource[] {
  const family = new Set([resource])
  const isUnder = (one: Resource, other: Resource) =>
    one !== other && namesIn(one).some(({ to, isNeeded }) => isNeeded && to === other.name)
  for (const one of family)
    for (const next of registry.values()) if (isUnder(next, one) && !leftOut.includes(next.access)) family.add(next)
  const depth = (one: Resource): number =>
    Math.max(
      0,
      ...[...family]
        .filter((other) => other !== one && namesIn(one).some(({ to }) => to === other.name))
        .map((other) => depth(other) + 1),
    )
  return [...family].sort((a, b) => depth(a) - depth(b))
}
