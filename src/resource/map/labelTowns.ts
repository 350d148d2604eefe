import { DivIcon, Marker, Point, type Map } from 'leaflet'
import type { Town } from '#resources'

/** Space reserved per town name, in px. */
const labelSizePx = new Point(88, 24)

/** Labels a map with as many town names as fit without overlapping; returns a function that removes them. */
export function labelTowns(map: Map, towns: readonly Town[], nameOf: (town: Town) => string): () => void {
  let labels: Marker[] = []
  const clear = () => {
    labels.forEach((name) => name.remove())
    labels = []
  }
  const draw = () => {
    clear()
    const occupied: Point[] = []
    const bounds = map.getBounds().pad(0.1)
    for (const town of towns) {
      if ((town.Latitude === 0 && town.Longitude === 0) || !bounds.contains([town.Latitude, town.Longitude])) continue
      const at = map.latLngToContainerPoint([town.Latitude, town.Longitude])
      if (
        occupied.some((other) => Math.abs(other.x - at.x) < labelSizePx.x && Math.abs(other.y - at.y) < labelSizePx.y)
      )
        continue
      occupied.push(at)
      const label = document.createElement('span')
      label.textContent = nameOf(town)
      const icon = new DivIcon({ className: 'town', iconSize: labelSizePx, html: label })
      labels.push(new Marker([town.Latitude, town.Longitude], { icon, interactive: false, keyboard: false }).addTo(map))
    }
  }
  draw()
  map.on('zoomend moveend', draw)
  return () => {
    map.off('zoomend moveend', draw)
    clear()
  }
}
