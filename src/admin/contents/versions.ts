import { fieldsOf, maxEdits, type Resource } from '#resources'
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

/** What one text has read, the newest first; the first one is that of now. Since when the oldest stood is known where there are no more changes. */
export function versionsOf(edits: readonly Edit[], record: AdminRecord, name: string): readonly Version[] {
  const changes = edits.flatMap(({ CreatedAt, ByName, Values }) => {
    const change = Values[name]
    return change ? [{ since: CreatedAt, by: ByName, before: change[0], after: change[1] }] : []
  })
  const oldest = changes.at(-1)
  const unchanged = {
    since: (record[`${name}Since`] as string | null | undefined) ?? record.CreatedAt,
    after: record[name],
  }
  const first = { by: null, ...(oldest ? { since: record.CreatedAt, after: oldest.before } : unchanged) }
  return [...changes, ...(oldest && edits.length >= maxEdits ? [] : [first])].flatMap(({ since, by, after }) => {
    const text = typeof after === 'string' ? shownText(after) : null
    return text === null ? [] : [{ text, since, by }]
  })
}
