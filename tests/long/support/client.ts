/** What a client keeps of an answer. Status 0: the connection broke. */
export interface Told {
  status: number
  body: Record<string, unknown>
  headers: Headers
  ms: number
  /** When it arrived, by the clock of `performance.now()`. */
  at: number
}

type Parts = Record<string, string | number | File>

/** A signed-in person of a server in another process, which may be gone at any moment. */
export interface Member {
  creates(source: string, parts: Parts, key?: string): Promise<Told>
  asks(path: string, init?: RequestInit): Promise<Told>
}

export async function ask(url: string, init: RequestInit = {}): Promise<Told> {
  const since = performance.now()
  try {
    const answer = await fetch(url, init)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: answer.status, body, headers: answer.headers, ...times(since) }
  } catch {
    return { status: 0, body: {}, headers: new Headers(), ...times(since) }
  }
}

const times = (since: number) => ({ ms: performance.now() - since, at: performance.now() })

const form = (parts: Parts) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts))
    data.append(name, typeof value === 'number' ? String(value) : value)
  return data
}

/** @throws if the server does not let this address in */
export async function signUp(url: string, email: string): Promise<Member & { token: string }> {
  const post = (path: string, parts: Parts) => ask(url + path, { method: 'POST', body: form(parts) })
  const { body: issued } = await post('/demo/token', { email, name: email.split('@')[0]! })
  const login = await post('/profile/api/login', { token: String(issued['token']) })
  if (login.status !== 200) throw new Error(`Login failed (${login.status}): ${JSON.stringify(login.body)}`)
  return asMember(() => url, String(login.body['jwtToken']))
}

/** The same person, wherever the server is now. */
export function asMember(url: () => string, token: string): Member & { token: string } {
  const asks = (path: string, init: RequestInit = {}) =>
    ask(url() + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  return {
    token,
    asks,
    creates: (source, parts, key) =>
      asks(`/${source}/api`, {
        method: 'POST',
        body: form(parts),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
  }
}

export const idOf = ({ body }: Told) => Number(body['Id'])
export const dataOf = ({ body }: Told) => body['data'] as Record<string, unknown>
