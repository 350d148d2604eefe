import { useLayoutEffect, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { parseFilters, withParameters, type SearchFilters } from '#src/providers/calls/search.ts'
import { chosenTown, prefer } from '#src/providers/device/shown.ts'

/*
 * The remembered township and the filters of an address (docs/rules.md#remembered-township). An address is shown as it says, so that
 * Back and a link that is passed on show the same; a list that is opened by a link within the app begins with the township.
 */

/** Remembers the township that somebody has chosen as a filter, or that they look everywhere, once they have lifted that filter. */
export function keepTown(before: SearchFilters, after: SearchFilters): void {
  if (before.townId === after.townId) return
  if (after.townId) prefer({ town: Number(after.townId) })
  // What is near is near, whichever township it is in.
  else if (before.townId === String(chosenTown()) && !after.near) prefer({ town: 'everywhere' })
}

/** Sets the remembered township where a list is opened whose address says nothing about the place. */
export function usePresetTown(isWanted: boolean): void {
  const [search, setSearch] = useSearchParams()
  const isByLink = useNavigationType() === 'PUSH'
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const town = chosenTown()
    const { townId, region, near } = parseFilters(search)
    if (!isWanted || !isByLink || typeof town !== 'number' || (townId ?? region ?? near) !== undefined) return
    setSearch(withParameters(search, { townId: String(town) }), { replace: true, preventScrollReset: true })
  }, [isWanted, isByLink, search, setSearch])
}
