import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
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
function bytesOf(unit: string, as: As): number {
  if (as === 'form') return new URLSearchParams({ x: unit }).toString().length - 'x='.length
  return Buffer.byteLength(as === 'json' ? JSON.stringify(unit).slice(1, -1) : unit)
}

type Hostile = NonNullable<Sent['body']>['hostile']
type As = NonNullable<Sent['body']>['as']

/** As it stands in bodies. Each is written once: to escape 1 MB takes longer than most answers. */
const written = new Map<string, Buffer>()

function hostileValue(as: As, { prefix, unit, bytes = 0, length }: Hostile): Buffer {
  const key = JSON.stringify([as, prefix, unit, bytes, length])
  const known = written.get(key)
  if (known) return known
  const units = length ?? Math.floor((bytes * unit.length) / bytesOf(unit, as))
  const text = prefix + repeated(unit, units - prefix.length)
  const value = Buffer.from(
    as === 'json' ? JSON.stringify(text) : as === 'form' ? new URLSearchParams({ '': text }).toString().slice(1) : text,
  )
  written.set(key, value)
  return value
}

const partHead = (name: string) => `--zay\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`

/** The hostile part stands first: nothing else may be read before it. */
function encoded({ as, fields, hostile }: NonNullable<Sent['body']>): [type: string, body: Buffer] {
  const value = hostileValue(as, hostile)
  const others = Object.entries(fields)
  const around = (head: string, tail: string) => Buffer.concat([Buffer.from(head), value, Buffer.from(tail)])
  if (as === 'json') {
    const tail = others.map(([name, text]) => `,${JSON.stringify(name)}:${JSON.stringify(text)}`)
    return ['application/json', around(`{${JSON.stringify(hostile.name)}:`, `${tail.join('')}}`)]
  }
  if (as === 'form') {
    const tail = others.length > 0 ? `&${new URLSearchParams(fields).toString()}` : ''
    return ['application/x-www-form-urlencoded', around(`${encodeURIComponent(hostile.name)}=`, tail)]
  }
  const tail = others.map(([name, text]) => `${partHead(name)}${text}\r\n`)
  return ['multipart/form-data; boundary=zay', around(partHead(hostile.name), `\r\n${tail.join('')}--zay--\r\n`)]
}

async function send({ method, path, headers, body }: Sent): Promise<Received> {
  const [type, bytes] = body ? encoded(body) : [undefined, null]
  // Node's client announces no length by itself for a DELETE.
  const typed: Record<string, string> = bytes
    ? { 'content-type': type ?? '', 'content-length': String(bytes.length) }
    : {}
  let slowestHealth = 0
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      const started = performance.now()
      await ask('GET', '/healthz', {}, null)
      slowestHealth = Math.max(slowestHealth, performance.now() - started)
      await wait(10, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const watching = watch()
  const answer = await ask(method, path, { ...headers, ...typed }, bytes)
  over.abort()
  await watching
  return { ...answer, slowestHealth }
}

process.on('message', (sent: Sent) => void send(sent).then((received) => process.send?.(received)))
process.on('disconnect', () => process.exit())
