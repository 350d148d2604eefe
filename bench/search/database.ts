import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { declarations } from '#resources'
import { insertRecords } from '#server/db/writing/bulk.ts'
import { openDatabase, withDirectConnection, type Database } from '#server/db/connection/database.ts'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { importFile } from '#server/import/importFile.ts'
import { fillDatabase } from '#server/fill/fill.ts'
import { addVolume } from '#server/fill/volume.ts'
import { chosenNames } from './cases.ts'

interface BenchDatabase {
  pages: number
  /** A CSV file of towns to import; null for none. */
  towns: string | null
  print(line: string): void
}

/** Runs `work` over a seeded database of its own, which is deleted afterwards. */
export async function withSeeded<T>(
  { pages, towns, print }: BenchDatabase,
  work: (db: Database, url: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-bench-'))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const { url, stop } = await startEmbedded({ dataDir, print })
  const quiet = () => undefined
  try {
    await migrate(url)
    await fillDatabase({ url, uploads: null, print: quiet })
    if (towns) {
      const { counts, problems } = await importFile(url, declarations.town, towns, quiet)
      print(`Towns of ${towns}: ${counts.new ?? 0} added, ${counts.changed ?? 0} changed; ${problems.length} remarks`)
    }
    await withDirectConnection(url, (db) =>
      insertRecords(
        db,
        declarations.page,
        chosenNames.map((Name) => ({ Name, Status: 1 })),
      ),
    )
    const from = performance.now()
    await addVolume(
      { url, uploads: null, print: quiet },
      { pages, posts: 0, comments: 0, products: Math.ceil(pages / 2) },
    )
    print(`${pages} pages and half as many products written in ${((performance.now() - from) / 1000).toFixed(0)} s`)
    const db = openDatabase({ url })
    try {
      return await work(db, url)
    } finally {
      await db.close()
    }
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
