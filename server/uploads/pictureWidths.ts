import { join } from 'node:path'
import { hasWidths, nameInForm, pictureWidths, shareSize, type PictureForm } from '#resources/pictureWidths.ts'
import { projectRoot } from '../config/environment.ts'
import { headOf, pictureTypeOf } from './picture.ts'
import { runPictureJob } from './pictureProcess.ts'
import { createQueue } from './queue.ts'
import { isStored, pictureInput, type Storage, type StoredFile, type Stores } from './storage.ts'

/** One at a time: what is made here can wait, and the original is served meanwhile. */
const runQueued = createQueue(1, 40)
/** In the corner of what is shared. */
const mark = join(projectRoot, 'public', 'logo.svg')
/** Names of originals that need no narrower file are remembered, at most this many. */
const maxRemembered = 10_000

export interface FoundPicture {
  file: StoredFile | null
  name: string
  storage: Storage
  /** False for the original that stands in for a width until that is made. */
  isLasting: boolean
}

/**
 * Pictures in smaller widths and for link previews, beside the originals. Widths are made at upload, or as previews once when they are
 * first asked for, and can always be made again: nothing is lost with them, and a full disk fails no upload.
 */
export function createPictureWidths({ originals, widths }: Stores) {
  const making = new Map<string, Promise<boolean>>()
  const small = new Set<string>()

  /** @param content the picture's bytes, where they are at hand */
  async function make(name: string, form: PictureForm, content?: Buffer): Promise<boolean> {
    const input = content ?? (await readPicture(originals, name))
    if (input === null) return false
    const answer = await runPictureJob({
      input,
      ...(form === 'share' ? { maxSide: 1000, share: { ...shareSize, mark } } : { maxSide: form }),
      onlyIfWider: true,
      quality: 75,
    })
    const narrow = nameInForm(name, form)
    if (answer.failure === 'narrow') {
      if (small.size >= maxRemembered) small.clear()
      small.add(narrow)
      return false
    }
    if (answer.failure !== undefined) throw new Error(`A picture could not be made narrower: ${answer.failure}`)
    await widths.put(narrow, Buffer.from(answer.content))
    // The picture may have been removed meanwhile.
    if (await isStored(originals, name)) return true
    await widths.remove(narrow)
    return false
  }

  /** Each once, however many ask. @throws ApiError 503 when too many wait */
  function makeOnce(name: string, form: PictureForm, content?: Buffer): Promise<boolean> {
    const narrow = nameInForm(name, form)
    const found = making.get(narrow)
    if (found) return found
    const made = runQueued(() => make(name, form, content)).finally(() => making.delete(narrow))
    making.set(narrow, made)
    return made
  }

  return {
    /** The file to serve: the picture in this width, else the original, for now or because it is small enough. */
    async find(name: string, form: PictureForm): Promise<FoundPicture> {
      const narrow = nameInForm(name, form)
      const original = (isLasting = true) => readFrom(originals, name, isLasting)
      if (small.has(narrow)) return original()
      const found = await readFrom(widths, narrow)
      if (found.file) return found
      if (!(await isStored(originals, name))) return found
      try {
        const made = (await makeOnce(name, form)) ? await readFrom(widths, narrow) : found
        return made.file ? made : await original()
      } catch {
        return original(false)
      }
    },

    /** Makes all widths of a stored picture. What cannot be made now is made when it is asked for. */
    async makeAll(name: string, content: Buffer): Promise<void> {
      for (const form of pictureWidths) await makeOnce(name, form, content).catch(() => false)
    },

    async remove(name: string): Promise<void> {
      if (!hasWidths(name)) return
      for (const form of [...pictureWidths, 'share'] as const) {
        // One that is being made looks for its original when it is done.
        await making.get(nameInForm(name, form))?.catch(() => false)
        await widths.remove(nameInForm(name, form))
      }
    },
  }
}

const readFrom = async (storage: Storage, name: string, isLasting = true): Promise<FoundPicture> => ({
  file: await storage.read(name),
  name,
  storage,
  isLasting,
})

/** A stored picture as the picture process takes it; null if there is none under this name. */
async function readPicture(originals: Storage, name: string): Promise<Buffer | string | null> {
  const file = await originals.read(name)
  const input = file && (await pictureInput(file))
  // A file of another kind may have been stored under a name that ends alike (docs/safety.md#s32).
  return input !== null && pictureTypeOf(await headOf(input)) === 'image/webp' ? input : null
}
