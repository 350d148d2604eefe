import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Page } from '#resources'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { sayStillHere, takeBackStillHere } from '#src/providers/calls/stillHere.ts'
import { readStored } from '#src/providers/device/storage.ts'

/**
 * Says with one tap that a page is still there, as a visitor or as one of its people (docs/rules.md#still-here). `say` resolves with
 * false where the session has ended, and the login is open.
 */
export function useStillHere(pageId: number) {
  const t = useMessages()
  const toast = useToast()
  const cache = useQueryClient()
  const isBusy = useRef(false)
  const [isSaid, setSaid] = useState(false)
  const refresh = ({ Id, ConfirmedAt }: Page) => {
    // Shown at once; what else the page says may be newer than this answer.
    cache.setQueriesData<Page>({ queryKey: ['page', 'getOne'] }, (page) =>
      page?.Id === Id ? { ...page, ConfirmedAt } : page,
    )
    return cache.invalidateQueries({ queryKey: ['page'] })
  }
  const takeBack = async () => {
    const page = await takeBackStillHere(pageId)
    setSaid(false)
    void refresh(page)
  }
  async function say(): Promise<boolean> {
    // A second tap during the first call would be told that it was the second.
    if (isBusy.current) return true
    isBusy.current = true
    try {
      const { isCounted, page } = await sayStillHere(pageId)
      setSaid(true)
      void refresh(page)
      if (isCounted) toast(t.page.stillHereSaid, takeBack)
      else toast(t.page.stillHereAlready)
    } catch {
      if (!readStored('StoredProfile')) return false
      toast(t.page.stillHereFailed)
    } finally {
      isBusy.current = false
    }
    return true
  }
  return { isSaid, say }
}
