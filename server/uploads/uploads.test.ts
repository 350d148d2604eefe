import { disableSchemaCompilers } from '../api/bodyPlugin.ts'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { errorAnswer } from '../errors.ts'
import { uploadsRoutes } from '../routes/uploads.ts'
import { used } from './pictureProcess.ts'
import { createQueue } from './queue.ts'
import { temporaryPath } from './temporaryFiles.ts'
import type { UploadStore } from './uploads.ts'
import type { Upload } from './upload.ts'
import { createUploads, openDiskStores } from './uploads.ts'

let home: string
let folder: string
let uploads: UploadStore
let app: FastifyInstance
const logged: string[] = []

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'zay-uploads-'))
  folder = join(home, 'uploads')
  uploads = await createUploads({ folder, log: { info: (_facts, message) => logged.push(message) } })
  await writeFile(join(home, 'logo.png'), await solid(4, 4).png().toBuffer())
  await writeFile(join(home, 'secret.webp'), 'secret')
  app = Fastify()
  disableSchemaCompilers(app)
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = errorAnswer(error, usualWriting.en)
    return reply.code(status).headers(headers).send(body)
  })
  await app.register(compress, { threshold: 1 })
  await app.register(uploadsRoutes, { uploads, logoFolder: home })
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true })
})

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })

const upload = (content: Upload['content'], facts: Partial<Upload> = {}): Upload => ({
  part: 'Thumbnail',
  kind: 'image',
  size: Buffer.isBuffer(content) ? content.length : 0,
  sha256: '',
  filename: 'photo.png',
  type: 'image/png',
  content,
  ...facts,
})

/** What was had of the processors so far, by this process and that for pictures, in µs. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system + used.cpu
}

const stored = (name: string) => readFile(join(folder, name))
const accepted = async (content: Buffer) => stored((await uploads.store(upload(content))).name)
/** What lies in the folder, its own folders left out: the temporary one and that of narrower pictures. */
const names = async () => (await readdir(folder)).filter((name) => name !== '.incoming' && name !== '.widths')

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

describe('pictures', () => {
  test('every kind we take becomes a WebP under a random name, in the right proportions', async () => {
    const original = solid(2000, 1000)
    for (const bytes of [
      await original.clone().jpeg().toBuffer(),
      await original.clone().png().toBuffer(),
      await original.clone().webp().toBuffer(),
      await original.clone().gif().toBuffer(),
      await original.clone().avif({ effort: 0 }).toBuffer(),
    ]) {
      const { name, type } = await uploads.store(upload(bytes))
      expect(name).toMatch(/^[0-9a-f]{32}\.webp$/)
      expect(type).toBe('image/webp')
      expect(await sharp(await stored(name)).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    }
  })

  test('a small one is not blown up, and stays see-through', async () => {
    const facts = await sharp(await accepted(await solid(30, 20).png().toBuffer())).metadata()
    expect(facts).toMatchObject({ width: 30, height: 20, hasAlpha: true })
  })

  test('orientation is applied, EXIF and place are gone (S31)', async () => {
    const left = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Orientation: '6', Artist: 'Daw Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(bytes.includes('Daw Somebody')).toBe(true)
    const picture = await accepted(bytes)
    expect(await sharp(picture).metadata()).not.toHaveProperty('exif')
    expect(picture.includes('Daw Somebody')).toBe(false)
    // 6 is a quarter turn to the right: what was left is on top now.
    const top = await sharp(picture).extract({ left: 20, top: 4, width: 1, height: 1 }).raw().toBuffer()
    expect(top[0]).toBeGreaterThan(200)
    expect(top[2]).toBeLessThan(60)
  })

  test('of an animation the first frame', async () => {
    const picture = await accepted(gif(20))
    expect((await sharp(picture, { pages: -1 }).metadata()).pages ?? 1).toBe(1)
  })

  test('what is no picture is refused by its content, with a sentence at the field (S32)', async () => {
    const png = await solid(10, 10).png().toBuffer()
    const before = await names()
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7\n%aaaa'),
      Buffer.from('GIF89a/*'.padEnd(40, ' ') + '*/=1;alert(1)'),
      Buffer.from('II*\0'.padEnd(60, '\0'), 'latin1'),
      Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      Buffer.from('\0\0\0\x20ftypavif'.padEnd(80, '\0'), 'latin1'),
      png.subarray(0, 20),
      randomBytes(500),
      Buffer.from('x'),
    ]) {
      const refusal = { status: 400, fields: { Thumbnail: expect.anything() } }
      await expect(uploads.store(upload(bytes))).rejects.toMatchObject(refusal)
    }
    expect(await names()).toEqual(before)
  })

  test('a polyglot loses what was hidden in it (S32)', async () => {
    const png = await solid(10, 10).png().toBuffer()
    const picture = await accepted(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))
    expect(picture.includes('script')).toBe(false)
  })

  test('thirty bombs at once take less work than drawing three would, and little memory; others are still stored (S31)', async () => {
    const noise = sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
    const jpeg = await noise.jpeg().toBuffer()
    const bombs = [hugePng(14_000), gif(10_000), jpeg.subarray(0, jpeg.length >> 1)]
    await accepted(jpeg)
    const before = process.memoryUsage().rss + used.memory
    const idle = cpuTime()
    const refused = Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => uploads.store(upload(bombs[n % bombs.length]!))),
    )
    await expect(uploads.store(upload(jpeg))).resolves.toHaveProperty('name')
    for (const outcome of await refused) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { status: 400, fields: { Thumbnail: expect.anything() } },
      })
    }
    const refusing = cpuTime() - idle
    expect(process.memoryUsage().rss + used.memory - before).toBeLessThan(150_000_000)
    // Measured in work, not by a clock, which would tell how busy the machine is.
    await sharp(bombs[0], { limitInputPixels: false }).resize(1600).webp().toBuffer()
    expect(refusing).toBeLessThan(3 * (cpuTime() - idle - refusing))
  })

  test('when the process for pictures is killed, its picture is asked for again, and the next is stored', async () => {
    const picture = await solid(2000, 2000).png().toBuffer()
    await accepted(picture)
    const storing = uploads.store(upload(picture))
    process.kill(used.pid, 'SIGKILL')
    await expect(storing).rejects.toHaveProperty('status', 503)
    expect(await sharp(await accepted(picture)).metadata()).toMatchObject({ width: 1600 })
  })

  test('above 25 MB is 413', async () => {
    await expect(uploads.store(upload(Buffer.alloc(25 * 1024 * 1024 + 1)))).rejects.toHaveProperty('status', 413)
  })

  test('also from a temporary file', async () => {
    const path = temporaryPath(uploads.tempFolder)
    await writeFile(path, await solid(50, 50).png().toBuffer())
    expect(await sharp(await stored((await uploads.store(upload({ path }))).name)).metadata()).toMatchObject({
      width: 50,
    })
    await rm(path)
  })

  test('the queue keeps the order and turns away when it is full', async () => {
    const queued = createQueue(1, 2)
    const order: number[] = []
    const jobs = [1, 2, 3].map((n) => queued(async () => order.push(n)))
    await expect(queued(async () => 4)).rejects.toHaveProperty('status', 503)
    await Promise.all(jobs)
    await expect(queued(() => Promise.reject(new Error('5')))).rejects.toThrow('5')
    expect(await queued(async () => 6)).toBe(6)
    expect(order).toEqual([1, 2, 3])
  })
})

describe('files', () => {
  const file = (content: Upload['content'], filename: string | null, type: string | null) =>
    upload(content, { kind: 'file', part: 'file', filename, type })

  test('are kept as they are, from memory and from a temporary file', async () => {
    const bytes = randomBytes(3000)
    const path = temporaryPath(uploads.tempFolder)
    await writeFile(path, bytes)
    for (const content of [bytes, { path }]) {
      const { name, type } = await uploads.store(file(content, 'စျေးနှုန်း.PDF', null))
      expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/)
      expect(type).toBe('application/pdf')
      expect(await stored(name)).toEqual(bytes)
    }
    expect(await readdir(uploads.tempFolder)).toEqual([])
  })

  test('get an extension we know, else .bin', async () => {
    for (const [filename, type, extension] of [
      ['a.docx', null, 'docx'],
      [null, 'application/pdf', 'pdf'],
      [null, 'text/plain; charset=utf-8', 'txt'],
      ['a.html', 'text/html', 'bin'],
      ['a.svg', 'image/svg+xml', 'bin'],
      ['a.constructor', '__proto__', 'bin'],
      ['../../a.pdf/../x', null, 'bin'],
      [null, null, 'bin'],
    ] as const) {
      expect((await uploads.store(file(Buffer.from('x'), filename, type))).name).toMatch(new RegExp(`\\.${extension}$`))
    }
  })

  test('a full or missing folder leaves nothing behind (S35)', async () => {
    const gone = await createUploads({ folder: join(home, 'gone'), log: { info: () => undefined } })
    await rm(join(home, 'gone'), { recursive: true })
    await expect(gone.store(file(Buffer.from('x'), 'a.txt', null))).rejects.toThrow()
    const disk = await openDiskStores(join(home, 'full'))
    const full = await createUploads({
      folder: join(home, 'full'),
      log: { info: () => undefined },
      stores: {
        ...disk,
        originals: {
          ...disk.originals,
          put: () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })),
        },
      },
    })
    const refusal = await full
      .store(file(Buffer.from('x'), 'a.txt', null))
      .catch((error: unknown) => errorAnswer(error, usualWriting.en))
    expect(refusal).toMatchObject({ status: 507 })
  })
})

describe('sweeping', () => {
  test('removes what was half received', async () => {
    await writeFile(temporaryPath(uploads.tempFolder), 'half')
    expect(await uploads.sweepTemporary()).toBe(1)
    expect(await readdir(uploads.tempFolder)).toEqual([])
    expect(await uploads.sweepTemporary()).toBe(0)
  })

  test('also daily, what is old: of several processes one may have been killed', async () => {
    const [old, young] = [temporaryPath(uploads.tempFolder), temporaryPath(uploads.tempFolder)]
    for (const path of [old, young]) await writeFile(path, 'half')
    await utimes(old, 1e9, 1e9)
    await uploads.sweepOrphans(async (some) => new Set(some), 3_600_000)
    expect(await readdir(uploads.tempFolder)).toEqual([basename(young)])
    await rm(young)
  })

  test('removes old uploads no record names, and nothing else', async () => {
    const make = async (old: boolean) => {
      const { name } = await uploads.store(upload(Buffer.from('x'), { kind: 'file', filename: 'a.txt' }))
      if (old) await utimes(join(folder, name), 1e9, 1e9)
      return name
    }
    const [orphan, kept, young] = [await make(true), await make(true), await make(false)]
    await writeFile(join(folder, 'seed-tea-shop.webp'), 'x')
    await utimes(join(folder, 'seed-tea-shop.webp'), 1e9, 1e9)
    const asked: string[] = []
    const removed = await uploads.sweepOrphans(async (some) => {
      asked.push(...some)
      return new Set([kept])
    }, 3_600_000)
    expect(asked.sort()).toEqual([kept, orphan, 'seed-tea-shop.webp'].sort())
    expect(removed).toBe(2)
    expect(await names()).toEqual(expect.arrayContaining([kept, young]))
    expect(await names()).not.toContain(orphan)
    expect(await names()).not.toContain('seed-tea-shop.webp')
  })

  test('what comes with the product is kept under its name, once, and goes like any other', async () => {
    const name = `${'d'.repeat(32)}.webp`
    await uploads.storeBundled(name, async () => Buffer.from('picture'))
    await uploads.storeBundled(name, () => Promise.reject(new Error('is there already')))
    expect(await readFile(join(folder, name), 'utf8')).toBe('picture')
    await expect(uploads.storeBundled('../notes.webp', async () => Buffer.from('x'))).rejects.toThrow(
      'no name of a stored file',
    )
    await utimes(join(folder, name), 1e9, 1e9)
    expect(await uploads.sweepOrphans(async () => new Set(), 3_600_000)).toBeGreaterThan(0)
    expect(await names()).not.toContain(name)
  })

  test('remove takes names of ours only', async () => {
    const { name } = await uploads.store(upload(Buffer.from('x'), { kind: 'file' }))
    await uploads.remove('../secret.webp')
    await uploads.remove(name)
    await uploads.remove(name)
    expect(await names()).not.toContain(name)
    expect(await readFile(join(home, 'secret.webp'), 'utf8')).toBe('secret')
  })
})

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

/** A whole, valid PNG of that many pixels a side, one bit each: small on the wire, huge when drawn. */
function hugePng(side: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** An animation of that many frames of one pixel, on a screen of 4 × 4 (GIF89a specification). */
function gif(frames: number): Buffer {
  const screen = Buffer.from([4, 0, 4, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}
