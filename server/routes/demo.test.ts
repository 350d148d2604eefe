import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { bodyPlugin, schemaController } from '../api/body/bodyPlugin.ts'
import { loadDemoCode } from '../auth/demoCode.ts'
import { createDemoProvider, type DemoProvider } from '../auth/demoProvider.ts'
import { createIdentityVerifier } from '../auth/identityToken.ts'
import { errorAnswer } from '../errors.ts'
import { demoRoutes } from './demo.ts'

let dataDir: string
let provider: DemoProvider
let local: FastifyInstance
let open: FastifyInstance

/** Tries are counted in tests/identity/demoDoor.test.ts. */
const uncounted = { rows: () => Promise.resolve([]) } as never
const isSuperAdmin = (email: string) => Promise.resolve(email.toLowerCase() === 'admin@demo.example')

async function start(demoAlways: boolean, demo: DemoProvider | null = provider): Promise<FastifyInstance> {
  const app = Fastify({ schemaController })
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = errorAnswer(error, usualWriting.en)
    return reply.code(status).headers(headers).send(body)
  })
  await app.register(bodyPlugin)
  demoRoutes(app, { db: uncounted, demo, config: { demoAlways }, isSuperAdmin })
  await app.ready()
  return app
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zay-demo-'))
  provider = await createDemoProvider({ dataDir })
  local = await start(false)
  open = await start(true)
})
afterAll(async () => {
  await Promise.all([local.close(), open.close()])
  await rm(dataDir, { recursive: true })
})

const verify = (token: string, by = provider, at = Date.now()) =>
  createIdentityVerifier({ issuers: [by.trusted], log: { warn: () => undefined }, now: () => at }).verify(token)

const ask = (app: FastifyInstance, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/demo/token', payload, headers: { host: 'localhost:3000', ...headers } })

it('issues a token that the one verifier believes, the same person for the same address', async () => {
  const answer = await ask(local, { Email: 'Owner@Demo.example', name: 'Daw Khin Khin' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const one = await verify(answer.json().token)
  expect(one).toMatchObject({ issuer: 'urn:zay:demo', email: 'owner@demo.example', name: 'Daw Khin Khin' })
  const again = await verify((await ask(local, { email: 'owner@demo.example', name: 'Other' })).json().token)
  expect(again.subject).toBe(one.subject)
  expect((await verify((await ask(local, { email: 'owner2@demo.example' })).json().token)).subject).not.toBe(
    one.subject,
  )
})

it('its tokens end after ten minutes, and count for nothing where it is not trusted', async () => {
  const token = await provider.issue({ email: 'owner@demo.example', name: 'x' })
  await expect(verify(token, provider, Date.now() + 15 * 60_000)).rejects.toMatchObject({ status: 401 })
  const issuers = [{ issuer: 'https://accounts.google.com', audience: 'client' }]
  const other = createIdentityVerifier({ issuers, log: { warn: () => undefined } })
  await expect(other.verify(token)).rejects.toMatchObject({ status: 401 })
})

it('keeps its key over a restart, readable by its owner alone; another folder has another', async () => {
  const token = await provider.issue({ email: 'owner@demo.example', name: 'x' })
  expect(await verify(token, await createDemoProvider({ dataDir }))).toMatchObject({ email: 'owner@demo.example' })
  const secrets = ['demo-admin.code', 'demo-identity.jwk']
  expect((await readdir(dataDir)).toSorted()).toEqual(secrets)
  for (const name of secrets) expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600)
  const other = await createDemoProvider({ dataDir: join(dataDir, 'other') })
  await expect(verify(token, other)).rejects.toMatchObject({ status: 401 })
  await rm(join(dataDir, 'other'), { recursive: true })
})

it('publishes no private part of its key', () => {
  expect(JSON.stringify(provider.trusted)).not.toContain('"d"')
})

it('lists an owner, a second owner, a super admin, and a new person every time', async () => {
  const list = async () => (await local.inject({ url: '/demo/accounts', headers: { host: 'localhost' } })).json()
  const first = await list()
  expect(first.map((one: { role: string }) => one.role)).toEqual(['owner', 'secondOwner', 'superAdmin', 'newPerson'])
  expect(first[0]).toEqual({ role: 'owner', name: 'Daw Khin Khin', email: 'owner@demo.example', wantsCode: false })
  expect(first[2]).toMatchObject({ email: 'admin@demo.example', wantsCode: true })
  expect((await open.inject('/demo/accounts')).json()[2]).toMatchObject({ wantsCode: false })
  expect((await list())[3].email).not.toBe(first[3].email)
})

it('answers only callers from here, unless it is for everybody', async () => {
  const person = { email: 'owner@demo.example', name: 'Daw Khin Khin' }
  const elsewhere: Record<string, string>[] = [{ host: 'app.example' }, { 'x-forwarded-for': '127.0.0.1' }]
  for (const headers of elsewhere) {
    const answer = await ask(local, person, headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ status: 'error', message: expect.any(String) })
    expect((await local.inject({ url: '/demo/accounts', headers })).statusCode).toBe(403)
    expect((await ask(open, person, headers)).statusCode).toBe(200)
  }
  const far = { method: 'POST', url: '/demo/token', payload: person, headers: { host: 'localhost' } } as const
  expect((await local.inject({ ...far, remoteAddress: '203.0.113.7' })).statusCode).toBe(403)
})

it('takes multipart and urlencoded bodies too', async () => {
  const form = new URLSearchParams({ EMAIL: 'owner@demo.example', name: 'မြ မြ' })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ask(local, form.toString(), type)).statusCode).toBe(200)
  const parts = '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\nowner@demo.example\r\n--b--\r\n'
  const answer = await ask(local, parts, { 'content-type': 'multipart/form-data; boundary=b' })
  expect(await verify(answer.json().token)).toMatchObject({ email: 'owner@demo.example', name: 'owner' })
})

it('is not there when demo mode is off', async () => {
  const off = await start(false, null)
  expect((await ask(off, { email: 'owner@demo.example' })).statusCode).toBe(404)
  expect((await off.inject('/demo/accounts')).statusCode).toBe(404)
  await off.close()
})

it.each([{}, { email: 'x' }, { email: ['a@b.c', 'd@e.f'] }, { email: `${'x'.repeat(300)}@b.c` }])(
  'refuses %j',
  async (payload) => {
    const answer = await ask(local, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toHaveProperty('email')
  },
)

describe('a super admin', () => {
  const admin = { email: ' Admin@Demo.example', name: 'Ma Thiri' }
  const codeOf = async (folder = dataDir) => (await loadDemoCode({ dataDir: folder })).text

  it('also says the code printed at start, with or without its space, in either digits', async () => {
    const code = await codeOf()
    expect(code).toMatch(/^\d{4} \d{4}$/)
    const burmese = code.replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)]!)
    for (const given of [code, code.replace(' ', ''), ` ${code} `, burmese]) {
      const answer = await ask(local, { ...admin, code: given })
      expect(answer.statusCode, given).toBe(200)
      expect(await verify(answer.json().token)).toMatchObject({ email: 'admin@demo.example' })
    }
  })

  it('without it or with another: 403, said at the field in either language', async () => {
    const missing = await ask(local, admin)
    expect([missing.statusCode, missing.json().fields.code]).toEqual([403, expect.stringContaining('printed')])
    for (const code of ['x', '1234', '12345678901', await codeOf(join(dataDir, 'another'))]) {
      const answer = await ask(local, { ...admin, code })
      expect([code, answer.statusCode]).toEqual([code, 403])
      expect(answer.json()).toMatchObject({
        status: 'error',
        fields: { code: expect.stringContaining('not the code') },
      })
      expect(answer.body).not.toContain('token')
    }
    await rm(join(dataDir, 'another'), { recursive: true })
  })

  it('nobody else needs it, and with DEMO=1 nobody at all', async () => {
    expect((await ask(local, { email: 'owner@demo.example' })).statusCode).toBe(200)
    expect((await ask(open, admin)).statusCode).toBe(200)
  })

  it('the code stays over a restart, and a damaged file stops the start', async () => {
    expect(await codeOf()).toBe(await codeOf())
    await mkdir(join(dataDir, 'damaged'))
    await writeFile(join(dataDir, 'damaged', 'demo-admin.code'), '1')
    await expect(codeOf(join(dataDir, 'damaged'))).rejects.toThrow(/holds no code. Delete it/)
    await rm(join(dataDir, 'damaged'), { recursive: true })
  })
})
