/*
 * Cuts text with an ellipsis. `overflow: hidden` clips at the element's own edge, and Burmese letters exceed their
 * line: they reach 0.54 em below it (ကျွန်း), where a line height of 1.65 leaves 0.48 em. So a single line is clipped
 * at its side only, and several lines get a height and an edge at which the last line's descenders are above the edge
 * and the next line's ascenders below it. How far a line stands from its edge depends on the device's own font, which is
 * the first that has a space: at 1.8, letters end 0.01 em above it with DejaVu Sans and 0.03 em below it with Noto Sans.
 */

export const cutLine = {
  minWidth: 0,
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip visible' },
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const cutSeveralLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.8,
  paddingBottom: '0.025em',
} as const

export const cutLines = (lines: number) =>
  lines === 1 ? { ...cutLine, display: 'block' } : { ...cutSeveralLines, WebkitLineClamp: lines }
