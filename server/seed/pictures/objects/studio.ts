import { box, disc, layer, line, oval, path, turn } from '../ink.ts'
import { ball, cel, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower, spark } from './bits.ts'

/** A printed picture of hills under a sun, `wide` × `high`, its top left corner at (x, y). */
const print = (x: number, y: number, wide: number, high: number, sky: string, hills: string) =>
  layer(
    box(x, y, wide, high, 3, tone.white),
    box(x + 6, y + 6, wide - 12, high - 22, 2, sky),
    disc(x + wide * 0.68, y + high * 0.3, wide * 0.11, tone.turmeric),
    path(
      `M${x + 6} ${y + high - 16}V${y + high * 0.62}L${x + wide * 0.36} ${y + high * 0.42}L${x + wide * 0.6} ${y + high * 0.62}L${x + wide * 0.76} ${y + high * 0.52}L${x + wide - 6} ${y + high * 0.66}V${y + high - 16}z`,
      hills,
    ),
  )

export const photoStudio: readonly Thing[] = [
  {
    name: 'camera',
    high: 156,
    draw: ({ a, b }) =>
      layer(
        path('M-40 -130L-26 -156H26L40 -130z', cel(tone.ink)),
        box(-94, -132, 188, 128, 18, cel(a)),
        box(-94, -98, 188, 66, 0, tone.ink, 'opacity=".85"'),
        disc(0, -66, 54, cel(tone.steel)),
        disc(0, -66, 43, tone.ink),
        disc(0, -66, 31, ball('#3C5A86')),
        disc(0, -66, 15, tone.mangosteen),
        oval(-14, -80, 10, 7, tone.white, 'opacity=".8"'),
        box(-80, -144, 28, 14, 4, b),
        box(54, -120, 26, 14, 4, tone.cream),
        disc(-66, -114, 6, tone.chilli),
        spark(70, -150, 16),
      ),
  },
  {
    name: 'umbrella light',
    stands: 'room',
    draw: ({ a, b }) =>
      layer(
        line('M20 -120V-40M20 -44L-20 0M20 -44L60 0M20 -44V0', tone.ink, 7),
        turn(
          -20,
          20,
          -120,
          path('M-92 -36L-30 -60V-150L-92 -190z', tone.turmeric, 'opacity=".35"'),
          line('M-60 -112H30', tone.steel, 5),
          path('M-8 -196C40 -180 44 -44 -8 -28Q-30 -112 -8 -196z', cel(a)),
          oval(-10, -112, 17, 84, soft(tone.white)),
          path('M-10 -196V-28M-24 -160L4 -64M4 -160L-24 -64', 'none', `stroke="${b}" stroke-width="2.5" opacity=".8"`),
          box(-62, -126, 34, 28, 7, cel(tone.ink)),
          disc(-28, -112, 11, ball(tone.turmeric)),
        ),
      ),
  },
  {
    name: 'framed family photograph',
    draw: ({ a }) =>
      layer(
        box(-90, -176, 180, 172, 8, cel(tone.gold)),
        box(-78, -164, 156, 148, 4, tone.white),
        box(-66, -152, 132, 124, 2, soft(a)),
        path('M-58 -28C-56 -82 -6 -82 -4 -28z', cel(tone.turmeric)),
        disc(-31, -92, 19, '#D79A6C'),
        path('M-51 -94C-52 -122 -10 -122 -11 -94Q-30 -106 -51 -94z', tone.ink),
        path('M4 -28C6 -78 56 -78 58 -28z', cel(tone.rose)),
        disc(31, -88, 18, '#C98A5E'),
        path('M12 -88C10 -116 52 -116 50 -88Q44 -104 30 -102T12 -88z', tone.ink),
        disc(46, -108, 9, tone.ink),
        flower(40, -116, 8, tone.white),
        path('M-18 -28C-16 -56 16 -56 18 -28z', cel(tone.leaf)),
        disc(0, -62, 13, '#D79A6C'),
        path('M-13 -64C-12 -82 12 -82 13 -64Q0 -72 -13 -64z', tone.ink),
      ),
  },
  {
    name: 'prints on a line',
    draw: ({ a, b }) =>
      layer(
        line('M-98 -184Q0 -160 98 -184', tone.darkWood, 4),
        turn(-5, -58, -170, print(-92, -172, 70, 92, tone.sky, tone.leaf)),
        turn(5, 54, -170, print(18, -172, 74, 96, '#F3B98A', a)),
        turn(-3, 0, -60, print(-52, -78, 104, 78, tone.blush, b)),
        box(-62, -182, 9, 20, 3, tone.wood),
        box(50, -180, 9, 20, 3, tone.wood),
      ),
  },
  {
    name: 'rolls of film',
    draw: ({ a, b }) =>
      layer(
        path('M-20 -64C20 -120 60 -20 98 -84V-36C70 20 10 -70 -20 -16z', tone.ink),
        line('M-14 -58C20 -104 60 -12 94 -72M-14 -24C20 -70 60 14 94 -40', tone.cream, 4, 'stroke-dasharray="5 7"'),
        box(-76, -118, 62, 118, 7, tube(b)),
        box(-82, -126, 74, 14, 5, tube(tone.ink)),
        box(-82, -8, 74, 12, 5, tube(tone.ink)),
        box(-54, -142, 18, 18, 3, tone.ink),
        box(-76, -84, 62, 46, 0, a),
        disc(-45, -61, 13, tone.cream),
      ),
  },
]

export const printing: readonly Thing[] = [
  {
    name: 'printing press',
    high: 152,
    stands: 'room',
    draw: ({ a, b, c }) =>
      layer(
        box(-94, -20, 188, 20, 6, cel(tone.ink)),
        box(-84, -150, 168, 134, 12, cel(a)),
        box(-66, -132, 100, 30, 5, tone.ink),
        ...[tone.sky, tone.rose, tone.turmeric, tone.iron].map((colour, n) =>
          box(-60 + n * 23, -126, 18, 18, 3, colour),
        ),
        disc(-36, -66, 27, cel(tone.steel)),
        disc(-36, -66, 9, tone.ink),
        disc(22, -66, 27, cel(tone.steel)),
        disc(22, -66, 9, tone.ink),
        path('M-98 -92Q-60 -100 -36 -93T22 -93Q60 -92 98 -30', 'none', `stroke="${tone.white}" stroke-width="7"`),
        disc(64, -118, 9, b),
        disc(64, -94, 7, c),
        path('M54 -40H100V-8H54z', tone.white),
        box(60, -34, 34, 18, 2, b),
      ),
  },
  {
    name: 'mug and shirt with a print',
    draw: ({ a, b }) =>
      layer(
        path(
          'M-62 -176Q-40 -162 -18 -176L16 -160L30 -116L8 -108L4 -124V-40H-84V-124L-88 -108L-110 -116L-96 -160z',
          cel(tone.white),
        ),
        flower(-40, -100, 28, a),
        line('M78 -80C108 -82 104 -22 74 -26', tone.white, 12),
        box(8, -100, 74, 100, 12, cel(b)),
        oval(45, -98, 37, 8, tone.mangosteen),
        flower(44, -48, 22, tone.cream),
      ),
  },
  {
    name: 'rolls of banner',
    draw: ({ a, b, c }) =>
      layer(
        ...[
          [-70, a],
          [-30, b],
          [74, tone.rose],
        ].map(([x, colour]) =>
          layer(
            box(Number(x) - 17, -176, 34, 176, 6, tube(String(colour))),
            oval(Number(x), -176, 17, 6, tone.white),
            oval(Number(x), -176, 8, 3, tone.darkWood),
          ),
        ),
        path('M-4 -150H52V0H-4z', tone.white),
        path('M-4 -150H52V-96H-4z', a),
        flower(24, -122, 18, c),
        ...[-80, -64, -48].map((y, n) => line(`M8 ${y}H${n === 1 ? 32 : 40}`, tone.sand, 6)),
        box(8, -34, 32, 18, 6, b),
      ),
  },
  {
    name: 'cards and invitations',
    draw: ({ a, b }) =>
      layer(
        turn(
          -12,
          -30,
          -60,
          box(-86, -150, 110, 140, 5, cel(tone.mangosteen)),
          box(-78, -142, 94, 124, 3, 'none', `stroke="${tone.gold}" stroke-width="3"`),
          flower(-31, -90, 28, tone.gold, tone.mangosteen),
        ),
        turn(
          6,
          40,
          0,
          box(-22, -70, 114, 66, 5, cel(tone.white)),
          box(-22, -70, 30, 66, 4, a),
          line('M22 -52H74M22 -38H62M22 -24H70', tone.sand, 6),
          disc(-7, -37, 9, b),
        ),
      ),
  },
  {
    name: 'ink bottles',
    draw: ({ c }) =>
      layer(
        ...[
          [-72, tone.sky, 104],
          [-24, '#C23A7A', 124],
          [24, c, 104],
          [72, tone.ink, 124],
        ].map(([x, colour, high]) =>
          layer(
            box(Number(x) - 21, -Number(high), 42, Number(high), 9, tube(String(colour))),
            box(Number(x) - 21, -Number(high) * 0.66, 42, Number(high) * 0.36, 0, tone.cream),
            path(`M${x} ${-Number(high) * 0.62}q12 16 0 24q-12 -8 0 -24z`, String(colour)),
            box(Number(x) - 11, -Number(high) - 22, 22, 26, 5, tube(tone.white)),
          ),
        ),
      ),
  },
]
