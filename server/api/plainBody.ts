import type { IncomingMessage } from 'node:http'
import { refusal } from '#resources/refusals.ts'
import { badField, badRequest, tooLarge } from '../errors.ts'
import { maxPlainBytes } from '../uploads/limits.ts'

export type Entry = [name: string, value: string]

/** A body that is read as a whole. @throws ApiError 413 above 8 MB, 400 where it ends early or is no UTF-8 */
export async function readPlain(raw: IncomingMessage): Promise<string> {
  const full = () => tooLarge(refusal.tooLargeForPlain)
  if (Number(raw.headers['content-length'] ?? 0) > maxPlainBytes) throw full()
  const chunks: Buffer[] = []
  let size = 0
  try {
    // The default iterator would close the socket on the way out, and the refusal could not be sent.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxPlainBytes) break
      chunks.push(chunk)
    }
  } catch {
    throw badRequest(refusal.incomplete)
  }
  if (size > maxPlainBytes) throw full()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw badRequest(refusal.notUtf8)
  }
}

/** The fields of an application/x-www-form-urlencoded body (WHATWG URL section 5), but broken escapes are refused. */
export function* formEntries(text: string): Generator<Entry> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('&', from) < 0 ? text.length : text.indexOf('&', from)
    const pair = text.slice(from, end)
    from = end + 1
    if (pair === '') continue
    const equals = pair.indexOf('=') < 0 ? pair.length : pair.indexOf('=')
    const name = unescaped(pair.slice(0, equals))
    yield [name, unescaped(pair.slice(equals + 1), name)]
  }
}

function unescaped(text: string, field?: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw field === undefined ? badRequest(refusal.brokenEscape) : badField(field, refusal.brokenEscape)
  }
}

/**
 * The fields of a JSON object as a form would carry them: null is '', a list of ids "1,4", an object (opening hours) its
 * JSON text.
 */
export function* jsonEntries(text: string): Generator<Entry> {
  if (text.trim() === '') return
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw badRequest(refusal.jsonUnreadable)
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw badRequest(refusal.jsonNoObject)
  }
  for (const [name, value] of Object.entries(parsed)) yield [name, formValue(name, value)]
}

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
    // Nested deeper than the stack reaches: a RangeError.
    throw badRequest(refusal.someFieldsWrong, { [name]: refusal.nestedTooDeeply })
  }
}
