import { useEffect, useEffectEvent, useRef, type CSSProperties, type KeyboardEvent, type RefObject } from 'react'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { Distance } from '#src/resource/cards/Distance.tsx'
import { Rating } from '#src/resource/detail/Rating.tsx'
import { Button } from '#src/elements/Button.tsx'
import { categoryNamesIn, listSeparator, shownText, townNameIn } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { useDragged } from '#src/layout/over/useDragged.ts'
import { isBeside, lowPx } from './edges.ts'
import { heights, type Height } from './mapState.ts'
import { usePlacesIn, type Asked } from './useMapScreen.ts'

interface PlaceListProps extends PlacesProps {
  /** how many businesses are in view; null: not known yet */
  count: number | null
  /** null while the list is closed */
  area: Asked | null
  height: Height
  raise: (height: Height) => void
}

/**
 * The businesses of an area as a list, beside the map or over its lower part, as high as the finger leaves it: for whoever does not
 * see the map, the way through it.
 */
export function PlaceList({ count, area, height, raise, ...listed }: PlaceListProps) {
  const t = useBrowsingMessages()
  const sheet = useRef<HTMLElement>(null)
  const { pulledPx, handle } = useSheetHandle(sheet, height, raise)
  const isOpen = height !== 'low'
  return (
    <section
      ref={sheet}
      className="mapList"
      aria-labelledby="mapListTitle"
      data-height={height}
      data-held={pulledPx !== 0 || undefined}
      style={{ '--pulled': `${pulledPx}px` } as CSSProperties}
    >
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls="mapPlaces" {...handle}>
          <span id="mapListTitle">{t.map.listOfPlaces}</span>
          <span className="mapCount" role="status">
            {/* Of the same height, so that nothing moves when it is known. */}
            {count === null ? '\u00a0' : t.map.businesses({ count })}
          </span>
        </button>
      </h2>
      <div id="mapPlaces" hidden={!isOpen && pulledPx === 0}>
        {area && <Places area={area} {...listed} />}
      </div>
    </section>
  )
}

/** A tap opens and closes the list, arrow keys raise and lower it, and a hand throws it or leaves it at the nearest height. */
function useSheetHandle(sheet: RefObject<HTMLElement | null>, height: Height, raise: (height: Height) => void) {
  const at = heights.indexOf(height)
  const to = (next: number) => raise(heights[Math.max(0, Math.min(heights.length - 1, next))]!)
  const { pulledPx, handle } = useDragged({
    heights: () => {
      const whole = sheet.current?.parentElement?.clientHeight ?? 0
      return [lowPx(), whole / 2, whole]
    },
    at,
    // Beside the map it stands, and is not moved.
    drop: (next) => isBeside() || to(next),
    tap: () => raise(at === 0 ? 'half' : 'low'),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    to(at + by)
  }
  return { pulledPx, handle: { ...handle, onKeyDown } }
}

/** What a card does not know of a place: its preview asks for it. */
const notListed = { CategoryName: null, Address: null }

interface PlacesProps {
  open: (place: MapPlace) => void
  /** the business whose row gets the focus on the way back from it */
  returnTo: number | null
  /** called when it has got it: the list may be closed and opened again */
  returned: () => void
  /** where the person is, as `lat,lng`, where that is known */
  from: string | null
  /** called with the business that is pointed at, in the list or by the keyboard */
  point: (place: MapPlace | null) => void
  /** what stands beside the list */
  selected: number | null
}

function Places({ area, open, returnTo, returned, from, point, selected }: PlacesProps & { area: Asked }) {
  const t = useBrowsingMessages()
  const { language } = useLanguage()
  const { places, error, isFailed, isLoading, hasMore, more, retry } = usePlacesIn(area)
  const row = useRef<HTMLButtonElement>(null)
  const isThere = places?.some(({ Id }) => Id === returnTo) === true
  const giveFocus = useEffectEvent(() => {
    row.current?.focus()
    returned()
  })
  useEffect(() => {
    if (isThere) giveFocus()
  }, [isThere])
  if (isFailed && !places) return <ErrorState compact text={t.map.loadFailed} error={error} retry={retry} />
  return (
    <>
      <ul>
        {places?.map((place) => (
          <li key={place.Id}>
            <button
              ref={place.Id === returnTo ? row : null}
              type="button"
              data-row
              aria-current={place.Id === selected || undefined}
              onPointerEnter={() => point({ ...place, ...notListed })}
              onPointerLeave={() => point(null)}
              onFocus={() => point({ ...place, ...notListed })}
              onBlur={() => point(null)}
              onClick={() => open({ ...place, ...notListed })}
            >
              <Avatar file={place.Thumbnail} name={place.Name} size={48} flag={place.CountryThumbnail} />
              <span>
                <b>{shownText(place.Name) ?? t.lists.noName}</b>
                <span>
                  {[categoryNamesIn(place, language)[0], townNameIn(place, language)]
                    .filter(Boolean)
                    .join(listSeparator[language])}
                </span>
                <span className="mapMarks">
                  <Rating average={place.RatingAverage} count={place.RatingCount} />
                  <OpenBadge page={place} />
                  {from && <Distance to={place} from={from} />}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {places?.length === 0 && !hasMore && <p>{t.map.nothingHere}</p>}
      {isLoading ? (
        <Dots label={t.shell.loading} />
      ) : isFailed ? (
        <ErrorState compact text={t.map.loadFailed} error={error} retry={more} />
      ) : (
        hasMore && <Button onClick={more}>{t.map.more}</Button>
      )}
    </>
  )
}
