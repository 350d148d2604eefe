import { box, disc, group, layer, line, oval, path, round, times, turn } from './ink.ts'
import { ball, cel, fall, glow, lift, shade, soft } from './paint.ts'
import { type Hues, tone } from './palette.ts'

/** A striped awning with scallops, its upper edge from (x, y); `deep` is how far it hangs down. */
export const awning = (x: number, y: number, wide: number, deep: number, first: string, second: string) => {
  const count = Math.max(6, Math.round(wide / 62))
  const step = wide / count
  const spread = 1.06
  const left = x - (wide * (spread - 1)) / 2
  const stepBelow = (wide * spread) / count
  return layer(
    path(
      `M${round(left)} ${y + deep}H${round(left + wide * spread)}V${y + deep + 34}H${round(left)}z`,
      tone.mangosteen,
      'opacity=".16"',
    ),
    times(count, (n) => {
      const colour = n % 2 ? second : first
      const topLeft = x + n * step
      const below = left + n * stepBelow
      return layer(
        path(
          `M${round(topLeft)} ${y}H${round(topLeft + step)}L${round(below + stepBelow)} ${y + deep}H${round(below)}z`,
          fall(colour),
        ),
        path(
          `M${round(below)} ${y + deep}h${round(stepBelow)}v8a${round(stepBelow / 2)} ${round(stepBelow / 2.3)} 0 0 1 ${round(-stepBelow)} 0z`,
          shade(colour, 0.1),
        ),
      )
    }),
    box(x - 6, y - 8, wide + 12, 14, 7, shade(first, 0.2)),
  )
}

/** A paper lantern hanging from (x, y) on a cord. */
export const lantern = (x: number, y: number, size: number, colour: string, lit = true) =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${round(size)})`,
    lit ? disc(0, 62, 92, glow(tone.turmeric)) : '',
    line('M0 0V28', tone.darkWood, 3),
    path('M-12 28H12L38 48V80L12 100H-12L-38 80V48z', ball(colour)),
    path('M-12 28L-18 48V80L-12 100H12L18 80V48L12 28z', tone.turmeric, 'opacity=".38"'),
    line('M-38 48H38M-38 80H38', tone.gold, 3.5),
    box(-15, 24, 30, 8, 3, tone.gold),
    box(-15, 97, 30, 8, 3, tone.gold),
    line('M-8 106V124M0 106V130M8 106V124', tone.chilli, 3.5),
  )

/** A cord from (x1, y1) to (x2, y2) sagging by `sag`, with `count` places along it. */
export const along = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  draw: (x: number, y: number, n: number) => string,
) =>
  layer(
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, tone.darkWood, 3),
    times(count, (n) => {
      const t = (n + 0.5) / count
      const y = (1 - t) * (1 - t) * y1 + 2 * (1 - t) * t * ((y1 + y2) / 2 + sag * 2) + t * t * y2
      return draw(round(x1 + (x2 - x1) * t), round(y), n)
    }),
  )

export const bunting = (x1: number, y1: number, x2: number, y2: number, sag: number, colours: readonly string[]) =>
  along(x1, y1, x2, y2, sag, Math.round(Math.abs(x2 - x1) / 46), (x, y, n) =>
    path(`M${x - 15} ${y}H${x + 15}L${x} ${y + 32}z`, colours[n % colours.length] ?? tone.chilli),
  )

/** A market umbrella standing at (x, y). */
export const parasol = (x: number, y: number, size: number, first: string, second: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    box(-5, -300, 10, 300, 4, fall(tone.darkWood)),
    path(
      'M-190 -262Q-120 -380 0 -390Q120 -380 190 -262Q158 -278 126 -262Q95 -278 63 -262Q32 -278 0 -262Q-32 -278 -63 -262Q-95 -278 -126 -262Q-158 -278 -190 -262z',
      cel(first),
    ),
    path('M0 -390Q-54 -350 -63 -262Q-32 -278 0 -262Q32 -278 63 -262Q54 -350 0 -390z', second),
    path(
      'M0 -390Q-150 -360 -190 -262Q-158 -278 -126 -262Q-100 -350 0 -390zM0 -390Q150 -360 190 -262Q158 -278 126 -262Q100 -350 0 -390z',
      second,
      'opacity=".85"',
    ),
    path('M126 -262Q158 -278 190 -262Q150 -360 0 -390Q100 -350 126 -262z', tone.mangosteen, 'opacity=".16"'),
    disc(0, -392, 8, tone.gold),
  )

/** A hanging lamp with its cone of light. */
export const lamp = (x: number, long: number, size: number, colour: string) =>
  layer(
    line(`M${x} 0V${long}`, tone.ink, 4),
    disc(x, long + 30 * size, 150 * size, glow('#FFE39A')),
    path(
      `M${x - 14 * size} ${long}H${x + 14 * size}L${x + 52 * size} ${long + 44 * size}H${x - 52 * size}z`,
      cel(colour),
    ),
    path(`M${x - 26 * size} ${long + 44 * size}a${26 * size} ${20 * size} 0 0 0 ${52 * size} 0z`, '#FFF1BF'),
  )

/** A counter with its top at y. */
export const counter = (x: number, y: number, wide: number, high: number, front: string, hues: Hues) =>
  layer(
    box(x + 10, y, wide - 20, high, 4, soft(front)),
    times(Math.round(wide / 90), (n) =>
      box(
        round(x + 26 + n * ((wide - 40) / Math.round(wide / 90))),
        y + 34,
        round((wide - 40) / Math.round(wide / 90) - 14),
        high - 52,
        6,
        shade(front, 0.1),
        'opacity=".55"',
      ),
    ),
    box(x + 10, y + 16, wide - 20, 12, 0, shade(front, 0.3), 'opacity=".6"'),
    box(x, y - 6, wide, 24, 8, cel(hues.b)),
  )

export const shelf = (x: number, y: number, wide: number, colour: string = tone.wood) =>
  layer(box(x, y + 12, wide, 16, 0, tone.mangosteen, 'opacity=".12"'), box(x, y, wide, 14, 4, cel(colour)))

/** A round sign without words: the frame for a picture of what is sold. */
export const medallion = (x: number, y: number, radius: number, ring: string, face: string) =>
  layer(
    disc(x + 4, y + 8, radius * 1.08, tone.mangosteen, 'opacity=".22"'),
    disc(x, y, radius * 1.08, cel(ring)),
    disc(x, y, radius * 0.94, face),
    disc(
      x,
      y,
      radius * 0.86,
      'none',
      `stroke="${ring}" stroke-width="${round(radius * 0.03)}" stroke-dasharray="2 ${round(radius * 0.1)}" stroke-linecap="round"`,
    ),
  )

/** The shadow of a palm frond on a wall, as light through a doorway throws it. */
export const leafShadow = (x: number, y: number, size: number, flip = false) =>
  group(
    `translate(${x} ${y}) scale(${flip ? -size : size} ${size})`,
    times(9, (n) =>
      turn(
        -58 + n * 19,
        0,
        0,
        path(`M14 0Q110 ${-24} ${270 - Math.abs(n - 4) * 14} 6Q120 24 14 0z`, tone.mangosteen, 'opacity=".07"'),
      ),
    ),
    line('M14 0Q-50 -50 -80 -150', tone.mangosteen, 11, 'opacity=".07"'),
  )

/** Cloth over the edge of a table, from y downwards. */
export const cloth = (width: number, y: number, height: number, colour: string, pattern: string) =>
  layer(
    box(0, y, width, height, 0, fall(colour)),
    box(0, y, width, height, 0, pattern, 'opacity=".28"'),
    box(0, y, width, 9, 0, lift(colour, 0.25)),
  )

export const confetti = (
  width: number,
  height: number,
  roll: () => number,
  colours: readonly string[],
  count: number,
) =>
  times(count, (n) => {
    const x = round(roll() * width)
    const y = round(roll() * height)
    const colour = colours[n % colours.length] ?? tone.turmeric
    const angle = round(roll() * 180)
    return n % 3 === 0
      ? disc(x, y, round(5 + roll() * 5), colour)
      : n % 3 === 1
        ? `<g transform="rotate(${angle} ${x} ${y})">${box(x - 10, y - 4, 20, 8, 3, colour)}</g>`
        : line(`M${x} ${y}q8 -12 16 0t16 0`, colour, 5)
  })

/** A rug of shade under a group. */
export const ground = (x: number, y: number, wide: number) =>
  oval(x, y, wide, wide * 0.09, tone.mangosteen, 'opacity=".16"')
