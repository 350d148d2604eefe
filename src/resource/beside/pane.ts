import { addStyles } from '#src/theme/addStyles.ts'

/** Px of what is open beside a list. */
export const panePx = 360
addStyles(`:root{--pane:${panePx}px}`)
