import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/connection/database.ts'
import { expiredEdits } from '#server/db/audit/edits.ts'
import { deleteExpired } from '#server/db/jobs/expiry.ts'
import { askOfHolidays } from '#server/db/pages/holidays.ts'
import { startApp } from '../api/support/app.ts'
import { runJobs } from '../api/support/jobs.ts'
import { settle, withRole } from '../api/support/world.ts'
import { sourceRenderer } from '../api/support/sourceRenderer.ts'
import { Person, type Item } from '../api/support/client.ts'
import { createTestDatabase } from '../database.ts'

/** Contents that editors keep: order, drafts, policies, holidays. Two processes keep answers as long as in production. */

const database = await createTestDatabase()
// Dropped when all have closed their connections.
const shared = { ...database, drop: () => Promise.resolve() }
const usual = { database: shared, renderer: sourceRenderer, limits: { kept: { renewAfter: 200, validFor: 700 } } }
const app = await startApp(usual)
const other = await startApp(usual)
const db = openDatabase({ url: shared.url })
afterAll(async () => {
  await db.close()
  await other.stop()
  await app.stop()
  await database.drop()
})
const { editor, moderator, owner, pageAdmin, superAdmin, page } = await settle(app)
/** Reads from the process that has written nothing. */
const visitor = new Person(other)

const shows = async (path: string) => {
  const answer = await fetch(other.url + path, { headers: { accept: 'text/html' } })
  return { status: answer.status, text: await answer.text() }
}
/** For everybody within a second. */
const { poll } = expect
const soon = <T>(read: () => Promise<T>) => poll(read, { timeout: 1000, interval: 50 })
const dayIn = (days: number) => new Date(Date.now() + 390 * 60_000 + days * 86_400_000).toISOString().slice(0, 10)

test('categories stand as editors have put them, and new ones behind by name', async () => {
  const [c, a, b] = [
    await editor.makes('category', { name: 'Cafés' }),
    await editor.makes('category', { name: 'Antiques' }),
    await editor.makes('category', { name: 'Bakeries' }),
  ]
  const names = async () => (await visitor.gets('/category/api')).list.map(({ Name }) => Name)
  await soon(names).toEqual(['Antiques', 'Bakeries', 'Cafés'])
  expect((await editor.posts('/category/api/order', { id: c.Id, beforeId: a.Id })).status).toBe(200)
  await soon(names).toEqual(['Cafés', 'Antiques', 'Bakeries'])
  await editor.posts('/category/api/order', { id: a.Id })
  await soon(names).toEqual(['Cafés', 'Bakeries', 'Antiques'])
  const late = await editor.makes('category', { name: 'Aquariums' })
  await soon(names).toEqual(['Cafés', 'Bakeries', 'Antiques', 'Aquariums'])
  expect((await editor.posts('/category/api/order', { id: c.Id, beforeId: 999_999 })).status).toBe(404)
  const table = `/category/api?sort=${JSON.stringify(['Order', 'ASC'])}&range=[0,9]`
  expect((await editor.gets(table)).ids).toEqual([c.Id, b.Id, a.Id, late.Id])
})

test('product categories stand as their page’s people have put them, page after page', async () => {
  const made: Item[] = []
  for (const name of ['1', '2', '3', '4']) made.push(await owner.makes('productCategory', { pageId: page.Id, name }))
  const [one, two, three, four] = made.map(({ Id }) => Id) as [number, number, number, number]
  const elsewhere = await owner.makes('page', { name: 'Another' })
  const theirs = await owner.makes('productCategory', { pageId: elsewhere.Id, name: '0' })
  const list = `/productCategory/api/byPageId/${page.Id}`
  await soon(async () => (await visitor.gets(list)).ids).toEqual([one, two, three, four])
  expect((await pageAdmin.posts('/productCategory/api/order', { id: four, beforeId: two })).status).toBe(200)
  expect((await owner.posts('/productCategory/api/order', { id: one, beforeId: theirs.Id })).status).toBe(404)
  expect((await editor.posts('/productCategory/api/order', { id: one, beforeId: two })).status).toBe(403)
  await soon(async () => (await visitor.gets(list)).ids).toEqual([one, four, two, three])
  // `after` is for lists in the order of time.
  expect((await visitor.gets(`${list}?page=2&perPage=3&after=${two}`)).ids).toEqual([three])
})

test('a draft is there for editors alone, in every list, count and document, until it is published', async () => {
  const word = 'Zawgyiquartz'
  const draft = await editor.makes('article', { title: `${word} mining`, description: `About ${word}`, status: 0 })
  await app.query(`update "article" set "CreatedAt" = now() - interval '3 days' where "Id" = $1`, [draft.Id])
  const older = await editor.makes('article', { title: 'Published before' })
  const places = [
    `/article/api/byPage/1`,
    `/article/api`,
    `/article/api/${draft.Id}`,
    `/article/api/bySearch/${word}`,
    `/search/api/suggest/${word}`,
    `/search/api/didYouMean/${word.slice(0, -1)}`,
    `/article/view/${draft.Id}`,
    '/article',
    '/home',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/docs/openapi.json',
  ]
  const showing = async (who: Person) => {
    const found: string[] = []
    for (const path of places) {
      const answer = await who.gets(path, { accept: path.includes('/api') ? '*/*' : 'text/html' })
      if (answer.text.includes(word) || answer.text.includes(`/article/view/${draft.Id}<`)) found.push(path)
    }
    return found
  }
  for (const who of [visitor, owner, moderator]) expect([who.email, await showing(who)]).toEqual([who.email, []])
  expect((await shows(`/article/view/${draft.Id}`)).status).toBe(404)
  for (const who of [editor, superAdmin])
    expect(await who.sees('article', draft.Id)).toMatchObject({ Status: 0, Title: `${word} mining` })

  expect((await editor.changes('article', { id: draft.Id, status: 1 })).status).toBe(200)
  await soon(async () => (await visitor.gets('/article/api/byPage/1')).ids).toEqual([draft.Id, older.Id])
  await soon(async () => (await shows(`/article/view/${draft.Id}`)).status).toBe(200)
  await soon(() => showing(visitor)).toContain(`/search/api/suggest/${word}`)
  // What is published again is as old as it was.
  await editor.changes('article', { id: draft.Id, status: 0 })
  await soon(async () => (await shows(`/article/view/${draft.Id}`)).status).toBe(404)
  await app.query(`update "article" set "CreatedAt" = now() - interval '3 days' where "Id" = $1`, [draft.Id])
  await editor.changes('article', { id: draft.Id, status: 1 })
  await soon(async () => (await visitor.gets('/article/api/byPage/1')).ids).toEqual([older.Id, draft.Id])
  expect((await editor.gets(`/article/api/history/${draft.Id}`)).list).toHaveLength(3)
})

test('a policy stands in the reader’s language, with the day since when; every version stays, whoever wrote it', async () => {
  await app.query(`insert into "setting" ("PrivacyPolicy") values ('We keep little.')`)
  const setting = (await editor.gets('/setting/api/1')).list[0]!
  const writer = await withRole(app, superAdmin, 'editor', 2)
  const saves = (fields: Record<string, string>) => writer.changes('setting', { id: setting.Id, ...fields })
  expect((await saves({ privacyPolicy: 'We keep less.' })).status).toBe(200)
  const since = (await visitor.sees('setting', 1))?.['PrivacyPolicySince']
  expect(Date.now() - Date.parse(String(since))).toBeLessThan(60_000)
  await saves({ burmesePrivacyPolicy: 'အနည်းငယ်သာ သိမ်းသည်။' })
  // Another text has changed.
  await soon(async () => (await visitor.sees('setting', 1))?.['PrivacyPolicySince']).toBe(since)
  await soon(async () => (await shows('/privacy')).text).toContain('We keep less.')
  await soon(async () => (await shows('/privacy?lang=my')).text).toContain('အနည်းငယ်သာ သိမ်းသည်။')
  expect((await shows('/privacy')).text).toContain(`dateTime="${String(since)}"`)

  await writer.sends('DELETE', '/profile/api', { email: writer.email })
  await runJobs(app)
  await app.query(`update "edit" set "CreatedAt" = now() - interval '3 years'`)
  while ((await deleteExpired(db, expiredEdits, 100)) > 0);
  const versions = (await editor.gets('/setting/api/history/1')).list
  expect(versions).toMatchObject([
    { ById: null, ByName: null, Values: { BurmesePrivacyPolicy: [null, 'အနည်းငယ်သာ သိမ်းသည်။'] } },
    { ById: null, Values: { PrivacyPolicy: ['We keep little.', 'We keep less.'] } },
  ])
  expect((await moderator.gets('/setting/api/history/1')).status).toBe(403)
  // What people change is forgotten in time.
  expect(await app.query(`select 1 from "edit" where "Source" <> 'setting'`)).toEqual([])
})

test('holidays are contents; owners whose hours say nothing of one are asked once, two weeks before', async () => {
  expect((await owner.creates('holiday', { date: dayIn(3), name: 'Mine' })).status).toBe(403)
  const week = { mon: [['09:00', '17:00']] }
  const asked = async (who: Person) =>
    (await who.gets('/notification/api')).list.filter(({ Kind }) => Kind === 'holiday')
  await owner.changes('page', { id: page.Id, hours: JSON.stringify(week) })
  const told = await owner.makes('page', {
    name: 'Says so',
    hours: JSON.stringify({ ...week, exceptions: { [dayIn(10)]: [] } }),
  })
  await owner.makes('page', { name: 'Without hours' })
  const empty = await owner.makes('page', { name: 'Opened and left empty' })
  await app.query(`update "page" set "Hours" = '{"mon": [], "exceptions": {}}' where "Id" = $1`, [empty.Id])
  await askOfHolidays(db)
  expect(await asked(owner)).toEqual([])

  const far = await editor.makes('holiday', { date: dayIn(15), name: 'Later' })
  await askOfHolidays(db)
  expect(await asked(owner)).toEqual([])

  const holiday = await editor.makes('holiday', { date: dayIn(10), name: 'Thingyan', burmeseName: 'သင်္ကြန်' })
  await editor.makes('holiday', { date: dayIn(11), name: 'Thingyan' })
  expect((await editor.creates('holiday', { date: 'April', name: 'Thingyan' })).fields['fields']).toHaveProperty('date')
  expect((await visitor.gets('/holiday/api')).list).toHaveLength(3)
  await askOfHolidays(db)
  await askOfHolidays(db)
  const about = { About: 'holiday', AboutId: holiday.Id, State: dayIn(10) }
  expect(await asked(owner)).toEqual([
    // Of the next day nothing is said there yet.
    expect.objectContaining({ PageId: told.Id, State: dayIn(11) }),
    expect.objectContaining({ PageId: page.Id, ...about }),
  ])
  expect(await asked(pageAdmin)).toEqual([expect.objectContaining({ PageId: page.Id, ...about })])
  expect(far.Id).toBeGreaterThan(0)
})
