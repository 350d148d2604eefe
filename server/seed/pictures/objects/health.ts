import { box, disc, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { leaf } from './bits.ts'

const cross = (x: number, y: number, size: number, colour: string) =>
  path(
    `M${x - size * 0.35} ${y - size}h${size * 0.7}v${size * 0.65}h${size * 0.65}v${size * 0.7}h${-size * 0.65}v${size * 0.65}h${-size * 0.7}v${-size * 0.65}h${-size * 0.65}v${-size * 0.7}h${size * 0.65}z`,
    colour,
  )

const capsule = (x: number, y: number, turned: number, colour: string) =>
  turn(
    turned,
    x,
    y,
    box(x - 34, y - 13, 68, 26, 13, tone.white),
    path(`M${x} ${y - 13}H${x + 21}A13 13 0 0 1 ${x + 21} ${y + 13}H${x}z`, colour),
    box(x - 22, y - 8, 44, 5, 3, tone.white, 'opacity=".6"'),
  )

export const pharmacy: readonly Thing[] = [
  {
    name: 'bottle of tablets',
    draw: ({ a, b }) =>
      layer(
        box(-58, -132, 92, 132, 16, tube('#D98A35')),
        box(-58, -108, 92, 76, 0, tone.white),
        cross(-12, -70, 24, a),
        box(-64, -166, 104, 38, 9, cel(tone.white)),
        times(7, (n) => line(`M${-54 + n * 14} -158V-138`, tone.sand, 4)),
        capsule(64, -14, -8, b),
        disc(84, -42, 13, ball(tone.white)),
        line('M75 -42H93', tone.sand, 3),
        disc(56, -42, 12, ball(tone.turmeric)),
      ),
  },
  {
    name: 'strip of capsules',
    draw: ({ a, b }) =>
      layer(
        turn(
          -8,
          0,
          -90,
          box(-72, -176, 116, 164, 14, cel(tone.steel)),
          times(8, (n) => {
            const x = -42 + (n % 2) * 56
            const y = -152 + Math.floor(n / 2) * 38
            return layer(
              box(x - 22, y - 13, 44, 26, 13, '#8E9BA2'),
              box(x - 20, y - 12, 40, 22, 11, n === 5 ? '#DCE4E6' : n % 3 ? a : b),
              box(x - 13, y - 8, 22, 5, 3, tone.white, 'opacity=".6"'),
            )
          }),
        ),
        capsule(70, -20, 24, b),
      ),
  },
  {
    name: 'mortar with healing leaves',
    draw: ({ a }) =>
      layer(
        turn(26, 20, -90, box(12, -192, 20, 110, 10, tube(tone.cream))),
        leaf(-30, -104, 66, -100, tone.leaf),
        leaf(-20, -104, 58, -60, tone.lime),
        leaf(-36, -100, 56, -140, tone.deepLeaf),
        path('M-78 -104C-78 -52 -50 -30 -30 -24L-44 0H44L30 -24C50 -30 78 -52 78 -104z', cel(tone.white)),
        box(-86, -112, 172, 16, 8, cel(tone.white)),
        cross(0, -66, 18, a),
      ),
  },
  {
    name: 'box and syrup',
    draw: ({ a, b }) =>
      layer(
        box(-90, -136, 92, 136, 6, cel(tone.white)),
        box(-90, -136, 92, 34, 6, a),
        cross(-44, -64, 26, a),
        path('M2 -130L22 -118V-6L2 0z', '#D9CBB8'),
        box(34, -104, 58, 104, 14, tube('#9A4E2A')),
        box(34, -78, 58, 50, 0, tone.paper),
        disc(63, -53, 13, b),
        box(46, -128, 34, 28, 6, tube(tone.white)),
        oval(60, -2, 30, 4, tone.ink, 'opacity=".15"'),
      ),
  },
  {
    name: 'thermometer and first aid box',
    draw: ({ b }) =>
      layer(
        line('M-34 -112Q-34 -142 -10 -142H12Q36 -142 36 -112', tone.ink, 10),
        box(-92, -112, 184, 112, 18, cel(b)),
        box(-92, -70, 184, 8, 0, tone.mangosteen, 'opacity=".25"'),
        disc(0, -58, 38, tone.white),
        cross(0, -58, 23, b),
        turn(
          38,
          66,
          -120,
          box(60, -190, 16, 90, 8, tone.white),
          box(65, -160, 6, 60, 3, tone.chilli),
          disc(68, -98, 11, tone.chilli),
        ),
      ),
  },
]

export const clinic: readonly Thing[] = [
  {
    name: 'stethoscope',
    draw: ({ a, b }) =>
      layer(
        line('M-50 -180C-70 -100 -40 -80 -22 -80S26 -100 6 -180', tone.ink, 9),
        line('M-50 -180L-38 -186M6 -180L-6 -186', tone.steel, 9),
        line('M-22 -80C-24 -10 60 10 62 -60V-84', a, 11),
        disc(62, -104, 32, cel(tone.steel)),
        disc(62, -104, 20, tone.white),
        disc(62, -104, 11, b),
        path(
          'M-84 -18Q-84 -34 -70 -34T-56 -18Q-56 -34 -42 -34T-28 -18Q-30 -4 -56 6Q-82 -4 -84 -18z',
          soft(tone.chilli),
        ),
      ),
  },
  {
    name: 'doctor’s coat',
    draw: ({ a }) =>
      layer(
        line('M0 -184Q14 -186 12 -196', tone.iron, 5),
        path(
          'M-30 -178Q0 -168 30 -178L62 -164Q74 -158 78 -140L96 -50L68 -42L58 -90L62 -2Q0 8 -62 -2L-58 -90L-68 -42L-96 -50L-78 -140Q-74 -158 -62 -164z',
          cel(tone.white),
        ),
        path('M-22 -178L0 -120L22 -178Q0 -170 -22 -178z', a),
        path('M-30 -178L-44 -150L0 -100L-22 -178zM30 -178L44 -150L0 -100L22 -178z', '#E9DFD2'),
        line('M0 -100V0', '#D9CBB8', 4),
        box(16, -70, 32, 30, 5, '#E9DFD2'),
        box(24, -82, 6, 24, 3, a),
        ...[-80, -52, -24].map((y) => disc(-8, y, 4, tone.iron)),
        line('M-20 -170C-40 -110 -10 -100 -22 -76', tone.ink, 5),
        disc(-22, -70, 9, tone.steel),
      ),
  },
  {
    name: 'syringe and vials',
    draw: ({ a, b }) =>
      layer(
        turn(
          -38,
          0,
          -90,
          line('M-118 -90H-70', tone.steel, 4),
          box(-70, -108, 112, 36, 6, tone.glass),
          box(-70, -104, 66, 28, 4, a),
          ...[-52, -32, -12, 8].map((x) => line(`M${x} -108V-96`, tone.ink, 3)),
          box(40, -118, 10, 56, 4, tone.iron),
          box(48, -96, 44, 12, 2, tone.steel),
          box(90, -112, 10, 44, 4, tone.iron),
        ),
        box(12, -62, 38, 62, 8, tube(tone.glass)),
        box(16, -80, 30, 20, 4, b),
        box(12, -44, 38, 26, 0, tone.white),
        box(58, -48, 34, 48, 8, tube('#D98A35')),
        box(62, -64, 26, 18, 4, tone.steel),
      ),
  },
  {
    name: 'health card with a heart',
    draw: ({ a, b }) =>
      layer(
        box(-74, -176, 148, 176, 12, cel(tone.wood)),
        box(-62, -158, 124, 148, 4, tone.white),
        box(-32, -190, 64, 30, 8, cel(tone.steel)),
        path('M0 -66C-44 -94 -40 -132 -18 -132Q-4 -132 0 -118Q4 -132 18 -132C40 -132 44 -94 0 -66z', soft(b)),
        line('M-52 -92H-22L-12 -112L0 -76L12 -98L18 -92H52', a, 5),
        ...[-44, -26].map((y) => line(`M-46 ${y}H${y === -44 ? 46 : 16}`, tone.sand, 7)),
      ),
  },
  {
    name: 'clean tooth',
    draw: ({ a }) =>
      layer(
        path(
          'M-58 -150C-36 -176 -14 -150 0 -150S36 -176 58 -150C84 -116 52 -84 46 -52C42 -24 38 -2 24 -2C8 -2 14 -52 0 -52S-8 -2 -24 -2C-38 -2 -42 -24 -46 -52C-52 -84 -84 -116 -58 -150z',
          cel(tone.white),
        ),
        line('M-48 -134Q-56 -116 -46 -98', tone.glass, 9),
        turn(
          30,
          70,
          -80,
          box(58, -170, 16, 150, 8, cel(a)),
          times(5, (n) => box(42, -164 + n * 9, 18, 6, 2, tone.white)),
        ),
      ),
  },
]
