import { box, disc, group, layer, line, oval, path, turn } from '../ink.ts'
import { ball, cel, fall, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower } from './bits.ts'

const weights = (x: number, colour: string) =>
  layer(box(x - 9, -92, 18, 92, 6, cel(colour)), box(x + (x < 0 ? -24 : 8), -78, 16, 64, 6, cel(tone.ink)))

const bell = (colour: string, ring: string) =>
  layer(
    box(-50, -52, 100, 22, 9, tube(tone.steel)),
    line('M-24 -41H24', tone.iron, 16, 'stroke-dasharray="1 7" opacity=".5"'),
    ...[-1, 1].map((s) =>
      group(
        `scale(${s} 1)`,
        box(40, -84, 26, 86, 10, cel(colour)),
        box(48, -84, 7, 86, 3, ring),
        box(66, -70, 18, 58, 7, cel(tone.ink)),
        box(84, -50, 12, 18, 5, tone.iron),
      ),
    ),
  )

export const gym: readonly Thing[] = [
  {
    name: 'dumb-bells',
    high: 120,
    draw: ({ a, b }) => layer(group('translate(14 -64) scale(.72)', bell(b, a)), turn(-5, 0, -40, bell(a, b))),
  },
  {
    name: 'kettlebell',
    draw: ({ a, b }) =>
      layer(
        path(
          'M-38 -104C-70 -192 70 -192 38 -104',
          'none',
          `stroke="${tone.ink}" stroke-width="22" stroke-linecap="round"`,
        ),
        path('M-44 -160Q-20 -178 0 -178', 'none', `stroke="${tone.iron}" stroke-width="6" stroke-linecap="round"`),
        path('M-44 -6C-96 -34 -84 -124 0 -124S96 -34 44 -6Q0 4 -44 -6z', ball(a)),
        disc(0, -58, 27, b),
        disc(0, -58, 18, 'none', `stroke="${tone.cream}" stroke-width="4"`),
      ),
  },
  {
    name: 'chinlone, the cane ball',
    draw: ({ a }) =>
      layer(
        disc(0, -90, 84, ball(tone.rattan)),
        ...[0, 60, 120].map((t) =>
          turn(
            t,
            0,
            -90,
            ...[-1, 1].map((s) =>
              path(
                `M-80 ${-90 + s * 14}Q0 ${-90 + s * 50} 80 ${-90 + s * 14}`,
                'none',
                `stroke="${tone.darkWood}" stroke-width="6" opacity=".75"`,
              ),
            ),
            path('M-82 -90H82', 'none', 'stroke="#F2CF93" stroke-width="9"'),
            path('M-82 -95H82M-82 -85H82', 'none', `stroke="${tone.darkWood}" stroke-width="2.5" opacity=".7"`),
          ),
        ),
        disc(0, -90, 12, tone.darkWood),
        ...[-1, 1].map((s) => line(`M${s * 78} -170l${s * 14} -12M${s * 92} -150l${s * 14} -4`, a, 6)),
      ),
  },
  {
    name: 'boxing gloves',
    draw: ({ a, b }) =>
      layer(
        ...[-1, 1].map((s) =>
          group(
            `translate(${s * 44} 0) scale(${s} 1) rotate(6)`,
            box(-32, -50, 60, 50, 8, cel(tone.cream)),
            box(-32, -34, 60, 12, 0, b),
            path('M-40 -58C-52 -130 -36 -176 4 -174C44 -172 50 -130 42 -100L32 -50H-36z', ball(a)),
            path('M-38 -80C-62 -90 -58 -132 -34 -130Q-14 -124 -12 -88z', ball(a)),
            line('M-16 -150Q4 -160 22 -148', tone.white, 7, 'opacity=".5"'),
          ),
        ),
      ),
  },
  {
    name: 'barbell on the rack',
    stands: 'room',
    draw: ({ a, b }) =>
      layer(
        line('M-56 0V-150M56 0V-150', tone.ink, 11),
        line('M-82 0H-30M30 0H82', tone.ink, 11),
        line('M-56 -136H-40M56 -136H40', tone.iron, 8),
        line('M-100 -150H100', tone.steel, 8),
        ...[-84, 84].map((x) => group('translate(0 -104)', weights(x, a))),
        box(-40, -62, 80, 20, 9, cel(b)),
        line('M-30 -42V0M30 -42V0', tone.iron, 8),
      ),
  },
]

export const legal: readonly Thing[] = [
  {
    name: 'scales of justice',
    draw: ({ a }) =>
      layer(
        path('M-50 0Q-44 -22 -10 -24H10Q44 -22 50 0z', cel(tone.gold)),
        box(-7, -160, 14, 140, 6, tube(tone.gold)),
        disc(0, -176, 13, ball(tone.gold)),
        line('M-76 -140Q0 -178 76 -140', tone.gold, 10),
        ...[
          [-72, -62],
          [72, -62],
        ].map(([x = 0, y = 0]) =>
          layer(
            line(`M${x} -138L${x - 32} ${y}M${x} -138L${x + 32} ${y}`, '#B97A12', 3),
            path(`M${x - 40} ${y}H${x + 40}Q${x + 32} ${y + 28} ${x} ${y + 28}T${x - 40} ${y}z`, cel(tone.gold)),
          ),
        ),
        box(-98, -76, 52, 14, 3, cel(a)),
        box(-92, -88, 44, 14, 3, cel(tone.chilli)),
        disc(72, -76, 16, ball(tone.jade)),
      ),
  },
  {
    name: 'gavel and law books',
    draw: ({ a, b }) =>
      layer(
        box(-90, -34, 150, 34, 5, cel(a)),
        box(-90, -34, 20, 34, 4, b),
        box(26, -28, 36, 22, 2, tone.cream),
        box(-78, -66, 140, 34, 5, cel(tone.brick)),
        box(-66, -66, 9, 34, 0, b),
        box(28, -60, 36, 22, 2, tone.cream),
        turn(
          -24,
          0,
          -100,
          box(-60, -150, 52, 76, 9, cel(tone.darkWood)),
          box(-64, -138, 60, 10, 4, tone.gold),
          box(-64, -98, 60, 10, 4, tone.gold),
          box(-10, -120, 108, 16, 8, tube(tone.wood)),
        ),
        oval(76, -8, 26, 8, cel(tone.darkWood)),
      ),
  },
  {
    name: 'deed with a seal',
    draw: ({ a, b }) =>
      layer(
        box(-64, -166, 116, 150, 2, cel('#FFF6E4')),
        box(-54, -156, 96, 130, 2, 'none', `stroke="${tone.gold}" stroke-width="3"`),
        box(-76, -182, 140, 26, 13, tube('#EFD3A0')),
        disc(-66, -169, 8, '#C9A264'),
        box(-76, -26, 140, 26, 13, tube('#EFD3A0')),
        disc(-66, -13, 8, '#C9A264'),
        ...[-124, -106, -88, -70].map((y, n) => line(`M-38 ${y}H${n === 3 ? 0 : 28}`, '#D9BE92', 6)),
        path('M-30 -38L-42 4L-24 -6L-10 8L-14 -36z', b),
        disc(-24, -42, 23, ball(tone.chilli)),
        flower(-24, -42, 14, a, tone.cream),
        turn(
          16,
          80,
          -80,
          path('M88 -180C110 -150 96 -90 78 -70C70 -100 70 -150 88 -180z', soft(tone.rose)),
          line('M86 -164L76 -20', tone.mangosteen, 4),
        ),
      ),
  },
  {
    name: 'briefcase',
    draw: ({ a, b }) =>
      layer(
        path(
          'M-36 -130V-150Q-36 -162 -24 -162H24Q36 -162 36 -150V-130',
          'none',
          `stroke="${tone.darkWood}" stroke-width="12"`,
        ),
        box(-96, -130, 192, 126, 16, cel(a)),
        path('M-96 -116Q-96 -130 -80 -130H80Q96 -130 96 -116V-80Q40 -54 0 -54T-96 -80z', fall(tone.brick)),
        box(-18, -70, 36, 30, 6, cel(b)),
        disc(0, -56, 5, tone.darkWood),
        box(-70, -130, 14, 60, 0, tone.darkWood, 'opacity=".5"'),
        box(56, -130, 14, 60, 0, tone.darkWood, 'opacity=".5"'),
      ),
  },
  {
    name: 'ledgers and ink stamp',
    draw: ({ a, b }) =>
      layer(
        ...[0, 1, 2].map((n) =>
          layer(
            box(-92 + n * 40, -156 + n * 6, 36, 156 - n * 6, 4, cel([a, b, tone.brick][n] ?? a)),
            box(-86 + n * 40, -132 + n * 6, 24, 40, 3, tone.cream),
            disc(-74 + n * 40, -28, 7, tone.cream),
          ),
        ),
        oval(66, -8, 34, 8, tone.ink, 'opacity=".3"'),
        box(34, -34, 64, 26, 5, cel(tone.darkWood)),
        path('M54 -34Q62 -56 56 -70H76Q70 -56 78 -34z', cel(tone.wood)),
        disc(66, -84, 19, ball(tone.wood)),
        box(38, -12, 56, 8, 3, tone.chilli),
      ),
  },
]
