import { expect, test } from 'vitest'
import { runNextJob } from '#server/start/backgroundJobs.ts'
import type { Item } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** A deleted page is gone for everybody at once and removed in portions (docs/rules.md#deletion, docs/decisions/deletion.md). */

const { app, world } = await openWorld()

/** A page with seven posts and comments, a product, a rating and a follow. */
async function busyPage(name: string): Promise<{ page: Item; post: Item; product: Item }> {
  const { owner, stranger, page: other } = world
  const page = await owner.makes('page', { name, latitude: 17, longitude: 96 })
  const [post] = await Promise.all(
    Array.from({ length: 7 }, (_, n) => owner.makes('post', { pageId: page.Id, title: `${name} ${n}` })),
  )
  const product = await owner.makes('product', { pageId: page.Id, name })
  for (let n = 0; n < 7; n += 1)
    await owner.makes('comment', { pageId: other.Id, description: name, typeName: 'Post', typeId: post!.Id })
  await stranger.makes('pageRating', { pageId: page.Id, stars: 5, description: name })
  await stranger.makes('pageFollowing', { pageId: page.Id })
  return { page, post: post!, product }
}

test('it is gone for everybody with the answer: by id, from lists, search, map and sitemap (S62)', async () => {
  const { owner, pageAdmin, superAdmin, visitor, stranger } = world
  const { page, post, product } = await busyPage('Quokka')
  expect((await owner.deletes('page', page.Id)).status).toBe(200)
  for (const who of [owner, pageAdmin, superAdmin, stranger, visitor]) {
    expect((await who.gets(`/page/api/${page.Id}`)).status).toBe(404)
    expect((await who.gets(`/post/api/${post.Id}`)).status).toBe(404)
    const places = [
      `/page/api/byPage/1`,
      `/post/api/byPage/1`,
      `/product/api/byPage/1`,
      `/comment/api/byPage/1`,
      `/pageRating/api/byPage/1`,
      '/page/api',
      '/post/api?sort=["Id","DESC"]&range=[0,99]',
      '/page/api/byMap',
      '/page/api/bySearch/quokka',
      '/post/api/bySearch/quokka',
      '/search/api/quokka',
      '/search/api/suggest/quok',
      `/post/api/byPageId/${page.Id}`,
      `/comment/api/byTypeNameAndTypeId/Post/${post.Id}`,
    ]
    for (const place of places) expect([place, (await who.gets(place)).text.includes('Quokka')]).toEqual([place, false])
  }
  expect((await owner.gets(`/page/api/byOwnerEmail/${owner.email}`)).ids).not.toContain(page.Id)
  expect((await stranger.gets(`/pageFollowing/api/byEmail/${stranger.email}`)).body).toEqual([])
  expect((await visitor.gets('/sitemap.xml')).text).not.toContain(`/page/view/${page.Id}<`)
  expect((await owner.deletes('page', page.Id)).status).toBe(404)
  expect((await owner.deletes('product', product.Id)).status).toBe(404)
  await runJobs(app)
})

test('nothing can be written under it any more: as under a page that does not exist', async () => {
  const { owner, superAdmin, stranger, page: other } = world
  const { page, post } = await busyPage('Numbat')
  await owner.deletes('page', page.Id)
  const missing = 999_999
  const answers = async (pageId: number, postId: number) => [
    (await owner.creates('post', { pageId, title: 'x' })).status,
    (await owner.creates('product', { pageId, name: 'x' })).status,
    (await owner.creates('comment', { pageId: other.Id, description: 'x', typeName: 'Page', typeId: pageId })).status,
    (await owner.creates('comment', { pageId: other.Id, description: 'x', typeName: 'Post', typeId: postId })).status,
    (await stranger.creates('pageRating', { pageId, stars: 1 })).status,
    (await stranger.creates('pageFollowing', { pageId })).status,
    (await stranger.creates('pageBlock', { pageId })).status,
    (await stranger.creates('report', { contentId: pageId, type: 'Page', description: 'x' })).status,
    (await owner.changes('page', { id: pageId, name: 'x' })).status,
    (await owner.changes('post', { id: postId, title: 'x' })).status,
    (await owner.posts('/pageAdmin/api', { pageId, email: 'somebody@demo.example' })).status,
    (await owner.posts('/page/api/transfer', { pageId, email: stranger.email })).status,
    (await superAdmin.changes('page', { id: pageId, ownerEmail: stranger.email })).status,
    (await superAdmin.posts('/admin/api/moderate', { source: 'page', id: pageId, held: 1 })).status,
  ]
  expect(await answers(page.Id, post.Id)).toEqual(await answers(missing, missing))
  await runJobs(app)
  expect(await rowsUnder(page)).toEqual([])
})

test('a write that waits for the deletion is refused too', async () => {
  const { owner, page: other } = world
  const { page } = await busyPage('Bilby')
  // What the deletion does, up to its commit.
  await app.query('begin')
  await app.query('select 1 from "page" where "Id" = $1 for update', [page.Id])
  await app.query(`insert into "removal" values ('page', $1)`, [page.Id])
  const writes = [
    owner.creates('post', { pageId: page.Id, title: 'x' }),
    owner.creates('comment', { pageId: other.Id, description: 'x', typeName: 'Page', typeId: page.Id }),
    world.stranger.creates('pageBlock', { pageId: page.Id }),
    owner.changes('page', { id: page.Id, name: 'x' }),
    owner.deletes('page', page.Id),
  ]
  await expect.poll(waiting).toBe(writes.length)
  await app.query('commit')
  for (const { status } of await Promise.all(writes)) expect([403, 404]).toContain(status)
  await app.query(`insert into "job" ("Kind", "Payload") values ('removeRecords', $1)`, [
    JSON.stringify({ source: 'page', ids: [page.Id] }),
  ])
  await runJobs(app)
})

test('it is removed in portions, each whole, which another process resumes after a kill', async () => {
  const { owner } = world
  const { page } = await busyPage('Dunnart')
  await owner.deletes('page', page.Id)
  const before = (await rowsUnder(page)).length
  await runNextJob(app.jobs, 2)
  const after = (await rowsUnder(page)).length
  expect([after < before, after > 0]).toEqual([true, true])
  // A process that is killed in the midst of a portion.
  const killed = { ...app.jobs, uploads: app.jobs.uploads }
  const cut = app.jobs.db.transaction((tx) =>
    runNextJob({ ...killed, db: { ...app.jobs.db, transaction: (work) => work(tx) } }, 2).then(() => {
      throw new Error('killed')
    }),
  )
  await expect(cut).rejects.toThrow('killed')
  expect((await rowsUnder(page)).length).toBe(after)
  expect(await runJobs(app, 2)).toBeGreaterThan(4)
  expect(await rowsUnder(page)).toEqual([])
  expect(await app.query('select * from "removal"')).toEqual([])
  expect(await app.query(`select 1 from "searchWord" where "Word" = 'dunnart'`)).toEqual([])
})

test('two processes remove side by side', async () => {
  const { owner } = world
  const pages = [await busyPage('Potoroo'), await busyPage('Bettong')]
  for (const { page } of pages) await owner.deletes('page', page.Id)
  await Promise.all([runJobs(app, 3), runJobs(app, 3), runJobs(app, 3)])
  expect((await Promise.all(pages.map(({ page }) => rowsUnder(page)))).flat()).toEqual([])
})

test('a job that is queued now is due at once, whichever way its time is rounded', async () => {
  for (let n = 0; n < 50; n++) {
    await app.query(`insert into "job" ("Kind", "Payload") values ('pruneWords', '{}')`)
    expect(await runNextJob(app.jobs)).toBe(true)
  }
})

test('a job that fails leaves nothing half done, is logged, and is tried again', async () => {
  await app.query(`insert into "job" ("Kind", "Payload") values ('relocate', '{"pageId":"nonsense"}')`)
  expect(await runNextJob(app.jobs)).toBe(true)
  expect(app.log.at(-1)).toContain('a job failed')
  const later = () =>
    app.query<{ Attempts: number; wait: number }>(
      `select "Attempts", round(extract(epoch from "RunAt" - now()))::int as wait from "job" where "Kind" = 'relocate'`,
    )
  expect((await later())[0]).toMatchObject({ Attempts: 1 })
  await app.query(`update "job" set "RunAt" = now() - interval '1 minute', "Attempts" = 40 where "Kind" = 'relocate'`)
  await runNextJob(app.jobs)
  const [job] = await later()
  expect([job!.Attempts, job!.wait > 3500, job!.wait <= 3600]).toEqual([41, true, true])
  await app.query(`delete from "job" where "Kind" = 'relocate'`)
})

test('S64 after each failure a portion is half as large: on a slow disk the usual one may take too long each time', async () => {
  const { owner } = world
  const { page } = await busyPage('Bettong')
  await owner.deletes('page', page.Id)
  const removedAfter = async (failures: number) => {
    const before = (await rowsUnder(page)).length
    // Words of what the portion before has removed.
    await app.query(`delete from "job" where "Kind" = 'pruneWords'`)
    await app.query(`update "job" set "Attempts" = $1 where "Kind" = 'removeRecords'`, [failures])
    await runNextJob(app.jobs, 4)
    return before - (await rowsUnder(page)).length
  }
  expect([await removedAfter(1), await removedAfter(2), await removedAfter(40)]).toEqual([2, 1, 1])
  await runJobs(app)
})

test('S64 words of deleted names go in a job of their own, and only those that no name has', async () => {
  const { owner } = world
  await owner.makes('page', { name: 'Shared' })
  const page = await owner.makes('page', { name: 'Kowari Wallum Shared' })
  await owner.deletes('page', page.Id)
  const words = async () =>
    (
      await app.query<{ word: string }>(`select "Word" as word from "searchWord" where "Word" = any($1) order by 1`, [
        ['kowari', 'shared', 'wallum'],
      ])
    ).map(({ word }) => word)
  await runNextJob(app.jobs)
  expect([await rowsUnder(page), await words()]).toEqual([[], ['kowari', 'shared', 'wallum']])
  expect(await app.query('select "Kind" from "job"')).toEqual([{ Kind: 'pruneWords' }])
  await runNextJob(app.jobs)
  expect(await words()).toEqual(['shared'])
})

/** How many statements of the app wait for a lock. */
const waiting = async () =>
  (
    await app.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  )[0]!.n

async function rowsUnder({ Id }: Item): Promise<string[]> {
  const left = []
  for (const table of ['post', 'product', 'comment', 'pageRating', 'pageFollowing', 'pageBlock', 'pageAdmin'])
    left.push(
      ...(await app.query<{ name: string }>(`select '${table}' as name from "${table}" where "PageId" = $1`, [Id])),
    )
  left.push(
    ...(await app.query<{ name: string }>(`select 'under' as name from "comment" where "TargetPageId" = $1`, [Id])),
  )
  left.push(...(await app.query<{ name: string }>(`select 'page' as name from "page" where "Id" = $1`, [Id])))
  return left.map(({ name }) => name)
}
