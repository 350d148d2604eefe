import { box, disc, layer, line, oval, path, turn } from '../ink.ts'
import { ball, cel, fall, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower } from './bits.ts'

export const hardware: readonly Thing[] = [
  {
    name: 'hammer and saw',
    draw: ({ a, b }) =>
      layer(
        turn(
          -38,
          -10,
          -90,
          box(-22, -150, 20, 148, 8, tube(tone.wood)),
          box(-24, -54, 24, 54, 10, cel(a)),
          path('M-52 -182H10Q30 -182 38 -160L24 -158Q20 -162 10 -160V-146H-44L-58 -150V-176z', cel(tone.iron)),
        ),
        turn(
          36,
          20,
          -90,
          path('M2 -176L36 -182L44 -50H2z', cel(tone.steel)),
          path(
            'M2 -176l-7 8l7 4l-7 8l7 4l-7 8l7 4l-7 8l7 4l-7 8l7 4l-7 8l7 4l-7 8l7 4l-7 8l7 4l-7 8l7 4l-7 8l7 4z',
            tone.steel,
          ),
          path('M0 -54H48L54 -10Q52 2 38 2H8Q-6 2 -4 -12z', cel(b)),
          box(12, -38, 24, 22, 9, tone.cream),
        ),
      ),
  },
  {
    name: 'paint tins and brush',
    draw: ({ a, b }) =>
      layer(
        line('M-74 -96C-74 -166 22 -166 22 -96', tone.iron, 5),
        box(-78, -96, 104, 96, 6, tube(tone.steel)),
        box(-78, -70, 104, 46, 0, a),
        oval(-26, -96, 52, 13, tone.steel),
        oval(-26, -96, 44, 9, b),
        path('M-66 -94Q-66 -50 -56 -50T-46 -74Q-42 -60 -36 -70T-26 -92z', b),
        turn(
          24,
          60,
          -60,
          box(52, -176, 16, 74, 7, tube(tone.wood)),
          box(38, -108, 44, 30, 4, cel(tone.steel)),
          path('M38 -78H82L80 -36Q70 -44 62 -34T46 -34Q40 -40 40 -44z', soft(b)),
        ),
      ),
  },
  {
    name: 'drill',
    draw: ({ a, b }) =>
      layer(
        path(
          'M-96 -146Q-96 -158 -84 -158H20Q34 -158 34 -140V-112Q34 -100 20 -100H-20L-28 -34H-72L-66 -100H-84Q-96 -100 -96 -112z',
          cel(a),
        ),
        box(-80, -36, 62, 36, 8, cel(tone.ink)),
        box(-80, -24, 62, 8, 0, b),
        path('M34 -148H56L66 -136V-120L56 -110H34z', cel(tone.ink)),
        line('M66 -128H98', tone.steel, 8),
        line('M70 -131L76 -124M80 -131L86 -124', tone.iron, 3),
        path('M-20 -98Q0 -84 -14 -70L-24 -74z', tone.chilli),
        ...[0, 1, 2].map((n) => line(`M${-80 + n * 13} -146V-116`, tone.ink, 5)),
        disc(50, -16, 16, tone.iron),
        disc(50, -16, 6, tone.sand),
        box(72, -50, 8, 50, 3, tone.steel),
        box(66, -56, 20, 9, 3, tone.steel),
      ),
  },
  {
    name: 'bricks and trowel',
    draw: ({ b }) =>
      layer(
        ...[0, 1, 2].flatMap((row) =>
          [0, 1, 2].slice(row === 2 ? 1 : 0).map((n) => {
            const x = -98 + n * 62 + (row % 2) * 14
            return layer(
              box(x, -34 - row * 36, 58, 33, 4, cel(tone.brick)),
              ...[14, 29, 44].map((d) => disc(x + d, -17 - row * 36, 5, tone.mangosteen, 'opacity=".3"')),
            )
          }),
        ),
        turn(
          24,
          20,
          -120,
          path('M-10 -146L84 -132L22 -88z', cel(tone.steel)),
          line('M-8 -138Q-30 -140 -34 -158', tone.iron, 7),
          box(-58, -186, 48, 20, 10, tube(b)),
        ),
      ),
  },
  {
    name: 'cement and shovel',
    draw: ({ a, b }) =>
      layer(
        path('M-90 -10Q-98 -60 -86 -118Q-30 -130 26 -118Q38 -60 30 -10Q-30 4 -90 -10z', soft('#C9C3BE')),
        path('M-90 -92Q-30 -104 30 -92L32 -40Q-30 -28 -92 -40z', a),
        path('M-60 -48L-30 -84L0 -48z', tone.cream),
        line('M-84 -112Q-30 -124 24 -112', tone.iron, 4, 'stroke-dasharray="6 5"'),
        turn(
          9,
          66,
          0,
          box(60, -180, 12, 124, 5, tube(tone.wood)),
          path('M48 -188H84V-172H76V-178H56V-172H48z', b),
          path('M40 -64H92V-30Q88 -2 66 4Q44 -2 40 -30z', cel(tone.steel)),
        ),
      ),
  },
]

export const furniture: readonly Thing[] = [
  {
    name: 'armchair',
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        box(-70, -18, 12, 18, 4, tone.darkWood),
        box(58, -18, 12, 18, 4, tone.darkWood),
        path('M-70 -60V-140Q-70 -172 -36 -172H36Q70 -172 70 -140V-60z', cel(a)),
        ...[-30, 0, 30].map((x) => disc(x, -126, 4, tone.mangosteen, 'opacity=".4"')),
        box(-66, -78, 132, 46, 16, cel(b)),
        path(
          'M-98 -86Q-98 -104 -80 -104T-60 -86V-50H60V-86Q60 -104 80 -104T98 -86V-26Q98 -14 86 -14H-86Q-98 -14 -98 -26z',
          cel(a),
        ),
        turn(
          -10,
          10,
          -96,
          box(-24, -132, 60, 54, 12, cel(tone.turmeric)),
          box(-24, -132, 60, 54, 12, 'url(#dots-FFF4DF)', 'opacity=".6"'),
        ),
      ),
  },
  {
    name: 'table and lamp',
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        line('M-74 -70L-86 0M74 -70L86 0', tone.darkWood, 11),
        box(-60, -66, 120, 28, 3, cel(tone.darkWood)),
        disc(0, -52, 5, tone.gold),
        box(-98, -80, 196, 16, 7, cel(tone.wood)),
        box(-48, -116, 12, 30, 3, tone.gold),
        oval(-42, -83, 28, 6, cel(tone.gold)),
        path('M-74 -114L-60 -172H-24L-10 -114z', cel(b)),
        path('M-72 -112L-90 -80H6L-12 -112z', tone.turmeric, 'opacity=".25"'),
        box(20, -106, 54, 26, 3, cel(a)),
        box(26, -96, 54, 16, 3, cel(tone.chilli)),
        disc(48, -120, 14, ball(tone.jade)),
      ),
  },
  {
    name: 'wardrobe',
    stands: 'floor',
    draw: ({ a }) =>
      layer(
        box(-78, -10, 14, 10, 2, tone.darkWood),
        box(64, -10, 14, 10, 2, tone.darkWood),
        box(-90, -198, 180, 16, 5, cel(tone.darkWood)),
        box(-84, -184, 168, 176, 5, cel(tone.wood)),
        box(-76, -176, 74, 122, 4, fall('#C98A4E')),
        box(2, -176, 74, 122, 4, cel('#DCEBE8')),
        path('M10 -100L60 -170H74V-150L20 -70z', tone.white, 'opacity=".7"'),
        box(-66, -164, 54, 98, 3, 'none', `stroke="${a}" stroke-width="5"`),
        flower(-39, -116, 18, a, tone.turmeric),
        box(-76, -48, 74, 32, 3, fall('#C98A4E')),
        box(2, -48, 74, 32, 3, fall('#C98A4E')),
        ...[-39, 39].map((x) => disc(x, -32, 5, tone.gold)),
        disc(-8, -112, 4, tone.gold),
        disc(8, -112, 4, tone.gold),
      ),
  },
  {
    name: 'rattan chair',
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        line('M-56 -70L-70 0M56 -70L70 0M-30 -64L-36 -8M30 -64L36 -8', tone.darkWood, 9),
        path('M-74 -84C-90 -210 90 -210 74 -84z', cel(tone.rattan)),
        path('M-60 -84C-74 -190 74 -190 60 -84z', 'url(#checks-7A4526)', 'opacity=".45"'),
        path('M-74 -84C-90 -210 90 -210 74 -84', 'none', `stroke="${tone.darkWood}" stroke-width="8"`),
        box(-84, -94, 168, 28, 14, cel(a)),
        line('M-62 -80H62', tone.cream, 3, 'opacity=".6" stroke-dasharray="6 7"'),
        turn(8, 0, -120, box(-28, -142, 56, 48, 12, cel(b))),
      ),
  },
  {
    name: 'cradle and stool',
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        line('M-88 -184L-98 0M-88 -184L-74 0M44 -184L34 0M44 -184L58 0', tone.darkWood, 9),
        box(-96, -190, 148, 12, 6, cel(tone.wood)),
        line('M-66 -180L-56 -100M24 -180L14 -100', tone.rattan, 4),
        path('M-72 -104Q-72 -46 -21 -46T30 -104z', cel(a)),
        path('M-72 -104Q-72 -46 -21 -46T30 -104z', 'url(#checks-FFF4DF)', 'opacity=".35"'),
        box(-78, -112, 114, 14, 7, cel(tone.wood)),
        line('M70 -40L64 0M94 -40L100 0', tone.darkWood, 7),
        oval(82, -44, 26, 9, cel(b)),
      ),
  },
]
