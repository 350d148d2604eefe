import { useQuery } from '@tanstack/react-query'
import { declarations } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findOverdue, suggestionKeys } from '#src/providers/calls/suggestions.ts'
import { SuggestionActs } from '#src/resource/suggestions/SuggestionActs.tsx'
import { SuggestionFacts } from '#src/resource/suggestions/SuggestionFacts.tsx'
import { RecordLink } from '../cells.tsx'
import { ShortList } from '../list/ShortList.tsx'

const renewMs = 60_000

/** What nobody of its page has answered for long. */
export const useOverdue = (enabled = true) =>
  useQuery({
    queryKey: suggestionKeys.overdue,
    queryFn: ({ signal }) => findOverdue(signal),
    staleTime: 0,
    refetchInterval: renewMs,
    enabled,
  })

/** Moderators decide what waits for too long, or for nobody (docs/rules.md#suggestions). */
export function Overdue() {
  const t = useAllMessages()
  useHead({ title: t.suggestions.overdue })
  return (
    <ShortList
      title={t.suggestions.overdue}
      text={t.suggestions.overdueText}
      none={t.suggestions.none}
      query={useOverdue()}
      row={(one) => (
        <>
          <RecordLink resource={declarations.page.name} id={one.PageId}>
            {one.PageName ?? `#${one.PageId}`}
          </RecordLink>
          <SuggestionFacts one={one} />
        </>
      )}
      act={(one) => <SuggestionActs one={one} isTaken={t.suggestions.isTakenForThem} />}
    />
  )
}
