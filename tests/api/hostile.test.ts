import { describe, expect, test } from 'vitest'
import { toCamelCase, declarations, fieldsOf, partNames, type Field, type Resource } from '#resources'
import type { Answer, Fields } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** Hostile input, and the contents of answers and logs (docs/safety.md#s20 to #s24, #s50 to #s52). */

const { app, world } = await openWorld()

const nasty = [
  "'; drop table page; --",
  `" or ""="`,
  '%',
  '_',
  '\\',
  '\\\\x27',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u202Eevil',
  'a'.repeat(10_000),
  '\u0000',
  'x\u0000y',
  '../../etc/passwd',
  '%00',
  '%25',
  'ဗမာ 🙂‍↔️',
]

/** What every object has (docs/safety.md#s22): a function, an accessor, methods; and what functions have. */
const inherited = ['constructor', '__proto__', 'hasOwnProperty', 'toString', 'valueOf', 'prototype']

const someNasty = ["'; drop table page; --", '%', '\\', 'a'.repeat(10_000), 'x\u0000y']

/** The answer is no server error and reveals no internals. */
function expectHarmless(answer: Answer, about: string): void {
  expect(answer.status, `${about}: ${answer.text.slice(0, 200)}`).toBeLessThan(500)
  if (answer.status >= 400)
    expect(answer.text, about).not.toMatch(/select |insert |node_modules|\.ts:|at async|syntax error|pg_|\/tmp\//i)
}

describe('odd texts (S20)', () => {
  test.each(['page', 'post', 'product', 'productCategory', 'comment', 'report', 'pageRating'])(
    'in every field of a %s: taken literally or refused',
    async (source) => {
      const { owner, stranger, page } = world
      const resource: Resource = declarations[source as keyof typeof declarations]
      const who = source === 'pageRating' ? stranger : owner
      const needed: Fields = {
        pageId: page.Id,
        name: 'x',
        title: 'x',
        description: 'x',
        typeName: 'Page',
        typeId: page.Id,
        stars: 3,
      }
      const fields = fieldsOf(resource).filter(([, field]) => !field.readOnly)
      const isWords = ({ kind }: Field) => kind === 'text' || kind === 'longText'
      const words = fields.filter(([, field]) => isWords(field)).flatMap(([name, field]) => partNames(name, field))
      const others = fields.filter(([, field]) => !isWords(field)).flatMap(([name, field]) => partNames(name, field))
      const tries = [
        ...nasty.map((text) => [words, text] as const),
        ...others.flatMap((part) => someNasty.map((text) => [[part], text] as const)),
      ]
      for (const [parts, text] of tries) {
        const all = Object.fromEntries(parts.map((part) => [part, text]))
        const answer = await who.creates(source, { ...needed, ...all }, { as: 'json' })
        expectHarmless(answer, `${source}.${parts.join()} ${text.slice(0, 20)}`)
        if (text.includes('\0')) expect(answer.status).toBe(400)
      }
    },
  )

  test('text is returned as it was sent, without signs that turn its direction', async () => {
    const { owner, visitor } = world
    for (const text of nasty.filter((one) => !one.includes('\0') && one.length <= 500)) {
      const page = await owner.makes('page', { name: text, description: text })
      expect(await visitor.sees('page', page.Id)).toMatchObject({
        Name: text.normalize('NFC').replace('\u202E', ''),
        Description: text.normalize('NFC').replace('\u202E', ''),
      })
    }
    expect((await owner.creates('page', { name: 'a'.repeat(10_000) })).fields['fields']).toHaveProperty('name')
    expect((await owner.creates('page', { name: 'x', description: 'a'.repeat(10_000) })).status).toBe(201)
  })

  test('signs that turn a text stand in no note, address, file name or cell either, and no refusal repeats them', async () => {
    const { owner, stranger, moderator, superAdmin, page } = world
    const turned = 'A\u202EB\u2066C'
    await stranger.makes('report', { contentId: page.Id, type: 'Page', description: turned })
    const [one] = (await moderator.gets('/case/api')).list
    const decided = { id: one!.Id, act: 'dismiss', reason: 'nothingWrong', version: one!['Version'] as number }
    await moderator.posts('/case/api/act', { ...decided, note: turned })
    const table = new File([`Name,Town\n${turned},${turned}\n`], `${turned}.csv`)
    const sent = await superAdmin.posts('/import/api', { resource: 'page', file: table })
    const id = sent.fields['Id'] as number
    const answers = [
      await moderator.gets(`/case/api/byId/${one!.Id}`),
      await owner.posts('/pageAdmin/api', { pageId: page.Id, email: `${turned}@demo.example` }),
      await owner.changes('page', { id: page.Id, hours: JSON.stringify({ exceptions: { [turned]: [] } }) }),
      await superAdmin.gets(`/import/api/byId/${id}`),
      await superAdmin.gets(`/import/api/rows/${id}`),
    ]
    for (const { text } of answers) {
      expect(text).toMatch(/abc/i)
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    }
  })

  test('in every path and query: never a server error', async () => {
    const { visitor } = world
    const reads = app.routes.filter(({ method, url }) => method === 'GET' && !url.startsWith('/docs'))
    for (const { url } of reads.filter((route) => /[:*]/.test(route.url))) {
      for (const text of [...someNasty, '９']) {
        const path = url.replace(/:\w+|\*/g, encodeURIComponent(text))
        expectHarmless(await visitor.gets(path), path.slice(0, 80))
      }
    }
    for (const query of ['page', 'perPage', 'sort', 'range', 'filter']) {
      for (const path of ['/page/api', '/page/api/byPage/1', '/page/api/byMap', '/comment/api/byPageId/1']) {
        for (const text of someNasty)
          expectHarmless(await visitor.gets(`${path}?${query}=${encodeURIComponent(text)}`), path)
      }
    }
  })

  test('a broken escape in the address is 400 or 404, and the next request works', async () => {
    const { visitor, page } = world
    for (const path of [
      '/page/api/bySearch/%E0%A4%A',
      '/page/api/%ZZ',
      '/uploads/%',
      '/%c0%ae%c0%ae/',
      '/page/api/bySearch/%ED%A0%80',
    ]) {
      const answer = await visitor.gets(path)
      expect([400, 404], path).toContain(answer.status)
      expect(answer.headers.get('x-request-id'), path).toBeTruthy()
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(answer.headers.get('content-security-policy'), path).toContain('frame-ancestors')
      expect(answer.fields['status'], path).toBe('error')
    }
    expect((await visitor.gets(`/page/api/${page.Id}`)).status).toBe(200)
  })
})

describe('numbers and names (S21, S22)', () => {
  test.each(['0', '-1', '1.5', '1e3', 'abc', '9'.repeat(31), '１', '0x1', '1,2', '[1]', 'NaN', ' 1'])(
    'the id %j is 400 everywhere',
    async (id) => {
      const { owner, visitor } = world
      const at = encodeURIComponent(id)
      expect((await visitor.gets(`/page/api/${at}`)).status).toBe(400)
      expect((await visitor.gets(`/post/api/byPageId/${at}`)).status).toBe(400)
      expect((await visitor.gets(`/comment/api/byTypeNameAndTypeId/Page/${at}`)).status).toBe(400)
      expect((await owner.sends('PATCH', `/page/api/${at}`, { name: 'x' })).status).toBe(400)
      expect((await owner.changes('page', { id, name: 'x' })).status).toBe(400)
      expect((await owner.sends('DELETE', '/page/api', { id })).status).toBe(400)
    },
  )

  test('words that name a property of every object are words, in every path and query', async () => {
    const { owner, visitor } = world
    const reads = app.routes.filter(({ method, url }) => method === 'GET' && !url.startsWith('/docs'))
    const searches = reads.filter(({ url }) => /:\w*(key|text|word|query|name)/i.test(url))
    expect(searches.length).toBeGreaterThan(5)
    for (const word of inherited) {
      for (const { url } of searches.filter(({ url }) => !/typeName/i.test(url)))
        expect((await visitor.gets(url.replace(/:\w+|\*/g, word))).status, `${url} ${word}`).toBeLessThan(405)
      for (const query of [
        `sort=["${word}","ASC"]`,
        `filter={"${word}":1}`,
        `view=${word}`,
        `openNow=${word}`,
        `order=${word}`,
      ])
        for (const path of ['/page/api', '/town/api', '/page/api/bySearch/tea', '/product/api/byPage/1'])
          expectHarmless(await owner.gets(`${path}?${query}`), `${path}?${query}`)
      const wanted = await visitor.gets(`/page/api/bySearch/tea?openNow=${word}`)
      expect(wanted.status, word).toBe(400)
    }
  })

  test.each(['nothing', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'PAGE'])(
    'the source %s is 404',
    async (source) => {
      const { owner, visitor, page } = world
      expect((await visitor.gets(`/${source}/api/byPage/1`)).status).toBe(404)
      expect((await visitor.gets(`/${source}/api`)).status).toBe(404)
      expect((await owner.creates(source, { name: 'x' })).status).toBe(404)
      expect((await visitor.gets(`/page/api/${page.Id}`)).status).toBe(200)
    },
  )

  test('fields named like properties of Object.prototype are unknown parts', async () => {
    const { owner } = world
    const body = '{"name":"Proto","__proto__":{"superAdmin":true},"constructor":{"prototype":{"x":1}},"toString":"x"}'
    const answer = await owner.asks('POST', '/page/api', { body, headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(201)
    expect(answer.data['Name']).toBe('Proto')
    expect((await owner.posts('/admin/api/checkSuperAdmin', { profileEmail: owner.email })).body).toEqual({
      hasPermission: false,
    })
  })
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '\\\\evil.example',
])('the address %j is no link, in any field of any source (S23)', async (address) => {
  const { owner, page } = world
  for (const source of ['page', 'profile'] as const) {
    const Id = source === 'page' ? page.Id : owner.id
    for (const [name, field] of fieldsOf(declarations[source])) {
      if (field.kind !== 'url') continue
      const answer = await owner.changes(source, { id: Id, [toCamelCase(name)]: address }, { as: 'json' })
      expect([source, name, answer.status]).toEqual([source, name, 400])
      expect((await owner.sees(source, Id))![name]).toBeNull()
    }
  }
})

describe('characters (S24)', () => {
  test.each([
    ['Burmese', 'မြန်မာနိုင်ငံ'],
    ['emoji with joiners', '👩‍👩‍👧 🏳️‍🌈'],
    ['right to left', 'שלום עולם'],
    ['decomposed accents', 'Cafe\u0301'],
    ['Shan', 'တႆး'],
  ])('%s: the same text back, NFC', async (_name, text) => {
    const page = await world.owner.makes('page', { name: text })
    expect(page['Name']).toBe(text.normalize('NFC'))
  })

  test('lone surrogates are refused', async () => {
    const { owner } = world
    const body = '{"name":"x \\ud800 y"}'
    expect(
      (await owner.asks('POST', '/page/api', { body, headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400)
  })

  test.each(['   ', '\u200B', '\u00A0\u3000', '\u2060\uFEFF', '\u200E', '\u00AD'])('%j is empty', async (name) => {
    expect((await world.owner.creates('page', { name })).fields['fields']).toEqual({ name: 'Name is required' })
  })
})

describe('answers and logs', () => {
  const everyStatus = (): Promise<Answer[]> => {
    const { visitor, owner, stranger, page } = world
    return Promise.all([
      visitor.gets('/page/api/byPage/1'),
      visitor.gets('/healthz'),
      visitor.gets('/docs'),
      visitor.gets('/uploads/logo.png'),
      visitor.gets('/page/api/abc'),
      visitor.creates('page', { name: 'x' }),
      stranger.changes('page', { id: page.Id, name: 'x' }),
      visitor.gets('/page/api/999999'),
      visitor.gets('/no/such/place'),
      visitor.asks('PUT', '/page/api'),
      owner.asks('POST', '/page/api', { body: 'x', headers: { 'content-type': 'text/plain' } }),
    ])
  }

  test('a file carries no header that browsers heed in documents only (S50)', async () => {
    const { headers } = await world.visitor.gets('/uploads/logo.png')
    const names = [...headers.keys()]
    expect(names).toEqual(expect.arrayContaining(['content-security-policy', 'referrer-policy', 'x-request-id']))
    expect(
      names.filter((name) =>
        /^(cross-origin-opener|origin-agent|x-(dns|download|frame|permitted|xss)|access-control)/.test(name),
      ),
    ).toEqual([])
  })

  test('security headers on every status (S50)', async () => {
    for (const { status, headers } of await everyStatus()) {
      const policy = headers.get('content-security-policy') ?? ''
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1]
      expect(scripts, String(status)).toBeDefined()
      expect(scripts).not.toMatch(/unsafe|\*|https?:/)
      expect(policy).toMatch(/frame-ancestors 'self'|sandbox/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('content-type')).toMatch(/^(application\/json|text\/html|image\/png)/)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('a request id from the client is ignored (S51)', async () => {
    const answer = await world.visitor.gets('/healthz', { 'x-request-id': 'mine', 'request-id': 'mine' })
    expect(answer.headers.get('x-request-id')).not.toBe('mine')
  })

  test('logs have route, status and request id, but no person and no text of a person (S51)', async () => {
    const { owner, visitor, stranger, page } = world
    app.log.length = 0
    await owner.creates('page', {
      name: 'Zebrafinch House',
      phoneOne: '09 777 888 999',
      contactEmail: 'z@zebra.example',
    })
    await owner.creates('page', { name: 'Zebrafinch', websiteURL: 'javascript:zebrafinch()' })
    await stranger.changes('page', { id: page.Id, name: 'Zebrafinch' })
    await visitor.gets('/page/api/bySearch/Zebrafinch')
    await visitor.gets(`/page/api/byOwnerEmail/${owner.email}?q=Zebrafinch`)
    await visitor.gets('/Zebrafinch/09777888999')
    await visitor.posts('/profile/api/login', { token: 'zebrafinch.token.x' })
    const refusedId = (await visitor.creates('page', { name: 'Zebrafinch' })).headers.get('x-request-id')
    const read = () => app.log.map((line) => JSON.parse(line) as Record<string, unknown>)
    // The log line is written after the answer, possibly after the client has it.
    await expect.poll(() => read().some((line) => line['reqId'] === refusedId)).toBe(true)
    const lines = read()
    // Three sevens alone could be in a request id.
    expect(app.log.join('')).not.toMatch(/zebra|777.?888|@|eyJ|Bearer/i)
    expect(lines.find((line) => line['reqId'] === refusedId)).toMatchObject({
      method: 'POST',
      route: '/page/api',
      status: 401,
    })
    expect(lines.filter(({ status }) => Number(status) >= 400).length).toBeGreaterThanOrEqual(5)
  })

  test('a server error is JSON without stack, SQL or path, and the process survives (S52)', async () => {
    const { visitor, page } = world
    await app.query('alter table "category" rename to "categoryAway"')
    try {
      const answer = await visitor.gets('/category/api/1')
      expect(answer.status).toBe(500)
      expect(answer.body).toEqual({
        status: 'error',
        message: 'Something went wrong on our side. Please try again later.',
      })
      expect(app.log.join('')).toContain('42P01')
    } finally {
      await app.query('alter table "categoryAway" rename to "category"')
    }
    expect((await visitor.gets(`/page/api/${page.Id}`)).status).toBe(200)
  })
})
