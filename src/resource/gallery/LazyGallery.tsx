import { shownText } from '#src/fields/values/shownText.ts'
import { lazyPart } from '#src/navigation/lazy.tsx'

const importGallery = () => import('./Gallery.tsx')

/** Its place until the code has come, with what was seen of the first picture before (useSeen.ts). */
const reserved = <div style={{ aspectRatio: '4 / 3', background: 'var(--seen, none) center / contain no-repeat' }} />

/** A gallery, whose code only screens with pictures load. */
export const LargeGallery = lazyPart(async () => (await importGallery()).LargeGallery, reserved)
/** Lies upon its first picture, which is there at once. */
export const CoverGallery = lazyPart(async () => (await importGallery()).CoverGallery)

/** A record's own pictures (thumbnail, cover) come before the others. */
export const withFirst = (own: readonly (string | null)[], others: readonly string[]): readonly string[] => [
  ...new Set([...own.flatMap((file) => shownText(file) ?? []), ...others]),
]
