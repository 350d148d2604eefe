import { declaredLabels, type RecordLabels } from '#resources/declaredLabels.ts'

/** As declared.ts, with what reading screens need of it. */
export const declared: RecordLabels = declaredLabels('my')
