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
  if (!isPicture(await headOf(input))) throw refuse(refusal.noPicture)
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

/** By its first bytes, never by its name (docs/safety.md#s32). */
function isPicture(head: Buffer): boolean {
  const ascii = head.toString('latin1')
  return (
    ascii.startsWith('\xff\xd8\xff') ||
    ascii.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(ascii) ||
    /^RIFF.{4}WEBP/s.test(ascii) ||
    // AVIF and HEIF (ISO/IEC 14496-12 section 4.3).
    /^.{4}ftyp(avif|avis|mif1|msf1|heic|heix)/s.test(ascii)
  )
}

/** The first 16 bytes. @param content or the path of a file */
export const headOf = async (content: Buffer | string): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content.subarray(0, 16) : buffer(createReadStream(content, { end: 15 }))
