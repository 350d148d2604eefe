import { Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useDigits, useMessages } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'
import { Photo } from '../detail/Photo.tsx'
import styles from './gallery.css?inline'

const Viewer = lazyWithSentences(async () => (await import('./Viewer.tsx')).Viewer, ['browsing'])

export interface GalleryProps {
  /** stored names, in order */
  readonly files: readonly string[]
  /** whose pictures they are */
  readonly name: string
}

/** One picture a screen; on a wide one the first is large and the others are below it. */
export const LargeGallery = (props: GalleryProps) => <Gallery {...props} large />
/** Small pictures beside each other. */
export const GalleryStrip = (props: GalleryProps) => <Gallery {...props} large={false} />

const sizesOf = (large: boolean, at: number) => {
  if (!large) return '(min-width: 900px) 180px, 44vw'
  return at === 0 ? '(min-width: 1280px) 50vw, (min-width: 900px) 60vw, 100vw' : '(min-width: 900px) 15vw, 100vw'
}

/**
 * A record's pictures in a row that is swiped, without a script too; wide screens show all of them. A tap opens the picture in a
 * viewer over the screen, without a script the file itself.
 */
function Gallery({ files, name, large }: GalleryProps & { readonly large: boolean }) {
  const t = useMessages()
  const formatDigits = useDigits()
  const row = useRef<HTMLUListElement>(null)
  const [viewing, setViewing] = useState<number | null>(null)
  const lastSeen = useRef<number>(null)
  const alts = files.map((_, at) => t.page.pictureOf({ number: at + 1, count: files.length, name }))

  // After the viewer, the row stands at the picture that was looked at last, and the focus with it.
  useEffect(() => {
    if (viewing !== null || lastSeen.current === null) return
    const item = row.current?.children[lastSeen.current]
    lastSeen.current = null
    if (!(item instanceof HTMLElement) || !row.current) return
    row.current.scrollTo({ left: item.offsetLeft - row.current.offsetLeft, behavior: 'instant' })
    item.querySelector('a')?.focus({ preventScroll: true })
  }, [viewing])

  const open = (event: MouseEvent, at: number) => {
    // Another tab, or a download, as with any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    lastSeen.current = at
    setViewing(at)
  }
  const frames = () =>
    [...(row.current?.querySelectorAll('img') ?? [])].map((image) => image.naturalWidth / image.naturalHeight)

  return (
    <>
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{styles}</style>
      <ul ref={row} className={classNames('gallery', large && 'gallery-large')}>
        {files.map((file, at) => (
          <li key={file}>
            <a href={uploadUrl(file)} onClick={(event) => open(event, at)}>
              <Photo
                file={file}
                alt={alts[at]!}
                sizes={sizesOf(large, at)}
                priority={large && at === 0}
                rounded
                whole={large}
              />
              {large && files.length > 1 && (
                <span aria-hidden className="gallery-count">
                  {formatDigits(`${at + 1}/${files.length}`)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {viewing !== null && (
        <Suspense>
          <Viewer
            pictures={files.map((file, at) => ({ file, alt: alts[at]! }))}
            first={viewing}
            ratios={frames}
            onView={(at) => (lastSeen.current = at)}
            onClosed={() => setViewing(null)}
          />
        </Suspense>
      )}
    </>
  )
}
