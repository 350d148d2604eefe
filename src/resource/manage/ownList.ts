import type { Resource } from '#resources'

/**
 * The filter of a resource's named list of one's own records: by the page one posts as, or by the person's email.
 * Undefined when the resource has no such list.
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
