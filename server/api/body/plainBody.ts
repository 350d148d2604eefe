import type { IncomingMessage } from 'node:http'
import { refusal } from '#resources/refusals.ts'
import { badField, badRequest, tooLarge, type ApiError } from '../../errors.ts'
import { maxNameBytes, maxPlainBytes } from '../../uploads/uploadLimits.ts'
import { tooLargeBody, type Bounds } from './bodyLimits.ts'
import { endOfString, findRepeatedName, type RepeatedName } from './repeatedName.ts'

const [plus, space] = [0x2b, 0x20]

export type Entry = [name: string, value: string]

/** Reads a body as a whole. @throws ApiError 413 above its limit or 8 MB, 408, 400 where it ends early or is not UTF-8 */
export async function readPlain(
  raw: IncomingMessage,
  { maxBytes, signal }: Bounds,
  { isForm = false } = {},
): Promise<string> {
  const limitBytes = Math.min(maxBytes, maxPlainBytes)
  const tooLong = () => (limitBytes < maxPlainBytes ? tooLargeBody(limitBytes) : tooLarge(refusal.tooLargeForPlain))
  if (Number(raw.headers['content-length'] ?? 0) > limitBytes) throw tooLong()
  const chunks = await chunksOf(raw, limitBytes, signal)
  if (chunks === null) throw tooLong()
  if (signal.aborted) throw signal.reason
  if (!raw.readableEnded) throw badRequest(refusal.incomplete)
  const bytes = Buffer.concat(chunks)
  // A plus is a space in a form. To replace a million of them in a string takes 0.4 s.
  if (isForm) for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === plus) bytes[at] = space
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest(refusal.notUtf8)
  }
}

/**
 * The chunks of a body until it ends or breaks; null if it has more than `most` bytes. It listens to events, because the iterator of a
 * stream closes the socket when it is left, and then no refusal could be sent.
 */
const chunksOf = (raw: IncomingMessage, limitBytes: number, signal: AbortSignal): Promise<Buffer[] | null> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      raw.off('data', take).off('end', end).off('close', end).off('error', end)
      signal.removeEventListener('abort', end)
      resolve(size > limitBytes ? null : chunks)
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > limitBytes) end()
      else chunks.push(chunk)
    }
    raw.on('data', take).on('end', end).on('close', end).on('error', end)
    signal.addEventListener('abort', end)
    if (signal.aborted || raw.destroyed || raw.readableEnded) end()
  })

/** The fields of an urlencoded body (WHATWG URL section 5), their values still escaped. */
export function* formEntries(text: string): Generator<Entry> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('&', from) < 0 ? text.length : text.indexOf('&', from)
    const pair = text.slice(from, end)
    from = end + 1
    if (pair === '') continue
    const equals = pair.indexOf('=') < 0 ? pair.length : pair.indexOf('=')
    yield [decodeEscapes(pair.slice(0, equals)), pair.slice(equals + 1)]
  }
}

/** @throws ApiError 400 for an invalid escape, at its field */
export function decodeEscapes(text: string, field?: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw field === undefined ? badRequest(refusal.brokenEscape) : badField(field, refusal.brokenEscape)
  }
}

/** The fields of a JSON object as a form sends them: null as '', a list of ids as "1,4", each data URL as a field. */
export function* jsonEntries(text: string): Generator<Entry> {
  if (text.trim() === '') return
  if (!isSimpleJson(text)) throw badRequest(refusal.jsonUnreadable)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw badRequest(refusal.jsonUnreadable)
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw badRequest(refusal.jsonNoObject)
  }
  const repeated = findRepeatedName(text)
  if (repeated) throw namedTwice(repeated)
  for (const [name, value] of Object.entries(parsed)) {
    if (Array.isArray(value) && value.some(isDataUrl)) for (const item of value) yield [name, formValue(name, item)]
    else yield [name, formValue(name, value)]
  }
}

function namedTwice({ under, isOutermost }: RepeatedName): ApiError {
  if (Buffer.byteLength(under) > maxNameBytes) return badRequest(refusal.fieldNameTooLong({ most: maxNameBytes }))
  return badField(under, isOutermost ? refusal.sentTwice : refusal.namedTwice)
}

/** Characters of JSON outside its strings: names of 200 fields, lists of ids and opening hours need far fewer. */
const maxJsonStructure = 64 * 1024

/** Whether little of a JSON text stands outside its strings: to parse 8 MB of brackets takes seconds, a data URL of 8 MB does not. */
function isSimpleJson(text: string): boolean {
  let structure = 0
  for (let at = 0; at < text.length;) {
    const opening = text.indexOf('"', at)
    if (opening < 0) return structure + text.length - at <= maxJsonStructure
    structure += opening - at + 2
    if (structure > maxJsonStructure) return false
    at = endOfString(text, opening + 1)
  }
  return true
}

const isDataUrl = (item: unknown) => typeof item === 'string' && /^data:/i.test(item)

function formValue(name: string, value: unknown): string {
  if (value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (!Array.isArray(value)) return jsonText(name, value)
  if (value.every((item) => typeof item === 'number' || (typeof item === 'string' && !item.includes(',')))) {
    return value.join(',')
  }
  throw badRequest(refusal.someFieldsWrong, { [name]: refusal.listOfWords })
}

function jsonText(name: string, value: object): string {
  try {
    return JSON.stringify(value)
  } catch {
    // A RangeError: nested too deeply.
    throw badRequest(refusal.someFieldsWrong, { [name]: refusal.nestedTooDeeply })
  }
}
