import { box, disc, group, layer, line, path, turn } from '../ink.ts'
import { cel, fall, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower } from './bits.ts'

/** Acheik weaving: running waves on cloth; `shape` is the path of the cloth. */
const woven = (shape: string, ground: string, thread: string) =>
  layer(path(shape, cel(ground)), path(shape, `url(#waves-${thread.slice(1)})`, 'opacity=".75"'))

const spool = (x: number, y: number, colour: string) =>
  group(
    `translate(${x} ${y})`,
    box(-20, -64, 40, 12, 4, cel(tone.wood)),
    box(-15, -54, 30, 44, 3, tube(colour)),
    ...[-46, -38, -30, -22].map((z) => line(`M-15 ${z}L15 ${z + 4}`, tone.cream, 1.5, 'opacity=".5"')),
    box(-20, -12, 40, 12, 4, cel(tone.wood)),
  )

export const tailor: readonly Thing[] = [
  {
    name: 'sewing machine',
    draw: ({ a, b }) =>
      layer(
        box(-98, -20, 196, 20, 8, cel(tone.wood)),
        box(-84, -38, 168, 20, 6, cel(a)),
        path(
          'M34 -34V-96Q34 -106 22 -106H-40V-66Q-40 -58 -50 -58H-66Q-76 -58 -76 -68V-118Q-76 -148 -46 -148H54Q82 -148 82 -120V-34z',
          cel(a),
        ),
        line('M-60 -130H30', b, 5),
        flower(58, -88, 17, tone.cream),
        disc(-58, -104, 10, cel(tone.gold)),
        box(-63, -58, 10, 12, 3, tone.steel),
        line('M-58 -46V-34', tone.steel, 4),
        disc(90, -106, 24, cel(tone.ink)),
        disc(90, -106, 11, tone.gold),
        box(8, -168, 6, 22, 3, tone.iron),
        box(-2, -184, 26, 28, 4, tube(tone.chilli)),
        line('M8 -170Q-40 -176 -58 -104', tone.chilli, 2),
        path('M-96 -38Q-80 -46 -58 -38L-30 -38L-34 -4Q-60 4 -100 -4z', soft(b)),
        path('M-96 -38Q-80 -46 -58 -38L-30 -38L-34 -4Q-60 4 -100 -4z', 'url(#dots-FFF4DF)', 'opacity=".5"'),
      ),
  },
  {
    name: 'scissors and measuring tape',
    draw: ({ a }) =>
      layer(
        line('M-92 -18C-60 -60 -40 16 0 -22S50 -58 92 -16', tone.turmeric, 20),
        line('M-92 -24C-60 -66 -40 10 0 -28S50 -64 92 -22', tone.ink, 7, 'stroke-dasharray="1 11" opacity=".7"'),
        group(
          'translate(0 -104) rotate(34)',
          path('M-9 8L-4 -92Q8 -96 11 -84L12 8z', cel(tone.steel)),
          line('M2 6C-4 34 -30 26 -30 54S6 84 10 50Q10 26 2 6', a, 13),
        ),
        group(
          'translate(0 -104) rotate(-34)',
          path('M9 8L4 -92Q-8 -96 -11 -84L-12 8z', cel('#D5DEE0')),
          line('M-2 6C4 34 30 26 30 54S-6 84 -10 50Q-10 26 -2 6', a, 13),
        ),
        disc(0, -104, 7, tone.gold),
      ),
  },
  {
    name: 'shirt on the dummy',
    draw: ({ a, b }) =>
      layer(
        line('M0 -50V-10', tone.darkWood, 9),
        line('M-34 -4Q0 -22 34 -4', tone.darkWood, 8),
        box(-8, -196, 16, 26, 6, cel(tone.darkWood)),
        path(
          'M-26 -170Q0 -160 26 -170L60 -156Q70 -150 74 -134L88 -84L62 -74L52 -104L54 -44Q0 -34 -54 -44L-52 -104L-62 -74L-88 -84L-74 -134Q-70 -150 -60 -156z',
          cel(a),
        ),
        path('M-26 -170L0 -128L26 -170L14 -176Q0 -168 -14 -176z', tone.cream),
        line('M0 -128V-42', b, 4),
        ...[-112, -90, -68].map((y) => disc(0, y, 5, tone.cream)),
        path('M20 -118H42V-98Q31 -90 20 -98z', b, 'opacity=".8"'),
        line('M-30 -168C-44 -120 -20 -90 -34 -46', tone.turmeric, 9),
        line('M-30 -168C-44 -120 -20 -90 -34 -46', tone.ink, 4, 'stroke-dasharray="1 8" opacity=".6"'),
      ),
  },
  {
    name: 'folded longyi',
    draw: ({ a, b, c }) =>
      layer(
        box(-88, -38, 176, 38, 14, cel(b)),
        box(-88, -24, 176, 10, 0, tone.cream, 'opacity=".4"'),
        box(-84, -72, 168, 38, 14, cel(tone.deepLeaf)),
        box(-84, -72, 168, 38, 14, 'url(#checks-F3B229)', 'opacity=".5"'),
        woven('M-86 -84Q-90 -112 -70 -116H74Q90 -114 86 -92Q86 -72 72 -70H-70Q-86 -70 -86 -84z', a, c.slice(0, 7)),
        woven('M-60 -116L-20 -168Q-10 -178 8 -172L78 -116z', a, tone.turmeric),
        path('M8 -172L78 -116H46L-12 -174z', tone.turmeric, 'opacity=".35"'),
      ),
  },
  {
    name: 'spools of thread',
    draw: ({ a, b }) =>
      layer(
        spool(-56, 0, a),
        spool(0, 0, b),
        spool(56, 0, tone.teal),
        spool(-28, -64, tone.chilli),
        spool(28, -64, tone.leaf),
        spool(0, -128, tone.rose),
        turn(52, 70, -110, box(66, -160, 4, 90, 2, tone.steel), disc(68, -156, 3, tone.ink)),
        line('M96 -136C70 -190 40 -170 16 -166', tone.rose, 2.5),
      ),
  },
]

export const fashion: readonly Thing[] = [
  {
    name: 'htamein and blouse on a hanger',
    draw: ({ a, b, c }) =>
      layer(
        line('M0 -182Q16 -186 14 -196Q6 -206 -4 -196', tone.iron, 5),
        path('M-56 -156L0 -180L56 -156', 'none', `stroke="${tone.wood}" stroke-width="8" stroke-linecap="round"`),
        path(
          'M-30 -168Q0 -156 30 -168L54 -158Q66 -152 70 -136L84 -96Q72 -86 60 -90L46 -120L44 -92H-44L-46 -120L-60 -90Q-72 -86 -84 -96L-70 -136Q-66 -152 -54 -158z',
          cel(b),
        ),
        path('M-14 -163Q0 -142 14 -163', tone.cream),
        ...[-138, -122, -106].map((y) => disc(0, y, 3.5, tone.gold)),
        woven('M-44 -96H44L54 -2Q0 8 -54 -2z', a, c),
        path('M10 -96L20 4Q40 2 54 -2L44 -96z', tone.mangosteen, 'opacity=".2"'),
        box(-46, -98, 92, 9, 4, tone.gold),
      ),
  },
  {
    name: 'handbag',
    draw: ({ a, b }) =>
      layer(
        line('M-40 -112C-40 -196 40 -196 40 -112', b, 11),
        path('M-74 -112H74Q84 -112 86 -100L96 -14Q96 0 82 0H-82Q-96 0 -96 -14L-86 -100Q-84 -112 -74 -112z', cel(a)),
        path('M-86 -104Q-84 -112 -74 -112H74Q84 -112 86 -104L88 -84Q44 -46 0 -46T-88 -84z', fall(b)),
        disc(0, -52, 13, cel(tone.gold)),
        disc(0, -52, 5, tone.darkWood),
        line('M-88 -14H88', tone.cream, 2.5, 'stroke-dasharray="7 6" opacity=".7"'),
        disc(-40, -108, 7, tone.gold),
        disc(40, -108, 7, tone.gold),
      ),
  },
  {
    name: 'velvet slippers',
    draw: ({ a, b }) =>
      layer(
        ...[-1, 1].map((side) =>
          group(
            `translate(${side * 44} -4) rotate(${side * 9})`,
            path('M-28 -8C-40 -60 -36 -150 0 -168C36 -150 40 -60 28 -8Q0 10 -28 -8z', cel(tone.rattan)),
            path(
              'M-21 -14C-30 -60 -28 -140 0 -156C28 -140 30 -60 21 -14Q0 -4 -21 -14z',
              'url(#checks-7A4526)',
              'opacity=".35"',
            ),
            line('M-33 -84C-20 -118 -8 -128 0 -138C8 -128 20 -118 33 -84', a, 20),
            line('M-33 -84C-20 -118 -8 -128 0 -138C8 -128 20 -118 33 -84', b, 3, 'stroke-dasharray="2 8"'),
            flower(0, -134, 12, b, a),
          ),
        ),
      ),
  },
  {
    name: 'dress on the dummy',
    draw: ({ a, b }) =>
      layer(
        line('M0 -40V-8', tone.darkWood, 8),
        line('M-30 -3Q0 -18 30 -3', tone.darkWood, 8),
        disc(0, -190, 9, cel(tone.darkWood)),
        box(-6, -184, 12, 20, 3, tone.sand),
        path(
          'M-28 -166Q-18 -152 0 -152T28 -166L38 -156L30 -106Q70 -60 78 -26Q0 -8 -78 -26Q-70 -60 -30 -106L-38 -156z',
          cel(a),
        ),
        path('M-30 -108Q0 -98 30 -108L36 -98Q0 -86 -36 -98z', b),
        ...[
          [-40, -50],
          [-8, -64],
          [30, -52],
          [0, -34],
          [54, -36],
          [-58, -34],
        ].map(([x = 0, y = 0]) => flower(x, y, 10, b, tone.cream)),
        line('M-30 -92Q-50 -60 -56 -28M6 -90Q10 -60 8 -22', tone.mangosteen, 2.5, 'opacity=".35"'),
      ),
  },
  {
    name: 'T-shirts and sunglasses',
    draw: ({ a, b, c }) =>
      layer(
        ...[c, b, a].map((colour, n) =>
          layer(
            box(-86 + n * 3, -36 - n * 32, 172 - n * 6, 36, 12, cel(colour)),
            line(`M${-60 + n * 3} ${-9 - n * 32}H60`, tone.mangosteen, 2, 'opacity=".25"'),
          ),
        ),
        path('M-34 -100Q0 -84 34 -100Q28 -112 0 -112T-34 -100z', tone.cream),
        group(
          'translate(0 -138)',
          ...[-1, 1].map((side) =>
            group(
              `scale(${side} 1)`,
              path('M8 -14H64Q66 18 40 20Q12 22 8 -14z', cel(tone.ink)),
              line('M22 -6L34 8', tone.white, 4, 'opacity=".5"'),
              line('M64 -12L76 -22', tone.ink, 6),
            ),
          ),
          line('M-9 -10Q0 -18 9 -10', tone.ink, 6),
        ),
      ),
  },
]
