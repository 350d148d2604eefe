import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { basket, flower, leaf, pot, sack } from './bits.ts'

const rose = (x: number, y: number, r: number, colour: string) =>
  layer(
    disc(x, y, r, ball(colour)),
    path(
      `M${x - r * 0.6} ${y}Q${x - r * 0.3} ${y - r * 0.8} ${x + r * 0.3} ${y - r * 0.5}T${x + r * 0.3} ${y + r * 0.3}T${x - r * 0.2} ${y}`,
      'none',
      `stroke="${tone.mangosteen}" stroke-width="${r * 0.14}" opacity=".4" stroke-linecap="round"`,
    ),
    path(
      `M${x - r} ${y + r * 0.1}Q${x} ${y + r * 0.9} ${x + r} ${y}Q${x + r * 0.8} ${y + r * 1.05} ${x} ${y + r}T${x - r} ${y + r * 0.1}z`,
      tone.mangosteen,
      'opacity=".16"',
    ),
  )

export const flowerShop: readonly Thing[] = [
  {
    name: 'vase of flowers',
    draw: ({ a, b, c }) =>
      layer(
        ...[-130, -110, -90, -68, -50].map((t, n) =>
          leaf(0, -84, 92 + (n % 2) * 14, t, n % 2 ? tone.leaf : tone.deepLeaf),
        ),
        rose(-40, -140, 25, a),
        rose(36, -148, 26, c),
        flower(-2, -176, 26, tone.white),
        flower(64, -112, 22, b, tone.saffron),
        flower(-70, -106, 22, b, tone.saffron),
        rose(2, -126, 24, tone.chilli),
        path('M-34 -96H34C30 -78 54 -50 46 -14Q44 0 30 0H-30Q-44 0 -46 -14C-54 -50 -30 -78 -34 -96z', ball(tone.teal)),
        line('M-44 -44Q0 -30 44 -44', tone.cream, 5),
        line('M-45 -30Q0 -16 45 -30', tone.turmeric, 4),
      ),
  },
  {
    name: 'bunch of roses in paper',
    draw: ({ a, b }) =>
      layer(
        leaf(-20, -110, 66, -140, tone.leaf),
        leaf(20, -110, 66, -40, tone.leaf),
        leaf(0, -110, 86, -90, tone.deepLeaf),
        rose(-38, -124, 24, tone.chilli),
        rose(38, -124, 24, a),
        rose(0, -152, 25, tone.chilli),
        rose(-2, -112, 24, a),
        path('M-76 -120Q-30 -84 0 -96Q30 -84 76 -120L26 -2Q0 6 -26 -2z', cel(tone.cream)),
        path('M0 -96Q30 -84 76 -120L26 -2Q10 2 0 2z', tone.turmeric, 'opacity=".3"'),
        path('M-33 -44Q0 -34 33 -44L30 -32Q0 -22 -30 -32z', b),
        path('M0 -38L-32 -54L-30 -22zM0 -38L32 -54L30 -22z', cel(b)),
        disc(0, -38, 7, tone.saffron),
      ),
  },
  {
    name: 'jasmine garland',
    draw: ({ b }) =>
      layer(
        times(19, (n) => {
          const t = (n / 18) * Math.PI
          const x = -72 * Math.cos(t)
          const y = -172 + 132 * Math.sin(t)
          return layer(
            n % 6 === 3 ? leaf(x, y, 24, 30 + n * 20, tone.leaf) : '',
            flower(x, y, 18, n % 6 === 0 ? b : tone.white, n % 6 === 0 ? tone.saffron : '#F6DE8D'),
          )
        }),
        rose(0, -34, 20, tone.chilli),
        line('M0 -14V0', tone.leaf, 5),
        ...[-12, 0, 12].map((x) => disc(x, -2, 5, tone.turmeric)),
      ),
  },
  {
    name: 'orchid in a pot',
    draw: ({ a, b }) =>
      layer(
        line('M0 -62C-6 -130 14 -172 62 -178', tone.leaf, 6),
        leaf(-4, -62, 90, -160, tone.leaf),
        leaf(4, -62, 90, -22, tone.deepLeaf),
        leaf(0, -62, 66, -130, tone.deepLeaf),
        flower(4, -122, 24, a, b),
        flower(24, -152, 24, a, b),
        flower(58, -166, 21, a, b),
        disc(84, -172, 8, ball(a)),
        disc(96, -160, 6, ball(a)),
        pot(tone.clay, b),
      ),
  },
  {
    name: 'basket of marigolds',
    draw: ({ a }) =>
      layer(
        path('M-60 -74C-60 -200 60 -200 60 -74', 'none', `stroke="${tone.darkWood}" stroke-width="8"`),
        ...[
          [-56, -86],
          [56, -86],
          [-30, -108],
          [30, -108],
          [0, -122],
          [0, -88],
        ].map(([x = 0, y = 0], n) =>
          layer(
            times(9, (k) => turn(k * 40, x, y, oval(x, y - 16, 9, 11, n % 2 ? tone.saffron : tone.turmeric))),
            disc(x, y, 13, ball(n % 2 ? tone.turmeric : tone.saffron)),
          ),
        ),
        leaf(-74, -80, 34, -160, tone.leaf),
        leaf(74, -80, 34, -20, tone.leaf),
        basket(-70, 76, 56),
        path('M-20 -40Q0 -30 20 -40L14 -24H-14z', a, 'opacity=".9"'),
      ),
  },
]

export const farmSupplies: readonly Thing[] = [
  {
    name: 'seedlings',
    draw: ({ b }) =>
      layer(
        ...[-62, 0, 62].map((x, n) =>
          group(
            `translate(${x} 0)`,
            line(`M0 -66V${-110 - n * 14}`, tone.leaf, 6),
            leaf(0, -104 - n * 12, 48, -40, tone.leaf),
            leaf(0, -104 - n * 12, 48, -140, tone.lime),
            leaf(0, -84, 34, -20, tone.deepLeaf),
            n === 2 ? layer(leaf(0, -134, 34, -110, tone.leaf), leaf(0, -134, 34, -60, tone.lime)) : '',
            path('M-26 -66L-19 0H19L26 -66z', cel(n === 1 ? b : tone.clay)),
            box(-30, -74, 60, 13, 4, cel(n === 1 ? b : tone.clay)),
            oval(0, -74, 24, 4, tone.darkWood),
          ),
        ),
      ),
  },
  {
    name: 'power tiller',
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        line('M-4 -78L-70 -130H-100', tone.ink, 9),
        line('M-100 -130H-84', a, 13),
        box(-20, -92, 86, 52, 8, cel(a)),
        box(-6, -118, 42, 28, 6, cel(b)),
        box(46, -136, 9, 46, 4, tone.iron),
        path('M46 -138Q60 -150 70 -142', 'none', `stroke="${tone.iron}" stroke-width="8" stroke-linecap="round"`),
        ...[0, 1, 2].map((n) => line(`M-8 ${-80 + n * 11}H24`, tone.mangosteen, 4, 'opacity=".4"')),
        disc(60, -66, 14, cel(tone.steel)),
        group(
          'translate(20 -34)',
          times(10, (n) => turn(n * 36, 0, 0, box(-6, -42, 12, 16, 2, tone.ink))),
          disc(0, 0, 32, tone.ink),
          disc(0, 0, 18, cel(b)),
        ),
        path('M-40 -50L-80 -8L-64 -4L-24 -44z', tone.iron),
        path('M-98 0Q-80 -34 -60 0z', cel(tone.steel)),
        line('M-98 0H98', tone.darkWood, 5),
      ),
  },
  {
    name: 'sack of fertiliser',
    draw: ({ a, b }) =>
      sack(
        tone.white,
        a,
        layer(
          box(-56, -108, 112, 62, 8, a),
          leaf(0, -54, 44, -50, b),
          leaf(0, -54, 44, -130, tone.lime),
          line('M0 -50V-86', tone.cream, 4),
        ),
      ),
  },
  {
    name: 'watering can',
    draw: ({ a, b }) =>
      layer(
        path('M-40 -118C-40 -180 40 -180 44 -112', 'none', `stroke="${tone.ink}" stroke-width="9"`),
        path('M-56 -66L-94 -130L-82 -138L-44 -92z', cel(a)),
        turn(-32, -90, -136, oval(-90, -138, 24, 10, cel(b))),
        path('M60 -106C112 -110 108 -30 58 -30', 'none', `stroke="${a}" stroke-width="12"`),
        path('M-54 -112H64L58 -8Q56 0 48 0H-42Q-50 0 -52 -8z', cel(a)),
        oval(5, -112, 59, 13, tone.mangosteen),
        line('M-52 -78H62M-51 -26H58', b, 5),
        ...[
          [-98, -112],
          [-88, -98],
          [-100, -90],
          [-80, -110],
        ].map(([x = 0, y = 0]) => path(`M${x} ${y}q6 10 0 14q-6 -4 0 -14z`, tone.sky)),
        flower(8, -50, 18, tone.cream),
      ),
  },
  {
    name: 'hoe, sickle and paddy',
    draw: ({ b }) =>
      layer(
        turn(
          -16,
          -40,
          0,
          box(-46, -188, 12, 186, 5, tube(tone.wood)),
          path('M-54 -190H-14Q4 -184 6 -160L-8 -158Q-14 -172 -54 -170z', cel(tone.iron)),
        ),
        turn(
          6,
          60,
          0,
          path('M64 -60C104 -110 96 -176 30 -178C80 -160 78 -110 50 -60z', cel(tone.steel)),
          box(48, -64, 20, 62, 9, tube(b)),
        ),
        ...[-20, -8, 4, 16, 28].map((x, n) =>
          layer(
            path(
              `M4 0Q${x * 0.4} -60 ${x} -112Q${x * 1.4} -140 ${x * 1.8 + 6} -134`,
              'none',
              `stroke="${tone.gold}" stroke-width="4"`,
            ),
            ...[0, 1, 2, 3].map((k) =>
              turn(n * 12 - 20, x, -112, oval(x + (k % 2 ? 5 : -5), -108 - k * 9, 4, 7, tone.turmeric)),
            ),
          ),
        ),
        path('M-12 -46Q4 -38 20 -46L18 -34Q4 -28 -10 -34z', tone.chilli),
      ),
  },
]
