import type { Resource } from '#resources'

/**
 * What of a resource is one's own, as the filter of its named list: under the page one posts as, or the person's by their address.
 * Undefined where no list finds it.
 */
export function ownList(
  { under: [parent], ownedBy, lists }: Resource,
  { email, pageId }: { email: string; pageId: number | undefined },
): Readonly<Record<string, unknown>> | undefined {
  for (const [list, rule] of Object.entries(lists)) {
    if (parent ? rule === parent : isOfPerson(rule, ownedBy)) return { [list]: parent ? pageId : email }
  }
  return undefined
}

const isOfPerson = (rule: Resource['lists'][string], ownedBy: string | undefined) =>
  typeof rule === 'object' && 'email' in rule && rule.email === ownedBy
