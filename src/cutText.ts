/*
 * Text that is cut off with an ellipsis where its place ends. What cuts, cuts at its own edge, and Burmese letters reach 0.54 em
 * below their line (ကျွန်း) where a line height of 1.65 leaves 0.48: the edge lies lower. By no more than this, or the heads of
 * the next line, which begin 0.14 em below its top before anything is rounded, look out beneath.
 */
const feet = { overflow: 'hidden', paddingBottom: '0.05em', marginBottom: '-0.05em' } as const

/** After so many lines. */
export const cutLines = (lines: number) =>
  ({ ...feet, display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical' }) as const

/** At the end of its one line. */
export const cutLine = { ...feet, textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
