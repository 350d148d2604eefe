import { expect, test } from 'vitest'
import { openWorld } from '../api/support/openWorld.ts'
import { passUndo, runJobs } from '../api/support/jobs.ts'
import { sourceRenderer } from '../api/support/sourceRenderer.ts'
import type { Item } from '../api/support/client.ts'

/** Two categories, or two towns, become one (docs/rules.md#merging). */

const { app, world } = await openWorld({ renderer: sourceRenderer })
const { editor, owner, superAdmin, visitor } = world

const make = (source: string, name: string): Promise<Item> => editor.makes(source, { name })
const pageIn = (fields: Record<string, string | number>) => owner.makes('page', { name: 'A shop', ...fields })
const merges = (source: string, keep: number, drop: number) => editor.posts(`/${source}/api/merge`, { keep, drop })
const categoriesOf = async ({ Id }: Item) => (await visitor.sees('page', Id))?.['CategoryIds']
const where = async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  return [answer.status, answer.headers.get('location')]
}

test('what names one category names the other, whose old address leads to it', async () => {
  const [tea, teas, food] = [
    await make('category', 'Tea'),
    await make('category', 'Teas'),
    await make('category', 'Food'),
  ]
  const [only, both, mixed] = [
    await pageIn({ categoryIds: teas.Id }),
    await pageIn({ categoryIds: `${teas.Id},${food.Id},${tea.Id}` }),
    await pageIn({ categoryIds: `${food.Id},${teas.Id}` }),
  ]
  expect((await editor.gets(`/category/api/uses/${teas.Id}`)).fields).toEqual({ Uses: 3, BySource: { page: 3 } })
  expect((await visitor.gets(`/page/api/byCategoryId/${teas.Id}`)).ids).toHaveLength(3)

  const answer = await merges('category', tea.Id, teas.Id)
  expect([answer.status, answer.data.Id]).toEqual([200, tea.Id])
  // A second click.
  expect((await merges('category', tea.Id, teas.Id)).status).toBe(200)

  expect([await categoriesOf(only), await categoriesOf(both), await categoriesOf(mixed)]).toEqual([
    `${tea.Id}`,
    `${tea.Id},${food.Id}`,
    `${food.Id},${tea.Id}`,
  ])
  expect((await visitor.gets(`/page/api/byCategoryId/${tea.Id}`)).ids.sort()).toEqual([only.Id, both.Id, mixed.Id])
  expect((await visitor.gets(`/search/api/count?categoryId=${tea.Id}`)).text).toContain('3')
  expect((await visitor.gets('/category/api')).ids).not.toContain(teas.Id)
  expect((await visitor.gets(`/category/api/${teas.Id}`)).ids).toEqual([tea.Id])
  expect(await where(`/category/view/${teas.Id}?townId=3`)).toEqual([301, `/category/view/${tea.Id}?townId=3`])
  // The specification's other address of a category.
  expect(await where(`/category/${teas.Id}?townId=3`)).toEqual([301, `/category/view/${tea.Id}?townId=3`])
  const history = (await owner.gets(`/page/api/history/${only.Id}`)).list[0]
  expect(history).toMatchObject({ ByRole: true, ById: null, Values: { Category: [[teas.Id], [tea.Id]] } })
  const log = (await superAdmin.gets(`/audit/api?filter=${JSON.stringify({ Act: 'merge' })}`)).list[0]
  expect(log).toMatchObject({ About: 'category', AboutId: teas.Id, ById: editor.id })

  await passUndo(app)
  expect((await editor.posts('/category/api/restore', { id: teas.Id })).status).toBe(404)
  expect(await where(`/category/view/${teas.Id}`)).toEqual([301, `/category/view/${tea.Id}`])
  expect(await app.query('select 1 from "mergeMove"')).toEqual([])
  // It is merged further, and both addresses lead there.
  await merges('category', food.Id, tea.Id)
  expect((await visitor.gets(`/category/api/${teas.Id}`)).ids).toEqual([food.Id])
  expect(await categoriesOf(both)).toBe(`${food.Id}`)
})

test('within ten minutes all is as before, but for what somebody has changed since', async () => {
  const [keep, drop, third] = [
    await make('category', 'Rice'),
    await make('category', 'Rices'),
    await make('category', 'C'),
  ]
  const [kept, changed] = [
    await pageIn({ categoryIds: `${drop.Id},${keep.Id}` }),
    await pageIn({ categoryIds: `${drop.Id}` }),
  ]
  await merges('category', keep.Id, drop.Id)
  await owner.changes('page', { id: changed.Id, categoryIds: third.Id })
  expect((await editor.posts('/category/api/restore', { id: drop.Id })).status).toBe(200)
  expect([await categoriesOf(kept), await categoriesOf(changed)]).toEqual([`${drop.Id},${keep.Id}`, `${third.Id}`])
  expect((await visitor.gets(`/category/api/${drop.Id}`)).ids).toEqual([drop.Id])
  expect((await where(`/category/view/${drop.Id}`))[0]).toBe(200)
  expect((await visitor.gets(`/page/api/byCategoryId/${drop.Id}`)).ids).toEqual([kept.Id])
  // And may be merged again.
  expect((await merges('category', keep.Id, drop.Id)).status).toBe(200)
  expect(await categoriesOf(kept)).toBe(`${keep.Id}`)
})

test('an older state comes back with what its categories and its town have become, and who brings it back twice changes nothing', async () => {
  const [tea, teas, food] = [
    await make('category', 'Green tea'),
    await make('category', 'Green teas'),
    await make('category', 'Snacks'),
  ]
  const [keep, drop] = [await make('town', 'Pyay'), await make('town', 'Prome')]
  const shop = await pageIn({ categoryIds: `${teas.Id},${food.Id},${tea.Id}`, townId: drop.Id })
  await owner.changes('page', { id: shop.Id, name: 'Renamed' })
  await owner.changes('page', { id: shop.Id, categoryIds: `${food.Id}` })
  const [, renaming] = (await owner.gets(`/page/api/history/${shop.Id}`)).list
  await merges('category', tea.Id, teas.Id)
  await merges('town', keep.Id, drop.Id)
  const state = { id: shop.Id, historyId: renaming!.Id }
  expect((await owner.posts('/page/api/revert', state)).status).toBe(200)
  const then = { Name: 'A shop', CategoryIds: `${tea.Id},${food.Id}`, TownId: keep.Id }
  expect(await visitor.sees('page', shop.Id)).toMatchObject(then)
  const edits = (await owner.gets(`/page/api/history/${shop.Id}`)).list.length
  expect((await owner.posts('/page/api/revert', state)).status).toBe(200)
  expect((await owner.gets(`/page/api/history/${shop.Id}`)).list).toHaveLength(edits)
  expect(await visitor.sees('page', shop.Id)).toMatchObject(then)
})

test('many pages are moved by a job, and moved back by one; what is under them is found in the other town', async () => {
  const [keep, drop] = [await make('town', 'Hpa-An'), await make('town', 'Pa-an')]
  const first = await pageIn({ townId: drop.Id })
  const product = await owner.makes('product', { pageId: first.Id, name: 'Oranges', price: 500 })
  await app.query(`update "page" set "TownId" = $1 where "Id" = $2`, [drop.Id, first.Id])
  for (let more = 0; more < 120; more += 1)
    await app.query(`insert into "page" ("Name", "TownId") values ('Page ' || $1, $2)`, [more, drop.Id])
  const inTown = async ({ Id }: Item) =>
    Number((await app.query(`select count(*)::integer as n from "page" where "TownId" = $1`, [Id]))[0]!['n'])
  expect((await merges('town', keep.Id, drop.Id)).status).toBe(200)
  expect(await inTown(keep)).toBe(50)
  await runJobs(app)
  expect([await inTown(keep), await inTown(drop)]).toEqual([121, 0])
  const inKeep = `/product/api/byFilter?townId=${keep.Id}`
  expect((await visitor.gets(inKeep)).ids).toEqual([product.Id])
  expect((await visitor.gets(`/town/api/${drop.Id}`)).ids).toEqual([keep.Id])
  expect((await editor.posts('/town/api/restore', { id: drop.Id })).status).toBe(200)
  await runJobs(app)
  expect([await inTown(keep), await inTown(drop)]).toEqual([0, 121])
  expect((await visitor.gets(inKeep)).ids).toEqual([])
})

test('what the job has not moved in time is moved before the other is removed', async () => {
  const [keep, drop] = [await make('town', 'Bago'), await make('town', 'Pegu')]
  for (let more = 0; more < 60; more += 1)
    await app.query(`insert into "page" ("Name", "TownId") values ('Page ' || $1, $2)`, [more, drop.Id])
  await merges('town', keep.Id, drop.Id)
  await app.query(`delete from "job" where "Kind" = 'merge'`)
  await passUndo(app)
  const towns = await app.query(`select count(*)::integer as n from "page" where "TownId" = $1`, [keep.Id])
  expect([towns, (await visitor.gets(`/town/api/${drop.Id}`)).ids]).toEqual([[{ n: 60 }], [keep.Id]])
})

test('refuses itself, what is not there, and whoever may not', async () => {
  const one = await make('category', 'One')
  expect((await merges('category', one.Id, one.Id)).fields['fields']).toHaveProperty('drop')
  expect((await merges('category', one.Id, 999_999)).status).toBe(404)
  expect((await merges('category', 999_999, one.Id)).status).toBe(404)
  expect((await owner.posts('/category/api/merge', { keep: one.Id, drop: one.Id })).status).toBe(403)
  expect((await editor.posts('/country/api/merge', { keep: one.Id, drop: one.Id })).status).toBe(405)
})
