import { registry } from './index.ts'
import type { About, CommentTarget, ReportType, Resource } from './kit.ts'

/** The targets of comments and reports (`about`, `commentedAs` and `reportedAs` of the declarations). */

export const requireCommented = (name: CommentTarget): Resource => requireTarget('commentedAs', name)
export const requireReported = (name: ReportType): Resource => requireTarget('reportedAs', name)

/** The same of what is stored, where an older version may not know the name. */
export const reportedAs = (name: unknown): Resource | undefined => findTarget('reportedAs', name)

const findTarget = (as: About['as'], name: unknown) => [...registry.values()].find((resource) => resource[as] === name)

function requireTarget(as: About['as'], name: string): Resource {
  const target = findTarget(as, name)
  if (!target) throw new Error(`No resource is ${as} ${name}`)
  return target
}

/** The resources that records of this one may be about, each with its name as a target. */
export const targetsOf = ({ about }: Pick<Resource, 'about'>): { target: Resource; name: string }[] =>
  [...registry.values()].flatMap((target) => {
    const name = about && target[about.as]
    return name ? [{ target, name }] : []
  })

/** The resources whose records are about records of this one, and are hidden and deleted with them. `name`: their name for this one. */
export const attachedTo = (target: Resource): { resource: Resource; about: About; name: string }[] =>
  [...registry.values()].flatMap((resource) => {
    const { about } = resource
    const name = about?.whenDeleted === 'cascade' ? target[about.as] : undefined
    return about && name ? [{ resource, about, name }] : []
  })
