import { acceptLanguageOf } from '#resources/text/language.ts'
import { apiBase } from '#src/paths.ts'
import { ApiError } from '../ApiError.ts'
import { endSession } from '../sessionEnd.ts'
import { currentWriting } from '../device/preferences.ts'
import { readStored } from '../device/storage.ts'

/**
 * Downloads a file from the API with the bearer token, which a plain link cannot send. There is no timeout because a
 * download may take long.
 * @throws ApiError; status 0 when no answer came or the connection broke
 */
export async function download(address: string): Promise<{ content: Blob; name: string }> {
  const token = readStored('StoredJWT')
  const writing = currentWriting()
  const headers: HeadersInit = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(writing && { 'accept-language': acceptLanguageOf(writing) }),
  }
  try {
    const response = await fetch(`${apiBase}${address}`, { headers })
    if (response.status === 401) endSession('refused')
    if (!response.ok) throw new ApiError('Failed to fetch data', response.status)
    const [, name = 'download'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { content: await response.blob(), name }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('Failed to fetch data', 0)
  }
}

/** Follows a link as a tap would. `downloadName`: saves the target under this file name instead of opening it. */
export function followLink(address: string, downloadName?: string): void {
  const link = document.createElement('a')
  link.href = address
  if (downloadName !== undefined) link.download = downloadName
  document.body.append(link)
  link.click()
  link.remove()
}

/** Lets the browser save a file. */
export function saveFile({ content, name }: { content: Blob; name: string }): void {
  const address = URL.createObjectURL(content)
  followLink(address, name)
  // The browser starts reading the blob after the click has returned, so it is released 60 s later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
