import type { Hues } from './palette.ts'

/**
 * One thing a trade sells or works with. `draw` stands it on y = 0 in a box 200 wide and 200 high.
 * `stands`: without it on a table or shelf; 'floor' also outside on the street (a truck, a chair); 'room' only indoors
 * (a bed). `high` is how much of the box it fills when that is much less than all, for centring.
 */
export type Thing = { name: string; draw: (hues: Hues) => string; stands?: 'floor' | 'room'; high?: number }
