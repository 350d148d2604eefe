import { DivIcon, Marker, Polyline, type LatLng, type Layer, type Map } from 'leaflet'
import { isAbsent } from '#resources/text/detect.ts'
import { digitsIn } from '#resources/text/digits.ts'
import type { Digits } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'
import { iconSize, type MapMarker } from './markers.ts'

interface Drawn {
  readonly marker: Marker
  readonly leg: Layer | undefined
}

/** The markers on a Leaflet map. Those that stay are left as they are, so that one keeps the focus and the finger on them. */
export class MarkerLayer {
  private drawn: ReadonlyMap<string, Drawn> = new globalThis.Map()

  constructor(
    private readonly map: Map,
    private readonly onTap: (marker: MapMarker) => void,
  ) {}

  /** @param nameOf the accessible name of a cluster with this count */
  draw(markers: readonly MapMarker[], digits: Digits, nameOf: (count: number) => string): void {
    const former = this.drawn
    const wanted = markers.map((one) => [`${one.key} ${one.latitude} ${one.longitude} ${digits}`, one] as const)
    this.drawn = new globalThis.Map(wanted.map(([key, one]) => [key, former.get(key) ?? this.add(one, digits, nameOf)]))
    let lost: LatLng | undefined
    for (const [key, { marker, leg }] of former) {
      if (this.drawn.has(key)) continue
      if (marker.getElement() === document.activeElement) lost = marker.getLatLng()
      marker.remove()
      leg?.remove()
    }
    // After a cluster is opened by keyboard, the nearest new marker takes the focus.
    if (lost) this.nearest(lost)?.getElement()?.focus({ preventScroll: true })
  }

  private add(one: MapMarker, digits: Digits, nameOf: (count: number) => string): Drawn {
    const { latitude, longitude, count, place, spot } = one
    const title = place ? (place.Name ?? '') : digitsIn(digits, String(count))
    const icon = place ? businessIcon(place.Thumbnail) : clusterIcon(title, count)
    const marker = new Marker([latitude, longitude], { icon, title, alt: '' }).addTo(this.map)
    marker.getElement()?.setAttribute('aria-label', place ? title : nameOf(count))
    marker.on('click keypress', () => this.onTap(one))
    const leg =
      spot && new Polyline([[spot.latitude, spot.longitude], marker.getLatLng()], { className: 'leg', weight: 2 })
    leg?.addTo(this.map)
    return { marker, leg }
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

function businessIcon(thumbnail: string | null): DivIcon {
  const image = document.createElement('img')
  image.alt = ''
  if (thumbnail && !isAbsent(thumbnail)) image.src = uploadUrl(thumbnail)
  return new DivIcon({ className: 'business', iconSize: [iconSize, iconSize], html: image })
}
