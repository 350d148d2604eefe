import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import type { Upload } from '#server/uploads/upload.ts'
import { createUploads, type UploadStore } from '#server/uploads/uploads.ts'

export interface UploadsFolder {
  /** Around the folder of uploads. */
  home: string
  folder: string
  uploads: UploadStore
  stored(name: string): Promise<Buffer>
  /** Stores a picture. @returns what was made of it */
  accepted(content: Buffer): Promise<Buffer>
  /** What lies in the folder, its own folders left out: the temporary one and that of narrower pictures. */
  names(): Promise<string[]>
}

/** For all tests of a file: uploads on a disk. */
export async function openUploadsFolder(): Promise<UploadsFolder> {
  const home = await mkdtemp(join(tmpdir(), 'zay-uploads-'))
  afterAll(() => rm(home, { recursive: true }))
  const folder = join(home, 'uploads')
  const uploads = await createUploads({ folder, log: { info: () => undefined } })
  const stored = (name: string) => readFile(join(folder, name))
  return {
    home,
    folder,
    uploads,
    stored,
    accepted: async (content) => stored((await uploads.store(upload(content))).name),
    names: async () => (await readdir(folder)).filter((name) => name !== '.incoming' && name !== '.widths'),
  }
}

export const upload = (content: Upload['content'], facts: Partial<Upload> = {}): Upload => ({
  part: 'Thumbnail',
  kind: 'image',
  size: Buffer.isBuffer(content) ? content.length : 0,
  sha256: '',
  filename: 'photo.png',
  type: 'image/png',
  content,
  ...facts,
})

/** A picture of one colour, half transparent. */
export const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
