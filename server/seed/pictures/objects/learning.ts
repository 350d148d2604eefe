import { box, disc, layer, line, path, times, turn } from '../ink.ts'
import { ball, cel, fall, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { flower, leaf } from './bits.ts'

const pencil = (x: number, colour: string, high: number) =>
  layer(
    box(x - 8, -high, 16, high - 30, 2, tube(colour)),
    path(`M${x - 8} ${-high}L${x} ${-high - 24}L${x + 8} ${-high}z`, '#F0CFA0'),
    path(`M${x - 3} ${-high - 15}L${x} ${-high - 24}L${x + 3} ${-high - 15}z`, tone.ink),
  )

const volume = (y: number, wide: number, high: number, shift: number, colour: string, band: string) =>
  layer(
    box(shift - wide / 2, y - high, wide, high, 5, cel(colour)),
    path(
      `M${shift + wide / 2 - 26} ${y - high + 5}H${shift + wide / 2}V${y - 5}H${shift + wide / 2 - 26}Q${shift + wide / 2 - 34} ${y - high / 2} ${shift + wide / 2 - 26} ${y - high + 5}z`,
      tone.cream,
    ),
    box(shift - wide / 2 + 16, y - high, 9, high, 0, band),
    box(shift - wide / 2 + 32, y - high, 4, high, 0, band),
  )

export const school: readonly Thing[] = [
  {
    name: 'Shan bag with books',
    draw: ({ a, b }) =>
      layer(
        path('M-52 -110C-60 -200 60 -200 52 -110', 'none', `stroke="${b}" stroke-width="17"`),
        box(-40, -132, 34, 50, 3, cel(tone.teal)),
        box(2, -140, 30, 60, 3, cel(tone.turmeric)),
        path('M-66 -112H66L72 -20Q0 -6 -72 -20z', cel(a)),
        path('M-67 -92H67L69 -62H-69z', b),
        path('M-67 -92H67L69 -62H-69z', `url(#diamonds-FFF4DF)`, 'opacity=".8"'),
        times(13, (n) => line(`M${-66 + n * 11} -18V${-2 - (n % 2) * 3}`, b, 4)),
      ),
  },
  {
    name: 'blackboard',
    stands: 'room',
    draw: ({ a, b }) =>
      layer(
        line('M-60 -60L-80 0M60 -60L80 0', tone.darkWood, 9),
        box(-98, -176, 196, 130, 6, cel(tone.wood)),
        box(-88, -166, 176, 108, 2, fall(tone.deepLeaf)),
        disc(-52, -118, 19, 'none', 'stroke="#FFF4DF" stroke-width="4"'),
        path('M-10 -98L12 -136L34 -98z', 'none', 'stroke="#F3B229" stroke-width="4" stroke-linejoin="round"'),
        box(48, -136, 30, 36, 0, 'none', 'stroke="#E58A94" stroke-width="4"'),
        line('M-70 -80H70', tone.cream, 4, 'opacity=".5" stroke-dasharray="14 8"'),
        box(-100, -50, 200, 9, 3, tone.darkWood),
        box(30, -58, 26, 8, 2, tone.cream),
        box(-60, -62, 34, 12, 3, a),
        disc(80, -56, 5, b),
      ),
  },
  {
    name: 'pencils and exercise books',
    draw: ({ a, b }) =>
      layer(
        pencil(-58, tone.turmeric, 150),
        pencil(-38, tone.chilli, 164),
        pencil(-78, tone.teal, 134),
        path('M-96 -88H-22L-28 0H-90z', cel(a)),
        line('M-94 -60H-24', tone.cream, 5),
        volume(0, 118, 22, 40, b, tone.cream),
        volume(-22, 110, 20, 44, tone.indigo, tone.turmeric),
        volume(-42, 116, 22, 38, tone.leaf, tone.cream),
        disc(46, -88, 24, ball(tone.chilli)),
        path('M46 -110q2 -12 12 -16', 'none', `stroke="${tone.darkWood}" stroke-width="4"`),
        leaf(48, -112, 26, -14, tone.leaf),
      ),
  },
  {
    name: 'globe',
    draw: ({ a }) =>
      layer(
        path('M-50 0Q0 -24 50 0z', cel(tone.darkWood)),
        box(-6, -36, 12, 30, 2, tone.darkWood),
        path('M44 -184A92 92 0 1 1 -64 -48', 'none', `stroke="${tone.gold}" stroke-width="9" stroke-linecap="round"`),
        disc(0, -108, 74, ball(tone.sky)),
        path('M-58 -146Q-20 -150 -14 -128Q-34 -118 -28 -94Q-50 -84 -68 -104Q-74 -130 -58 -146z', soft(a)),
        path('M6 -166Q50 -158 66 -124Q60 -96 40 -104Q36 -84 22 -92Q8 -120 22 -132Q2 -146 6 -166z', soft(a)),
        path('M-6 -74Q18 -84 30 -66Q22 -42 4 -36Q-12 -54 -6 -74z', soft(a)),
        disc(18, -182, 7, tone.gold),
      ),
  },
  {
    name: 'graduation cap',
    draw: ({ a, b }) =>
      layer(
        path('M-56 -92V-48Q0 -20 56 -48V-92z', cel(a)),
        path('M0 -160L98 -112L0 -66L-98 -112z', cel(tone.ink)),
        path('M0 -160L98 -112L0 -108z', tone.white, 'opacity=".1"'),
        line('M0 -114Q60 -112 76 -92V-50', b, 6),
        path('M66 -52H86L92 -14H60z', b),
        disc(0, -114, 7, b),
        box(-78, -16, 156, 16, 8, tone.cream),
        box(-30, -18, 18, 20, 3, tone.chilli),
      ),
  },
]

export const bookshop: readonly Thing[] = [
  {
    name: 'pile of books',
    draw: ({ a, b, c }) =>
      layer(
        volume(0, 184, 34, 0, a, c),
        volume(-34, 160, 28, -6, b, tone.cream),
        volume(-62, 170, 32, 8, tone.mangosteen, tone.turmeric),
        volume(-94, 140, 26, -4, tone.turmeric, tone.chilli),
        turn(-7, 0, -130, volume(-124, 130, 28, 4, tone.leaf, tone.cream)),
        path('M30 -152l6 -20l18 4z', tone.cream),
      ),
  },
  {
    name: 'open book',
    draw: ({ a }) =>
      layer(
        path('M-98 -24L-88 -130Q-40 -146 0 -122Q40 -146 88 -130L98 -24Q46 -40 0 -14Q-46 -40 -98 -24z', cel(a)),
        path('M-88 -34L-80 -132Q-40 -146 0 -122V-24Q-40 -48 -88 -34z', cel(tone.white)),
        path('M88 -34L80 -132Q40 -146 0 -122V-24Q40 -48 88 -34z', cel('#F7EBD6')),
        ...[-112, -96, -80, -64].map((y) =>
          layer(
            line(`M-68 ${y - 8}Q-36 ${y - 16} -12 ${y + 2}`, tone.sand, 5),
            y > -90 ? line(`M68 ${y - 8}Q36 ${y - 16} 12 ${y + 2}`, tone.sand, 5) : '',
          ),
        ),
        flower(44, -108, 18, tone.rose),
        path('M10 -22V8L20 -4L30 6V-28z', tone.chilli),
      ),
  },
  {
    name: 'shelf of books',
    stands: 'room',
    draw: ({ a, b, c }) =>
      layer(
        box(-92, -190, 184, 190, 6, cel(tone.darkWood)),
        ...[0, 1].map((row) =>
          layer(
            box(-82, -180 + row * 90, 164, 80, 2, '#4A2A22'),
            ...[0, 1, 2, 3, 4, 5, 6].map((n) => {
              const high = 52 + ((n * 29 + row * 17) % 24)
              const colour = [a, b, c, tone.plum, tone.leaf, tone.cream, tone.indigo][(n + row * 3) % 7] ?? a
              return n === 5
                ? turn(14, -4, -100 + row * 90, box(-76 + n * 20 + 8, -104 + row * 90 - high, 17, high, 2, cel(colour)))
                : n === 6
                  ? flower(62, -118 + row * 90, 15, b)
                  : layer(
                      box(-76 + n * 20, -100 + row * 90 - high, 18, high, 2, cel(colour)),
                      box(-76 + n * 20, -100 + row * 90 - high * 0.8, 18, 6, 0, tone.cream, 'opacity=".7"'),
                    )
            }),
          ),
        ),
      ),
  },
  {
    name: 'pen and notebook',
    draw: ({ a, b }) =>
      layer(
        turn(
          -6,
          0,
          0,
          box(-82, -164, 130, 164, 10, cel(a)),
          box(-82, -164, 22, 164, 8, tone.mangosteen, 'opacity=".35"'),
          box(-40, -136, 68, 40, 4, tone.cream),
          line('M-28 -122H16M-28 -110H0', tone.sand, 5),
          box(24, -164, 10, 164, 0, b),
        ),
        turn(
          20,
          66,
          -40,
          box(60, -170, 18, 112, 8, tube(tone.ink)),
          box(60, -104, 18, 8, 0, tone.gold),
          path('M60 -60H78L69 -16z', cel(tone.gold)),
          line('M69 -46V-22', tone.ink, 2.5),
        ),
      ),
  },
  {
    name: 'magazines',
    draw: ({ a, b, c }) =>
      layer(
        turn(-10, -20, 0, box(-82, -160, 112, 152, 4, cel(c)), disc(-30, -90, 30, tone.rose)),
        turn(
          7,
          20,
          0,
          box(-36, -164, 118, 158, 4, cel(b)),
          box(-36, -164, 118, 34, 4, a),
          path('M-36 -6V-50L0 -92L34 -56L54 -74L82 -46V-6z', tone.deepLeaf),
          disc(52, -104, 14, tone.turmeric),
          box(-24, -152, 60, 10, 5, tone.cream),
          box(48, -152, 22, 10, 5, tone.turmeric),
        ),
      ),
  },
]
