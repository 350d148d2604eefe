import { join } from 'node:path'
import { declarations, type Resource } from '#resources'
import {
  advanceIdSequence,
  idsByColumn,
  insertRecords,
  newestIds,
  nextId,
  vacuumAndAnalyze,
  inTransaction,
} from '../db/records/bulk.ts'
import { withDirectConnection, type Executor } from '../db/connection/database.ts'
import { business, categories, comment, post, product, towns, type SeedBusiness } from './content/index.ts'
import { progress } from './progress.ts'
import { picturePool, type Pool } from './pictures/index.ts'
import { priced } from './pricing.ts'
import { listsOf, chance, choose, daysBefore, pageRow, type Places } from './rows.ts'

/** How many of each to add. */
export type Volume = Record<'pages' | 'posts' | 'comments' | 'products', number>

interface At {
  url: string
  dataDir: string
  print(line: string): void
  /** Their names alone, where nobody will look at the pictures; drawn unless given. */
  pictures?: Pool
}

/** Rows made and written at a time. */
const batch = 2000

/** Days over which the added rows spread. */
const span = 1000

/** Adds rows by the thousand, for trying how it all behaves at a size; the same generators as the believable ones. */
export async function addVolume({ url, dataDir, print, pictures }: At, volume: Volume): Promise<void> {
  if (Object.values(volume).every((many) => many === 0)) return
  const pool = pictures ?? (await picturePool(join(dataDir, 'uploads'), progress('pictures drawn', print)))
  await withDirectConnection(url, async (db) => {
    const now = new Date()
    await addPages(db, volume.pages, pool, now, print)
    const pages = await knownPages(db)
    await addUnder(db, declarations.post, volume.posts, print, (id, n) => {
      const { pageId, shop, motif } = pages[choose(n, 71, pages.length)]!
      const { title, description } = post(motif, n, shop)
      return {
        Id: id,
        CreatedAt: daysBefore(now, chance(n, 72) * span, n),
        PageId: pageId,
        Title: title,
        Description: description,
        Thumbnail: chance(n, 73) < 0.7 ? pool.post(motif, n) : null,
      }
    })
    await addUnder(db, declarations.product, volume.products, print, (id, n) => {
      const { pageId, motif } = pages[choose(n, 74, pages.length)]!
      const made = product(motif, n)
      return {
        Id: id,
        CreatedAt: daysBefore(now, chance(n, 75) * span, n),
        PageId: pageId,
        Name: made.name,
        Description: made.description,
        ...priced(made, motif, n),
        Thumbnail: pool.product(motif, n, n),
        Status: chance(n, 76) < 0.05 ? 2 : 1,
      }
    })
    const targets = await newestIds(db, 'post', 100_000, ['PageId'])
    if (targets.length > 0) {
      await addUnder(db, declarations.comment, volume.comments, print, (id, n) => {
        const target = targets[choose(n, 77, targets.length)]!
        const speaker = pages[choose(n, 78, pages.length)]!
        return {
          Id: id,
          CreatedAt: daysBefore(now, chance(n, 79) * 300, n),
          PageId: speaker.pageId,
          Description: comment(n, 'Post', speaker.motif),
          TypeName: 'Post',
          TypeId: target.Id,
          TargetPageId: target['PageId'],
        }
      })
    }
    print('Letting the database look at what it holds')
    await vacuumAndAnalyze(db)
  })
}

/** What a post or product needs to know of the page it is made for. */
interface Known {
  pageId: number
  motif: SeedBusiness['motif']
  shop: SeedBusiness
}

async function addPages(db: Executor, many: number, pool: Pool, now: Date, print: At['print']): Promise<void> {
  const places = await knownPlaces(db)
  const owners = (await newestIds(db, 'profile', 10_000)).map(({ Id }) => Id)
  const first = await nextId(db, 'page')
  const done = progress('pages', print)
  for (let from = 0; from < many; from += batch) {
    const made = Array.from({ length: Math.min(batch, many - from) }, (_, k) => {
      const n = first + from + k
      return { n, shop: business(n) }
    })
    await inTransaction(db, async () => {
      await insertRecords(
        db,
        declarations.page,
        made.map(({ n, shop }) => ({
          ...pageRow(
            n,
            shop,
            owners[choose(n, 81, owners.length)]!,
            daysBefore(now, chance(n, 82) * span, n),
            places,
            pool,
          ),
          Id: n,
        })),
        ({ Id }) => listsOf(made[Id - made[0]!.n]!.shop, places),
      )
    })
    done(from + made.length, many)
  }
  await advanceIdSequence(db, 'page')
}

async function addUnder(
  db: Executor,
  resource: Resource,
  many: number,
  print: At['print'],
  row: (id: number, n: number) => Record<string, unknown>,
): Promise<void> {
  const first = await nextId(db, resource.name)
  const done = progress(`${resource.name}s`, print)
  for (let from = 0; from < many; from += batch) {
    const size = Math.min(batch, many - from)
    await insertRecords(
      db,
      resource,
      Array.from({ length: size }, (_, k) => row(first + from + k, first + from + k)),
    )
    done(from + size, many)
  }
  await advanceIdSequence(db, resource.name)
}

/** Towns, categories and countries as the believable filling left them, by the content's keys. */
async function knownPlaces(db: Executor): Promise<Places> {
  const [byTown, byCategory] = [await idsByColumn(db, 'town', 'Name'), await idsByColumn(db, 'category', 'Name')]
  return {
    countries: await idsByColumn(db, 'country', 'Code'),
    towns: new Map(towns.flatMap(({ key, name }) => known(key, byTown.get(name)))),
    categories: new Map(categories.flatMap(({ motif, name }) => known(motif, byCategory.get(name)))),
  }
}

const known = (key: string, id: number | undefined): [string, number][] => (id === undefined ? [] : [[key, id]])

/** Pages to put things under; the newest 50,000 are plenty. */
async function knownPages(db: Executor): Promise<Known[]> {
  return (await newestIds(db, 'page', 50_000)).map(({ Id }) => {
    const shop = business(Id)
    return { pageId: Id, motif: shop.motif, shop }
  })
}
