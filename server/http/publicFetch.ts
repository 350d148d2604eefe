import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInTheWeb } from '../config/privateAddress.ts'

/** Requests to web addresses that people have written. */

/** How an address is reached; tests have names and servers of their own. */
export interface PublicWay {
  /** Where the name of a host leads. */
  readonly resolve?: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
  /** Whether we may connect there. */
  readonly mayConnect?: (address: string, port: number) => boolean
}

interface PublicRequest extends PublicWay {
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Asks a host of the public internet, and follows no redirect. The connection takes the very addresses that were looked up and checked:
 * asked again, the name might lead elsewhere.
 * @returns the answer's head; its body is still to be read or destroyed
 * @throws Error where there is no answer, or where the address is not public
 */
export function requestPublic(url: URL, request: PublicRequest): Promise<IncomingMessage> {
  const { resolve = (host, done) => lookUp(host, { all: true }, done), mayConnect = isInTheWeb, ...sent } = request
  if (!isWeb(url)) return Promise.reject(new Error('Only http and https are fetched.'))
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const refused = new Error('This address is not public.')
  const lookup: LookupFunction = (name, { all }, done) =>
    resolve(name, (error, found) => {
      const [first] = found ?? []
      // One private address among public ones is no mistake of a public site.
      if (error || !first) return done(error ?? refused, '', 4)
      if (!found.every(({ address }) => mayConnect(address, port))) return done(refused, '', 4)
      return all ? done(null, found) : done(null, first.address, first.family)
    })
  // What is an address already is not looked up.
  if (isIP(host) !== 0 && !mayConnect(host, port)) return Promise.reject(refused)
  const headers = { 'user-agent': 'Zay', ...sent.headers }
  return new Promise((answer, fail) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    send(url, { ...sent, headers, lookup, agent: false }, answer)
      .on('error', fail)
      .end()
  })
}

export const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'

interface PublicFetchOptions extends PublicWay {
  /** For all of it: names, redirects and the body. */
  readonly timeoutMs: number
  /** More of a body is not read. */
  readonly maxBytes: number
}

export interface PublicAnswer {
  readonly status: number
  /** Where it came from, after redirects. */
  readonly url: string
  readonly body: string
}

const maxRedirects = 3

/**
 * GETs a web address of the public internet; each redirect is checked anew.
 * @throws Error where there is no answer, or where an address is not public
 */
export async function publicFetch(
  url: string,
  { timeoutMs, maxBytes, ...way }: PublicFetchOptions,
): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { accept: 'text/html, */*', 'accept-encoding': 'identity' }
  let at = new URL(url)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await requestPublic(at, { ...way, headers, signal })
    const { statusCode: status = 0, headers: answered } = answer
    if (status < 300 || status >= 400 || answered.location === undefined)
      return { status, url: at.href, body: await readSome(answer, maxBytes) }
    answer.destroy()
    at = new URL(answered.location, at)
  }
  throw new Error('Too many redirects.')
}

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
