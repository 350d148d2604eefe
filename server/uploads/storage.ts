import type { Readable } from 'node:stream'

/** Where accepted uploads lie: a folder, or an object store put in its place. Names are ours (`names.ts`). */
export interface Storage {
  /** Durable when it resolves. A temporary file given by its path may be taken over. */
  put(name: string, content: Buffer | { path: string }): Promise<void>
  /** Harmless for a name that is not there. */
  remove(name: string): Promise<void>
  /** A stored file's bytes; null where there is none of that name. */
  read(name: string): Promise<Stored | null>
  /** Everything stored, in no order, with the time it was written (milliseconds since 1970). */
  list(): AsyncIterable<{ name: string; writtenAt: number }>
}

/** A file to be read, once, by whoever asked for it. */
export interface Stored {
  /** bytes */
  size: number
  /** Opens it; to be read to its end or destroyed. */
  open(): Readable
}
