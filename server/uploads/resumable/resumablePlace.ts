import type { DataStore } from '@tus/server'

/** Where files lie that arrive in several requests, until a record takes them. */
export interface ResumablePlace {
  /** For the protocol; its package is loaded with the first. */
  dataStore(): Promise<DataStore>
  keyOf(id: string): string
  /** Stores a whole one under a name. It stays here, in case the record is refused. */
  storeAs(id: string, name: string): Promise<void>
  /** Does nothing if there is none. */
  remove(id: string): Promise<void>
  /** Removes those that nobody can go on with any more. Returns their number. */
  sweep(writtenBefore: number): Promise<number>
}

/** Bytes of a part of an upload in an object store. */
export const partBytes = 8 * 1024 * 1024

export const isResumableId = (id: string) => /^[0-9a-f]{32}$/.test(id)
