import { isWeb, requestPublic, type PublicWay } from '../http/publicFetch.ts'

/** `unknown`: it is we who cannot say, since our own network or name server does not answer. */
export type LinkState = 'opens' | 'fails' | 'unknown'

interface Way extends PublicWay {
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
      if (!isWeb(url)) return 'opens'
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
async function ask(method: 'HEAD' | 'GET', url: URL, { timeoutMs = 10_000, signal, ...way }: Way) {
  const limit = AbortSignal.timeout(timeoutMs)
  const answer = await requestPublic(url, { ...way, method, signal: signal ? AbortSignal.any([limit, signal]) : limit })
  answer.on('error', () => undefined).destroy()
  return answer
}
