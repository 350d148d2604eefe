/** The rank blocks but the last, best first (./rankBlocks.ts). */
export const firstBlocks = [1, 2, 3] as const
