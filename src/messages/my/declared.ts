import { declaredLabels } from '#resources/declaredLabels.ts'

/** In the browser's build a table instead, so that no label of the other language comes along (vite.config.ts). */
export const declared = declaredLabels('my')
