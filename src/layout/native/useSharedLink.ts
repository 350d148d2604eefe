import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { findResource } from '#resources'
import { routePatterns, sharedByParam } from '#src/paths.ts'
import { storeInvitation, redeemInvitation, type Invitation } from '#src/providers/calls/rewards.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

function invitationOf(pathname: string, by: string | null): Invitation | null {
  if (by === null || !/^[1-9]\d{0,9}$/.test(by)) return null
  const { source: about = '', id } = matchPath(routePatterns.itemView, pathname)?.params ?? {}
  const aboutId = Number(id)
  if (findResource(about)?.view?.shareable && Number.isSafeInteger(aboutId) && aboutId > 0)
    return { by: Number(by), about, aboutId }
  return { by: Number(by), about: 'app', aboutId: null }
}

/**
 * Stores who shared the link that was opened; that person gets points once the visitor signs in
 * (docs/rules.md#rewards).
 */
export function useSharedLink(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const email = useStoredProfile()?.Email
  useEffect(() => {
    const query = new URLSearchParams(search)
    const invitation = invitationOf(pathname, query.get(sharedByParam))
    if (!query.has(sharedByParam)) return
    if (invitation) storeInvitation(invitation)
    // Removes the parameter, so that an address copied from the address bar does not count as a share.
    query.delete(sharedByParam)
    const rest = query.toString()
    void navigate({ pathname, search: rest ? `?${rest}` : '', hash }, { replace: true })
  }, [pathname, search, hash, navigate])
  useEffect(() => {
    // Missed points are not worth an error message.
    if (email !== undefined) void redeemInvitation().catch(() => undefined)
  }, [email])
}
