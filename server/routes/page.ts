import { declarations, isEmptyPart, type MaybeActor } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { maySee } from '../api/answer.ts'
import { isEmail } from '#resources/emailAddress.ts'
import type { WriteRules } from '../api/create/insertion.ts'
import type { Executor } from '../db/connection/database.ts'
import { sentTogether } from '../db/connection/sentTogether.ts'
import { lockPage } from '../db/ratings/counts.ts'
import { assignOwnerByEmail } from '../db/team/pendingOwners.ts'
import { findRecord } from '../db/records/records.ts'
import { findSurvivor, noLongerThere } from '../db/records/uses.ts'
import { badField, forbidden, hasBecome, notFound, type ApiError } from '../errors.ts'

const { page } = declarations

/** `ownerEmail` is for super admins; owners use a transfer (docs/rules.md#pages-for-an-address). */
export const pageRules: WriteRules = {
  parts: {
    ownerEmail: { type: 'string', format: 'email', description: 'Gives the page away; heard from super admins.' },
  },
  stored: async (tx, id, who, values) => {
    const email = values.get('owneremail')?.trim() ?? ''
    if (!who?.superAdmin || isEmptyPart(email)) return
    if (!isEmail(email)) throw badField('ownerEmail', refusal.email)
    await assignOwnerByEmail(tx, id, email)
  },
}

/** Why somebody who does not own a page cannot write what its owner writes: 403, or what it has become. */
export async function refuseOwner(db: Executor, id: number): Promise<ApiError> {
  const survivor = await findSurvivor(db, page, id)
  return survivor === undefined ? forbidden() : hasBecome(page, survivor)
}

/**
 * Locks a page before something is attached to it. A page this person may not see is answered with 404: the response to
 * a follow would reveal its name (docs/rules.md#hidden-records).
 * @throws ApiError 404
 */
export async function lockVisiblePage(tx: Executor, id: number, who: MaybeActor): Promise<void> {
  const [isThere, row] = await sentTogether(lockPage(tx, id), findRecord(tx, page, id))
  if (!isThere || !row) throw await noLongerThere(tx, page, id)
  if (!maySee(page, row, who)) throw notFound(refusal.doesNotExist(page))
}
