import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, visitor, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { tablesHolding } from './tablesHolding.ts'

/** The largest deletions (docs/safety.md#s64). The figures printed here stand in docs/decisions/deletion.md. */

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const many = 100_000
const secretWord = 'Zebrafinch'

const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

test('S64 an account with 100,000 pages ends at once, and within 60 s nothing of it is left', async () => {
  const email = 'hundredthousand@demo.example'
  owner = await signIn(app, email, secretWord)
  await app.query(
    `insert into "page" ("OwnerId", "Name", "PhoneOne", "Thumbnail", "SearchName", "Search")
     select $1, $2 || ' ' || g, '09777888999', 'none-' || g || '.webp', v, v
     from (select g, to_tsvector('simple', 'zebrafinch ' || g) as v from generate_series(1, $3::integer) g) made`,
    [owner.id, secretWord, many],
  )
  await app.query(`insert into "searchWord" ("Word") values ('zebrafinch') on conflict do nothing`)
  await app.query('vacuum (analyze) "page"')
  const other = (await signIn(app, 'other@demo.example')).makes('page', { name: 'Stays' })
  const kept = await other

  let status = 0
  const answered = await seconds(async () => {
    status = (await owner.sends('DELETE', '/profile/api', { email })).status
  })
  expect(status).toBe(200)
  expect((await visitor(app).gets('/page/api/byPage/1')).ids).toEqual([kept.Id])
  const again = await signIn(app, email, secretWord)
  expect(again.id).not.toBe(owner.id)
  const stays = await again.makes('page', { name: 'Begins anew' })

  let portions = 0
  const erased = await seconds(async () => {
    portions = await runJobs(app)
  })
  process.stdout.write(
    `account with ${many} pages: answered after ${answered.toFixed(2)} s, erased after ${erased.toFixed(1)} s in ${portions} transactions\n`,
  )
  expect(await visitor(app).sees('page', stays.Id)).toMatchObject({ Name: 'Begins anew' })
  await again.sends('DELETE', '/profile/api', { email })
  await runJobs(app)
  expect(await tablesHolding(app, [email, secretWord, '777888999'])).toEqual([])
  expect(await app.query('select 1 from "removal"')).toEqual([])
  expect([answered < 4, erased < 60]).toEqual([true, true])
})

test('S64 a page with 100,000 posts, comments and followers is gone at once and removed within 60 s', async () => {
  const person = await signIn(app, 'large@demo.example')
  const page = await person.makes('page', { name: 'Large' })
  await app.query(
    `insert into "post" ("PageId", "Title", "Thumbnail", "SearchName", "Search")
     select $1, 'Post ' || g, 'post-' || g || '.webp', v, v
     from (select g, to_tsvector('simple', 'post ' || g) as v from generate_series(1, $2::integer) g) made`,
    [page.Id, many],
  )
  await app.query(
    `insert into "comment" ("PageId", "TargetPageId", "TypeName", "TypeId", "Description")
     select $1::integer, $1::integer, 'Page', $1::integer, 'Comment ' || g from generate_series(1, $2::integer) g`,
    [page.Id, many],
  )
  await app.query(
    `with fan as (insert into "profile" ("Name", "Email") select 'Fan', 'fan' || g || '@x.example'
       from generate_series(1, $2::integer) g returning "Id"),
     follow as (insert into "pageFollowing" ("ProfileId", "PageId") select "Id", $1 from fan)
     insert into "pageRating" ("ProfileId", "PageId", "Stars") select "Id", $1, 4 from fan`,
    [page.Id, many],
  )
  await app.query('vacuum (analyze)')
  let status = 0
  const answered = await seconds(async () => {
    status = (await person.deletes('page', page.Id)).status
  })
  expect(status).toBe(200)
  expect((await visitor(app).gets('/post/api/byPage/1')).body).toEqual([])
  let portions = 0
  const removed = await seconds(async () => {
    portions = await runJobs(app)
  })
  process.stdout.write(
    `page with ${4 * many} records: answered after ${answered.toFixed(2)} s, removed after ${removed.toFixed(1)} s in ${portions} transactions\n`,
  )
  for (const table of ['post', 'comment', 'pageFollowing', 'pageRating', 'removal', 'job'])
    expect([table, await app.query(`select 1 from "${table}" limit 1`)]).toEqual([table, []])
  expect(await person.sees('page', page.Id)).toBeUndefined()
  expect([answered < 4, removed < 60]).toEqual([true, true])
})
