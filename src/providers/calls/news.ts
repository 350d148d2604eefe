import { httpClient } from '../httpClient.ts'
import { plainForm } from '../formData.ts'

/** Where the answer of `hasNews` is cached, by person. */
export const newsKey = (email: string | undefined) => ['notification', 'unread', email] as const

/** Is there something one was told and has not seen? (GET /notification/api, the newest) */
export async function hasNews(signal?: AbortSignal): Promise<boolean> {
  const { json } = await httpClient('/notification/api/byPage/1?perPage=1', { signal: signal ?? null })
  const newest = (Array.isArray(json) ? json[0] : undefined) as { ReadAt?: unknown } | undefined
  return newest !== undefined && newest.ReadAt === null
}

/** POST /notification/api/read: everything up to that id has been seen. */
export const markRead = (upTo: number) =>
  httpClient('/notification/api/read', { method: 'POST', body: plainForm({ upTo }) })
