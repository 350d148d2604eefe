import { requireResource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../db/connection/database.ts'
import { findRows, type Import } from '../db/imports/imports.ts'
import { findAlikeNear, withNames } from '../db/pages/possibleDoubles.ts'
import { findRecords } from '../db/records/records.ts'

/** Records that are compared for one answer. */
const atOnce = 50

/** Businesses that the import made, beside those near them whose names are alike: for people to look at. Other records have no neighbours. */
export async function alikeAfter(db: Executor, { Id, Resource }: Import, after: number) {
  const resource = requireResource(Resource)
  if (!isParent(resource)) return { Pairs: [], Next: null }
  const rows = await findRows(db, Id, ['new'], after, atOnce)
  const ids = rows.flatMap(({ RecordId }) => RecordId ?? [])
  const pairs = await findAlikeNear(db, (await findRecords(db, resource, ids)).reverse())
  return { Pairs: await withNames(db, pairs), Next: rows.length === atOnce ? rows.at(-1)!.Nr : null }
}
