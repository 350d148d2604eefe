import { categories, shopsOf, towns, volumeRow, type PlaceIds, type Row } from '#demo/index.ts'
import { declarations, type Resource } from '#resources'
import { demoIssuer } from '../config/demoAccounts.ts'
import { demoProfileIds } from '../db/accounts/people.ts'
import { noteSeeded } from '../db/removal/seeded.ts'
import { StartError } from '../errors.ts'
import { withDirectConnection, type Executor } from '../db/connection/database.ts'
import {
  advanceIdSequence,
  idsByColumn,
  newestIds,
  nextId,
  vacuumAndAnalyze,
  inTransaction,
} from '../db/writing/bulk.ts'
import { moveRankMarks } from '../db/searchIndex/rankBlocks.ts'
import { createPictureStore, type FillOptions } from './demoPictures.ts'
import { writeRecords } from './write.ts'

export type Volume = Record<'pages' | 'posts' | 'comments' | 'products', number>

const batchSize = 2000

/** Adds thousands of generated rows, for load tests. */
export async function addVolume({ url, uploads, print }: FillOptions, volume: Volume): Promise<void> {
  if (Object.values(volume).every((count) => count === 0)) return
  const storePictures = await createPictureStore(uploads)
  await withDirectConnection(url, async (db) => {
    const now = new Date()

    async function add(resource: Resource, count: number, row: (id: number) => Row): Promise<void> {
      const first = await nextId(db, resource.name)
      const report = progress(`${resource.name}s`, print)
      for (let from = 0; from < count; from += batchSize) {
        const size = Math.min(batchSize, count - from)
        const rows = Array.from({ length: size }, (_, n) => row(first + from + n))
        const stored = await storePictures(resource, rows)
        await inTransaction(db, async () => {
          await writeRecords(db, resource, stored)
          await noteSeeded(db, resource, first + from, first + from + size - 1)
        })
        report(from + size, count)
      }
      await advanceIdSequence(db, resource.name)
    }

    const { page, post, product, comment } = declarations
    const places = await loadPlaceIds(db)
    const profiles = await demoProfileIds(db, demoIssuer, 10_000)
    if (profiles.length === 0) throw new StartError('Nobody of the demo is here, to whom what is added could belong.')
    await add(page, volume.pages, (id) => volumeRow.page(id, now, profiles, places))
    // The newest 50,000 pages are enough.
    const shops = shopsOf((await newestIds(db, 'page', 50_000)).map(({ Id }) => Id))
    await add(post, volume.posts, (id) => volumeRow.post(id, now, shops))
    await add(product, volume.products, (id) => volumeRow.product(id, now, shops))
    const posts = await newestIds(db, 'post', 100_000, ['PageId'])
    const targets = posts.map(({ Id, PageId }) => ({ Id, PageId: PageId! }))
    if (targets.length > 0) await add(comment, volume.comments, (id) => volumeRow.comment(id, now, shops, targets))
    await makeRankBlocks(db)
    print('Letting the database look at what it holds')
    await vacuumAndAnalyze(db)
  })
}

/** In few portions: nobody else writes yet. */
export const makeRankBlocks = (db: Executor) =>
  moveRankMarks((work) => inTransaction(db, () => work(db)), { portion: 20_000 })

/** The ids of towns, categories and countries, by the keys of the demo data. */
async function loadPlaceIds(db: Executor): Promise<PlaceIds> {
  const byKey = async (table: string, content: readonly { key: string; name: string }[]) => {
    const byName = await idsByColumn(db, table, 'Name')
    return new Map(content.flatMap(({ key, name }) => (byName.has(name) ? [[key, byName.get(name)!] as const] : [])))
  }
  return {
    countries: await idsByColumn(db, 'country', 'Code'),
    towns: await byKey('town', towns),
    categories: await byKey('category', categories),
  }
}

function progress(what: string, print: (line: string) => void) {
  let last = Date.now()
  return (done: number, total: number) => {
    if (Date.now() - last < 2000 && done < total) return
    last = Date.now()
    print(`  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`)
  }
}
