import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { errorAnswer, forbidden, unauthorized } from '../errors.ts'
import { readBody, type Upload } from './body.ts'
import { bodyPlugin } from './bodyPlugin.ts'

const MB = 1024 * 1024
let app: FastifyInstance
let folder: string
let port: number
/** What `authorize` was shown, and how many temporary files there were then. */
let asked: { values: Record<string, string>; files: number }[] = []
/** What `authorize` waits for when asked by a slow one. */
let gate = Promise.resolve()

const leftOver = () => readdir(folder)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zay-body-'))
  app = Fastify()
  await app.register(bodyPlugin)
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = errorAnswer(error, usualWriting.en)
    return reply.code(status).headers(headers).send(body)
  })
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === 'none') throw unauthorized()
  })
  app.route({
    method: ['POST', 'PATCH', 'DELETE'],
    url: '/record',
    async handler(request) {
      const body = await readBody(request, {
        fileParts: new Map([
          ['thumbnail', { kind: 'image', most: 1 }],
          ['file', { kind: 'file', most: 1 }],
          ['pictures', { kind: 'image', most: 3 }],
        ]),
        textLimits: new Map([
          ['title', 20],
          ['id', 60],
          ['story', 200_000],
        ]),
        maxBytes: Number(request.headers['x-max-bytes'] ?? 700 * MB),
        isReady: (values) => values.has('id'),
        async authorize(values) {
          asked.push({ values: Object.fromEntries(values), files: (await leftOver()).length })
          if (request.headers.authorization === 'slow') await gate
          if (request.headers.authorization === 'stranger') throw forbidden()
        },
        // A stranger's upload that went to disk would find no folder, and be a 500.
        tempFolder: request.headers.authorization === 'stranger' ? join(folder, 'missing') : folder,
      })
      try {
        const factsOf = ({ content, ...facts }: Upload) => ({ ...facts, onDisk: !Buffer.isBuffer(content) })
        const uploads = [...body.uploads].map(([key, all]) =>
          key === 'pictures' ? [key, all.map(factsOf)] : [key, factsOf(all[0]!)],
        )
        return { values: Object.fromEntries(body.values), uploads: Object.fromEntries(uploads), hash: body.hash }
      } finally {
        await body.discard()
      }
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

afterEach(async () => {
  asked = []
  await vi.waitFor(async () => expect(await leftOver()).toEqual([]), 30_000)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  status: number
  message?: string
  fields?: Record<string, string>
  values: Record<string, string>
  uploads: Record<
    string,
    { size: number; sha256: string; filename: string | null; type: string | null; onDisk: boolean }
  >
  hash: string
}

async function send(body: BodyInit | undefined, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}/record`, { method: 'POST', body, ...init })
  return { ...((await answer.json()) as Answer), status: answer.status }
}

const sendJson = (value: unknown, init: RequestInit = {}) =>
  send(typeof value === 'string' ? value : JSON.stringify(value), {
    ...init,
    headers: { 'content-type': 'application/json' },
  })

function form(parts: [name: string, value: string | Blob, filename?: string][]): FormData {
  const data = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, filename)
  }
  return data
}

/** A multipart body by hand, for what no well-behaved client would send. */
const boundary = 'xYzZY'
const multipart = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from(`--${boundary}\r\n`), Buffer.from(part as string)])))
const part = (name: string, value: string | Buffer, headers = '') =>
  Buffer.concat([
    Buffer.from(`Content-Disposition: form-data; name="${name}"${headers}\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ])
const end = Buffer.from(`--${boundary}--\r\n`)
const byHand = { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
const sendByHand = (body: Buffer) => send(new Uint8Array(body), byHand)

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const blob = (bytes: Buffer, type = 'application/pdf') => new Blob([new Uint8Array(bytes)], { type })

/** Writes raw pieces to a socket, then leaves or waits for the answer. */
async function rawly(pieces: (string | Buffer)[], { leave = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  for (const piece of pieces) {
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()))
  }
  if (leave) socket.destroy()
  else await expect.poll(() => answer).toContain('\r\n\r\n')
  socket.destroy()
  await closed
  return answer
}

const head = (length: number, headers: Record<string, string> = {}) =>
  [
    'POST /record HTTP/1.1',
    'Host: x',
    `Content-Length: ${length}`,
    ...Object.entries({ 'Content-Type': byHand.headers['content-type'], ...headers }).map(([k, v]) => `${k}: ${v}`),
    '\r\n',
  ].join('\r\n')

describe('the three content types', () => {
  const values = { id: '7', Name: 'ရွှေဘို & "Sons" 100%', description: 'line\r\nbreak 👨‍👩‍👧', price: '1500', town: '' }
  const expected = { id: '7', name: values.Name, description: values.description, price: '1500', town: '' }
  const picture = randomBytes(3000)

  test('give the same values, uploads and hash', async () => {
    const entries: [string, string][] = [...Object.entries(values), ['Thumbnail', dataUrl(picture)]]
    const answers = [
      await send(form(entries)),
      await send(new URLSearchParams(entries)),
      await sendJson(Object.fromEntries(entries)),
      await sendJson({ ...Object.fromEntries(entries.reverse()), id: 7, price: 1500, town: null }, { method: 'PATCH' }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.values).toEqual(expected)
      expect(answer.uploads.thumbnail).toMatchObject({ size: 3000, sha256: sha256(picture), type: 'image/png' })
    }
    expect(new Set(answers.map((answer) => answer.hash)).size).toBe(1)
    expect((await sendJson({ id: 7 })).hash).not.toBe(answers[0]?.hash)
  })

  test('any text comes back as it was sent', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((sample) => sample.replaceAll('\0', ''))
    await fc.assert(
      fc.asyncProperty(text, async (sample) => {
        const answers = [
          await sendByHand(multipart(part('a', sample), end)),
          await send(new URLSearchParams({ a: sample })),
        ]
        for (const answer of [...answers, await sendJson({ a: sample })]) expect(answer.values).toEqual({ a: sample })
      }),
      { numRuns: 40 },
    )
  })

  test('JSON lists become "1,4", opening hours JSON text, booleans words', async () => {
    const hours = { mon: [['09:00', '17:30']] }
    const { values: read } = await sendJson({ categoryIds: [1, '4'], hours, everywhere: true })
    expect(read).toEqual({ categoryids: '1,4', hours: JSON.stringify(hours), everywhere: 'true' })
    expect((await sendJson({ categoryIds: [{}] })).fields).toHaveProperty('categoryIds')
    expect((await sendJson('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000))).status).toBe(400)
    for (const wrong of ['[1]', '"text"', '{"a":1', 'null']) expect((await sendJson(wrong)).status).toBe(400)
  })

  test('JSON holds 8 MB in one string, but not in brackets, names or numbers, which take seconds to parse (S20)', async () => {
    const url = dataUrl(Buffer.alloc(5 * MB))
    const escaped = '{"thumbnail":"data:image/png;base64,\\u0041AAA","title":"a\\\\\\"b\\\\"}'
    expect((await sendJson({ thumbnail: url, title: '[{"' })).uploads.thumbnail).toMatchObject({ size: 5 * MB })
    expect(await sendJson(escaped)).toMatchObject({ values: { title: 'a\\"b\\' }, uploads: { thumbnail: { size: 3 } } })
    const unreadable = { status: 400, message: 'The JSON could not be read.' }
    const names = Array.from({ length: 30_000 }, (_, n) => [`name${n}`, 1])
    for (const heavy of [
      '{"a":'.repeat(50_000),
      `{"a":${'['.repeat(70_000)}`,
      JSON.stringify(Object.fromEntries(names)),
      `{"a":${'1'.repeat(70_000)}}`,
      `{"a":"\\"${'"\\"",'.repeat(50_000)}`,
      '"'.repeat(200_000),
    ])
      expect(await sendJson(heavy)).toMatchObject(unreadable)
  })

  test('JSON with the same name twice in one object is refused at its field, as a form is (S13)', async () => {
    const twice = 'This field was sent twice.'
    const inside = 'The same name stands here twice.'
    for (const [json, name, why] of [
      ['{"status":1,"status":2}', 'status', twice],
      ['{"status":1,"\\u0073tatus":2}', 'status', twice],
      ['{"status":1,"Status":2}', 'Status', twice],
      ['{"hours":{"mon":[],"tue":[],"mon":[["00:00","24:00"]]}}', 'hours', inside],
      ['{"name":"x","more":[{"a":{"b":1,"b":1}}]}', 'more', inside],
    ] as const)
      expect([json, await sendJson(json)]).toMatchObject([json, { status: 400, fields: { [name]: why } }])
    expect((await sendJson(`{"${'n'.repeat(200)}":1,"${'n'.repeat(200)}":2}`)).status).toBe(400)
    expect((await sendJson('{"a":{"x":1},"b":{"x":1},"x":[{"y":1},{"y":1}]}')).status).toBe(400)
    expect(await sendJson('{"a":{"x":1},"b":{"x":1}}')).toMatchObject({ status: 200, values: { a: '{"x":1}' } })
  })

  test('no body is one without fields', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      expect(await send(undefined, { method })).toMatchObject({ status: 200, values: {}, uploads: {} })
      expect(await send('', { method, ...byHand })).toMatchObject({ status: 200, values: {} })
    }
    expect(await sendJson('', { method: 'DELETE' })).toMatchObject({ status: 200, values: {} })
    const chunked = head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')
    expect(await rawly([chunked, '0\r\n\r\n'])).toContain('200 OK')
    expect(asked).toHaveLength(8)
  })

  test('other types, compressed bodies and bodies without a type are 415', async () => {
    expect((await send('<a/>', { headers: { 'content-type': 'text/xml' } })).status).toBe(415)
    expect(
      (await send('{}', { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } })).status,
    ).toBe(415)
    expect(await rawly(['POST /record HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'])).toContain(' 415 ')
  })
})

describe('names', () => {
  test('a doubled name, in any case, and name[] are refused', async () => {
    for (const parts of [
      [
        ['id', '1'],
        ['ID', '2'],
      ],
      [['name[]', 'a']],
      [['pageId[0]', '1']],
      [['a\0b', '1']],
      [['', '1']],
      [['n'.repeat(101), '1']],
    ] as [string, string][][]) {
      expect((await sendByHand(multipart(...parts.map(([name, value]) => part(name, value)), end))).status).toBe(400)
      expect((await send(new URLSearchParams(parts))).status).toBe(400)
      expect(
        (await sendJson(`{${parts.map((pair) => pair.map((text) => JSON.stringify(text)).join(':'))}}`)).status,
      ).toBe(400)
    }
    expect(
      (
        await send(
          form([
            ['Name', 'a'],
            ['name', 'b'],
          ]),
        )
      ).fields,
    ).toEqual({ name: 'This field was sent twice.' })
  })

  test('__proto__ and constructor are names like others', async () => {
    const parts: [string, string][] = [
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['toString', 'z'],
    ]
    for (const answer of [await send(form(parts)), await send(new URLSearchParams(parts))])
      expect(answer.status).toBe(200)
    expect((await sendJson('{"__proto__":{"id":1},"constructor":2}')).values).toMatchObject({ constructor: '2' })
    expect(asked.at(-1)?.values).not.toHaveProperty('id')
  })

  test('10,000 fields and a huge name are refused quickly (S34)', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => [`f${n}`, 'x'] as [string, string])
    for (const body of [form(many), new URLSearchParams(many)]) expect((await send(body)).status).toBe(400)
    expect((await sendJson(Object.fromEntries(many))).status).toBe(400)
    expect((await sendByHand(multipart(part('n'.repeat(2 * MB), 'x'), end))).status).toBe(400)
    const full = Array.from({ length: 200 }, (_, n) => [`f${n}`, 'x'] as [string, string])
    expect((await send(form(full))).status).toBe(200)
  })
})

describe('texts', () => {
  const ways: ((parts: Record<string, string>) => Promise<Answer>)[] = [
    (parts) => send(form(Object.entries(parts))),
    (parts) => send(new URLSearchParams(parts)),
    (parts) => sendJson(parts),
  ]

  test('a text as long as it may be passes whole, a character more is 400 at its field, never cut (S20, S33)', async () => {
    const text = 'က🙂\r\n'.repeat(200_000 / 3) + 'xy'
    const tooLong = { status: 400, fields: { Story: 'Please keep this under 200,000 characters.' } }
    for (const way of ways) {
      expect((await way({ Story: text })).values.story).toBe(text)
      for (const longer of [`${text}z`, 'x'.repeat(2 * MB)]) expect(await way({ Story: longer })).toMatchObject(tooLong)
    }
  })

  test('of what no schema names, long texts are ignored, 1 MB is the most, and 8 MB for all together (S20)', async () => {
    for (const way of ways) {
      expect((await way({ id: '1', appName: 'x'.repeat(501), other: 'x' })).values).toEqual({ id: '1', other: 'x' })
      const refused = { status: 413, fields: { Essay: expect.any(String) } }
      expect(await way({ Essay: 'x'.repeat(MB + 1) })).toMatchObject(refused)
    }
    const many = Array.from({ length: 9 }, (_, n) => [`t${n}`, 'x'.repeat(MB)] as [string, string])
    expect((await send(form([['id', '1'], ...many]))).status).toBe(413)
  })

  test('more than 30 marks in a row are refused at their field before anything normalises them (S20)', async () => {
    const stacked = (count: number) => `x${'\u0323\u0301'.repeat(count / 2)}`
    for (const way of ways) {
      expect((await way({ Story: stacked(30) })).values.story).toBe(stacked(30))
      expect(await way({ Story: stacked(32) })).toMatchObject({
        status: 400,
        fields: { Story: 'Too many accents stand on one letter here. Please remove some.' },
      })
    }
  })

  test('NUL, invalid UTF-8, lone surrogates and broken escapes are refused at their field', async () => {
    const named = { status: 400, fields: { Name: expect.any(String) } }
    expect(await sendByHand(multipart(part('Name', 'a\0b'), end))).toMatchObject(named)
    expect(await sendByHand(multipart(part('Name', Buffer.from([0xff, 0xfe, 0x41])), end))).toMatchObject(named)
    expect(await sendJson('{"Name":"\\ud800"}')).toMatchObject(named)
    expect(await sendJson({ Name: 'a\0b' })).toMatchObject(named)
    const urlencoded = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    for (const broken of ['Name=%zz', 'Name=%ff', 'Name=a%00b'])
      expect(await send(broken, urlencoded)).toMatchObject(named)
    expect((await send(new Uint8Array([0x7b, 0xff]), { headers: { 'content-type': 'application/json' } })).status).toBe(
      400,
    )
  })

  test('a body above the limit of its route is 413, announced, counted or in pieces (S20, S34)', async () => {
    const limited = { 'x-max-bytes': '65536' }
    const body = multipart(part('a', 'x'.repeat(400)), part('Essay', 'x'.repeat(66_000)), end)
    for (const type of [byHand.headers['content-type'], 'application/json', 'application/x-www-form-urlencoded']) {
      const headers = { ...limited, 'Content-Type': type }
      // Announced: refused before a byte has come.
      expect(await rawly([head(65_537, headers)])).toContain(' 413 ')
      // In pieces, announced by nobody.
      const chunked = head(0, headers).replace('Content-Length: 0', 'Transfer-Encoding: chunked')
      const chunk = `${body.length.toString(16)}\r\n${body.toString()}\r\n`
      expect(await rawly([chunked, chunk])).toContain(' 413 ')
    }
    const sent = await send(new URLSearchParams({ a: 'x'.repeat(65_534) }), { headers: limited })
    expect(sent.status).toBe(200)
    expect(await send(new URLSearchParams({ a: 'x'.repeat(65_535) }), { headers: limited })).toMatchObject({
      status: 413,
      message: 'This form is too large (64KB max).',
    })
  })

  test('plain bodies above 8 MB are 413, announced or not', async () => {
    expect((await sendJson({ thumbnail: dataUrl(Buffer.alloc(7 * MB)) })).status).toBe(413)
    const chunked = head(0, { 'Content-Type': 'application/json' }).replace(
      'Content-Length: 0',
      'Transfer-Encoding: chunked',
    )
    const mb = `${MB.toString(16)}\r\n${' '.repeat(MB)}\r\n`
    expect(await rawly([chunked, ...Array<string>(9).fill(mb)])).toContain(' 413 ')
  })
})

describe('uploads', () => {
  test('a part that may come several times keeps its order in all content types', async () => {
    const [one, two] = [randomBytes(900), randomBytes(1000)]
    const sent: [string, string][] = [
      ['id', '1'],
      ['pictures', dataUrl(one)],
      ['pictures', dataUrl(two)],
    ]
    const answers = [
      await send(form(sent)),
      await send(new URLSearchParams(sent)),
      await sendJson({ id: 1, pictures: [dataUrl(one), dataUrl(two)] }),
    ]
    for (const { uploads } of answers)
      expect(uploads.pictures).toMatchObject([{ sha256: sha256(one) }, { sha256: sha256(two) }])
    expect(new Set(answers.map(({ hash }) => hash)).size).toBe(1)
    expect((await sendJson({ id: 1, pictures: [dataUrl(two), dataUrl(one)] })).hash).not.toBe(answers[0]?.hash)
    const four = await send(form([...sent, ...sent.slice(1)]))
    expect(four).toMatchObject({ status: 400, fields: { pictures: expect.stringContaining('At most 3 pictures') } })
    const damaged = await sendJson({ id: 1, pictures: [dataUrl(one), 'data:image/png;base64,A'] })
    expect(damaged).toMatchObject({ status: 400, fields: { pictures: expect.stringMatching(/^Picture 2: /) } })
  })

  test('those of one body keep no more in memory together than a single one', async () => {
    const bytes = randomBytes(0.4 * MB)
    const several = Array.from({ length: 3 }, (): [string, Blob, string] => ['pictures', blob(bytes), 'a.jpg'])
    const { uploads } = await send(form([['id', '1'], ...several]))
    expect(uploads.pictures).toMatchObject([{ onDisk: false }, { onDisk: false }, { onDisk: true }])
  })

  test('20 MB as data URL and as binary part arrive equal', async () => {
    const bytes = randomBytes(20 * MB + 1)
    for (const [name, value] of [
      ['file', dataUrl(bytes, 'application/pdf')],
      ['file', blob(bytes)],
      ['thumbnail', dataUrl(bytes, 'application/pdf')],
      ['thumbnail', blob(bytes)],
    ] as [string, string | Blob][]) {
      const answer = await send(
        form([
          ['id', '1'],
          [name, value, 'စာ.pdf'],
        ]),
      )
      const facts = { size: bytes.length, sha256: sha256(bytes), type: 'application/pdf', onDisk: true }
      expect(answer.uploads[name]).toMatchObject(facts)
      expect(answer.uploads[name]?.filename).toBe(typeof value === 'string' ? null : 'စာ.pdf')
    }
  })

  test('base64 of every length, in pieces of any size, with broken lines or without padding', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 70 }),
        fc.integer({ min: 1, max: 40 }),
        async (array, cut) => {
          const bytes = Buffer.from(array)
          const url = dataUrl(bytes)
          const spelled = [
            url,
            url.replace(/=+$/, ''),
            url.replace(/(base64,.{0,9})/, '$1\r\n '),
            url.replace('data', 'DATA'),
          ]
          const body = multipart(part('file', spelled[cut % 4]!), end)
          const pieces = Array.from({ length: Math.ceil(body.length / cut) }, (_, n) =>
            body.subarray(n * cut, (n + 1) * cut),
          )
          const answer = await rawly([head(body.length), ...pieces])
          expect(answer).toContain(sha256(bytes))
        },
      ),
      { numRuns: 25 },
    )
  })

  test('malformed data URLs are refused at their field', async () => {
    const sentence = { status: 400, fields: { thumbnail: expect.any(String) } }
    for (const url of [
      'data:image/png;base64,AAAA!AAA',
      'data:image/png;base64,AA==AAAA',
      'data:image/png;base64,AAAAA',
      'data:image/png;base64,AAA===',
      'data:image/png;base64,က',
      'data:image/png;base64,',
      'data:image/png,hello',
      'data:',
      `data:${'x'.repeat(5000)}`,
    ]) {
      expect(await send(form([['thumbnail', url]]))).toMatchObject(sentence)
      expect(await sendJson({ thumbnail: url })).toMatchObject(sentence)
    }
  })

  test('an empty part, - and null empty the field', async () => {
    for (const value of ['', '-', 'null']) {
      expect(await send(form([['Thumbnail', value]]))).toMatchObject({ values: { thumbnail: value }, uploads: {} })
      expect(await sendJson({ Thumbnail: value })).toMatchObject({ values: { thumbnail: value }, uploads: {} })
    }
    const untouched = part('file', '', '; filename=""\r\nContent-Type: application/octet-stream')
    expect(await sendByHand(multipart(untouched, end))).toMatchObject({ values: { file: '' }, uploads: {} })
    // A chosen file of no bytes is a mistake, not a wish to lose the old one.
    expect(await send(form([['file', blob(Buffer.alloc(0)), 'a.pdf']]))).toMatchObject({ status: 400 })
  })

  test('a file under a name that carries none is read past', async () => {
    const answer = await send(
      form([
        ['id', '1'],
        ['logo', blob(Buffer.alloc(3 * MB)), 'a.pdf'],
        ['name', 'x'],
      ]),
    )
    expect(answer).toMatchObject({ status: 200, values: { id: '1', name: 'x' }, uploads: {} })
  })

  test('a picture above 25 MB is 413, and the answer comes through while the client still sends', async () => {
    const refused = await send(
      form([
        ['id', '1'],
        ['Thumbnail', blob(Buffer.alloc(25 * MB + 1)), 'a.png'],
        ['name', 'x'],
      ]),
    )
    expect(refused).toMatchObject({ status: 413, fields: { Thumbnail: 'Picture too large (25MB max).' } })
    expect(
      (
        await send(
          form([
            ['id', '1'],
            ['thumbnail', dataUrl(Buffer.alloc(25 * MB))],
          ]),
        )
      ).status,
    ).toBe(200)
  })
})

describe('the right to write', () => {
  test('is asked for once, as soon as id is known, with no file on disk (S12)', async () => {
    const parts: [string, string | Blob][] = [
      ['a', '1'],
      ['ID', '5'],
      ['b', '2'],
      ['file', blob(Buffer.alloc(3 * MB))],
    ]
    expect((await send(form(parts))).status).toBe(200)
    expect(asked).toEqual([{ values: { a: '1', id: '5' }, files: 0 }])
  })

  test('is asked for at the end when no id comes', async () => {
    expect(
      (
        await send(
          form([
            ['a', '1'],
            ['file', blob(Buffer.alloc(3 * MB))],
          ]),
        )
      ).uploads.file,
    ).toMatchObject({ onDisk: false })
    expect(asked).toEqual([{ values: { a: '1' }, files: 0 }])
  })

  test("a stranger's file is answered 403 and touches no disk", async () => {
    const init = { headers: { authorization: 'stranger' } }
    expect(
      (
        await send(
          form([
            ['id', '1'],
            ['file', blob(Buffer.alloc(30 * MB))],
          ]),
          init,
        )
      ).status,
    ).toBe(403)
    expect(
      (
        await send(
          form([
            ['file', blob(Buffer.alloc(5 * MB))],
            ['id', '1'],
          ]),
          init,
        )
      ).status,
    ).toBe(403)
    expect(asked.map(({ files }) => files)).toEqual([0, 0])
  })

  test('more than 8 MB ahead of id is 400 with a sentence, and the right is never asked for', async () => {
    for (const value of [blob(Buffer.alloc(9 * MB)), dataUrl(Buffer.alloc(9 * MB))]) {
      expect(
        await send(
          form([
            ['file', value],
            ['id', '1'],
          ]),
        ),
      ).toMatchObject({
        status: 400,
        message: 'Please send id and pageId ahead of anything above 8MB.',
      })
    }
    expect(asked).toEqual([])
  })

  test('a refusal at the door comes before a byte of the body (S12)', async () => {
    expect(await rawly([head(500 * MB, { Authorization: 'none' })])).toContain(' 401 ')
  })
})

describe('clients that break off', () => {
  test('no closing boundary, or a body that ends anywhere, is never a 200', async () => {
    const whole = multipart(
      part('id', '123'),
      part('file', 'a file of a few words', '; filename="a.txt"'),
      part('name', 'ရန်ကုန်'),
      end,
    )
    for (let length = 1; length < whole.length - 4; length += 3) {
      expect((await sendByHand(whole.subarray(0, length))).status).toBe(400)
    }
    expect((await sendByHand(whole)).status).toBe(200)
    expect((await send('x', { headers: { 'content-type': 'multipart/form-data' } })).status).toBe(400)
  })

  test('what was received so far lies in a temporary file, and goes with the client', async () => {
    const start = multipart(part('id', '1'), part('file', Buffer.alloc(3 * MB), '; filename="a.bin"'))
    const socket = connect(port, '127.0.0.1')
    socket.write(Buffer.concat([Buffer.from(head(50 * MB)), start]))
    await expect.poll(leftOver).toHaveLength(1)
    socket.destroy()
    await expect.poll(leftOver).toEqual([])
  })

  test('a client may leave while its right is being looked up and parts are waiting', async () => {
    let open = () => {}
    gate = new Promise((resolve) => (open = resolve))
    const accepted = once(app.server, 'connection')
    const socket = connect(port, '127.0.0.1')
    const start = multipart(part('id', '1'), part('a', '2'), part('file', Buffer.alloc(9000), '; filename="a.bin"'))
    socket.write(Buffer.concat([Buffer.from(head(50 * MB, { Authorization: 'slow' })), start]))
    await expect.poll(() => asked).toHaveLength(1)
    const [theirs] = (await accepted) as [Socket]
    const closed = new Promise((resolve) => theirs.once('close', resolve))
    socket.destroy()
    await closed
    open()
    expect((await send(form([['id', '1']]))).status).toBe(200)
  })

  test('200 clients that leave half way leave no file (S34)', async () => {
    const start = multipart(part('id', '1'), part('file', Buffer.alloc(2 * MB), '; filename="a.bin"'))
    await Promise.all(Array.from({ length: 200 }, () => rawly([head(50 * MB), start.subarray(0, -4)], { leave: true })))
    expect((await send(form([['id', '1']]))).status).toBe(200)
    await expect.poll(leftOver).toEqual([])
  })
})
