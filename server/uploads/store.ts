import type { Stored } from './storage.ts'
import type { Upload } from './upload.ts'

export interface StoredFile {
  /** Without a path; served at `/uploads/{name}`. */
  name: string
  type: string
}

/** The only access to uploads for code that writes records. */
export interface UploadStore {
  /** See `BodyRules.tempFolder`. */
  readonly tempFolder: string
  /**
   * Checks and stores an upload, durably.
   * @throws ApiError 400 or 413 for a bad picture; ENOSPC, which is answered with 507
   */
  store(upload: Upload): Promise<StoredFile>
  /** Stores a file that comes with the product, under its fixed name (`isRandomName`), unless it exists. */
  storeBundled(name: string, read: () => Promise<Buffer>): Promise<void>
  /** Does nothing for a name that is not ours. */
  remove(name: string): Promise<void>
  /** Null if there is no such file. */
  read(name: string): Promise<Stored | null>
  /** Removes half-received uploads of a killed process, at start. Returns their number. */
  sweepTemporary(): Promise<number>
  /**
   * Removes uploads that no record names. Returns their number.
   * @param findReferenced which of these names records contain
   * @param olderThanMs a younger upload may belong to a record that is being written
   */
  sweepOrphans(findReferenced: (names: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<number>
}
