import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { maxPictureBytes } from './uploadLimits.ts'
import type { ResumablePlace } from './resumable/resumablePlace.ts'

/** A place for files by name: a folder, or a part of an object store. names.ts makes the names. */
export interface Storage {
  /** Durable once it resolves. Takes a temporary file given by its path away, also where it fails. */
  put(name: string, content: Buffer | TemporaryFile): Promise<void>
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>
  read(name: string): Promise<StoredFile | null>
  /** All files, in any order; `writtenAt` in milliseconds since 1970. */
  list(): AsyncIterable<{ name: string; writtenAt: number }>
  /** For many files after each other, none of which is there yet. */
  fill(): Filling
  /** An address where browsers get a file without us, for a while; null where there are none. */
  addressOf: ((name: string, headers: AnswerHeaders) => Promise<string>) | null
}

export interface TemporaryFile {
  path: string
}

/** Both ends included, in bytes. */
export interface ByteRange {
  start: number
  end: number
}

/** Must be streamed or closed. */
export interface StoredFile {
  size: number
  /** An ETag, quotes included; it changes with the content. */
  etag: string
  /** The path of the file, for other programs; null if it is on no disk. */
  path: string | null
  /** Reads the file or a part of it. May be called once. */
  stream(range?: ByteRange): Promise<Readable>
  close(): Promise<void>
}

export interface Filling {
  /** @param content is taken before it resolves */
  add(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>
  /** All of them are durable once it resolves. */
  end(): Promise<void>
}

/** What an answer with a file says, in the words of HTTP. */
export interface AnswerHeaders {
  'content-type': string
  'content-disposition': string
  'cache-control': string
}

export interface Stores {
  originals: Storage
  /** Pictures in smaller widths, all of which can be made again. */
  widths: Storage
  resumable: ResumablePlace
  /** Files of the last builds, those of other machines among them (sharedBuilds.ts). */
  builds: Storage
}

/** What a storage takes for names of its own. */
export type IsOwnName = (name: string) => boolean

export async function isStored(storage: Storage, name: string): Promise<boolean> {
  const file = await storage.read(name)
  await file?.close()
  return file !== null
}

export const bytesOfFile = async (file: StoredFile): Promise<Buffer> => buffer(await file.stream())

/** A stored picture as those who draw take it: where it is on the disk, else its bytes; null for what is too large to be one. */
export async function pictureInput(file: StoredFile): Promise<Buffer | string | null> {
  if (file.path === null && file.size <= maxPictureBytes) return bytesOfFile(file)
  await file.close()
  return file.size <= maxPictureBytes ? file.path : null
}
