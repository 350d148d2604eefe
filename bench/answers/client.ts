import { connect } from 'node:net'

/** A client that costs little beside the server it measures: it writes the same request again and looks for the end of each answer. */

export interface Target {
  port: number
  path: string
  headers?: Readonly<Record<string, string>>
}

/** Asks over so many open connections for so long. Returns answers a second. @throws when one is not a 200 */
export async function measureRate({ port, path, headers = {} }: Target, connections: number, milliseconds: number) {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const end = performance.now() + milliseconds
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(end, port, request)))
  return (1000 * counts.reduce((sum, count) => sum + count, 0)) / milliseconds
}

/** One connection after the other, since a server may end one after so many answers. */
async function askUntil(end: number, port: number, request: Buffer): Promise<number> {
  let answers = 0
  while (performance.now() < end) answers += await askOnConnection(end, port, request)
  return answers
}

const headEnd = Buffer.from('\r\n\r\n')
const chunkedEnd = Buffer.from('\r\n0\r\n\r\n')

function askOnConnection(end: number, port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let answers = 0
    /** Bytes of the answer that are still to come; undefined before its head is there, Infinity where only its end tells. */
    let missing: number | undefined
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('close', () => resolve(answers))
    socket.on('data', (chunk) => {
      if (missing === undefined) {
        const bodyAt = chunk.indexOf(headEnd) + headEnd.length
        const head = chunk.toString('latin1', 0, bodyAt)
        if (!head.startsWith('HTTP/1.1 200')) {
          reject(new Error(`No answer to measure: ${head}`))
          return socket.destroy()
        }
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        missing = length === undefined ? Infinity : Number(length) - (chunk.length - bodyAt)
      } else missing -= chunk.length
      if (missing === Infinity ? !chunk.subarray(-chunkedEnd.length).equals(chunkedEnd) : missing > 0) return
      answers++
      missing = undefined
      if (performance.now() < end) socket.write(request)
      else socket.destroy()
    })
  })
}
