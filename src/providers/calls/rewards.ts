import { matchPath } from 'react-router'
import { findResource } from '#resources'
import { routePatterns } from '#src/paths.ts'
import { httpClient } from '../httpClient.ts'
import { invitationKey, readStored } from '../device/storage.ts'
import { plainForm } from '../plainForm.ts'

/** GET /reward/api/total: the person's total reward points. */
export async function findTotal(signal?: AbortSignal): Promise<number> {
  const { json } = await httpClient('/reward/api/total', { signal: signal ?? null })
  return Number((json as { points?: unknown }).points ?? 0)
}

/** The person who shared the link of this visit, and its target; `about` is `app` for the app itself. */
interface Invitation {
  by: number
  about: string
  aboutId: number | null
}

function invitationOf(pathname: string, by: string): Invitation | null {
  if (!/^[1-9]\d{0,9}$/.test(by)) return null
  const { source: about = '', id } = matchPath(routePatterns.itemView, pathname)?.params ?? {}
  const aboutId = Number(id)
  if (findResource(about)?.view?.shareable && Number.isSafeInteger(aboutId) && aboutId > 0)
    return { by: Number(by), about, aboutId }
  return { by: Number(by), about: 'app', aboutId: null }
}

/**
 * Stores who shared the link of this visit, then sends it once somebody is signed in: POST /reward/api/shareOpened. It is kept in
 * sessionStorage until then, since the sign-in may reload the page; without storage it does not count, and nothing else is lost.
 * @param by the parameter of the link, if it has one
 */
export async function countShared(pathname: string, by: string | null): Promise<void> {
  const invitation = by === null ? null : invitationOf(pathname, by)
  if (invitation) window.sessionStorage.setItem(invitationKey, JSON.stringify(invitation))
  if (!readStored('StoredJWT')) return
  const raw = window.sessionStorage.getItem(invitationKey)
  if (raw === null) return
  window.sessionStorage.removeItem(invitationKey)
  const { by: sharer, about, aboutId } = JSON.parse(raw) as Invitation
  await httpClient('/reward/api/shareOpened', {
    method: 'POST',
    body: plainForm({ by: sharer, about, aboutId: aboutId ?? undefined }),
  })
}
