import { fieldsOf, isByRole, may, answerNames, type Actor, type Resource, type MaybeActor } from '#resources'
import type { About, ReportType } from '#resources/kit.ts'
import { reportedAs, requireReported } from '#resources/targets.ts'
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
  if (about?.copiedIn) {
    const copied = readCopy(row[about.copiedIn], row[about.type])
    visible[about.copiedIn] = copied && visibleCopy(copied, who)
    // Who wrote it about something is not for the people of that.
    if (who && row[`${resource.ownedBy}Id`] !== who.profileId && isOwn(who, copied, row, about))
      visible[`${resource.ownedBy}Id`] = null
  }
  return visible
}

interface Copy {
  resource: Resource
  record: Row
}

function readCopy(copy: unknown, type: unknown): Copy | null {
  if (typeof copy !== 'string') return null
  try {
    return { resource: requireReported(type as ReportType), record: JSON.parse(copy) as Row }
  } catch {
    return null
  }
}

/** Whether somebody sees what a record is about without any role. Of what is not copied it is known by its number alone. */
function isOwn(who: Actor, copied: Copy | null, row: Row, about: About): boolean {
  const resource = copied?.resource ?? reportedAs(row[about.type])
  return (
    resource !== undefined && !isByRole(who, 'seeHidden', resource, copied?.record ?? { Id: row[about.id] as number })
  )
}

/**
 * The copy of a record, which says no more to this person than the record itself. What is stored stays whole, since erasure finds copies
 * by it.
 */
function visibleCopy({ resource, record }: Copy, who: MaybeActor): string {
  const hidden = may(who, 'seePrivate', resource, record) ? [] : ownerOnlyFields(resource)
  return JSON.stringify(record, (name, value: unknown) => (hidden.includes(name) ? null : value))
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
