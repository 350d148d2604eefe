import type Compressor from 'compressorjs'
import { maxPictureSide } from '#resources/pictureWidths.ts'

/** Width in px to which pictures are resized before upload, keeping their aspect ratio (spec 5.07). */
export const pictureWidthPx = 500

export const asDataURL = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'))
    reader.readAsDataURL(blob)
  })

/**
 * A picked picture as a data URL, 500 px wide (spec 5.07). Throws when the browser cannot decode it as a picture. The
 * browser rotates it upright by itself; letting compressorjs do so takes four times as long with the same result
 * (measured).
 */
export const resizedPicture = async (file: File): Promise<string> => asDataURL(await smallPicture(file))

/** The same as a file. */
export async function smallPicture(file: File): Promise<File> {
  const blob = await compressed(file, { width: pictureWidthPx, quality: 0.85, strict: false })
  return new File([blob], file.name, { type: blob.type })
}

/** How long a side may be: more in a long screenshot, of which the server measures the shorter one (docs/rules.md#upload-sizes). */
async function longestSide(file: File): Promise<number> {
  const image = new Image()
  if (!('decode' in image)) return maxPictureSide
  const address = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject, src: address }))
  } finally {
    URL.revokeObjectURL(address)
  }
  const [shorter = 0, longer = 0] = [image.naturalWidth, image.naturalHeight].sort((one, other) => one - other)
  return longer > 2 * shorter ? 3 * maxPictureSide : maxPictureSide
}

/**
 * A picked picture for a gallery, no side longer than the server stores. One that is small already stays as it is. Throws
 * when the browser cannot decode it as a picture.
 */
export async function galleryPicture(file: File): Promise<File> {
  const side = await longestSide(file)
  const blob = await compressed(file, {
    maxWidth: side,
    maxHeight: side,
    quality: 0.8,
    // Screenshots, which are many times smaller as JPEG.
    convertSize: 500_000,
  })
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified })
}

async function compressed(file: File, options: Compressor.Options): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs')
  return new Promise((resolve, reject) => {
    void new Compressor(file, { ...options, checkOrientation: false, success: resolve, error: reject })
  })
}
