import { requireResource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../db/connection/database.ts'
import { findRows, type Import } from '../db/imports/imports.ts'
import { findDoubles } from '../db/pages/doubles.ts'
import { findRecords } from '../db/records/records.ts'

/** Records that are compared for one answer. */
const atOnce = 50

/** Businesses that the import made, beside those near them whose names are alike: for people to look at. Other records have no neighbours. */
export async function alikeAfter(db: Executor, { Id, Resource }: Import, after: number) {
  const resource = requireResource(Resource)
  if (!isParent(resource)) return { Pairs: [], Next: null }
  const rows = await findRows(db, Id, ['new'], after, atOnce)
  const ids = rows.flatMap(({ RecordId }) => RecordId ?? [])
  const pairs = []
  for (const page of (await findRecords(db, resource, ids)).reverse()) {
    const { Name, BurmeseName, Address, Latitude, Longitude } = page as typeof page & Record<string, unknown>
    if (!Latitude || !Longitude) continue
    const names = [Name, BurmeseName].flatMap((name) => (typeof name === 'string' && name !== '' ? [name] : []))
    const near = { latitude: Number(Latitude), longitude: Number(Longitude) }
    const alike = (await findDoubles(db, { names, phones: [], address: String(Address ?? ''), near }, null)).filter(
      (other) => other.Id !== page.Id,
    )
    const found = await findRecords(
      db,
      resource,
      alike.map((other) => other.Id),
      ['Id', 'Name', 'Address'],
    )
    for (const { Id: other, Metres, Similarity } of alike) {
      const of = found.find((one) => one.Id === other) as Record<string, unknown> | undefined
      pairs.push({
        Id: page.Id,
        Name,
        OtherId: other,
        OtherName: of?.['Name'] ?? null,
        OtherAddress: of?.['Address'] ?? null,
        Metres,
        Similarity,
      })
    }
  }
  return { Pairs: pairs, Next: rows.length === atOnce ? rows.at(-1)!.Nr : null }
}
