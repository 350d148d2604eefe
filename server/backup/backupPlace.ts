import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'

/** A backup in one file, on a disk or in an object store. */
export interface BackupFile {
  /** What the operator calls it: a path, or `s3://` with bucket and key. */
  address: string
  /** @throws StartError where there is something under this name already, or it could not be written there */
  requireNew(): Promise<void>
  /** It is there once it is whole, and not at all where the content breaks off. Resolves with its bytes. */
  write(content: Readable): Promise<number>
  /** Reads the whole backup. @throws StartError if there is none */
  open(): Promise<Readable>
}

/** A folder, or a part of an object store, where regular backups are kept. */
export interface BackupFolder {
  /** Before a backup: removes what killed attempts have left. @throws ApiError 507 if `bytes` do not fit beside the reserve */
  prepare(bytes: number, diskReserveBytes: number | null): Promise<void>
  file(name: string): BackupFile
  /** Regular backups, the oldest first; others' files are not ours to remove. */
  list(): Promise<{ name: string; bytes: number }[]>
  remove(name: string): Promise<void>
}

export type AccessConfig = Pick<Config, 'dataDir' | 'storeAccess'>

/** What regular backups are called; names sort by time. @param at milliseconds since 1970 by the database's clock */
export const regularName = (at: number) => `zay-${new Date(at).toISOString().replaceAll(':', '')}.tar`
export const isRegularName = (name: string) => /^zay-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.tar$/.test(name)
