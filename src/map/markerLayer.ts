import { DivIcon, Marker, Polyline, type LatLng, type Layer, type Map } from 'leaflet'
import { isAbsent } from '#resources/text/detect.ts'
import { digitsIn } from '#resources/text/digits.ts'
import type { Digits } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { iconSize, seenAt, type MapMarker } from './markers.ts'

interface Drawn {
  /** of what it shows */
  readonly key: string
  readonly marker: Marker
  readonly leg: Layer | undefined
}

/** What markers say. */
export interface Names {
  readonly digits: Digits
  /** the accessible name of a cluster with this count */
  readonly nameOf: (count: number) => string
  /** the pictures of categories, by their names */
  readonly signs: ReadonlyMap<string, string>
}

const signOf = ({ place }: MapMarker, { signs }: Names) =>
  place && (place.RatingAverage ?? signs.get(place.CategoryName ?? '') ?? place.Thumbnail)

/** The markers on a Leaflet map. Those that stay are left as they are, so that one keeps the focus and the finger on them. */
export class MarkerLayer {
  private drawn: ReadonlyMap<string, Drawn> = new globalThis.Map()
  private lifted: string | undefined

  constructor(
    private readonly map: Map,
    private readonly onTap: (marker: MapMarker) => void,
  ) {}

  draw(markers: readonly MapMarker[], names: Names): void {
    const former = this.drawn
    const wanted = markers.map((one) => {
      const { latitude, longitude } = seenAt(one)
      return [`${one.key} ${latitude} ${longitude} ${names.digits} ${signOf(one, names)}`, one] as const
    })
    this.drawn = new globalThis.Map(wanted.map(([key, one]) => [key, former.get(key) ?? this.add(one, names)]))
    let lost: LatLng | undefined
    for (const [key, { marker, leg }] of former) {
      if (this.drawn.has(key)) continue
      if (marker.getElement() === document.activeElement) lost = marker.getLatLng()
      marker.remove()
      leg?.remove()
    }
    // After a cluster is opened by keyboard, the nearest new marker takes the focus.
    if (lost) this.nearest(lost)?.getElement()?.focus({ preventScroll: true })
    this.lift(this.lifted)
  }

  /** Makes one stand out, and the others not, also when they are drawn anew. */
  lift(lifted: string | undefined): void {
    this.lifted = lifted
    for (const { key, marker } of this.drawn.values()) {
      const isLifted = key === lifted
      marker.getElement()?.classList.toggle('lifted', isLifted)
      marker.setZIndexOffset(isLifted ? 10_000 : 0)
    }
  }

  private add(one: MapMarker, names: Names): Drawn {
    const { key, count, place, spot } = one
    const { latitude, longitude } = seenAt(one)
    const title = place ? (place.Name ?? '') : digitsIn(names.digits, String(count))
    const icon = place ? businessIcon(place, names) : clusterIcon(title, count)
    const marker = new Marker([latitude, longitude], { icon, title, alt: '' }).addTo(this.map)
    marker.getElement()?.setAttribute('aria-label', place ? title : names.nameOf(count))
    marker.on('click keypress', () => this.onTap(one))
    const leg =
      spot && new Polyline([[spot.latitude, spot.longitude], marker.getLatLng()], { className: 'leg', weight: 2 })
    leg?.addTo(this.map)
    return { key, marker, leg }
  }

  private nearest(to: LatLng): Marker | undefined {
    const away = (marker: Marker) => this.map.distance(marker.getLatLng(), to)
    return [...this.drawn.values()].map(({ marker }) => marker).sort((one, other) => away(one) - away(other))[0]
  }
}

function clusterIcon(label: string, count: number): DivIcon {
  const size = count < 10 ? 40 : count < 1000 ? 48 : 56
  return new DivIcon({ className: 'cluster', iconSize: [size, size], html: label })
}

/** A white pill: how good it is or, as long as nobody has rated it, the sign of its category. It is 50 × 50 px (spec 9.17). */
function businessIcon(place: MapPlace, { digits, signs }: Names): DivIcon {
  const pill = document.createElement('span')
  pill.className = 'pill'
  if (place.RatingAverage) {
    pill.innerHTML = star
    pill.append(digitsIn(digits, place.RatingAverage.toFixed(1)))
  } else {
    const image = document.createElement('img')
    image.alt = ''
    const file = signs.get(place.CategoryName ?? '') ?? place.Thumbnail
    if (file && !isAbsent(file)) image.src = uploadUrl(file)
    pill.append(image)
  }
  return new DivIcon({ className: 'business', iconSize: [iconSize, iconSize], html: pill })
}

const star =
  '<svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true"><path d="M12 17.3 18.2 21l-1.6-7L22 9.2l-7.2-.6L12 2 9.2 8.6 2 9.2 7.5 14l-1.7 7z"/></svg>'
