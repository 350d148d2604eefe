import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { maxPictureSide } from '#resources/pictureWidths.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { badField, tooLarge, unavailable } from '../errors.ts'
import { maxPictureBytes } from './uploadLimits.ts'
import { runPictureJob } from './pictureProcess.ts'
import { createQueue } from './queue.ts'
import { numbered, type Upload } from './upload.ts'

// Two pictures at once: each takes a processor, and memory.
const runQueued = createQueue(2, 100)

/**
 * Re-encodes a picture as WebP: upright, at most 1600 px, one frame, without metadata (docs/safety.md#s31, #s32).
 * @throws ApiError 400 for anything but a complete JPEG, PNG, WebP, GIF or AVIF; 413 above 25 MB; 503 when it takes too long
 */
export async function reencodePicture(upload: Upload): Promise<{ content: Buffer; isUpright: boolean }> {
  const refuse = (why: Refusal) => badField(upload.part, numbered(upload, why))
  const { content } = upload
  if (upload.size > maxPictureBytes) throw tooLarge(refusal.pictureTooLarge)
  // Only files arrive in several requests.
  if ('resumable' in content) throw refuse(refusal.noPicture)
  // Checked before libvips reads it, which would also try SVG, PDF and others.
  const input = Buffer.isBuffer(content) ? content : content.path
  if (!pictureTypeOf(await headOf(input))) throw refuse(refusal.noPicture)
  const answer = await runQueued(() =>
    runPictureJob({ input, maxSide: maxPictureSide, onlyIfWider: false, quality: 80 }),
  )
  if (answer.failure === undefined)
    return { content: Buffer.from(answer.content), isUpright: answer.isUpright === true }
  if (answer.failure === 'slow') throw unavailable()
  if (answer.failure === 'tooWide') throw refuse(refusal.pictureTooWide)
  if (answer.failure === 'tooLong') throw refuse(refusal.pictureTooLong)
  throw refuse(refusal.pictureDamaged)
}

const pictureTypes = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  // AVIF and HEIF (ISO/IEC 14496-12 section 4.3).
  'image/heif': /^.{4}ftyp(avif|avis|mif1|msf1|heic|heix)/s,
} as const
const typeNames = Object.keys(pictureTypes) as (keyof typeof pictureTypes)[]

/** What picture it is by its first bytes, never by its name (docs/safety.md#s32); undefined: none. */
export const pictureTypeOf = (bytes: Buffer) =>
  typeNames.find((type) => pictureTypes[type].test(bytes.toString('latin1', 0, 16)))

/** The first 16 bytes. @param content or the path of a file */
export const headOf = async (content: Buffer | string): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content.subarray(0, 16) : buffer(createReadStream(content, { end: 15 }))
