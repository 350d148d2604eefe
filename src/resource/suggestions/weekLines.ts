import type { Hours } from '#resources'
import { groupedWeek, spansText } from '#src/fields/hours/openingHours.ts'
import type { Messages, Writing } from '#src/messages/index.ts'

/** The days on which it is open, in words, a line each for those that are alike. */
export const weekLines = (hours: Hours, t: Messages, writing: Writing): readonly string[] =>
  groupedWeek(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(
      ({ from, to, spans }) =>
        `${t.page[from]}${from === to ? '' : ` – ${t.page[to]}`} ${spansText(spans, t, writing)}`,
    )
