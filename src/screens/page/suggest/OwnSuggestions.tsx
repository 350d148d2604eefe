import { useQuery } from '@tanstack/react-query'
import { declarations, type Hours } from '#resources'
import { showPhone } from '#resources/text/phoneShown.ts'
import { referenceNameIn, shownText } from '#src/fields/values/shownText.ts'
import { Text } from '#src/elements/Text.tsx'
import { choiceOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { suggestedName, weekLines } from '#src/resource/suggestions/inWords.ts'
import { findOwnSuggestions, suggestionKeys, type OwnSuggestion } from '#src/providers/calls/suggestions.ts'

const { page } = declarations
const keptMs = 300_000

/** What the person has suggested for this page, while nobody has answered. */
export function OwnSuggestions({ pageId, email }: { pageId: number; email: string }) {
  const t = useAllMessages()
  const told = useTold()
  const { data = [] } = useQuery({
    queryKey: suggestionKeys.own(email),
    queryFn: ({ signal }) => findOwnSuggestions(signal),
    staleTime: keptMs,
    retry: false,
  })
  return data
    .filter(({ PageId, State }) => PageId === pageId && State === 'open')
    .map((one) => (
      <Text key={one.Id} variant="body2" color="muted">
        {`${t.suggest.yours({ what: told(one) })} · ${t.suggest.waits}`}
      </Text>
    ))
}

function useTold() {
  const t = useAllMessages()
  const writing = useLanguage()
  const valueOf = ({ Field, Values }: OwnSuggestion): string => {
    if (Field === 'closure') return choiceOf(t, page, 'Closure', String(Values['Closure']))
    if (Field === 'hours') return weekLines(Values['Hours'] as Hours, t, writing).join(', ')
    if (Field === 'place')
      return [shownText(Values['Address']), referenceNameIn(Values, 'Town', writing.language)]
        .filter(Boolean)
        .join(', ')
    return showPhone(String(Object.values(Values)[0] ?? ''), writing.digits)
  }
  return (one: OwnSuggestion) => [suggestedName(t, one.Field), valueOf(one)].filter(Boolean).join(' - ')
}
