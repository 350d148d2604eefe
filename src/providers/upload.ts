/** How much of a body has gone out, 0 to 1. */
export type OnUpload = (share: number) => void

/** Milliseconds without any progress after which a line counts as lost; a server storing 500 MB answers sooner. */
const patience = 120_000

/**
 * A request that tells how far it has got, which fetch cannot. Long ones have no time-out as a whole: they are given up when nothing
 * moves any more.
 * @throws TypeError when the line is lost, as fetch does; what the signal says when it was cancelled
 */
export function sendWithProgress(address: string, init: RequestInit, onUpload: OnUpload): Promise<Response> {
  const { signal } = init
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let watch: ReturnType<typeof setTimeout>
    const stillMoving = () => {
      clearTimeout(watch)
      watch = setTimeout(() => request.abort(), patience)
    }
    const cancel = () => request.abort()
    const lost = () => reject(signal?.aborted ? (signal.reason as Error) : new TypeError('The line was lost'))
    request.open(init.method ?? 'POST', address)
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stillMoving()
      onUpload(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    request.addEventListener('loadend', () => {
      clearTimeout(watch)
      signal?.removeEventListener('abort', cancel)
    })
    if (signal?.aborted) return lost()
    signal?.addEventListener('abort', cancel)
    stillMoving()
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(':')
    if (name && value.length > 0) headers.append(name, value.join(':').trim())
  }
  // These carry no body, and a Response refuses one (Fetch standard, "null body status").
  const body = [204, 205, 304].includes(request.status) ? null : request.responseText
  return new Response(body, { status: request.status, headers })
}
