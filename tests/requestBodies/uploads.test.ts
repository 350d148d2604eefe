import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MB, blob, dataUrl, end, form, head, multipart, part, sha256 } from './parts.ts'
import { openBodyServer } from './server.ts'

/** Pictures and files in a body, the right to send them, and clients that break off (docs/rules.md#requests). */

const { app, port, asked, leftOver, hold, send, sendJson, sendByHand, rawly } = await openBodyServer()

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
    const open = hold()
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
