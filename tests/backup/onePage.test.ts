import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup } from '#server/backup/backup.ts'
import { fileOnDisk } from '#server/backup/onDisk.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, visitor, type Item, type Person } from '../api/support/client.ts'
import { passUndo, runJobs } from '../api/support/jobs.ts'
import { settle, type World } from '../api/support/world.ts'
import { startCommand } from './command.ts'

/** `npm run restore -- FILE --page ID` beside a running app, as an operator runs it (docs/operations.md#one-page). */

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let app: TestApp
let world: World
let folder: string
let page: Item
let product: Item
let post: Item
let held: Item
let elsewhere: Item
let lost: string
/** Accounts that are erased after the backup: a guest, and the owner of another page. */
let leaving: Person
let gone: Item
let categories: Item[]

const restore = (...args: string[]) =>
  startCommand(['restore', join(folder, 'yesterday.tar'), ...args], {
    DATA_DIR: app.dataDir,
    DATABASE_URL: app.databaseUrl,
  }).ended
const named = async (name: string, id: number) => (await visitor(app).gets(`/${name}/api/byPageId/${id}`)).list
const commentsOn = async (name: string, id: number) =>
  (await visitor(app).gets(`/comment/api/byTypeNameAndTypeId/${name}/${id}`)).list.map((one) => one['Description'])
async function jobsAndFiles() {
  await runJobs(app)
  await app.query(`update "job" set "RunAt" = now()`)
  await runJobs(app)
}

beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
  folder = await mkdtemp(join(tmpdir(), 'zay-one-page-'))
  const { owner, stranger, superAdmin } = world
  const region = await superAdmin.makes('region', { name: 'Yangon Region' })
  const town = await superAdmin.makes('town', { name: 'Hlaing', regionId: region.Id })
  categories = [
    await superAdmin.makes('category', { name: 'Tea' }),
    await superAdmin.makes('category', { name: 'Sweets' }),
  ]
  const categoryIds = categories.map(({ Id }) => Id).join()
  page = await owner.makes('page', { name: 'Pyinsarupa Teahouse', categoryIds, townId: town.Id, coverThumbnail: dot })
  const pageId = page.Id
  const shelf = await owner.makes('productCategory', { pageId, name: 'Leaves' })
  product = await owner.makes('product', { pageId, name: 'Laphet', productCategoryId: shelf.Id, thumbnail: dot })
  post = await owner.makes('post', { pageId, title: 'Opened', thumbnail: dot })
  lost = String(post['Thumbnail'])
  held = await owner.makes('post', { pageId, title: 'Nobody should read this' })
  const draft = await owner.makes('post', { pageId, title: 'A draft' })
  await owner.changes('post', { id: draft.Id, status: 0 })
  const neighbour = await stranger.makes('page', { name: 'Neighbour' })
  elsewhere = await stranger.makes('post', { pageId: neighbour.Id, title: 'News of a neighbour' })
  leaving = await signIn(app, 'leaving@demo.example')
  gone = await leaving.makes('page', { name: 'Of somebody who leaves' })
  const says = (who: Person, from: number, description: string, typeName: string, typeId: number) =>
    who.makes('comment', { pageId: from, description, typeName, typeId })
  await says(stranger, neighbour.Id, 'Well done', 'Post', post.Id)
  await says(leaving, gone.Id, 'I was here', 'Post', post.Id)
  await says(owner, pageId, 'Thank you', 'Page', pageId)
  await says(owner, pageId, 'Good neighbours', 'Post', elsewhere.Id)
  for (const [who, stars] of [
    [stranger, 5],
    [leaving, 1],
  ] as const) {
    await who.makes('pageRating', { pageId, stars, description: `${stars} stars` })
    await who.makes('pageFollowing', { pageId })
  }
  // A field that this version has no more.
  await app.query(`alter table "post" add column "Mood" text default 'happy'`)
  await makeBackup(fileOnDisk(join(folder, 'yesterday.tar')), {
    url: app.databaseUrl,
    // Of one file there is nothing anywhere.
    uploads: { read: async (name) => (name === lost ? null : app.jobs.uploads.read(name)) },
    secretPrint: null,
  })
  await app.query(`alter table "post" drop column "Mood"`)
  await superAdmin.posts('/admin/api/moderate', { source: 'post', id: held.Id, held: 1 })
  await leaving.deletes('profile', leaving.id)
  await owner.deletes('page', page.Id)
  expect((await restore('--page', String(page.Id))).said).toBe(
    `The page ${page.Id} is just being removed. Please try again in a minute.`,
  )
  await jobsAndFiles()
  await superAdmin.deletes('town', town.Id)
  await superAdmin.deletes('category', categories[1]!.Id)
  await passUndo(app)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

test('S65 one page of a backup comes back under its id, with what is under and about it, as far as its people are there', async () => {
  const { owner } = world
  expect(await visitor(app).sees('page', page.Id)).toBeUndefined()
  expect((await visitor(app).gets(`/uploads/${String(product['Thumbnail'])}`)).status).toBe(404)
  const { code, told, said } = await restore('--page', String(page.Id))
  expect([code, said]).toEqual([0, ''])
  expect(told).toContain('Restored, with 10 records under and about it.')
  expect(told).toContain(`It is page ${page.Id} again.`)

  const back = (await visitor(app).sees('page', page.Id))!
  expect(back).toMatchObject({
    Name: page['Name'],
    Categories: 'Tea',
    TownId: null,
    RatingCount: 1,
    RatingAverage: 5,
    FollowerCount: 1,
  })
  expect(back['CreatedAt']).toBe(page['CreatedAt'])
  const acts = await app.query(
    `select "ById", "Act" from "audit" where "About" = 'page' and "AboutId" = $1 order by "Id" desc limit 1`,
    [page.Id],
  )
  expect(acts).toEqual([{ ById: null, Act: 'restore' }])
  expect(await named('product', page.Id)).toMatchObject([{ Id: product.Id, ProductCategoryName: 'Leaves' }])
  expect(await named('post', page.Id)).toMatchObject([{ Id: post.Id, Thumbnail: null }])
  expect(await named('pageRating', page.Id)).toMatchObject([{ Description: '5 stars' }])
  expect(await commentsOn('Post', post.Id)).toEqual(['Well done'])
  expect(await commentsOn('Page', page.Id)).toEqual(['Thank you'])
  expect(await commentsOn('Post', elsewhere.Id)).toEqual(['Good neighbours'])
  for (const file of [page['CoverThumbnail'], product['Thumbnail']])
    expect((await visitor(app).gets(`/uploads/${String(file)}`)).status).toBe(200)
  const found = (await visitor(app).gets('/search/api/laphet')).fields as { products: Item[] }
  expect(found.products.map(({ Id }) => Id)).toEqual([product.Id])
  expect((await visitor(app).gets(`/page/api/byCategoryId/${categories[0]!.Id}`)).ids).toEqual([page.Id])
  // What a moderator has held since stays held, and is its owner's to see.
  expect(await owner.sees('post', held.Id)).toMatchObject({ Held: true })
  expect((await owner.makes('post', { pageId: page.Id, title: 'Open again' })).Id).toBeGreaterThan(held.Id)
  await jobsAndFiles()
  expect(await named('product', page.Id)).toHaveLength(1)
})

test('where its id is taken, it is a new page, hidden, with Ids of its own; the other one stays as it is', async () => {
  const { owner } = world
  await owner.changes('page', { id: page.Id, name: 'Another name' })
  const { code, told, said } = await restore('--page', String(page.Id))
  expect([code, said]).toEqual([0, ''])
  const id = Number(/the new page (\d+), hidden/.exec(told)?.[1])
  expect(id).toBeGreaterThan(page.Id)
  expect(await visitor(app).sees('page', id)).toBeUndefined()
  expect((await visitor(app).sees('page', page.Id))?.['Name']).toBe('Another name')
  expect(await owner.sees('page', id)).toMatchObject({ Name: page['Name'], Status: 0 })
  expect(await commentsOn('Post', elsewhere.Id)).toEqual(['Good neighbours'])
  expect((await visitor(app).gets('/search/api/laphet')).fields['products']).toHaveLength(1)

  await owner.changes('page', { id, status: 1 })
  const [copy] = await named('product', id)
  expect(copy).toMatchObject({ Name: 'Laphet', ProductCategoryName: 'Leaves', Thumbnail: product['Thumbnail'] })
  expect(copy!.Id).not.toBe(product.Id)
  const [shelf] = await named('productCategory', id)
  expect(copy!['ProductCategoryId']).toBe(shelf!.Id)
  const [news] = await named('post', id)
  expect(await commentsOn('Post', news!.Id)).toEqual(['Well done'])
  expect(await commentsOn('Page', id)).toEqual(['Thank you'])
})

test('what may not or cannot come back is said in a sentence, and nothing is written', async () => {
  expect(await restore('--page', String(gone.Id))).toMatchObject({
    code: 1,
    said: `The owner of the page ${gone.Id} has no account any more, so it does not come back.`,
  })
  expect(await app.query(`select 1 from "page" where "Name" = $1`, [gone['Name']])).toEqual([])
  expect((await restore('--page', '987654')).said).toBe('There is no page 987654 in this backup.')
  for (const args of [['--page'], ['--page', 'x'], ['--post', '1'], ['--page', '1', '2']])
    expect((await restore(...args)).said).toMatch(/^Say what to restore/)
})
