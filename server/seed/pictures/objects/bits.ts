import { box, disc, faint, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'

/** Two curls of steam rising from (x, y). */
export const steam = (x: number, y: number) =>
  faint(
    0.65,
    line(`M${x - 14} ${y}q-12 -16 0 -30t0 -30`, tone.white, 7),
    line(`M${x + 14} ${y - 6}q-12 -16 0 -30t0 -26`, tone.white, 7),
  )

/** A plate lying at height y, seen a little from above. */
export const plate = (y: number, radius: number, colour: string, rim = tone.white) =>
  layer(
    oval(0, y + 5, radius * 0.7, radius * 0.16, tone.ink, 'opacity=".25"'),
    oval(0, y, radius, radius * 0.24, cel(colour)),
    oval(0, y - 3, radius * 0.9, radius * 0.19, rim),
    oval(0, y - 2, radius * 0.72, radius * 0.13, tone.sand, 'opacity=".6"'),
  )

/** A bowl with its rim at height y; what is in it is drawn by the caller on top of the rim. */
export const bowl = (y: number, radius: number, colour: string, band: string) => {
  const deep = -y
  return layer(
    box(-radius * 0.42, -10, radius * 0.84, 10, 4, tone.ink, 'opacity=".35"'),
    path(
      `M${-radius} ${y}C${-radius} ${y + deep * 0.7} ${-radius * 0.6} -6 0 -6S${radius} ${y + deep * 0.7} ${radius} ${y}z`,
      cel(colour),
    ),
    line(`M${-radius * 0.93} ${y + deep * 0.3}Q0 ${y + deep * 0.62} ${radius * 0.93} ${y + deep * 0.3}`, band, 7),
    oval(0, y, radius, radius * 0.25, tone.white),
  )
}

/** A leaf from (x, y), growing at an angle (0 points right), with its rib. */
export const leaf = (x: number, y: number, long: number, angle: number, colour: string) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    path(
      `M0 0C${long * 0.3} ${-long * 0.34} ${long * 0.75} ${-long * 0.28} ${long} 0C${long * 0.75} ${long * 0.2} ${long * 0.3} ${long * 0.24} 0 0z`,
      soft(colour),
    ),
    line(`M${long * 0.08} 0L${long * 0.8} -1`, tone.cream, Math.max(1.5, long * 0.03), 'opacity=".45"'),
  )

/** A five-petalled flower. */
export const flower = (x: number, y: number, radius: number, colour: string, heart: string = tone.turmeric) =>
  layer(
    times(5, (n) => turn(n * 72 + 10, x, y, oval(x, y - radius * 0.56, radius * 0.4, radius * 0.5, soft(colour)))),
    disc(x, y, radius * 0.26, heart),
  )

/** A bottle with shoulders, `wide` broad and `high` tall, standing at x. */
export const bottle = (x: number, wide: number, high: number, colour: string, cap: string, label: string) => {
  const half = wide / 2
  const neck = half * 0.42
  return group(
    `translate(${x} 0)`,
    path(
      `M${-half} -8V${-high * 0.6}Q${-half} ${-high * 0.74} ${-neck} ${-high * 0.8}V${-high * 0.9}H${neck}V${-high * 0.8}Q${half} ${-high * 0.74} ${half} ${-high * 0.6}V-8Q${half} 0 ${half - 8} 0H${8 - half}Q${-half} 0 ${-half} -8z`,
      tube(colour),
    ),
    box(-neck - 4, -high, neck * 2 + 8, high * 0.13, 4, tube(cap)),
    box(-half, -high * 0.52, wide, high * 0.32, 0, label),
    disc(0, -high * 0.36, Math.min(half * 0.45, high * 0.11), cap),
  )
}

/** A full sack tied at the top. */
export const sack = (colour: string, mark: string, emblem = '') =>
  layer(
    path(
      'M-66 -8C-86 -50 -80 -112 -52 -140Q-30 -150 -22 -156H22Q30 -150 52 -140C80 -112 86 -50 66 -8Q50 2 0 2T-66 -8z',
      soft(colour),
    ),
    path('M-24 -150Q-44 -184 -30 -190Q-8 -180 0 -182Q10 -180 30 -190Q44 -184 24 -150z', cel(colour)),
    line('M-27 -152Q0 -142 27 -152', mark, 9),
    path('M30 -146C66 -116 76 -50 52 -4Q60 -4 66 -8C86 -50 80 -112 52 -140z', tone.mangosteen, 'opacity=".14"'),
    emblem,
  )

/** A woven basket, its rim at height y. */
export const basket = (y: number, top: number, bottom: number, colour: string = tone.rattan) =>
  layer(
    path(`M${-top} ${y}L${-bottom} -4Q0 6 ${bottom} -4L${top} ${y}z`, cel(colour)),
    path(`M${-top} ${y}L${-bottom} -4Q0 6 ${bottom} -4L${top} ${y}z`, `url(#checks-7A4526)`, 'opacity=".4"'),
    box(-top - 5, y - 7, top * 2 + 10, 14, 7, cel(colour)),
    line(`M${-top} ${y}H${top}`, tone.darkWood, 2.5, 'stroke-dasharray="3 9" opacity=".7"'),
  )

/** A four-pointed spark, for what shines. */
export const spark = (x: number, y: number, size: number, colour: string = tone.white) =>
  path(
    `M${x} ${y - size}Q${x + size * 0.12} ${y - size * 0.12} ${x + size} ${y}Q${x + size * 0.12} ${y + size * 0.12} ${x} ${y + size}Q${x - size * 0.12} ${y + size * 0.12} ${x - size} ${y}Q${x - size * 0.12} ${y - size * 0.12} ${x} ${y - size}z`,
    colour,
  )

/** A wheel seen from the side. */
export const wheel = (x: number, y: number, radius: number, hub: string = tone.steel) =>
  layer(
    disc(x, y, radius, tone.ink),
    disc(x, y, radius * 0.62, cel(hub)),
    disc(x, y, radius * 0.2, tone.iron),
    times(5, (n) => turn(n * 72, x, y, disc(x, y - radius * 0.4, radius * 0.07, tone.iron))),
  )

/** A flower pot with what grows in it drawn by the caller above y = -60. */
export const pot = (colour: string, band: string) =>
  layer(
    path('M-40 -56L-30 -4Q0 4 30 -4L40 -56z', cel(colour)),
    box(-46, -66, 92, 16, 6, cel(colour)),
    line('M-34 -32Q0 -24 34 -32', band, 5),
  )

/** A leafy plant in a pot. */
export const pottedPlant = (colour: string, green: string = tone.leaf) =>
  layer(
    leaf(0, -58, 96, -140, green),
    leaf(0, -58, 96, -40, green),
    leaf(0, -58, 110, -115, tone.deepLeaf),
    leaf(0, -58, 110, -64, green),
    leaf(0, -58, 124, -90, tone.leaf),
    leaf(0, -58, 70, -20, tone.deepLeaf),
    leaf(0, -58, 70, -160, tone.leaf),
    pot(colour, tone.turmeric),
  )

/** Glossy round fruit or sweets in a heap: rows from the bottom up. */
export const heap = (y: number, radius: number, rows: number, colours: readonly string[]) =>
  times(rows, (row) =>
    times(rows - row, (n) => {
      const x = (n - (rows - row - 1) / 2) * radius * 1.9
      return disc(
        x,
        y - radius * 0.8 - row * radius * 1.5,
        radius,
        ball(colours[(n + row) % colours.length] ?? tone.saffron),
      )
    }),
  )
