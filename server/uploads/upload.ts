import { refusal, type Refusal } from '#resources/refusals.ts'
import { joinMessages } from '#resources/sentences.ts'

export const uploadKinds = ['image', 'file'] as const
export type UploadKind = (typeof uploadKinds)[number]

export interface UploadPart {
  kind: UploadKind
  max: number
}

/** A decoded picture or file of a request, not yet checked. */
export interface Upload {
  /** The part's name as in the request, for error messages. */
  part: string
  /** For a part that may come several times: which one this is, from 1. */
  number?: number
  kind: UploadKind
  size: number
  /** SHA-256 of the decoded bytes, in hexadecimal. */
  sha256: string
  /** The client's name for it; never used as a path. */
  filename: string | null
  /** As the client claims. */
  type: string | null
  /** In memory, in a temporary file, which `Body.discard()` removes, or sent before (resumable/resumedUploads.ts). */
  content: Buffer | { path: string } | { resumable: string }
}

/** Says which of several pictures is meant. */
export const numbered = ({ number }: Pick<Upload, 'number'>, why: Refusal): Refusal =>
  number === undefined ? why : joinMessages(refusal.pictureNumber({ number }), why)
