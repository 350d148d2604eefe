import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { StartError } from '#server/errors.ts'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { fillDatabase } from '#server/fill/fill.ts'
import { addVolume } from '#server/fill/volume.ts'
import { uploadsFolder } from '#server/uploads/uploadFolders.ts'
import { createRandomName } from '#server/uploads/names.ts'
import { createUploads } from '#server/uploads/uploads.ts'

interface Wanted {
  pages: number
  pictures: number
  print(line: string): void
}

/** As a picture of a phone is when it is stored: 1,600 px take about so much. What is in them makes no difference. */
const pictureBytes = 60_000
const batch = 500

/** Fills a data folder once: pages, and pictures that so many of them name. It is kept for the next run. */
export async function fillDataFolder(dataDir: string, { pages, pictures, print }: Wanted): Promise<void> {
  const done = join(dataDir, `filled-${pages}-${pictures}`)
  if (existsSync(done)) return
  if (existsSync(join(dataDir, 'filling')))
    throw new StartError(`${dataDir} holds something else, or was not filled to its end. Please choose another folder.`)
  await mkdir(dataDir, { recursive: true })
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  await writeFile(join(dataDir, 'filling'), '')
  const { url, stop } = await startEmbedded({ dataDir, print })
  try {
    await migrate(url)
    const uploads = await createUploads({ folder: uploadsFolder({ dataDir }), log: { info: () => undefined } })
    await fillDatabase({ url, uploads, print: () => undefined })
    await addVolume({ url, uploads, print }, { pages, posts: 0, products: 0, comments: 0 })
    await withDirectConnection(url, async (db) => {
      const ids = (await db.rows<{ Id: number }>(sql`select "Id" from "page" order by 1 limit ${pictures}`)).map(
        ({ Id }) => Id,
      )
      for (let from = 0; from < ids.length; from += batch) {
        const some = ids.slice(from, from + batch).map((id) => ({ id, name: createRandomName('webp') }))
        for (const { name } of some)
          await writeFile(join(uploadsFolder({ dataDir }), name), randomBytes(pictureBytes), { mode: 0o600 })
        await db.rows(sql`update "page" set "Thumbnail" = one.name
          from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as one(id integer, name text) where "Id" = one.id`)
      }
      await db.rows(sql`vacuum analyze "page"`)
    })
  } finally {
    await stop()
  }
  await writeFile(done, '')
}
