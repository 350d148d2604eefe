import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'

/** A page with 100,000 posts, one of them with 100,000 comments: hidden, moved, deleted (docs/decisions/deletion.md#hiding-and-moving). */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const many = 100_000

test('S14 to hide, show and move a page with 100,000 posts, and to delete one with 100,000 comments, is answered within 4 s', async () => {
  const person = await signIn(app, 'large@demo.example')
  const page = await person.makes('page', { name: 'Large' })
  const post = await person.makes('post', { pageId: page.Id, title: 'Discussed' })
  await app.query(
    `insert into "post" ("PageId", "Title", "SearchName", "Search")
     select $1, 'Post ' || g, v, v from (select g, to_tsvector('simple', 'post with words ' || g) as v
     from generate_series(1, $2::integer) g) made`,
    [page.Id, many],
  )
  await app.query(
    `insert into "comment" ("PageId", "TargetPageId", "TypeName", "TypeId", "Description")
     select $1::integer, $1::integer, 'Post', $2::integer, 'Comment ' || g from generate_series(1, $3::integer) g`,
    [page.Id, post.Id, many],
  )
  await app.query(`insert into "town" ("Id", "Name") values (901, 'Hill')`)
  await app.query('vacuum (analyze)')
  const measured = []
  for (const [what, act] of [
    ['hide the post', () => person.changes('post', { id: post.Id, status: 0 })],
    ['show the post', () => person.changes('post', { id: post.Id, status: 1 })],
    ['hide the page', () => person.changes('page', { id: page.Id, status: 0 })],
    ['show the page', () => person.changes('page', { id: page.Id, status: 1 })],
    ['move the page', () => person.changes('page', { id: page.Id, townId: 901 })],
    ['delete the post', () => person.deletes('post', post.Id)],
  ] as const) {
    const start = performance.now()
    const { status } = await act()
    const answered = performance.now()
    const transactions = await runJobs(app)
    const rest = (performance.now() - answered) / 1000
    process.stdout.write(
      `${what}: answered after ${Math.round(answered - start)} ms, the rest took ${rest.toFixed(1)} s in ${transactions} transactions\n`,
    )
    measured.push([what, status, answered - start < 4000, rest < 120])
  }
  expect(measured.filter(([, status, isQuick, ends]) => status !== 200 || !isQuick || !ends)).toEqual([])
  expect(await app.query('select 1 from "comment" limit 1')).toEqual([])
  expect(await app.query('select 1 from "concealment"')).toEqual([])
})
