import { describe, expect, test } from 'vitest'
import { identityHash } from '#server/auth/session.ts'
import { testSecret } from './support/app.ts'
import { Person, signIn, visitor, type Fields } from './support/client.ts'
import { everythingStored } from './support/stored.ts'
import { openWorld } from './support/openWorld.ts'

/** Login and sessions over HTTP (docs/safety.md#s01, #s02, #s05, #s06; tests/identity has the identity tokens). */

const { app, world } = await openWorld()

const part = (text: object) => Buffer.from(JSON.stringify(text)).toString('base64url')

describe('login', () => {
  test('answers only the token and the profile, and is not cached', async () => {
    const token = await app.provider.issue({ email: 'May@Demo.example', name: 'Ma May' })
    const answer = await visitor(app).posts('/profile/api/login', { token, email: 'evil@x.example', name: 'Evil' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      jwtToken: expect.any(String),
      profile: { Name: 'Ma May', Email: 'may@demo.example', id: expect.any(Number) },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await app.query(`select 1 from "profile" where "Email" = 'evil@x.example'`)).toEqual([])
  })

  test('without a valid identity token: 401, no row (S01)', async () => {
    const good = await app.provider.issue({ email: 'new@demo.example', name: 'New' })
    const [head, claims, signature] = good.split('.') as [string, string, string]
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    const changed = (more: object) => [head, part({ ...read, ...more }), signature].join('.')
    const { owner } = world
    const bad: Fields[] = [
      {},
      { email: 'new@demo.example', name: 'New' },
      { token: '' },
      { token: 'x' },
      { token: `${head}.${claims}.` },
      { token: [part({ alg: 'none' }), claims, ''].join('.') },
      { token: changed({ email: 'admin@demo.example' }) },
      { token: changed({ exp: 4_102_444_800 }) },
      { token: `${head}.${claims}.${signature.slice(0, -3)}AAA` },
      { token: owner.token! },
      { code: 'some code' },
    ]
    const before = await everythingStored(app)
    for (const fields of bad) {
      const answer = await visitor(app).posts('/profile/api/login', fields)
      expect(answer.status, JSON.stringify(fields).slice(0, 80)).toBe(401)
    }
    expect(await everythingStored(app)).toEqual(before)
  })

  test('issuer and subject identify the account, not the address (S02)', async () => {
    const first = await signIn(app, 'anchored@demo.example', 'First')
    await app.query('update "identity" set "Subject" = $1 where "ProfileId" = $2', ['another subject', first.id])
    const before = await everythingStored(app)
    const token = await app.provider.issue({ email: 'anchored@demo.example', name: 'Second' })
    const answer = await visitor(app).posts('/profile/api/login', { token })
    expect(answer.status).toBe(409)
    expect(answer.text).not.toContain('jwtToken')
    expect(await everythingStored(app)).toEqual(before)
  })

  test('two concurrent first logins of one person make one account', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signIn(app, 'twice@demo.example')))
    expect(new Set(people.map(({ id }) => id)).size).toBe(1)
  })

  test('a suspended account gets a message, and its sessions end', async () => {
    const person = await signIn(app, 'suspended@demo.example')
    const [identity] = await app.query<{ Issuer: string; Subject: string }>(
      'select * from "identity" where "ProfileId" = $1',
      [person.id],
    )
    const hash = identityHash(testSecret, { issuer: identity!.Issuer, subject: identity!.Subject })
    await app.query('insert into "suspension" ("IdentityHash", "ProfileId") values ($1, $2)', [hash, person.id])
    expect((await person.creates('page', { name: 'x' })).status).toBe(401)
    const token = await app.provider.issue({ email: person.email, name: 'x' })
    const answer = await visitor(app).posts('/profile/api/login', { token })
    expect([answer.status, answer.fields['message']]).toEqual([403, 'This account is suspended.'])
  })
})

describe('a session', () => {
  const works = async (person: Person) => {
    const read = await person.gets('/notification/api')
    const write = await person.posts('/notification/api/read', { upTo: 1 })
    expect(read.status).toBe(write.status)
    return read.status === 200
  }

  test('is invalid with any byte changed (S05)', async () => {
    const { owner } = world
    const token = owner.token!
    for (let at = 0; at < token.length; at += 7) {
      const flipped = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(await works(new Person(app, flipped))).toBe(false)
    }
    const last = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    expect(await works(new Person(app, last))).toBe(false)
    expect(await works(new Person(app, `${token}x`))).toBe(false)
    expect(await works(owner)).toBe(true)
  })

  test('that expired or was logged out is refused on every protected route (S05)', async () => {
    const person = await signIn(app, 'ending@demo.example')
    await app.query('update "session" set "EndsAt" = now() where "ProfileId" = $1', [person.id])
    const routes = app.routes.filter(
      ({ method, url }) => ['POST', 'PATCH', 'DELETE'].includes(method) && url !== '/demo/token',
    )
    const open = [
      '/profile/api/login',
      '/report/api',
      '/appeal/api',
      '/firebaseToken/api',
      '/pageStat/api',
      '/suggestion/api',
      '/admin/api/checkSuperAdmin',
      '/admin/api/checkPermission',
    ]
    for (const { method, url } of routes.filter((route) => !open.includes(route.url) || route.method !== 'POST')) {
      const answer = await person.asks(method, url.replace(/:\w+/g, '1'))
      expect([method, url, answer.status]).toEqual([method, url, 401])
      expect(answer.headers.get('x-session')).toBe('ended')
    }
  })

  test('logout ends this session, "everywhere" all sessions of the person only', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => signIn(app, 'many@demo.example')))
    expect((await one!.posts('/profile/api/logout')).status).toBe(200)
    expect([await works(one!), await works(two!)]).toEqual([false, true])
    expect((await two!.posts('/profile/api/logout', { everywhere: 1 })).status).toBe(200)
    expect([await works(two!), await works(three!), await works(world.owner)]).toEqual([false, false, true])
  })

  test('is accepted only in the bearer header: no cookie, no query, no field (S06)', async () => {
    const { owner } = world
    const token = owner.token!
    const nobody = visitor(app)
    const disguises: Record<string, string>[] = [
      { cookie: `token=${token}; jwtToken=${token}` },
      { authorization: token },
      { authorization: `Basic ${token}` },
    ]
    for (const headers of disguises) {
      expect((await nobody.sends('POST', '/page/api', { name: 'x' }, { headers })).status).toBe(401)
    }
    for (const query of [`?token=${token}`, `?access_token=${token}`, `?jwtToken=${token}`]) {
      expect((await nobody.posts(`/page/api${query}`, { name: 'x' })).status).toBe(401)
    }
    expect((await nobody.creates('page', { name: 'x', token, authorization: `Bearer ${token}` })).status).toBe(401)
  })

  test('no GET and no cross-site form post changes anything (S06)', async () => {
    const { owner, fresh } = world
    await fresh('post')
    const before = await everythingStored(app)
    for (const { url } of app.routes.filter(({ method }) => method === 'GET')) {
      await owner.gets(url.replace(/:\w+/g, '1').replace('*', 'x'))
    }
    const headers = { origin: 'https://evil.example', cookie: `jwtToken=${owner.token}` }
    await visitor(app).sends('POST', '/page/api', { name: 'evil' }, { as: 'form', headers })
    await visitor(app).sends('POST', '/profile/api', { _method: 'DELETE', email: owner.email }, { as: 'form', headers })
    expect(await everythingStored(app)).toEqual(before)
  })

  test('other origins may not read answers, the app’s own may', async () => {
    const allowed = async (origin: string) =>
      (await visitor(app).gets('/page/api/byPage/1', { origin })).headers.get('access-control-allow-origin')
    expect(await allowed('https://evil.example')).toBeNull()
    expect(await allowed('null')).toBeNull()
    expect(await allowed('capacitor://localhost')).toBe('capacitor://localhost')
  })
})
