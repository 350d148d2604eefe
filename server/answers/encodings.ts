import { negotiate } from '@fastify/accept-negotiator'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Bytes. What is shorter is not compressed. */
export const compressedFrom = 1024

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]
/** Of what is not kept after all. */
const brotliQuality = 3
/** Three times as long as 3, for documents an eighth smaller: a phone on a slow line gets its pictures so much earlier. */
export const keptQuality = 5

export const compressed = (body: Buffer, encoding: Encoding, quality = brotliQuality): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
        },
      })
    : gzipped(body)

/**
 * The smallest window, as an exponent of 2, that holds so many bytes (RFC 7932 section 9.1): a larger one finds nothing more. The usual
 * 4 MB for each of 32 screens at once made V8 collect all garbage once for every dozen answers, to get that memory back.
 */
const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))))

/** The encoding that this client takes: brotli before gzip; null for none (RFC 9110 section 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const text = (header ?? '').toLowerCase()
  // The negotiator lets `*` stand for what is refused by name, too.
  const refused = text.split(',').flatMap((one) => /^\s*(br|gzip)\s*;\s*q=0(?:\.0*)?\s*$/.exec(one)?.[1] ?? [])
  const offered = (['br', 'gzip', 'identity'] as const).filter((name) => !refused.includes(name))
  const chosen = negotiate(text, offered)
  return chosen === 'identity' ? null : chosen
}
