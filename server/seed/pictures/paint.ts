/**
 * Fills with light in them. The light of every picture falls from the upper left, shadows go towards mangosteen and
 * highlights towards cream, so that a hundred different things look as if one hand had drawn them.
 *
 * A fill is a reference such as `url(#cel-D9432F)`; `sheet` finds the references in a finished drawing and writes the
 * gradients they need, so drawings stay plain text without state.
 */
const shadow = '#3A0E2E'
const light = '#FFF6E2'

const channels = (colour: string) => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16))

/** Between two colours: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

export const shade = (colour: string, share: number) => mix(colour, shadow, share)
export const lift = (colour: string, share: number) => mix(colour, light, share)

const kinds = ['cel', 'soft', 'ball', 'fall', 'tube', 'glow', 'dots', 'stripes', 'waves', 'checks', 'diamonds'] as const
type Kind = (typeof kinds)[number]

const fill = (kind: Kind) => (colour: string) => `url(#${kind}-${colour.slice(1).toUpperCase()})`

/** Two flat tones with a hard edge. */
export const cel = fill('cel')
/** A gentle slope from light to shade. */
export const soft = fill('soft')
export const ball = fill('ball')
/** Darker towards the ground. */
export const fall = fill('fall')
/** A cylinder standing upright. */
export const tube = fill('tube')
/** Light that fades into nothing. */
export const glow = fill('glow')
/** Cloth and wall patterns: marks in the colour on nothing. */
export const dots = fill('dots')
export const stripes = fill('stripes')
/** The running wave of acheik weaving. */
export const waves = fill('waves')
export const checks = fill('checks')
export const diamonds = fill('diamonds')

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

const slope = (id: string, to: string, ...stops: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${to}>${stops.join('')}</linearGradient>`

const tile = (id: string, width: number, height: number, marks: string) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`

const definitions: Record<Kind, (id: string, colour: string) => string> = {
  cel: (id, c) =>
    slope(
      id,
      'x2="1" y2="0.22"',
      stop(0, lift(c, 0.14)),
      stop(0.6, c),
      stop(0.6, shade(c, 0.17)),
      stop(1, shade(c, 0.2)),
    ),
  soft: (id, c) => slope(id, 'x2="0.9" y2="1"', stop(0, lift(c, 0.18)), stop(0.5, c), stop(1, shade(c, 0.2))),
  ball: (id, c) =>
    `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.75">${stop(0, lift(c, 0.38))}${stop(0.45, c)}${stop(1, shade(c, 0.28))}</radialGradient>`,
  fall: (id, c) => slope(id, 'x2="0" y2="1"', stop(0, lift(c, 0.12)), stop(1, shade(c, 0.16))),
  tube: (id, c) =>
    slope(
      id,
      'x2="1" y2="0"',
      stop(0, shade(c, 0.08)),
      stop(0.26, lift(c, 0.36)),
      stop(0.52, c),
      stop(1, shade(c, 0.26)),
    ),
  glow: (id, c) =>
    `<radialGradient id="${id}">${stop(0, c, 0.85)}${stop(0.5, c, 0.3)}${stop(1, c, 0)}</radialGradient>`,
  dots: (id, c) =>
    tile(id, 16, 16, `<g fill="${c}"><circle cx="4" cy="4" r="2.4"/><circle cx="12" cy="12" r="2.4"/></g>`),
  stripes: (id, c) => tile(id, 14, 14, `<rect width="6" height="14" fill="${c}"/>`),
  waves: (id, c) =>
    tile(id, 24, 14, `<path d="M-6 9q6 -8 12 0t12 0t12 0" fill="none" stroke="${c}" stroke-width="3"/>`),
  checks: (id, c) =>
    tile(
      id,
      20,
      20,
      `<g fill="${c}"><rect width="10" height="20" opacity=".5"/><rect width="20" height="10" opacity=".5"/></g>`,
    ),
  diamonds: (id, c) => tile(id, 20, 20, `<path d="M10 3l5 7l-5 7l-5 -7z" fill="${c}"/>`),
}

const reference = new RegExp(`url\\(#(${kinds.join('|')})-([0-9A-F]{6})\\)`, 'g')

/** Elements of one shape with an opacity of their own, as the pens write them. */
const seeThrough = /<(path|rect|circle|ellipse)([^>]*?) opacity="([^"]+)"/g

/** A finished SVG document of the drawing, `width` × `height` user units. */
export function sheet(width: number, height: number, drawing: string): string {
  // The same look without a canvas of its own for every such shape: a third less time (measured on covers).
  const flat = drawing.replace(seeThrough, '<$1$2 fill-opacity="$3" stroke-opacity="$3"')
  const needed = new Map<string, string>()
  for (const [, kind, colour] of flat.matchAll(reference)) {
    const id = `${kind}-${colour}`
    if (!needed.has(id)) needed.set(id, definitions[kind as Kind](id, `#${colour}`))
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${[...needed.values()].join('')}</defs>${flat}</svg>`
  )
}
