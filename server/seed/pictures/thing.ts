import type { Hues } from './palette.ts'

/**
 * One thing a trade sells or works with. `draw` stands it on y = 0 in a box 200 wide and 200 high. Things on the floor
 * (a truck, a bed) are drawn larger than those on a table and in front of the counter.
 */
export type Thing = { name: string; draw: (hues: Hues) => string; stands?: 'floor' }
