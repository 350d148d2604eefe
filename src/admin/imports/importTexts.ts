import { useAllMessages } from '#src/messages/working.ts'
import type { ListedImport, RowOutcome } from '#src/providers/calls/imports.ts'

/** Milliseconds after which what is being done is looked at again. */
export const renewedEvery = 1000

/** What is being done with an import, or was. */
export function useStateText(): (one: ListedImport) => string {
  const { imports } = useAllMessages()
  return ({ Job, State }) => (Job === 'try' ? imports.isTried : Job === 'undo' ? imports.isUndone : imports[State])
}

export function useOutcomeText(): (outcome: RowOutcome) => string {
  const { imports } = useAllMessages()
  return (outcome) => (outcome === 'undone' ? imports.taken : imports[outcome])
}
