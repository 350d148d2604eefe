import { maxLengthOf, type Field } from '#resources'
import { hasStackedMarks } from '#resources/text/marks.ts'
import { isLongerThan } from '#resources/text/store.ts'
import type { AllMessages } from '#src/messages/working.ts'

/**
 * The error message for a text that is longer than its field takes (docs/rules.md#text-lengths). An input does not cut it,
 * so that nothing pasted is lost.
 */
export function validateLength(field: Field, text: string, t: Pick<AllMessages, 'lengths'>): string | undefined {
  const most = maxLengthOf(field)
  if (most === undefined) return undefined
  if (isLongerThan(most, text)) return t.lengths.tooLong({ most })
  return hasStackedMarks(text) ? t.lengths.stackedMarks : undefined
}
