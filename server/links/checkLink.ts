import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInTheWeb } from '../config/privateAddress.ts'

/** `unknown`: it is we who cannot say, since our own network or name server does not answer. */
export type LinkState = 'opens' | 'fails' | 'unknown'

interface Way {
  /** Where the name of a host leads. */
  resolve?: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
  /** Whether we may connect there: links are written by everybody. */
  mayConnect?: (address: string, port: number) => boolean
  timeoutMs?: number
  signal?: AbortSignal
}

const maxRedirects = 5
const ourFaults = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EMFILE', 'ABORT_ERR'])

/** Whether a website opens: by HEAD, and where that fails by GET, which some servers know only. */
export async function checkLink(link: string, way: Way = {}): Promise<LinkState> {
  const state = await follow('HEAD', link, way)
  return state === 'fails' ? follow('GET', link, way) : state
}

async function follow(method: 'HEAD' | 'GET', link: string, way: Way): Promise<LinkState> {
  try {
    let url = new URL(link)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      // To an app, by its own scheme: whoever answers so is there.
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'opens'
      const { statusCode = 0, headers } = await ask(method, url, way)
      if (statusCode < 300 || statusCode > 399 || !headers.location) return stateOf(statusCode)
      url = new URL(headers.location, url)
    }
    return 'fails'
  } catch (error) {
    return ourFaults.has((error as NodeJS.ErrnoException).code ?? '') && !isOver(error) ? 'unknown' : 'fails'
  }
}

/** Who is refused, as robots often are, has found somebody. */
const stateOf = (status: number): LinkState => (status === 404 || status === 410 || status >= 500 ? 'fails' : 'opens')

const isOver = (error: unknown) => ((error as Error).cause as Error | undefined)?.name === 'TimeoutError'

/** One request, of whose answer nothing is read but the head. */
function ask(method: string, url: URL, way: Way): Promise<IncomingMessage> {
  const { resolve = (host, done) => lookUp(host, { all: true }, done), mayConnect = isInTheWeb } = way
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const refused = new Error(`No place in the web: ${host}`)
  // The connection takes the very addresses that were looked at: asked again, the name might lead elsewhere.
  const lookup: LookupFunction = (name, { all }, done) =>
    resolve(name, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? refused, '', 4)
      if (!found.every(({ address }) => mayConnect(address, port))) return done(refused, '', 4)
      return all ? done(null, found) : done(null, first.address, first.family)
    })
  // What is an address already is not looked up.
  if (isIP(host) !== 0 && !mayConnect(host, port)) return Promise.reject(refused)
  const limit = AbortSignal.timeout(way.timeoutMs ?? 10_000)
  const signal = way.signal ? AbortSignal.any([limit, way.signal]) : limit
  const options = {
    method,
    lookup,
    signal,
    agent: false,
    headers: { 'User-Agent': 'Zay (looks whether a link opens)' },
  }
  return new Promise((answer, fail) => {
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      response.on('error', () => undefined).destroy()
      answer(response)
    })
    sent.on('error', fail).end()
  })
}
