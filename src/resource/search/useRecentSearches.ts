import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { forgetSearch, forgetSearches, useStored, writeStored } from '#src/providers/device/storage.ts'

/** The searches made in this browser, and how to forget one of them, or all: a message says so, and takes it back. */
export function useRecentSearches() {
  const t = useMessages()
  const toast = useToast()
  const recent = useStored('RecentSearches') ?? []
  const forget = (text?: string) => {
    if (text === undefined) forgetSearches()
    else forgetSearch(text)
    toast(t.search.forgotten, async () => writeStored('RecentSearches', recent))
  }
  return { recent, forget }
}
