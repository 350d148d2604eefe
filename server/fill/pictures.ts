import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row } from '#demo/index.ts'
import { fieldsOf, type Resource } from '#resources'
import { projectRoot } from '../environment.ts'
import type { UploadStore } from '../uploads/store.ts'

/** Where the demonstration is written to. */
export interface FillOptions {
  url: string
  /** Where its pictures go; null where nobody will look at them. */
  uploads: Pick<UploadStore, 'storeBundled'> | null
  print(line: string): void
}

/** Where the demonstration's pictures lie, with `manifest.json`. */
export const pictureFolder = join(projectRoot, 'demo', 'pictures')

/** One picture in the manifest, by its path below the folder without `.webp`. */
export interface PictureFacts {
  /** The name it is stored under, which follows from its content. */
  stored: string
  /** Pixels. */
  width: number
  height: number
  /** The picture at a few pixels, as a data URL. */
  preview: string
}

export type Manifest = Readonly<Record<string, PictureFacts>>

export const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(join(pictureFolder, 'manifest.json'), 'utf8')) as Manifest

/**
 * Gives rows of the demonstration their pictures: a name of demo/pictures becomes the stored one, and its file an upload
 * like any other. Without uploads nobody will look at them: names alone.
 */
export async function openPictures(uploads: FillOptions['uploads']) {
  const manifest = await readManifest()
  const kept = new Set<string>()

  async function keep(name: string): Promise<string> {
    const facts = manifest[name]
    if (!facts) throw new Error(`demo/pictures has no ${name}`)
    if (uploads && !kept.has(name)) {
      kept.add(name)
      await uploads.storeBundled(facts.stored, () => readFile(join(pictureFolder, `${name}.webp`)))
    }
    return facts.stored
  }

  return (resource: Resource, rows: readonly Row[]): Promise<Row[]> => {
    const pictures = fieldsOf(resource).flatMap(([field, { kind }]) => (kind === 'image' ? [field] : []))
    return Promise.all(
      rows.map(async (row) => {
        const stored: Record<string, unknown> = { ...row }
        for (const field of pictures) {
          const name = row[field]
          if (typeof name === 'string') stored[field] = await keep(name)
        }
        return stored
      }),
    )
  }
}

export type StorePictures = Awaited<ReturnType<typeof openPictures>>
