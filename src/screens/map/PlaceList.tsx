import { useEffect, useEffectEvent, useRef } from 'react'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { Distance } from '#src/resource/cards/Distance.tsx'
import { Rating } from '#src/resource/detail/Rating.tsx'
import { Button } from '#src/elements/Button.tsx'
import { ExpandLessRoundedIcon } from '#src/elements/icons/frame.tsx'
import { categoryNamesIn, listSeparator, shownText, townNameIn } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { usePlacesIn, type Asked } from './useMapScreen.ts'

interface PlaceListProps {
  /** how many businesses are in view; null: not known yet */
  count: number | null
  /** null while the list is closed */
  area: Asked | null
  isOpen: boolean
  toggle: () => void
  open: (place: MapPlace) => void
  /** the business whose row gets the focus on the way back from it */
  returnTo: number | null
  /** called when it has got it: the list may be closed and opened again */
  returned: () => void
  /** where the person is, as `lat,lng`, where that is known */
  from: string | null
}

/**
 * The businesses of an area as a list, beside the map or over its lower half: for whoever does not see the map, the way
 * through it.
 */
export function PlaceList({ count, area, isOpen, toggle, ...listed }: PlaceListProps) {
  const t = useBrowsingMessages()
  return (
    <section className="mapList" aria-labelledby="mapListTitle" data-open={isOpen}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls="mapPlaces" onClick={toggle}>
          <span id="mapListTitle">{t.map.listOfPlaces}</span>
          <span className="mapCount" role="status">
            {/* Of the same height, so that nothing moves when it is known. */}
            {count === null ? '\u00a0' : t.map.businesses({ count })}
          </span>
          <ExpandLessRoundedIcon />
        </button>
      </h2>
      <div id="mapPlaces" hidden={!isOpen}>
        {area && <Places area={area} {...listed} />}
      </div>
    </section>
  )
}

/** What a card does not know of a place: its preview asks for it. */
const notListed = { CategoryName: null, Address: null }

interface PlacesProps extends Pick<PlaceListProps, 'open' | 'returnTo' | 'returned' | 'from'> {
  area: Asked
}

function Places({ area, open, returnTo, returned, from }: PlacesProps) {
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
