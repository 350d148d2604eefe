import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core'
import { fieldsOf, findResource, toCamelCase, type Resource } from '#resources'
import { ApiError } from './ApiError.ts'
import { maxDataUrlFileBytes, toFormData } from './formData.ts'
import { idempotencyKey, type HttpClient } from './httpClient.ts'
import { withId, type Wire } from './httpReader.ts'
import type { OnUpload } from './upload.ts'

/* Creating, updating and deleting records, for the data provider: apart from it, because nobody writes on a first screen. */

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
  const forgetSent = await sendLargeFiles(name, body, how)
  const answer = await http(`/${name}/api`, { method: 'POST', headers, ...requestOptions(body, how) })
  await forgetSent?.()
  return { data: writtenRecord(answer, data as Wire) as R }
}

export async function update<R>(
  http: HttpClient,
  name: string,
  { id, data, previousData, meta }: UpdateParams,
): Promise<{ data: R }> {
  const body = await toFormData(requireDeclared(name), { ...data, Id: id }, (previousData ?? { Id: id }) as Wire)
  const how = (meta ?? {}) as SendMeta
  const forgetSent = await sendLargeFiles(name, body, how)
  const answer = await http(`/${name}/api`, { method: 'PATCH', ...requestOptions(body, how) })
  await forgetSent?.()
  return { data: writtenRecord(answer, { ...previousData, ...data, Id: id }) as R }
}

/**
 * Sends large files ahead of their record, whose parts name them from then on. Resolves with what is to be called once
 * the record is there.
 */
async function sendLargeFiles(name: string, body: FormData, { signal, onUpload }: SendMeta) {
  const fileParts = fieldsOf(requireDeclared(name)).flatMap(([field, { kind }]) =>
    kind === 'file' ? [toCamelCase(field)] : [],
  )
  const isLarge = (file: unknown): file is File => file instanceof File && file.size > maxDataUrlFileBytes
  const part = fileParts.find((one) => isLarge(body.get(one)))
  if (part === undefined) return undefined
  const texts = ['id', 'pageId'].flatMap((one) => {
    const value = body.get(one)
    return typeof value === 'string' ? [[one, value]] : []
  })
  const about = { resource: name, part, ...(Object.fromEntries(texts) as Record<string, string>) }
  const { sendResumable } = await import('./resumable.ts')
  const { part: sent, forget } = await sendResumable(body.get(part) as File, {
    about,
    signal: signal ?? null,
    onUpload,
  })
  body.set(part, sent)
  return forget
}

/** One call each. */
export async function updateMany(http: HttpClient, name: string, { ids, data }: UpdateManyParams) {
  await Promise.all(ids.map((id) => update(http, name, { id, data, previousData: { id, Id: id } })))
  return { data: ids }
}

async function removeOne(http: HttpClient, name: string, id: Identifier): Promise<Identifier> {
  await http(`/${name}/api/${encodeURIComponent(id)}`, { method: 'DELETE' })
  return id
}

export async function remove<R>(
  http: HttpClient,
  name: string,
  { id, previousData }: DeleteParams,
): Promise<{ data: R }> {
  await removeOne(http, name, id)
  return { data: { ...previousData, id } as R }
}

/** One call each. */
export const removeMany = async (http: HttpClient, name: string, { ids }: DeleteManyParams) => ({
  data: await Promise.all(ids.map((id) => removeOne(http, name, id))),
})

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
