import { httpClient } from '../httpClient.ts'
import { plainForm } from '../formData.ts'
import { idempotencyKey } from '../httpClient.ts'

export type FormValues = Parameters<typeof plainForm>[0]

/** What a write answers (docs/rules.md#answer-shapes). */
export interface WriteAnswer {
  status: string
  message: string
  data: Record<string, unknown> | null
}

/**
 * POST of a form with a fresh Idempotency-Key: the browser may send a request again by itself, and the server acts on it once.
 * @throws ApiError
 */
export async function postOnce(address: string, values: FormValues): Promise<WriteAnswer> {
  const headers = { 'Idempotency-Key': idempotencyKey() }
  return (await httpClient(address, { method: 'POST', body: plainForm(values), headers })).json as WriteAnswer
}
