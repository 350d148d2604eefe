import type { en } from '../en/index.ts'

/** The subjects whose Burmese somebody who grew up with the language has read through and mended (docs/languages.md). */
export const reviewed: readonly (keyof typeof en)[] = []
