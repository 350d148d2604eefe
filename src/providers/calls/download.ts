import { apiBase } from '#src/paths.ts'
import { ApiError } from '../ApiError.ts'
import { endSession } from '../sessionEnd.ts'
import { readStored } from '../device/storage.ts'

/**
 * GET of an address of the API as a file, with the bearer, which no plain link carries. No time-out: it may be long.
 * @throws ApiError, status 0 when no answer came or it broke off
 */
export async function download(address: string): Promise<{ content: Blob; name: string }> {
  const token = readStored('StoredJWT')
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
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

/** Follows a link as a tap does; `keepAs`: the name to keep what it leads to under. */
export function follow(address: string, keepAs?: string): void {
  const link = document.createElement('a')
  link.href = address
  if (keepAs !== undefined) link.download = keepAs
  document.body.append(link)
  link.click()
  link.remove()
}

/** Hands a file to the browser to be kept. */
export function keepFile({ content, name }: { content: Blob; name: string }): void {
  const address = URL.createObjectURL(content)
  follow(address, name)
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
