import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, visitor, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'

/** Records with more under them than one transaction changes (docs/decisions/deletion.md#hiding-and-moving). */

let app: TestApp
let owner: Person
let pageId: number
beforeAll(async () => {
  app = await startApp()
  owner = await signIn(app, 'much@demo.example')
  pageId = (await owner.makes('page', { name: 'Much' })).Id
})
afterAll(() => app.stop())

const many = 1200

async function addPosts() {
  await app.query(
    `insert into "post" ("PageId", "Title", "SearchName", "Search")
     select $1, 'Heron ' || g, v, v from (select g, to_tsvector('simple', 'heron ' || g) as v from generate_series(1, $2::integer) g) made`,
    [pageId, many],
  )
}
const countOf = async (condition: string) => {
  const [row] = await app.query<{ count: number }>(`select count(*)::integer as count from ${condition}`)
  return row?.count
}

test('S14 a page with any number of posts is hidden at once, though most of them still have to be marked', async () => {
  await addPosts()
  const reads = ['/post/api/byPage/1', '/post/api', `/post/api/byPageId/${pageId}`, '/post/api?range=[0,9]']
  const bodiesFor = async (person: { gets(path: string): Promise<{ body: unknown }> }) =>
    Promise.all(reads.map(async (path) => ((await person.gets(path)).body as unknown[]).length))
  expect(await bodiesFor(visitor(app))).toEqual([20, many, 1000, 10])

  expect((await owner.changes('page', { id: pageId, status: 0 })).status).toBe(200)
  expect(await countOf('"post" where "Listed"')).toBe(many - 1000)
  const [left] = await app.query<{ Id: number }>('select "Id" from "post" where "Listed" limit 1')
  const stranger = await signIn(app, 'stranger@demo.example')
  for (const person of [visitor(app), stranger]) {
    expect(await bodiesFor(person)).toEqual([0, 0, 0, 0])
    expect((await person.gets(`/post/api/${left!.Id}`)).status).toBe(404)
    expect((await person.gets('/search/api/heron')).fields['posts']).toEqual([])
    expect((await person.gets('/search/api/suggest/heron')).body).toEqual([])
  }
  // Each run of the job goes on where another one ended.
  expect(await runJobs(app, 10)).toBeGreaterThan(3)
  expect([await countOf('"post" where "Listed"'), await countOf('"concealment"'), await countOf('"job"')]).toEqual([
    0, 0, 0,
  ])
  expect((await owner.sees('post', left!.Id))?.['Status']).toBe(1)

  expect((await owner.changes('page', { id: pageId, status: 1 })).status).toBe(200)
  expect(await countOf('"concealment"')).toBe(0)
  await runJobs(app, 10)
  expect(await countOf('"post" where "Listed"')).toBe(many)
  await app.query('delete from "post"')
})

test('S14 a page that is hidden, and shown again before all is marked, shows everything again', async () => {
  await addPosts()
  await owner.changes('page', { id: pageId, status: 0 })
  await owner.changes('page', { id: pageId, status: 1 })
  // Nothing is left to mark, but nobody has looked yet. An answer kept meanwhile must not outlive that.
  expect([await countOf('"post" where "Listed"'), await countOf('"concealment"')]).toEqual([many, 1])
  const seen = async () => ((await visitor(app).gets('/post/api/byPage/1')).body as unknown[]).length
  expect(await seen()).toBe(0)
  await runJobs(app, 10)
  expect(await seen()).toBe(20)
  expect([await countOf('"post" where "Listed"'), await countOf('"concealment"')]).toEqual([many, 0])
  await app.query('delete from "post"')
})

test('S64 a post with any number of comments is deleted at once, and they with it', async () => {
  const post = await owner.makes('post', { pageId, title: 'Discussed' })
  await app.query(
    `insert into "comment" ("PageId", "TargetPageId", "TypeName", "TypeId", "Description")
     select $1::integer, $1::integer, 'Post', $2::integer, 'Comment ' || g from generate_series(1, $3::integer) g`,
    [pageId, post.Id, many],
  )
  const [last] = await app.query<{ Id: number }>('select max("Id") as "Id" from "comment"')
  expect((await visitor(app).gets(`/comment/api/${last!.Id}`)).status).toBe(200)
  expect((await owner.deletes('post', post.Id)).status).toBe(200)
  expect(await countOf('"comment"')).toBe(many - 1000)
  for (const { Id } of await app.query<{ Id: number }>('select "Id" from "comment" limit 3'))
    expect((await visitor(app).gets(`/comment/api/${Id}`)).status).toBe(404)
  expect((await visitor(app).gets('/comment/api/byPage/1')).body).toEqual([])
  expect(await runJobs(app, 10)).toBeGreaterThan(3)
  expect([await countOf('"comment"'), await countOf('"concealment"'), await countOf('"job"')]).toEqual([0, 0, 0])
})

test('S43 a page with any number of posts moves at once, and they follow to where it is then', async () => {
  await addPosts()
  await app.query(`insert into "region" ("Id", "Name") values (7, 'North'), (8, 'South')`)
  await app.query(
    `insert into "town" ("Id", "Name", "RegionId") values (71, 'Hill', 7), (72, 'Lake', 7), (81, 'Shore', 8)`,
  )
  const located = async (lexeme: string) => countOf(`"post" where "Search" @@ '''${lexeme}'''::tsquery`)
  const locations = async () => {
    const counts = []
    for (const facet of facets) counts.push(await located(facet))
    return counts
  }
  const facets = ['@Town:71', '@Town:72', '@Town:81', '@Region:7', '@Region:8']
  for (const townId of [71, 81, 72]) expect((await owner.changes('page', { id: pageId, townId })).status).toBe(200)
  await runJobs(app, 10)
  expect(await locations()).toEqual([0, many, 0, many, 0])
  await owner.changes('page', { id: pageId, townId: 81 })
  await owner.changes('page', { id: pageId, townId: 72 })
  await runJobs(app, 10)
  expect(await locations()).toEqual([0, many, 0, many, 0])
})
