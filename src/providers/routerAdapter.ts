import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import {
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
import { Link } from '#src/elements/Link.tsx'

/*
 * Replaces ra-core's own router adapter in the client build (build/lighterPackages.ts). ra-core's adapter can also create a
 * router and so bundles react-router's data router, 30 KB brotli that we do not use
 * (docs/decisions/router-adapter.md). Our app always renders inside a router.
 */

/**
 * A navigate function with a stable identity, so that components depending on it do not rerender at every navigation.
 */
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
  // Only a data router can block navigation; our forms use useLeaveGuard.
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
