import { fieldsOf, may, answerNames, type Resource, type MaybeActor } from '#resources'
import type { ReportType } from '#resources/kit.ts'
import { requireReported } from '#resources/targets.ts'
import { refusal } from '#resources/refusals.ts'
import { notFound } from '../errors.ts'
import { memoryOf } from '../memories.ts'
import type { Executor } from '../db/connection/database.ts'
import { findRecord, type Row } from '../db/records/records.ts'

const fieldsFor = (resource: Resource, whom: true | 'moderators') =>
  fieldsOf(resource).flatMap(([name, field]) => (field.ownersOnly === whom ? answerNames(name, field) : []))

/** Fields that only the record's owners see. */
const ownerOnlyFields = memoryOf('ownerOnlyFields', (resource: Resource): readonly string[] => [
  ...resource.ownersOnly,
  ...fieldsFor(resource, true),
])
const moderatorOnlyFields = memoryOf('moderatorOnlyFields', (resource: Resource) => fieldsFor(resource, 'moderators'))

/** A record as this person may see it: all fields, null where hidden (docs/rules.md#answer-values, #accounts). */
export function serializeRecord(resource: Resource, row: Row, who: MaybeActor): Record<string, unknown> {
  const { Listed: _listed, ...visible }: Record<string, unknown> = row
  if (resource.idAlias) visible[resource.idAlias] = row.Id
  if (!may(who, 'seePrivate', resource, row)) for (const name of ownerOnlyFields(resource)) visible[name] = null
  if (!may(who, 'moderate', resource, row)) for (const name of moderatorOnlyFields(resource)) visible[name] = null
  const { about } = resource
  if (about?.copiedIn) visible[about.copiedIn] = visibleCopy(row[about.copiedIn], row[about.type], who)
  return visible
}

/** The copy says no more to this person than the record itself; what is stored stays whole, since erasure finds copies by it. */
function visibleCopy(copy: unknown, type: unknown, who: MaybeActor): string | null {
  if (typeof copy !== 'string') return null
  try {
    const resource = requireReported(type as ReportType)
    const copied = JSON.parse(copy) as Row
    if (may(who, 'seePrivate', resource, copied)) return copy
    const hidden = new Set(ownerOnlyFields(resource))
    return JSON.stringify(copied, (name, value: unknown) => (hidden.has(name) ? null : value))
  } catch {
    return null
  }
}

/** Whether this person may see this record by its id (docs/rules.md#hidden-records). */
export const maySee = (resource: Resource, row: Row, who: MaybeActor): boolean =>
  may(who, 'read', resource, row) && (row.Listed || may(who, 'seeHidden', resource, row))

/** The response of every write (docs/rules.md#answer-shapes); `data` is null after a DELETE. */
export interface WriteResponse {
  status: 'success'
  message: string
  Id: number
  data: Record<string, unknown> | null
}

export const writeResponse = (Id: number, data: Record<string, unknown> | null, message: string): WriteResponse => ({
  status: 'success',
  message,
  Id,
  data,
})

/** The same, for a record that is read again. @throws ApiError 404 */
export async function storedResponse(tx: Executor, resource: Resource, id: number, who: MaybeActor, message: string) {
  const row = await findRecord(tx, resource, id)
  // Its page was deleted meanwhile.
  if (!row) throw notFound(refusal.doesNotExist(resource))
  return writeResponse(id, serializeRecord(resource, row, who), message)
}
