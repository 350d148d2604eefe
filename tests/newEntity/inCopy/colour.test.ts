import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIV3 } from 'openapi-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { importFile } from '#server/import/importFile.ts'
import type { TestApp } from '../../api/support/app.ts'
import type { Item } from '../../api/support/client.ts'
import { settle, type World } from '../../api/support/world.ts'
import { startRenderingApp } from './renderingApp.ts'

/** The product's new field over the API and on its public screen. Its inputs are in screens.test.tsx. */

let app: TestApp
let world: World
let kettle: Item
beforeAll(async () => {
  app = await startRenderingApp()
  world = await settle(app)
  kettle = await world.owner.makes('product', { pageId: world.page.Id, name: 'Kettle', colour: 'Crimson' })
})
afterAll(() => app.stop())

test('it is accepted, returned and changed', async () => {
  const { owner, visitor } = world
  expect(await visitor.sees('product', kettle.Id)).toMatchObject({ Name: 'Kettle', Colour: 'Crimson' })
  const other = await owner.makes('product', { pageId: world.page.Id, name: 'Cup', colour: 'Green' })
  await owner.changes('product', { id: other.Id, colour: 'Blue' })
  expect(await visitor.sees('product', other.Id)).toMatchObject({ Colour: 'Blue' })
})

test('it is described', async () => {
  const document = (await world.visitor.gets('/docs/json')).body as OpenAPIV3.Document
  expect(document.components!.schemas!['Product']).toMatchObject({
    properties: { Colour: { type: 'string', nullable: true } },
  })
  const { content } = document.paths['/product/api']!.post!.requestBody as OpenAPIV3.RequestBodyObject
  for (const { schema } of Object.values(content))
    expect(schema).toMatchObject({ properties: { colour: { type: 'string' } } })
})

test('it is searched', async () => {
  expect((await world.visitor.gets('/product/api/bySearch/crimson')).ids).toEqual([kettle.Id])
})

test('the public screen shows it with its label in the chosen language, and nothing when it is empty', async () => {
  const { owner, visitor, page } = world
  const address = `/product/view/${kettle.Id}`
  expect((await visitor.gets(address)).text).toContain('<dt>Colour</dt><dd><span>Crimson</span></dd>')
  expect((await visitor.gets(`${address}?lang=my`)).text).toContain('<dt>အရောင်</dt><dd><span>Crimson</span></dd>')
  const plain = await owner.makes('product', { pageId: page.Id, name: 'Spoon' })
  expect((await visitor.gets(`/product/view/${plain.Id}`)).text).not.toContain('<dt>')
})

test('a new field of a day comes by a file of lines, and one that is no day is left out and named with its line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zay-days-'))
  try {
    const file = join(folder, 'towns.csv')
    await writeFile(file, 'Name,BurmeseName,Founded\nPyay,ပြည်,1825-04-30\nMyeik,မြိတ်,1825-04-31\n')
    const { counts, problems } = await importFile(app.databaseUrl, declarations.town, file, () => {})
    expect([counts.new, problems]).toMatchObject([
      2,
      [{ line: 3, isRefused: false, reason: expect.stringContaining('2026-04-13') as string }],
    ])
    const { list } = await world.visitor.gets('/town/api')
    expect(list.find(({ Name }) => Name === 'Myeik')).toMatchObject({ Founded: null })
    expect(list.find(({ Name }) => Name === 'Pyay')).toMatchObject({ Founded: '1825-04-30' })
  } finally {
    await rm(folder, { recursive: true })
  }
})
