import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '#src/paths.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { ScreenLoading } from '../feedback/Dots.tsx'

/**
 * Protects a screen: without a stored profile it redirects to /login, which leads back afterwards (spec 2.22,
 * docs/rules.md#after-sign-in).
 */
export function RequireProfile({ children }: { children: ReactNode }) {
  const profile = useStoredProfile()
  const isHydrated = useIsHydrated()
  const { pathname, search } = useLocation()
  // Neither the server nor the browser's first render knows the person.
  if (!isHydrated) return <ScreenLoading />
  if (!profile) return <Navigate to={paths.login(pathname + search)} replace />
  return children
}
