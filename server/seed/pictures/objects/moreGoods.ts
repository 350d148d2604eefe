import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, fall, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower, leaf, spark } from './bits.ts'

const shoe = (colour: string, trim: string) =>
  layer(
    path('M-84 -22C-92 -60 -84 -92 -70 -98Q-44 -84 -20 -98C-6 -66 40 -62 74 -48Q88 -40 88 -22z', cel(colour)),
    path('M52 -56Q88 -50 88 -22H50Q42 -42 52 -56z', tone.white),
    path('M-92 -24H90V-12Q90 -4 80 -4H-82Q-92 -4 -92 -14z', cel(tone.white)),
    line('M-90 -15H88', trim, 4),
    ...[0, 1, 2, 3].map((n) => line(`M${-14 + n * 14} ${-88 + n * 8}L${-28 + n * 14} ${-70 + n * 6}`, tone.white, 5)),
    disc(-56, -56, 12, tone.cream),
  )

export const canvasShoes: Thing = {
  name: 'canvas shoes',
  high: 140,
  draw: ({ a, b }) => layer(group('translate(16 -44) scale(.86)', shoe(b, a)), group('translate(-8 0)', shoe(a, b))),
}

export const pipesAndSheets: Thing = {
  name: 'pipes and roofing',
  draw: ({ a }) =>
    layer(
      path('M-92 -4L-78 -160q12 -12 24 0t24 0t24 0t24 0L30 -4q-14 -10 -30 0t-30 0t-30 0t-32 0z', cel(a)),
      ...[-54, -24, 6].map((x, n) =>
        line(`M${x - 4 + n * 3} -156L${x - 10 + n * 8} -6`, tone.mangosteen, 3, 'opacity=".3"'),
      ),
      ...[
        [40, 176],
        [62, 150],
        [84, 164],
      ].map(([x = 0, high = 0]) =>
        layer(box(x - 10, -high, 20, high, 4, tube('#9FB7C4')), oval(x, -high, 10, 4, tone.ink)),
      ),
      box(30, -70, 66, 12, 5, tone.chilli),
    ),
}

export const bulbAndPadlock: Thing = {
  name: 'lamp bulb and padlock',
  high: 170,
  draw: ({ a, b }) =>
    layer(
      disc(-42, -108, 84, 'url(#glow-F3B229)'),
      path(
        'M-42 -170C-92 -170 -96 -112 -64 -84Q-60 -78 -60 -66H-24Q-24 -78 -20 -84C12 -112 8 -170 -42 -170z',
        ball('#FFE9A8'),
      ),
      line('M-54 -72L-58 -104L-42 -116L-26 -104L-30 -72', tone.saffron, 4),
      box(-60, -64, 36, 34, 5, tube(tone.steel)),
      ...[-56, -46].map((y) => line(`M-60 ${y}H-24`, tone.iron, 3)),
      box(-50, -30, 16, 10, 4, tone.ink),
      path('M34 -70V-92C34 -128 84 -128 84 -92V-70', 'none', `stroke="${tone.iron}" stroke-width="12"`),
      box(20, -76, 78, 70, 10, cel(b)),
      disc(59, -46, 9, tone.ink),
      path('M55 -44L52 -22H66L63 -44z', tone.ink),
      line('M28 -64H60', a, 4),
    ),
}

export const waterTank: Thing = {
  name: 'water tank',
  stands: 'floor',
  draw: ({ a }) =>
    layer(
      line('M-60 -40V0M60 -40V0M0 -40V0M-60 -18H60', tone.darkWood, 10),
      box(-80, -50, 160, 12, 4, cel(tone.wood)),
      box(-70, -164, 140, 116, 14, tube(a)),
      ...[-136, -108, -80].map((y) => line(`M-70 ${y}Q0 ${y + 12} 70 ${y}`, tone.mangosteen, 4, 'opacity=".3"')),
      path('M-66 -162Q-50 -186 0 -188T66 -162z', cel(a)),
      box(-20, -198, 40, 14, 6, tone.ink),
      line('M70 -62H92V-20', tone.steel, 8),
      path('M92 -14q8 12 0 18q-8 -6 0 -18z', tone.sky),
    ),
}

export const football: Thing = {
  name: 'football',
  high: 172,
  draw: ({ a }) =>
    layer(
      disc(0, -86, 86, ball(tone.white)),
      path('M0 -118L30 -96L19 -60H-19L-30 -96z', a),
      times(5, (n) =>
        turn(
          n * 72,
          0,
          -86,
          line('M0 -118V-146', tone.ink, 5),
          path('M-20 -162Q0 -176 20 -162L12 -146H-12z', a),
          line('M30 -130L46 -134', tone.ink, 3.5, 'opacity=".5"'),
        ),
      ),
      path('M-56 -132Q-40 -152 -18 -158', 'none', `stroke="${tone.white}" stroke-width="9" stroke-linecap="round"`),
    ),
}

export const tableAndChairs: Thing = {
  name: 'table and chairs',
  stands: 'floor',
  high: 140,
  draw: ({ a, b }) =>
    layer(
      ...[-1, 1].map((s) =>
        group(
          `scale(${s} 1)`,
          path('M58 -136Q78 -142 98 -136L92 -72H62z', cel(b)),
          ...[72, 84].map((x) => line(`M${x} -130V-78`, tone.mangosteen, 3, 'opacity=".35"')),
          box(56, -74, 42, 11, 5, cel(b)),
          line('M62 -64L58 0M92 -64L98 0', b, 7),
        ),
      ),
      oval(0, -84, 70, 17, cel(tone.white)),
      path('M-70 -84L-58 0Q0 12 58 0L70 -84Q0 -54 -70 -84z', cel(a)),
      line('M-30 -66L-26 2M0 -62V4M30 -66L26 2', tone.mangosteen, 3, 'opacity=".25"'),
      flower(-8, -98, 15, tone.chilli),
      flower(10, -98, 13, tone.turmeric),
      leaf(18, -94, 22, -20, tone.leaf),
    ),
}

export const solarPanel: Thing = {
  name: 'solar panel and battery',
  draw: ({ b }) =>
    layer(
      disc(70, -166, 24, ball(tone.turmeric)),
      times(8, (n) => turn(n * 45, 70, -166, line('M70 -200V-196', tone.turmeric, 6))),
      line('M-30 -60L-44 0M10 -60L24 0', tone.iron, 9),
      path('M-98 -56L-64 -156H58L36 -56z', cel(tone.indigo)),
      path(
        'M-89 -82H41.7M-80.5 -106H47M-72.5 -131H52.5M-60 -56L-30 -156M-24 -56L0 -156M8 -56L30 -156',
        'none',
        `stroke="${tone.sky}" stroke-width="3.5"`,
      ),
      path('M-64 -156H-20L-64 -56H-98z', tone.white, 'opacity=".12"'),
      line('M36 -70C70 -70 74 -70 74 -54', tone.ink, 5),
      box(46, -50, 52, 50, 7, cel(tone.ink)),
      box(52, -58, 12, 10, 3, tone.chilli),
      box(80, -58, 12, 10, 3, tone.steel),
      path('M76 -42L60 -20H70L66 -8L84 -28H74z', b),
    ),
}

export const seedPackets: Thing = {
  name: 'packets of seed',
  draw: ({ a, b }) =>
    layer(
      ...[
        [-50, -8, b, tone.saffron],
        [50, 8, a, tone.chilli],
        [0, 0, tone.cream, tone.leaf],
      ].map(([x, t, colour, fruit]) =>
        turn(
          Number(t),
          Number(x),
          0,
          box(Number(x) - 40, -156, 80, 150, 4, cel(String(colour))),
          path(`M${Number(x) - 40} -156l8 -8l8 8l8 -8l8 8l8 -8l8 8l8 -8l8 8l8 -8l8 8z`, String(colour)),
          disc(Number(x), -84, 29, tone.white),
          disc(Number(x), -78, 16, ball(String(fruit))),
          leaf(Number(x), -92, 24, -50, tone.leaf),
          leaf(Number(x), -92, 22, -130, tone.lime),
          line(
            `M${Number(x) - 24} -34H${Number(x) + 24}M${Number(x) - 24} -22H${Number(x) + 8}`,
            tone.mangosteen,
            5,
            'opacity=".3"',
          ),
        ),
      ),
      ...[-60, -44, 52, 66, 80].map((x, n) => oval(x, -3 - (n % 2) * 5, 7, 4.5, tone.gold)),
    ),
}

export const sprayer: Thing = {
  name: 'sprayer for the back',
  draw: ({ a, b }) =>
    layer(
      path('M-70 -14V-118Q-70 -140 -48 -140H-2Q20 -140 20 -118V-14Q20 0 6 0H-56Q-70 0 -70 -14z', cel(a)),
      box(-46, -164, 44, 26, 8, cel(b)),
      box(-62, -92, 74, 44, 6, tone.cream),
      leaf(-25, -54, 34, -60, tone.leaf),
      leaf(-25, -54, 30, -120, tone.lime),
      path('M-66 -120C-104 -90 -104 -40 -68 -22', 'none', `stroke="${tone.ink}" stroke-width="9"`),
      line('M20 -24C60 -6 70 -60 52 -96', tone.ink, 7),
      line('M52 -96L84 -166', tone.steel, 7),
      box(42, -112, 18, 34, 6, b),
      path('M80 -164L96 -172L92 -182L78 -172z', fall(tone.ink)),
      ...[
        [98, -190],
        [106, -176],
        [90, -196],
      ].map(([x = 0, y = 0]) => disc(x, y, 4, tone.sky)),
      spark(-54, -128, 8),
      path('M10 -132Q18 -128 18 -110V-20Q12 -8 6 -6z', soft(tone.mangosteen), 'opacity=".18"'),
    ),
}
