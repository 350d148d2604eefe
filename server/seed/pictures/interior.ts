import { at, box, group, layer, line, path, pick, times } from './ink.ts'
import { cel, fall, lift, mix, shade, soft } from './paint.ts'
import { tone } from './palette.ts'
import { grain, landscape, palm, standing, street } from './air.ts'
import { along, lamp, leafShadow, shelf } from './props.ts'
import { pottedPlant } from './objects/bits.ts'
import { figure } from './figures.ts'
import type { Stage } from './stage.ts'

import { large, row } from './rows.ts'

const width = 1200
const height = 675

/** Inside: shelves along the wall, a window to the hills, lamps, the counter close to us. */
export function interior(set: Stage): string {
  const { own, variant } = set
  const air = set.air(variant + 2)
  const { wall, shape, table } = set.ground(0)
  const tall = large(set)
  const left = set.seed.length % 2 === 0
  const window = group(
    left ? 'translate(846 96)' : 'translate(64 96)',
    box(-14, -14, 318, 288, 14, cel(tone.darkWood)),
    `<svg x="0" y="0" width="290" height="260" viewBox="300 130 520 466" preserveAspectRatio="xMidYMid slice">${landscape(air, width, height, 480, set.seed)}${street(air, width, height, 506)}${palm(640, 640, 1, air)}</svg>`,
    line('M145 0V260M0 130H290', tone.darkWood, 9),
    box(-26, 270, 342, 20, 6, cel(tone.wood)),
    at(44, 270, 0.5, pottedPlant(own.b)),
    at(250, 270, 0.44, pottedPlant(own.a)),
  )
  const x = left ? 70 : 424
  return layer(
    box(0, 0, width, height, 0, fall(wall)),
    box(0, 0, width, 470, 0, `url(#diamonds-${shape.slice(1)})`, 'opacity=".28"'),
    leafShadow(left ? 240 : 980, 60, 1.7, !left),
    box(0, 430, width, 245, 0, fall(mix(table, wall, 0.35))),
    box(0, 424, width, 14, 0, lift(table, 0.3)),
    window,
    ...[0, 1].map((n) =>
      layer(
        shelf(x, 212 + n * 168, 706, mix(tone.wood, own.a, 0.15)),
        row(set, x + 64, 212 + n * 168, 116, 6, 0.56, n * 2 + variant),
      ),
    ),
    along(left ? 30 : 400, 24, left ? 800 : 1180, 24, 14, 9, (px, py, n) =>
      path(
        `M${px - 17} ${py}H${px + 17}V${py + 24}L${px} ${py + 36}L${px - 17} ${py + 24}z`,
        pick([own.a, own.b, set.hue(2).a], n),
      ),
    ),
    lamp(x + 160, 40, 0.8, own.a),
    lamp(x + 548, 40, 0.8, own.a),
    tall.length
      ? standing(left ? 1000 : 216, 600, 1.5, pick(tall, variant).draw(own))
      : at(left ? 985 : 220, 756, 1.9, figure(set.seed.length + variant, 'seller')),
    at(left ? 722 : 478, 752, 1.86, figure(set.seed.length + variant + 4, 'seller')),
    path(`M-20 546H1220V700H-20z`, soft(shade(mix(own.a, tone.brick, 0.25), 0.34))),
    box(-20, 530, 1240, 26, 0, fall(own.b)),
    box(-20, 556, 1240, 12, 0, tone.mangosteen, 'opacity=".25"'),
    times(9, (n) => box(20 + n * 134, 586, 112, 100, 8, tone.mangosteen, 'opacity=".14"')),
    row(set, left ? 150 : 660, 538, 186, 3, 0.92, variant + 1),
    grain(width, height, set.seed, 130),
  )
}
