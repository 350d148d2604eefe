import { box, disc, group, layer, line, path, times, turn } from '../ink.ts'
import { cel, fall, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { spark } from './bits.ts'

/** A schematic app on a phone's glass: a header, a picture, lines and two dots. */
const appScreen = (x: number, y: number, wide: number, high: number, brand: string, accent: string) =>
  layer(
    box(x, y, wide, high, 6, tone.cream),
    box(x, y, wide, high * 0.16, 6, brand),
    disc(x + wide - 12, y + high * 0.08, 4, accent),
    disc(x + wide - 24, y + high * 0.08, 4, accent),
    box(x + 6, y + high * 0.2, wide - 12, high * 0.3, 5, soft(accent)),
    path(
      `M${x + 6} ${y + high * 0.5}l${wide * 0.25} ${-high * 0.18}l${wide * 0.2} ${high * 0.1}l${wide * 0.18} ${-high * 0.08}L${x + wide - 6} ${y + high * 0.5}z`,
      brand,
      'opacity=".55"',
    ),
    ...[0.56, 0.64, 0.72].map((t, n) =>
      box(x + 6, y + high * t, (wide - 12) * (n === 2 ? 0.6 : 1), high * 0.04, 3, tone.sand),
    ),
    box(x + 6, y + high * 0.82, wide - 12, high * 0.11, 7, accent),
  )

export const phoneShop: readonly Thing[] = [
  {
    name: 'smartphone',
    draw: ({ a, b }) =>
      layer(
        turn(
          7,
          0,
          0,
          box(-4, -190, 92, 184, 16, cel(tone.ink)),
          box(4, -182, 76, 168, 10, a),
          disc(22, -160, 11, tone.ink),
          disc(22, -160, 5, tone.sky),
          disc(22, -132, 11, tone.ink),
          disc(22, -132, 5, tone.sky),
          disc(46, -146, 6, b),
        ),
        turn(
          -6,
          -20,
          0,
          box(-74, -184, 96, 184, 16, tone.ink),
          appScreen(-66, -174, 80, 164, a, b),
          path('M-60 -170L-10 -170L-60 -60z', tone.white, 'opacity=".12"'),
        ),
      ),
  },
  {
    name: 'headphones',
    draw: ({ a, b }) =>
      layer(
        path(
          'M-72 -70C-76 -190 76 -190 72 -70',
          'none',
          `stroke="${tone.ink}" stroke-width="15" stroke-linecap="round"`,
        ),
        path('M-60 -120C-46 -170 46 -170 60 -120', 'none', `stroke="${a}" stroke-width="9" stroke-linecap="round"`),
        ...[-1, 1].map((s) =>
          group(
            `scale(${s} 1)`,
            box(46, -94, 42, 84, 20, cel(a)),
            box(34, -88, 22, 72, 11, cel(tone.ink)),
            box(76, -74, 7, 44, 4, b),
          ),
        ),
      ),
  },
  {
    name: 'charger and power bank',
    draw: ({ a, b, c }) =>
      layer(
        box(-84, -150, 82, 150, 16, cel(a)),
        ...[0, 1, 2, 3].map((n) => disc(-66 + n * 14, -128, 4, n < 3 ? b : tone.iron)),
        path('M-36 -104L-62 -62H-44L-50 -30L-24 -76H-42z', c),
        box(26, -70, 62, 62, 12, cel(tone.white)),
        box(38, -88, 9, 20, 2, tone.steel),
        box(66, -88, 9, 20, 2, tone.steel),
        line('M57 -8C58 16 6 10 10 -60S20 -160 -42 -166V-150', tone.ink, 6),
        spark(57, -38, 14, b),
      ),
  },
  {
    name: 'SIM card and phone cases',
    draw: ({ a, b, c }) =>
      layer(
        ...[
          [-34, -6, a],
          [0, 4, c],
          [34, 14, b],
        ].map(([x, t, colour]) =>
          turn(
            Number(t),
            Number(x),
            0,
            box(Number(x) - 42, -176, 84, 166, 16, cel(String(colour))),
            box(Number(x) - 32, -164, 26, 40, 8, tone.mangosteen, 'opacity=".35"'),
          ),
        ),
        path('M14 -78H62L84 -56V-6Q84 0 78 0H14Q8 0 8 -6V-72Q8 -78 14 -78z', cel(tone.white)),
        box(24, -46, 42, 34, 6, tone.gold),
        line('M45 -46V-12M24 -29H66', '#B97A12', 3),
      ),
  },
  {
    name: 'tablet',
    draw: ({ a, b }) =>
      layer(
        box(-96, -150, 192, 150, 16, tone.ink),
        box(-84, -138, 168, 126, 6, tone.cream),
        box(-84, -138, 168, 22, 6, a),
        ...[0, 1, 2].map((n) =>
          layer(
            box(-74 + n * 54, -106, 46, 40, 6, soft(n === 1 ? b : n ? tone.jade : tone.rose)),
            box(-74 + n * 54, -60, 40, 6, 3, tone.sand),
            box(-74 + n * 54, -48, 26, 6, 3, tone.sand),
          ),
        ),
        box(-74, -34, 148, 12, 6, b),
        path('M-84 -138H-20L-84 -30z', tone.white, 'opacity=".15"'),
        turn(58, 20, -60, box(14, -132, 10, 100, 4, cel(tone.white)), path('M14 -32L19 -16L24 -32z', tone.ink)),
      ),
  },
]

export const computer: readonly Thing[] = [
  {
    name: 'laptop',
    high: 136,
    draw: ({ a, b }) =>
      layer(
        box(-78, -136, 156, 116, 10, tone.ink),
        box(-70, -128, 140, 98, 4, fall('#24465A')),
        ...[0, 1, 2, 3, 4].map((n) =>
          box(
            -58 + (n % 3) * 10,
            -116 + n * 16,
            40 + ((n * 37) % 50),
            6,
            3,
            [b, tone.lime, tone.rose, tone.sky][n % 4] ?? b,
          ),
        ),
        disc(46, -60, 14, a),
        path('M-98 -22H98L92 -6Q90 0 82 0H-82Q-90 0 -92 -6z', cel(tone.steel)),
        box(-20, -22, 40, 6, 3, tone.iron),
        path('M-70 -128H-10L-60 -30H-70z', tone.white, 'opacity=".08"'),
      ),
  },
  {
    name: 'desktop computer',
    draw: ({ a, b }) =>
      layer(
        box(-96, -172, 140, 104, 8, tone.ink),
        box(-88, -164, 124, 82, 3, soft(a)),
        path('M-88 -82V-112L-54 -140L-22 -108L4 -126L36 -96V-82z', tone.deepLeaf, 'opacity=".7"'),
        disc(8, -146, 10, b),
        box(-38, -68, 24, 26, 2, tone.iron),
        box(-62, -46, 72, 10, 5, tone.iron),
        box(52, -172, 46, 172, 7, cel(tone.ink)),
        box(60, -160, 30, 8, 3, tone.iron),
        box(60, -146, 30, 8, 3, tone.iron),
        disc(75, -112, 8, b),
        ...[0, 1, 2, 3].map((n) => line(`M62 ${-60 + n * 12}H88`, tone.iron, 4)),
        path('M-92 -26H30L40 0H-102z', cel(tone.white)),
        ...[-20, -12, -4].map((y) => line(`M-86 ${y}H26`, tone.steel, 4, 'stroke-dasharray="6 7"')),
      ),
  },
  {
    name: 'keyboard and mouse',
    draw: ({ a, b }) =>
      layer(
        path('M-92 -70H44L56 -8Q56 0 48 0H-96Q-104 0 -104 -8z', cel(tone.ink)),
        ...[0, 1, 2, 3].map((r) =>
          times(8, (n) =>
            box(
              -90 + n * (16.4 + r * 0.5) - r * 1.6,
              -62 + r * 15,
              13,
              10,
              3,
              (n * 3 + r) % 7 ? '#EFE6DA' : (n + r) % 2 ? a : b,
            ),
          ),
        ),
        path('M66 -34Q66 -66 84 -66T102 -34V-22Q102 0 84 0T66 -22z', cel(a)),
        line('M84 -66V-44', tone.ink, 5),
        line('M84 -66C84 -130 20 -90 10 -140', tone.ink, 4),
        box(-80, -130, 60, 26, 6, tube(tone.steel)),
        box(-20, -126, 14, 18, 2, tone.iron),
      ),
  },
  {
    name: 'router',
    draw: ({ a, b }) =>
      layer(
        box(-84, -180, 11, 130, 5, tone.ink),
        box(73, -180, 11, 130, 5, tone.ink),
        ...[26, 46, 66].map((r) =>
          path(
            `M${-r} ${-110 - r * 0.35}Q0 ${-130 - r * 0.9} ${r} ${-110 - r * 0.35}`,
            'none',
            `stroke="${b}" stroke-width="9" stroke-linecap="round"`,
          ),
        ),
        disc(0, -96, 9, b),
        path('M-92 -62H92L100 -10Q100 0 90 0H-90Q-100 0 -100 -10z', cel(a)),
        ...[0, 1, 2, 3].map((n) => disc(-70 + n * 20, -24, 5, n === 3 ? tone.chilli : tone.lime)),
        box(30, -30, 50, 10, 5, tone.ink, 'opacity=".4"'),
      ),
  },
  {
    name: 'printer',
    draw: ({ a, b }) =>
      layer(
        path('M-50 -176H50V-110H-50z', tone.white),
        box(-94, -116, 188, 84, 14, cel(tone.white)),
        box(-94, -116, 188, 26, 12, cel(a)),
        disc(70, -76, 6, tone.lime),
        disc(52, -76, 6, b),
        box(-70, -60, 140, 12, 6, tone.ink),
        path('M-58 -52H58L68 0H-68z', '#FFFDF8'),
        box(-44, -42, 40, 26, 3, soft(b)),
        ...[-40, -30, -20].map((y) => line(`M6 ${y}H46`, tone.sand, 5)),
      ),
  },
]
