import { createHash } from 'node:crypto'
import { refusal } from '#resources/refusals.ts'
import { hasStackedMarks, isLongerThan } from '#resources/text/index.ts'
import { withoutTurning } from '#resources/text/store.ts'
import { badField, badRequest, tooLarge, type ApiError } from '../../errors.ts'
import {
  maxBytesInMemory,
  maxFileBytes,
  maxNameBytes,
  maxParts,
  maxPictureBytes,
  maxPlainBytes,
  maxTextBytes,
  maxWaitingBytes,
} from '../../uploads/uploadLimits.ts'
import type { UploadAllowance } from '../../uploads/allowance.ts'
import { Spool } from '../../uploads/spool.ts'
import { numbered, type Upload, type UploadKind } from '../../uploads/upload.ts'
import type { BodyLimits } from './bodyLimits.ts'

/** The text parts of a body, by lower-case name. */
export type BodyValues = ReadonlyMap<string, string>

export interface BodyRules extends BodyLimits {
  /** Whether the parts that name the record (id, page) have arrived. */
  isReady(values: BodyValues): boolean
  /** Called once, as soon as `isReady` or at the end of the body. Values that come later need another check. */
  authorize(values: BodyValues): Promise<void>
  /** Where uploads above 1 MB are buffered; nothing is written before `authorize` has passed (docs/safety.md#s12). */
  tempFolder: string
  /** Counts uploads; absent where no file may come. */
  allowance?: UploadAllowance
}

export interface Field {
  /** In lower case: request names are case-insensitive (docs/rules.md#names). */
  key: string
  /** As sent, for error messages. */
  name: string
  /** Null for text. */
  kind: UploadKind | null
  /** For a part that may come several times: which one this is, from 1. */
  number?: number
  /** In characters; undefined for a part that the route does not document. */
  maxLength: number | undefined
}

/** Characters of an undocumented part. A longer one is ignored as a whole, so that nothing reads it. */
const maxUnknownLength = 500

/** `upload:` and the id of an upload that came before, in a file's part (docs/rules.md#resumable-uploads). What is no id is that of none. */
const resumedId = (text: string): string | undefined => /^upload:(.*)$/s.exec(text)?.[1]

/** Collects the fields of a body of any content type, and authorizes the request as early as possible. */
export class BodyIntake {
  readonly values = new Map<string, string>()
  readonly uploads = new Map<string, Upload[]>()
  /** How often each name has come. */
  private readonly names = new Map<string, number>()
  private readonly spools: Spool[] = []
  private authorized = false
  private textBytes = 0
  private waitingBytes = 0
  /** Bytes of uploads held in memory; all uploads of one body share the limit of a single one. */
  private heldBytes = 0

  constructor(private readonly rules: BodyRules) {}

  /** @throws ApiError 400 for too many fields, a repeated name, `name[]`, or an unusable name */
  field(name = ''): Field {
    const key = name.toLowerCase()
    if (this.names.size >= maxParts) throw badRequest(refusal.tooManyFields({ most: maxParts }))
    if (Buffer.byteLength(name) > maxNameBytes) throw badRequest(refusal.fieldNameTooLong({ most: maxNameBytes }))
    if (!/^[^[\]\p{Cc}\p{Surrogate}]+$/u.test(name)) throw badRequest(refusal.fieldNameUnusable)
    const { fileParts, textLimits } = this.rules
    const { kind = null, max = 1 } = fileParts.get(key) ?? {}
    const before = this.names.get(key) ?? 0
    if (before >= max) throw badField(name, max === 1 ? refusal.sentTwice : refusal.tooManyPictures({ most: max }))
    this.names.set(key, before + 1)
    return { key, name, kind, maxLength: textLimits.get(key), ...(max > 1 && { number: before + 1 }) }
  }

  async addText(field: Field, text: string): Promise<void> {
    const sentBefore = field.kind === 'file' ? resumedId(text) : undefined
    if (sentBefore !== undefined) return this.addResumed(field, sentBefore)
    const size = Buffer.byteLength(text)
    this.textBytes += size
    // Before anything matches or converts the text, whose cost may grow faster than its length (docs/safety.md#s20).
    if (size > maxBytesOf(field) || isLongerThan(field.maxLength ?? maxUnknownLength, text)) {
      if (field.maxLength !== undefined || size > maxTextBytes) throw tooLongText(field)
      if (this.textBytes > maxPlainBytes) throw tooLarge(refusal.textsTooLong)
      return
    }
    if (hasStackedMarks(text)) throw badField(field.name, refusal.stackedMarks)
    if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
      throw badField(field.name, refusal.unstorable)
    }
    if (this.textBytes > maxPlainBytes) throw tooLarge(refusal.textsTooLong)
    this.countWaiting(field, size)
    const former = this.values.get(field.key)
    // Of every part: people read notes, addresses and what a refusal repeats, too (docs/safety.md#s24).
    const plain = withoutTurning(text)
    this.values.set(field.key, former ? `${former},${plain}` : plain)
    await this.authorizeWhenReady()
  }

  async addUpload(
    field: Field & { kind: UploadKind },
    from: { filename: string | null; type: string | null; bytes: AsyncIterable<Buffer> },
  ): Promise<void> {
    const limit = field.kind === 'image' ? maxPictureBytes : maxFileBytes
    const spool = new Spool(this.rules.tempFolder, this.authorized ? maxBytesInMemory - this.heldBytes : Infinity)
    this.spools.push(spool)
    for await (const chunk of from.bytes) {
      if (spool.size + chunk.length > limit) throw tooLargeUpload(field)
      this.countWaiting(field, chunk.length)
      await this.rules.allowance?.take(chunk.length)
      await spool.write(chunk)
    }
    if (spool.size === 0) throw badField(field.name, numbered(field, refusal.fileEmpty))
    const { name: part, number, kind } = field
    const { filename, type } = from
    const upload: Upload = { part, number, kind, filename, type, ...(await spool.end()) }
    if (Buffer.isBuffer(upload.content)) this.heldBytes += upload.size
    this.uploads.set(field.key, [...(this.uploads.get(field.key) ?? []), upload])
  }

  /** Its size and type are read from the database once the request is authorized (resumedUploads.ts). */
  private addResumed({ key, name: part }: Field, resumable: string) {
    const unknown = { size: 0, filename: null, type: null }
    const upload: Upload = { part, kind: 'file', ...unknown, sha256: resumable, content: { resumable } }
    this.uploads.set(key, [...(this.uploads.get(key) ?? []), upload])
  }

  async authorizeWhenReady(): Promise<void> {
    if (!this.authorized && this.rules.isReady(this.values)) await this.authorize()
  }

  /** At the end of the body, if the parts that name the record never came. */
  async finish(): Promise<void> {
    if (!this.authorized) await this.authorize()
    await this.rules.allowance?.settle()
  }

  async discard(): Promise<void> {
    await Promise.all(this.spools.map((spool) => spool.discard()))
    await this.rules.allowance?.close()
  }

  /** Equal for the same fields in any order and content type. */
  hash(): string {
    const texts = [...this.values].map(([key, text]) => [key, 'text', text])
    const files = [...this.uploads].map(([key, uploads]) => [key, 'upload', ...uploads.map(({ sha256 }) => sha256)])
    const sorted = [...texts, ...files].map((entry) => JSON.stringify(entry)).sort()
    return createHash('sha256').update(sorted.join('\n')).digest('hex')
  }

  private async authorize() {
    this.authorized = true
    await this.rules.authorize(this.values)
  }

  private countWaiting(field: Field, bytes: number) {
    if (this.authorized) return
    this.waitingBytes += bytes
    if (this.waitingBytes > maxWaitingBytes) {
      throw badField(field.name, refusal.idsFirst)
    }
  }
}

/** A part with more bytes has more characters than it may: UTF-8 takes at most 4 for one. */
export const maxBytesOf = ({ maxLength }: Field): number =>
  maxLength === undefined ? maxTextBytes : Math.min(4 * maxLength, maxTextBytes)

/** No text is cut silently: 400 at a field with a limit of its own, 413 for any other part. */
export const tooLongText = ({ name, maxLength }: Field): ApiError =>
  maxLength === undefined
    ? tooLarge(refusal.aTextTooLong, { [name]: refusal.textTooLong })
    : badField(name, refusal.keepUnder({ most: maxLength }))

function tooLargeUpload(field: Field) {
  const why = numbered(field, field.kind === 'image' ? refusal.pictureTooLarge : refusal.fileTooLarge)
  return tooLarge(why, { [field.name]: why })
}
