import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { refusal } from '#resources/refusals.ts'
import { ApiError, badRequest } from '../../errors.ts'
import { maxParts } from '../../uploads/uploadLimits.ts'
import { tooLargeBody, type Bounds } from './bodyLimits.ts'

export interface Part {
  /** As sent, if the part has one. */
  name: string | undefined
  /** Undefined for text; '' for a file input left empty. */
  filename: string | undefined
  type: string
  /** Must be read to its end before the next part. */
  content: AsyncGenerator<Buffer>
}

/**
 * The parts of a multipart/form-data body (RFC 7578), each a stream. Text too: busboy's limit would cut it silently.
 * @fastify/multipart keeps a copy of all fields and reads on while the request is being authorized.
 * @throws ApiError 400 for a body that ends early or is malformed, 408, 413
 */
export async function* multipartParts(raw: IncomingMessage, { maxBytes, signal }: Bounds): AsyncGenerator<Part> {
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
    // An unhandled error would end the process, and a queued part has no reader yet.
    stream.on('error', () => fail(incompleteBody()))
    stream.on('close', () => streams.delete(stream))
  })
  parser.on('partsLimit', () => fail(badRequest(refusal.tooManyFields({ most: maxParts }))))
  parser.on('error', () => fail(incompleteBody()))
  const onDisconnect = () => raw.complete || fail(incompleteBody())
  const events = on(parser, 'file', { close: ['finish'] })
  raw.once('close', onDisconnect)
  raw.once('error', onDisconnect)
  const onTimeout = () => fail(signal.reason as ApiError)
  signal.addEventListener('abort', onTimeout)
  let size = 0
  const onData = (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) fail(tooLargeBody(maxBytes))
  }
  raw.on('data', onData)
  raw.pipe(parser)
  try {
    for await (const [name, stream, filename, encoding, type] of events as AsyncIterable<FileEvent>) {
      if (!/^(7bit|8bit|binary)$/.test(encoding)) throw badRequest(refusal.encoding({ encoding }))
      yield { name, filename, type, content: chunksOf(stream, () => failure) }
    }
    if (failure) throw failure
  } catch (error) {
    // An empty body is a form without fields, as DELETE and POST may send it.
    if (size === 0 && raw.complete) return
    throw failure ?? error
  } finally {
    raw.off('close', onDisconnect)
    raw.off('data', onData)
    signal.removeEventListener('abort', onTimeout)
    raw.unpipe(parser)
    failure ??= incompleteBody()
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

const incompleteBody = () => badRequest(refusal.incomplete)

function openParser(raw: IncomingMessage): BusboyInstance {
  const contentType = raw.headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...raw.headers, 'content-type': contentType },
      isPartAFile: () => true,
      // Smaller parts do not block the parser; at most 200 of them wait in memory.
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
