import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, soft } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower, leaf, wheel } from './bits.ts'

export const hotel: readonly Thing[] = [
  {
    name: 'bed for the night',
    high: 132,
    stands: 'room',
    draw: ({ a, b }) =>
      layer(
        box(-98, -132, 16, 132, 7, cel(tone.darkWood)),
        box(84, -70, 14, 70, 6, cel(tone.darkWood)),
        box(-92, -118, 20, 84, 4, tone.wood),
        box(-84, -40, 172, 24, 4, cel(tone.wood)),
        box(-84, -66, 172, 32, 12, cel(tone.white)),
        path('M-76 -62Q-80 -94 -50 -92H-26Q-6 -92 -10 -62z', soft(tone.cream)),
        path('M-66 -62Q-70 -84 -48 -84H-34Q-18 -84 -22 -62z', soft(b)),
        path('M-6 -70H80Q92 -70 92 -56V-24H-14V-56Q-14 -70 -6 -70z', cel(a)),
        path('M-6 -70H80Q92 -70 92 -56V-24H-14V-56Q-14 -70 -6 -70z', 'url(#diamonds-F3B229)', 'opacity=".55"'),
        box(-16, -72, 24, 50, 6, tone.white),
      ),
  },
  {
    name: 'key of the room',
    draw: ({ a, b }) =>
      layer(
        group(
          'translate(-10 -110) rotate(38)',
          '<circle cx="0" cy="-34" r="30" fill="none" stroke="#E9A91F" stroke-width="17"/>',
          line('M-21 -55A30 30 0 0 1 12 -62', '#FFE39A', 5),
          box(-8, -6, 16, 110, 4, cel(tone.gold)),
          box(4, 62, 28, 13, 3, tone.gold),
          box(4, 86, 22, 13, 3, tone.gold),
        ),
        line('M14 -140Q50 -150 58 -110', tone.darkWood, 6),
        path('M34 -108H82Q90 -108 90 -100V-20Q90 -8 58 0Q26 -8 26 -20V-100Q26 -108 34 -108z', cel(a)),
        disc(58, -96, 6, tone.cream),
        flower(58, -52, 22, b, tone.cream),
      ),
  },
  {
    name: 'bell at the desk',
    draw: ({ a }) =>
      layer(
        box(-96, -26, 192, 26, 10, cel(a)),
        box(-84, -38, 168, 14, 6, tone.darkWood),
        path('M-78 -40C-78 -150 78 -150 78 -40z', ball(tone.gold)),
        path('M-52 -60C-50 -96 -30 -112 -14 -116', 'none', 'stroke="#FFF0C2" stroke-width="9" stroke-linecap="round"'),
        box(-8, -144, 16, 22, 4, tone.darkWood),
        disc(0, -150, 13, ball(tone.gold)),
        ...[-1, 1].map((s) => group(`scale(${s} 1)`, line('M62 -150L80 -168M84 -118L106 -126', tone.turmeric, 6))),
      ),
  },
  {
    name: 'guest house',
    stands: 'room',
    draw: ({ a, b }) =>
      layer(
        box(-70, -150, 140, 150, 4, cel(tone.cream)),
        path('M-86 -146L0 -192L86 -146z', cel(a)),
        ...[0, 1, 2].flatMap((row) =>
          [-44, 0, 44].map((x) =>
            row === 2 && x === 0
              ? ''
              : layer(
                  box(x - 15, -136 + row * 44, 30, 30, 4, row === 1 && x === 44 ? tone.turmeric : '#5E87A8'),
                  line(`M${x - 15} ${-121 + row * 44}h30M${x} ${-136 + row * 44}v30`, tone.white, 2.5),
                  box(x - 19, -106 + row * 44, 38, 6, 2, b),
                ),
          ),
        ),
        path('M-22 0V-40Q0 -58 22 -40V0z', tone.darkWood),
        disc(12, -20, 3, tone.gold),
        box(-34, -54, 68, 10, 4, a),
        leaf(-86, 0, 60, -84, tone.leaf),
        leaf(-86, 0, 50, -50, tone.lime),
        leaf(-86, 0, 50, -124, tone.deepLeaf),
        leaf(88, 0, 60, -94, tone.leaf),
        leaf(88, 0, 50, -60, tone.deepLeaf),
      ),
  },
  {
    name: 'towels and flowers',
    draw: ({ a, b }) =>
      layer(
        ...[tone.white, a, tone.white].map((c, n) =>
          layer(
            box(-84 + n * 4, -34 - n * 32, 168 - n * 8, 34, 16, cel(c)),
            line(`M-60 ${-17 - n * 32}H70`, b, 3, 'opacity=".6"'),
          ),
        ),
        path('M-60 -100H60V-114Q60 -128 44 -128H-44Q-60 -128 -60 -114z', cel(tone.cream)),
        flower(-24, -132, 26, tone.white),
        flower(20, -134, 22, tone.rose),
        leaf(36, -130, 44, -30, tone.leaf),
      ),
  },
]

export const travel: readonly Thing[] = [
  {
    name: 'express bus',
    high: 138,
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        path('M-98 -110Q-98 -128 -80 -128H74Q92 -128 96 -108L100 -60V-22H-98z', cel(a)),
        path('M-98 -52Q0 -72 100 -46V-22H-98z', b),
        path('M-90 -112H-10V-72H-90zM-2 -112H58V-72H-2zM66 -112H76Q88 -110 92 -72H66z', '#CFE8EC'),
        path('M-80 -112L-62 -112L-80 -78H-90V-92zM16 -112H36L14 -74H-2z', tone.white, 'opacity=".5"'),
        ...[-50].map((x) => line(`M${x} -112V-72`, a, 5)),
        line('M28 -112V-72', a, 5),
        disc(94, -36, 6, tone.turmeric),
        box(-98, -24, 198, 8, 3, tone.ink),
        wheel(-56, -20, 22),
        wheel(54, -20, 22),
        box(-60, -138, 100, 12, 6, shadeOf),
      ),
  },
  {
    name: 'boat on the lake',
    draw: ({ a, b }) =>
      layer(
        oval(0, -10, 100, 12, '#7FB9C4'),
        path('M-100 -52Q-60 -24 0 -24T100 -58Q84 -2 30 0H-36Q-84 -4 -100 -52z', cel(tone.wood)),
        path('M-98 -48Q-60 -18 0 -18T98 -52L92 -40Q50 -6 0 -6T-92 -36z', a),
        line('M70 -20L40 -170', tone.darkWood, 6),
        path('M66 -10L76 -14L84 14L66 12z', tone.darkWood),
        path('M14 -40L26 -92L48 -88L46 -38z', cel(tone.indigo)),
        path('M18 -88Q10 -128 34 -132Q56 -130 52 -88z', cel(b)),
        line('M34 -118L54 -104', '#C98A5E', 10),
        disc(32, -142, 14, '#C98A5E'),
        path('M4 -144Q32 -176 60 -144z', cel(tone.rattan)),
        path('M-70 -34Q-66 -72 -44 -76Q-20 -74 -18 -28z', cel(tone.rattan)),
        path('M-70 -34Q-66 -72 -44 -76Q-20 -74 -18 -28z', 'url(#checks-7A4526)', 'opacity=".4"'),
        line('M-90 0Q-70 6 -50 0T-10 2T40 2T92 -4', tone.white, 4, 'opacity=".7"'),
      ),
  },
  {
    name: 'suitcase',
    draw: ({ a, b }) =>
      layer(
        line('M-26 -138V-164H26V-138', tone.iron, 9),
        box(-84, -138, 168, 126, 20, cel(a)),
        box(-60, -138, 14, 126, 0, b),
        box(46, -138, 14, 126, 0, b),
        box(-60, -84, 14, 14, 3, tone.gold),
        box(46, -84, 14, 14, 3, tone.gold),
        disc(-4, -84, 20, tone.cream),
        path('M-16 -84L8 -96L4 -84L8 -72z', tone.chilli),
        box(-24, -52, 36, 22, 4, tone.jade),
        turn(-14, 10, -110, box(-6, -128, 34, 20, 3, tone.cream)),
        disc(-60, -6, 9, tone.ink),
        disc(60, -6, 9, tone.ink),
      ),
  },
  {
    name: 'aeroplane',
    draw: ({ a, b }) =>
      layer(
        oval(-40, -30, 46, 16, tone.white, 'opacity=".8"'),
        oval(-8, -22, 50, 16, tone.white, 'opacity=".8"'),
        oval(56, -150, 34, 12, tone.white, 'opacity=".7"'),
        turn(
          -18,
          0,
          -100,
          path('M-20 -96L-66 -172H-38L34 -100z', cel(b)),
          path('M-96 -84L-112 -136H-88L-60 -98z', cel(a)),
          path('M-104 -92Q-100 -112 -70 -112H58Q98 -110 104 -92Q98 -72 58 -72H-70Q-96 -72 -104 -92z', cel(tone.white)),
          path('M-104 -92Q-96 -72 -70 -72H58Q98 -72 104 -92z', a),
          times(6, (n) => box(-54 + n * 19, -104, 10, 12, 5, '#5E87A8')),
          path('M72 -108Q90 -104 96 -96H68z', '#5E87A8'),
          path('M-18 -84L-58 -22H-30L40 -84z', cel(b)),
        ),
      ),
  },
  {
    name: 'hot-air balloon',
    draw: ({ a, b, c }) =>
      layer(
        path('M0 -200C-72 -200 -84 -112 -24 -56H24C84 -112 72 -200 0 -200z', ball(a)),
        path('M0 -200C-36 -196 -36 -110 -12 -56H12C36 -110 36 -196 0 -200z', b),
        path('M-8 -200C-60 -186 -66 -112 -22 -56H-14C-40 -112 -36 -186 -8 -200z', c, 'opacity=".65"'),
        path('M0 -200C72 -200 84 -112 24 -56H10C52 -112 50 -190 0 -200z', tone.mangosteen, 'opacity=".18"'),
        line('M-20 -56L-16 -32M20 -56L16 -32', tone.darkWood, 3),
        path('M-20 -34H20L15 0H-15z', cel(tone.rattan)),
        path('M-20 -34H20L15 0H-15z', 'url(#checks-7A4526)', 'opacity=".4"'),
      ),
  },
]

const shadeOf = '#8A5A33'
