import type { ServerResponse } from 'node:http'

/** Where Node has the text of a head, and sends it from; its types leave that out. */
const headText = '_header'
interface Written extends ServerResponse {
  [headText]?: unknown
  maxRequestsOnConnectionReached?: boolean
}

/**
 * The head of an answer that is sent often. Node checks and joins some twenty headers for each answer, which takes a third of
 * all that an answer takes; so what it wrote is used again, with another id, until the second of its `date` is over.
 */
export class WrittenHead {
  private second = -1
  private before = ''
  private after = ''

  /** @param headers name, value, name, value */
  constructor(private readonly headers: readonly string[]) {}

  /** Begins a 200 with these headers and the request's id. */
  begin(response: Written, id: string): void {
    const second = Math.floor(Date.now() / 1000)
    if (second === this.second && staysOpen(response)) {
      response[headText] = this.before + id + this.after
      return
    }
    response.writeHead(200, ['x-request-id', id, ...this.headers])
    const text = response[headText]
    const at = typeof text === 'string' && staysOpen(response) ? text.indexOf(id) : -1
    if (at < 0) return
    this.second = second
    this.before = (text as string).slice(0, at)
    this.after = (text as string).slice(at + id.length)
  }
}

/** Whether its head says that the connection is kept, which others do not. */
const staysOpen = (response: Written) =>
  response.shouldKeepAlive &&
  response.maxRequestsOnConnectionReached !== true &&
  response.req.httpVersionMajor === 1 &&
  response.req.httpVersionMinor === 1
