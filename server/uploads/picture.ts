import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { badField, tooLarge } from '../errors.ts'
import { maxPictureBytes, maxPictureFrames, maxPicturePixels, maxPictureSide } from './limits.ts'
import { createQueue } from './queue.ts'
import type { Upload } from './upload.ts'

// Two pictures at once on one thread each: libvips works on libuv's four threads, and files and DNS need the others.
const queued = createQueue(2, 100)
sharp.concurrency(1)
// Every picture comes once; kept operations would only hold memory.
sharp.cache(false)

/** A picture that takes longer is none we want to decode; sane ones take well under 2 s (docs/safety.md#s31). */
const timeoutSeconds = 5

/**
 * Makes a picture ours: decoded and drawn anew as WebP, upright, at most 1600 px, its first frame only, without EXIF,
 * place or whatever else was attached (docs/safety.md#s31, #s32).
 * @throws ApiError 400 at the field for anything that is not a whole JPEG, PNG, WebP, GIF or AVIF; 413 above 25 MB
 */
export async function redraw(upload: Upload): Promise<Buffer> {
  const refuse = (why: Refusal) => badField(upload.part, why)
  if (upload.size > maxPictureBytes) throw tooLarge(refusal.pictureTooLarge)
  // Before libvips sees a byte: it would also try SVG, PDF and the like.
  if (!isPicture(await beginning(upload.content))) {
    throw refuse(refusal.noPicture)
  }
  const input = Buffer.isBuffer(upload.content) ? upload.content : upload.content.path
  return queued(async () => {
    const picture = sharp(input, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    const facts = await picture.metadata().catch(() => null)
    if (facts && facts.width * facts.height > maxPicturePixels) {
      throw refuse(refusal.pictureTooWide)
    }
    if (facts && (facts.pages ?? 1) > maxPictureFrames) throw refuse(refusal.pictureTooLong)
    try {
      if (!facts) throw new Error('no header')
      return await picture
        .autoOrient()
        .resize({ width: maxPictureSide, height: maxPictureSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer()
    } catch {
      throw refuse(refusal.pictureDamaged)
    }
  })
}

/** By the bytes it begins with, never by its name (docs/safety.md#s32). */
function isPicture(head: Buffer): boolean {
  const ascii = head.toString('latin1')
  return (
    ascii.startsWith('\xff\xd8\xff') ||
    ascii.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(ascii) ||
    /^RIFF.{4}WEBP/s.test(ascii) ||
    // ISO base media file format, ISO/IEC 14496-12 section 4.3: AVIF and HEIF brands.
    /^.{4}ftyp(avif|avis|mif1|msf1|heic|heix)/s.test(ascii)
  )
}

async function beginning(content: Upload['content']): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content.subarray(0, 16)
  const handle = await open(content.path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
