import { expect, test } from 'vitest'
import { runNextJob } from '#server/start/backgroundJobs.ts'
import { signIn, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { answers, answersOffer, invites, joins, offers } from '../api/support/team.ts'
import { openWorld } from '../api/support/openWorld.ts'
import { tablesHolding } from './tablesHolding.ts'

/** An account ends at once, and is erased in portions (docs/rules.md#account-deletion, docs/safety.md#s64). */

const { app, world } = await openWorld()

const manyPages = 25

/** A person with many pages, made without the API to be quick. */
async function richPerson(email: string, word: string): Promise<Person> {
  const person = await signIn(app, email, word)
  await app.query(
    `insert into "page" ("OwnerId", "Name", "SearchName") select $1, $2 || g, to_tsvector('simple', $2)
     from generate_series(1, $3::integer) g`,
    [person.id, word, manyPages],
  )
  await app.query(`insert into "searchWord" ("Word") values ($1)`, [word.toLowerCase()])
  return person
}

test('S64 it ends with the answer: sessions, identity, name, address and pages, before any job has run', async () => {
  const { superAdmin, visitor } = world
  const person = await richPerson('ending@demo.example', 'Wombat')
  const elsewhere = await signIn(app, person.email)
  expect((await person.sends('DELETE', '/profile/api', { email: person.email })).status).toBe(200)
  for (const session of [person, elsewhere]) {
    expect((await session.creates('page', { name: 'x' })).status).toBe(401)
    expect((await session.gets('/page/api')).headers.get('x-session')).toBe('ended')
  }
  expect((await visitor.gets('/page/api/byPage/1')).text).not.toContain('Wombat')
  expect((await superAdmin.gets(`/profile/api/${person.id}`)).status).toBe(404)
  expect((await superAdmin.gets('/profile/api?range=[0,99]&sort=["Id","ASC"]')).ids).not.toContain(person.id)
  expect(await app.query('select "Name", "Email" from "profile" where "Id" = $1', [person.id])).toEqual([
    { Name: null, Email: null },
  ])
  expect(await app.query('select 1 from "identity" where "ProfileId" = $1', [person.id])).toEqual([])
  await runJobs(app)
  expect(await tablesHolding(app, ['wombat', person.email])).toEqual([])
})

test('S64 who signs in again at once has a new account, which the rest of the work leaves alone', async () => {
  const { page } = world
  const person = await richPerson('again@demo.example', 'Echidna')
  await person.makes('pageFollowing', { pageId: page.Id })
  await person.sends('DELETE', '/profile/api', {})
  const again = await signIn(app, person.email, 'Taipan')
  expect(again.id).not.toBe(person.id)
  expect((await again.gets(`/page/api/byOwnerEmail/${again.email}`)).body).toEqual([])
  const fresh = await again.makes('page', { name: 'Taipan House' })
  await again.makes('pageFollowing', { pageId: page.Id })
  await again.posts('/firebaseToken/api', { token: 'the same phone' })
  expect(await runJobs(app, 4)).toBeGreaterThan(manyPages / 4)
  expect(await again.sees('page', fresh.Id)).toMatchObject({ Name: 'Taipan House', OwnerId: again.id })
  expect((await again.gets(`/pageFollowing/api/byEmail/${again.email}`)).list).toHaveLength(1)
  expect((await again.gets(`/profile/api/${again.id}`)).list).toMatchObject([{ Name: 'Taipan', Email: again.email }])
  expect(await app.query('select 1 from "page" where "OwnerId" = $1', [person.id])).toEqual([])
  expect(await app.query('select 1 from "profile" where "Id" = $1', [person.id])).toEqual([])
  expect(await tablesHolding(app, ['echidna'])).toEqual([])
})

test('S64 the name of an erased page is in no stored answer of somebody else', async () => {
  const { pageAdmin } = world
  const person = await signIn(app, 'answered@demo.example', 'Kookaburra')
  const page = await person.makes('page', { name: 'Kookaburra' })
  await joins(person, page, pageAdmin)
  const key = { 'idempotency-key': 'of-the-admin' }
  await pageAdmin.creates('post', { pageId: page.Id, title: 'x' }, { headers: key })
  expect(await tablesHolding(app, ['kookaburra'])).toContain('idempotencyKey')
  await person.sends('DELETE', '/profile/api', {})
  await runJobs(app)
  expect(await tablesHolding(app, ['kookaburra'])).toEqual([])
})

test('S64 pages that a transfer or an heir takes at the last moment pass on whole', async () => {
  const { stranger } = world
  const person = await signIn(app, 'passing@demo.example')
  const [kept, lost] = [await person.makes('page', { name: 'Kept' }), await person.makes('page', { name: 'Lost' })]
  await joins(person, kept, stranger, true)
  const post = await person.makes('post', { pageId: kept.Id, title: 'Stays' })
  await person.sends('DELETE', '/profile/api', {})
  expect(await stranger.sees('page', kept.Id)).toMatchObject({ OwnerId: stranger.id })
  await runJobs(app, 1)
  expect(await stranger.sees('post', post.Id)).toMatchObject({ Title: 'Stays' })
  expect(await stranger.sees('page', lost.Id)).toBeUndefined()
  expect(await app.query('select 1 from "page" where "Id" = $1', [lost.Id])).toEqual([])
})

test('S64 a page that is being removed changes hands no more: not by a reservation, not by an offer', async () => {
  const { superAdmin, stranger } = world
  const person = await signIn(app, 'giving@demo.example')
  const [reserved, offered] = [
    await person.makes('page', { name: 'Reserved' }),
    await person.makes('page', { name: 'Offered' }),
  ]
  await superAdmin.changes('page', { id: reserved.Id, ownerEmail: 'claimant@demo.example' })
  const offer = await offers(person, offered, stranger.email)
  await person.sends('DELETE', '/profile/api', {})
  const claimant = await signIn(app, 'claimant@demo.example')
  expect((await claimant.gets(`/page/api/byOwnerEmail/${claimant.email}`)).body).toEqual([])
  expect((await answersOffer(stranger, offer.fields['Id'], true)).status).toBe(404)
  await runJobs(app)
  expect(await app.query('select 1 from "page" where "Id" = any($1)', [[reserved.Id, offered.Id]])).toEqual([])
  expect(await app.query('select 1 from "removal"')).toEqual([])
})

test('S16 who invited or asked somebody whose account ends hears what a refusal says, and no more', async () => {
  const { owner } = world
  const page = await owner.makes('page', { name: 'Asking' })
  /** What the owner sees of two requests to this address, once `end` has answered them. */
  const seenAfter = async (
    email: string,
    end: (person: Person, invitation: number, offer: number) => Promise<unknown>,
  ) => {
    const person = await signIn(app, email)
    const invitation = (await invites(owner, page, email)).Id
    const offer = (await offers(owner, page, email)).fields['Id'] as number
    await end(person, invitation, offer)
    const news = (await owner.gets('/notification/api')).list.filter(({ PageId }) => PageId === page.Id)
    const ofThese = news.filter(({ Kind, AboutId }) => AboutId === (Kind === 'transfer' ? offer : invitation))
    return [
      ofThese.map(({ Kind, About, State }) => `${String(Kind)} ${String(About)} ${String(State)}`).sort(),
      (await owner.gets(`/pageAdmin/api/byPageId/${page.Id}`)).text.includes(email),
      (await owner.gets('/page/api/transfer')).text.includes(email),
    ]
  }
  const ended = await seenAfter('ending-asked@demo.example', (person) => person.sends('DELETE', '/profile/api', {}))
  const declined = await seenAfter('declining@demo.example', async (person, invitation, offer) => {
    await answers(person, invitation, { accept: false })
    await answersOffer(person, offer, false)
  })
  expect(ended).toEqual(declined)
  expect(ended[0]).toEqual(['pageAdmin pageAdmin declined', 'transfer pageTransfer declined'])
  await runJobs(app)
})

test('S62 erasure recounts followers under the page’s lock, beside a follow of somebody else', async () => {
  const { owner, visitor } = world
  const page = await owner.makes('page', { name: 'Counted' })
  const [leaving, other] = [await signIn(app, 'counted@demo.example'), await signIn(app, 'counting@demo.example')]
  await leaving.makes('pageFollowing', { pageId: page.Id })
  await leaving.sends('DELETE', '/profile/api', {})
  // A follow that has counted itself and is not yet committed.
  await app.query('begin')
  await app.query('select 1 from "page" where "Id" = $1 for no key update', [page.Id])
  await app.query('insert into "pageFollowing" ("ProfileId", "PageId") values ($1, $2)', [other.id, page.Id])
  await app.query('update "page" set "FollowerCount" = 2 where "Id" = $1', [page.Id])
  const portion = runNextJob(app.jobs)
  await expect.poll(waiting).toBe(1)
  await app.query('commit')
  await portion
  await runJobs(app)
  expect(await visitor.sees('page', page.Id)).toMatchObject({ FollowerCount: 1 })
})

const waiting = async () =>
  (
    await app.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  )[0]!.n
