import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sharedByParam } from '#src/paths.ts'
import { isInvited, useStoredProfile } from '#src/providers/device/storage.ts'

/**
 * Stores who shared the link that was opened; that person gets points once the visitor signs in
 * (docs/rules.md#rewards). Most visits are by no such link, and load none of its code.
 */
export function useSharedLink(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const email = useStoredProfile()?.Email
  useEffect(() => {
    const query = new URLSearchParams(search)
    const by = query.get(sharedByParam)
    if (by === null && (email === undefined || !isInvited())) return
    // Missed points are not worth an error message.
    const count = async () => (await import('#src/providers/calls/rewards.ts')).countShared(pathname, by)
    void count().catch(() => undefined)
    if (by === null) return
    // Removes the parameter, so that an address copied from the address bar does not count as a share.
    query.delete(sharedByParam)
    const rest = query.toString()
    void navigate({ pathname, search: rest ? `?${rest}` : '', hash }, { replace: true })
  }, [pathname, search, hash, navigate, email])
}
