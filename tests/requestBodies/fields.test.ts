import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MB, byHand, dataUrl, end, form, head, multipart, part, sha256 } from './parts.ts'
import { openBodyServer, type Answer } from './server.ts'

/** Values in all content types: their names, their texts, and what is refused (docs/rules.md#requests). */

const { asked, send, sendJson, sendByHand, rawly } = await openBodyServer()

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
