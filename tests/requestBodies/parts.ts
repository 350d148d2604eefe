import { createHash } from 'node:crypto'

/** The parts that request bodies are made of. */
export const MB = 1024 * 1024

export function form(parts: [name: string, value: string | Blob, filename?: string][]): FormData {
  const data = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, filename)
  }
  return data
}

const boundary = 'xYzZY'

/** A multipart body by hand, for what no well-behaved client would send. */
export const multipart = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from(`--${boundary}\r\n`), Buffer.from(part as string)])))
export const part = (name: string, value: string | Buffer, headers = '') =>
  Buffer.concat([
    Buffer.from(`Content-Disposition: form-data; name="${name}"${headers}\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ])
export const end = Buffer.from(`--${boundary}--\r\n`)
export const byHand = { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }

/** The head of a raw request. */
export const head = (length: number, headers: Record<string, string> = {}) =>
  [
    'POST /record HTTP/1.1',
    'Host: x',
    `Content-Length: ${length}`,
    ...Object.entries({ 'Content-Type': byHand.headers['content-type'], ...headers }).map(([k, v]) => `${k}: ${v}`),
    '\r\n',
  ].join('\r\n')

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
export const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
export const blob = (bytes: Buffer, type = 'application/pdf') => new Blob([new Uint8Array(bytes)], { type })
