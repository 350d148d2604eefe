import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  type ListMultipartUploadsCommandOutput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { typeOfName } from '../names.ts'
import { isResumableId, type ResumablePlace } from '../resumable/resumablePlace.ts'
import { isMissing, refusalOf } from './client.ts'
import type { PartStore } from './partStore.ts'

interface Options {
  client: S3ClientConfig
  bucket: string
  /** The prefix of names in the bucket; ends with a slash. */
  prefix: string
  /** The prefix of stored files; ends with a slash. */
  originalsPrefix: string
  /** For the part that is being received. */
  tempFolder: string
  report(error: Error): void
}

/**
 * In a bucket of an object store, under a prefix: the parts of each as a multipart upload, what is less than a part beside it
 * (`.part`), and what is known of it (`.info`). Every machine can go on with each of them.
 */
export function createS3Place({ client: settings, bucket, prefix, originalsPrefix, tempFolder, report }: Options) {
  const client = new S3Client(settings)
  let opened: Promise<PartStore> | undefined
  const open = async () => {
    const { PartStore: Parts } = await import('./partStore.ts')
    return new Parts({ client: settings, bucket, tempFolder, report })
  }
  const dataStore = () => (opened ??= open())
  const keyOf = (id: string) => prefix + id
  const asked = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw refusalOf(error, report)
    }
  }
  const removeObject = (Key: string) => asked(client.send(new DeleteObjectCommand({ Bucket: bucket, Key })))

  /** Uploads under this prefix only: the bucket may hold those of other apps. */
  async function* uploadsBefore(before: number) {
    let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {}
    while (from) {
      const asking = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...from })
      const found: ListMultipartUploadsCommandOutput = await asked(client.send(asking))
      for (const { Key = '', UploadId, Initiated } of found.Uploads ?? [])
        if (isOwnKey(Key) && Initiated && Initiated.getTime() <= before) yield { Key, UploadId }
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = found
      from = found.IsTruncated ? { KeyMarker, UploadIdMarker } : null
    }
  }

  async function* objectsBefore(before: number) {
    let ContinuationToken: string | undefined
    do {
      const asking = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken })
      const found = await asked(client.send(asking))
      for (const { Key = '', LastModified } of found.Contents ?? [])
        if (isOwnKey(Key) && LastModified && LastModified.getTime() <= before) yield Key
      ContinuationToken = found.IsTruncated ? found.NextContinuationToken : undefined
    } while (ContinuationToken !== undefined)
  }

  const isOwnKey = (key: string) => isResumableId(key.slice(prefix.length).replace(/\.(info|part)$/, ''))

  return {
    dataStore,
    keyOf,

    /** Within the store: its bytes do not come to us again. */
    async storeAs(id, name) {
      await asked(
        client.send(
          new CopyObjectCommand({
            Bucket: bucket,
            CopySource: `${bucket}/${keyOf(id)}`,
            Key: originalsPrefix + name,
            ContentType: typeOfName(name),
            MetadataDirective: 'REPLACE',
          }),
        ),
      )
    },

    async remove(id) {
      await (await dataStore()).abort(keyOf(id))
      // Last what tells of the others.
      for (const end of ['', '.part', '.info']) await removeObject(keyOf(id) + end)
    },

    async sweep(writtenBefore) {
      const removed = new Set<string>()
      for await (const { Key, UploadId } of uploadsBefore(writtenBefore)) {
        const ending = client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
        await ending.catch((error: unknown) => {
          if (!isMissing(error)) throw refusalOf(error, report)
        })
        removed.add(Key)
      }
      for await (const key of objectsBefore(writtenBefore)) {
        await removeObject(key)
        removed.add(key.replace(/\.(info|part)$/, ''))
      }
      return removed.size
    },
  } satisfies ResumablePlace
}
