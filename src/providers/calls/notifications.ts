import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'

/** The query key of `hasUnreadNotification`, by person. */
export const unreadKey = (email: string | undefined) => ['notification', 'unread', email] as const

/** Whether the newest notification is unread (GET /notification/api). */
export async function hasUnreadNotification(signal?: AbortSignal): Promise<boolean> {
  const { json } = await httpClient('/notification/api/byPage/1?perPage=1', { signal: signal ?? null })
  const newest = (Array.isArray(json) ? json[0] : undefined) as { ReadAt?: unknown } | undefined
  return newest !== undefined && newest.ReadAt === null
}

/** POST /notification/api/read: marks every notification up to this id as read. */
export const markRead = (upTo: number) =>
  httpClient('/notification/api/read', { method: 'POST', body: plainForm({ upTo }) })
