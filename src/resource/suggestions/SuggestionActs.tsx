import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { suggestible } from '#resources/suggestion.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import {
  answerSuggestion,
  suggestionKeys,
  undoSuggestion,
  type OpenSuggestion,
} from '#src/providers/calls/suggestions.ts'
import { failureText } from '../failureText.ts'
import { suggestedName } from './inWords.ts'

interface SuggestionActsProps {
  readonly one: OpenSuggestion
  /** said once it is taken */
  readonly isTaken: string
}

/** One tap takes it or declines it, and Undo takes that back (docs/rules.md#suggestions). */
export function SuggestionActs({ one, isTaken }: SuggestionActsProps) {
  const t = useAllMessages()
  const toast = useToast()
  const dialogs = useDialogs()
  const cache = useQueryClient()
  const name = suggestedName(t, one.Field)
  const [isBusy, setIsBusy] = useState(false)

  const renew = () =>
    Promise.all([suggestionKeys.all, [suggestible.name]].map((queryKey) => cache.invalidateQueries({ queryKey })))

  async function answer(take: boolean) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await answerSuggestion(one.Id, take)
      toast(take ? isTaken : t.suggestions.isDeclined, () => undoSuggestion(one.Id).then(renew))
    } catch (error) {
      await dialogs.alert(failureText(t, error))
    } finally {
      // Somebody else may have answered.
      await renew()
      setIsBusy(false)
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        aria-label={`${t.suggestions.take}: ${name}`}
        onClick={() => void answer(true)}
      >
        {t.suggestions.take}
      </Button>
      <Button
        variant="text"
        aria-disabled={isBusy}
        aria-label={`${t.suggestions.decline}: ${name}`}
        onClick={() => void answer(false)}
      >
        {t.suggestions.decline}
      </Button>
    </Box>
  )
}
