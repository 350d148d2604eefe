import { ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { silenceObjectStoreClient } from '#server/config/environment.ts'
import type { TestObjectStore } from './server.ts'

/** What is in the store beside stored files, as its owner sees it. */
export function openContents({ env, url }: TestObjectStore) {
  silenceObjectStoreClient()
  const credentials = { accessKeyId: env['S3_ACCESS_KEY_ID']!, secretAccessKey: env['S3_SECRET_ACCESS_KEY']! }
  const client = new S3Client({ region: 'us-east-1', endpoint: url, forcePathStyle: true, credentials })
  return {
    client,
    async keys(prefix: string, bucket = 'zay'): Promise<string[]> {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }))
      return Contents.map(({ Key = '' }) => Key).sort()
    },
    /** Keys of multipart uploads that are neither whole nor given up. */
    async unfinished(prefix: string): Promise<string[]> {
      const found: string[] = []
      let KeyMarker: string | undefined
      do {
        const page = await client.send(new ListMultipartUploadsCommand({ Bucket: 'zay', Prefix: prefix, KeyMarker }))
        found.push(...(page.Uploads ?? []).map(({ Key = '' }) => Key))
        KeyMarker = page.IsTruncated ? page.NextKeyMarker : undefined
      } while (KeyMarker !== undefined)
      return found.sort()
    },
  }
}
