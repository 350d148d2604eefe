/** Width in px to which pictures are resized before upload, keeping their aspect ratio (spec 5.07). */
export const pictureWidthPx = 500

const asDataURL = (blob: Blob) =>
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
export async function resizedPicture(file: File): Promise<string> {
  const { default: Compressor } = await import('compressorjs')
  const resized = await new Promise<Blob>((resolve, reject) => {
    void new Compressor(file, {
      width: pictureWidthPx,
      quality: 0.85,
      strict: false,
      checkOrientation: false,
      success: resolve,
      error: reject,
    })
  })
  return asDataURL(resized)
}
