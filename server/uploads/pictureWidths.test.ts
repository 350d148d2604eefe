import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameInForm, pictureWidths } from '#resources/pictureWidths.ts'
import { usualWriting } from '#resources/text/language.ts'
import { schemaController } from '../api/body/bodyPlugin.ts'
import { errorAnswer } from '../errors.ts'
import { uploadsRoutes } from '../routes/uploads.ts'
import { createUploads, type UploadStore } from './uploads.ts'

let home: string
let folder: string
let uploads: UploadStore
let app: FastifyInstance

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'zay-widths-'))
  folder = join(home, 'uploads')
  uploads = await createUploads({ folder, log: { info: () => undefined } })
  app = Fastify({ schemaController })
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = errorAnswer(error, usualWriting.en)
    return reply.code(status).send(body)
  })
  await app.register(uploadsRoutes, { uploads })
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true })
})

const pictureOf = (width: number) =>
  sharp({ create: { width, height: width / 10, channels: 3, background: '#993366' } })
const storePicture = async (width: number) => {
  const content = await pictureOf(width).png().toBuffer()
  const facts = { part: 'Thumbnail', kind: 'image', sha256: '', filename: null, type: null } as const
  return (await uploads.store({ ...facts, size: content.length, content })).name
}
const made = async () => (await readdir(join(folder, '.widths')).catch(() => [])).sort()
const get = (name: string) => app.inject({ url: `/uploads/${name}` })
const widthOf = async (name: string) => {
  const { statusCode, rawPayload, headers } = await get(name)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toContain('immutable')
  return (await sharp(rawPayload).metadata()).width
}
const unknown = `${'0'.repeat(32)}.webp`

test('an upload has its widths at once; removed, it leaves none', async () => {
  const name = await storePicture(1000)
  expect(await made()).toEqual(pictureWidths.map((width) => nameInForm(name, width)).sort())
  for (const width of pictureWidths) expect(await widthOf(nameInForm(name, width))).toBe(width)
  await uploads.remove(name)
  expect(await made()).toEqual([])
  expect((await get(nameInForm(name, 100))).statusCode).toBe(404)
})

test('a width that is not there is made once when it is asked for, never larger than the picture', async () => {
  const name = await storePicture(300)
  expect(await made()).toEqual([nameInForm(name, 100), nameInForm(name, 200)])
  expect([await widthOf(nameInForm(name, 400)), await widthOf(nameInForm(name, 800))]).toEqual([300, 300])
  await rm(join(folder, '.widths'), { recursive: true })
  const answers = await Promise.all(Array.from({ length: 20 }, () => widthOf(nameInForm(name, 200))))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await made()).toEqual([nameInForm(name, 200)])
  await uploads.remove(name)
})

test('other widths, names and kinds of files make nothing (S30, S32)', async () => {
  const name = await storePicture(1000)
  const before = await made()
  await writeFile(join(home, 'secret.webp'), await pictureOf(900).webp().toBuffer())
  await symlink(join(home, 'secret.webp'), join(folder, unknown))
  const svg = `${'1'.repeat(32)}.webp`
  await writeFile(join(folder, svg), '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  const bare = name.replace('.webp', '')
  for (const address of [
    `${bare}-300.webp`,
    `${bare}-0800.webp`,
    `${bare}-99999.webp`,
    `${bare}-800.png`,
    `${bare}-800-400.webp`,
    `.widths/${bare}-800.webp`,
    nameInForm(unknown, 400),
  ])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  expect((await get(nameInForm(svg, 400))).body).toContain('<svg')
  expect(await made()).toEqual(before)
  await uploads.remove(name)
})

test('too many at once are answered with the picture itself, for a minute', async () => {
  const names = await Promise.all(Array.from({ length: 12 }, () => storePicture(900)))
  await rm(join(folder, '.widths'), { recursive: true })
  const answers = await Promise.all(names.flatMap((name) => pictureWidths.map((width) => get(nameInForm(name, width)))))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers.some(({ headers }) => headers['cache-control'] === 'public, max-age=60')).toBe(true)
  for (const name of names) await uploads.remove(name)
})

test('the daily sweep removes widths without a picture', async () => {
  const name = await storePicture(300)
  const lost = nameInForm(unknown, 800)
  await mkdir(join(folder, '.widths'), { recursive: true })
  await writeFile(join(folder, '.widths', lost), 'left')
  await rm(join(folder, unknown))
  await rm(join(folder, `${'1'.repeat(32)}.webp`))
  expect(await uploads.sweepOrphans(async () => new Set([name]), -1)).toBe(1)
  expect(await made()).toEqual([nameInForm(name, 100), nameInForm(name, 200)])
  expect(await uploads.sweepOrphans(async () => new Set(), -1)).toBeGreaterThan(0)
  expect(await made()).toEqual([])
})

test('for link previews a picture is a JPEG on a ground with the mark, whatever its shape, and goes with it', async () => {
  for (const [width, height] of [
    [1600, 1200],
    [300, 900],
    [2000, 200],
    [40, 40],
  ] as const) {
    const content = await sharp({ create: { width, height, channels: 3, background: '#00aa77' } })
      .png()
      .toBuffer()
    const facts = { part: 'Thumbnail', kind: 'image', sha256: '', filename: null, type: null } as const
    const { name } = await uploads.store({ ...facts, size: content.length, content })
    const { statusCode, rawPayload, headers } = await get(nameInForm(name, 'share'))
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(headers['cache-control']).toContain('immutable')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const colourAt = async (left: number, top: number) => [
      ...(await sharp(rawPayload).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ]
    const [red = 0, green = 0] = await colourAt(600, 315)
    expect(green - red).toBeGreaterThan(100)
    // The ground beside it, and the mark in its corner.
    expect(Math.min(...(await colourAt(20, 20)))).toBeGreaterThan(200)
    expect(Math.min(...(await colourAt(1200 - 52, 630 - 24)), ...(await colourAt(1200 - 40, 630 - 52)))).toBeLessThan(
      200,
    )
    await uploads.remove(name)
    expect((await get(nameInForm(name, 'share'))).statusCode).toBe(404)
  }
  expect((await get(`${'1'.repeat(32)}-share.png`)).statusCode).toBe(404)
})
