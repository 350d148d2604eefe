export type UploadKind = 'image' | 'file'

/** What a request carried for a picture or file field, decoded, not yet looked at. */
export interface Upload {
  /** The part's name as the request spells it, for the sentence at the field. */
  part: string
  kind: UploadKind
  /** Decoded bytes. */
  size: number
  /** Of the decoded bytes, hexadecimal. */
  sha256: string
  /** As the client calls it; never a path of ours. */
  filename: string | null
  /** The media type the client claims. */
  type: string | null
  /** In memory, or in a temporary file that goes away with `Body.discard()`. */
  content: Buffer | { path: string }
}
