import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { answerNames, fieldsOf, type Hours } from '#resources'
import { suggestedFields, suggestible } from '#resources/suggestion.ts'
import { formatDate } from '#resources/text/date.ts'
import { withPieces } from '#src/elements/withPieces.tsx'
import { FieldValue } from '#src/fields/values/values.tsx'
import { choiceOf, labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { weekLines } from './inWords.ts'
import type { OpenSuggestion, Suggested } from '#src/providers/calls/suggestions.ts'

/** What is suggested, beside what the page says now. */
export function SuggestionFacts({ one }: { one: OpenSuggestion }) {
  const t = useAllMessages()
  const writing = useLanguage()
  return (
    <>
      <Typography component="div" variant="body2" color="text.secondary">
        {[t.suggestions.people({ count: one.Count }), formatDate(one.CreatedAt, writing)].join(' · ')}
      </Typography>
      {namesIn(one).map((name) => (
        <Box key={name} sx={{ mt: 1 }}>
          <b>{labelOf(t, suggestible, name)}</b>
          <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
            {(
              [
                ['present', one.Present],
                ['suggested', one.Values],
              ] as const
            ).map(([which, record]) => (
              <Box key={which} sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {t.suggestions[which]}
                </Box>
                <Box component="dd" sx={{ m: 0, ...(which === 'suggested' && { fontWeight: 700 }) }}>
                  <Value name={name} record={record} />
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      {one.Changed && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t.suggestions.changed}
        </Typography>
      )}
      {one.Notes.map((note) => (
        <Typography key={note} component="blockquote" variant="body2" sx={{ m: 0, mt: 1, overflowWrap: 'anywhere' }}>
          {withPieces(`“${note}”`)}
        </Typography>
      ))}
    </>
  )
}

/** The fields of a page that it fills. */
const namesIn = ({ Field, Values }: Suggested) =>
  suggestedFields[Field].filter((name) =>
    answerNames(name, suggestible.fields[name]).some((column) => column in Values),
  )

function Value({ name, record }: { name: string; record: Readonly<Record<string, unknown>> }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const [, field] = fieldsOf(suggestible).find(([one]) => one === name)!
  const isNothing = answerNames(name, field).every((column) => !record[column])
  if (isNothing)
    return <span>{field.kind === 'choice' ? choiceOf(t, suggestible, name, field.initial ?? '') : '–'}</span>
  if (field.kind === 'hours')
    return weekLines(record[name] as Hours, t, writing).map((line) => <div key={line}>{line}</div>)
  return <FieldValue resource={suggestible} name={name} field={field} record={record} />
}
