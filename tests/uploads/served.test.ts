import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { schemaController } from '#server/api/body/bodyPlugin.ts'
import { errorAnswer } from '#server/errors.ts'
import { uploadsRoutes } from '#server/routes/uploads.ts'
import { temporaryPath } from '#server/uploads/temporaryFiles.ts'
import { openUploadsFolder, solid, upload } from './folder.ts'

/** How uploads are served (docs/safety.md#s30, #s32). */

const { folder, home, stored, uploads } = await openUploadsFolder()

await writeFile(join(home, 'logo.png'), await solid(4, 4).png().toBuffer())
await writeFile(join(home, 'secret.webp'), 'secret')
const app = Fastify({ schemaController })
afterAll(() => app.close())
app.setErrorHandler((error, _request, reply) => {
  const { status, headers, body } = errorAnswer(error, usualWriting.en)
  return reply.code(status).headers(headers).send(body)
})
await app.register(compress, { threshold: 1 })
await app.register(uploadsRoutes, { uploads, logoFolder: home })
await app.listen({ host: '127.0.0.1', port: 0 })

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for a path letter for letter; fetch would tidy it up first. */
function get(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const { port } = app.server.address() as AddressInfo
  return new Promise<Answer>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    asking.on('error', reject).end()
  })
}

describe('GET /uploads/{file}', () => {
  const store = async (filename: string, bytes: Buffer) =>
    (await uploads.store(upload(bytes, { kind: 'file', filename, type: null }))).name

  test('a picture is shown, cached for good and never sniffed', async () => {
    const { name } = await uploads.store(upload(await solid(9, 9).png().toBuffer()))
    const answer = await get(`/uploads/${name}`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(answer.body).toEqual(await stored(name))
    const head = await get(`/uploads/${name}`, { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(answer.body.length) } })
    expect(head.body).toHaveLength(0)
    const again = await get(`/uploads/${name}`, { headers: { 'if-none-match': answer.headers.etag ?? '' } })
    expect(again).toMatchObject({ status: 304 })
    expect(again.body).toHaveLength(0)
  })

  test('anything else is a sandboxed download (S32)', async () => {
    for (const [filename, type] of [
      ['a.html', 'application/octet-stream'],
      ['a.svg', 'application/octet-stream'],
      ['a.pdf', 'application/pdf'],
      ['a.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      const name = await store(filename, Buffer.from('<script>alert(1)</script>'))
      const { headers } = await get(`/uploads/${name}`)
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('ranges', async () => {
    const bytes = randomBytes(1000)
    const path = `/uploads/${await store('a.mp4', bytes)}`
    const etag = (await get(path)).headers.etag ?? ''
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=990-', 990, 999],
      ['bytes=-10', 990, 999],
      ['bytes=-5000', 0, 999],
      ['bytes=500-99999', 500, 999],
    ] as const) {
      const answer = await get(path, { headers: { range, 'if-range': etag } })
      expect(answer).toMatchObject({ status: 206, headers: { 'content-range': `bytes ${start}-${end}/1000` } })
      expect(answer.body).toEqual(bytes.subarray(start, end + 1))
    }
    for (const range of ['bytes=1000-', 'bytes=-0', 'bytes=5000-6000']) {
      const refused = await get(path, { headers: { range } })
      expect(refused).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */1000' } })
      expect(refused.headers['cache-control'] ?? '').not.toContain('immutable')
    }
    for (const headers of [
      { range: 'bytes=9-2' },
      { range: 'bytes=-' },
      { range: 'lines=1-2' },
      { range: 'bytes=0-1,3-4' },
    ]) {
      expect(await get(path, { headers })).toMatchObject({ status: 200, body: bytes })
    }
    expect((await get(path, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } })).status).toBe(200)
  })

  test('a text comes as its own bytes, also where answers are compressed', async () => {
    const path = `/uploads/${await store('a.txt', Buffer.from('mingalaba '.repeat(500)))}`
    const accepting = { 'accept-encoding': 'gzip, br' }
    expect((await get(path, { headers: accepting })).body).toHaveLength(5000)
    const rest = await get(path, { headers: { ...accepting, range: 'bytes=10-18' } })
    expect(rest).toMatchObject({ status: 206, headers: { 'content-length': '9' } })
    expect(rest.body.toString()).toBe('mingalaba')
  })

  test('traversal, folders, links and foreign names are 404 (S30)', async () => {
    const hex = (digit: string) => digit.repeat(32)
    await mkdir(join(folder, `${hex('a')}.webp`))
    await symlink(join(home, 'secret.webp'), join(folder, `${hex('b')}.webp`))
    await writeFile(join(folder, 'notes.webp'), 'x')
    await writeFile(temporaryPath(uploads.tempFolder), 'half')
    const [half] = await readdir(uploads.tempFolder)
    for (const path of [
      '../secret.webp',
      '%2e%2e%2fsecret.webp',
      '%252e%252e%252fsecret.webp',
      '..%5csecret.webp',
      '..\\secret.webp',
      '....//secret.webp',
      `${hex('a')}.webp`,
      `${hex('a')}.webp/`,
      `${hex('b')}.webp`,
      `${hex('c')}.webp`,
      `${hex('c')}.webp%00.webp`,
      `${hex('C')}.WEBP`,
      'notes.webp',
      'seed-../../secret.webp',
      'seed-..%2f..%2fsecret.webp',
      `.incoming/${half}`,
      `.incoming%2f${half}`,
      '.incoming',
      '',
      '.',
      '%2e%2e',
      '/etc/passwd',
      '%2fetc%2fpasswd',
    ]) {
      const { status, body, headers } = await get(`/uploads/${path}`)
      expect([path, status]).toEqual([path, 404])
      expect(body.includes('secret')).toBe(false)
      expect(headers['cache-control'] ?? '').not.toContain('immutable')
    }
    await uploads.sweepTemporary()
  })

  test("the demonstration's pictures under their earlier names and the logo are there", async () => {
    await writeFile(join(folder, 'seed-rice-01.webp'), 'picture')
    expect(await get('/uploads/seed-rice-01.webp')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    })
    const logo = await get('/uploads/logo.png')
    expect(logo).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    })
    expect(createHash('sha256').update(logo.body).digest('hex')).toBe(
      createHash('sha256')
        .update(await readFile(join(home, 'logo.png')))
        .digest('hex'),
    )
  })

  test('a reader who leaves half way leaves no open file', async () => {
    const path = `/uploads/${await store('a.bin', Buffer.alloc(5_000_000))}`
    const { port } = app.server.address() as AddressInfo
    for (let n = 0; n < 20; n++) {
      await new Promise<void>((resolve) => {
        const asking = request({ host: '127.0.0.1', port, path }, (answer) => {
          answer.once('data', () => asking.destroy())
          answer.on('error', () => undefined)
          answer.once('close', resolve)
        })
        asking.on('error', () => undefined).end()
      })
    }
    expect((await get(path)).body).toHaveLength(5_000_000)
  })
})
