import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withParameters } from '#src/providers/calls/search.ts'

/**
 * The business that is open beside a list: its id is in the address, so that Back, a reload and whoever the address is passed on to see
 * it too. Going from one to the next adds nothing to the history: Back leads to the list alone.
 */
export function useSelected() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const id = Number(/^[1-9]\d{0,8}$/.exec(search.get('id') ?? '')?.[0]) || null
  const select = useCallback(
    (next: number | null) => {
      const { hash } = window.location
      const to = withParameters(search, { id: next === null ? undefined : String(next) }).toString()
      void navigate({ search: to, hash }, { replace: id !== null, state: { stays: true } })
    },
    [search, navigate, id],
  )
  return { selected: id, select }
}
