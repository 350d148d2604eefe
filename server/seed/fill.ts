import { join } from 'node:path'
import { advanceIdSequence, recountPages, vacuumAndAnalyze, inTransaction } from '../db/records/bulk.ts'
import { withDirectConnection } from '../db/connection/database.ts'
import { fillPeople } from './people.ts'
import { progress } from './progress.ts'
import { picturePool, type Pool } from './pictures/index.ts'
import { fillReference } from './reference.ts'
import { fillShops } from './shops.ts'
import { fillTalk } from './talk.ts'

interface Place {
  url: string
  dataDir: string
  print(line: string): void
  /** Their names alone, where nobody will look at the pictures; drawn unless given. */
  pictures?: Pool
}

/** Tables whose ids were given by hand. */
const givenIds = ['page', 'post', 'product', 'productCategory', 'comment', 'pageTransfer']

/** The believable Myanmar that an empty database starts with in demo mode, pictures included. All of it or nothing. */
export async function fillDatabase({ url, dataDir, print, pictures }: Place): Promise<void> {
  print('Filling the empty database with businesses, products and posts')
  const drawn = progress('pictures drawn', print)
  const pool = pictures ?? (await picturePool(join(dataDir, 'uploads'), drawn))
  await withDirectConnection(url, async (db) => {
    await inTransaction(db, async () => {
      const now = new Date()
      const places = await fillReference(db, pool, now)
      const people = await fillPeople(db, pool, now)
      const shops = await fillShops(db, { pool, places, people, now })
      await fillTalk(db, { shops, people, now })
      await recountPages(db)
      for (const table of givenIds) await advanceIdSequence(db, table)
    })
    await vacuumAndAnalyze(db)
  })
}
