import { DivIcon, Marker, Point, type Map } from 'leaflet'
import type { Town } from '#resources'

/** Room a name takes, px. */
const room = new Point(88, 24)

/** Writes the names of towns on a map, as many as do not stand on each other; returns the way to take them off. */
export function nameTowns(map: Map, towns: readonly Town[], nameOf: (town: Town) => string): () => void {
  let written: Marker[] = []
  const clear = () => {
    written.forEach((name) => name.remove())
    written = []
  }
  const write = () => {
    clear()
    const taken: Point[] = []
    const bounds = map.getBounds().pad(0.1)
    for (const town of towns) {
      if ((town.Latitude === 0 && town.Longitude === 0) || !bounds.contains([town.Latitude, town.Longitude])) continue
      const at = map.latLngToContainerPoint([town.Latitude, town.Longitude])
      if (taken.some((other) => Math.abs(other.x - at.x) < room.x && Math.abs(other.y - at.y) < room.y)) continue
      taken.push(at)
      const label = document.createElement('span')
      label.textContent = nameOf(town)
      const icon = new DivIcon({ className: 'town', iconSize: room, html: label })
      written.push(
        new Marker([town.Latitude, town.Longitude], { icon, interactive: false, keyboard: false }).addTo(map),
      )
    }
  }
  write()
  map.on('zoomend moveend', write)
  return () => {
    map.off('zoomend moveend', write)
    clear()
  }
}
