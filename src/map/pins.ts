import { isAbsent } from '#resources/text/detect.ts'
import { digitsIn } from '#resources/text/digits.ts'
import type { Digits } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { iconSize, type MapMarker } from './markers.ts'

/** What markers say. */
export interface Names {
  readonly digits: Digits
  /** the accessible name of a cluster with this count */
  readonly nameOf: (count: number) => string
  /** the pictures of categories, by their names */
  readonly signs: ReadonlyMap<string, string>
}

/** How a marker looks on any map, ours or Google's (businessMap.css). */
export interface Pin {
  readonly className: string
  /** its width and height in px */
  readonly size: number
  readonly face: string | HTMLElement
  readonly title: string
  /** its accessible name */
  readonly label: string
}

/** What a pin shows: where that changes it is drawn anew. */
export const signOf = ({ place }: MapMarker, { signs }: Names) =>
  place && (place.RatingAverage ?? signs.get(place.CategoryName ?? '') ?? place.Thumbnail)

export function pinOf({ count, place }: MapMarker, names: Names): Pin {
  if (place) {
    const title = place.Name ?? ''
    return { className: 'mapPin business', size: iconSize, face: pill(place, names), title, label: title }
  }
  const title = digitsIn(names.digits, String(count))
  const size = count < 10 ? 40 : count < 1000 ? 48 : 56
  return { className: 'mapPin cluster', size, face: title, title, label: names.nameOf(count) }
}

/** A white pill: how good it is or, as long as nobody has rated it, the sign of its category. */
function pill(place: MapPlace, { digits, signs }: Names): HTMLElement {
  const element = document.createElement('span')
  element.className = 'pill'
  if (place.RatingAverage) {
    element.innerHTML = star
    element.append(digitsIn(digits, place.RatingAverage.toFixed(1)))
  } else {
    const image = document.createElement('img')
    image.alt = ''
    const file = signs.get(place.CategoryName ?? '') ?? place.Thumbnail
    if (file && !isAbsent(file)) image.src = uploadUrl(file)
    element.append(image)
  }
  return element
}

const star =
  '<svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true"><path d="M12 17.3 18.2 21l-1.6-7L22 9.2l-7.2-.6L12 2 9.2 8.6 2 9.2 7.5 14l-1.7 7z"/></svg>'
