import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteExpired } from '#server/db/jobs/expiry.ts'
import { askStillHere, expiredSayings } from '#server/db/pages/stillHere.ts'
import { signIn, visitor, type Item, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** A page is still there: who says so, and who is asked (docs/rules.md#still-here). */

const { app, world } = await openWorld()
const { owner, pageAdmin, stranger, superAdmin, moderator } = world
const { db } = app.jobs

const says = (who: Person, { Id }: Item) => who.posts('/page/api/stillHere', { id: Id })
const takesBack = (who: Person, { Id }: Item) => who.sends('DELETE', '/page/api/stillHere', { id: Id })
const confirmedAt = async ({ Id }: Item) => (await visitor(app).gets(`/page/api/${Id}`)).list[0]!['ConfirmedAt']
const wait = async (days: number) =>
  app.query(
    `update "stillHere" set "At" = "At" - make_interval(days => $1), "Before" = "Before" - make_interval(days => $1)`,
    [days],
  )

test('a tap of whoever is signed in is public at once, counts once a quarter, and changes nothing else', async () => {
  const page = await world.fresh('page')
  const before = (await owner.sees('page', page.Id))!
  expect(before['ConfirmedAt']).toBeNull()
  const first = await says(stranger, page)
  expect(first.fields).toMatchObject({ status: 'success', Id: page.Id, Counted: true })
  const at = await confirmedAt(page)
  expect(Date.now() - Date.parse(String(at))).toBeLessThan(60_000)
  expect(await owner.sees('page', page.Id)).toEqual({ ...before, ConfirmedAt: at })

  // The second one is no error, and moves nothing.
  expect((await says(stranger, page)).fields).toMatchObject({ status: 'success', Counted: false })
  expect(await confirmedAt(page)).toBe(at)
  // In the next quarter it counts again. The owner's own word is as good.
  await wait(93)
  expect((await says(stranger, page)).fields).toMatchObject({ Counted: true })
  expect((await says(owner, page)).fields).toMatchObject({ Counted: true })
  // Who changes the page at this moment is not in the way of it.
  const changed = await owner.changes('page', { id: page.Id, name: 'Still Tea', version: Number(before['Version']) })
  expect(changed.status).toBe(200)
})

test('taken back, it is as before, whoever tapped in between', async () => {
  const page = await world.fresh('page')
  await says(stranger, page)
  await says(owner, page)
  const ofOwner = await confirmedAt(page)
  expect((await takesBack(stranger, page)).fields).toMatchObject({ data: { ConfirmedAt: ofOwner } })
  expect(await confirmedAt(page)).toBe(ofOwner)
  // A retry takes back nothing more.
  await takesBack(stranger, page)
  await takesBack(owner, page)
  expect(await confirmedAt(page)).toBeNull()
  expect((await says(stranger, page)).fields).toMatchObject({ Counted: true })
})

test('of a page that one may not see nothing is said; what is nobody’s business any more goes', async () => {
  const page = await world.fresh('page')
  await owner.changes('page', { id: page.Id, status: 0 })
  expect((await says(stranger, page)).status).toBe(404)
  expect((await says(stranger, { ...page, Id: 999_999 })).status).toBe(404)
  expect((await stranger.posts('/page/api/stillHere', {})).status).toBe(400)
  expect((await says(owner, page)).status).toBe(200)

  const leaving = await signIn(app, 'leaving@still.example')
  const other = await world.fresh('page')
  await says(leaving, other)
  await leaving.deletes('profile', leaving.id)
  await runJobs(app)
  expect(await app.query(`select 1 from "stillHere" where "PageId" = $1`, [other.Id])).toEqual([])
  // What they said stays true.
  expect(await confirmedAt(other)).not.toBeNull()
  await wait(93)
  await deleteExpired(db, expiredSayings, 100)
  expect(await app.query(`select 1 from "stillHere"`)).toEqual([])
})

test('people are asked twice a year of what was neither changed nor confirmed', async () => {
  const asked = async (who: Person) =>
    (await who.gets('/notification/api')).list.flatMap(({ Kind, PageId }) => (Kind === 'stillHere' ? [PageId] : []))
  const [old, changed, confirmed, closed] = [
    world.page,
    await owner.makes('page', { name: 'Changed' }),
    await owner.makes('page', { name: 'Confirmed' }),
    await owner.makes('page', { name: 'Closed for a while', closure: 'forAWhile' }),
  ]
  await app.query(`update "page" set "UpdatedAt" = now() - interval '190 days', "ConfirmedAt" = null`)
  await owner.changes('page', { id: changed.Id, name: 'Changed lately' })
  await says(stranger, confirmed)
  const asks = (days: number) => askStillHere(db, { at: sql`(now() + make_interval(days => ${days}::integer))` })
  await app.query(`update "page" set "OwnerId" = null where "Id" <> all($1)`, [
    [old.Id, changed.Id, confirmed.Id, closed.Id],
  ])
  await asks(0)
  await asks(1)
  expect(await asked(owner)).toEqual([old.Id])
  expect(await asked(pageAdmin)).toEqual([old.Id])
  expect(await asked(stranger)).toEqual([])

  // One tap, and half a year of peace; the others have waited long enough by then.
  await app.query(`update "stillHere" set "At" = "At" - interval '93 days'`)
  await says(owner, old)
  await asks(170)
  expect(await asked(owner)).toEqual([old.Id])
  await asks(190)
  expect((await asked(owner)).sort()).toEqual([old.Id, old.Id, changed.Id, confirmed.Id].sort())
})

test('pages to look after are filters for moderators and super admins, and for nobody else', async () => {
  const names = async (who: Person, upkeep: string) => {
    const answer = await who.gets(`/page/api?filter=${JSON.stringify({ upkeep })}&sort=["Id","ASC"]`)
    return answer.status === 200 ? answer.list.map(({ Name }) => Name) : answer.status
  }
  await app.query(
    `update "page" set "UpdatedAt" = now(), "OwnerId" = $1, "Latitude" = 16.8, "Longitude" = 96.1, "PhoneOne" = '1'`,
    [owner.id],
  )
  const makes = async (Name: string, change: string) => {
    const { Id } = await owner.makes('page', { name: Name, phoneOne: '09421000111', latitude: 16.8, longitude: 96.1 })
    await app.query(`update "page" set ${change} where "Id" = $1`, [Id])
  }
  await makes('Old', `"UpdatedAt" = now() - interval '13 months'`)
  await makes('Old and confirmed', `"UpdatedAt" = now() - interval '13 months', "ConfirmedAt" = now()`)
  await makes('Ownerless', `"OwnerId" = null`)
  await makes('Nowhere', `"Latitude" = 0, "Longitude" = 0`)
  await makes('Silent', `"PhoneOne" = null`)
  await makes('Second number', `"PhoneOne" = null, "PhoneTwo" = '2'`)
  await makes('Dead link', `"WebsiteDeadSince" = now()`)
  for (const who of [superAdmin, moderator]) {
    expect(await names(who, 'untouched')).toEqual(['Old'])
    expect(await names(who, 'noOwner')).toEqual(['Ownerless'])
    expect(await names(who, 'noPlace')).toEqual(['Nowhere'])
    expect(await names(who, 'noNumber')).toEqual(['Silent'])
    expect(await names(who, 'deadLink')).toEqual(['Dead link'])
  }
  expect(await names(superAdmin, 'toString')).toBe(400)
  for (const who of [owner, stranger, visitor(app)]) expect(await names(who, 'noOwner')).toBe(400)
})
