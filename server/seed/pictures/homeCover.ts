import { at, box, disc, group, layer, oval, path, pick, times, turn } from './ink.ts'
import { ball, cel, fall, lift, mix, shade, sheet, soft } from './paint.ts'
import { hues, tone } from './palette.ts'
import { type Air, grain, landscape, palm, standing, street } from './air.ts'
import { along, awning, bunting, lantern, parasol } from './props.ts'
import { figure, trishaw } from './figures.ts'
import { basket, leaf, pottedPlant } from './objects/bits.ts'
import { things } from './objects/index.ts'
import type { Motif } from '../motifs.ts'

const width = 1600
const height = 900
const morning: Air = {
  sky: ['#F2A65A', '#FFF0CF'],
  hills: ['#EBB98F', '#C88A84', '#8A5470'],
  street: '#E6C69A',
  sun: '#FFF6DC',
}

/** The fruit the brand has its colour from: a dark ball with its green cap. */
const mangosteen = (x: number, y: number, radius: number) =>
  layer(
    disc(x, y, radius, ball(tone.mangosteen)),
    times(4, (n) =>
      turn(
        n * 52 - 78,
        x,
        y - radius * 0.72,
        oval(x, y - radius * 0.98, radius * 0.26, radius * 0.36, cel(n % 2 ? tone.leaf : '#5FA35A')),
      ),
    ),
    oval(x, y - radius * 0.78, radius * 0.3, radius * 0.16, tone.deepLeaf),
  )

const openMangosteen = (x: number, y: number, radius: number) =>
  layer(
    disc(x, y, radius, cel(tone.mangosteen)),
    disc(x, y, radius * 0.76, '#B5476F'),
    times(6, (n) => turn(n * 60, x, y, oval(x, y - radius * 0.33, radius * 0.22, radius * 0.31, soft(tone.white)))),
  )

/** A house of two floors in the row behind the stalls. */
const house = (x: number, wide: number, high: number, colour: string, shutter: string, roof: string) => {
  const top = 590 - high
  const windows = Math.max(2, Math.round(wide / 92))
  const step = wide / windows
  return layer(
    box(x, top, wide, high, 3, fall(colour)),
    path(`M${x - 16} ${top + 6}L${x + 16} ${top - 44}H${x + wide - 16}L${x + wide + 16} ${top + 6}z`, fall(roof)),
    box(x - 18, top, wide + 36, 11, 5, shade(roof, 0.28)),
    times(windows, (n) => {
      const mid = x + step * (n + 0.5)
      return layer(
        box(mid - 22, top + 40, 44, 66, 22, mix(tone.mangosteen, colour, 0.4)),
        box(mid - 22, top + 62, 44, 44, 0, mix(tone.mangosteen, colour, 0.4)),
        box(mid - 38, top + 42, 17, 64, 3, cel(shutter)),
        box(mid + 21, top + 42, 17, 64, 3, cel(shutter)),
        n % 2 ? '' : times(3, (k) => disc(mid - 16 + k * 16, top + 108, 9, k % 2 ? tone.leaf : tone.lime)),
      )
    }),
    box(x, top + 124, wide, 9, 0, shade(colour, 0.2)),
    times(Math.round(wide / 22), (n) => box(x + 6 + n * 22, top + 133, 5, 30, 2, shade(colour, 0.3))),
    box(x - 4, top + 160, wide + 8, 10, 3, shade(shutter, 0.15)),
  )
}

/** A stall of a trade: seller, counter, things under a striped awning. */
const stall = (x: number, base: number, wide: number, motif: Motif, colour: number, person: number) => {
  const { a, b } = pick(hues, colour)
  const cast = things[motif].filter((thing) => !thing.stands)
  const count = Math.round(wide / 92)
  return layer(
    oval(x + wide / 2, base + 4, wide * 0.56, 15, '#3A0E2E', 'opacity=".2"'),
    box(x + 6, base - 250, 12, 250, 4, cel(tone.wood)),
    box(x + wide - 18, base - 250, 12, 250, 4, cel(tone.wood)),
    box(x + 18, base - 220, wide - 36, 150, 0, fall(mix(a, '#43202F', 0.5)), 'opacity=".92"'),
    box(x + 22, base - 152, wide - 44, 8, 3, tone.wood),
    times(count, (n) =>
      count % 2 && n === (count - 1) / 2
        ? ''
        : at(x + (wide / count) * (n + 0.5), base - 152, 0.27, pick(cast, n + 2).draw(pick(hues, n + colour + 3))),
    ),
    at(x + wide / 2, base + 20, 0.94, figure(person, 'seller')),
    box(x, base - 84, wide, 84, 5, soft(mix(tone.wood, a, 0.3))),
    times(Math.round(wide / 70), (n) =>
      box(
        x + 12 + n * ((wide - 20) / Math.round(wide / 70)),
        base - 58,
        (wide - 20) / Math.round(wide / 70) - 10,
        46,
        5,
        tone.mangosteen,
        'opacity=".16"',
      ),
    ),
    box(x - 10, base - 92, wide + 20, 18, 6, cel(b)),
    times(count, (n) =>
      count % 2 && n === (count - 1) / 2
        ? ''
        : at(x + (wide / count) * (n + 0.5), base - 91, 0.44, pick(cast, n).draw(pick(hues, n + colour))),
    ),
    awning(x - 8, base - 292, wide + 16, 62, a, mix(b, tone.cream, 0.25)),
  )
}

const fruitBasket = (x: number, y: number, scale: number, draw: (x: number, y: number, r: number) => string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    oval(6, -2, 96, 13, '#3A0E2E', 'opacity=".22"'),
    ...(
      [
        [-52, -84],
        [0, -86],
        [52, -84],
        [-26, -112],
        [28, -112],
        [0, -138],
      ] as const
    ).map(([fx, fy]) => draw(fx, fy, 30)),
    basket(-68, 90, 68),
  )

/** A basket with a cone of something ground: turmeric, chilli, tea leaf. */
const spices = (x: number, y: number, scale: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    oval(6, -2, 96, 13, '#3A0E2E', 'opacity=".22"'),
    path('M-78 -62Q-40 -84 -12 -136Q0 -150 12 -136Q40 -84 78 -62z', soft(colour)),
    ...[-34, -8, 22, 40, -50, 8].map((d, n) =>
      disc(d, -72 - ((n * 17) % 34) * (1 - Math.abs(d) / 60), 3, lift(colour, 0.5)),
    ),
    turn(28, 30, -100, box(26, -150, 9, 56, 4, cel(tone.wood)), oval(30, -92, 14, 18, cel(tone.wood))),
    basket(-60, 88, 66),
  )

/** A market street in Myanmar in the morning, 1600 × 900: the picture over the home feed. */
export function drawHomeCover(): string {
  return sheet(
    width,
    height,
    layer(
      landscape(morning, width, height, 500, 'zay'),
      palm(60, 600, 1.15, morning),
      palm(1556, 600, 1.2, morning, -1),
      palm(838, 590, 0.9, morning),
      house(110, 230, 300, '#F2D6B0', tone.teal, tone.brick),
      house(346, 190, 350, '#E9B7A4', tone.mangosteen, '#8A4A48'),
      house(542, 210, 280, '#F6E3BE', tone.leaf, tone.brick),
      house(930, 220, 330, '#CFE0CB', tone.plum, '#8A4A48'),
      house(1156, 200, 290, '#F4D9A0', tone.indigo, tone.brick),
      house(1362, 200, 340, '#E7C4CE', tone.teal, '#8A4A48'),
      street(morning, width, height, 586),
      along(0, 150, 800, 120, 46, 9, (x, y, n) =>
        lantern(
          x,
          y,
          0.62 + (n % 3) * 0.1,
          pick([tone.chilli, tone.turmeric, tone.mangosteen, tone.saffron], n),
          false,
        ),
      ),
      bunting(800, 120, 1600, 160, 48, [tone.mangosteen, tone.turmeric, tone.leaf, tone.cream, tone.chilli]),
      at(800, 622, 0.66, figure(4)),
      at(872, 618, 0.62, figure(13)),
      at(752, 634, 0.7, figure(8)),
      stall(34, 660, 300, 'flowerShop', 2, 7),
      stall(388, 646, 276, 'teaShop', 1, 2),
      stall(960, 646, 276, 'handicraft', 0, 12),
      stall(1288, 664, 300, 'grocery', 3, 9),
      parasol(706, 690, 0.78, tone.turmeric, tone.mangosteen),
      parasol(918, 700, 0.72, tone.leaf, tone.cream),
      fruitBasket(676, 700, 0.5, (x, y, r) => disc(x, y, r, ball(tone.saffron))),
      fruitBasket(744, 706, 0.5, (x, y, r) => disc(x, y, r, ball(tone.lime))),
      fruitBasket(930, 714, 0.54, (x, y, r) => disc(x, y, r, ball(tone.chilli))),
      oval(800, 806, 620, 60, lift(morning.street, 0.4), 'opacity=".6"'),
      at(548, 806, 1.18, trishaw(tone.mangosteen, tone.turmeric, 1, 12)),
      at(352, 770, 1.04, figure(16)),
      at(1040, 806, 1.08, figure(25)),
      at(1114, 816, 1.06, figure(6)),
      at(878, 800, 1.14, figure(12)),
      at(800, 806, 0.78, figure(11)),
      at(1272, 782, 1.04, figure(20)),
      standing(118, 812, 1, pottedPlant(tone.teal)),
      group(
        'translate(0 60)',
        fruitBasket(214, 806, 1.16, mangosteen),
        openMangosteen(340, 792, 34),
        mangosteen(404, 800, 28),
        openMangosteen(60, 806, 30),
      ),
      spices(1236, 862, 0.86, tone.chilli),
      spices(1532, 858, 0.9, tone.leaf),
      spices(1386, 874, 1.12, tone.turmeric),
      ...[
        [-20, 300, 40],
        [-30, 250, 66],
        [-10, 380, 20],
      ].map(([x = 0, y = 0, turned = 0], n) =>
        leaf(x, y - 260, 300 - n * 20, turned, n % 2 ? tone.leaf : tone.deepLeaf),
      ),
      ...[
        [1620, 20, 130],
        [1630, -10, 112],
        [1625, 60, 152],
      ].map(([x = 0, y = 0, turned = 0], n) => leaf(x, y, 290 - n * 24, turned, n % 2 ? tone.leaf : tone.deepLeaf)),
      grain(width, height, 'zay', 140),
    ),
  )
}
