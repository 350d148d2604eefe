import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { refusal } from '#resources/refusals.ts'
import { ApiError, badRequest } from '../errors.ts'
import { maxParts } from '../uploads/limits.ts'

export interface Part {
  /** As sent; undefined where the part has none. */
  name: string | undefined
  /** Undefined for a part that is plain text; '' is what a browser sends for a file input left empty. */
  filename: string | undefined
  type: string
  /** To be read to its end before the next part is asked for. */
  content: AsyncGenerator<Buffer>
}

/**
 * The parts of a multipart/form-data body (RFC 7578), one after the other. Every part is a stream, text too, so nothing
 * is cut off at a limit without a word: the parser's own limit for text cuts and goes on.
 *
 * Directly on busboy, not through @fastify/multipart, since that one decides about text and file by itself, keeps a
 * second copy of all fields and reads on while the right to write is still being looked up.
 * @throws ApiError 400 for a body that ends early or is malformed
 */
export async function* multipartParts(raw: IncomingMessage): AsyncGenerator<Part> {
  const parser = openParser(raw)
  const streams = new Set<BusboyFileStream>()
  let failure: ApiError | undefined
  const fail = (error: ApiError) => {
    failure ??= error
    for (const stream of streams) stream.destroy(failure)
    parser.destroy(failure)
  }
  parser.on('file', (_name: string, stream: BusboyFileStream) => {
    streams.add(stream)
    // An error nobody listens to ends the process, and a queued part has no reader yet.
    stream.on('error', () => fail(incomplete()))
    stream.on('close', () => streams.delete(stream))
  })
  parser.on('partsLimit', () => fail(badRequest(refusal.tooManyFields({ most: maxParts }))))
  parser.on('error', () => fail(incomplete()))
  const left = () => raw.complete || fail(incomplete())
  const events = on(parser, 'file', { close: ['finish'] })
  raw.once('close', left)
  raw.once('error', left)
  let empty = true
  raw.once('data', () => (empty = false))
  raw.pipe(parser)
  try {
    for await (const [name, stream, filename, encoding, type] of events as AsyncIterable<FileEvent>) {
      if (!/^(7bit|8bit|binary)$/.test(encoding)) throw badRequest(refusal.encoding({ encoding }))
      yield { name, filename, type, content: chunksOf(stream, () => failure) }
    }
    if (failure) throw failure
  } catch (error) {
    // A body of no bytes at all is a form without fields: DELETE and POST may come like this.
    if (empty && raw.complete) return
    throw failure ?? error
  } finally {
    raw.off('close', left)
    raw.unpipe(parser)
    failure ??= incomplete()
    for (const stream of streams) stream.destroy()
    parser.destroy()
  }
}

type FileEvent = [
  name: string | undefined,
  stream: BusboyFileStream,
  filename: string | undefined,
  encoding: string,
  type: string,
]

const incomplete = () => badRequest(refusal.incomplete)

function openParser(raw: IncomingMessage): BusboyInstance {
  const contentType = raw.headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...raw.headers, 'content-type': contentType },
      isPartAFile: () => true,
      // Parts smaller than the mark do not hold the parser up: 200 of them are all that may wait beside a slow reader.
      fileHwm: 4096,
      limits: { parts: maxParts, headerPairs: 20, headerSize: 16_384 },
    })
  } catch {
    throw badRequest(refusal.noBoundary)
  }
}

async function* chunksOf(stream: BusboyFileStream, failure: () => ApiError | undefined): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    throw failure() ?? error
  }
}
