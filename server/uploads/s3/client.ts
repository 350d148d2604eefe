import {
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  type S3Client,
  type ListMultipartUploadsCommandOutput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { silenceObjectStoreClient } from '../../config/environment.ts'
import { ApiError, storageFull, storeSilent } from '../../errors.ts'
import type { StoreAccess } from '../../config/objectStore.ts'

/** Each that reads a file holds one while it does. */
const maxSockets = 500

/** Of the object store's client (docs/decisions/uploads-on-s3.md#the-client). `silenceMs`: without a byte either way. */
export function clientSettings(
  { region, keys, ...rest }: StoreAccess,
  { endpoint = rest.endpoint, silenceMs = 20_000 }: { endpoint?: string | null; silenceMs?: number } = {},
): S3ClientConfig {
  silenceObjectStoreClient()
  return {
    region,
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Stores of other makers know their bucket by the path only.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Newer checksums are Amazon's own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3000,
      socketTimeout: silenceMs,
      httpAgent: { maxSockets, keepAlive: true },
      httpsAgent: { maxSockets, keepAlive: true },
    },
  }
}

export type OnStoreAsked = (outcome: 'done' | 'failed', milliseconds: number) => void
/** With its repetitions. That an object is not there is an answer. */
export const timeRequests = (client: S3Client, onAsked: OnStoreAsked) =>
  client.middlewareStack.add((next) => async (sent) => {
    const began = performance.now()
    const answer = next(sent)
    const isDone = await answer.then(() => true, isMissing)
    onAsked(isDone ? 'done' : 'failed', performance.now() - began)
    return answer
  })

/** Errors of this client mean `meaning` to who asked, but that an object is not there, which is an answer. */
export const explainErrors = (client: S3Client, meaning: (error: unknown) => unknown) =>
  client.middlewareStack.add((next) => async (sent) => {
    try {
      return await next(sent)
    } catch (error) {
      throw isMissing(error) ? error : meaning(error)
    }
  })

/** What is stored under a prefix, or waits there to be whole: the bucket may hold what is of other apps. */
interface Under {
  Bucket: string
  Prefix: string
}

export async function* objectsUnder(client: S3Client, under: Under) {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, under)) yield* Contents
}

export async function* unfinishedUnder(client: S3Client, under: Under) {
  let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {}
  while (from) {
    const found: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ ...under, ...from }),
    )
    yield* found.Uploads ?? []
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = found
    from = found.IsTruncated ? { KeyMarker, UploadIdMarker } : null
  }
}

interface StoreError extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number }
}

const statusOf = (error: unknown) => (error as StoreError).$metadata?.httpStatusCode

export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && !/NoSuchBucket/.test((error as Error).name)

/** For `catch`: null where an object is not there. */
export function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** What an error of the store means to who asked. Its own text names the bucket, so it goes to `report` alone. */
export function refusalOf(error: unknown, report: (error: Error) => void): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  const isFull = statusOf(error) === 507 || /StorageFull|QuotaExceeded/.test(error.name)
  // A file on our own disk.
  if (/^(ENOSPC|EDQUOT|ENOENT)$/.test((error as StoreError).code ?? '')) return error
  report(error)
  return isFull ? storageFull() : storeSilent()
}
