import type { Hours } from '#resources'
import { suggestedFields, suggestible, type SuggestedField } from '#resources/suggestion.ts'
import { groupedWeek, spansText } from '#src/fields/hours/openingHours.ts'
import { labelOf, type Messages, type Writing } from '#src/messages/index.ts'
import type { AllMessages } from '#src/messages/working.ts'

/** What a suggestion is about, in a word; a place fills several fields. */
export const suggestedName = (t: AllMessages, field: SuggestedField): string =>
  field === 'place' ? t.suggest.placeName : labelOf(t, suggestible, suggestedFields[field][0])

/** The days on which it is open, in words, a line each for those that are alike. */
export const weekLines = (hours: Hours, t: Messages, writing: Writing): readonly string[] =>
  groupedWeek(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(
      ({ from, to, spans }) =>
        `${t.page[from]}${from === to ? '' : ` – ${t.page[to]}`} ${spansText(spans, t, writing)}`,
    )
