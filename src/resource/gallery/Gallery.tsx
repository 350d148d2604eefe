import { Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useDigits, useMessages } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'
import { Photo } from '../detail/Photo.tsx'
import { coverSizes, groundOf } from '../detail/useSeen.ts'
import styles from './gallery.css?inline'

const Viewer = lazyWithSentences(async () => (await import('./Viewer.tsx')).Viewer, ['browsing'])

export interface GalleryProps {
  /** stored names, in order */
  readonly files: readonly string[]
  /** whose pictures they are */
  readonly name: string
}

/** One picture a screen; on a wide one the first is large and the others are below it. */
export const LargeGallery = (props: GalleryProps) => <Gallery {...props} />
/** As the cover of a screen: from edge to edge, with a dot for each; a wide screen shows five beside each other. */
export const CoverGallery = (props: GalleryProps) => <Gallery {...props} isCover />

/** Pictures of a cover that a wide screen shows at once. */
const mostBeside = 5

const sizesOf = (isCover: boolean, at: number) => {
  if (isCover) return at === 0 ? coverSizes : '(min-width: 900px) 25vw, 100vw'
  return at === 0 ? '(min-width: 1280px) 50vw, (min-width: 900px) 60vw, 100vw' : '(min-width: 900px) 15vw, 100vw'
}

/**
 * A record's pictures in a row that is swiped, without a script too; wide screens show all of them. A tap opens the picture in a
 * viewer over the screen, without a script the file itself.
 */
function Gallery({ files, name, isCover = false }: GalleryProps & { readonly isCover?: boolean }) {
  const t = useMessages()
  const formatDigits = useDigits()
  const row = useRef<HTMLUListElement>(null)
  const [viewing, setViewing] = useState<number | null>(null)
  const lastSeen = useRef<number>(null)
  const [inFront, setInFront] = useState(0)
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
      <ul
        ref={row}
        className={classNames('gallery', isCover ? 'gallery-cover' : 'gallery-large')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setInFront(Math.round(scrollLeft / clientWidth))}
      >
        {files.map((file, at) => (
          <li key={file} style={isCover ? undefined : groundOf(file)}>
            <a href={uploadUrl(file)} onClick={(event) => open(event, at)}>
              <Photo
                file={file}
                alt={alts[at]!}
                ratio={isCover ? 'auto' : undefined}
                sizes={sizesOf(isCover, at)}
                priority={at === 0}
                rounded={!isCover}
                whole={!isCover}
              />
              {!isCover && files.length > 1 && (
                <span aria-hidden className="gallery-count">
                  {formatDigits(`${at + 1}/${files.length}`)}
                </span>
              )}
              {isCover && at === mostBeside - 1 && files.length > mostBeside && (
                <span aria-hidden className="gallery-count gallery-rest">
                  {formatDigits(`+${files.length - mostBeside}`)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {isCover && files.length > 1 && (
        <div aria-hidden className="gallery-dots">
          {files.map((file, at) => (
            <i key={file} data-front={at === inFront || undefined} />
          ))}
        </div>
      )}
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
