import { fieldsOf, partNames, requireResource, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import type { Executor } from '../db/connection/database.ts'
import { missingReferences, type RequestedReferences } from '../db/writing/missingReferences.ts'
import { findRecord } from '../db/records/records.ts'
import type { Changes } from '../db/writing/mutations.ts'
import { badRequest } from '../errors.ts'

const unknownChoices = (parts: readonly string[]) =>
  badRequest(refusal.choiceUnknown, Object.fromEntries(parts.map((part) => [part, refusal.choiceUnknown])))

/**
 * All references of a body must exist. Those limited to the record's own page must be on it, so that nobody puts a
 * product on another page's shelf (spec 3.16, docs/safety.md#s13).
 * @throws ApiError 400 with a reason for each missing reference
 */
export async function requireKnownChoices(tx: Executor, resource: Resource, pageId: unknown, changes: Changes) {
  const missing = await missingReferences(tx, requestedReferences(resource, changes))
  if (missing.length > 0) throw unknownChoices(missing)
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'reference' || field.choicesFrom !== 'byPageId') continue
    const id = changes.columns[`${name}Id`]
    if (typeof id !== 'number') continue
    const target = await findRecord(tx, requireResource(field.to), id)
    if (target?.['PageId'] !== pageId) throw unknownChoices([partNames(name, field)[0]!])
  }
}

function requestedReferences(resource: Resource, { columns, relatedIds }: Changes): RequestedReferences[] {
  return fieldsOf(resource).flatMap(([name, field]) => {
    const part = partNames(name, field)[0]!
    if (field.kind === 'references') return [{ part, to: field.to, ids: relatedIds?.get(name) ?? [] }]
    const id = field.kind === 'reference' ? columns[`${name}Id`] : undefined
    return field.kind === 'reference' && typeof id === 'number' ? [{ part, to: field.to, ids: [id] }] : []
  })
}
