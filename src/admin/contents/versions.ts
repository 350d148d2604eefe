import { fieldsOf, type Resource } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import type { Edit } from '#src/providers/calls/history.ts'
import type { AdminRecord } from '../adminFields.ts'

export interface Version {
  readonly text: string
  readonly since: string
  /** null: from before anybody changed it, or by somebody who is gone */
  readonly by: string | null
}

/** The texts whose every version is kept, with since when they read so. */
export const datedTexts = (resource: Resource) =>
  fieldsOf(resource).flatMap(([name, field]) => (field.kind === 'longText' && field.since ? [name] : []))

/** What one text has read, the newest first; the first one is that of now. */
export function versionsOf(edits: readonly Edit[], record: AdminRecord, name: string): readonly Version[] {
  const changes = edits.flatMap(({ CreatedAt, ByName, Values }) => {
    const change = Values[name]
    return change ? [{ since: CreatedAt, by: ByName, before: change[0], after: change[1] }] : []
  })
  const first = { since: record.CreatedAt, by: null, after: changes.length > 0 ? changes.at(-1)!.before : record[name] }
  return [...changes, first].flatMap(({ since, by, after }) => {
    const text = typeof after === 'string' ? shownText(after) : null
    return text === null ? [] : [{ text, since, by }]
  })
}
