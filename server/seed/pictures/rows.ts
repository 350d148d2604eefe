import { at, box, layer, pick, times } from './ink.ts'
import { cel } from './paint.ts'
import { type Hues, tone } from './palette.ts'
import { standing } from './air.ts'
import { pottedPlant } from './objects/bits.ts'
import type { Stage } from './stage.ts'

/** What lies on shelves; a trade of large things alone (furniture) shows small models of them. */
export const small = (set: Stage) => {
  const found = set.cast.filter((thing) => !thing.stands)
  return found.length ? found : set.cast
}
export const outside = (set: Stage) => set.cast.filter((thing) => thing.stands === 'floor')
export const large = (set: Stage) => set.cast.filter((thing) => thing.stands)

/** A small thing shown on a crate in the street. */
export const onCrate = (x: number, y: number, drawing: string) =>
  layer(
    standing(
      x,
      y,
      1,
      layer(
        box(-66, -62, 132, 62, 5, cel(tone.wood)),
        ...[-44, -24].map((z) => box(-66, z, 132, 4, 0, tone.darkWood, 'opacity=".5"')),
        box(-72, -70, 144, 14, 5, cel(tone.rattan)),
      ),
    ),
    at(x, y - 66, 0.68, drawing),
  )

/** A row of a trade's smaller things on a line; `gap` opens a space in the middle for a seller. */
export const row = (
  set: Stage,
  x: number,
  y: number,
  step: number,
  count: number,
  scale: number,
  from: number,
  gap = 0,
) => {
  const cast = small(set)
  return times(count, (n) =>
    at(
      x + n * step + (n >= count / 2 ? gap : 0),
      y,
      scale * (0.92 + ((n * 7 + from) % 3) * 0.06),
      pick(cast, n + from).draw(n % 3 === 0 ? set.own : set.hue(n + from)),
    ),
  )
}

export const plant = (x: number, y: number, scale: number, hues: Hues) => standing(x, y, scale, pottedPlant(hues.a))
