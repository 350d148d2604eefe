/**
 * The pens all pictures are drawn with: functions that give SVG text. Things are drawn in a box of their own, x from
 * -100 to 100, y from -200 to 0, standing on y = 0; scenes place them with `at`.
 */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

/** A rectangle from its top left corner, with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, round: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/** A stroke with round ends. Plain colours only: a gradient has no box to lie in along a straight line. */
export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const layer = (...parts: string[]) => parts.join('')

export const group = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`

export const at = (x: number, y: number, scale: number, drawing: string, turned = 0) =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${round(scale)})${turned ? ` rotate(${round(turned)})` : ''}`,
    drawing,
  )

export const turn = (degrees: number, x: number, y: number, ...parts: string[]) =>
  group(`rotate(${round(degrees)} ${x} ${y})`, ...parts)

export const mirror = (...parts: string[]) => group('scale(-1 1)', ...parts)

export const faint = (opacity: number, ...parts: string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`

/** The same drawing once for each number from 0 to count - 1. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const round = (value: number) => Math.round(value * 100) / 100

/** Numbers from 0 to 1 that are the same for the same seed on every machine (a 32-bit mixing generator). */
export function dice(seed: number | string): () => number {
  let state = 2166136261
  for (const sign of String(seed)) state = Math.imul(state ^ sign.charCodeAt(0), 16777619) >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

/** The element of a list at any whole number, going round. */
export function pick<T>(list: readonly T[], index: number): T {
  const chosen = list[((index % list.length) + list.length) % list.length]
  if (chosen === undefined) throw new Error('Nothing to pick from an empty list')
  return chosen
}
