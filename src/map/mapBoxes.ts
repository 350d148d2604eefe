import type { MapBox } from '#resources/mapView.ts'
import type { Point } from './mapView.ts'

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

/** Side of a tile in px. */
const tile = 256
/** Latitude at which the web's Mercator map ends. */
const lastLatitude = 85.0511
/** Degrees with five decimals, which are a metre, so that none of the tiles beside is touched. */
const upwards = (degrees: number) => Math.ceil(degrees * 1e5) / 1e5
const downwards = (degrees: number) => Math.floor(degrees * 1e5) / 1e5

/**
 * The box in whole tiles of a zoom. It goes into an address, and its middle may be where a person is: how many tiles there are
 * follows from the size alone, and which is the first tells the middle to no less than a tile.
 */
export function wholeTiles(box: MapBox, zoom: number): MapBox {
  const around = 2 ** zoom
  const north = Math.min(box.north, lastLatitude)
  const south = Math.max(box.south, -lastLatitude)
  const first = toPixels({ latitude: north, longitude: box.west }, zoom)
  const height = toPixels({ latitude: south, longitude: box.west }, zoom).y - first.y
  const columns = tilesOver((width(box) / 360) * around * tile)
  const column = Math.floor(first.x / tile)
  const row = Math.floor(first.y / tile)
  const end = row + tilesOver(height)
  const isWhole = columns >= around
  const at = (x: number, y: number) => fromPixels({ x: x * tile, y: y * tile }, zoom)
  const [from, to] = [at(isWhole ? 0 : column, row), at(isWhole ? around : column + columns, end)]
  return toBox(
    upwards(from.longitude),
    end >= around ? -90 : upwards(to.latitude),
    downwards(to.longitude),
    row <= 0 ? 90 : downwards(from.latitude),
  )
}

/** The most tiles that a stretch of `px` can touch, wherever it begins. */
const tilesOver = (pixels: number) => Math.ceil(Math.round(pixels) / tile) + 1

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
