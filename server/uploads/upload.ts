export type UploadKind = 'image' | 'file'

/** A decoded picture or file of a request, not yet checked. */
export interface Upload {
  /** The part's name as in the request, for error messages. */
  part: string
  kind: UploadKind
  /** Bytes, decoded. */
  size: number
  /** Of the decoded bytes, in hexadecimal. */
  sha256: string
  /** The client's name for it; never used as a path. */
  filename: string | null
  /** As the client claims. */
  type: string | null
  /** In memory, or in a temporary file, which `Body.discard()` removes. */
  content: Buffer | { path: string }
}
