import { mkdir } from 'node:fs/promises'
import { parseNameInForm } from '#resources/pictureWidths.ts'
import { resumableHours } from '../db/jobs/resumableUpload.ts'
import { createDiskStorage } from './diskStorage.ts'
import { isSharedName } from './sharedBuilds.ts'
import { buildsIn, resumableIn, temporaryIn, widthsIn } from './uploadFolders.ts'
import { extensionFor, isRandomName, createRandomName, isStoredName, isWidthName, typeOfName } from './names.ts'
import { reencodePicture } from './picture.ts'
import { createPictureWidths, type FoundPicture } from './pictureWidths.ts'
import { createDiskPlace } from './resumable/diskPlace.ts'
import type { Stores } from './storage.ts'
import { removeHalfReceived, removeLeftOver, sweepStorage, type FindReferenced } from './sweep.ts'
import type { Upload } from './upload.ts'

interface Options {
  /** For what is half received, and for all of it without `stores`. */
  folder: string
  log: { info(facts: object, message: string): void }
  stores?: Stores
  onStored?: (upload: Upload) => void
}

const resumableMs = resumableHours * 3_600_000

/** The only access to uploads for code that writes records. */
export type UploadStore = Awaited<ReturnType<typeof createUploads>>

/** In a folder: originals, and smaller widths in one of their own. */
export async function openDiskStores(folder: string): Promise<Stores> {
  const tempFolder = temporaryIn(folder)
  await mkdir(tempFolder, { recursive: true, mode: 0o700 })
  const originals = createDiskStorage({ folder, tempFolder, isOwn: isStoredName })
  return {
    originals,
    widths: createDiskStorage({ folder: widthsIn(folder), tempFolder, isOwn: isWidthName, lasting: false }),
    resumable: createDiskPlace(resumableIn(folder), originals),
    builds: createDiskStorage({ folder: buildsIn(folder), tempFolder, isOwn: isSharedName, lasting: false }),
  }
}

export async function createUploads({ folder, log, stores: otherStores, onStored }: Options) {
  const tempFolder = temporaryIn(folder)
  await mkdir(tempFolder, { recursive: true, mode: 0o700 })
  const stores = otherStores ?? (await openDiskStores(folder))
  const { originals, resumable } = stores
  const widths = createPictureWidths(stores)

  async function remove(name: string): Promise<void> {
    await originals.remove(name)
    await widths.remove(name)
  }

  return {
    tempFolder,
    resumable,
    /** Whether what is stored takes room on our own disk. */
    isOnDisk: otherStores === undefined,
    builds: stores.builds,

    /**
     * Checks and stores an upload, durably. Returns its name, served at `/uploads/{name}`, and its media type.
     * @throws ApiError 400 or 413 for a bad picture; ENOSPC, which is answered with 507
     */
    async store(upload: Upload): Promise<{ name: string; type: string }> {
      const picture = upload.kind === 'image' ? await reencodePicture(upload) : null
      const name = createRandomName(picture ? 'webp' : extensionFor(upload), picture?.isUpright)
      const content = picture?.content ?? upload.content
      if ('resumable' in content) await resumable.storeAs(content.resumable, name)
      else await originals.put(name, content)
      if (picture) await widths.makeAll(name, picture.content)
      onStored?.(upload)
      return { name, type: typeOfName(name) }
    },

    /** Stores a file that comes with the product, under its fixed name (`isRandomName`), unless it exists. */
    async storeBundled(name: string, read: () => Promise<Buffer>): Promise<void> {
      if (!isRandomName(name)) throw new Error(`${name} is no name of a stored file`)
      const there = await originals.read(name)
      if (there) await there.close()
      else await originals.put(name, await read())
    },

    /** Removes a file, and a picture's smaller widths. Does nothing for a name that is not ours. */
    remove,

    /** Null if there is no such file. It must be streamed or closed. */
    read: (name: string) => originals.read(name),

    /** What is served under a name: a stored file, or a picture in a smaller width. */
    async find(name: string): Promise<FoundPicture> {
      const made = parseNameInForm(name)
      if (made) return widths.find(made.original, made.form)
      return { file: await originals.read(name), name, storage: originals, isLasting: true }
    },

    /** Removes half-received uploads of killed processes, at start, never those of another one. Returns their number. */
    async sweepTemporary(): Promise<number> {
      const removed = await removeLeftOver(tempFolder)
      if (removed > 0) log.info({ count: removed }, 'removed half received uploads')
      return removed
    },

    /**
     * Removes uploads that no record names. Returns their number.
     * @param findReferenced which of these names records contain
     * @param olderThanMs a younger upload may belong to a record that is being written
     */
    async sweepOrphans(findReferenced: FindReferenced, olderThanMs: number): Promise<number> {
      const writtenBefore = Date.now() - olderThanMs
      const when = { findReferenced, writtenBefore }
      let removed = await sweepStorage(originals, when, { originalOf: (name) => name, removeOne: remove })
      removed += await sweepStorage(stores.widths, when, {
        originalOf: (name) => parseNameInForm(name)?.original ?? name,
        removeOne: (name) => stores.widths.remove(name),
      })
      removed += await removeHalfReceived(tempFolder, writtenBefore)
      removed += await resumable.sweep(writtenBefore - resumableMs)
      if (removed > 0) log.info({ count: removed }, 'removed uploads no record names')
      return removed
    },
  }
}
