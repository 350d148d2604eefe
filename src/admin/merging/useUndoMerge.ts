import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { restoreRecord } from '#src/providers/calls/history.ts'
import { useInvalidateAll } from '../deletion.ts'

/** Takes back a deletion or a merge, and says how much of a merge stays with the survivor. */
export function useUndoMerge(source: string) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const formatDigits = useDigits()
  const invalidateAll = useInvalidateAll()
  return async (id: number) => {
    const kept = await restoreRecord(source, id)
    await invalidateAll()
    // Nobody waits until it is read.
    if (kept > 0) void alert(t.merging.keptSince({ count: kept, shown: formatDigits(kept) }))
  }
}
