import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDemoProvider } from './demoProvider.ts'
import { createSessions, deriveKey, loadSecret, sessionSeconds } from './session.ts'

const secret = 'Zq3vT9pLx7WbRk2Mn8Yc5Hd1Jf6Sg4Ua'
const start = Date.UTC(2026, 0, 1)

describe('a session token', () => {
  const sessions = createSessions({ secret, now: () => start })

  it('says profile, session and its end, 30 days on', async () => {
    const token = await sessions.sign({ profileId: 42, sessionId: 'abc' })
    const endsAt = new Date(start + 30 * 24 * 3600 * 1000)
    expect(await sessions.verify(token)).toEqual({ profileId: 42, sessionId: 'abc', endsAt })
  })

  it('ends', async () => {
    const token = await sessions.sign({ profileId: 42, sessionId: 'abc' })
    const at = (ms: number) => createSessions({ secret, now: () => ms }).verify(token)
    expect(await at(start + sessionSeconds * 1000 - 1000)).not.toBeNull()
    expect(await at(start + sessionSeconds * 1000)).toBeNull()
  })

  it('ends for a server that has verified it before, too', async () => {
    let now = start
    const own = createSessions({ secret, now: () => now })
    const token = await own.sign({ profileId: 42, sessionId: 'abc' })
    const session = await own.verify(token)
    now = start + sessionSeconds * 1000 - 1
    expect(await own.verify(token)).toEqual(session)
    now++
    expect(await own.verify(token)).toBeNull()
  })

  it('S05: with any letter changed, one more or one less, counts for nothing', async () => {
    const token = await sessions.sign({ profileId: 42, sessionId: 'abc' })
    for (let i = 0; i < token.length; i++) {
      // The next letter of the alphabet differs in its lowest bits, which careless decoders ignore at the very end.
      for (const letter of [String.fromCharCode(token.charCodeAt(i) ^ 1), 'A', '.', '']) {
        const changed = token.slice(0, i) + letter + token.slice(i + 1)
        if (changed !== token) expect(await sessions.verify(changed), `letter ${i} as "${letter}"`).toBeNull()
      }
    }
    for (const changed of [`${token}A`, `${token}=`, `${token} `, ` ${token}`, `${token}.`, `${token}.x`]) {
      expect(await sessions.verify(changed)).toBeNull()
    }
  })

  it.each(['', '.', '..', 'null', 'x'.repeat(100_000)])('is not %j', async (text) => {
    expect(await sessions.verify(text)).toBeNull()
  })

  it('of another secret counts for nothing', async () => {
    const foreign = createSessions({ secret: secret.toLowerCase(), now: () => start })
    expect(await sessions.verify(await foreign.sign({ profileId: 42, sessionId: 'abc' }))).toBeNull()
  })

  it('needs type, audience, subject and session, even when signed with the very key', async () => {
    const key = deriveKey(secret, 'session token')
    const make = (change: Record<string, unknown>, typ: string | undefined = 'zay-session+jwt') => {
      const claims = {
        iss: 'urn:zay:session',
        aud: 'urn:zay:session',
        sub: '1',
        jti: 'a',
        exp: start / 1000 + 60,
        ...change,
      }
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...(typ ? { typ } : {}) }).sign(key)
    }
    expect(await sessions.verify(await make({}))).not.toBeNull()
    expect(await sessions.verify(await make({}, 'JWT'))).toBeNull()
    expect(await sessions.verify(await make({}, ''))).toBeNull()
    for (const change of [{ aud: 'other' }, { iss: 'other' }, { exp: undefined }, { jti: undefined }]) {
      expect(await sessions.verify(await make(change))).toBeNull()
    }
    for (const sub of [undefined, '0', '-1', '1.5', 'abc', '99999999999999999999']) {
      expect(await sessions.verify(await make({ sub }))).toBeNull()
    }
  })
})

describe('with a data folder', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'zay-session-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('S04: an identity token is no session', async () => {
    const provider = await createDemoProvider({ dataDir })
    const token = await provider.issue({ email: 'owner@demo.example', name: 'Daw Khin Khin' })
    expect(await createSessions({ secret }).verify(token)).toBeNull()
  })

  it('the secret is made once, readable by its owner alone, and the same after a restart', async () => {
    const config = { sessionSecret: null, dataDir: join(dataDir, 'not', 'there', 'yet') }
    const made = await Promise.all([loadSecret(config), loadSecret(config), loadSecret(config)])
    expect(new Set(made).size).toBe(1)
    expect(made[0]).toMatch(/^[\w-]{64}$/)
    expect(await loadSecret(config)).toBe(made[0])
    expect(await readdir(config.dataDir)).toEqual(['session.secret'])
    expect((await stat(join(config.dataDir, 'session.secret'))).mode & 0o777).toBe(0o600)
  })

  it('a secret file with wider rights is narrowed, an empty one said', async () => {
    const path = join(dataDir, 'session.secret')
    await writeFile(path, secret, { mode: 0o644 })
    expect(await loadSecret({ sessionSecret: null, dataDir })).toBe(secret)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await writeFile(path, '')
    await expect(loadSecret({ sessionSecret: null, dataDir })).rejects.toThrow('Delete it')
  })

  it('a configured secret is taken as it is and written nowhere', async () => {
    expect(await loadSecret({ sessionSecret: secret, dataDir })).toBe(secret)
    await expect(readFile(join(dataDir, 'session.secret'))).rejects.toThrow('ENOENT')
  })
})
