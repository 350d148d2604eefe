import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameInWidth, pictureWidths } from '#resources/pictureWidths.ts'
import { usualWriting } from '#resources/text/language.ts'
import { disableSchemaCompilers } from '../api/body/bodyPlugin.ts'
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
  app = Fastify()
  disableSchemaCompilers(app)
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
  expect(await made()).toEqual(pictureWidths.map((width) => nameInWidth(name, width)).sort())
  for (const width of pictureWidths) expect(await widthOf(nameInWidth(name, width))).toBe(width)
  await uploads.remove(name)
  expect(await made()).toEqual([])
  expect((await get(nameInWidth(name, 100))).statusCode).toBe(404)
})

test('a width that is not there is made once when it is asked for, never larger than the picture', async () => {
  const name = await storePicture(300)
  expect(await made()).toEqual([nameInWidth(name, 100), nameInWidth(name, 200)])
  expect([await widthOf(nameInWidth(name, 400)), await widthOf(nameInWidth(name, 800))]).toEqual([300, 300])
  await rm(join(folder, '.widths'), { recursive: true })
  const answers = await Promise.all(Array.from({ length: 20 }, () => widthOf(nameInWidth(name, 200))))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await made()).toEqual([nameInWidth(name, 200)])
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
    nameInWidth(unknown, 400),
  ])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  expect((await get(nameInWidth(svg, 400))).body).toContain('<svg')
  expect(await made()).toEqual(before)
  await uploads.remove(name)
})

test('too many at once are answered with the picture itself, for a minute', async () => {
  const names = await Promise.all(Array.from({ length: 12 }, () => storePicture(900)))
  await rm(join(folder, '.widths'), { recursive: true })
  const answers = await Promise.all(
    names.flatMap((name) => pictureWidths.map((width) => get(nameInWidth(name, width)))),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers.some(({ headers }) => headers['cache-control'] === 'public, max-age=60')).toBe(true)
  for (const name of names) await uploads.remove(name)
})

test('the daily sweep removes widths without a picture', async () => {
  const name = await storePicture(300)
  const lost = nameInWidth(unknown, 800)
  await mkdir(join(folder, '.widths'), { recursive: true })
  await writeFile(join(folder, '.widths', lost), 'left')
  await rm(join(folder, unknown))
  await rm(join(folder, `${'1'.repeat(32)}.webp`))
  expect(await uploads.sweepOrphans(async () => new Set([name]), -1)).toBe(1)
  expect(await made()).toEqual([nameInWidth(name, 100), nameInWidth(name, 200)])
  expect(await uploads.sweepOrphans(async () => new Set(), -1)).toBeGreaterThan(0)
  expect(await made()).toEqual([])
})
