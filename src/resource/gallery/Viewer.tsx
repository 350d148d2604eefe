import { useState } from 'react'
import { Lightbox } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import viewerStyles from 'yet-another-react-lightbox/styles.css?inline'
import { hasWidths, maxPictureSide, nameInForm, pictureWidths } from '#resources/pictureWidths.ts'
import { useDigits } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useClosedByBack } from '#src/navigation/useClosedByBack.ts'
import { uploadUrl } from '#src/paths.ts'

interface ViewerProps {
  readonly pictures: readonly { readonly file: string; readonly alt: string }[]
  /** the picture to begin with */
  readonly first: number
  /** width by height of each picture, as far as known */
  readonly ratios: () => readonly number[]
  readonly onView: (at: number) => void
  readonly onClosed: () => void
}

const countStyle = { position: 'absolute', top: 0, left: 0, padding: 16, color: '#fff', lineHeight: '24px' } as const
const usualRatio = 4 / 3

/** Pictures over the whole screen: swiped, zoomed by two fingers, double tap, wheel or buttons, closed by Escape, pull or back. */
export function Viewer({ pictures, first, ratios, onView, onClosed }: ViewerProps) {
  const t = useBrowsingMessages()
  const formatDigits = useDigits()
  useClosedByBack(true, onClosed)
  const [at, setAt] = useState(first)
  const [slides] = useState(() => {
    const known = ratios()
    return pictures.map(({ file, alt }, at) => slideOf(file, alt, known[at] || usualRatio))
  })
  return (
    <>
      {/* As a plain import it would be in every document, with the styles of the screens. */}
      <style href="viewer" precedence="low">
        {viewerStyles}
      </style>
      <Lightbox
        open
        close={onClosed}
        index={first}
        slides={slides}
        plugins={[Zoom]}
        carousel={{ finite: true, preload: 1, padding: 0 }}
        controller={{ closeOnPullDown: true, closeOnPullUp: true, closeOnBackdropClick: true }}
        // A picture of 1,600 px is hardly larger than the screen of a phone in its own pixels.
        zoom={{ maxZoomPixelRatio: 3, doubleClickMaxStops: 2 }}
        styles={{ root: { '--yarl__button_padding': '12px' } }}
        on={{
          view: ({ index }) => {
            setAt(index)
            onView(index)
          },
        }}
        render={{
          // Each picture's own text says it to screen readers.
          controls: () => (
            <span aria-hidden style={countStyle}>
              {formatDigits(`${at + 1}/${pictures.length}`)}
            </span>
          ),
        }}
        labels={{
          Lightbox: t.gallery.viewer,
          'Photo gallery': t.gallery.viewer,
          Carousel: t.gallery.viewer,
          Slide: t.gallery.picture,
          Previous: t.gallery.previous,
          Next: t.gallery.next,
          Close: t.shell.close,
          'Zoom in': t.page.zoomIn,
          'Zoom out': t.page.zoomOut,
          '{index} of {total}': '{index} / {total}',
        }}
      />
    </>
  )
}

/** Widths as in the row's `srcset`; no side of the picture itself is longer than the server stores. */
function slideOf(file: string, alt: string, ratio: number) {
  const source = (name: string, width: number) => ({ src: uploadUrl(name), width, height: Math.round(width / ratio) })
  const whole = source(file, Math.round(maxPictureSide * Math.min(1, ratio)))
  const narrower = hasWidths(file) ? pictureWidths.map((width) => source(nameInForm(file, width), width)) : []
  return { ...whole, alt, srcSet: [...narrower.filter(({ width }) => width < whole.width), whole] }
}
