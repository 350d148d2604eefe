import { box, dice, disc, layer, mirror, path, pick, round, times, turn } from './ink.ts'
import { dots, fall, glow, lift, mix, shade, waves } from './paint.ts'
import { tone } from './palette.ts'
import { airs, grain, landscape, palm, rain, skyline, standing, street } from './air.ts'
import { bunting, along, cloth, confetti, lantern, parasol } from './props.ts'
import { flower, leaf } from './objects/bits.ts'
import { figure } from './figures.ts'
import { at } from './ink.ts'
import type { Stage } from './stage.ts'

const width = 800
const height = 600
const air = (n: number) => pick(airs, n)

/** Full moon: lanterns over the street, the shop's things in their light. */
function lanterns(set: Stage): string {
  const { cast, own } = set
  return layer(
    landscape(air(5), width, height, 400, set.seed),
    skyline(air(5), width, 420, set.seed),
    street(air(5), width, height, 410),
    disc(400, 420, 320, glow('#FFD27A')),
    along(0, 20, 420, 40, 30, 4, (x, y, n) =>
      lantern(x, y, 0.9 + (n % 2) * 0.2, pick([tone.chilli, tone.saffron, tone.rose], n)),
    ),
    along(380, 40, 800, 10, 26, 4, (x, y, n) =>
      lantern(x, y, 0.8 + (n % 2) * 0.25, pick([tone.turmeric, tone.chilli, tone.plum], n)),
    ),
    at(110, 560, 1.2, figure(set.seed.length)),
    at(694, 566, 1.24, figure(set.seed.length + 3)),
    standing(292, 528, 1.02, pick(cast, 1).draw(set.hue(1))),
    standing(498, 552, 1.32, pick(cast, 0).draw(own)),
    grain(width, height, set.seed),
  )
}

/** The rains: an umbrella, puddles, business as usual under it. */
function monsoon(set: Stage): string {
  const { cast, own } = set
  return layer(
    landscape(air(4), width, height, 380, set.seed),
    palm(720, 430, 0.9, air(4), -1),
    skyline(air(4), width, 420, set.seed),
    street(air(4), width, height, 420),
    parasol(360, 560, 1.28, own.a, mix(own.b, tone.cream, 0.2)),
    standing(226, 546, 1.04, pick(cast, 2).draw(set.hue(1))),
    standing(478, 556, 1.24, pick(cast, 0).draw(own)),
    at(676, 574, 1.3, figure(set.seed.length * 2 + 1)),
    rain(width, height, set.seed, 90),
    grain(width, height, set.seed),
  )
}

/** First light over the hills, the stall laid out. */
function sunrise(set: Stage): string {
  const { cast, own } = set
  const dawn = air(set.seed.length % 2 ? 0 : 6)
  return layer(
    landscape(dawn, width, height, 400, set.seed),
    times(12, (n) => turn(n * 15 - 82, 400, 420, path('M400 420L380 -260H420z', tone.white, 'opacity=".13"'))),
    palm(60, 470, 1.1, dawn),
    palm(742, 470, 0.95, dawn, -1),
    street(dawn, width, height, 420),
    cloth(width, 490, 110, own.a, waves(tone.cream)),
    standing(172, 516, 0.94, pick(cast, 3).draw(set.hue(3))),
    standing(632, 516, 0.94, pick(cast, 1).draw(set.hue(1))),
    standing(400, 540, 1.42, pick(cast, 0).draw(set.hue(2))),
    grain(width, height, set.seed),
  )
}

/** A sale: bunting, confetti, bright ground. */
function sale(set: Stage): string {
  const { cast, own } = set
  const roll = dice(set.seed)
  const ground = mix(own.a, tone.mangosteen, 0.1)
  const colours = [tone.turmeric, tone.rose, tone.cream, tone.jade, tone.saffron]
  return layer(
    box(0, 0, width, height, 0, fall(ground)),
    times(18, (n) => turn(n * 20, 400, 380, path('M400 380L350 -380H450z', lift(ground, 0.16), 'opacity=".5"'))),
    disc(400, 346, 208, lift(own.b, 0.15)),
    disc(400, 346, 208, dots(tone.cream), 'opacity=".35"'),
    confetti(width, 480, roll, colours, 44),
    bunting(0, 10, 800, 10, 40, colours),
    cloth(width, 506, 94, tone.cream, `url(#diamonds-${own.a.slice(1)})`),
    standing(190, 524, 1, pick(cast, 4).draw(set.hue(2))),
    standing(618, 526, 1, pick(cast, 1).draw(set.hue(1))),
    standing(402, 540, 1.56, pick(cast, 0).draw(own.a === ground ? set.hue(3) : own)),
    grain(width, height, set.seed),
  )
}

/** Seen from above on a woven mat, with petals. */
function onTheMat(set: Stage): string {
  const { cast } = set
  const { wall, shape } = set.ground(1)
  const roll = dice(set.seed)
  return layer(
    box(0, 0, width, height, 0, shape),
    box(0, 0, width, height, 0, `url(#checks-${shade(shape, 0.25).slice(1)})`, 'opacity=".5"'),
    path('M70 60H730V540H70z', lift(wall, 0.2)),
    path('M88 78H712V522H88z', 'none', `stroke="${set.own.a}" stroke-width="8"`),
    times(8, (n) =>
      flower(
        round(100 + roll() * 600),
        n % 2 ? 60 : 540,
        26,
        pick([tone.white, tone.rose, tone.turmeric], n),
        tone.saffron,
      ),
    ),
    leaf(20, 590, 200, -40, tone.leaf),
    mirror(leaf(-780, 20, 200, 40, tone.deepLeaf)),
    ...[0, 1, 2, 3].map((n) =>
      at(
        240 + (n % 2) * 320,
        300 + Math.floor(n / 2) * 214,
        1.04,
        pick(cast, n + set.variant).draw(set.hue(n)),
        n % 2 ? 5 : -5,
      ),
    ),
    grain(width, height, set.seed),
  )
}

export const posts = [sunrise, sale, lanterns, monsoon, onTheMat] as const
