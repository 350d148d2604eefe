import { box, disc, group, layer, line, path, times, turn } from '../ink.ts'
import { cel, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower, wheel } from './bits.ts'

const parcel = (x: number, y: number, wide: number, high: number, tape: string) =>
  layer(
    box(x - wide / 2, y - high, wide, high, 4, cel('#CE9A5C')),
    box(x - 7, y - high, 14, high, 0, tape, 'opacity=".8"'),
    box(x + wide * 0.18, y - high * 0.35, wide * 0.22, high * 0.2, 2, tone.cream),
  )

export const transport: readonly Thing[] = [
  {
    name: 'truck',
    high: 134,
    stands: 'floor',
    draw: ({ a, b, c }) =>
      layer(
        box(-100, -132, 126, 108, 5, cel(b)),
        box(-100, -132, 126, 20, 5, c),
        times(4, (n) => line(`M${-78 + n * 28} -104V-34`, tone.mangosteen, 4, 'opacity=".22"')),
        flower(-38, -68, 24, c, tone.cream),
        path('M30 -106H64Q76 -106 82 -92L96 -58Q100 -52 100 -44V-24H30z', cel(a)),
        path('M40 -96H62Q70 -96 74 -86L84 -60H40z', '#CFE8EC'),
        path('M48 -96H58L48 -68H40V-78z', tone.white, 'opacity=".6"'),
        box(88, -46, 12, 10, 4, tone.turmeric),
        box(-102, -26, 204, 10, 4, tone.ink),
        wheel(-66, -22, 22),
        wheel(-20, -22, 22),
        wheel(66, -22, 22),
      ),
  },
  {
    name: 'parcels',
    draw: ({ a, b }) =>
      layer(
        parcel(-44, 0, 100, 84, a),
        parcel(52, 0, 82, 64, b),
        parcel(-30, -84, 72, 56, b),
        parcel(50, -64, 58, 48, a),
        parcel(-24, -140, 44, 36, tone.turmeric),
      ),
  },
  {
    name: 'light truck for passengers',
    stands: 'floor',
    draw: ({ a, b, c }) =>
      layer(
        box(-100, -150, 124, 16, 8, cel(c)),
        line('M-92 -136V-66M-50 -136V-66M-8 -136V-66M18 -136V-66', tone.iron, 5),
        disc(-70, -98, 13, '#C98A5E'),
        disc(-28, -98, 13, '#A9704A'),
        path('M-86 -64Q-84 -86 -70 -86T-54 -64zM-44 -64Q-42 -86 -28 -86T-12 -64z', b),
        path('M-100 -72H24V-24H-100z', cel(a)),
        box(-100, -56, 124, 12, 0, c),
        path('M24 -110H60Q70 -110 76 -98L88 -68Q100 -64 100 -52V-24H24z', cel(a)),
        path('M34 -102H58Q64 -102 68 -92L76 -68H34z', '#CFE8EC'),
        disc(94, -46, 6, tone.turmeric),
        box(-104, -28, 208, 9, 4, tone.ink),
        wheel(-62, -21, 21),
        wheel(62, -21, 21),
      ),
  },
  {
    name: 'delivery scooter',
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        box(-96, -128, 74, 66, 8, cel(b)),
        box(-96, -128, 74, 16, 6, tone.cream, 'opacity=".5"'),
        flower(-59, -88, 17, tone.cream),
        path('M-84 -58H-10Q0 -30 20 -30H40L54 -96H70L58 -24H-10Q-40 -20 -70 -24Q-92 -34 -84 -58z', cel(a)),
        box(-84, -68, 78, 14, 7, tone.ink),
        line('M62 -96L52 -126H34', tone.ink, 8),
        disc(66, -106, 11, tone.turmeric),
        path('M46 -40Q70 -66 94 -34L84 -28Q70 -40 56 -24z', cel(a)),
        wheel(-54, -22, 22),
        wheel(68, -22, 22),
      ),
  },
  {
    name: 'hand truck with sacks',
    draw: ({ a }) =>
      layer(
        line('M70 -180L30 -8H-60', tone.iron, 9),
        line('M70 -180H92', tone.chilli, 11),
        ...[
          [-30, -14, tone.sand],
          [-18, -64, '#DDB778'],
          [-4, -112, tone.sand],
        ].map(([x, y, colour]) =>
          path(
            `M${Number(x) - 56} ${y}Q${Number(x) - 66} ${Number(y) - 46} ${Number(x) - 44} ${Number(y) - 48}H${Number(x) + 40}Q${Number(x) + 58} ${Number(y) - 44} ${Number(x) + 46} ${y}z`,
            soft(String(colour)),
          ),
        ),
        line('M-62 -40H10M-50 -90H22M-36 -138H34', a, 6),
        wheel(24, -18, 18),
      ),
  },
]

export const carWorkshop: readonly Thing[] = [
  {
    name: 'car',
    high: 120,
    stands: 'floor',
    draw: ({ a, b }) =>
      layer(
        path('M-62 -72Q-44 -118 -16 -118H26Q50 -118 68 -74z', cel(a)),
        path('M-48 -74Q-36 -106 -14 -106H0V-74zM10 -106H24Q40 -106 54 -74H10z', '#CFE8EC'),
        path('M-30 -100L-16 -106H-10L-28 -74H-44z', tone.white, 'opacity=".6"'),
        path('M-100 -36Q-104 -66 -80 -72Q0 -84 70 -74Q98 -70 100 -44V-26Q98 -20 90 -20H-90Q-100 -20 -100 -36z', cel(a)),
        line('M5 -74V-28M-70 -46H76', tone.mangosteen, 3, 'opacity=".3"'),
        box(14, -62, 18, 5, 2, tone.steel),
        box(-102, -56, 14, 14, 5, tone.chilli),
        box(88, -58, 13, 14, 6, tone.turmeric),
        box(-100, -30, 202, 8, 4, b),
        wheel(-56, -22, 24),
        wheel(58, -22, 24),
      ),
  },
  {
    name: 'spanners',
    draw: ({ b }) =>
      layer(
        ...[-1, 1].map((s) =>
          group(
            `translate(0 -96) rotate(${s * 40})`,
            box(-11, -62, 22, 132, 8, cel(s < 0 ? tone.steel : '#9DAAB2')),
            path(
              'M-30 -92Q-34 -58 0 -52Q34 -58 30 -92L14 -96V-76L0 -68L-14 -76V-96z',
              cel(s < 0 ? tone.steel : '#9DAAB2'),
            ),
            disc(0, 82, 25, cel(s < 0 ? tone.steel : '#9DAAB2')),
            disc(0, 82, 12, tone.ink, 'opacity=".75"'),
            line('M0 -30V40', s < 0 ? b : tone.white, 5, 'opacity=".8"'),
          ),
        ),
      ),
  },
  {
    name: 'tyres',
    draw: ({ b }) =>
      layer(
        ...[
          [-44, -46, 46],
          [48, -46, 46],
          [2, -122, 46],
        ].map(([x = 0, y = 0, r = 1]) =>
          layer(
            disc(x, y, r, tone.ink),
            `<circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="${tone.iron}" stroke-width="7" stroke-dasharray="7 5"/>`,
            disc(x, y, r * 0.6, cel(tone.steel)),
            times(6, (n) =>
              turn(
                n * 60,
                x,
                y,
                path(`M${x - 4} ${y - 8}L${x - 7} ${y - r * 0.54}H${x + 7}L${x + 4} ${y - 8}z`, tone.iron),
              ),
            ),
            disc(x, y, 8, b),
          ),
        ),
      ),
  },
  {
    name: 'oil can and gear',
    draw: ({ a, b }) =>
      layer(
        group(
          'translate(50 -52)',
          times(8, (n) => turn(n * 45, 0, 0, box(-9, -52, 18, 20, 4, tone.iron))),
          disc(0, 0, 40, cel(tone.iron)),
          disc(0, 0, 17, tone.sand),
        ),
        box(-82, -126, 86, 126, 10, cel(a)),
        path('M-82 -116Q-82 -126 -72 -126L-50 -152H-20L4 -126z', cel(a)),
        line('M-62 -136L-40 -160H-14', tone.ink, 8),
        box(-22, -164, 28, 22, 4, b),
        box(-82, -90, 86, 54, 0, tone.cream),
        path('M-40 -86Q-18 -56 -40 -44Q-62 -56 -40 -86z', soft('#8A5A22')),
      ),
  },
  {
    name: 'battery',
    draw: ({ a, b }) =>
      layer(
        box(-84, -112, 168, 112, 10, cel(a)),
        box(-90, -122, 180, 28, 8, cel(tone.ink)),
        box(-62, -142, 36, 22, 5, tube(tone.chilli)),
        box(28, -142, 36, 22, 5, tube(tone.iron)),
        path('M8 -88L-34 -40H-6L-14 -8L32 -58H2z', b),
        line('M-44 -144C-50 -196 20 -150 6 -196', tone.chilli, 8),
      ),
  },
]
