import type { CreateParams, RaRecord, UpdateParams } from 'ra-core'
import { findResource, type Resource } from '#resources'
import { ApiError } from './ApiError.ts'
import { toFormData } from './formData.ts'
import { idempotencyKey, type HttpClient } from './httpClient.ts'
import { withId, type Wire } from './httpReader.ts'
import type { OnUpload } from './upload.ts'

/* Creating and updating records, for the data provider: apart from it, because nobody writes on a first screen. */

/** Options of a create or update, beside the record. */
export interface SendMeta {
  idempotencyKey?: string
  parts?: Readonly<Record<string, string>>
  signal?: AbortSignal
  onUpload?: OnUpload
}

export async function create<R>(http: HttpClient, name: string, { data, meta }: CreateParams): Promise<{ data: R }> {
  const { parts = {}, idempotencyKey: key = idempotencyKey(), ...how } = (meta ?? {}) as SendMeta
  const body = await toFormData(requireDeclared(name), data as Wire)
  for (const [slice, value] of Object.entries(parts)) body.append(slice, value)
  const headers = { 'Idempotency-Key': key }
  const answer = await http(`/${name}/api`, { method: 'POST', headers, ...requestOptions(body, how) })
  return { data: writtenRecord(answer, data as Wire) as R }
}

export async function update<R>(
  http: HttpClient,
  name: string,
  { id, data, previousData, meta }: UpdateParams,
): Promise<{ data: R }> {
  const body = await toFormData(requireDeclared(name), { ...data, Id: id }, (previousData ?? { Id: id }) as Wire)
  const answer = await http(`/${name}/api`, { method: 'PATCH', ...requestOptions(body, (meta ?? {}) as SendMeta) })
  return { data: writtenRecord(answer, { ...previousData, ...data, Id: id }) as R }
}

function requireDeclared(name: string): Resource {
  const resource = findResource(name)
  if (!resource) throw new ApiError('Invalid data source', 404)
  return resource
}

/** The saved record. Every write answers {status, message, Id, data} (docs/rules.md#answer-shapes). */
function writtenRecord({ json }: { json: unknown }, sent: Wire): RaRecord {
  const answer = (typeof json === 'object' && json !== null ? json : {}) as { Id?: unknown; data?: unknown }
  const record = typeof answer.data === 'object' && answer.data !== null ? (answer.data as Wire) : sent
  return withId({ ...record, Id: record['Id'] ?? answer.Id })
}

/**
 * Bodies over 256 KB have no timeout and report upload progress, so that a long upload on a slow connection is not
 * aborted.
 */
function requestOptions(body: FormData, { signal, onUpload }: SendMeta) {
  let size = 0
  body.forEach((value) => (size += typeof value === 'string' ? value.length : value.size))
  return { body, signal: signal ?? null, ...(size > 256 * 1024 ? { timeout: null, onUpload } : {}) }
}
