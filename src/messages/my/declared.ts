import { declaredLabels } from '#resources/declaredLabels.ts'

/** In the browser's build a table replaces this, so that it has the labels of one language only (vite.config.ts). */
export const declared = declaredLabels('my')
