import { declarations, isEmptyPart, type Resource, type Who } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { lockPage } from '../db/pages/counts.ts'
import type { Executor } from '../db/connection/database.ts'
import { assignOwnerByEmail } from '../db/pages/pendingOwners.ts'
import { findRecord } from '../db/records/records.ts'
import { badField, notFound } from '../errors.ts'
import { maySee } from './answer.ts'
import { isEmail } from './values.ts'

/**
 * Locks a page that this person may see, before something of theirs is put beside it. A hidden one is not there for
 * others: the answer to a follow would tell its name (docs/rules.md#hidden-records).
 * @throws ApiError 404
 */
export async function lockVisiblePage(tx: Executor, id: number, who: Who): Promise<void> {
  const page = (await lockPage(tx, id)) ? await findRecord(tx, declarations.page, id) : undefined
  if (!page || !maySee(declarations.page, page, who)) throw notFound(refusal.doesNotExist({ source: 'page' }))
}

/** `ownerEmail` of a page counts from a super admin alone; others hand over by transfer (docs/rules.md#pages-for-an-address). */
export async function assignOwnerFromBody(
  tx: Executor,
  resource: Resource,
  who: Who,
  id: number,
  parts: ReadonlyMap<string, string>,
): Promise<void> {
  const email = parts.get('owneremail')?.trim() ?? ''
  if (resource.name !== 'page' || !who?.superAdmin || isEmptyPart(email)) return
  if (!isEmail(email)) throw badField('ownerEmail', refusal.email)
  await assignOwnerByEmail(tx, id, email)
}
