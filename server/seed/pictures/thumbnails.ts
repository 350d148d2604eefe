import { at, box, disc, group, layer, path, pick, times, turn } from './ink.ts'
import { cel, dots, fall, lift, mix, shade, stripes, waves } from './paint.ts'
import { tone } from './palette.ts'
import { grain, landscape, standing, street } from './air.ts'
import { along, awning, bunting, cloth, counter, lantern, leafShadow, medallion, shelf } from './props.ts'
import { leaf } from './objects/bits.ts'
import type { Stage } from './stage.ts'

const width = 800
const height = 600

/** The best-known thing under the shop's awning, two more beside it. */
function underAwning(set: Stage): string {
  const { own, cast } = set
  const { wall, shape } = set.ground(0)
  return layer(
    box(0, 0, width, height, 0, fall(wall)),
    box(0, 0, width, height, 0, stripes(shape), 'opacity=".18"'),
    disc(400, 330, 236, shape, 'opacity=".75"'),
    leafShadow(80, 180, 1.3),
    counter(40, 462, 720, 160, mix(tone.wood, own.a, 0.25), own),
    standing(176, 458, 0.94, pick(cast, 1).draw(set.hue(1))),
    standing(628, 458, 0.94, pick(cast, 2).draw(set.hue(2))),
    standing(400, 462, 1.5, pick(cast, 0).draw(own)),
    awning(-20, 0, 840, 96, own.a, mix(own.b, tone.cream, 0.1)),
    grain(width, height, set.seed),
  )
}

/** A hanging round sign with rays. */
function roundSign(set: Stage): string {
  const { own, cast } = set
  const { wall, shape } = set.ground(1)
  return layer(
    box(0, 0, width, height, 0, wall),
    times(16, (n) => turn(n * 22.5 + 6, 400, 316, path('M400 316L348 -300H452z', shape, 'opacity=".4"'))),
    ...[-1, 1].map((side) =>
      group(
        `translate(400 520) scale(${side} 1)`,
        leaf(150, 40, 190, -34, tone.leaf),
        leaf(150, 46, 180, -64, tone.deepLeaf),
        leaf(160, 50, 190, -8, tone.lime),
      ),
    ),
    box(392, -10, 16, 120, 4, tone.darkWood),
    medallion(400, 316, 234, own.a, lift(shape, 0.35)),
    at(400, 316 + (pick(cast, 0).high ?? 186) * 0.8, 1.62, pick(cast, 0).draw(own)),
    times(12, (n) => turn(n * 30, 400, 316, disc(400, 79, 8, own.b))),
    grain(width, height, set.seed),
  )
}

/** A niche in a wall with a shelf and lanterns. */
function niche(set: Stage): string {
  const { own, cast } = set
  const wall = mix(own.a, tone.mangosteen, 0.12)
  const { shape } = set.ground(0)
  return layer(
    box(0, 0, width, height, 0, fall(wall)),
    box(0, 0, width, height, 0, waves(lift(wall, 0.16)), 'opacity=".6"'),
    path('M150 524V268C150 130 260 60 400 40C540 60 650 130 650 268V524z', cel(own.b)),
    path('M176 524V276C176 160 276 96 400 76C524 96 624 160 624 276V524z', fall(lift(shape, 0.3))),
    disc(400, 300, 150, tone.white, 'opacity=".35"'),
    standing(284, 520, 0.86, pick(cast, 3).draw(set.hue(2))),
    standing(524, 520, 0.82, pick(cast, 1).draw(set.hue(3))),
    standing(400, 528, 1.48, pick(cast, 0).draw(set.hue(1))),
    box(100, 520, 600, 30, 8, cel(tone.wood)),
    box(120, 550, 560, 14, 0, tone.mangosteen, 'opacity=".3"'),
    lantern(78, -10, 1.25, tone.chilli),
    lantern(722, -10, 1.25, tone.saffron),
    grain(width, height, set.seed),
  )
}

/** On a cloth before the country outside. */
function outOfDoors(set: Stage): string {
  const { own, cast } = set
  const air = set.air(set.variant)
  return layer(
    landscape(air, width, height, 400, set.seed),
    street(air, width, height, 390),
    cloth(width, 452, 148, own.a, dots(tone.cream)),
    bunting(0, 20, 800, 20, 34, [own.a, own.b, tone.cream]),
    standing(186, 478, 1.06, pick(cast, 2).draw(set.hue(2))),
    standing(616, 482, 1.06, pick(cast, 1).draw(set.hue(3))),
    standing(404, 520, 1.58, pick(cast, 0).draw(own)),
    grain(width, height, set.seed),
  )
}

/** Two full shelves. */
function shelves(set: Stage): string {
  const { own, cast } = set
  const { wall, shape } = set.ground(2)
  return layer(
    box(0, 0, width, height, 0, fall(wall)),
    box(0, 0, width, height, 0, `url(#diamonds-${shape.slice(1)})`, 'opacity=".35"'),
    leafShadow(720, 60, 1.4, true),
    along(0, 10, 800, 10, 12, 10, (x, y, n) =>
      path(
        `M${x - 20} ${y}H${x + 20}V${y + 28}L${x} ${y + 42}L${x - 20} ${y + 28}z`,
        pick([own.a, own.b, set.hue(2).a], n),
      ),
    ),
    ...[292, 546].map((y, n) =>
      layer(
        shelf(40, y, 720, mix(tone.wood, own.a, 0.2)),
        ...[0, 1, 2].map((k) =>
          standing(
            166 + k * 234,
            y,
            k === 1 ? 1.06 : 0.98,
            pick(cast, n * 3 + k).draw(k === 1 ? own : set.hue(n + k + 1)),
          ),
        ),
      ),
    ),
    box(0, 574, width, 26, 0, shade(wall, 0.2)),
    grain(width, height, set.seed),
  )
}

export const thumbnails = [underAwning, roundSign, outOfDoors, niche, shelves] as const
