import { httpClient } from '../httpClient.ts'

/** GET /reward/api/total: the person's total reward points. */
export async function findTotal(signal?: AbortSignal): Promise<number> {
  const { json } = await httpClient('/reward/api/total', { signal: signal ?? null })
  return Number((json as { points?: unknown }).points ?? 0)
}
