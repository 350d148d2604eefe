import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, soft } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { basket, leaf, plate } from './bits.ts'

export const flatBread: Thing = {
  name: 'flat bread with beans',
  high: 120,
  draw: ({ a, b }) =>
    layer(
      plate(-18, 98, a),
      ...[
        [-22, -34, 66],
        [-8, -54, 64],
        [-26, -74, 60],
      ].map(([x = 0, y = 0, r = 1]) =>
        layer(
          oval(x, y + 5, r, 21, '#A9652A'),
          oval(x, y, r, 21, soft('#EBC07A')),
          ...[-30, 0, 26].map((d, n) => oval(x + d, y - 4 + (n % 2) * 8, 9, 4, '#C07F38', 'opacity=".8"')),
        ),
      ),
      path('M36 -36C38 -14 50 -6 66 -6S92 -14 94 -36z', cel(b)),
      oval(65, -36, 30, 9, '#8A4A25'),
      ...[-14, -2, 12].map((d, n) => disc(65 + d, -38 + (n % 2) * 4, 5, ball('#C9824A'))),
    ),
}

export const leafSalad: Thing = {
  name: 'tea leaf salad',
  high: 110,
  draw: ({ a }) =>
    layer(
      plate(-18, 99, a),
      path('M-56 -24C-60 -84 -20 -104 4 -98C40 -102 62 -70 56 -24Q0 -8 -56 -24z', soft('#4C6B35')),
      ...[
        [-34, -54, -120],
        [0, -72, -80],
        [30, -54, -40],
        [-10, -40, -160],
        [18, -38, -10],
      ].map(([x = 0, y = 0, t = 0], n) => leaf(x, y, 34, t, n % 2 ? tone.leaf : tone.deepLeaf)),
      ...[
        [-74, -26],
        [-62, -34],
        [70, -28],
        [60, -36],
        [80, -22],
      ].map(([x = 0, y = 0], n) => disc(x, y, 8, ball(n % 2 ? '#E3C083' : '#C98A4E'))),
      path('M-26 -26a15 15 0 0 1 30 0z', ball(tone.chilli)),
      path('M10 -22a13 13 0 0 1 26 0z', ball(tone.chilli)),
      ...[
        [-20, -80],
        [6, -94],
        [26, -76],
        [-38, -62],
        [40, -50],
      ].map(([x = 0, y = 0]) => oval(x, y, 4, 3, '#F6E7C0')),
    ),
}

export const grilledFish: Thing = {
  name: 'grilled fish',
  high: 110,
  draw: ({ a }) =>
    layer(
      plate(-18, 99, a),
      leaf(-92, -26, 190, -2, tone.leaf),
      path('M60 -50L98 -82Q92 -50 98 -22z', soft('#A9652A')),
      path('M-84 -46C-60 -96 20 -100 72 -50C24 -4 -56 -4 -84 -46z', soft('#C07F38')),
      ...[-40, -14, 12, 38].map((x) => line(`M${x} -76L${x - 10} -26`, '#6E3B1E', 7)),
      disc(-62, -52, 6, tone.cream),
      disc(-62, -52, 3, tone.ink),
      path('M-30 -82Q0 -106 26 -78z', '#9B5A28'),
      disc(-80, -18, 13, tone.lime),
      disc(-80, -18, 9, '#E6EFA5'),
      disc(78, -18, 8, ball(tone.chilli)),
      disc(62, -12, 7, ball(tone.chilli)),
    ),
}

export const lunchBoxes: Thing = {
  name: 'lunch boxes',
  high: 150,
  draw: ({ a, b, c }) =>
    layer(
      ...[0, 1, 2].map((n) =>
        layer(
          box(-62, -40 - n * 40, 100, 38, 9, cel(n === 1 ? b : a)),
          box(-66, -46 - n * 40, 108, 12, 6, cel(tone.steel)),
        ),
      ),
      path('M-54 -126Q-50 -178 -12 -178T30 -126', 'none', `stroke="${tone.iron}" stroke-width="8"`),
      box(-72, -126, 8, 122, 4, tone.iron),
      box(40, -126, 8, 122, 4, tone.iron),
      box(54, -44, 46, 44, 5, cel(tone.white)),
      path('M54 -44L60 -58H94L100 -44z', tone.cream),
      box(54, -28, 46, 12, 0, c),
      disc(-12, -22, 8, tone.cream, 'opacity=".7"'),
      disc(-12, -102, 8, tone.cream, 'opacity=".7"'),
    ),
}

const onion = (x: number, y: number) =>
  layer(
    disc(x, y, 21, ball('#A8436A')),
    path(`M${x - 7} ${y - 18}Q${x} ${y - 40} ${x + 5} ${y - 18}z`, '#C9824A'),
    line(`M${x - 10} ${y - 10}Q${x - 14} ${y + 4} ${x - 6} ${y + 14}`, '#E6A6C0', 3, 'opacity=".7"'),
  )

export const onionsAndChillies: Thing = {
  name: 'onions, garlic and chillies',
  high: 150,
  draw: ({ a }) =>
    layer(
      group(
        'translate(-40 0) scale(.8)',
        onion(-46, -86),
        onion(0, -90),
        onion(46, -86),
        onion(-22, -118),
        onion(26, -118),
        basket(-66, 82, 62),
      ),
      group(
        'translate(56 0) scale(.58)',
        times(9, (n) =>
          turn(
            -60 + n * 15,
            0,
            -70,
            path('M-9 -70Q-14 -130 4 -150Q14 -120 9 -70z', soft(n % 2 ? tone.chilli : '#B5302A')),
            line('M4 -150Q2 -160 8 -166', tone.leaf, 5),
          ),
        ),
        path('M-76 -70L-62 0H62L76 -70z', cel(a)),
        box(-84, -80, 168, 18, 8, cel(a)),
      ),
      disc(4, -12, 12, ball(tone.cream)),
      disc(22, -9, 9, ball(tone.cream)),
    ),
}
