import { lookup } from 'node:dns/promises'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { isInTheWeb } from '../config/privateAddress.ts'

/** Requests to web addresses that people have written. */

interface PublicFetchOptions {
  /** For all of it: names, redirects and the body. */
  readonly timeoutMs: number
  /** More of a body is not read. */
  readonly maxBytes: number
  /** Which addresses may be connected to. Tests have a server of their own. */
  readonly mayConnect?: (address: string, port: number) => boolean
}

export interface PublicAnswer {
  readonly status: number
  /** Where it came from, after redirects. */
  readonly url: string
  readonly body: string
}

const mostRedirects = 3

/**
 * GETs a web address of the public internet. It connects to the very address that was looked up and checked, so that a name that
 * changes meanwhile leads nowhere else, and checks anew after each redirect.
 * @throws Error where there is no answer, or where the address is not public
 */
export async function publicFetch(url: string, options: PublicFetchOptions): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  let at = new URL(url)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await connect(at, options, signal)
    const { statusCode: status = 0, headers } = answer
    if (status < 300 || status >= 400 || headers.location === undefined)
      return { status, url: at.href, body: await readSome(answer, options.maxBytes) }
    answer.destroy()
    at = new URL(headers.location, at)
  }
  throw new Error('Too many redirects.')
}

async function connect(at: URL, { mayConnect = isInTheWeb }: PublicFetchOptions, signal: AbortSignal) {
  if (at.protocol !== 'http:' && at.protocol !== 'https:') throw new Error('Only http and https are fetched.')
  const port = Number(at.port) || (at.protocol === 'https:' ? 443 : 80)
  const host = at.hostname.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(host) ? [{ address: host }] : await inTime(lookup(host, { all: true }), signal)
  const [first] = found
  // One private address among public ones is no mistake of a public site.
  if (!first || !found.every(({ address }) => mayConnect(address, port))) throw new Error('This address is not public.')
  return new Promise<IncomingMessage>((resolve, reject) => {
    const send = at.protocol === 'https:' ? secureRequest : plainRequest
    const options = {
      host: first.address,
      port,
      path: `${at.pathname}${at.search}`,
      // The certificate is that of the name.
      ...(isIP(host) === 0 && { servername: host }),
      headers: { host: at.host, accept: 'text/html, */*', 'accept-encoding': 'identity', 'user-agent': 'Zay' },
      agent: false,
      signal,
    }
    send(options, resolve).on('error', reject).end()
  })
}

const inTime = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    }),
  ])

async function readSome(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= maxBytes) break
  }
  answer.destroy()
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
}
