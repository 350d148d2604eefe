import type { AnyRecord, Report } from '#resources'
import { onSite, paths } from '#src/paths.ts'
import { httpClient } from '../httpClient.ts'
import { download, follow, keepFile } from './download.ts'
import { plainForm } from '../formData.ts'
import { isNative } from '../config.ts'

/** One's own profile: POST /profile/api/byEmail, which answers an object or an array (spec 7.03); null where there is none. */
export async function findOwnProfile(email: string): Promise<AnyRecord | null> {
  const { json } = await httpClient('/profile/api/byEmail', { method: 'POST', body: plainForm({ email }) })
  const record: unknown = Array.isArray(json) ? json[0] : json
  return typeof record === 'object' && record !== null ? (record as AnyRecord) : null
}

/**
 * Erases the account: DELETE /profile/api with the address (spec 7.04).
 * @throws ApiError with the server's message, status 0 where none came
 */
export async function deleteAccount(email: string): Promise<void> {
  await httpClient('/profile/api', { method: 'DELETE', body: plainForm({ email }) })
}

/** GET /report/api of one's own, newest first: even who may read all sees theirs here (docs/rules.md#reports). */
export async function findOwnReports(profileId: number, most: number, signal?: AbortSignal): Promise<Report[]> {
  const filter = encodeURIComponent(JSON.stringify({ ProfileId: profileId }))
  const { json } = await httpClient(`/report/api?filter=${filter}&range=[0,${most - 1}]`, { signal: signal ?? null })
  return Array.isArray(json) ? (json as Report[]) : []
}

/**
 * GET /profile/api/export: everything that is one's own, as one zip, handed to the browser (docs/rules.md#export). A web view
 * keeps no files, so the native shell has the phone's browser open our site instead: an address of another origin.
 */
export async function exportOwnData(): Promise<'kept' | 'onSite'> {
  if (isNative()) {
    follow(onSite(paths.profile))
    return 'onSite'
  }
  keepFile(await download('/profile/api/export'))
  return 'kept'
}
