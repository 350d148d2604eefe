import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { S3Store, type MetadataValue } from '@tus/s3-store'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../errors.ts'
import { partBytes } from '../resumable/resumablePlace.ts'
import { temporaryPath } from '../temporaryFiles.ts'
import { explainErrors, isMissing, refusalOf, unlessMissing } from './client.ts'
import { inParts } from './partFiles.ts'

interface Options {
  client: S3ClientConfig
  bucket: string
  tempFolder: string
  report(error: Error): void
}

/** The smallest an object store takes, but for the last one. */
const leastPartBytes = 5 * 1024 * 1024

/**
 * Keeps uploads that arrive in several requests as parts in an object store, so that every machine can go on with them
 * (docs/decisions/resumable-uploads.md#object-store). What differs from its package: parts wait in our folder, two of an
 * upload at most; a silent store is no missing upload; and a whole upload is one whose bytes are all there.
 */
export class PartStore extends S3Store {
  constructor(private readonly own: Options) {
    const { client, bucket, report } = own
    const s3ClientConfig = { ...client, bucket }
    super({ partSize: partBytes, minPartSize: leastPartBytes, cache: rememberSome(1000), s3ClientConfig })
    explainErrors(this.client, (error) => {
      const refusal = refusalOf(error, report)
      return refusal instanceof ApiError ? Object.assign(refusal, { status_code: refusal.status }) : refusal
    })
  }

  override async getUpload(id: string) {
    try {
      await this.getMetadata(id)
      const upload = await super.getUpload(id)
      if (upload.offset !== upload.size || (await this.bytesOf(id)) === upload.size) return upload
      // All parts are there, and then its process ended.
      await this.finishMultipartUpload(await this.getMetadata(id), await this.retrieveParts(id))
      if ((await this.bytesOf(id)) === upload.size) return upload
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    // As the protocol's package says it.
    throw Object.assign(new Error('There is no such upload'), { status_code: 404 })
  }

  /** Ends it, if it is not whole yet. */
  async abort(id: string): Promise<void> {
    const known = await this.getMetadata(id).catch(unlessMissing)
    const upload = { Bucket: this.bucket, Key: id, UploadId: known?.['upload-id'] }
    if (known) await this.client.abortMultipartUpload(upload).catch(unlessMissing)
  }

  protected override async uploadParts(
    metadata: MetadataValue,
    source: Readable,
    firstNumber: number,
    offset: number,
  ): Promise<number> {
    let number = firstNumber
    let written = 0
    await inParts(source, { folder: this.own.tempFolder, bytes: partBytes }, async ({ path, size }) => {
      const isPart = size >= leastPartBytes || offset + written + size === metadata.file.size
      const content = createReadStream(path)
      if (isPart) await this.uploadPart(metadata, content, number++)
      else await this.uploadIncompletePart(metadata.file.id, content)
      written += size
    })
    return written
  }

  /** For what was less than a part, when the next request completes it. */
  protected override uniqueTmpFileName(): Promise<string> {
    return Promise.resolve(temporaryPath(this.own.tempFolder))
  }

  private async bytesOf(id: string): Promise<number | undefined> {
    return (await this.client.headObject({ Bucket: this.bucket, Key: id }).catch(unlessMissing))?.ContentLength
  }
}

/** Remembers the metadata of up to `max` uploads, which never changes. */
function rememberSome(max: number) {
  const known = new LRUCache<string, MetadataValue>({ max })
  return {
    get: async (id: string) => known.get(id),
    set: async (id: string, value: MetadataValue) => void known.set(id, value),
    delete: async (id: string) => void known.delete(id),
  }
}
