import { at, box, disc, group, layer, oval, path, pick, times } from './ink.ts'
import { cel, dots, fall, lift, mix, stripes, waves } from './paint.ts'
import { tone } from './palette.ts'
import { grain, standing } from './air.ts'
import { cloth, leafShadow } from './props.ts'
import { leaf } from './objects/bits.ts'
import type { Stage } from './stage.ts'

const width = 800
const height = 600

const backgrounds: readonly ((set: Stage, wall: string, shape: string, table: string) => string)[] = [
  (_, wall, shape, table) =>
    layer(
      box(0, 0, width, height, 0, fall(wall)),
      path('M190 470V300C190 150 280 70 400 70S610 150 610 300V470z', shape),
      leafShadow(60, 130, 1.2),
      box(0, 462, width, 138, 0, fall(table)),
      box(0, 462, width, 10, 0, lift(table, 0.3)),
    ),
  (_, wall, shape, table) =>
    layer(
      box(0, 0, width, height, 0, fall(wall)),
      disc(400, 300, 246, shape, 'opacity=".8"'),
      oval(400, 520, 300, 62, mix(table, tone.mangosteen, 0.2)),
      path('M100 492H700V520Q640 566 400 574T100 520z', fall(table)),
      oval(400, 492, 300, 62, lift(table, 0.25)),
    ),
  (set, wall, shape) =>
    layer(
      box(0, 0, width, height, 0, fall(wall)),
      box(0, 0, width, height, 0, dots(shape), 'opacity=".3"'),
      leafShadow(760, 60, 1.3, true),
      cloth(width, 430, 170, set.own.a, waves(tone.cream)),
    ),
  (_, wall, shape, table) =>
    layer(
      box(0, 0, width, height, 0, fall(lift(wall, 0.2))),
      times(3, (r) =>
        times(9, (n) =>
          box(n * 100 - (r % 2) * 50, r * 84 + 10, 94, 78, 6, shape, `opacity="${0.22 + ((n + r) % 3) * 0.1}"`),
        ),
      ),
      box(0, 280, width, 14, 0, shape),
      box(0, 452, width, 148, 0, fall(table)),
      box(0, 452, width, 12, 0, lift(table, 0.35)),
      times(4, (n) => box(40 + n * 200, 500 + (n % 2) * 40, 130, 4, 2, tone.mangosteen, 'opacity=".14"')),
    ),
  (_, wall, shape, table) =>
    layer(
      box(0, 0, width, height, 0, fall(wall)),
      path('M0 600V330C160 200 260 400 420 300S680 160 800 260V600z', shape, 'opacity=".7"'),
      box(0, 470, width, 130, 0, fall(mix(table, wall, 0.3))),
      group(
        'translate(30 500)',
        leaf(0, 0, 170, -70, tone.leaf),
        leaf(0, 0, 150, -40, tone.deepLeaf),
        leaf(0, 0, 150, -100, tone.lime),
      ),
      group('translate(790 500) scale(-1 1)', leaf(0, 0, 150, -70, tone.leaf), leaf(0, 0, 130, -35, tone.deepLeaf)),
    ),
  (set, wall, shape) =>
    layer(
      box(0, 0, width, height, 0, fall(shape)),
      box(0, 0, width, height, 0, stripes(wall), 'opacity=".25"'),
      disc(400, 300, 226, lift(wall, 0.35)),
      box(230, 492, 340, 108, 10, cel(set.own.b)),
      oval(400, 494, 170, 20, lift(set.own.b, 0.3)),
    ),
]

/** One thing on a soft ground. The thing is `variant` modulo the number of things; later rounds change its colours. */
export function product(set: Stage): string {
  const { cast, variant } = set
  const thing = pick(cast, variant)
  const turnOf = Math.floor(variant / cast.length)
  const choice = (variant + turnOf * 2 + set.motif.length) % backgrounds.length
  const { wall, shape, table } = set.ground(variant)
  const floor = thing.stands === 'floor'
  const lamp = turnOf === 0 ? set.own : set.hue(variant + turnOf)
  const base = choice === 5 ? 498 : choice === 2 ? 500 : 504
  return layer(
    pick(backgrounds, choice)(set, wall, shape, table),
    standing(400, base, floor ? 2.15 : 1.95, thing.draw(lamp)),
    at(0, 0, 1, grain(width, height, set.seed)),
  )
}
