import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row } from '#demo/index.ts'
import { fieldsOf, type Resource } from '#resources'
import { projectRoot } from '../config/environment.ts'
import type { UploadStore } from '../uploads/uploads.ts'

export interface FillOptions {
  url: string
  /** Null if no pictures are wanted. */
  uploads: Pick<UploadStore, 'storeBundled'> | null
  print(line: string): void
}

export const pictureFolder = join(projectRoot, 'demo', 'pictures')

/** A picture in the manifest, by its path without `.webp`. */
export interface PictureFacts {
  /** Its stored name, derived from its content. */
  stored: string
  /** In pixels. */
  width: number
  height: number
  /** A tiny preview, as a data URL. */
  preview: string
}

export type Manifest = Readonly<Record<string, PictureFacts>>

export const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(join(pictureFolder, 'manifest.json'), 'utf8')) as Manifest

/** Replaces the picture names of demo rows by stored names, and stores the files as uploads. */
export async function createPictureStore(uploads: FillOptions['uploads']) {
  const manifest = await readManifest()
  const storedNames = new Set<string>()

  async function storePicture(name: string): Promise<string> {
    const facts = manifest[name]
    if (!facts) throw new Error(`demo/pictures has no ${name}`)
    if (uploads && !storedNames.has(name)) {
      storedNames.add(name)
      await uploads.storeBundled(facts.stored, () => readFile(join(pictureFolder, `${name}.webp`)))
    }
    return facts.stored
  }

  return (resource: Resource, rows: readonly Row[]): Promise<Row[]> => {
    const pictures = fieldsOf(resource).flatMap(([field, { kind }]) =>
      kind === 'image' || kind === 'pictures' ? [field] : [],
    )
    return Promise.all(
      rows.map(async (row) => {
        const stored: Record<string, unknown> = { ...row }
        for (const field of pictures) {
          const name = row[field]
          if (typeof name === 'string') stored[field] = await storePicture(name)
          if (Array.isArray(name)) stored[field] = await Promise.all((name as string[]).map(storePicture))
        }
        return stored
      }),
    )
  }
}
