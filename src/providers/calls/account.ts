import type { AnyRecord, Report } from '#resources'
import { absoluteUrl, paths } from '#src/paths.ts'
import { httpClient } from '../httpClient.ts'
import { download, followLink, saveFile } from './download.ts'
import { plainForm } from '../plainForm.ts'
import { isNative } from '../config.ts'

/**
 * The signed-in person's profile: POST /profile/api/byEmail, which answers an object or an array (spec 7.03); null
 * when there is none.
 */
export async function findOwnProfile(email: string): Promise<AnyRecord | null> {
  const { json } = await httpClient('/profile/api/byEmail', { method: 'POST', body: plainForm({ email }) })
  const record: unknown = Array.isArray(json) ? json[0] : json
  return typeof record === 'object' && record !== null ? (record as AnyRecord) : null
}

/**
 * Deletes the account: DELETE /profile/api with its email address (spec 7.04).
 * @throws ApiError with the server's message; status 0 when no answer came
 */
export async function deleteAccount(email: string): Promise<void> {
  await httpClient('/profile/api', { method: 'DELETE', body: plainForm({ email }) })
}

/**
 * GET /report/api, filtered to the person's own reports, newest first. The filter matters for moderators, who may
 * read all reports (docs/rules.md#reports).
 */
export async function findOwnReports(profileId: number, limit: number, signal?: AbortSignal): Promise<Report[]> {
  const filter = encodeURIComponent(JSON.stringify({ ProfileId: profileId }))
  const { json } = await httpClient(`/report/api?filter=${filter}&range=[0,${limit - 1}]`, { signal: signal ?? null })
  return Array.isArray(json) ? (json as Report[]) : []
}

/**
 * GET /profile/api/export: all of the person's own data as one zip, saved by the browser (docs/rules.md#export). A
 * web view cannot save files, so the native shell opens the site's profile screen in the phone's browser instead.
 */
export async function exportOwnData(): Promise<'saved' | 'openedInBrowser'> {
  if (isNative()) {
    followLink(absoluteUrl(paths.profile))
    return 'openedInBrowser'
  }
  saveFile(await download('/profile/api/export'))
  return 'saved'
}
