import { at, box, dice, disc, faint, group, layer, line, oval, path, pick, round, times } from './ink.ts'
import { fall, lift, mix, shade } from './paint.ts'
import { tone } from './palette.ts'
import { leaf } from './objects/bits.ts'

/** An hour and its weather: sky from top to bottom, hills from far to near, the street, the sun or moon. */
export type Air = {
  sky: readonly [string, string]
  hills: readonly [string, string, string]
  street: string
  sun: string
  dark?: boolean
  wet?: boolean
}

export const airs: readonly Air[] = [
  { sky: ['#F9CF93', '#FFF0D2'], hills: ['#E9C39A', '#C4BE86', '#8DAA6B'], street: '#E4C79B', sun: '#FFF8E2' },
  { sky: ['#A9D6D8', '#F3F0D9'], hills: ['#B9DCCB', '#8DC0A0', '#5E9C78'], street: '#E8D2A6', sun: '#FFF6CF' },
  { sky: ['#F6B352', '#FCE3AC'], hills: ['#E7A969', '#C98351', '#9A5A48'], street: '#DDB17C', sun: '#FFF2C2' },
  {
    sky: ['#54245C', '#F29A6E'],
    hills: ['#A9506B', '#7A3260', '#4E1D48'],
    street: '#93596A',
    sun: '#FFD38A',
    dark: true,
  },
  {
    sky: ['#8DB0AE', '#D9E4D3'],
    hills: ['#A3BFB2', '#7FA394', '#557F75'],
    street: '#A5AF9E',
    sun: '#EDF2E4',
    wet: true,
  },
  {
    sky: ['#21123A', '#63306A'],
    hills: ['#4A2458', '#351848', '#250F36'],
    street: '#503057',
    sun: '#FBE7B2',
    dark: true,
  },
  { sky: ['#F4B6A6', '#FDEBD3'], hills: ['#EDBBA2', '#CF9690', '#8F6B7C'], street: '#E3BFA0', sun: '#FFF3DC' },
]

/**
 * Dry grain over a finished picture: a few specks, light and dark, so that large areas do not look plastic. One path
 * for each, because a group with an opacity costs the renderer a second canvas.
 */
export const grain = (width: number, height: number, seed: string, marks = 70) => {
  const roll = dice(seed)
  const speck = () => {
    const radius = round(0.8 + roll() * 1.2)
    return `M${round(roll() * width)} ${round(roll() * height)}a${radius} ${radius} 0 1 0 ${round(radius * 2)} 0a${radius} ${radius} 0 1 0 ${round(-radius * 2)} 0z`
  }
  return layer(
    path(times(marks / 2, speck), tone.white, 'fill-opacity=".1"'),
    path(times(marks / 2, speck), tone.mangosteen, 'fill-opacity=".07"'),
  )
}

const ridge = (width: number, base: number, high: number, roll: () => number, colour: string) => {
  const steps = 5
  let d = `M0 ${base}`
  let x = 0
  let y = base - high * (0.4 + roll() * 0.5)
  d += `V${round(y)}`
  for (let n = 0; n < steps; n++) {
    const nextX = ((n + 1) * width) / steps
    const nextY = base - high * (0.25 + roll() * 0.75)
    d += `C${round(x + (nextX - x) * 0.5)} ${round(y)} ${round(x + (nextX - x) * 0.5)} ${round(nextY)} ${round(nextX)} ${round(nextY)}`
    x = nextX
    y = nextY
  }
  return path(`${d}V${base}z`, colour)
}

const cloud = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${size})`,
    faint(
      0.7,
      box(-70, -18, 150, 24, 12, colour),
      box(-36, -38, 88, 30, 15, colour),
      box(-100, -4, 120, 14, 7, colour),
    ),
  )

const bird = (x: number, y: number, size: number, colour: string) =>
  line(
    `M${x - 14 * size} ${y - 6 * size}Q${x - 6 * size} ${y - 10 * size} ${x} ${y}Q${x + 6 * size} ${y - 10 * size} ${x + 14 * size} ${y - 6 * size}`,
    colour,
    3 * size,
  )

/** Sky, sun, clouds and three rows of hills down to the horizon. */
export function landscape(air: Air, width: number, height: number, horizon: number, seed: string): string {
  const roll = dice(`${seed} land`)
  const sunX = width * (0.16 + roll() * 0.68)
  const sunY = horizon * (air.dark ? 0.28 : 0.42)
  const [top, bottom] = air.sky
  const bands = 30
  return layer(
    box(0, 0, width, height, 0, bottom),
    times(bands, (n) =>
      box(0, (horizon / bands) * n, width, horizon / bands + 2, 0, mix(top, bottom, n / (bands - 1))),
    ),
    disc(sunX, sunY, horizon * 0.34, air.sun, 'opacity=".16"'),
    disc(sunX, sunY, horizon * 0.24, air.sun, 'opacity=".28"'),
    disc(sunX, sunY, horizon * 0.14, air.sun),
    air.dark
      ? times(26, () =>
          disc(round(roll() * width), round(roll() * horizon * 0.6), round(1 + roll() * 2), tone.cream, 'opacity=".7"'),
        )
      : '',
    cloud(width * 0.18 + roll() * 90, horizon * 0.28, width / 1300, lift(bottom, 0.5)),
    cloud(width * 0.7 + roll() * 120, horizon * 0.2, width / 1500, lift(bottom, 0.5)),
    ridge(width, horizon + 30, horizon * 0.5, roll, air.hills[0]),
    ridge(width, horizon + 30, horizon * 0.34, roll, air.hills[1]),
    ridge(width, horizon + 30, horizon * 0.2, roll, air.hills[2]),
    air.dark
      ? ''
      : times(3, (n) => bird(width * 0.62 + n * 44, horizon * (0.36 + (n % 2) * 0.05), width / 1200, shade(top, 0.5))),
  )
}

export const street = (air: Air, width: number, height: number, from: number) =>
  layer(
    box(0, from, width, height - from, 0, fall(air.street)),
    box(0, from, width, 7, 0, shade(air.street, 0.14)),
    times(7, (n) =>
      oval(
        (n * width) / 6 + (n % 2) * 40,
        from + (height - from) * (0.35 + (n % 3) * 0.22),
        width * 0.06,
        4,
        shade(air.street, 0.1),
        'opacity=".6"',
      ),
    ),
    air.wet
      ? times(5, (n) =>
          oval(
            (n + 0.5) * (width / 5),
            from + (height - from) * (0.5 + (n % 2) * 0.25),
            width * 0.07,
            7,
            lift(air.street, 0.5),
            'opacity=".7"',
          ),
        )
      : '',
  )

/** A toddy palm standing at (x, y), `size` 1 is about 380 high. */
export const palm = (x: number, y: number, size: number, air: Air, lean = 1) => {
  const green = mix(tone.leaf, air.hills[2], air.dark ? 0.55 : 0.25)
  const deep = mix(tone.deepLeaf, air.hills[2], air.dark ? 0.5 : 0.15)
  return group(
    `translate(${x} ${y}) scale(${size * lean} ${size})`,
    path('M-12 0C-8 -120 -2 -220 24 -300L36 -296C18 -210 14 -110 14 0z', fall(mix(tone.darkWood, air.hills[2], 0.2))),
    ...[-168, -200, -140, -20, 12, -46].map((angle, n) =>
      leaf(30, -300, 150 - (n % 3) * 14, angle, n % 2 ? green : deep),
    ),
    ...[-110, -80].map((angle) => leaf(30, -300, 120, angle, green)),
    ...[-10, 8, 24].map((d) => disc(22 + d * 0.7, -288 + Math.abs(d) * 0.2, 11, mix(tone.clay, air.hills[2], 0.2))),
  )
}

/** Slanting rain over everything. */
export const rain = (width: number, height: number, seed: string, strokes = 60) => {
  const roll = dice(`${seed} rain`)
  const streak = () => {
    const long = 22 + round(roll() * 26)
    return `M${round(roll() * (width + 80))} ${round(roll() * height)}l${round(-long * 0.28)} ${round(long)}`
  }
  return line(times(strokes, streak), tone.white, 2.6, 'stroke-opacity=".5"')
}

/** Far houses with lit windows, in the colour of the hills. */
export const skyline = (air: Air, width: number, base: number, seed: string) => {
  const roll = dice(`${seed} houses`)
  return times(12, (n) => {
    const wide = 60 + roll() * 70
    const high = 50 + roll() * 120
    const x = (n * width) / 11 - 50
    const colour = pick([mix(air.hills[1], air.hills[2], 0.5), mix(air.hills[2], air.sky[1], 0.25)], n)
    return layer(
      box(round(x), round(base - high), round(wide), round(high), 2, colour),
      path(
        `M${round(x - 8)} ${round(base - high)}L${round(x + wide / 2)} ${round(base - high - 26)}L${round(x + wide + 8)} ${round(base - high)}z`,
        shade(colour, 0.12),
      ),
      times(4, (k) =>
        box(
          round(x + wide * (0.18 + (k % 2) * 0.4)),
          round(base - high + 16 + Math.floor(k / 2) * 30),
          13,
          16,
          2,
          air.dark ? tone.turmeric : lift(colour, 0.35),
        ),
      ),
    )
  })
}

/** A thing with the shadow it throws, standing at (x, y). */
export const standing = (x: number, y: number, scale: number, drawing: string) =>
  layer(
    oval(round(x + 8 * scale), y, round(96 * scale), round(11 * scale), '#3A0E2E', 'opacity=".2"'),
    at(x, y, scale, drawing),
  )
