import { fieldsOf, hasHistory, type AnyRecord, type Kind, type Resource } from '#resources'
import { findHistory, revertRecord } from '#src/providers/calls/history.ts'

/** What no history has: their bytes go. */
const fileKinds: readonly Kind[] = ['image', 'pictures', 'file']

/**
 * What takes back a form that was saved: undefined where it changed nothing, and where it changed a picture or a file, which no history has.
 * It fails where somebody has changed the record since.
 */
export function undoOfSaved(
  resource: Resource,
  before: AnyRecord,
  saved: AnyRecord,
): (() => Promise<unknown>) | undefined {
  const [was, is] = [before, saved] as unknown as Readonly<Record<string, unknown>>[]
  const hasNewFile = fieldsOf(resource).some(
    ([name, { kind }]) => fileKinds.includes(kind) && JSON.stringify(was![name]) !== JSON.stringify(is![name]),
  )
  if (!hasHistory(resource) || resource.keepsHistory || hasNewFile || is!['Version'] === was!['Version'])
    return undefined
  return async () => {
    const [newest] = await findHistory(resource.name, saved.Id)
    if (newest?.CreatedAt !== is!['UpdatedAt']) return false
    return revertRecord(resource.name, saved.Id, newest!.Id)
  }
}
