import { declarations } from '#resources'
import { suggestedFields, type SuggestedField } from '#resources/suggestion.ts'
import { labelOf } from '#src/messages/index.ts'
import type { AllMessages } from '#src/messages/working.ts'

/** What a suggestion is about, in a word; a place fills several fields. */
export const suggestedName = (t: AllMessages, field: SuggestedField): string =>
  field === 'place' ? t.suggest.placeName : labelOf(t, declarations.page, suggestedFields[field][0])
