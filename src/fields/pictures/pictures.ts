import { useEffect, useState } from 'react'
import { uploadUrl } from '#src/paths.ts'

/** A picture of a form: its stored name, or the file that was picked. */
export type FormPicture = string | File

export const picturesIn = (value: unknown): readonly FormPicture[] => (Array.isArray(value) ? value : [])

const keys = new WeakMap<File, string>()
let lastKey = 0

/** The same for a picture wherever it stands. */
export function keyOf(picture: FormPicture): string {
  if (typeof picture === 'string') return picture
  const key = keys.get(picture) ?? `picked ${++lastKey}`
  keys.set(picture, key)
  return key
}

/** The pictures with one at another place; the same if there is no such place. */
export function moved<T>(pictures: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= pictures.length) return pictures
  return withPictureAt(
    pictures.filter((_, at) => at !== from),
    to,
    pictures[from]!,
  )
}

export const withPictureAt = <T>(pictures: readonly T[], at: number, picture: T): readonly T[] => [
  ...pictures.slice(0, at),
  picture,
  ...pictures.slice(at),
]

/** Where to find a picture, for `src`; null before a picked file has its address. */
export function usePictureUrl(picture: FormPicture): string | null {
  const [picked, setPicked] = useState<string | null>(null)
  useEffect(() => {
    if (typeof picture === 'string') return
    const address = URL.createObjectURL(picture)
    setPicked(address)
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return typeof picture === 'string' ? uploadUrl(picture) : picked
}
