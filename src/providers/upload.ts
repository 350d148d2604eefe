/** Upload progress, a fraction from 0 to 1. */
export type OnUpload = (fraction: number) => void

/** An upload without progress for this many ms counts as lost; the server needs less to store 500 MB. */
const stallTimeoutMs = 120_000

/**
 * A request that reports upload progress, which fetch cannot. It has no total timeout: it is aborted only when
 * progress stalls.
 * @throws TypeError when the connection is lost, as fetch does; the signal's reason when it was aborted
 */
export function sendWithProgress(address: string, init: RequestInit, onUpload: OnUpload): Promise<Response> {
  const { signal } = init
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stallTimer: ReturnType<typeof setTimeout>
    const resetStallTimer = () => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(() => request.abort(), stallTimeoutMs)
    }
    const cancel = () => request.abort()
    const fail = () => reject(signal?.aborted ? (signal.reason as Error) : new TypeError('The line was lost'))
    request.open(init.method ?? 'POST', address)
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      resetStallTimer()
      onUpload(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => resolve(toResponse(request)))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('loadend', () => {
      clearTimeout(stallTimer)
      signal?.removeEventListener('abort', cancel)
    })
    if (signal?.aborted) return fail()
    signal?.addEventListener('abort', cancel)
    resetStallTimer()
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(':')
    if (name && value.length > 0) headers.append(name, value.join(':').trim())
  }
  // Answers with these statuses have no body, and Response rejects one (Fetch standard, "null body status").
  const body = [204, 205, 304].includes(request.status) ? null : request.responseText
  return new Response(body, { status: request.status, headers })
}
