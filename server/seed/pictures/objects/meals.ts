import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, fall, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { bowl, heap, leaf, plate, steam } from './bits.ts'

export const restaurant: readonly Thing[] = [
  {
    name: 'bowl of curry',
    high: 160,
    draw: ({ a, b }) =>
      layer(
        bowl(-88, 88, a, b),
        oval(0, -88, 76, 17, '#B4451F'),
        oval(-10, -91, 56, 10, '#D96A2B'),
        path('M-52 -88Q-44 -120 -14 -112Q6 -108 4 -88z', ball('#8E3F1F')),
        path('M0 -84Q4 -112 36 -108Q58 -104 54 -84z', ball('#A24B22')),
        leaf(-6, -98, 34, -50, tone.leaf),
        leaf(-4, -98, 30, -120, tone.deepLeaf),
        disc(-34, -82, 4, tone.turmeric),
        disc(60, -88, 4, tone.turmeric),
        disc(-62, -88, 3, tone.turmeric),
        steam(0, -124),
      ),
  },
  {
    name: 'plate of rice and dishes',
    draw: ({ a }) =>
      layer(
        plate(-20, 99, a),
        path('M-62 -24C-62 -96 30 -96 34 -24Q-14 -12 -62 -24z', ball(tone.white)),
        times(9, (n) => box(-46 + (n % 4) * 20, -66 + Math.floor(n / 4) * 15 + (n % 2) * 5, 8, 3, 1.5, tone.sand)),
        path('M10 -20C6 -56 54 -62 66 -44Q84 -34 78 -18Q40 -10 10 -20z', soft('#A9461F')),
        disc(38, -42, 10, ball('#C9612C')),
        disc(58, -32, 9, ball('#8E3F1F')),
        leaf(-56, -22, 50, -160, tone.leaf),
        leaf(-50, -18, 46, -185, tone.lime),
        disc(-66, -28, 9, ball(tone.chilli)),
        path('M-20 -84Q-16 -104 6 -100Q22 -94 18 -78z', tone.white),
        disc(0, -88, 9, ball(tone.turmeric)),
      ),
  },
  {
    name: 'mohinga with noodles',
    draw: ({ a, b }) =>
      layer(
        bowl(-84, 90, a, b),
        oval(0, -84, 78, 17, '#DDA24A'),
        ...[-46, -20, 8, 32].map((x, n) =>
          line(`M${x - 16} -82q16 -${16 + (n % 2) * 6} 32 0q-8 12 -24 4`, '#FFF3CF', 5),
        ),
        disc(44, -90, 15, tone.white),
        disc(46, -91, 8, ball(tone.saffron)),
        path('M-58 -88l18 -16l8 14z', soft(crisp)),
        path('M-30 -98l20 -12l4 16z', soft(crisp)),
        times(5, (n) => disc(-10 + n * 9, -92 + (n % 2) * 8, 3.5, tone.leaf)),
        turn(
          24,
          60,
          -90,
          box(56, -186, 8, 96, 4, cel(tone.darkWood)),
          path('M48 -88Q60 -74 72 -88z', cel(tone.darkWood)),
        ),
        steam(-26, -114),
      ),
  },
  {
    name: 'clay pot of soup',
    draw: ({ b }) =>
      layer(
        path('M-60 -118C-96 -92 -92 -8 -40 -4H40C92 -8 96 -92 60 -118z', ball(tone.clay)),
        box(-70, -132, 140, 18, 9, cel(tone.brick)),
        path('M-58 -132Q-50 -164 0 -164T58 -132z', cel(tone.clay)),
        disc(0, -170, 11, tone.brick),
        line('M-78 -78Q0 -54 78 -78', b, 8),
        times(6, (n) => disc(-55 + n * 22, -52 + Math.abs(n - 2.5) * -4, 5, tone.cream)),
        line('M-80 -98q-20 4 -14 24', tone.brick, 10),
        line('M80 -98q20 4 14 24', tone.brick, 10),
      ),
  },
]

const crisp = '#D98E3C'

export const streetFood: readonly Thing[] = [
  {
    name: 'skewers on the grill',
    draw: ({ a }) =>
      layer(
        line('M-66 -40L-80 0', tone.iron, 9),
        line('M66 -40L80 0', tone.iron, 9),
        path('M-92 -70H92L76 -32H-76z', cel(tone.ink)),
        times(8, (n) => disc(-70 + n * 20, -66, 9, n % 2 ? tone.chilli : tone.saffron)),
        box(-98, -76, 196, 10, 5, tone.iron),
        ...[-56, -14, 28, 68].map((x, n) =>
          turn(
            12,
            x,
            -80,
            box(x - 2.5, -176, 5, 108, 2, tone.rattan),
            disc(x, -160, 15, ball(n % 2 ? tone.leaf : '#B9562A')),
            disc(x, -132, 16, ball('#9B4522')),
            disc(x, -104, 15, ball(n % 2 ? '#B9562A' : a)),
          ),
        ),
      ),
  },
  {
    name: 'pan of mont lin ma yar',
    draw: ({ a }) =>
      layer(
        box(-60, -40, 120, 40, 8, cel(a)),
        path('M-14 -34Q-22 -18 0 -6Q22 -18 12 -26Q10 -16 4 -14Q8 -28 -14 -34z', tone.turmeric),
        box(90, -62, 32, 12, 6, tone.darkWood),
        oval(0, -52, 100, 26, cel(tone.ink)),
        oval(0, -58, 92, 21, tone.iron),
        ...[
          [-56, -62],
          [-20, -68],
          [20, -68],
          [56, -62],
          [-38, -50],
          [0, -50],
          [38, -50],
        ].map(([x = 0, y = 0], n) =>
          layer(
            path(
              `M${x - 19} ${y}C${x - 19} ${y - 24} ${x + 19} ${y - 24} ${x + 19} ${y}Q${x} ${y + 9} ${x - 19} ${y}z`,
              ball('#F4D08A'),
            ),
            disc(x - 4, y - 8, 3, tone.leaf),
            disc(x + 5, y - 6, 3, n % 2 ? tone.chilli : tone.leaf),
          ),
        ),
        steam(-30, -92),
        steam(40, -90),
      ),
  },
  {
    name: 'glass of sugar cane juice',
    draw: ({ a }) =>
      layer(
        box(48, -176, 20, 176, 8, tube(tone.lime)),
        box(72, -150, 20, 150, 8, tube('#84AB3E')),
        ...[-50, -104, -150].map((y) => box(46, y, 24, 5, 2, tone.leaf)),
        ...[-40, -90].map((y) => box(70, y, 24, 5, 2, tone.leaf)),
        turn(14, -16, -140, box(-20, -196, 9, 100, 4, a)),
        path('M-62 -138H22L8 -6Q-20 2 -48 -6z', tone.glass),
        path('M-58 -112H18L7 -8Q-20 0 -47 -8z', soft('#C9D66B')),
        ...[
          [-44, -104],
          [-14, -96],
          [-34, -74],
        ].map(([x = 0, y = 0], n) => turn(n * 20, x, y, box(x, y, 24, 22, 5, tone.white, 'opacity=".65"'))),
        path(
          'M-54 -132L-44 -20',
          'none',
          `stroke="${tone.white}" stroke-width="6" stroke-linecap="round" opacity=".7"`,
        ),
        oval(-20, -138, 42, 7, tone.white, 'opacity=".7"'),
        disc(16, -138, 19, tone.lime),
        disc(16, -138, 14, '#E6EFA5'),
        line('M16 -150V-126M4 -138H28', tone.lime, 2.5),
      ),
  },
  {
    name: 'papaya salad in the mortar',
    draw: ({ a }) =>
      layer(
        turn(22, 20, -90, box(10, -200, 22, 112, 11, tube(tone.wood))),
        path('M-70 -100C-70 -60 -50 -40 -36 -28L-50 -4H50L36 -28C50 -40 70 -60 70 -100z', cel(tone.clay)),
        line('M-66 -80Q0 -62 66 -80', a, 7),
        oval(0, -100, 72, 17, tone.brick),
        oval(0, -101, 62, 13, '#EAD9A0'),
        ...[-44, -26, -8, 12, 30].map((x, n) =>
          line(`M${x} -100q10 -${20 + (n % 2) * 10} 24 -2`, n % 2 ? tone.lime : '#F7EDBD', 5),
        ),
        disc(-30, -108, 9, ball(tone.chilli)),
        disc(36, -106, 8, ball(tone.chilli)),
        disc(-2, -114, 5, tone.turmeric),
      ),
  },
  {
    name: 'baskets on a carrying pole',
    draw: ({ a }) =>
      layer(
        line('M-92 -168Q0 -196 92 -168', tone.rattan, 9),
        ...[-58, 58].map((x) =>
          group(
            `translate(${x} 0) scale(.56)`,
            line('M0 -296L-64 -66M0 -296L64 -66', tone.darkWood, 5),
            heap(-56, 24, 3, x < 0 ? [tone.saffron, tone.turmeric] : [tone.lime, tone.leaf]),
            path('M-76 -62L-52 -4Q0 8 52 -4L76 -62z', cel(tone.rattan)),
            path('M-76 -62L-52 -4Q0 8 52 -4L76 -62z', 'url(#checks-7A4526)', 'opacity=".35"'),
            box(-82, -70, 164, 16, 8, fall(a)),
          ),
        ),
        box(-10, -190, 20, 12, 6, tube(tone.darkWood)),
      ),
  },
]
