import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { idempotencyKey } from '../httpClient.ts'

export type FormValues = Parameters<typeof plainForm>[0]

/** The body of every write's answer (docs/rules.md#answer-shapes). */
export interface WriteAnswer {
  status: string
  message: string
  data: Record<string, unknown> | null
}

/**
 * POSTs a form with a fresh Idempotency-Key, so that a request the browser repeats by itself takes effect once.
 * @throws ApiError
 */
export async function postOnce(address: string, values: FormValues): Promise<WriteAnswer> {
  const headers = { 'Idempotency-Key': idempotencyKey() }
  return (await httpClient(address, { method: 'POST', body: plainForm(values), headers })).json as WriteAnswer
}
