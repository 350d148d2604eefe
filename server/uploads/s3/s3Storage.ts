import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { notFound } from '../../errors.ts'
import { maxBytesInMemory } from '../uploadLimits.ts'
import { typeOfName } from '../names.ts'
import type { ByteRange, Filling, IsOwnName, Storage } from '../storage.ts'
import { isMissing, objectsUnder, refusalOf, unlessMissing } from './client.ts'

interface Options {
  client: S3Client
  /** Signs addresses at the origin that browsers reach; null where the app hands files on. */
  signing: S3Client | null
  bucket: string
  prefix: string
  isOwn: IsOwnName
  report(error: Error): void
}

/** How long a signed address is valid; browsers may keep it for half of that. */
export const signedSeconds = 3600
const atOnce = 8

/** Stores files under a prefix of a bucket. @throws ApiError 503 where the store does not answer, 507 where it is full */
export function createS3Storage({ client, signing, bucket, prefix, isOwn, report }: Options): Storage {
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  const under = { Bucket: bucket, Prefix: prefix }
  const write = (name: string, body: Buffer | Readable, size: number) =>
    client.send(new PutObjectCommand({ ...at(name), Body: body, ContentLength: size, ContentType: typeOfName(name) }))

  async function stream(name: string, size: number, etag: string, range?: ByteRange): Promise<Readable> {
    if (size === 0) return Readable.from([])
    const bytes = range && { Range: `bytes=${range.start}-${range.end}` }
    try {
      const { Body: body } = await client.send(new GetObjectCommand({ ...at(name), ...bytes, IfMatch: etag }))
      const length = range ? range.end - range.start + 1 : size
      // A reader on a slow line must not hold a connection to the store.
      if (length <= maxBytesInMemory) return Readable.from([Buffer.from(await body!.transformToByteArray())])
      return body as Readable
    } catch (error) {
      // Removed meanwhile.
      throw isMissing(error) ? notFound() : refusalOf(error, report)
    }
  }

  return {
    addressOf:
      signing &&
      ((name, headers) =>
        getSignedUrl(
          signing,
          new GetObjectCommand({
            ...at(name),
            ResponseContentType: headers['content-type'],
            ResponseContentDisposition: headers['content-disposition'],
            ResponseCacheControl: headers['cache-control'],
          }),
          { expiresIn: signedSeconds },
        )),

    async put(name, content) {
      if (Buffer.isBuffer(content)) return void (await write(name, content, content.length))
      try {
        const { size } = await stat(content.path)
        await write(name, createReadStream(content.path), size)
      } finally {
        await rm(content.path, { force: true })
      }
    },

    async remove(name) {
      if (isOwn(name)) await client.send(new DeleteObjectCommand(at(name)))
    },

    async read(name) {
      if (!isOwn(name)) return null
      const found = await client.send(new HeadObjectCommand(at(name))).catch(unlessMissing)
      if (!found) return null
      const { ContentLength: size = 0, ETag: etag = '' } = found
      return {
        size,
        etag,
        path: null,
        stream: (range) => stream(name, size, etag, range),
        close: () => Promise.resolve(),
      }
    },

    async *list() {
      for await (const { Key: key = '', LastModified: written } of objectsUnder(client, under)) {
        const name = key.slice(prefix.length)
        if (isOwn(name)) yield { name, writtenAt: written?.getTime() ?? 0 }
      }
    },

    fill: () => fillWith(write),
  }
}

/** Small files go together, large ones by themselves as they come. */
function fillWith(write: (name: string, body: Buffer | Readable, size: number) => Promise<unknown>): Filling {
  const running = new Set<Promise<unknown>>()
  return {
    async add(name, size, content) {
      if (size > maxBytesInMemory) return void (await write(name, Readable.from(content, { objectMode: false }), size))
      const bytes = await buffer(content)
      if (running.size >= atOnce) await Promise.race(running)
      const writing: Promise<unknown> = write(name, bytes, size).then(() => running.delete(writing))
      // It is waited for below, or by the next one.
      writing.catch(() => undefined)
      running.add(writing)
    },
    end: async () => void (await Promise.all(running)),
  }
}
