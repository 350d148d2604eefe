import { box, dice, disc, group, layer, line, oval, path, pick, round, times, turn } from './ink.ts'
import { ball, cel, fall, lift, mix, shade, sheet, soft } from './paint.ts'
import { grounds, tone } from './palette.ts'
import { grain } from './air.ts'
import { hairs, skins } from './figures.ts'
import { flower, leaf } from './objects/bits.ts'

/** A head of hair in two parts: what lies behind the head and what lies over the forehead. */
type Hair = { behind: (colour: string) => string; before: (colour: string) => string }

const styles: readonly Hair[] = [
  {
    behind: (c) => layer(disc(200, 74, 42, ball(c)), path('M122 190C108 84 292 84 278 190z', c)),
    before: (c) =>
      layer(
        path('M126 176C122 84 278 84 274 176C262 128 236 116 200 116S138 128 126 176z', soft(c)),
        flower(244, 92, 24, tone.white),
        flower(264, 116, 16, tone.rose),
      ),
  },
  {
    behind: (c) => path('M116 330C96 130 110 78 200 78S304 130 284 330z', cel(c)),
    before: (c) =>
      path('M124 190C118 96 176 84 200 84S282 96 276 190C268 146 240 122 186 120Q152 138 124 190z', soft(c)),
  },
  {
    behind: () => '',
    before: (c) =>
      layer(path('M124 172C112 74 290 70 278 172Q272 132 250 120Q196 132 152 116Q130 136 124 172z', soft(c))),
  },
  {
    behind: () => '',
    before: (c) =>
      path(
        'M122 178C112 92 152 66 212 70C268 72 290 112 278 178Q274 142 262 128C236 140 180 128 160 106Q132 130 122 178z',
        soft(c),
      ),
  },
  {
    behind: (c) =>
      layer(
        path('M252 120C330 130 312 250 296 330C276 320 286 250 262 210z', cel(c)),
        path('M122 196C108 84 292 84 278 196z', c),
      ),
    before: (c) =>
      layer(
        path('M126 176C122 84 278 84 274 176C256 130 240 116 214 114Q150 124 126 176z', soft(c)),
        disc(284, 150, 13, tone.chilli),
      ),
  },
  {
    behind: (c) => path('M112 250C96 104 130 76 200 76S304 104 288 250Q270 268 262 240H138Q130 268 112 250z', cel(c)),
    before: (c) => path('M124 186C118 92 172 82 200 82S282 92 276 186Q270 150 258 132H142Q130 150 124 186z', soft(c)),
  },
  {
    behind: () => '',
    before: (c) =>
      layer(
        path('M122 168C118 84 282 84 278 168Q272 130 200 124T122 168z', c),
        path('M116 136Q196 92 288 132L322 84Q304 72 288 90Q196 52 116 112z', cel(tone.rose)),
        path('M116 136Q196 92 288 132L290 116Q196 78 116 120z', tone.cream, 'opacity=".45"'),
        leaf(292, 100, 56, -40, tone.rose),
      ),
  },
  {
    behind: (c) => path('M118 240C104 110 140 84 200 84S296 110 282 240z', c),
    before: (c) =>
      layer(
        path('M128 168C128 120 164 112 200 112S272 120 272 168Q240 128 200 128T128 168z', c),
        path('M62 150Q120 44 200 34Q280 44 338 150Q270 118 200 118T62 150z', cel(tone.rattan)),
        path('M62 150Q120 44 200 34Q280 44 338 150Q270 118 200 118T62 150z', 'url(#checks-7A4526)', 'opacity=".3"'),
        line('M122 136Q200 108 278 136', tone.chilli, 7),
      ),
  },
]

const clothes = [
  tone.teal,
  tone.chilli,
  tone.cream,
  tone.plum,
  tone.leaf,
  tone.saffron,
  tone.indigo,
  tone.rose,
  tone.jade,
] as const

const collar = (n: number, colour: string, skin: string): string =>
  pick(
    [
      () =>
        layer(
          path('M156 300Q200 360 244 300L262 312Q200 396 138 312z', lift(colour, 0.35)),
          ...[352, 378].map((y) => disc(200, y, 6, tone.gold)),
        ),
      () =>
        layer(
          path('M168 296L200 346L232 296L222 284H178z', skin),
          path('M168 296L150 306L186 366L200 346zM232 296L250 306L214 366L200 346z', lift(colour, 0.45)),
        ),
      () =>
        layer(
          path('M160 296Q200 336 240 296L228 284H172z', skin),
          line('M160 296Q200 338 240 296', lift(colour, 0.4), 9),
        ),
      () =>
        layer(
          path('M164 292L200 330L236 292L226 284H174z', tone.white),
          path('M128 312Q170 300 164 292L200 400H150zM272 312Q230 300 236 292L200 400H250z', shade(colour, 0.12)),
          ...[356, 382].map((y) => disc(200, y, 6, tone.cream)),
        ),
    ],
    n,
  )()

/** A person's picture, 400 × 400, whole when cut to a circle. The same n is always the same face. */
export function drawPortrait(n: number): string {
  const roll = dice(`face ${n}`)
  const skin = pick(skins, n * 5 + Math.floor(n / 6))
  const style = n % styles.length
  const hair = pick(styles, style)
  const old = n % 14 === 5
  const hairColour = old ? '#B9B0B4' : pick(hairs, n * 3 + 1)
  const wear = pick(clothes, n * 4 + Math.floor(n / 8))
  const { wall, shape } = pick(grounds, n * 3 + 1)
  const woman = [0, 1, 4, 5, 7].includes(style)
  const blush = mix(skin, '#D9534A', 0.28)
  const smile = 10 + roll() * 9
  const brow = old ? '#8F868C' : shade(hairColour, 0.1)
  return sheet(
    400,
    400,
    layer(
      box(0, 0, 400, 400, 0, fall(wall)),
      disc(200, 214, 172, shape, 'opacity=".85"'),
      n % 2
        ? times(10, (k) => turn(k * 36 + 12, 200, 214, disc(200, 54, 6, lift(shape, 0.45))))
        : group(
            'translate(30 400)',
            leaf(0, 0, 150, -78, tone.leaf),
            leaf(0, 0, 130, -48, tone.deepLeaf),
            leaf(340, 0, 150, -102, tone.leaf),
            leaf(340, 0, 130, -132, tone.lime),
          ),
      hair.behind(hairColour),
      path('M52 420C54 330 110 306 164 296Q200 312 236 296C290 306 346 330 348 420z', cel(wear)),
      n % 3 === 1
        ? path(
            'M52 420C54 330 110 306 164 296Q200 312 236 296C290 306 346 330 348 420z',
            `url(#${pick(['dots', 'checks', 'waves', 'diamonds'], n)}-FFF4DF)`,
            'opacity=".3"',
          )
        : '',
      box(168, 236, 64, 72, 28, skin),
      path('M170 262Q200 290 232 258V282Q200 300 170 284z', shade(skin, 0.16)),
      collar(n + Math.floor(n / 4), wear, skin),
      disc(124, 190, 15, skin),
      disc(276, 190, 15, skin),
      woman ? layer(disc(122, 208, 5, tone.gold), disc(278, 208, 5, tone.gold)) : '',
      path('M124 164C122 100 278 100 276 164C280 226 246 270 200 270S120 226 124 164z', cel(skin)),
      path('M124 164C122 100 278 100 276 164C280 226 246 270 200 270S120 226 124 164z', skin, 'opacity=".55"'),
      woman || n % 5 === 2
        ? layer(
            path('M136 200Q150 188 170 198Q176 218 160 228Q142 224 136 200z', '#F2DA95', 'opacity=".82"'),
            path('M264 200Q250 188 230 198Q224 218 240 228Q258 224 264 200z', '#F2DA95', 'opacity=".82"'),
            line('M146 206L162 218M240 218L254 206', '#E4C676', 3, 'opacity=".8"'),
          )
        : layer(oval(152, 212, 17, 11, blush, 'opacity=".5"'), oval(248, 212, 17, 11, blush, 'opacity=".5"')),
      line('M150 162Q164 152 180 160', brow, 6),
      line('M220 160Q236 152 250 162', brow, 6),
      ...[166, 234].map((x) => layer(oval(x, 184, 7.5, 9.5, '#2B1A24'), disc(x + 2.5, 180.5, 2.6, tone.white))),
      line('M200 188Q192 206 198 210Q204 213 208 209', shade(skin, 0.3), 4),
      path(
        `M178 230Q200 ${round(234 + smile)} 222 230Q200 ${round(250 + smile)} 178 230z`,
        n % 2 ? tone.white : '#A8433F',
      ),
      line(`M174 229Q200 ${round(238 + smile)} 226 229`, '#8E3A34', 4),
      hair.before(hairColour),
      n % 4 === 3 && style !== 7
        ? layer(
            ...[166, 234].map((x) =>
              box(x - 26, 166, 52, 38, 15, tone.white, `fill-opacity=".18" stroke="${tone.ink}" stroke-width="5"`),
            ),
            line('M192 180Q200 175 208 180', tone.ink, 5),
          )
        : '',
      !woman && n % 3 === 0
        ? path('M174 222Q188 214 200 220Q212 214 226 222Q212 226 200 224T174 222z', hairColour)
        : '',
      old && !woman
        ? path('M150 232Q156 284 200 286T250 232Q240 262 200 262T150 232z', hairColour, 'opacity=".9"')
        : '',
      grain(400, 400, `face ${n}`, 40),
    ),
  )
}
