import type { FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { badField, unsupportedMedia } from '../../errors.ts'
import { numbered, type Upload, type UploadKind } from '../../uploads/upload.ts'
import { bodyDeadline } from './bodyDeadline.ts'
import { BodyIntake, maxBytesOf, tooLongText, type BodyRules, type BodyValues, type Field } from './bodyIntake.ts'
import { prepend, openDataUrl } from './dataUrl.ts'
import { tooLargeBody, type Bounds } from './bodyLimits.ts'
import { multipartParts, type Part } from './multipart.ts'
import { decodeEscapes, formEntries, jsonEntries, readPlain } from './plainBody.ts'

export type { Upload } from '../../uploads/upload.ts'

export interface Body {
  /** By lower-case name; '' empties the field. For a file field: text that is no upload, such as a stored file name. */
  values: BodyValues
  /** By lower-case name, in the order they came. */
  uploads: ReadonlyMap<string, readonly Upload[]>
  /** SHA-256 of names, values and uploads, for `Idempotency-Key`. */
  hash: string
  /** The files are stored with their record, so they count in the person's quota. */
  keep(): void
  /** Removes leftover temporary files; must always be called. */
  discard(): Promise<void>
}

/**
 * Reads a multipart, urlencoded, JSON or empty body (docs/rules.md#bodies), on a route below `bodyPlugin`.
 * @throws ApiError 400, 408, 413, 415, or what `authorize` throws; no temporary file is left then
 */
export async function readBody(request: FastifyRequest, rules: BodyRules): Promise<Body> {
  const deadline = bodyDeadline(request.raw)
  const intake = new BodyIntake({
    ...rules,
    async authorize(values) {
      await rules.authorize(values)
      if (rules.fileParts.size === 0) return
      await rules.allowance?.open(Number(request.headers['content-length'] ?? 0))
      deadline.lift()
    },
  })
  try {
    await intake.authorizeWhenReady()
    await readInto(intake, request, { maxBytes: rules.maxBytes, signal: deadline.signal })
    await intake.finish()
    return {
      values: intake.values,
      uploads: intake.uploads,
      get hash() {
        return intake.hash()
      },
      keep: () => rules.allowance?.keep(),
      discard: () => intake.discard(),
    }
  } catch (error) {
    await intake.discard()
    throw error
  } finally {
    // Reads the rest of the body: a client that is still sending would not read the response of a closed connection.
    request.raw.resume()
  }
}

async function readInto(intake: BodyIntake, { raw }: FastifyRequest, bounds: Bounds): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': transfer, 'content-encoding': encoding } = raw.headers
  if (transfer === undefined && (length === undefined || length === '0')) return
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw unsupportedMedia(refusal.compressed)
  }
  if (Number(length ?? 0) > bounds.maxBytes) throw tooLargeBody(bounds.maxBytes)
  const type = raw.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === 'multipart/form-data') {
    for await (const part of multipartParts(raw, bounds)) await readPart(intake, part)
  } else if (type === 'application/json') {
    for (const [name, text] of jsonEntries(await readPlain(raw, bounds)))
      await readEntry(intake, intake.field(name), text)
  } else if (type === 'application/x-www-form-urlencoded') {
    for (const [name, escaped] of formEntries(await readPlain(raw, bounds, { isForm: true }))) {
      const field = intake.field(name)
      // Before it is decoded: an escape has three characters for a byte.
      if (!isFileField(field) && escaped.length > 3 * maxBytesOf(field)) throw tooLongText(field)
      await readEntry(intake, field, decodeEscapes(escaped, name))
    }
  } else {
    throw unsupportedMedia()
  }
}

async function readPart(intake: BodyIntake, part: Part): Promise<void> {
  const field = intake.field(part.name)
  if (!isFileField(field)) {
    // An unexpected file is skipped like any unknown part.
    if (part.filename !== undefined) await skip(part.content)
    else await intake.addText(field, await readText(field, part.content))
    return
  }
  const head = await readHead(part.content)
  const whole = prepend(head, part.content)
  if (part.filename === undefined && isDataUrl(head.toString('latin1', 0, 5))) {
    await readDataUrl(intake, field, whole)
  } else if (part.filename || (head.length > 0 && !part.type.startsWith('text/'))) {
    await intake.addUpload(field, { filename: part.filename || null, type: part.type, bytes: whole })
  } else {
    await intake.addText(field, await readText(field, whole))
  }
}

async function readEntry(intake: BodyIntake, field: Field, text: string): Promise<void> {
  if (isFileField(field) && isDataUrl(text)) await readDataUrl(intake, field, streamOf(Buffer.from(text)))
  else await intake.addText(field, text)
}

async function readDataUrl(intake: BodyIntake, field: FileField, source: AsyncGenerator<Buffer>): Promise<void> {
  const { type, name, bytes } = await openDataUrl(source, (why) => badField(field.name, numbered(field, why)))
  await intake.addUpload(field, { filename: name, type, bytes })
}

type FileField = Field & { kind: UploadKind }
const isFileField = (field: Field): field is FileField => field.kind !== null
const isDataUrl = (text: string) => /^data:/i.test(text)

/** At least five bytes if there are so many, to recognise a data URL. */
async function readHead(source: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  while (head.length < 'data:'.length) {
    const { value, done } = await source.next()
    if (done || !value) break
    head = Buffer.concat([head, value])
  }
  return head
}

async function readText(field: Field, source: AsyncGenerator<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytesOf(field)) throw tooLongText(field)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch {
    throw badField(field.name, refusal.textNotUtf8)
  }
}

async function skip(source: AsyncGenerator<Buffer>): Promise<void> {
  let step = await source.next()
  while (!step.done) step = await source.next()
}

async function* streamOf(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk
}
