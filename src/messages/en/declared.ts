import { declaredLabels } from '#resources/declaredLabels.ts'

/** In the browser's build a table replaces this, so that it has the labels of one language only (build/oneLanguage.ts). */
export const declared = declaredLabels('en')
