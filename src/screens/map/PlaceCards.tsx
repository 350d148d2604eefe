import { useEffect, useEffectEvent, useRef } from 'react'
import { StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useDigits, useMessages } from '#src/messages/index.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'

interface PlaceCardsProps {
  places: readonly MapPlace[]
  /** of whose marker stands out */
  at: number | null
  moveTo: (place: MapPlace) => void
  open: (place: MapPlace) => void
}

/** The single businesses in view, one card each, above the lowered list: as one swipes through them, their markers stand out in turn. */
export function PlaceCards({ places, at, moveTo, open }: PlaceCardsProps) {
  const t = useMessages()
  const formatDigits = useDigits()
  const row = useRef<HTMLUListElement>(null)
  // Where a marker was tapped its card comes into view.
  useEffect(() => {
    const card = [...(row.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['id'] === `${at}`,
    )
    if (card instanceof HTMLElement && row.current)
      row.current.scrollTo({ left: card.offsetLeft - (row.current.clientWidth - card.clientWidth) / 2 })
  }, [at])
  const follow = () => {
    const { current } = row
    if (!current) return
    const middle = current.scrollLeft + current.clientWidth / 2
    const card = [...current.children].find(
      (one) => one instanceof HTMLElement && one.offsetLeft + one.offsetWidth > middle,
    )
    const place = card instanceof HTMLElement && places.find(({ Id }) => card.dataset['id'] === `${Id}`)
    if (place && place.Id !== at) moveTo(place)
  }
  // The first one in the middle is meant, until one swipes.
  const first = places.some(({ Id }) => Id === at) ? undefined : places[0]?.Id
  const begin = useEffectEvent(follow)
  useEffect(() => {
    if (first !== undefined) begin()
  }, [first])
  return (
    <ul ref={row} className="mapCards" aria-label={t.lists.businesses} onScroll={follow}>
      {places.map((place) => (
        <li key={place.Id} data-id={place.Id}>
          <button type="button" aria-current={place.Id === at || undefined} onClick={() => open(place)}>
            <Avatar file={place.Thumbnail} name={place.Name} size={48} flag={place.CountryThumbnail} />
            <span>
              <b>{shownText(place.Name) ?? t.lists.noName}</b>
              <span>
                {place.RatingAverage ? <Star size="inherit" aria-hidden /> : null}
                <span>
                  {[
                    place.RatingAverage && formatDigits(place.RatingAverage.toFixed(1)),
                    shownText(place.CategoryName),
                    shownText(place.TownName),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
