import { at, box, disc, group, layer, line, oval, path, pick, times, turn } from './ink.ts'
import { cel, soft } from './paint.ts'
import { tone } from './palette.ts'
import { basket, flower } from './objects/bits.ts'

export const skins = ['#C98A5E', '#E0AE80', '#A9704A', '#D79A6C', '#EBC197', '#8F5B3C'] as const
export const hairs = ['#2B1A24', '#3A2427', '#241A2E', '#4A2F2A'] as const
const tops = [
  tone.chilli,
  tone.teal,
  tone.turmeric,
  tone.cream,
  tone.rose,
  tone.leaf,
  tone.plum,
  tone.sky,
  tone.saffron,
] as const
const skirts = [tone.mangosteen, tone.deepLeaf, tone.indigo, tone.brick, tone.teal, tone.plum, tone.leaf] as const
const patterns = ['waves', 'checks', 'diamonds', 'stripes'] as const

/**
 * A person in a longyi, about 210 high, standing on y = 0; n chooses hair, clothes and what they carry. A seller stands
 * behind a counter: empty hands, nothing below the belt.
 */
export function figure(n: number, role: 'passer-by' | 'seller' = 'passer-by'): string {
  const skin = pick(skins, n * 5 + 1)
  const hair = pick(hairs, n)
  const top = pick(tops, n * 4 + 2)
  const skirt = pick(skirts, n * 3 + 1)
  const pattern = pick(patterns, n)
  const woman = n % 3 !== 1
  const legs = 'M-27 -106L-33 -10Q0 2 33 -10L27 -106z'
  const seller = role === 'seller'
  const load = seller ? 3 : n % 4
  return layer(
    seller
      ? ''
      : layer(
          oval(6, -2, 46, 7, '#3A0E2E', 'opacity=".22"'),
          oval(-14, -4, 13, 6, tone.darkWood),
          oval(16, -4, 13, 6, tone.darkWood),
        ),
    woman && n % 2 ? path('M-23 -176C-30 -130 30 -130 23 -176z', hair) : '',
    seller
      ? box(-27, -108, 54, 22, 0, cel(skirt))
      : layer(path(legs, cel(skirt)), path(legs, `url(#${pattern}-F3B229)`, 'opacity=".4"')),
    woman || seller ? '' : path('M-8 -106Q0 -84 8 -106L14 -84Q0 -72 -12 -86z', cel(skirt)),
    box(-9, -160, 18, 20, 6, skin),
    path('M-34 -138Q-30 -150 -12 -151Q0 -142 12 -151Q30 -150 34 -138L30 -98Q0 -90 -30 -98z', cel(top)),
    line(load === 1 ? 'M-32 -136L-46 -104L-20 -96' : 'M-32 -136L-42 -104L-36 -82', skin, 11),
    line('M-31 -138L-38 -118', top, 16),
    line(load === 0 ? 'M32 -136L46 -168L34 -196' : 'M32 -136L42 -104L34 -82', skin, 11),
    line(load === 0 ? 'M31 -138L40 -152' : 'M31 -138L38 -118', top, 16),
    disc(0, -174, 22, skin),
    woman
      ? layer(
          path('M-23 -172C-26 -206 26 -206 23 -172Q14 -190 0 -189T-23 -172z', hair),
          n % 2
            ? flower(18, -190, 9, tone.white)
            : layer(disc(0, -200, 13, hair), flower(12, -200, 8, pick([tone.rose, tone.turmeric, tone.white], n))),
        )
      : n % 2
        ? path('M-22 -176C-24 -204 24 -204 22 -176Q10 -188 -22 -176z', hair)
        : layer(
            path('M-22 -174C-24 -204 24 -204 22 -174Q0 -184 -22 -174z', hair),
            path('M-25 -182Q0 -204 27 -184L34 -198Q0 -214 -25 -190z', soft(tone.rose)),
          ),
    disc(-8, -173, 2.4, tone.ink),
    disc(8, -173, 2.4, tone.ink),
    line('M-6 -162Q0 -158 6 -162', '#8E3A34', 2.4),
    woman || n % 4 === 1
      ? layer(
          oval(-12, -166, 4.6, 3.8, '#F4DB92', 'opacity=".75"'),
          oval(12, -166, 4.6, 3.8, '#F4DB92', 'opacity=".75"'),
        )
      : '',
    load === 0
      ? group(
          'translate(2 -196) scale(.5)',
          times(5, (k) => disc(-48 + k * 24, -66 - (k % 2) * 12, 22, pick([tone.turmeric, tone.leaf, tone.chilli], k))),
          basket(-58, 80, 60),
        )
      : '',
    load === 1
      ? layer(
          line('M30 -140Q40 -110 36 -92', pick(tops, n + 3), 5),
          path('M18 -94H54L58 -56Q36 -48 16 -56z', cel(pick(tops, n + 3))),
          box(17, -84, 39, 10, 0, tone.cream, 'opacity=".8"'),
        )
      : '',
    load === 2
      ? group('translate(-40 -40) scale(.3)', line('M-60 -80Q0 -190 60 -80', tone.darkWood, 12), basket(-74, 84, 64))
      : '',
  )
}

/** The saiq-ka of every town: a bicycle with a rider, and a passenger in the seat at its side. About 230 wide. */
export const trishaw = (colour: string, trim: string, rider: number, passenger: number) => {
  const wheel = (x: number) =>
    layer(
      disc(x, -38, 35, 'none', `stroke="${tone.ink}" stroke-width="7"`),
      times(6, (n) => turn(n * 30, x, -38, line(`M${x} -71V-5`, tone.steel, 1.6))),
      disc(x, -38, 7, tone.iron),
    )
  const skirt = pick(skirts, rider * 3 + 1)
  return layer(
    oval(0, -2, 128, 13, '#3A0E2E', 'opacity=".2"'),
    wheel(-82),
    wheel(84),
    line('M-82 -38L-44 -96L48 -92L-8 -38H-82M-44 -96L-8 -38M48 -92L84 -38', tone.iron, 6),
    line('M44 -92L36 -122H54', tone.ink, 7),
    box(-64, -110, 40, 11, 5, tone.ink),
    at(-42, -40, 0.74, figure(rider, 'seller')),
    line('M-40 -112L-6 -82L-14 -40', skirt, 25),
    line('M-14 -42V-26', pick(skins, rider * 5 + 1), 11),
    oval(-10, -20, 13, 6, tone.darkWood),
    line('M-18 -138L14 -112L40 -120', pick(skins, rider * 5 + 1), 9),
    path('M-2 -118Q-8 -130 4 -132H16L20 -66H4z', cel(trim)),
    at(36, -2, 0.74, figure(passenger, 'seller')),
    path('M-4 -84Q-4 -90 4 -90H70Q80 -90 82 -80L92 -34Q92 -26 84 -26H12Q-2 -40 -4 -84z', cel(colour)),
    line('M4 -76H76', trim, 7),
    flower(40, -50, 13, trim, tone.cream),
    disc(34, -26, 25, 'none', `stroke="${tone.ink}" stroke-width="7"`),
    times(6, (n) => turn(n * 30, 34, -26, line('M34 -49V-3', tone.steel, 1.6))),
    disc(34, -26, 6, tone.iron),
  )
}
