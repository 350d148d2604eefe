import { createReadStream } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { S3Store, type MetadataValue } from '@tus/s3-store'
import { ApiError } from '../../errors.ts'
import { partBytes } from '../resumable/place.ts'
import { temporaryPath } from '../temporaryFiles.ts'
import { isMissing, refusalOf } from './client.ts'

interface Options {
  client: S3ClientConfig
  bucket: string
  /** For the part that is being received. */
  tempFolder: string
  report(error: Error): void
}

/** The smallest an object store takes, but for the last one. */
const leastPartBytes = 5 * 1024 * 1024

/** As the protocol's package says it. */
const gone = () => Object.assign(new Error('There is no such upload'), { status_code: 404 })

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
    this.client.middlewareStack.add(
      (next) => async (args) => {
        try {
          return await next(args)
        } catch (error) {
          if (isMissing(error)) throw error
          const refusal = refusalOf(error, report)
          throw refusal instanceof ApiError ? Object.assign(refusal, { status_code: refusal.status }) : refusal
        }
      },
      { step: 'initialize', name: 'refusals' },
    )
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
    throw gone()
  }

  /** Ends it, if it is not whole yet. */
  async abort(id: string): Promise<void> {
    try {
      const { 'upload-id': UploadId } = await this.getMetadata(id)
      await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: id, UploadId })
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  protected override async uploadParts(
    metadata: MetadataValue,
    source: Readable,
    firstNumber: number,
    offset: number,
  ): Promise<number> {
    let number = firstNumber
    let written = 0
    const handOn = async ({ path, size }: Part, before: Promise<void>) => {
      try {
        await before
        const isPart = size >= leastPartBytes || offset + written + size === metadata.file.size
        const content = createReadStream(path)
        if (isPart) await this.uploadPart(metadata, content, number++)
        else await this.uploadIncompletePart(metadata.file.id, content)
        written += size
      } finally {
        await rm(path, { force: true })
      }
    }
    // While one is handed on, the next is received.
    let handingOn: Promise<void> = Promise.resolve()
    try {
      for await (const part of partsOf(source, this.own.tempFolder)) {
        const before = handingOn
        handingOn = handOn(part, before)
        handingOn.catch(() => undefined)
        await before
      }
    } finally {
      await handingOn
    }
    return written
  }

  /** For what was less than a part, when the next request completes it. */
  protected override uniqueTmpFileName(): Promise<string> {
    return Promise.resolve(temporaryPath(this.own.tempFolder))
  }

  private async bytesOf(id: string): Promise<number | undefined> {
    try {
      return (await this.client.headObject({ Bucket: this.bucket, Key: id })).ContentLength
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
}

/** What is known of an upload never changes, so it may be remembered; of so many at most. */
function rememberSome(most: number) {
  const known = new Map<string, MetadataValue>()
  return {
    get: (id: string) => Promise.resolve(known.get(id)),
    async set(id: string, value: MetadataValue) {
      known.set(id, value)
      const [oldest = id] = known.keys()
      if (known.size > most) known.delete(oldest)
    },
    delete: async (id: string) => void known.delete(id),
  }
}

/** A file of our own, which is removed by who takes it. */
interface Part {
  path: string
  size: number
}

async function* partsOf(source: AsyncIterable<Buffer>, folder: string): AsyncGenerator<Part> {
  let receiving: (Part & { file: FileHandle }) | undefined
  try {
    for await (const chunk of source) {
      for (let rest = chunk; rest.length > 0;) {
        receiving ??= await begin(folder)
        const taken = rest.subarray(0, partBytes - receiving.size)
        await receiving.file.appendFile(taken)
        receiving.size += taken.length
        rest = rest.subarray(taken.length)
        if (receiving.size < partBytes) continue
        const { file, ...part } = receiving
        await file.close()
        receiving = undefined
        yield part
      }
    }
    if (!receiving) return
    const { file, ...part } = receiving
    await file.close()
    receiving = undefined
    yield part
  } finally {
    await receiving?.file.close()
    if (receiving) await rm(receiving.path, { force: true })
  }
}

async function begin(folder: string) {
  const path = temporaryPath(folder)
  return { path, size: 0, file: await open(path, 'wx', 0o600) }
}
