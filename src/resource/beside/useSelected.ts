import { useCallback, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { LinkProps } from '#src/elements/Link.tsx'
import { withParameters } from '#src/providers/calls/search.ts'

/** What an entry of the history says of what is open beside a list. */
interface BesideState {
  /** The list stays where it is (navigation/useScrollRestoration.ts). */
  readonly stays: true
  /** The key of the entry below, if that is the list alone. */
  readonly over: string | undefined
}

/**
 * What is open beside a list: its id is in the address, so that Back, a reload and whoever the address is passed on to see it too. Going
 * from one to the next adds nothing to the history: Back leads to the list alone, and closing is the same step, or the list would be in
 * the history twice.
 */
export function useSelected() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const selected = Number(/^[1-9]\d{0,8}$/.exec(search.get('id') ?? '')?.[0]) || null
  const below = selected === null ? undefined : (location.state as BesideState | null)?.over
  const over = selected === null ? location.key : below
  const linkTo = useCallback(
    (id: number | null) => ({
      to: { search: withParameters(search, { id: id === null ? undefined : String(id) }).toString() },
      replace: selected !== null,
      state: { stays: true, over: id === null ? undefined : over } satisfies BesideState,
    }),
    [search, selected, over],
  )
  const left = useRef<typeof location>(undefined)
  const select = useCallback(
    (id: number | null) => {
      if (id === null && below !== undefined) {
        // A second Escape would leave the list.
        if (left.current !== location) void navigate(-1)
        left.current = location
        return
      }
      const { to, ...how } = linkTo(id)
      // Where a map looks.
      void navigate({ ...to, hash: window.location.hash }, how)
    },
    [navigate, linkTo, below, location],
  )
  /** Of the link that closes it. */
  const closing: Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick'> = {
    ...linkTo(null),
    onClick(event) {
      if (below === undefined) return
      event.preventDefault()
      select(null)
    },
  }
  return { selected, select, linkTo, closing }
}

/** The list's side of it, for its rows. */
export type Beside = Pick<ReturnType<typeof useSelected>, 'selected' | 'linkTo'>
