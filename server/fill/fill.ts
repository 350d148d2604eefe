import { createWorld, dayBatches, numberedTables } from '#demo/index.ts'
import { declarations, requireResource } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { demoAccounts, demoIssuer, demoSubject } from '../config/demoAccounts.ts'
import { withDirectConnection } from '../db/connection/database.ts'
import { advanceIdSequence, insertRows, nextId, vacuumAndAnalyze, inTransaction } from '../db/writing/bulk.ts'
import { noteSeeded } from '../db/removal/seeded.ts'
import { makeCases } from '../db/moderation/cases.ts'
import { refreshRatingScores } from '../db/ratings/ratingRefresh.ts'
import { moveRankMarks } from '../db/searchIndex/rankBlocks.ts'
import { createPictureStore, type FillOptions } from './demoPictures.ts'
import { writeRecords } from './write.ts'

/** Fills an empty database with the demo data and its pictures, in one transaction. */
export async function fillDatabase({ url, uploads, print }: FillOptions): Promise<void> {
  print('Filling the empty database with businesses, products and posts')
  const storePictures = await createPictureStore(uploads)
  await withDirectConnection(url, async (db) => {
    await inTransaction(db, async () => {
      const now = new Date()
      const firstIds = {} as Record<(typeof numberedTables)[number], number>
      for (const table of numberedTables) firstIds[table] = await nextId(db, table)
      const accounts = demoAccounts().filter(({ role }) => role !== 'newPerson')
      const world = createWorld({ now, accounts, firstIds })
      for (const { table, rows } of world) {
        const resource = requireResource(table)
        const firstId = await nextId(db, table)
        await writeRecords(db, resource, await storePictures(resource, rows))
        if (rows.some((row) => 'Id' in row)) await advanceIdSequence(db, table)
        // Towns, categories and their like serve people as well, and accounts are deleted by whoever has them.
        const isOfPages = isUnderPage(resource) || resource === declarations.page
        if (isOfPages && rows.length > 0) await noteSeeded(db, resource, firstId, (await nextId(db, table)) - 1)
        if (resource === declarations.profile) await insertRows(db, 'identity', rows.map(identityOf(now)))
      }
      for (const { table, rows } of dayBatches(world, now)) await insertRows(db, table, rows)
      await makeCases(db)
      await refreshRatingScores((work) => work(db))
      await moveRankMarks((work) => work(db))
    })
    await vacuumAndAnalyze(db)
  })
}

/** The identity with which the demo provider signs a profile in. */
const identityOf = (now: Date) => (profile: Readonly<Record<string, unknown>>) => ({
  Issuer: demoIssuer,
  Subject: demoSubject(String(profile['Email'])),
  ProfileId: profile['Id'],
  CreatedAt: now,
})
