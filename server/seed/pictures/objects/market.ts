import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { basket, bottle, heap, leaf, plate, sack } from './bits.ts'

export const grocery: readonly Thing[] = [
  {
    name: 'basket of vegetables',
    high: 170,
    draw: () =>
      layer(
        leaf(-40, -80, 84, -110, tone.leaf),
        leaf(-52, -80, 70, -140, tone.deepLeaf),
        leaf(-34, -80, 80, -80, tone.lime),
        disc(14, -104, 30, ball(tone.chilli)),
        path('M4 -132q10 8 20 0', 'none', `stroke="${tone.leaf}" stroke-width="6"`),
        turn(
          24,
          62,
          -90,
          path('M48 -84Q44 -150 62 -176Q80 -150 76 -84z', soft(tone.saffron)),
          leaf(62, -172, 30, -110, tone.leaf),
          leaf(62, -172, 30, -60, tone.leaf),
        ),
        path('M-34 -84C-40 -130 -8 -136 -6 -92z', ball(tone.plum)),
        disc(38, -88, 22, ball(tone.turmeric)),
        disc(-20, -82, 20, ball(tone.lime)),
        basket(-74, 88, 64),
      ),
  },
  {
    name: 'sack of rice',
    draw: ({ a, b }) =>
      sack(
        tone.sand,
        a,
        layer(
          disc(0, -76, 36, b),
          ...[-40, -15, 15, 40].map((t) => turn(t, 0, -54, oval(0, -84, 5, 14, tone.white))),
          line('M0 -50V-74', tone.deepLeaf, 4),
        ),
      ),
  },
  {
    name: 'oil, fish sauce and tins',
    draw: ({ a, b }) =>
      layer(
        bottle(-56, 62, 184, '#EDB83D', a, tone.cream),
        bottle(12, 46, 158, '#8A4A25', b, tone.paper),
        box(42, -76, 54, 76, 8, tube(a)),
        box(42, -58, 54, 40, 0, tone.cream),
        disc(69, -38, 13, ball(tone.chilli)),
        oval(69, -76, 27, 7, tone.steel),
      ),
  },
  {
    name: 'tray of eggs',
    draw: ({ a }) =>
      layer(
        ...[-60, -20, 20, 60].map((x) =>
          path(`M${x - 20} -66C${x - 20} -118 ${x + 20} -118 ${x + 20} -66z`, ball('#F1CFA2')),
        ),
        ...[-78, -39, 0, 39, 78].map((x, n) =>
          path(`M${x - 21} -40C${x - 21} -96 ${x + 21} -96 ${x + 21} -40z`, ball(n % 2 ? tone.white : '#E9B98A')),
        ),
        path(
          'M-100 -52Q-88 -36 -78 -50Q-60 -34 -39 -50Q-20 -34 0 -50Q20 -34 39 -50Q60 -34 78 -50Q88 -36 100 -52L92 -4H-92z',
          cel(a),
        ),
        line('M-90 -18H90', tone.cream, 4, 'opacity=".5"'),
      ),
  },
  {
    name: 'fruit on a stand',
    draw: ({ a }) =>
      layer(
        path('M-12 -36H12L30 0H-30z', cel(a)),
        heap(-50, 23, 4, [tone.saffron, tone.chilli, tone.turmeric]),
        leaf(0, -178, 34, -40, tone.leaf),
        leaf(0, -178, 30, -150, tone.leaf),
        path('M-98 -58Q0 -12 98 -58Q60 -20 0 -20T-98 -58z', cel(a)),
        box(-100, -62, 200, 10, 5, cel(a)),
      ),
  },
]

const fin = (colour: string) => layer(path('M78 -62L120 -96Q112 -62 120 -26z', soft(colour)))

export const fishAndMeat: readonly Thing[] = [
  {
    name: 'fish on ice',
    high: 134,
    draw: ({ a }) =>
      layer(
        path('M-100 -34H100L88 0H-88z', cel(a)),
        ...[-84, -54, -22, 10, 42, 74].map((x, n) =>
          turn(n * 17, x, -38, box(x - 16, -54, 30, 26, 6, n % 2 ? '#E9F5F5' : '#C9E3E6')),
        ),
        group(
          'translate(-8 -28) scale(.92)',
          fin('#6F98A8'),
          path('M-96 -58C-70 -116 30 -118 86 -60C30 -8 -70 -6 -96 -58z', soft('#7FA9B8')),
          path('M-96 -58C-60 -40 30 -30 86 -60C30 -8 -70 -6 -96 -58z', '#DCE9E6'),
          path('M-40 -104Q0 -138 34 -96z', soft('#5F8797')),
          line('M-44 -94Q-26 -62 -44 -28', '#4F7787', 4),
          disc(-68, -66, 8, tone.white),
          disc(-68, -66, 4.5, tone.ink),
          times(6, (n) => line(`M${-16 + n * 15} -78q8 8 0 16`, '#5F8797', 3)),
        ),
        leaf(40, -34, 46, -30, tone.leaf),
        disc(-86, -34, 16, tone.turmeric),
        disc(-86, -34, 11, '#FBE58F'),
      ),
  },
  {
    name: 'prawns',
    draw: ({ a }) =>
      layer(
        plate(-16, 96, a),
        ...[
          [-34, -30, 0],
          [36, -26, 16],
        ].map(([x = 0, y = 0, t = 0]) =>
          group(
            `translate(${x} ${y}) rotate(${t})`,
            line('M34 -78Q60 -110 50 -126M30 -80Q38 -116 20 -124', '#C24A2C', 3),
            path(
              'M40 -70C10 -112 -54 -92 -50 -40C-48 -10 -20 4 6 0Q-18 -16 -16 -40C-14 -60 10 -66 24 -54Q40 -50 40 -70z',
              soft('#EE7F52'),
            ),
            line('M-4 -88L-2 -60M-28 -78L-12 -54M-46 -54L-18 -44M-46 -28L-16 -30', '#C9542F', 4),
            path('M2 -6L30 -16L34 8L8 6z', soft('#E06A3E')),
            disc(28, -72, 4, tone.ink),
            times(3, (n) => line(`M${-2 + n * 9} -62l4 16`, '#C9542F', 3)),
          ),
        ),
        leaf(-4, -20, 40, -10, tone.leaf),
        disc(0, -22, 10, tone.lime),
      ),
  },
  {
    name: 'meat and cleaver on the board',
    draw: ({ a }) =>
      layer(
        box(-98, -26, 196, 26, 8, cel(tone.wood)),
        line('M-80 -14H-20M10 -12H74', tone.darkWood, 3, 'opacity=".5"'),
        path('M-88 -28C-96 -84 -30 -106 -4 -78Q20 -60 6 -28z', soft('#C8443C')),
        path('M-78 -32C-82 -74 -34 -90 -12 -70Q4 -58 -4 -32z', '#DF6A5E'),
        line('M-60 -44Q-50 -70 -26 -66M-30 -40Q-20 -54 -10 -50', '#F8D9CC', 6),
        disc(-52, -52, 11, tone.cream),
        disc(-52, -52, 6, '#E9C9B0'),
        turn(
          -16,
          50,
          -60,
          box(10, -118, 84, 58, 6, cel(tone.steel)),
          box(10, -68, 84, 8, 2, tone.white),
          disc(82, -106, 5, tone.ink),
          box(-40, -112, 54, 18, 9, tube(a)),
        ),
      ),
  },
  {
    name: 'whole chicken',
    draw: ({ a }) =>
      layer(
        plate(-16, 98, a),
        path('M-72 -22C-92 -82 -40 -116 6 -108C60 -104 84 -60 70 -22Q0 -6 -72 -22z', ball('#F0C38C')),
        path(
          'M22 -26C6 -62 40 -84 66 -62L92 -76Q104 -80 104 -68Q112 -60 100 -56L76 -40Q62 -16 22 -26z',
          soft('#E5AC6E'),
        ),
        path('M-46 -52Q-32 -86 2 -76Q-8 -44 -46 -52z', '#E5AC6E'),
        line('M-40 -96Q-10 -104 14 -98', tone.cream, 6, 'opacity=".7"'),
        leaf(-70, -20, 40, -175, tone.leaf),
        leaf(-66, -18, 44, -150, tone.lime),
      ),
  },
  {
    name: 'crab',
    draw: ({ b }) =>
      layer(
        ...[-1, 1].map((side) =>
          group(
            `scale(${side} 1)`,
            line('M50 -50Q84 -52 90 -14M46 -38Q74 -34 74 -4M38 -30Q54 -20 52 0', '#C24A2C', 9),
            line('M44 -78Q80 -90 74 -118', '#D55733', 13),
            path(
              'M58 -118C44 -156 70 -176 92 -172Q76 -156 80 -148Q92 -150 104 -164C112 -130 92 -108 58 -118z',
              soft('#E5683F'),
            ),
            line('M22 -96V-118', '#C24A2C', 6),
            disc(22, -122, 8, tone.ink),
          ),
        ),
        path('M-70 -58C-70 -112 70 -112 70 -58C60 -14 -60 -14 -70 -58z', ball('#E5683F')),
        line('M-30 -44Q0 -30 30 -44', '#B9442A', 5),
        disc(-30, -76, 6, b),
        disc(8, -84, 5, b),
        disc(36, -70, 4, b),
      ),
  },
]
