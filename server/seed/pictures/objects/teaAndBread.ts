import { box, disc, layer, line, oval, path, times, turn } from '../ink.ts'
import { ball, cel, soft, tube } from '../paint.ts'
import { tone } from '../palette.ts'
import type { Thing } from '../thing.ts'
import { plate, steam } from './bits.ts'

const samosa = (x: number, y: number, turned: number) =>
  turn(
    turned,
    x,
    y,
    path(
      `M${x - 42} ${y}Q${x - 46} ${y - 6} ${x - 38} ${y - 14}L${x - 6} ${y - 60}Q${x} ${y - 68} ${x + 7} ${y - 60}L${x + 40} ${y - 12}Q${x + 46} ${y - 2} ${x + 34} ${y}z`,
      soft('#D98E32'),
    ),
    path(
      `M${x + 7} ${y - 60}L${x + 40} ${y - 12}Q${x + 46} ${y - 2} ${x + 34} ${y}H${x + 4}Q${x + 14} ${y - 30} ${x + 2} ${y - 64}z`,
      '#B96A22',
    ),
    line(`M${x - 30} ${y - 8}q8 -4 16 0t16 0`, '#F4C477', 3),
    disc(x - 10, y - 30, 3, '#F4C477'),
    disc(x - 2, y - 44, 2.5, '#F4C477'),
  )

export const teaShop: readonly Thing[] = [
  {
    name: 'cup of milk tea',
    draw: ({ a }) =>
      layer(
        oval(0, -6, 92, 15, cel(tone.white)),
        oval(0, -9, 74, 9, tone.sand, 'opacity=".7"'),
        line('M56 -106C104 -112 100 -44 40 -46', shadeWhite, 13),
        path('M-66 -124C-66 -50 -46 -12 0 -12S66 -50 66 -124z', cel(tone.white)),
        path('M-64 -98C-30 -84 30 -84 64 -98L60 -72C30 -58 -30 -58 -60 -72z', a),
        times(5, (n) => disc(-44 + n * 22, -77 + Math.abs(n - 2) * -2.5, 5, tone.turmeric)),
        oval(0, -124, 66, 17, tone.white),
        oval(0, -123, 57, 13, tone.tea),
        oval(-8, -125, 40, 7, '#E2A876'),
        disc(20, -121, 4, '#F0C9A0'),
        disc(30, -124, 2.5, '#F0C9A0'),
        steam(0, -138),
      ),
  },
  {
    name: 'plate of samosas',
    draw: ({ a }) =>
      layer(
        plate(-18, 98, a),
        samosa(-36, -22, -8),
        samosa(38, -22, 10),
        samosa(0, -34, 2),
        samosa(2, -14, 0),
        path('M52 -20Q84 -34 92 -22Q80 -10 54 -12z', soft(tone.chilli)),
        line('M90 -22q8 -4 6 -12', tone.leaf, 4),
      ),
  },
  {
    name: 'pot of green tea',
    draw: ({ a, b }) =>
      layer(
        line('M-40 -136C-44 -196 44 -196 40 -136', tone.rattan, 9),
        path('M54 -84C84 -86 74 -128 98 -132L104 -122C92 -112 96 -52 50 -50z', cel(a)),
        path('M-70 -70C-70 -124 -44 -138 0 -138S70 -124 70 -70C70 -26 44 -6 0 -6S-70 -26 -70 -70z', ball(a)),
        oval(0, -136, 34, 8, tone.ink, 'opacity=".3"'),
        path('M-36 -136Q0 -162 36 -136Q0 -126 -36 -136z', cel(a)),
        disc(0, -156, 8, b),
        path('M-70 -80Q0 -56 70 -80L69 -60Q0 -36 -69 -60z', b, 'opacity=".9"'),
        times(5, (n) => disc(-46 + n * 23, -58 + Math.abs(n - 2) * -4, 4.5, tone.cream)),
        box(-40, -8, 80, 8, 4, tone.ink, 'opacity=".5"'),
      ),
  },
  {
    name: 'e-kya-kway, fried sticks of dough',
    draw: ({ a }) =>
      layer(
        plate(-16, 96, a),
        ...[
          [-74, -24, -6],
          [-66, -46, -2],
          [-78, -70, 6],
        ].map(([x = 0, y = 0, t = 0]) =>
          turn(
            t,
            0,
            y,
            box(x, y - 16, 150, 27, 13, soft('#DC9A45')),
            box(x + 4, y - 14, 142, 9, 5, '#F0BE71'),
            line(`M${x + 12} ${y - 1}H${x + 138}`, '#A9652A', 3.5, 'stroke-dasharray="26 7"'),
          ),
        ),
      ),
  },
  {
    name: 'kettle of the house',
    draw: ({ b }) =>
      layer(
        line('M-44 -118C-40 -190 44 -190 44 -118', tone.ink, 10),
        path('M58 -62L92 -122L106 -116L72 -34z', tube(tone.steel)),
        path('M-76 -8C-80 -70 -60 -124 0 -124S80 -70 76 -8Q0 4 -76 -8z', cel(tone.steel)),
        path(
          'M-60 -40C-58 -80 -46 -104 -24 -112',
          'none',
          `stroke="${tone.white}" stroke-width="8" stroke-linecap="round" opacity=".8"`,
        ),
        oval(0, -122, 32, 8, tone.iron),
        disc(0, -134, 9, b),
        box(-76, -16, 152, 12, 6, tone.iron),
      ),
  },
]

const shadeWhite = '#E6D6C4'
const crust = '#C77B35'

export const bakery: readonly Thing[] = [
  {
    name: 'cake with cream',
    draw: ({ a, b }) =>
      layer(
        oval(0, -8, 96, 14, cel(tone.white)),
        box(-14, -24, 28, 18, 4, tone.sand),
        path('M-76 -30V-96H76V-30Q0 -10 -76 -30z', cel('#E7B56B')),
        path('M-76 -60V-76Q0 -54 76 -76V-60Q0 -40 -76 -60z', tone.cream),
        path(
          'M-80 -98Q-80 -122 0 -122T80 -98Q82 -78 68 -80Q60 -62 50 -78Q38 -60 28 -76Q14 -54 2 -74Q-14 -56 -24 -76Q-36 -58 -48 -78Q-58 -64 -66 -80Q-82 -76 -80 -98z',
          soft(a),
        ),
        oval(0, -100, 76, 18, tone.cream, 'opacity=".3"'),
        times(5, (n) =>
          layer(
            disc(-52 + n * 26, -106 - (2 - Math.abs(n - 2)) * 3, 12, tone.cream),
            disc(-52 + n * 26, -118 - (2 - Math.abs(n - 2)) * 3, 9, ball(tone.chilli)),
          ),
        ),
        box(-4, -172, 8, 42, 3, b),
        path('M0 -192Q12 -178 0 -170Q-12 -178 0 -192z', tone.turmeric),
      ),
  },
  {
    name: 'loaf of bread',
    draw: () =>
      layer(
        path('M-94 -10C-104 -52 -100 -96 -62 -98H54C92 -98 104 -56 94 -10Q0 4 -94 -10z', soft(crust)),
        path('M-94 -10C-104 -52 -100 -96 -62 -98Q-26 -98 -22 -64Q-18 -30 -26 -4Q-70 -4 -94 -10z', '#F6DDAE'),
        path('M-84 -16C-92 -54 -88 -86 -62 -88Q-36 -88 -32 -62Q-28 -34 -36 -13z', '#FFF0CF'),
        ...[0, 30, 60].map((x) =>
          path(
            `M${x - 8} -96Q${x + 12} -84 ${x + 10} -62`,
            'none',
            'stroke="#F3C27A" stroke-width="9" stroke-linecap="round"',
          ),
        ),
        times(5, (n) => disc(-70 + (n % 3) * 14, -68 + n * 9, 3, '#E8C88F')),
      ),
  },
  {
    name: 'buns on a tray',
    draw: ({ a }) =>
      layer(
        path('M-98 -22H98L86 -4H-86z', cel(tone.steel)),
        box(-100, -28, 200, 10, 5, a),
        ...[
          [-58, -28],
          [0, -28],
          [58, -28],
          [-30, -68],
          [30, -68],
          [0, -106],
        ].map(([x = 0, y = 0]) =>
          layer(
            path(`M${x - 34} ${y}C${x - 40} ${y - 50} ${x + 40} ${y - 50} ${x + 34} ${y}z`, ball('#D98E3C')),
            times(4, (n) => oval(x - 14 + n * 9, y - 29 + Math.abs(n - 1.5) * 3, 3, 2, tone.cream)),
          ),
        ),
      ),
  },
  {
    name: 'iced cupcake',
    draw: ({ a, b }) =>
      layer(
        path('M-56 -84L-42 -4Q0 6 42 -4L56 -84z', cel(b)),
        times(5, (n) => line(`M${-38 + n * 19} -82L${-30 + n * 15} -4`, tone.cream, 4, 'opacity=".55"')),
        path(
          'M-70 -84C-84 -116 -52 -126 -50 -124C-56 -150 -26 -156 -24 -152C-22 -178 10 -186 8 -196C30 -184 28 -164 24 -156C50 -158 56 -134 48 -126C80 -124 80 -92 68 -84Q0 -68 -70 -84z',
          soft(a),
        ),
        line('M-48 -122Q0 -104 46 -126', tone.cream, 5, 'opacity=".6"'),
        line('M-24 -152Q2 -142 22 -156', tone.cream, 5, 'opacity=".6"'),
        disc(6, -192, 11, ball(tone.chilli)),
        ...[
          [-40, -100, tone.turmeric],
          [10, -100, tone.teal],
          [42, -106, tone.turmeric],
          [-10, -128, tone.teal],
          [24, -134, tone.chilli],
        ].map(([x, y, colour]) => box(Number(x), Number(y), 10, 4, 2, String(colour))),
      ),
  },
  {
    name: 'butter crescent',
    draw: ({ a }) =>
      layer(
        plate(-14, 94, a),
        path(
          'M-90 -26C-84 -96 -46 -128 0 -128S84 -96 90 -26C92 -10 66 -8 60 -26C50 -58 30 -68 0 -68S-50 -58 -60 -26C-66 -8 -92 -10 -90 -26z',
          soft(crust),
        ),
        path('M-26 -124Q0 -134 26 -124L20 -66Q0 -72 -20 -66z', '#DD9748'),
        path('M-26 -124L-20 -66Q-34 -62 -42 -54L-62 -106Q-46 -120 -26 -124z', crust),
        path('M26 -124L20 -66Q34 -62 42 -54L62 -106Q46 -120 26 -124z', '#B96D2B'),
        line(
          'M-26 -124L-20 -66M26 -124L20 -66M-62 -106L-42 -54M62 -106L42 -54M-84 -66L-56 -34M84 -66L56 -34',
          '#8F4F20',
          3.5,
          'opacity=".7"',
        ),
        line('M-14 -116Q0 -120 12 -116M-52 -100Q-44 -108 -36 -110', '#F5CB8A', 6),
        disc(0, -26, 15, ball(tone.chilli)),
        times(5, (n) => disc(-30 + n * 15, -42 - (n % 2) * 6, 2.5, tone.white)),
      ),
  },
]
