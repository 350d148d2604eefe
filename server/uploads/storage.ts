import type { Readable } from 'node:stream'

/** Where uploads are stored: a folder, or an object store in its place. names.ts makes the names. */
export interface Storage {
  /** Durable once it resolves. May move a temporary file given by its path. */
  put(name: string, content: Buffer | { path: string }): Promise<void>
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>
  /** Null if there is no such file. */
  read(name: string): Promise<Stored | null>
  /** All files, in any order; `writtenAt` in milliseconds since 1970. */
  list(): AsyncIterable<{ name: string; writtenAt: number }>
}

export interface Stored {
  /** Bytes. */
  size: number
  /** Must be read to its end or destroyed. */
  open(): Readable
}
