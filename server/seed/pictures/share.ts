import type { Motif } from '../motifs.ts'
import { box, disc, group, layer, line, oval, path, times, turn } from './ink.ts'
import { cel, fall, sheet, soft } from './paint.ts'
import { tone } from './palette.ts'
import { grain } from './air.ts'
import { leafShadow } from './props.ts'
import { pottedPlant } from './objects/bits.ts'
import { paintScene, sizes } from './scene.ts'
import type { Kind } from './stage.ts'

export const sharePictures = ['android', 'apple', 'website'] as const
type Share = (typeof sharePictures)[number]

/** A scene as a picture inside another one, cut to its box. */
const inset = (x: number, y: number, width: number, height: number, motif: Motif, kind: Kind, variant: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${sizes[kind].join(' ')}" preserveAspectRatio="xMidYMid slice">${paintScene({ motif, kind, variant })}</svg>`

const words = (x: number, y: number, width: number, high = 7) =>
  layer(box(x, y, width, high, high / 2, '#CFC3BC'), box(x, y + high * 2, width * 0.62, high, high / 2, '#E4DAD3'))

const card = (x: number, y: number, width: number, motif: Motif, kind: Kind, variant: number) =>
  layer(
    box(x, y, width, width * 0.75 + 42, 8, tone.white),
    inset(x, y, width, width * 0.75, motif, kind, variant),
    words(x + 8, y + width * 0.75 + 10, width * 0.7),
  )

const shown: readonly (readonly [Motif, Kind, number])[] = [
  ['teaShop', 'thumbnail', 0],
  ['flowerShop', 'thumbnail', 1],
  ['tailor', 'product', 0],
  ['handicraft', 'product', 1],
  ['grocery', 'thumbnail', 2],
  ['motorbike', 'product', 0],
]

/** The app without words on a screen of the given size: header with our dots, a cover, cards, tabs below. */
const app = (x: number, y: number, width: number, height: number, columns: number, tabs: boolean) => {
  const gap = 10
  const wide = (width - gap * (columns + 1)) / columns
  const cover = height * (tabs ? 0.25 : 0.32)
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layer(
    box(0, 0, width, height, 0, '#FAF7F4'),
    inset(0, 40, width, cover, 'streetFood', 'cover', 1),
    times(Math.ceil(8 / columns) * columns, (n) => {
      const [motif, kind, variant] = shown[n % shown.length] ?? ['teaShop', 'thumbnail', 0]
      return card(
        gap + (n % columns) * (wide + gap),
        50 + cover + Math.floor(n / columns) * (wide * 0.75 + 52),
        wide,
        motif,
        kind,
        variant,
      )
    }),
    box(0, 0, width, 40, 0, tone.mangosteen),
    disc(24, 14, 5.5, tone.turmeric),
    disc(24, 28, 5.5, tone.turmeric),
    box(46, 13, width * 0.4, 14, 7, '#FFFFFF', 'opacity=".25"'),
    disc(width - 22, 20, 8, '#FFFFFF', 'opacity=".85"'),
    disc(width - 46, 20, 8, '#FFFFFF', 'opacity=".45"'),
    tabs
      ? layer(
          box(0, height - 44, width, 44, 0, tone.white),
          times(4, (n) => disc((width / 4) * (n + 0.5), height - 22, 9, n ? '#D5C9C2' : tone.mangosteen)),
        )
      : '',
  )}</svg>`
}

const backdrop = (wall: string, shape: string, table: string) =>
  layer(
    box(0, 0, 800, 600, 0, fall(wall)),
    disc(400, 300, 268, shape),
    leafShadow(60, 80, 1.3),
    box(0, 524, 800, 76, 0, fall(table)),
    group('translate(104 540) scale(.95)', oval(6, -2, 60, 9, '#3A0E2E', 'opacity=".2"'), pottedPlant(tone.turmeric)),
  )

const bowlOfDots = layer(
  oval(704, 542, 66, 10, '#3A0E2E', 'opacity=".2"'),
  disc(676, 512, 30, soft(tone.mangosteen)),
  disc(730, 516, 26, soft(tone.turmeric)),
  path('M668 484q8 -10 18 0l-9 5z', tone.leaf),
)

const devices: Record<Share, () => string> = {
  android: () =>
    layer(
      backdrop('#DDE8C4', '#B6D18C', tone.wood),
      turn(
        -4,
        400,
        300,
        box(266, 36, 268, 528, 34, tone.ink),
        app(280, 50, 240, 500, 2, true),
        disc(400, 62, 5, tone.ink),
        path('M280 50H420L280 330z', tone.white, 'opacity=".1"'),
      ),
      bowlOfDots,
    ),
  apple: () =>
    layer(
      backdrop('#F8D5C8', '#F0AC9A', '#8E4A5C'),
      box(168, 84, 356, 470, 28, cel('#E9E1DC')),
      app(184, 100, 324, 438, 3, true),
      path('M184 100H360L184 420z', tone.white, 'opacity=".1"'),
      box(492, 196, 184, 362, 30, tone.ink),
      app(502, 206, 164, 342, 2, true),
      box(556, 210, 56, 12, 6, tone.ink),
    ),
  website: () =>
    layer(
      backdrop('#CFE3EC', '#97C6D6', '#D99A5B'),
      box(138, 88, 524, 356, 18, tone.ink),
      app(152, 102, 496, 326, 4, false),
      path('M152 102H420L152 400z', tone.white, 'opacity=".08"'),
      path('M84 442H716L744 524Q746 536 732 536H68Q54 536 56 524z', cel('#D9D2D6')),
      path('M114 454H686L702 490H98z', tone.iron, 'opacity=".55"'),
      ...[462, 472, 482].map((y) => line(`M118 ${y}H682`, '#EFE8EA', 5, 'stroke-dasharray="22 8" opacity=".6"')),
      path('M330 500H470L480 528H320z', '#C4BAC0'),
    ),
}

/** The picture beside one way to get the app, 800 × 600: a telephone, a tablet with a telephone, a laptop. */
export function drawShare(way: Share): string {
  return sheet(800, 600, layer(devices[way](), grain(800, 600, way, 50)))
}
