import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower, leaf, spark } from './bits.ts'

const lantern = (x: number, y: number, size: number, colour: string, trim: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    line('M0 -86V-66', tone.darkWood, 4),
    path('M-14 -66H14L46 -40V-8L14 20H-14L-46 -8V-40z', ball(colour)),
    path('M-14 -66L-20 -40V-8L-14 20H14L20 -8V-40L14 -66z', trim, 'opacity=".35"'),
    line('M-46 -40H46M-46 -8H46', tone.gold, 4),
    box(-18, -70, 36, 9, 4, tone.gold),
    box(-18, 16, 36, 9, 4, tone.gold),
    ...[-10, 0, 10].map((d) => line(`M${d} 26V${50 - Math.abs(d)}`, tone.chilli, 4)),
  )

export const events: readonly Thing[] = [
  {
    name: 'festival lanterns',
    draw: ({ a, b, c }) =>
      layer(
        line('M-98 -190Q0 -170 98 -190', tone.darkWood, 4),
        disc(-58, -84, 60, `url(#glow-F3B229)`),
        disc(54, -66, 66, `url(#glow-F3B229)`),
        lantern(-58, -92, 0.95, tone.chilli, tone.turmeric),
        lantern(54, -72, 1.1, b, a),
        lantern(0, -136, 0.5, c, tone.cream),
      ),
  },
  {
    name: 'long drum',
    draw: ({ a, b }) =>
      layer(
        path('M-60 -166C-56 -100 -22 -84 -22 -56L-44 -4Q0 8 44 -4L22 -56C22 -84 56 -100 60 -166z', cel(a)),
        path('M-60 -164L-20 -70H20L60 -164', 'none', `stroke="${tone.cream}" stroke-width="4" stroke-dasharray="0"`),
        line('M-56 -160L-34 -106L-14 -164L0 -100L14 -164L34 -106L56 -160', tone.cream, 4),
        oval(0, -168, 62, 17, cel(tone.cream)),
        oval(0, -168, 30, 8, tone.ink, 'opacity=".8"'),
        line('M-25 -60Q0 -52 25 -60', b, 9),
        line('M-40 -14Q0 -2 40 -14', b, 7),
        flower(0, -34, 12, tone.gold, tone.cream),
      ),
  },
  {
    name: 'loudspeaker and microphone',
    draw: ({ a, b }) =>
      layer(
        box(-90, -176, 96, 176, 10, cel(tone.ink)),
        disc(-42, -58, 38, tone.iron),
        disc(-42, -58, 26, ball(a)),
        disc(-42, -58, 9, b),
        disc(-42, -134, 22, tone.iron),
        disc(-42, -134, 12, ball(b)),
        line('M56 -120V-8', tone.iron, 7),
        path('M26 0Q56 -18 86 0z', tone.ink),
        turn(
          24,
          56,
          -126,
          box(46, -134, 20, 50, 8, cel(tone.ink)),
          disc(56, -146, 22, ball(tone.steel)),
          line('M38 -140H74', b, 4),
        ),
        ...[0, 1].map((n) =>
          path(
            `M${88 + n * 12} -170q${8 + n * 4} 20 0 ${40 + n * 8}`,
            'none',
            `stroke="${b}" stroke-width="5" stroke-linecap="round"`,
          ),
        ),
      ),
  },
  {
    name: 'pavilion',
    stands: 'floor',
    draw: ({ a, b, c }) =>
      layer(
        line('M-84 0V-110M84 0V-110M-30 0V-104M30 0V-104', tone.wood, 8),
        path('M-98 -108Q-40 -130 0 -186Q40 -130 98 -108z', cel(a)),
        path('M-50 -108Q-20 -130 0 -186Q20 -130 50 -108z', b),
        times(8, (n) => path(`M${-98 + n * 24.5} -110h24.5q0 20 -12.25 20t-12.25 -20z`, n % 2 ? b : a)),
        path('M0 -186V-204L22 -196z', tone.chilli),
        path('M-84 -88Q-80 -40 -60 -24L-84 -8zM84 -88Q80 -40 60 -24L84 -8z', c, 'opacity=".8"'),
        oval(0, -36, 40, 8, tone.white),
        path('M-40 -36L-32 0H32L40 -36Q0 -26 -40 -36z', cel(tone.white)),
        flower(-8, -50, 14, tone.chilli),
        flower(10, -48, 12, b),
        leaf(20, -46, 18, -30, tone.leaf),
      ),
  },
  {
    name: 'balloons and present',
    draw: ({ a, b, c }) =>
      layer(
        ...[
          [-40, -150, tone.chilli],
          [42, -154, b],
          [0, -168, c],
        ].map(([x, y, colour]) =>
          layer(
            line(`M${x} ${Number(y) + 30}Q${Number(x) / 2} -80 0 -62`, tone.iron, 2),
            path(
              `M${x} ${Number(y) + 38}C${Number(x) - 46} ${Number(y) - 6} ${Number(x) - 28} ${Number(y) - 46} ${x} ${Number(y) - 44}S${Number(x) + 46} ${Number(y) - 6} ${x} ${Number(y) + 38}z`,
              ball(String(colour)),
            ),
          ),
        ),
        box(-50, -60, 100, 60, 5, cel(a)),
        box(-56, -74, 112, 22, 5, cel(a)),
        box(-11, -74, 22, 74, 0, b),
        path('M0 -74Q-40 -104 -40 -80T0 -74Q40 -104 40 -80T0 -74z', b),
        spark(74, -30, 12),
        spark(-76, -90, 10),
      ),
  },
]
