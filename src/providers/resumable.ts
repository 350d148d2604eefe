import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { apiBase } from '#src/paths.ts'
import { ApiError, apiErrorFrom } from './ApiError.ts'
import { acceptLanguageOf } from '#resources/text/language.ts'
import { currentWriting } from './device/preferences.ts'
import { readStored } from './device/storage.ts'
import type { OnUpload } from './upload.ts'

interface Options {
  /** What the file is for: the server asks for the right to that before anything is sent. */
  about: Record<string, string>
  signal: AbortSignal | null
  onUpload: OnUpload | undefined
}

export interface SentFile {
  /** What a record's part has instead of the file. */
  part: string
  /** The record has it: it is not to be gone on with any more. */
  forget(): Promise<void>
}

/** After a break, in ms; each piece that arrives begins them anew. */
const retryDelaysMs = [0, 1000, 3000, 5000, 10_000, 20_000]
/** A line without progress for this many ms counts as lost; what has arrived is not sent again. */
const stallMs = 60_000

/**
 * Sends a large file by the tus protocol. What has arrived is asked for first, also after a reload: the device remembers
 * the address of an upload by the file's name, size and date (docs/decisions/resumable-uploads.md).
 * @throws ApiError, or the signal's reason when it was aborted
 */
export async function sendResumable(file: File, { about, signal, onUpload }: Options): Promise<SentFile> {
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  const writing = currentWriting()
  const token = readStored('StoredJWT')
  const options: UploadOptions = {
    endpoint: `${apiBase}/upload/api`,
    metadata: { ...about, filename: file.name, filetype: file.type },
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(writing ? { 'accept-language': acceptLanguageOf(writing) } : {}),
    },
    retryDelays: retryDelaysMs,
  }
  const upload = new Upload(file, options)
  const known = await upload.findPreviousUploads()
  const newest = known.sort((one, other) => other.creationTime.localeCompare(one.creationTime))[0]
  if (newest) upload.resumeFromPreviousUpload(newest)
  try {
    await new Promise<void>((resolve, reject) => {
      const abort = () => {
        void upload.abort()
        reject(signal?.reason as Error)
      }
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { once: true })
      const resetStallTimer = () => {
        clearTimeout(stallTimer)
        stallTimer = setTimeout(() => void upload.abort().then(() => upload.start()), stallMs)
      }
      Object.assign(upload.options, {
        onProgress: (sent: number, total: number) => {
          resetStallTimer()
          onUpload?.(total > 0 ? sent / total : 0)
        },
        onSuccess: () => resolve(),
        onError: (error: Error) => reject(errorOf(error)),
      } satisfies UploadOptions)
      resetStallTimer()
      upload.start()
    })
  } finally {
    clearTimeout(stallTimer)
  }
  return {
    part: `upload:${upload.url?.split('/').at(-1) ?? ''}`,
    forget: async () => {
      for (const { urlStorageKey } of await upload.findPreviousUploads())
        await upload.options.urlStorage?.removeUpload(urlStorageKey)
    },
  }
}

function errorOf(error: Error): ApiError {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (!answer) return new ApiError('Failed to fetch data', 0)
  return apiErrorFrom(answer.getStatus(), parsed(answer.getBody()))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
