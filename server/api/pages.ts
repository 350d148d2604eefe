import { declarations, type Who } from '#resources'
import { lockPage } from '../db/counts.ts'
import type { Executor } from '../db/database.ts'
import { findRecord } from '../db/records.ts'
import { notFound } from '../errors.ts'
import { maySee } from './answer.ts'

/**
 * Locks a page that this person may see, before something of theirs is put beside it. A hidden one is not there for
 * others: the answer to a follow would tell its name (contract section 3).
 * @throws ApiError 404
 */
export async function lockVisiblePage(tx: Executor, id: number, who: Who): Promise<void> {
  const page = (await lockPage(tx, id)) ? await findRecord(tx, declarations.page, id) : undefined
  if (!page || !maySee(declarations.page, page, who)) throw notFound('This page does not exist.')
}
