import type { FastifyRequest, FastifySchema } from 'fastify'
import { maxFileBytes, maxPictureBytes, maxPlainBytes, maxTextBodyBytes } from '../../uploads/uploadLimits.ts'
import { refusal } from '#resources/refusals.ts'
import { tooLarge, type ApiError } from '../../errors.ts'
import type { UploadPart } from '../../uploads/upload.ts'
import { documentedParts, uploadParts } from '../documented.ts'
import type { Schema } from '../schemas.ts'

/** What a route takes in a body, from its schema. */
export interface BodyLimits {
  /** Lower-case names of the parts that carry files. */
  fileParts: ReadonlyMap<string, UploadPart>
  /** The most characters of each documented text part, by lower-case name. */
  textLimits: ReadonlyMap<string, number>
  /** Of the whole body. */
  maxBytes: number
}

export const bodyLimits = ({ routeOptions: { schema, config } }: FastifyRequest): BodyLimits => ({
  fileParts: uploadParts(schema),
  textLimits: textLimits(schema),
  maxBytes: config.maxBodyBytes ?? maxBodyBytes(schema),
})

export const textLimits = (schema: FastifySchema | undefined): ReadonlyMap<string, number> =>
  new Map(Object.entries(documentedParts(schema)).map(([name, part]) => [name.toLowerCase(), textLimit(part)]))

/** In characters. A string without `maxLength` is a word, a list some names; numbers may stand between spaces. */
const textLimit = ({ type, maxLength }: Schema): number =>
  maxLength ?? (type === 'string' || type === 'array' ? 500 : 60)

/** A Burmese letter has 3 bytes in UTF-8. */
const bytesPerCharacter = 3
/** Of a part in multipart/form-data: its boundary and headers. */
const bytesAroundPart = 200
/** Base64 with line breaks (RFC 2045 section 6.8). */
const base64Share = 1.4

/** 64 KB on a route without files, or what its texts need at their longest (docs/decisions/request-bodies.md#limits). */
export function maxBodyBytes(schema: FastifySchema | undefined): number {
  const uploads = [...uploadParts(schema).values()]
  if (uploads.length > 0) {
    const bytes = uploads.map(
      ({ kind, max }) => base64Share * max * (kind === 'image' ? maxPictureBytes : maxFileBytes),
    )
    return maxPlainBytes + bytes.reduce((sum, one) => sum + one, 0)
  }
  const bytes = [...textLimits(schema).values()].map((length) => bytesPerCharacter * length + bytesAroundPart)
  return Math.max(
    maxTextBodyBytes,
    bytes.reduce((sum, one) => sum + one, 0),
  )
}

export interface Bounds {
  maxBytes: number
  /** Aborted, with the refusal as its reason, when the body took too long. */
  signal: AbortSignal
}

/** 413 for a whole body. The sentence names a limit that a person may meet. */
export const tooLargeBody = (maxBytes: number): ApiError =>
  tooLarge(maxBytes < maxPlainBytes ? refusal.formTooLarge({ kilobytes: Math.floor(maxBytes / 1024) }) : undefined)
