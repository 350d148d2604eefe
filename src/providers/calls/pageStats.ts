import type { Act, PageNumber } from '#resources/pageStats.ts'
import { apiBase } from '#src/paths.ts'
import { httpClient } from '../httpClient.ts'
import { readStored } from '../device/storage.ts'

/**
 * POST /pageStat/api: something was done with a page. It is sent although the screen may be left with it, and nobody waits for an answer.
 * Who is signed in says so, since what a page's own people do is not counted.
 */
export function sendAct(act: Act): void {
  const body = JSON.stringify(act)
  const address = `${apiBase}/pageStat/api`
  const token = readStored('StoredJWT')
  const json = { 'content-type': 'application/json' }
  // Another origin is asked first, which a beacon does not wait for.
  if (!token && !apiBase && navigator.sendBeacon?.(address, new Blob([body], { type: json['content-type'] }))) return
  const headers = { ...json, ...(token && { authorization: `Bearer ${token}` }) }
  // Read to its end, or the connection would stay taken.
  void fetch(address, { method: 'POST', body, headers, keepalive: true })
    .then((answer) => answer.text())
    .catch(() => undefined)
}

type Counts = Readonly<Record<PageNumber, number>>
export interface PageNumbers {
  readonly days: readonly (Counts & { readonly Day: string })[]
  readonly items: readonly (Counts & { readonly Source: string; readonly Id: number; readonly Title: string | null })[]
  readonly words: readonly { readonly Word: string; readonly Count: number }[]
}
export interface DaysAsked {
  readonly from: string
  readonly to: string
  /** of one thing alone: its source and Id */
  readonly of?: readonly [source: string, id: number] | undefined
}

/** GET /pageStat/api/byPageId/{id}, for the page's people. */
export async function findPageNumbers(pageId: number, { from, to, of }: DaysAsked, signal: AbortSignal) {
  const query = new URLSearchParams({ from, to, ...(of && { source: of[0], of: String(of[1]) }) })
  const { json } = await httpClient(`/pageStat/api/byPageId/${pageId}?${query}`, { signal })
  return json as PageNumbers
}

export interface SiteDays {
  readonly days: readonly { readonly Day: string; readonly Name: string; readonly Count: number }[]
  /** Open cases younger than so many days; null for all that are older. */
  readonly cases: readonly { readonly Days: number | null; readonly Count: number }[]
}

/** GET /admin/api/days: what comes from day to day, as far as one's role sees it. */
export async function findSiteDays({ from, to }: DaysAsked, signal: AbortSignal): Promise<SiteDays> {
  const { json } = await httpClient(`/admin/api/days?${new URLSearchParams({ from, to })}`, { signal })
  return json as SiteDays
}
