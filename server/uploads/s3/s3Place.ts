import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { refusal } from '#resources/refusals.ts'
import { notFound } from '../../errors.ts'
import { typeOfName } from '../names.ts'
import { isResumableId, type ResumablePlace } from '../resumable/resumablePlace.ts'
import { explainErrors, isMissing, objectsUnder, refusalOf, unfinishedUnder, unlessMissing } from './client.ts'
import type { PartStore } from './partStore.ts'

interface Options {
  client: S3ClientConfig
  bucket: string
  /** The prefix of names in the bucket; ends with a slash. */
  prefix: string
  /** The prefix of stored files; ends with a slash. */
  originalsPrefix: string
  tempFolder: string
  report(error: Error): void
}

/**
 * In a bucket of an object store, under a prefix: the parts of each as a multipart upload, what is less than a part beside it
 * (`.part`), and what is known of it (`.info`). Every machine can go on with each of them.
 */
export function createS3Place({ client: settings, bucket, prefix, originalsPrefix, tempFolder, report }: Options) {
  const client = new S3Client(settings)
  explainErrors(client, (error) => refusalOf(error, report))
  const under = { Bucket: bucket, Prefix: prefix }
  let opened: Promise<PartStore> | undefined
  const open = async () => {
    const { PartStore: Parts } = await import('./partStore.ts')
    return new Parts({ client: settings, bucket, tempFolder, report })
  }
  const dataStore = () => (opened ??= open())
  const keyOf = (id: string) => prefix + id
  const removeObject = (Key: string) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
  const isOwnKey = (key: string) => isResumableId(key.slice(prefix.length).replace(/\.(info|part)$/, ''))

  return {
    dataStore,
    keyOf,

    /** Within the store: its bytes do not come to us again. */
    async storeAs(id, name) {
      const copying = client.send(
        new CopyObjectCommand({
          Bucket: bucket,
          CopySource: `${bucket}/${keyOf(id)}`,
          Key: originalsPrefix + name,
          ContentType: typeOfName(name),
          MetadataDirective: 'REPLACE',
        }),
      )
      await copying.catch((error: unknown) => {
        // Another request has taken it meanwhile.
        throw isMissing(error) ? notFound(refusal.uploadOver) : error
      })
    },

    async remove(id) {
      await (await dataStore()).abort(keyOf(id))
      // Last what tells of the others.
      for (const end of ['', '.part', '.info']) await removeObject(keyOf(id) + end)
    },

    async sweep(writtenBefore) {
      const removed = new Set<string>()
      const isOver = (key: string, at?: Date) => isOwnKey(key) && at && at.getTime() <= writtenBefore
      for await (const { Key = '', UploadId, Initiated } of unfinishedUnder(client, under)) {
        if (!isOver(Key, Initiated)) continue
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(unlessMissing)
        removed.add(Key)
      }
      for await (const { Key = '', LastModified } of objectsUnder(client, under)) {
        if (!isOver(Key, LastModified)) continue
        await removeObject(Key)
        removed.add(Key.replace(/\.(info|part)$/, ''))
      }
      return removed.size
    },
  } satisfies ResumablePlace
}
