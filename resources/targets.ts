import { registry } from './index.ts'
import type { About, CommentTarget, ReportType, Resource } from './kit.ts'

/** What comments and reports are about (`about` of the declarations), and the names they have for it. */

export const requireCommented = (name: CommentTarget): Resource => require('commentedAs', name)
export const requireReported = (name: ReportType): Resource => require('reportedAs', name)

function require(as: About['as'], name: string): Resource {
  const found = [...registry.values()].find((resource) => resource[as] === name)
  if (!found) throw new Error(`Nothing is ${as} ${name}`)
  return found
}

/** What records of a resource may be about, with the name they have for it. */
export const targetsOf = ({ about }: Pick<Resource, 'about'>): { target: Resource; name: string }[] =>
  [...registry.values()].flatMap((target) => {
    const name = about && target[about.as]
    return name ? [{ target, name }] : []
  })

/** What is hidden with records of this resource and goes with them, being about them, with the name it has for them. */
export const attachedTo = (target: Resource): { resource: Resource; about: About; name: string }[] =>
  [...registry.values()].flatMap((resource) => {
    const { about } = resource
    const name = about?.whenDeleted === 'cascade' ? target[about.as] : undefined
    return about && name ? [{ resource, about, name }] : []
  })
