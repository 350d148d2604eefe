import { refusal, type Refusal } from '#resources/refusals.ts'
import type { ApiError } from '../../errors.ts'

/** Bytes. Longer than any media type with its parameters. */
const maxHeadBytes = 1024

/**
 * Reads a base64 data URL (RFC 2397) as a stream, since it may have 500 MB, with the name that clients may put beside the media type.
 * @param makeError makes the error, since only the caller knows the field
 */
export async function openDataUrl(source: AsyncGenerator<Buffer>, makeError: (why: Refusal) => ApiError) {
  let head: Buffer = Buffer.alloc(0)
  while (!head.includes(',')) {
    const { value, done } = head.length > maxHeadBytes ? { value: undefined, done: true } : await source.next()
    if (done || !value) throw makeError(refusal.dataUrlIncomplete)
    head = Buffer.concat([head, value])
  }
  const comma = head.indexOf(',')
  const [type = '', ...parameters] = head.toString('latin1', 'data:'.length, comma).split(';')
  if (comma > maxHeadBytes || parameters.at(-1)?.trim().toLowerCase() !== 'base64')
    throw makeError(refusal.dataUrlNotBase64)
  const named = parameters.find((parameter) => parameter.startsWith('name='))
  return {
    type: type.trim().toLowerCase() || null,
    name: nameIn(named),
    bytes: decode(prepend(head.subarray(comma + 1), source), makeError),
  }
}

/** The name that clients put beside the media type, percent-encoded. */
function nameIn(parameter = ''): string | null {
  try {
    return decodeURIComponent(parameter.slice('name='.length)) || null
  } catch {
    return null
  }
}

export async function* prepend(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head
  yield* rest
}

/**
 * Decodes base64 in groups of four characters. The last group is held back, since only the very last may be short or
 * padded. Node skips invalid characters, so a group with fewer than three bytes was invalid.
 */
async function* decode(source: AsyncGenerator<Buffer>, makeError: (why: Refusal) => ApiError): AsyncGenerator<Buffer> {
  const decodeExactly = (text: string): Buffer => {
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length !== Math.floor((text.length * 3) / 4)) throw makeError(refusal.uploadDamaged)
    return bytes
  }
  let rest = ''
  for await (const chunk of source) {
    const text = rest + withoutLineBreaks(chunk).toString('latin1')
    const whole = Math.max(0, Math.ceil(text.length / 4) - 1) * 4
    rest = text.slice(whole)
    if (whole > 0) yield decodeExactly(text.slice(0, whole))
  }
  const last = rest.length === 4 ? rest.replace(/={1,2}$/, '') : rest
  if (last.length === 1) throw makeError(refusal.uploadDamaged)
  if (last.length > 0) yield decodeExactly(last)
}

/** Some encoders break lines at 76 characters (RFC 2045 section 6.8). */
function withoutLineBreaks(chunk: Buffer): Buffer {
  if (![...blanks].some((blank) => chunk.includes(blank))) return chunk
  const kept = Buffer.allocUnsafe(chunk.length)
  let length = 0
  for (const byte of chunk) if (!blanks.has(byte)) kept[length++] = byte
  return kept.subarray(0, length)
}
const blanks = new Set(Buffer.from(' \t\r\n'))
