import { box, disc, layer, line, path, times, turn } from '../ink.ts'
import { ball, cel, soft } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { wheel } from './bits.ts'

export const motorbike: readonly Thing[] = [
  {
    name: 'motorbike',
    high: 130,
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        wheel(-62, -34, 34),
        wheel(64, -34, 34),
        line('M64 -34L38 -112', tone.steel, 9),
        line('M38 -112L18 -128', tone.ink, 8),
        line('M-62 -34L0 -40L28 -84', tone.iron, 10),
        path('M-30 -24Q-34 -62 0 -64Q34 -62 28 -24z', cel(tone.steel)),
        times(4, (n) => line(`M-24 ${-52 + n * 8}H24`, tone.iron, 3)),
        path('M-14 -78Q-10 -112 22 -112Q46 -108 42 -76z', cel(a)),
        path('M4 -100Q20 -106 34 -94', 'none', `stroke="${b}" stroke-width="6" stroke-linecap="round"`),
        path('M-92 -92Q-60 -84 -10 -84V-72H-62Q-84 -76 -92 -92z', cel(tone.ink)),
        path('M-96 -66Q-70 -84 -34 -58L-40 -50Q-70 -66 -90 -54z', cel(a)),
        path('M40 -70Q70 -84 100 -56L92 -48Q70 -64 46 -56z', cel(a)),
        disc(50, -104, 13, tone.turmeric),
        line('M-14 -18H-84', tone.steel, 10),
      ),
  },
  {
    name: 'helmet',
    draw: ({ a, b }) =>
      layer(
        path(
          'M-86 -40C-96 -130 -40 -160 0 -160C60 -160 92 -116 88 -64L84 -40Q80 -28 66 -28H-64Q-84 -26 -86 -40z',
          ball(a),
        ),
        path('M4 -112H82Q92 -84 86 -62H20Q0 -66 4 -112z', cel(tone.ink)),
        path('M16 -104H44L30 -72Q14 -74 16 -104z', tone.white, 'opacity=".3"'),
        path('M-40 -156Q-14 -162 6 -160Q-20 -120 -26 -28H-54Q-56 -110 -40 -156z', b),
        line('M-60 -30Q-30 4 30 -6', tone.darkWood, 8),
        box(24, -14, 20, 14, 4, tone.steel),
      ),
  },
  {
    name: 'scooter',
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        path(
          'M-92 -60Q-90 -96 -50 -96H-10Q0 -96 0 -84Q-4 -34 22 -34H40L58 -118H76L62 -24H-40Q-92 -24 -92 -60z',
          cel(a),
        ),
        box(-82, -110, 84, 18, 9, cel(tone.darkWood)),
        path('M50 -116Q56 -136 74 -132L84 -60L70 -56z', cel(b)),
        line('M66 -130L58 -152H38', tone.ink, 8),
        disc(70, -138, 12, tone.turmeric),
        path('M40 -38Q70 -70 98 -36L88 -28Q70 -44 52 -26z', cel(a)),
        wheel(-56, -23, 23),
        wheel(70, -23, 23),
        disc(-84, -72, 7, tone.chilli),
      ),
  },
  {
    name: 'spare wheel and chain',
    draw: ({ b }) =>
      layer(
        disc(-8, -86, 84, tone.ink),
        disc(-8, -86, 64, '#F3E2C4'),
        `<circle cx="-8" cy="-86" r="60" fill="none" stroke="${tone.steel}" stroke-width="9"/>`,
        times(12, (n) => turn(n * 30, -8, -86, line('M-8 -100V-140', tone.iron, 2.5))),
        disc(-8, -86, 16, cel(tone.iron)),
        disc(-8, -86, 6, b),
        line('M20 -6C60 -30 96 -20 92 -70S50 -120 84 -150', tone.ink, 15),
        line('M20 -6C60 -30 96 -20 92 -70S50 -120 84 -150', tone.steel, 9, 'stroke-dasharray="1 14"'),
      ),
  },
  {
    name: 'engine oil and gloves',
    draw: ({ a, b }) =>
      layer(
        path('M-84 -10V-124Q-84 -134 -74 -136L-50 -148V-168H-16V-148L0 -140V-10Q0 0 -10 0H-74Q-84 0 -84 -10z', cel(a)),
        box(-54, -182, 42, 20, 5, cel(b)),
        box(-84, -104, 84, 66, 0, tone.cream),
        path('M-42 -98Q-18 -66 -42 -50Q-66 -66 -42 -98z', soft('#8A5A22')),
        path(
          'M22 0V-60Q18 -84 34 -84V-104Q44 -116 50 -104V-112Q60 -122 66 -110V-106Q76 -114 80 -102V-60L94 -72Q104 -68 98 -56L78 -24V0z',
          cel(tone.ink),
        ),
        box(22, -16, 56, 16, 4, b),
      ),
  },
]
