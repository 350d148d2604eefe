import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { findPlace } from '#server/db/connection/embedded/place.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { fillDatabase } from '#server/fill/fill.ts'
import { vacuumAndAnalyze } from '#server/db/writing/bulk.ts'
import { addVolume, makeRankBlocks } from '#server/fill/volume.ts'
import { multiplyRecords } from './multiply.ts'

/** What the folder is to hold at scale 1, beside the demonstration. */
const atScaleOne = { pages: 100_000, posts: 1_000_000, products: 300_000, comments: 500_000 }

export interface SeededFolder {
  folder: string
  /** 1 is 100,000 pages; the rest in proportion. */
  scale: number
  print(line: string): void
}

/**
 * Runs `work` on the PostgreSQL of a folder, which is filled once and kept: pages are written one by one, of the rest a
 * twentieth, which SQL then multiplies. Texts and their search vectors so repeat, ids, times and pages do not.
 */
export async function withSeededFolder<T>(
  { folder, scale, print }: SeededFolder,
  work: (url: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true })
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(folder, 0o755)
  const { url, stop } = await startEmbedded({ dataDir: folder, print })
  try {
    await migrate(url)
    await fillOnce({ folder, scale, print }, url)
    // Of a folder that was seeded before there were blocks, and of what a run has written since.
    await withDirectConnection(url, makeRankBlocks)
    return await work(url)
  } finally {
    await stop()
  }
}

async function fillOnce({ folder, scale, print }: SeededFolder, url: string): Promise<void> {
  const done = join(folder, `seeded-at-scale-${scale}`)
  if (existsSync(done)) return
  if (existsSync(join(folder, 'seeding')))
    throw new StartError(`${folder} was seeded at another scale, or not to its end. Please choose another folder.`)
  await writeFile(join(folder, 'seeding'), '')
  const from = performance.now()
  const count = (atOne: number) => Math.ceil(atOne * scale)
  const part = (atOne: number) => Math.ceil(count(atOne) / copies)
  const quiet = () => undefined
  await fillDatabase({ url, uploads: null, print: quiet })
  await addVolume(
    { url, uploads: null, print },
    {
      pages: count(atScaleOne.pages),
      posts: part(atScaleOne.posts),
      products: part(atScaleOne.products),
      comments: part(atScaleOne.comments),
    },
  )
  for (const name of ['post', 'product', 'comment'] as const) {
    print(`Multiplying the ${name}s`)
    await multiplyRecords(url, name, copies)
  }
  print('Making the blocks of their rank')
  await withDirectConnection(url, async (db) => {
    await makeRankBlocks(db)
    await vacuumAndAnalyze(db)
  })
  await writeFile(done, '')
  print(`Seeded in ${((performance.now() - from) / 1000).toFixed(0)} s`)
}

const copies = 20

/** The id of the PostgreSQL process of a folder that is at work. */
export async function postmasterOf(folder: string): Promise<number> {
  const { cluster } = await findPlace(folder)
  return Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
}
