import type { TestApp } from './app.ts'

/** A value of a request field. A Blob is sent as a part with a file name, a list as a part each. */
export type Given = string | number | boolean | null | Blob | readonly (string | Blob)[]
export type Fields = Record<string, Given>
export type ContentType = 'multipart' | 'form' | 'json'
export const contentTypes: readonly ContentType[] = ['multipart', 'form', 'json']

/** A record as in answers. */
export type Item = Record<string, unknown> & { Id: number }

interface Sending {
  as?: ContentType
  headers?: Record<string, string>
}

/** An answer. */
export class Answer {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
  ) {}

  get body(): unknown {
    return JSON.parse(this.text)
  }
  /** The body as an object. */
  get fields(): Record<string, unknown> {
    return this.body as Record<string, unknown>
  }
  get list(): Item[] {
    if (!Array.isArray(this.body)) throw new Error(`No list (${this.status}): ${this.text.slice(0, 300)}`)
    return this.body as Item[]
  }
  /** Of a write: the current record. */
  get data(): Item {
    return this.fields['data'] as Item
  }
  get ids(): number[] {
    return this.list.map(({ Id }) => Id)
  }
}

/** A client of the server. Without a token it is a visitor. */
export class Person {
  constructor(
    readonly app: TestApp,
    readonly token: string | null = null,
    readonly id = 0,
    readonly email = '',
  ) {}

  gets(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.asks('GET', path, { headers })
  }
  creates(source: string, fields: Fields, how?: Sending): Promise<Answer> {
    return this.sends('POST', `/${source}/api`, fields, how)
  }
  changes(source: string, fields: Fields, how?: Sending): Promise<Answer> {
    return this.sends('PATCH', `/${source}/api`, fields, how)
  }
  deletes(source: string, id: number): Promise<Answer> {
    return this.asks('DELETE', `/${source}/api/${id}`)
  }
  posts(path: string, fields: Fields = {}, how?: Sending): Promise<Answer> {
    return this.sends('POST', path, fields, how)
  }

  /** Creates a record and returns it. */
  async makes(source: string, fields: Fields): Promise<Item> {
    const answer = await this.creates(source, fields)
    if (answer.status >= 300) throw new Error(`${source} was not made (${answer.status}): ${answer.text}`)
    return answer.data
  }

  /** The record as this person sees it, or undefined. */
  async sees(source: string, id: number): Promise<Item | undefined> {
    const answer = await this.gets(`/${source}/api/${id}`)
    return answer.status === 200 ? answer.list[0] : undefined
  }

  sends(method: string, path: string, fields: Fields, { as = 'multipart', headers = {} }: Sending = {}) {
    const [body, type] = encoded(fields, as)
    return this.asks(method, path, { body, headers: { ...(type && { 'content-type': type }), ...headers } })
  }

  async asks(
    method: string,
    path: string,
    { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const bearer: Record<string, string> = this.token === null ? {} : { authorization: `Bearer ${this.token}` }
    const answer = await fetch(this.app.url + path, { method, body, headers: { ...bearer, ...headers } })
    return new Answer(answer.status, answer.headers, await answer.text())
  }
}

function encoded(fields: Fields, as: ContentType): [body: BodyInit, type?: string] {
  if (as === 'json') return [JSON.stringify(fields), 'application/json']
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one instanceof Blob ? one : String(one ?? '')]),
  )
  if (as === 'form')
    return [new URLSearchParams(texts as [string, string][]).toString(), 'application/x-www-form-urlencoded']
  const form = new FormData()
  for (const [name, value] of texts as [string, string | Blob][]) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, value instanceof File ? value.name : 'upload')
  }
  return [form]
}

export const visitor = (app: TestApp) => new Person(app)

/** Signs in with the demo provider. The same address is the same person each time. */
export async function signIn(app: TestApp, email: string, name = email.split('@')[0] ?? email): Promise<Person> {
  const token = await app.provider.issue({ email, name })
  const login = () => visitor(app).posts('/profile/api/login', { token })
  let answer = await login()
  // Right after its start the server may answer that it is busy; a person would try again.
  for (let again = 0; answer.status === 503 && again < 5; again += 1) answer = await login()
  if (answer.status !== 200) throw new Error(`Login failed (${answer.status}): ${answer.text}`)
  const { jwtToken, profile } = answer.body as { jwtToken: string; profile: { id: number } }
  return new Person(app, jwtToken, profile.id, email)
}

export const superAdminEmail = 'admin@demo.example'

/** Grants a role, also where nobody is there who could by the API. */
export async function appoint(person: Person, role: 'moderator' | 'editor' | 'superAdmin'): Promise<void> {
  await person.app.query('insert into "role" ("ProfileId", "Role") values ($1, $2) on conflict do nothing', [
    person.id,
    role,
  ])
}
