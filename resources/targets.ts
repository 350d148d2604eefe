import { registry } from './index.ts'
import type { CommentTarget, ReportType, Resource } from './kit.ts'

/** What comments and reports are about, by the name they have for it. */

export const requireCommented = (name: CommentTarget): Resource => require(({ commentedAs }) => commentedAs === name)
export const requireReported = (name: ReportType): Resource => require(({ reportedAs }) => reportedAs === name)

function require(isMeant: (resource: Resource) => boolean): Resource {
  const found = [...registry.values()].find(isMeant)
  if (!found) throw new Error('Nothing is declared under this name')
  return found
}
