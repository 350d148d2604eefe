import { request } from 'node:http'
import { repeated } from './units.ts'

/**
 * Sends requests from a process of its own, so that the test's process spends its time on answers alone:
 * `fork('client.ts', [url])`. Beside each request it asks `/healthz` again and again.
 */

export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: {
    as: 'multipart' | 'form' | 'json'
    fields: Record<string, string>
    /** The hostile part: `unit` again and again, after `prefix`, in `length` UTF-16 code units or `bytes` of this body. */
    hostile: { name: string; prefix: string; unit: string; length?: number; bytes?: number }
  } | null
}

export interface Received {
  status: number
  /** The beginning of the answer, to tell what a failure is about. */
  text: string
  /** Milliseconds of the slowest answer of `/healthz` meanwhile. */
  slowestHealth: number
}

const url = process.argv[2] ?? ''

function ask(method: string, path: string, headers: Record<string, string>, body: Buffer | null) {
  return new Promise<Omit<Received, 'slowestHealth'>>((resolve) => {
    let status = 0
    let text = ''
    const done = () => resolve({ status, text })
    const outgoing = request(url, { method, path, headers }, (answer) => {
      status = answer.statusCode ?? 0
      answer.on('data', (chunk: Buffer) => (text ||= chunk.toString('utf8', 0, 200)))
      answer.on('end', done)
      answer.on('error', done)
    })
    outgoing.on('error', done)
    outgoing.end(body)
  })
}

/** Of a unit in a body of this kind. */
function bytesOf(unit: string, as: NonNullable<Sent['body']>['as']): number {
  if (as === 'form') return new URLSearchParams({ x: unit }).toString().length - 'x='.length
  return Buffer.byteLength(as === 'json' ? JSON.stringify(unit).slice(1, -1) : unit)
}

function encoded({ as, fields, hostile }: NonNullable<Sent['body']>): [type: string, body: Buffer] {
  const { name, prefix, unit, bytes = 0 } = hostile
  const length = hostile.length ?? Math.floor((bytes * unit.length) / bytesOf(unit, as))
  // The hostile part first: nothing else may be read before it.
  const all = Object.entries({ [name]: prefix + repeated(unit, length - prefix.length), ...fields })
  if (as === 'json') return ['application/json', Buffer.from(JSON.stringify(Object.fromEntries(all)))]
  if (as === 'form') return ['application/x-www-form-urlencoded', Buffer.from(new URLSearchParams(all).toString())]
  const parts = all.map(
    ([part, value]) => `--zay\r\nContent-Disposition: form-data; name="${part}"\r\n\r\n${value}\r\n`,
  )
  return ['multipart/form-data; boundary=zay', Buffer.from(`${parts.join('')}--zay--\r\n`)]
}

async function send({ method, path, headers, body }: Sent): Promise<Received> {
  const [type, bytes] = body ? encoded(body) : [undefined, null]
  // Node's client announces no length by itself for a DELETE.
  const typed: Record<string, string> = bytes
    ? { 'content-type': type ?? '', 'content-length': String(bytes.length) }
    : {}
  let [isOver, slowestHealth] = [false, 0]
  const watch = async () => {
    while (!isOver) {
      const started = performance.now()
      await ask('GET', '/healthz', {}, null)
      slowestHealth = Math.max(slowestHealth, performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const watching = watch()
  const answer = await ask(method, path, { ...headers, ...typed }, bytes)
  isOver = true
  await watching
  return { ...answer, slowestHealth }
}

process.on('message', (sent: Sent) => void send(sent).then((received) => process.send?.(received)))
process.on('disconnect', () => process.exit())
