import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { restoreRecord } from '#src/providers/calls/history.ts'
import { useInvalidateAll } from '../deletion.ts'

/** Takes back the merge of a record, and says how much stays with the survivor. */
export function useUndoMerge(source: string) {
  const t = useAllMessages()
  const toast = useToast()
  const formatDigits = useDigits()
  const invalidateAll = useInvalidateAll()
  return async (drop: number) => {
    const kept = await restoreRecord(source, drop)
    await invalidateAll()
    toast(kept > 0 ? t.merging.keptSince({ count: kept, shown: formatDigits(kept) }) : t.shell.undone)
  }
}
