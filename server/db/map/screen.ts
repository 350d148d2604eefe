import { lastZoom, type MapBox } from '#resources/mapView.ts'
import { toX, toY, world } from './mercator.ts'

/** A part of the map in whole tiles, so that people who look at about the same get the same kept answer. */
export interface Screen {
  readonly zoom: number
  /** The upper left tile, and how many there are. */
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

/** Tiles along a side, of 256 px each: more than the largest monitor shows. A larger box is answered at a lower zoom. */
const maxTiles = 18

const tileUnits = (zoom: number) => world / 2 ** zoom

/** The tiles that a box touches. */
export function screenOf({ west, south, east, north }: MapBox, zoom: number): Screen {
  for (let at = Math.max(0, Math.min(zoom, lastZoom)); ; at--) {
    const unit = tileUnits(at)
    const around = 2 ** at
    const [left, right] = [toX(west), toX(east)]
    const column = Math.floor(left / unit)
    const isWhole = west <= -180 && east >= 180
    const width = isWhole ? world : (right - left + world) % world || world
    const columns = Math.min(around, Math.ceil((left - column * unit + width) / unit))
    const row = Math.floor(toY(north) / unit)
    const rows = Math.min(around - row, Math.floor(toY(south) / unit) - row + 1)
    if ((columns <= maxTiles && rows <= maxTiles) || at === 0) return { zoom: at, column, row, columns, rows }
  }
}

/** As text, the same for all boxes with this answer. */
export const screenKey = ({ zoom, column, row, columns, rows }: Screen): string =>
  [zoom, column, row, columns, rows].join(' ')

/**
 * The screen in units of the world, with `margin` more tiles on each side where the world has them. It may cross the antimeridian: it
 * reaches from `left` on for `width`.
 */
export function extentOf({ zoom, column, row, columns, rows }: Screen, margin: number) {
  const unit = tileUnits(zoom)
  const around = 2 ** zoom
  const sides = Math.min(margin, Math.floor((around - columns) / 2))
  const above = Math.min(margin, row)
  const below = Math.min(margin, around - row - rows)
  return {
    left: (column - sides) * unit,
    top: (row - above) * unit,
    width: (columns + 2 * sides) * unit,
    height: (rows + above + below) * unit,
    /** What was asked for, in it. */
    inner: { left: sides * unit, top: above * unit, width: columns * unit, height: rows * unit },
    unitsPerPixel: unit / 256,
  }
}
