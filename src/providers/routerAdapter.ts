import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate as useRouterNavigate,
  useParams,
} from 'react-router'

/*
 * Takes the place of ra-core's own adapter in the client build (vite.config.ts): that one can also make a router of its
 * own and so brings react-router's data router, 30 KB brotli nothing of ours uses (docs/decisions/router-adapter.md). Our app always stands in a router.
 */

/** A navigate that stays the same function, so that whoever holds it does not render again at every navigation. */
function useNavigate() {
  const navigate = useRouterNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((...to: Parameters<typeof navigate>) => latest.current(...to), [])
}

const unblocked = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined } as const

export const reactRouterProvider = {
  useNavigate,
  useLocation,
  useParams,
  useMatch,
  useInRouterContext,
  // Only a data router can hold somebody back; forms of ours ask by useLeaveGuard.
  useCanBlock: () => false,
  useBlocker: () => unblocked,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  RouterWrapper: ({ children }: { children: ReactNode }) => children,
  matchPath,
}
