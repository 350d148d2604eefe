import { fieldsOf, partNames, requireResource, type Resource } from '#resources'
import type { Executor } from '../db/database.ts'
import { findRecord } from '../db/records.ts'
import { badRequest } from '../errors.ts'

/**
 * References whose choices are those of the record's own page must point at one of them: nobody puts a product on another
 * page's shelf (spec section 3, safety S13).
 * @throws ApiError 400
 */
export async function requireOwnChoices(
  tx: Executor,
  resource: Resource,
  pageId: unknown,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'reference' || field.choicesFrom !== 'byPageId') continue
    const id = columns[`${name}Id`]
    if (typeof id !== 'number') continue
    const target = await findRecord(tx, requireResource(field.to), id)
    if (target?.['PageId'] === pageId) continue
    const sentence = 'This choice is not known.'
    throw badRequest(sentence, { [partNames(name, field)[0]!]: sentence })
  }
}
