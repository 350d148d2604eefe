import type { Stored } from './storage.ts'
import type { Upload } from './upload.ts'

export interface StoredFile {
  /** Bare, ours, served at `/uploads/{name}`. */
  name: string
  /** The media type it is served as. */
  type: string
}

/** The one door to uploads, for whoever writes records. */
export interface UploadStore {
  /** For `BodyRules.tempFolder`. */
  readonly tempFolder: string
  /**
   * Looks at an upload and stores it, durably.
   * @throws ApiError 400 or 413 for a picture that is none or too large; the file system's ENOSPC, which answers 507
   */
  accept(upload: Upload): Promise<StoredFile>
  /**
   * Stores what comes with the product, durably, under the name it always has (`isRandomName`); nothing where it is
   * stored already. From then on it is an upload like any other.
   */
  keep(name: string, read: () => Promise<Buffer>): Promise<void>
  /** For a picture that was replaced, or whose row was not written after all. Harmless for a name that is not ours. */
  remove(name: string): Promise<void>
  /** A stored file to be read; null for a name that is not there, or not ours. */
  read(name: string): Promise<Stored | null>
  /** At start: removes what a killed process left half received. Returns how many files. */
  sweepTemporary(): Promise<number>
  /**
   * Removes uploads no row names. Returns how many.
   * @param isReferenced the names among those given that some row still holds
   * @param olderThanMs spares files this young: their row may be about to be written
   */
  sweepOrphans(isReferenced: (names: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<number>
}
