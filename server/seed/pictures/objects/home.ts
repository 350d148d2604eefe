import { box, disc, group, layer, line, path, times, turn } from '../ink.ts'
import { ball, cel, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { basket, flower, spark } from './bits.ts'

export const laundry: readonly Thing[] = [
  {
    name: 'washing machine',
    stands: 'room',
    draw: ({ a, b }) =>
      layer(
        box(-80, -184, 160, 180, 14, cel(tone.white)),
        box(-80, -184, 160, 36, 14, cel(a)),
        box(-66, -174, 40, 15, 5, tone.cream),
        disc(30, -166, 9, b),
        disc(56, -166, 9, tone.cream),
        disc(0, -76, 60, cel(tone.steel)),
        disc(0, -76, 48, '#7FB3C4'),
        path('M-48 -76Q-24 -94 0 -76T48 -76A48 48 0 0 1 -48 -76z', '#5E9DB4'),
        path('M-30 -60Q-6 -84 20 -60Q30 -40 0 -36Q-26 -38 -30 -60z', soft(b)),
        path('M-4 -56Q16 -80 36 -66Q34 -44 10 -44z', soft(tone.rose)),
        ...[
          [-20, -98, 8],
          [4, -106, 5],
          [20, -94, 7],
        ].map(([x, y, r]) => disc(x ?? 0, y ?? 0, r ?? 1, tone.white, 'opacity=".8"')),
        path('M-34 -104Q-20 -118 -4 -118', 'none', `stroke="${tone.white}" stroke-width="7" stroke-linecap="round"`),
        box(-66, -8, 22, 8, 3, tone.ink),
        box(44, -8, 22, 8, 3, tone.ink),
      ),
  },
  {
    name: 'iron',
    draw: ({ a, b }) =>
      layer(
        path('M-88 -36C-84 -96 -20 -112 30 -112H60Q76 -112 80 -96L92 -36z', cel(a)),
        path(
          'M-40 -78C-30 -140 20 -146 66 -142V-112H40Q0 -112 -14 -76z',
          'none',
          `stroke="${tone.ink}" stroke-width="15" stroke-linejoin="round"`,
        ),
        disc(44, -70, 17, cel(tone.cream)),
        line('M44 -70L52 -80', tone.chilli, 4),
        path('M-98 -38H96L98 -24Q98 -18 92 -18H-84Q-100 -22 -98 -38z', cel(tone.steel)),
        line('M70 -134C104 -140 84 -180 100 -196', tone.ink, 6),
        path('M-96 -10H98L90 2H-84z', cel(b)),
        path('M-96 -10H98L90 2H-84z', 'url(#checks-FFF4DF)', 'opacity=".5"'),
      ),
  },
  {
    name: 'washing on the line',
    draw: ({ a, b }) =>
      layer(
        line('M-88 0V-180M88 0V-180', tone.wood, 9),
        line('M-88 -170Q0 -152 88 -170', tone.darkWood, 4),
        path('M-70 -166L-44 -162L-18 -160L-6 -140L-18 -130L-24 -138V-76H-66V-138L-72 -130L-84 -142z', cel(a)),
        path('M2 -158H36L40 -60H0z', cel(b)),
        path('M2 -158H36L40 -60H0z', 'url(#checks-FFF4DF)', 'opacity=".45"'),
        path('M50 -160L76 -164V-112H50z', cel(tone.chilli)),
        ...[-58, -24, 8, 32, 56, 72].map((x) => box(x - 3, -170, 7, 16, 2, tone.turmeric)),
        group(
          'translate(10 0) scale(.5)',
          path('M-60 -60Q-40 -100 0 -80Q40 -110 60 -60z', soft(tone.white)),
          basket(-58, 76, 60),
        ),
      ),
  },
  {
    name: 'fresh clothes, folded',
    draw: ({ a, b }) =>
      layer(
        path('M-50 -104Q-46 -130 -10 -124Q30 -140 52 -104z', soft(tone.white)),
        ...[
          [-100, a],
          [-74, b],
          [-48, tone.rose],
          [-22, tone.white],
        ].map(([y, colour], n) =>
          layer(
            box(-80 + (n % 2) * 4, Number(y) - 10, 160 - (n % 2) * 8, 30, 12, cel(String(colour))),
            line(`M-60 ${Number(y) + 12}H60`, tone.mangosteen, 2, 'opacity=".25"'),
          ),
        ),
        flower(58, -122, 18, tone.white),
        spark(-76, -140, 16),
        spark(-50, -168, 9),
        spark(80, -160, 10),
      ),
  },
  {
    name: 'soap powder',
    draw: ({ a, b }) =>
      layer(
        path('M-80 -150L-64 -166H30L14 -150z', tone.white),
        box(-80, -150, 94, 150, 4, cel(a)),
        path('M14 -150L30 -166V-14L14 0z', shadeBox),
        disc(-33, -84, 36, tone.cream),
        path('M-33 -108Q-12 -78 -33 -62Q-54 -78 -33 -108z', soft(tone.sky)),
        path('M-80 -34Q-33 -54 14 -34V0H-80z', b),
        ...[
          [56, -20, 20],
          [84, -14, 13],
          [74, -44, 14],
          [52, -54, 9],
          [84, -68, 7],
        ].map(([x, y, r]) => disc(x ?? 0, y ?? 0, r ?? 1, ball('#DCEFF2'), 'opacity=".9"')),
      ),
  },
]

const shadeBox = '#5A8B98'

export const handicraft: readonly Thing[] = [
  {
    name: 'lacquer bowl with lid',
    draw: ({ a, b }) =>
      layer(
        path('M-24 -26H24L36 0H-36z', cel(tone.ink)),
        path('M-84 -84C-80 -44 -50 -22 0 -22S80 -44 84 -84z', cel(a)),
        box(-90, -98, 180, 16, 7, cel(tone.ink)),
        path('M-80 -98C-70 -140 -30 -150 -14 -152L0 -190L14 -152C30 -150 70 -140 80 -98z', cel(a)),
        line('M-58 -124Q0 -108 58 -124', b, 5),
        times(7, (n) => disc(-60 + n * 20, -66 + Math.abs(n - 3) * -3.5, 6, b)),
        line('M-68 -50Q0 -22 68 -50', b, 4),
        times(5, (n) => path(`M${-40 + n * 20} -112q6 -12 0 -22q-6 10 0 22z`, b)),
        disc(0, -190, 6, ball(tone.gold)),
      ),
  },
  {
    name: 'paper parasol',
    draw: ({ a, b, c }) =>
      layer(
        turn(
          14,
          0,
          -60,
          box(-4, -150, 8, 150, 4, tube(tone.darkWood)),
          path(
            'M-98 -86Q-80 -180 0 -188Q80 -180 98 -86Q82 -98 66 -86Q50 -98 33 -86Q16 -98 0 -86Q-16 -98 -33 -86Q-50 -98 -66 -86Q-82 -98 -98 -86z',
            cel(a),
          ),
          path('M0 -188Q-30 -160 -33 -86Q-16 -98 0 -86Q16 -98 33 -86Q30 -160 0 -188z', b, 'opacity=".3"'),
          line(
            'M0 -186Q-62 -160 -66 -88M0 -186Q62 -160 66 -88M0 -186Q-28 -160 -33 -88M0 -186Q28 -160 33 -88',
            c,
            2.5,
            'opacity=".7"',
          ),
          line('M-86 -112Q0 -136 86 -112', b, 4, 'opacity=".9"'),
          flower(-50, -128, 12, tone.cream),
          flower(0, -138, 13, tone.cream),
          flower(50, -128, 12, tone.cream),
          disc(0, -190, 7, tone.gold),
          path('M-4 -6Q-4 10 -16 8', 'none', `stroke="${tone.darkWood}" stroke-width="7" stroke-linecap="round"`),
        ),
      ),
  },
  {
    name: 'marionette',
    draw: ({ a, b, c }) =>
      layer(
        line('M-30 -190H30M0 -200V-180', tone.darkWood, 8),
        line('M-26 -186L-62 -92M26 -186L62 -92M0 -182V-150', tone.iron, 1.8),
        disc(0, -134, 21, '#E8B98C'),
        path('M-22 -136C-24 -166 24 -166 22 -136Q0 -150 -22 -136z', tone.ink),
        path('M-16 -158L0 -182L16 -158z', cel(tone.gold)),
        flower(18, -154, 9, tone.rose),
        disc(-7, -134, 2.5, tone.ink),
        disc(7, -134, 2.5, tone.ink),
        path('M-5 -124Q0 -120 5 -124', 'none', `stroke="${tone.chilli}" stroke-width="3" stroke-linecap="round"`),
        path('M-26 -112L-64 -84L-54 -72L-24 -88zM26 -112L64 -84L54 -72L24 -88z', cel(a)),
        disc(-62, -80, 7, '#E8B98C'),
        disc(62, -80, 7, '#E8B98C'),
        path('M-26 -114H26L30 -62H-30z', cel(a)),
        path('M-14 -114L0 -92L14 -114z', tone.gold),
        path('M-32 -64H32L46 -8Q20 2 8 -10L0 -4L-8 -10Q-20 2 -46 -8z', cel(c)),
        path('M-32 -64H32L46 -8Q20 2 8 -10L0 -4L-8 -10Q-20 2 -46 -8z', 'url(#waves-F3B229)', 'opacity=".8"'),
        box(-34, -68, 68, 10, 4, b),
      ),
  },
  {
    name: 'woven baskets',
    draw: ({ a }) =>
      layer(
        group(
          'translate(-34 0) scale(.84)',
          path('M-60 -90C-60 -200 60 -200 60 -90', 'none', `stroke="${tone.darkWood}" stroke-width="9"`),
          basket(-94, 76, 58),
          path('M-70 -62H70L66 -42H-66z', a, 'opacity=".85"'),
          path('M-70 -62H70L66 -42H-66z', 'url(#diamonds-F3B229)'),
        ),
        group(
          'translate(56 0) scale(.56)',
          path('M-64 -84Q0 -156 64 -84z', cel(tone.wood)),
          disc(0, -124, 10, tone.darkWood),
          basket(-80, 70, 64, '#C58A4A'),
        ),
      ),
  },
  {
    name: 'carved elephant',
    draw: ({ a, b }) =>
      layer(
        path('M-58 -70H44V0H16V-40H-26V0H-58z', cel(tone.wood)),
        path('M-84 -84C-92 -140 -40 -150 0 -148C44 -150 60 -120 52 -54H-66Q-80 -58 -84 -84z', cel(tone.wood)),
        path(
          'M30 -152C58 -176 100 -160 98 -116C98 -90 88 -84 90 -56Q92 -34 104 -40Q110 -22 90 -20Q66 -22 70 -60C70 -76 60 -84 44 -90C26 -100 20 -136 30 -152z',
          cel('#C98A4E'),
        ),
        path('M24 -148C-6 -152 0 -92 34 -94Q48 -124 24 -148z', cel(tone.darkWood)),
        path('M74 -86Q90 -74 104 -92Q92 -70 72 -74z', tone.white),
        disc(70, -128, 4.5, tone.ink),
        path('M-58 -146Q-20 -154 8 -146V-84Q-26 -74 -60 -84z', cel(a)),
        line('M-59 -90Q-26 -80 8 -90', b, 6),
        flower(-26, -116, 19, b, tone.cream),
        line('M-84 -96Q-100 -80 -94 -54', tone.wood, 6),
        line('M40 -162Q60 -172 82 -160', b, 6),
      ),
  },
]
