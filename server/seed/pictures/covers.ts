import { at, box, disc, group, layer, line, oval, path, pick, times } from './ink.ts'
import { cel, fall, lift, mix, shade, waves } from './paint.ts'
import { tone } from './palette.ts'
import { grain, landscape, palm, rain, skyline, standing, street } from './air.ts'
import { awning, along, bunting, counter, lamp, lantern, medallion, parasol, shelf } from './props.ts'
import { pottedPlant } from './objects/bits.ts'
import { figure } from './figures.ts'
import type { Stage } from './stage.ts'

import { onCrate, outside, plant, row, small } from './rows.ts'

const width = 1200
const height = 675

/** A shop house seen from across the street, open in front. */
export function shopFront(set: Stage): string {
  const { own, variant } = set
  const air = set.air(variant)
  const wall = mix(set.ground(0).wall, air.hills[2], air.dark ? 0.35 : 0.06)
  const side = mix(set.ground(2).shape, air.hills[1], air.dark ? 0.5 : 0.3)
  const hero = outside(set)
  return layer(
    landscape(air, width, height, 430, set.seed),
    skyline(air, width, 470, set.seed),
    palm(96, 560, 1.15, air),
    palm(1120, 560, 1, air, -1),
    box(-40, 250, 290, 320, 4, fall(side)),
    path('M-60 256L100 190L270 256z', shade(side, 0.25)),
    box(960, 220, 300, 350, 4, fall(side)),
    path('M940 226L1110 160L1280 226z', shade(side, 0.25)),
    ...[40, 140, 1010, 1100].map((x) =>
      layer(
        box(x, 300, 58, 76, 4, air.dark ? '#FFD98A' : '#7FA0A8'),
        box(x - 12, 300, 12, 76, 2, own.a),
        box(x + 58, 300, 12, 76, 2, own.a),
      ),
    ),
    street(air, width, height, 560),
    box(196, 96, 808, 470, 6, fall(wall)),
    path('M170 104L230 40H970L1030 104z', fall(shade(tone.brick, 0.1))),
    times(15, (n) => line(`M${238 + n * 52} 44L${190 + n * 58.5} 100`, tone.mangosteen, 3, 'opacity=".25"')),
    box(164, 98, 872, 14, 6, shade(tone.brick, 0.3)),
    ...[262, 846].map((x) =>
      layer(
        box(x - 8, 136, 108, 116, 6, tone.white),
        box(x, 144, 92, 100, 3, air.dark ? '#FFD98A' : '#6C93A3'),
        line(`M${x + 46} 144V244M${x} 194H${x + 92}`, tone.white, 5),
        box(x - 42, 138, 34, 112, 4, cel(own.a)),
        box(x + 100, 138, 34, 112, 4, cel(own.a)),
        box(x - 14, 250, 120, 12, 4, tone.darkWood),
        times(5, (n) => disc(x + 2 + n * 22, 248, 11, n % 2 ? tone.leaf : tone.lime)),
        times(4, (n) => disc(x + 14 + n * 22, 242, 6, n % 2 ? own.b : tone.rose)),
      ),
    ),
    box(236, 300, 728, 262, 0, '#4A2433'),
    box(236, 300, 728, 262, 0, cel(mix(own.a, '#4A2433', 0.7))),
    box(262, 388, 676, 174, 0, '#FFD27A', 'opacity=".16"'),
    shelf(280, 424, 270),
    row(set, 326, 424, 62, 4, 0.27, 1),
    shelf(650, 424, 270),
    row(set, 694, 424, 62, 4, 0.27, 3),
    lamp(600, 0, 0, tone.ink),
    group('translate(0 300)', lamp(440, 50, 0.62, own.b), lamp(760, 50, 0.62, own.b)),
    at(600, 640, 1.22, figure(set.seed.length + variant, 'seller')),
    hero.length > 2
      ? layer(counter(330, 486, 540, 78, mix(tone.wood, own.a, 0.25), own), row(set, 396, 482, 104, 4, 0.46, 0, 96))
      : layer(
          counter(290, 484, 620, 80, mix(tone.wood, own.a, 0.25), own),
          row(set, 358, 480, 128, 4, 0.6, variant, 100),
        ),
    awning(224, 284, 752, 78, own.a, mix(own.b, tone.cream, 0.12)),
    medallion(600, 190, 98, own.a, set.ground(0).shape),
    at(600, 246, 0.66, (set.cast[0] ?? pick(set.cast, 0)).draw(own)),
    plant(222, 596, 0.9, own),
    plant(984, 600, 0.82, set.hue(2)),
    hero.length
      ? standing(air.dark ? 330 : 880, 640, 1.18, pick(hero, variant).draw(set.hue(variant)))
      : onCrate(340, 644, pick(small(set), variant + 1).draw(set.hue(1))),
    at(hero.length && !air.dark ? 300 : 860, 648, 1.02, figure(set.seed.length * 3 + variant + 2)),
    at(1060, 652, 1.06, figure(set.seed.length + variant + 5)),
    air.dark ? along(0, 60, 1200, 60, 30, 7, (x, y, n) => lantern(x, y, 0.62, n % 2 ? tone.chilli : tone.saffron)) : '',
    air.wet ? rain(width, height, set.seed) : '',
    grain(width, height, set.seed, 130),
  )
}

/** A stall under an awning in front of wide country. */
export function stall(set: Stage): string {
  const { own, variant } = set
  const air = set.air(variant + 1)
  const hero = outside(set)
  const far = (x: number, size: number, n: number) =>
    layer(
      parasol(x, 556, size, mix(set.hue(n).a, air.hills[1], 0.35), mix(tone.cream, air.hills[0], 0.3)),
      box(x - 110 * size, 556 - 90 * size, 220 * size, 90 * size, 6, mix(tone.wood, air.hills[1], 0.3)),
      times(6, (k) =>
        disc(
          x - 80 * size + k * 32 * size,
          556 - 98 * size,
          15 * size,
          mix(pick([tone.chilli, tone.turmeric, tone.leaf], k + n), air.hills[1], 0.25),
        ),
      ),
    )
  return layer(
    landscape(air, width, height, 480, set.seed),
    palm(1080, 560, 1.3, air, -1),
    palm(180, 556, 0.9, air),
    street(air, width, height, 540),
    far(140, 0.62, 1),
    far(1050, 0.7, 2),
    at(300, 566, 0.66, figure(variant + 3)),
    at(930, 570, 0.7, figure(variant + 8)),
    oval(600, 626, 470, 26, '#3A0E2E', 'opacity=".2"'),
    ...[226, 958].map((x) => box(x, 150, 18, 470, 6, cel(tone.wood))),
    box(244, 200, 714, 300, 0, fall(mix(own.a, '#43202F', 0.55)), 'opacity=".94"'),
    box(244, 200, 714, 300, 0, waves(lift(own.a, 0.2)), 'opacity=".14"'),
    shelf(262, 366, 676),
    row(set, 322, 366, 112, 6, 0.48, 2),
    at(456, 640, 1.36, figure(set.seed.length + variant * 2, 'seller')),
    at(744, 640, 1.33, figure(set.seed.length + variant * 2 + 4, 'seller')),
    counter(190, 506, 820, 126, mix(tone.wood, own.a, 0.2), own),
    row(set, 262, 502, 106, 2, 0.6, variant),
    at(600, 502, 0.84, pick(small(set), 0).draw(own)),
    row(set, 838, 502, 106, 2, 0.6, variant + 2),
    path(
      'M190 530H1010V540Q980 590 950 546Q915 596 880 546Q845 596 810 546Q775 596 740 546Q705 596 670 546Q635 596 600 546Q565 596 530 546Q495 596 460 546Q425 596 390 546Q355 596 320 546Q285 596 250 546Q220 590 190 540z',
      own.a,
      'opacity=".85"',
    ),
    awning(196, 118, 808, 96, own.a, mix(own.b, tone.cream, 0.1)),
    bunting(206, 240, 994, 240, 16, [own.b, tone.cream, set.hue(3).a]),
    hero.length
      ? standing(1010, 650, 1.1, pick(hero, variant).draw(set.hue(1)))
      : onCrate(1080, 650, pick(small(set), 1).draw(set.hue(2))),
    standing(136, 654, 0.86, pottedPlant(own.a)),
    air.dark
      ? layer(
          lantern(300, 226, 0.7, tone.chilli),
          lantern(900, 226, 0.7, tone.saffron),
          lantern(600, 230, 0.7, tone.rose),
        )
      : '',
    air.wet ? rain(width, height, set.seed) : '',
    grain(width, height, set.seed, 130),
  )
}
