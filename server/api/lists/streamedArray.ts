import { Readable } from 'node:stream'

/** Milliseconds until a reader must have taken a batch. A slow phone line takes 200 kB in a minute. */
const maxPauseMs = 120_000
/** Bytes that the stream holds ready; the rest of a batch stays an array of records until the reader takes more. */
const bufferBytes = 64 * 1024

/**
 * A JSON array, sent batch by batch as it is read: the next batch is asked for when the last one is on its way, so that
 * neither a long list nor a slow reader takes memory or a connection to the database (docs/safety.md#s43). A reader that
 * stops reading is ended.
 */
export function streamedArray(batches: AsyncIterable<readonly object[]>, pauseMs = maxPauseMs): Readable {
  const stream = Readable.from(
    chunksOf(batches, () => timer.refresh()),
    { objectMode: false, highWaterMark: bufferBytes },
  )
  const timer = setTimeout(() => stream.destroy(new Error('The reader of a list stopped reading')), pauseMs)
  timer.unref()
  return stream.once('close', () => clearTimeout(timer))
}

async function* chunksOf(batches: AsyncIterable<readonly object[]>, onBatch: () => void): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of batches) {
    onBatch()
    if (batch.length === 0) continue
    yield separator + batch.map((record) => JSON.stringify(record)).join(',')
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
