import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { loggable, StartError } from '../../errors.ts'
import { isStoredName, isWidthName } from '../names.ts'
import { isSharedName } from '../sharedBuilds.ts'
import { resumableIn, temporaryIn } from '../uploadFolders.ts'
import { createDiskPlace } from '../resumable/diskPlace.ts'
import type { Stores } from '../storage.ts'
import { clientSettings, explainErrors, refusalOf, timeRequests, type OnStoreAsked } from './client.ts'
import type { ObjectStoreConfig } from '../../config/objectStore.ts'
import { createS3Place } from './s3Place.ts'
import { createS3Storage } from './s3Storage.ts'

interface Options {
  log: { warn(facts: object, message: string): void }
  onAsked?: OnStoreAsked | undefined
  /** Of uploads on our own disk: for what is on its way, and what was in it before there was an object store. */
  folder: string
}

/** How long the start waits for the store to accept the bucket and keys; after that it goes on without an answer. */
const storeCheckMs = 3000
/** A store may be silent this long while it copies a large file. */
const copySilenceMs = 60_000

/**
 * Uploads in an object store: originals under `originals/`, smaller widths under `widths/`, under `resumable/` what
 * arrives in several requests, and files of builds under `builds/`.
 * @throws StartError where the store refuses us
 */
export async function openObjectStore(config: ObjectStoreConfig, { folder, log, onAsked }: Options): Promise<Stores> {
  const { bucket, prefix, signed } = config
  const client = new S3Client(clientSettings(config))
  if (onAsked) timeRequests(client, onAsked)
  const report = (error: Error) =>
    log.warn({ error: loggable(error), name: error.name }, 'the object store did not do what it was asked')
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(storeCheckMs) })
  } catch (error) {
    const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
    const problem = problemOf(name, $metadata?.httpStatusCode)
    if (problem) throw new StartError(problem)
    report(error as Error)
  }
  explainErrors(client, (error) => refusalOf(error, report))
  const signing = signed ? new S3Client(clientSettings(config, { endpoint: config.publicEndpoint })) : null
  const shared = { client, signing, bucket, report }
  const originalsPrefix = `${prefix}originals/`
  const originals = createS3Storage({ ...shared, prefix: originalsPrefix, isOwn: isStoredName })
  const settings = clientSettings(config, { silenceMs: copySilenceMs })
  const places = { prefix: `${prefix}resumable/`, originalsPrefix, tempFolder: temporaryIn(folder) }
  const resumable = createS3Place({ client: settings, bucket, report, ...places })
  const former = createDiskPlace(resumableIn(folder), originals)
  return {
    originals,
    resumable: {
      ...resumable,
      sweep: async (before) => (await resumable.sweep(before)) + (await former.sweep(before)),
    },
    widths: createS3Storage({ ...shared, prefix: `${prefix}widths/`, isOwn: isWidthName }),
    builds: createS3Storage({ ...shared, prefix: `${prefix}builds/`, isOwn: isSharedName }),
  }
}

function problemOf(name: string, status: number | undefined): string | null {
  if (status === 404 || name === 'NoSuchBucket')
    return 'The object store has no bucket of the name in S3_BUCKET. Please make it first, or correct the name.'
  if (status === 401 || status === 403 || name === 'CredentialsProviderError')
    return 'The object store refuses us. Please check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, and what they may do (docs/operations.md#object-store).'
  if (status === 301 || status === 400) return 'The object store is in another region. Please correct S3_REGION.'
  return null
}
