/*
 * Text that is cut off with an ellipsis where its place ends. What cuts, cuts at its own edge, and Burmese fills more than its line:
 * letters reach 0.54 em below it (ကျွန်း) where a line height of 1.65 leaves 0.48. So one line is cut at its side alone, and
 * several are so high that the feet of the last stand above the edge and the heads of the next, which is not to be seen, below it.
 */

/** At the end of its one line. */
export const cutLine = {
  minWidth: 0,
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip visible' },
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const cutSeveral = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.8,
} as const

/** After so many lines. */
export const cutLines = (lines: number) =>
  lines === 1 ? { ...cutLine, display: 'block' } : { ...cutSeveral, WebkitLineClamp: lines }
