import { box, disc, layer, line, oval, path, round, times, turn } from './ink.ts'
import { sheet } from './paint.ts'

const width = 120
const height = 80

const star = (x: number, y: number, radius: number, colour: string, points = 5, inner = 0.382, turned = 0) => {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n * Math.PI) / points - Math.PI / 2 + (turned * Math.PI) / 180
    const reach = n % 2 ? radius * inner : radius
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return path(`M${corners.join('L')}z`, colour)
}

/** Bands across the flag, each as high as its share of all. */
const bands = (...shares: readonly (readonly [number, string])[]) => {
  const all = shares.reduce((sum, [share]) => sum + share, 0)
  let y = 0
  return layer(
    ...shares.map(([share, colour]) => {
      const high = (share / all) * height
      const drawn = box(0, round(y), width, round(high + 0.4), 0, colour)
      y += high
      return drawn
    }),
  )
}

/** The British flag in a box of 120 × 80 units; Australia's canton is the same at half size. */
const union = layer(
  box(0, 0, width, height, 0, '#012169'),
  line('M0 0L120 80M120 0L0 80', '#FFFFFF', 16),
  path(
    'M0 0L60 40H53.6L0 4.3zM120 80L60 40H66.4L120 75.7zM120 0L60 40V35.7L113.6 0zM0 80L60 40V44.3L6.4 80z',
    '#C8102E',
  ),
  box(48, 0, 24, height, 0, '#FFFFFF'),
  box(0, 28, width, 24, 0, '#FFFFFF'),
  box(52.8, 0, 14.4, height, 0, '#C8102E'),
  box(0, 32.8, width, 14.4, 0, '#C8102E'),
)

const trigram = (x: number, y: number, turned: number, broken: readonly boolean[]) =>
  turn(
    turned,
    x,
    y,
    ...broken.map((cut, n) =>
      layer(
        box(x - 9, y - 6 + n * 4.6, 18, 3, 0, '#000000'),
        cut ? box(x - 0.8, y - 6.5 + n * 4.6, 1.6, 4, 0, '#FFFFFF') : '',
      ),
    ),
  )

const crescent = (x: number, y: number, radius: number, colour: string, behind: string, away: number) =>
  layer(disc(x, y, radius, colour), disc(x + away, y, radius * 0.82, behind))

const flags: Record<string, () => string> = {
  MM: () => layer(bands([1, '#FECB00'], [1, '#34B233'], [1, '#EA2839']), star(60, 42, 31, '#FFFFFF')),
  TH: () => bands([1, '#A51931'], [1, '#F4F5F8'], [2, '#2D2A4A'], [1, '#F4F5F8'], [1, '#A51931']),
  CN: () =>
    layer(
      bands([1, '#EE1C25']),
      star(20, 20, 12, '#FFFF00'),
      ...(
        [
          [40, 8, 23],
          [48, 16, 46],
          [48, 28, 70],
          [40, 36, 21],
        ] as const
      ).map(([x, y, turned]) => star(x, y, 4, '#FFFF00', 5, 0.382, turned)),
    ),
  IN: () =>
    layer(
      bands([1, '#FF9933'], [1, '#FFFFFF'], [1, '#138808']),
      disc(60, 40, 11, 'none', 'stroke="#000080" stroke-width="1.8"'),
      times(24, (n) => turn(n * 15, 60, 40, line('M60 40V29.6', '#000080', 0.7))),
      disc(60, 40, 2.4, '#000080'),
    ),
  BD: () => layer(bands([1, '#006A4E']), disc(54, 40, 24, '#F42A41')),
  LA: () => layer(bands([1, '#CE1126'], [2, '#002868'], [1, '#CE1126']), disc(60, 40, 16, '#FFFFFF')),
  SG: () =>
    layer(
      bands([1, '#EE2536'], [1, '#FFFFFF']),
      crescent(24, 20, 15, '#FFFFFF', '#EE2536', 5.5),
      ...[0, 72, 144, 216, 288].map((angle) =>
        star(
          round(38 + 7.4 * Math.sin((angle * Math.PI) / 180)),
          round(20 - 7.4 * Math.cos((angle * Math.PI) / 180)),
          3,
          '#FFFFFF',
        ),
      ),
    ),
  MY: () =>
    layer(
      times(14, (n) =>
        box(0, round((n * height) / 14), width, round(height / 14 + 0.3), 0, n % 2 ? '#FFFFFF' : '#CC0001'),
      ),
      box(0, 0, 60, 45.7, 0, '#010066'),
      crescent(24, 23, 15, '#FFCC00', '#010066', 5),
      star(40, 23, 12.5, '#FFCC00', 14, 0.58),
    ),
  JP: () => layer(bands([1, '#FFFFFF']), disc(60, 40, 24, '#BC002D')),
  KR: () =>
    layer(
      bands([1, '#FFFFFF']),
      turn(
        33.7,
        60,
        40,
        disc(60, 40, 20, '#0047A0'),
        path('M40 40A20 20 0 0 1 80 40A10 10 0 0 0 60 40A10 10 0 0 1 40 40z', '#CD2E3A'),
      ),
      trigram(24, 16, -56.3, [false, false, false]),
      trigram(96, 16, 56.3, [true, false, true]),
      trigram(24, 64, 56.3, [false, true, false]),
      trigram(96, 64, -56.3, [true, true, true]),
    ),
  VN: () => layer(bands([1, '#DA251D']), star(60, 42, 25, '#FFFF00')),
  KH: () =>
    layer(
      bands([1, '#032EA1'], [2, '#E00025'], [1, '#032EA1']),
      box(36, 52, 48, 4, 0, '#FFFFFF'),
      box(40, 47, 40, 6, 0, '#FFFFFF'),
      ...[46, 60, 74].map((x) =>
        path(
          `M${x - 5} 48V${x === 60 ? 36 : 40}L${x} ${x === 60 ? 24 : 31}L${x + 5} ${x === 60 ? 36 : 40}V48z`,
          '#FFFFFF',
        ),
      ),
      ...[46, 60, 74].map((x) => box(x - 1.2, 42, 2.4, 8, 0, '#E00025')),
      line('M38 51.5H82', '#E00025', 0.8),
    ),
  ID: () => bands([1, '#CE1126'], [1, '#FFFFFF']),
  PH: () =>
    layer(
      bands([1, '#0038A8'], [1, '#CE1126']),
      path('M0 0L69.3 40L0 80z', '#FFFFFF'),
      times(8, (n) => turn(n * 45, 23, 40, path('M21 40L22 27H24L25 40z', '#FCD116'))),
      disc(23, 40, 6.6, '#FCD116'),
      star(7, 13, 4, '#FCD116', 5, 0.382, 20),
      star(7, 67, 4, '#FCD116', 5, 0.382, -20),
      star(60, 40, 4, '#FCD116', 5, 0.382, 90),
    ),
  US: () =>
    layer(
      times(13, (n) =>
        box(0, round((n * height) / 13), width, round(height / 13 + 0.3), 0, n % 2 ? '#FFFFFF' : '#B22234'),
      ),
      box(0, 0, 48, 43.1, 0, '#3C3B6E'),
      times(9, (row) =>
        times(row % 2 ? 5 : 6, (n) => star(4 + n * 8 + (row % 2) * 4, 4.3 + row * 4.3, 1.9, '#FFFFFF')),
      ),
    ),
  GB: () => union,
  AU: () =>
    layer(
      box(0, 0, width, height, 0, '#00008B'),
      `<svg x="0" y="0" width="60" height="40" viewBox="0 0 120 80">${union}</svg>`,
      star(30, 61, 11, '#FFFFFF', 7, 0.45),
      star(90, 66, 5, '#FFFFFF', 7, 0.45),
      star(76, 36, 5, '#FFFFFF', 7, 0.45),
      star(90, 14, 5, '#FFFFFF', 7, 0.45),
      star(103, 29, 5, '#FFFFFF', 7, 0.45),
      star(95, 42, 3, '#FFFFFF'),
    ),
}

/** The countries there is a flag for (ISO 3166-1, two letters). */
export const flagCodes: readonly string[] = Object.keys(flags)

/**
 * A country's flag, 120 × 80 (all at 3:2, emblems simplified), with a hairline so that white does not run out into a
 * white card. A country that is not in the list gets two turmeric dots on mangosteen, ours, and no error: a country
 * may be added by hand in the admin.
 */
export function drawFlag(iso2: string): string {
  const draw = flags[iso2.toUpperCase()]
  const own = layer(
    box(0, 0, width, height, 0, '#6A1B4D'),
    oval(60, 28, 9, 9, '#F3B229'),
    oval(60, 54, 9, 9, '#F3B229'),
  )
  return sheet(
    width,
    height,
    layer(
      draw ? draw() : own,
      box(0.5, 0.5, width - 1, height - 1, 0, 'none', 'stroke="#3A0E2E" stroke-opacity=".16"'),
    ),
  )
}
