import type { MapBox } from '#resources/mapView.ts'
import type { Point } from '#src/fields/map/mapView.ts'

/** Part of the map that is in view. */
export interface MapView {
  readonly box: MapBox
  readonly centre: Point
  readonly zoom: number
}

const inTurn = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
const onMap = (latitude: number) => Math.max(-90, Math.min(90, latitude))

/** A box as the API takes it: maps count on when one goes around the Earth. */
export function toBox(west: number, south: number, east: number, north: number): MapBox {
  const isWhole = east - west >= 360
  return {
    west: isWhole ? -180 : inTurn(west),
    east: isWhole ? 180 : inTurn(east),
    south: onMap(south),
    north: onMap(north),
  }
}

const width = ({ west, east }: MapBox) => (east - west + 360) % 360 || 360

/** The box with this share of its size more on each side. */
export function padded(box: MapBox, share: number): MapBox {
  const [across, down] = [width(box) * share, (box.north - box.south) * share]
  const more = width(box) + 2 * across
  if (more >= 360) return toBox(-180, box.south - down, 180, box.north + down)
  return toBox(box.west - across, box.south - down, box.west - across + more, box.north + down)
}

export const contains = (box: MapBox, { latitude, longitude }: Point): boolean =>
  latitude >= box.south && latitude <= box.north && (longitude - box.west + 360) % 360 <= width(box)

export const isWithin = (inner: MapBox, outer: MapBox): boolean =>
  width(inner) <= width(outer) &&
  contains(outer, { latitude: inner.south, longitude: inner.west }) &&
  contains(outer, { latitude: inner.north, longitude: inner.east })

/** Px of the web's Mercator map at a zoom. */
export function toPixels({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude / 360 + 0.5) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world }
}

export function fromPixels({ x, y }: { x: number; y: number }, zoom: number): Point {
  const world = 256 * 2 ** zoom
  return {
    longitude: (x / world - 0.5) * 360,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
  }
}
