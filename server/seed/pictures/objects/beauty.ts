import { box, disc, group, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, fall, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { bottle, flower, spark } from './bits.ts'

const ringStroke = (x: number, y: number, radius: number, width: number, colour: string = tone.gold) =>
  layer(
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#B97A12" stroke-width="${width}" stroke-dasharray="${radius * 2} ${radius * 5}" opacity=".6"/>`,
    line(`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x} ${y - radius}`, '#FFE39A', width * 0.35),
  )

const gem = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M-10 -8H10L17 1L0 18L-17 1z', cel(colour)),
    path('M-10 -8H10L5 1H-5z', tone.white, 'opacity=".65"'),
    path('M-17 1H-5L0 18z', tone.white, 'opacity=".25"'),
  )

export const goldJewellery: readonly Thing[] = [
  {
    name: 'ruby ring',
    draw: () =>
      layer(
        oval(0, -6, 60, 8, tone.ink, 'opacity=".2"'),
        ringStroke(0, -64, 54, 15),
        path('M-26 -112L-16 -128H16L26 -112Q0 -98 -26 -112z', '#C88914'),
        gem(0, -142, 2.1, '#CE2B4B'),
        spark(44, -168, 18),
        spark(-46, -140, 10),
      ),
  },
  {
    name: 'necklace on a bust',
    draw: ({ a }) =>
      layer(
        path(
          'M-24 -194H24V-158C30 -136 88 -136 92 -92C92 -50 60 -14 54 0H-54C-60 -14 -92 -50 -92 -92C-88 -136 -30 -136 -24 -158z',
          cel(a),
        ),
        line('M-40 -144C-50 -66 -16 -50 0 -48C16 -50 50 -66 40 -144', tone.gold, 5),
        times(9, (n) => {
          const t = (n / 8) * Math.PI
          return disc(-44 * Math.cos(t), -108 + 58 * Math.sin(t), 6.5, ball(tone.gold))
        }),
        gem(0, -42, 1.5, tone.jade),
        disc(0, -60, 6, tone.gold),
        spark(22, -46, 10),
        box(-62, -8, 124, 8, 4, tone.gold),
      ),
  },
  {
    name: 'bangles',
    draw: ({ a }) =>
      layer(
        box(-90, -26, 180, 26, 10, cel(a)),
        box(-80, -20, 160, 4, 2, tone.gold, 'opacity=".8"'),
        ringStroke(-40, -80, 52, 12),
        ringStroke(4, -84, 52, 12, '#F2C14E'),
        ringStroke(46, -80, 52, 14, tone.jade),
        times(6, (n) => disc(-40 + 52 * Math.cos(n + 2.4), -80 + 52 * Math.sin(n + 2.4), 4, '#CE2B4B')),
        spark(-66, -128, 13),
        spark(64, -136, 10),
      ),
  },
  {
    name: 'pair of earrings',
    draw: ({ a }) =>
      layer(
        path('M-84 0L-70 -182Q0 -196 70 -182L84 0z', fall(a)),
        path('M-70 -6L-58 -170Q0 -182 58 -170L70 -6z', tone.white, 'opacity=".12"'),
        ...[-34, 34].map((x) =>
          layer(
            disc(x, -144, 9, ball(tone.gold)),
            line(`M${x} -136V-120`, tone.gold, 4),
            path(`M${x} -124Q${x + 26} -98 ${x} -76Q${x - 26} -98 ${x} -124z`, cel(tone.gold)),
            gem(x, -102, 0.75, '#CE2B4B'),
            ...[-12, 0, 12].map((d) =>
              layer(
                line(`M${x + d} -82V-62`, tone.gold, 2.5),
                disc(x + d, -56 + Math.abs(d) * -0.4, 5.5, ball(tone.white)),
              ),
            ),
          ),
        ),
        spark(52, -160, 12),
      ),
  },
  {
    name: 'gold leaf box with pearls',
    draw: ({ a, c }) =>
      layer(
        path('M-84 -60L-70 -150Q0 -172 70 -150L84 -60z', cel(a)),
        path('M-72 -64L-60 -140Q0 -158 60 -140L72 -64z', tone.turmeric, 'opacity=".35"'),
        box(-92, -64, 184, 64, 10, cel(a)),
        box(-92, -64, 184, 14, 6, tone.gold),
        times(11, (n) => disc(-60 + n * 12, -66 - 14 * Math.sin((n / 10) * Math.PI), 9, ball(tone.white))),
        gem(-30, -96, 1, c),
        gem(30, -98, 1.1, '#CE2B4B'),
        disc(0, -36, 12, cel(tone.gold)),
        flower(0, -36, 9, tone.cream),
        line('M60 -60C92 -40 70 -20 96 -6', tone.gold, 5),
        spark(0, -120, 16),
      ),
  },
]

export const beautySalon: readonly Thing[] = [
  {
    name: 'hair dryer',
    draw: ({ a, b }) =>
      layer(
        line('M10 -26C20 0 60 4 92 -8', tone.ink, 6),
        turn(-10, 10, -60, path('M-6 -110H44L34 -24Q20 -14 4 -24z', cel(b)), box(8, -82, 12, 26, 5, tone.white)),
        path('M-30 -178H40C84 -178 84 -96 40 -96H-30z', cel(a)),
        path('M-30 -174L-84 -166V-108L-30 -100z', cel(tone.ink)),
        box(-92, -168, 12, 62, 5, tone.iron),
        disc(46, -137, 24, tone.mangosteen, 'opacity=".3"'),
        ...[-12, 0, 12].map((d) => line(`M34 ${-137 + d}H58`, tone.cream, 4)),
        line('M-18 -162H24', tone.white, 6, 'opacity=".6"'),
      ),
  },
  {
    name: 'lipstick and nail polish',
    draw: ({ a, b }) =>
      layer(
        box(-72, -70, 50, 70, 8, cel(tone.ink)),
        box(-68, -110, 42, 44, 4, tube(tone.gold)),
        path('M-64 -108V-158Q-60 -178 -30 -184V-108z', cel(tone.chilli)),
        path('M-64 -150Q-58 -176 -30 -184Q-36 -160 -64 -150z', tone.white, 'opacity=".35"'),
        box(14, -72, 70, 72, 18, ball(a)),
        box(30, -160, 38, 92, 8, tube(tone.ink)),
        line('M28 -56V-24', tone.white, 6, 'opacity=".6"'),
        box(-10, -44, 20, 44, 6, tube(b)),
        box(-6, -64, 12, 22, 3, tone.gold),
      ),
  },
  {
    name: 'thanaka and grinding stone',
    draw: ({ b }) =>
      layer(
        path('M-92 -22Q0 -46 92 -22L80 -4Q0 8 -80 -4z', cel(tone.iron)),
        oval(0, -24, 92, 20, '#8E8891'),
        oval(-6, -26, 62, 12, '#EBD693'),
        oval(-14, -28, 36, 6, '#F7E9B8'),
        turn(
          -28,
          40,
          -70,
          box(12, -106, 44, 84, 10, tube('#C79A5B')),
          oval(34, -106, 22, 7, '#F1DDA2'),
          oval(34, -106, 13, 4, '#D9B873'),
          line('M20 -84L24 -60M46 -90L42 -56', '#96683A', 3),
        ),
        box(-86, -96, 40, 66, 8, tube('#B98A4E')),
        oval(-66, -96, 20, 6, '#F1DDA2'),
        flower(-58, -120, 20, tone.white),
        flower(-86, -108, 15, b),
      ),
  },
  {
    name: 'mirror and comb',
    draw: ({ a, b }) =>
      layer(
        box(-12, -64, 24, 64, 10, tube(a)),
        path('M-40 0Q0 -20 40 0z', cel(a)),
        oval(0, -122, 66, 74, cel(a)),
        oval(0, -122, 54, 62, '#D8ECEA'),
        path('M-34 -84L30 -172Q44 -160 48 -146L-14 -66Q-28 -72 -34 -84z', tone.white, 'opacity=".6"'),
        flower(-48, -70, 20, b),
        flower(-64, -92, 13, tone.white),
        turn(
          16,
          78,
          -40,
          box(56, -92, 16, 88, 7, cel(b)),
          times(8, (n) => line(`M72 ${-84 + n * 10.5}H92`, b, 5)),
        ),
      ),
  },
  {
    name: 'shampoo and flowers',
    draw: ({ a, b }) =>
      layer(
        bottle(-50, 66, 174, a, tone.cream, tone.cream),
        box(0, -116, 58, 116, 14, tube(b)),
        box(0, -84, 58, 50, 0, tone.cream),
        flower(29, -59, 17, a),
        box(20, -140, 18, 24, 3, tone.gold),
        path('M10 -152Q14 -160 29 -160H52V-148H44V-140H10z', cel(tone.gold)),
        flower(76, -20, 22, tone.white),
        flower(60, -8, 13, a),
      ),
  },
]
