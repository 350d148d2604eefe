import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { StartError } from '../errors.ts'
import { requireDiskSpace } from '../disk/freeSpace.ts'
import {
  clientSettings,
  explainErrors,
  isMissing,
  objectsUnder,
  unfinishedUnder,
  unlessMissing,
} from '../uploads/s3/client.ts'
import { inParts } from '../uploads/s3/partFiles.ts'
import { temporaryIn, uploadsFolder } from '../uploads/uploadFolders.ts'
import { isRegularName, type AccessConfig, type BackupFile, type BackupFolder } from './backupPlace.ts'

/** Size of a part. A store takes 10,000 parts, so a backup may have 640 GB. */
const partBytes = 64 * 1024 ** 2
const attempts = 4
/** An upload this old was left by a process that was killed. */
const staleMs = 2 * 86_400_000

interface Where {
  client: S3Client
  bucket: string
  key: string
  tempFolder: string
}

const open = (address: string, config: AccessConfig): Where => {
  const [, bucket = '', key = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? []
  const client = new S3Client(clientSettings(config.storeAccess, { silenceMs: 60_000 }))
  explainErrors(client, (error) => explain(error, bucket))
  // On our own disk, for what is on its way to the store.
  return { client, bucket, key, tempFolder: temporaryIn(uploadsFolder(config)) }
}

export const fileInStore = (address: string, config: AccessConfig): BackupFile => fileAt(open(address, config))

function fileAt({ client, bucket, key, tempFolder }: Where): BackupFile {
  const at = { Bucket: bucket, Key: key }
  const address = `s3://${bucket}/${key}`
  return {
    address,

    async requireNew() {
      if (key === '' || key.endsWith('/')) throw new StartError(`Please say a name too, such as ${address}zay.tar`)
      const found = await client.send(new HeadObjectCommand(at)).catch(unlessMissing)
      if (found) throw new StartError(`${address} is there already. Please choose another name.`)
    },

    async write(content) {
      await mkdir(tempFolder, { recursive: true, mode: 0o700 })
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at))
      const upload = { ...at, UploadId }
      const parts: CompletedPart[] = []
      let bytes = 0
      try {
        await inParts(content, { folder: tempFolder, bytes: partBytes }, async ({ path, size }) => {
          const PartNumber = parts.length + 1
          const send = () =>
            client.send(
              new UploadPartCommand({ ...upload, PartNumber, Body: createReadStream(path), ContentLength: size }),
            )
          const { ETag } = await insisting(send)
          parts.push({ PartNumber, ETag })
          bytes += size
        })
        await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }))
        return bytes
      } catch (error) {
        // If it cannot be given up now, the next one does so later.
        await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
        throw error
      }
    },

    async open() {
      const found = await client.send(new HeadObjectCommand(at)).catch(unlessMissing)
      if (found) {
        const { ContentLength: size = 0, ETag: etag } = found
        return Readable.from(read({ client, bucket, key, tempFolder }, size, etag), { objectMode: false })
      }
      const others = await folderAt({ client, bucket, key: key.replace(/\/$/, ''), tempFolder }).list()
      const names = others.slice(-5).map(({ name }) => `${address.replace(/\/$/, '')}/${name}`)
      throw new StartError(
        names.length > 0
          ? `${address} is no backup. Please say which one, such as:\n${names.join('\n')}`
          : `There is no ${address}.`,
      )
    },
  }
}

/** A line that breaks is taken up where it stopped. */
async function* read({ client, bucket, key }: Where, size: number, etag: string | undefined) {
  let at = 0
  for (let failed = 0; at < size;) {
    const range = at === 0 ? {} : { Range: `bytes=${at}-` }
    try {
      const { Body: body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, IfMatch: etag, ...range }),
      )
      for await (const chunk of body as AsyncIterable<Buffer>) {
        yield chunk
        at += chunk.length
        failed = 0
      }
    } catch (error) {
      if (++failed === attempts || isMissing(error) || error instanceof Refusal) throw explain(error, bucket)
      await wait(500 * 2 ** failed)
    }
  }
}

export const folderInStore = (address: string, config: AccessConfig): BackupFolder => folderAt(open(address, config))

function folderAt(where: Where): BackupFolder {
  const { client, bucket, tempFolder } = where
  const prefix = where.key === '' ? '' : `${where.key.replace(/\/$/, '')}/`
  const under = { Bucket: bucket, Prefix: prefix }
  const isOwn = (key = '') => key.startsWith(prefix) && isRegularName(key.slice(prefix.length))
  return {
    async prepare(_bytes, diskReserveBytes) {
      await mkdir(tempFolder, { recursive: true, mode: 0o700 })
      await requireDiskSpace(tempFolder, 2 * partBytes, diskReserveBytes)
      for await (const { Key, UploadId, Initiated } of unfinishedUnder(client, under)) {
        if (!isOwn(Key) || !Initiated || Date.now() - Initiated.getTime() < staleMs) continue
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(unlessMissing)
      }
    },

    file: (name) => fileAt({ ...where, key: prefix + name }),

    async list() {
      const all: { name: string; bytes: number }[] = []
      for await (const { Key = '', Size: bytes = 0 } of objectsUnder(client, under))
        if (isOwn(Key)) all.push({ name: Key.slice(prefix.length), bytes })
      return all.sort((a, b) => (a.name < b.name ? -1 : 1))
    },

    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + name }))),
  }
}

/** The client itself does not send a stream twice. */
async function insisting<T>(send: () => Promise<T>): Promise<T> {
  for (let failed = 1; ; failed++) {
    try {
      return await send()
    } catch (error) {
      if (failed === attempts || error instanceof Refusal) throw error
      await wait(500 * 2 ** failed)
    }
  }
}

/** What the store would say again. */
class Refusal extends StartError {}

/** The failure as a sentence for an operator; the store's own text is for programmers. */
function explain(error: unknown, bucket: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  if (name === 'NoSuchBucket') return new Refusal(`The object store has no bucket ${bucket}. Please make it first.`)
  if (status === 401 || status === 403 || name === 'CredentialsProviderError')
    return new Refusal(
      `The object store does not let us use the bucket ${bucket}. Please check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, and what they may do (docs/operations.md#object-store).`,
    )
  if (status === undefined) return new StartError(`The object store does not answer (${name}: ${message}).`)
  const Said = status < 500 && status !== 429 ? Refusal : StartError
  return new Said(`The object store refuses that (${status} ${name}: ${message}).`)
}
