import { shownText } from '#src/fields/values/shownText.ts'
import { lazyPart } from '#src/navigation/lazy.tsx'

const importGallery = () => import('./Gallery.tsx')
const reserved = (aspectRatio: string) => <div style={{ aspectRatio }} />

/** A gallery, whose code only screens with pictures load; its place is kept free until then. */
export const LargeGallery = lazyPart(async () => (await importGallery()).LargeGallery, reserved('4 / 3'))
export const GalleryStrip = lazyPart(async () => (await importGallery()).GalleryStrip, reserved('3 / 1'))

/** A record's own pictures (thumbnail, cover) come before the others. */
export const withFirst = (own: readonly (string | null)[], others: readonly string[]): readonly string[] => [
  ...new Set([...own.flatMap((file) => shownText(file) ?? []), ...others]),
]
