import { refusal, type Refusal } from '#resources/refusals.ts'
import type { ApiError } from '../errors.ts'

/** Longer than any media type with its parameters; what has no comma by then is no data URL. */
const maxHead = 1024

export interface DataUrl {
  /** The media type it names, lower case. */
  type: string | null
  /** Decoded as it is read; throws `fault(…)` where the base64 is broken. */
  bytes: AsyncGenerator<Buffer>
}

/**
 * Reads a base64 data URL (RFC 2397) as a stream, so that 500 MB of it never lie in memory together.
 * @param fault makes the error, since only the caller knows the field
 */
export async function openDataUrl(source: AsyncGenerator<Buffer>, fault: (why: Refusal) => ApiError): Promise<DataUrl> {
  let head: Buffer = Buffer.alloc(0)
  while (!head.includes(',')) {
    const { value, done } = head.length > maxHead ? { value: undefined, done: true } : await source.next()
    if (done || !value) throw fault(refusal.dataUrlIncomplete)
    head = Buffer.concat([head, value])
  }
  const comma = head.indexOf(',')
  const [type = '', ...parameters] = head.toString('latin1', 'data:'.length, comma).toLowerCase().split(';')
  if (comma > maxHead || parameters.at(-1)?.trim() !== 'base64') throw fault(refusal.dataUrlNotBase64)
  return { type: type.trim() || null, bytes: decode(following(head.subarray(comma + 1), source), fault) }
}

/** A stream whose beginning was read already. */
export async function* following(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head
  yield* rest
}

/**
 * Base64 in groups of four characters; the last group is held back, since only the very last one may be short or padded.
 * Node leaves out characters that are not base64, so a group that does not give its three bytes was malformed.
 */
async function* decode(source: AsyncGenerator<Buffer>, fault: (why: Refusal) => ApiError): AsyncGenerator<Buffer> {
  const exactly = (text: string): Buffer => {
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length !== Math.floor((text.length * 3) / 4)) throw fault(refusal.uploadDamaged)
    return bytes
  }
  let held = ''
  for await (const chunk of source) {
    const text = held + withoutBreaks(chunk.toString('latin1'))
    const whole = Math.max(0, Math.ceil(text.length / 4) - 1) * 4
    held = text.slice(whole)
    if (whole > 0) yield exactly(text.slice(0, whole))
  }
  const last = held.length === 4 ? held.replace(/={1,2}$/, '') : held
  if (last.length === 1) throw fault(refusal.uploadDamaged)
  if (last.length > 0) yield exactly(last)
}

/** Some encoders break lines at 76 characters (RFC 2045 section 6.8). */
const withoutBreaks = (text: string) => (/[ \t\r\n]/.test(text) ? text.replace(/[ \t\r\n]+/g, '') : text)
