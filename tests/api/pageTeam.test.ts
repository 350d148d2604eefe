import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tablesHolding } from '../deletion/tablesHolding.ts'
import { signIn, type Item, type Person } from './support/client.ts'
import { answers, answersOffer, invites, joins, offers } from './support/team.ts'
import { runJobs } from './support/jobs.ts'
import { openWorld } from './support/openWorld.ts'

/** Page admins, transfers and account deletion (docs/rules.md#page-admins, #transfers, #account-deletion, docs/safety.md#s64). */

const { app, world } = await openWorld()

describe('page admins are asked', () => {
  const isIn = async (who: Person, page: Item) =>
    (await who.changes('page', { id: page.Id, address: 'x' })).status === 200

  test('an invited person is admin once they accept, and not before; twice is once', async () => {
    const { owner, fresh, stranger } = world
    const page = await fresh('page')
    const helper = await signIn(app, 'kyaw@demo.example', 'Ko Kyaw')
    const asked = await invites(owner, page, 'KYAW@demo.example')
    expect((await invites(owner, page, helper.email)).Id).toBe(asked.Id)
    expect(await isIn(helper, page)).toBe(false)
    expect(
      (await helper.posts('/admin/api/checkPermission', { pageId: page.Id, profileEmail: helper.email })).body,
    ).toEqual({ isAdmin: false, isOwner: false, isSuperAdmin: false })
    expect((await helper.gets('/notification/api')).list).toMatchObject([
      { Kind: 'pageAdmin', State: 'invited', PageId: page.Id, AboutId: asked.Id },
    ])
    expect((await helper.gets('/pageAdmin/api/own')).list).toMatchObject([
      { Id: asked.Id, State: 'invited', Email: helper.email, PageName: page['Name'] },
    ])
    expect((await stranger.gets('/pageAdmin/api/own')).list).toEqual([])
    expect((await answers(stranger, asked.Id, { accept: true })).status).toBe(404)
    expect((await answers(owner, asked.Id, { accept: true })).status).toBe(403)
    expect((await answers(helper, asked.Id, {})).status).toBe(400)
    expect(await isIn(helper, page)).toBe(false)

    expect((await answers(helper, asked.Id, { accept: true })).data).toMatchObject({
      Id: asked.Id,
      State: 'accepted',
      Email: null,
      ExpiresAt: null,
      HeirSince: null,
      ProfileId: helper.id,
      ProfileName: 'Ko Kyaw',
      ProfileEmail: helper.email,
    })
    expect(await isIn(helper, page)).toBe(true)
    expect((await owner.gets('/notification/api')).list[0]).toMatchObject({
      Kind: 'pageAdmin',
      State: 'accepted',
      PageId: page.Id,
    })
    expect((await invites(owner, page, helper.email)).Id).toBe(asked.Id)
    for (const email of [owner.email, 'x'])
      expect((await owner.creates('pageAdmin', { pageId: page.Id, email })).status).toBe(400)
  })

  test('who declines is no admin, and the owner learns it; who is withdrawn cannot accept', async () => {
    const { owner, fresh } = world
    const page = await fresh('page')
    const helper = await signIn(app, 'declining@demo.example')
    const declined = await invites(owner, page, helper.email)
    expect((await answers(helper, declined.Id, { accept: false })).fields).toMatchObject({ data: null })
    expect(await owner.sees('pageAdmin', declined.Id)).toBeUndefined()
    expect((await owner.gets('/notification/api')).list[0]).toMatchObject({ State: 'declined', PageId: page.Id })
    const withdrawn = await invites(owner, page, helper.email)
    expect((await owner.deletes('pageAdmin', withdrawn.Id)).status).toBe(200)
    for (const { Id } of [declined, withdrawn]) expect((await answers(helper, Id, { accept: true })).status).toBe(404)
    expect(await isIn(helper, page)).toBe(false)
  })

  test('an admin can leave and says alone whether they are heir; they cannot add admins or delete the page', async () => {
    const { owner, page } = world
    const helper = await signIn(app, 'leaver@demo.example')
    const right = await joins(owner, page, helper)
    expect((await helper.creates('pageAdmin', { pageId: page.Id, email: 'kyaw@demo.example' })).status).toBe(403)
    expect((await helper.deletes('page', page.Id)).status).toBe(403)
    expect((await answers(owner, right.Id, { accept: true, heir: true })).status).toBe(403)
    const asHeir = (await answers(helper, right.Id, { accept: true, heir: true })).data['HeirSince']
    expect(asHeir).toEqual(expect.any(String))
    expect((await answers(helper, right.Id, { accept: true })).data['HeirSince']).toBe(asHeir)
    expect((await answers(helper, right.Id, { accept: true, heir: false })).data['HeirSince']).toBeNull()
    expect((await owner.gets('/notification/api')).list.slice(0, 2).map(({ State }) => State)).toEqual([
      'noHeir',
      'heir',
    ])
    expect((await helper.deletes('pageAdmin', right.Id)).status).toBe(200)
    expect(await isIn(helper, page)).toBe(false)
  })

  test('an invitation waits for the first login of its address, for 30 days', async () => {
    const { owner, fresh } = world
    const page = await fresh('page')
    const asked = await invites(owner, page, 'newcomer@demo.example')
    const late = await invites(owner, page, 'latecomer@demo.example')
    const days = (Date.parse(String(late['ExpiresAt'])) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    await app.query(`update "pageAdmin" set "ExpiresAt" = now() - interval '1 second' where "Id" = $1`, [late.Id])

    const newcomer = await signIn(app, 'newcomer@demo.example')
    await signIn(app, 'newcomer@demo.example')
    expect((await newcomer.gets('/notification/api')).list).toMatchObject([{ Kind: 'pageAdmin', AboutId: asked.Id }])
    expect((await answers(newcomer, asked.Id, { accept: true })).status).toBe(200)

    const latecomer = await signIn(app, 'latecomer@demo.example')
    expect((await latecomer.gets('/pageAdmin/api/own')).list).toEqual([])
    expect((await latecomer.gets('/notification/api')).list).toEqual([])
    expect((await answers(latecomer, late.Id, { accept: true })).status).toBe(404)
    expect((await invites(owner, page, latecomer.email)).Id).not.toBe(late.Id)
  })

  test('who blocks the page is not bothered', async () => {
    const { owner, fresh } = world
    const page = await fresh('page')
    const annoyed = await signIn(app, 'annoyed@demo.example')
    await annoyed.makes('pageBlock', { pageId: page.Id })
    await invites(owner, page, annoyed.email)
    expect((await annoyed.gets('/notification/api')).list).toEqual([])
    expect((await annoyed.gets('/pageAdmin/api/own')).list).toEqual([])
  })

  test('what the owner before had under way ends with their ownership', async () => {
    const { owner, superAdmin, fresh } = world
    const page = await fresh('page')
    const helper = await signIn(app, 'underway@demo.example')
    const asked = await invites(owner, page, helper.email)
    const next = await signIn(app, 'next@demo.example')
    await superAdmin.changes('page', { id: page.Id, ownerEmail: next.email })
    expect((await answers(helper, asked.Id, { accept: true })).status).toBe(404)
    expect(await isIn(helper, page)).toBe(false)
    expect((await next.gets(`/pageAdmin/api/byPageId/${page.Id}`)).list).toMatchObject([{ State: 'accepted' }])
  })

  test('whoever agreed to be the heir of one owner is not the heir of the next', async () => {
    const seller = await signIn(app, 'seller@demo.example')
    const accomplice = await signIn(app, 'accomplice@demo.example')
    const buyer = await signIn(app, 'buyer@demo.example')
    const page = await seller.makes('page', { name: 'Sold' })
    await joins(seller, page, accomplice, true)
    await answersOffer(buyer, (await offers(seller, page, buyer.email)).fields['Id'], true)
    expect((await buyer.gets(`/pageAdmin/api/byPageId/${page.Id}`)).list).toMatchObject([{ HeirSince: null }])
    await buyer.deletes('profile', buyer.id)
    expect(await accomplice.sees('page', page.Id)).toBeUndefined()
  })

  test('a suspended heir does not inherit', async () => {
    const leaving = await signIn(app, 'leaves-suspended@demo.example')
    const heir = await signIn(app, 'suspended-heir@demo.example')
    const page = await leaving.makes('page', { name: 'For nobody' })
    await joins(leaving, page, heir, true)
    await app.query(`insert into "suspension" ("IdentityHash", "ProfileId") values ('of the heir', $1)`, [heir.id])
    await leaving.deletes('profile', leaving.id)
    expect(await world.superAdmin.sees('page', page.Id)).toBeUndefined()
  })

  test('an address that a page was kept for does not take it from a later owner', async () => {
    const { superAdmin, fresh, owner } = world
    const page = await fresh('page')
    await superAdmin.changes('page', { id: page.Id, ownerEmail: 'kept-for@demo.example' })
    const buyer = await signIn(app, 'later-owner@demo.example')
    await answersOffer(buyer, (await offers(owner, page, buyer.email)).fields['Id'], true)
    await signIn(app, 'kept-for@demo.example')
    expect(await buyer.sees('page', page.Id)).toMatchObject({ OwnerEmail: buyer.email })
  })
})

describe('S16 an invitation tells nobody who has an account', () => {
  test('the answer, the list, notification ids and the record are alike for an address with an account and one without', async () => {
    const { owner, fresh, pageAdmin } = world
    const page = await fresh('page')
    const known = await signIn(app, 'has-account@demo.example', 'Daw Known')
    const shape = ({ Id: _id, CreatedAt: _at, UpdatedAt: _too, ExpiresAt: _until, Email: _email, ...rest }: Item) =>
      rest
    const ask = (email: string) => owner.creates('pageAdmin', { pageId: page.Id, email })
    const [one, other] = [await ask(known.email), await ask('no-account@demo.example')]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(shape(one.data)).toEqual(shape(other.data))
    expect(shape(one.data)).toMatchObject({ State: 'invited', ProfileId: null, ProfileName: null, ProfileEmail: null })
    expect([...one.headers.keys()]).toEqual([...other.headers.keys()])
    expect(other.data.Id - one.data.Id).toBe(1)

    for (const who of [owner, pageAdmin]) {
      const { text, list } = await who.gets(`/pageAdmin/api/byPageId/${page.Id}`)
      expect(list.filter(({ State }) => State === 'invited').map(shape)).toEqual([shape(one.data), shape(one.data)])
      expect(text).not.toContain('Daw Known')
    }
    expect((await owner.gets('/profile/api/export')).status).toBe(200)

    // An address with an account and one without take as many ids of notifications.
    const lastId = async () =>
      (await app.query<{ at: string }>('select last_value as at from "notification_Id_seq"'))[0]!.at
    const before = Number(await lastId())
    await ask('no-account-2@demo.example')
    expect(Number(await lastId()) - before).toBe(1)
    await ask((await signIn(app, 'has-account-2@demo.example')).email)
    expect(Number(await lastId()) - before).toBe(2)
    await offers(owner, page, 'no-account-3@demo.example')
    expect(Number(await lastId()) - before).toBe(3)

    // So does the end of an offer when the page gets another owner.
    const taken: number[] = []
    for (const email of ['no-account-4@demo.example', known.email]) {
      const offered = await fresh('page')
      await offers(owner, offered, email)
      const at = Number(await lastId())
      await world.superAdmin.changes('page', { id: offered.Id, ownerEmail: world.stranger.email })
      taken.push(Number(await lastId()) - at)
    }
    expect(taken[0]).toBe(taken[1])
  })
})

describe('transferring a page', () => {
  test('takes effect only when the other person accepts', async () => {
    const { owner, fresh, stranger } = world
    const heir = await signIn(app, 'heir@demo.example')
    const page = await fresh('page')
    const offered = await offers(owner, page, 'Heir@demo.example')
    expect(offered.fields).toMatchObject({ status: 'success', data: { State: 'offered', PageId: page.Id } })
    expect(await ownerOf(page)).toBe(owner.id)
    expect((await heir.gets('/pageTransfer/api')).ids).toEqual([offered.fields['Id']])
    expect((await stranger.gets('/pageTransfer/api')).body).toEqual([])
    expect((await answersOffer(stranger, offered.fields['Id'], true)).status).toBe(404)
    expect((await answersOffer(owner, offered.fields['Id'], true)).status).toBe(403)
    expect(await ownerOf(page)).toBe(owner.id)
    expect((await answersOffer(heir, offered.fields['Id'], true)).status).toBe(200)
    expect(await ownerOf(page)).toBe(heir.id)
    expect((await owner.changes('page', { id: page.Id, name: 'x' })).status).toBe(403)
    expect((await heir.changes('page', { id: page.Id, name: 'Mine now' })).data['OwnerEmail']).toBe(heir.email)
    expect((await answersOffer(heir, offered.fields['Id'], true)).status).toBe(404)
  })

  test('can be declined and withdrawn, with one open offer at a time', async () => {
    const { owner, fresh } = world
    const [one, two] = [await signIn(app, 'one@demo.example'), await signIn(app, 'two@demo.example')]
    const page = await fresh('page')
    const first = await offers(owner, page, one.email)
    const second = await offers(owner, page, two.email)
    expect((await answersOffer(one, first.fields['Id'], true)).status).toBe(404)
    expect((await answersOffer(two, second.fields['Id'], false)).status).toBe(200)
    expect((await answersOffer(two, second.fields['Id'], true)).status).toBe(404)
    const third = await offers(owner, page, one.email)
    expect((await answersOffer(owner, third.fields['Id'], false)).status).toBe(200)
    expect((await answersOffer(one, third.fields['Id'], true)).status).toBe(404)
    expect(await ownerOf(page)).toBe(owner.id)
  })

  test('an offer is void once the page is another’s, by whatever road', async () => {
    const { owner, superAdmin, fresh } = world
    const taker = await signIn(app, 'taker@demo.example')
    const newOwner = await signIn(app, 'new-owner@demo.example')
    const roads: Record<string, (page: Item) => Promise<unknown>> = {
      'a super admin moves it': (page) => superAdmin.changes('page', { id: page.Id, ownerEmail: newOwner.email }),
      'a reserved page is claimed': async (page) => {
        await superAdmin.changes('page', { id: page.Id, ownerEmail: 'claims@demo.example' })
        await signIn(app, 'claims@demo.example')
      },
      'by hand': (page) => app.query('update "page" set "OwnerId" = $1 where "Id" = $2', [newOwner.id, page.Id]),
      'it has no owner': (page) => app.query('update "page" set "OwnerId" = null where "Id" = $1', [page.Id]),
    }
    for (const [road, move] of Object.entries(roads)) {
      const page = await fresh('page')
      const offered = await offers(owner, page, taker.email)
      await move(page)
      const moved = await ownerOf(page)
      expect(moved, road).not.toBe(owner.id)
      expect((await taker.gets('/pageTransfer/api')).list, road).toEqual([])
      expect((await answersOffer(taker, offered.fields['Id'], true)).status, road).toBe(404)
      expect(await ownerOf(page), road).toBe(moved)
    }
    expect((await taker.gets('/notification/api')).list.map(({ State }) => State)).toContain('withdrawn')
  })

  test('an offer made by an owner of before is refused even if it is still open', async () => {
    const { owner, stranger, fresh } = world
    const page = await fresh('page')
    const taker = await signIn(app, 'stale@demo.example')
    const [{ Id }] = (await app.query<{ Id: number }>(
      `insert into "pageTransfer" ("PageId", "Email", "OfferedById", "State") values ($1, $2, $3, 'offered') returning "Id"`,
      [page.Id, taker.email, stranger.id],
    )) as [{ Id: number }]
    expect((await answersOffer(taker, Id, true)).status).toBe(404)
    expect(await ownerOf(page)).toBe(owner.id)
  })

  test('S17 an offer or invitation whose sender loses the page meanwhile is refused', async () => {
    const { owner, fresh } = world
    const next = await signIn(app, 'overtaking@demo.example')
    const waiting = async () =>
      (
        await app.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length
    for (const send of [
      offers,
      (...[who, { Id }, email]: Parameters<typeof offers>) => who.creates('pageAdmin', { pageId: Id, email }),
    ]) {
      const page = await fresh('page')
      await app.query('begin')
      await app.query('update "page" set "OwnerId" = $1 where "Id" = $2', [next.id, page.Id])
      const sent = send(owner, page, 'late@demo.example')
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1)
      await app.query('commit')
      expect((await sent).status).toBe(403)
    }
    expect(await app.query(`select 1 from "pageTransfer" where "Email" = 'late@demo.example'`)).toEqual([])
    expect(await app.query(`select 1 from "pageAdmin" where "Email" = 'late@demo.example'`)).toEqual([])
  })

  test('of several offers at once one stays open', async () => {
    const { owner, fresh } = world
    const page = await fresh('page')
    const made = await Promise.all([1, 2, 3].map((n) => offers(owner, page, `rival${n}@demo.example`)))
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
    const open = await app.query(`select 1 from "pageTransfer" where "PageId" = $1 and "State" = 'offered'`, [page.Id])
    expect(open).toHaveLength(1)
    const insert = `insert into "pageTransfer" ("PageId", "Email", "State") values ($1, 'x@demo.example', 'offered')`
    await expect(app.query(insert, [page.Id])).rejects.toThrow(/pageTransfer_Page_offered_once/)
  })

  test('ownerEmail is ignored, except from a super admin', async () => {
    const { owner, stranger, fresh } = world
    const page = await fresh('page')
    expect((await owner.changes('page', { id: page.Id, ownerEmail: stranger.email })).status).toBe(200)
    expect(await ownerOf(page)).toBe(owner.id)
  })

  test('a page assigned to an address without an account belongs to its first verified login', async () => {
    const { superAdmin, owner } = world
    const page = await superAdmin.makes('page', { name: 'Given', ownerEmail: 'Later@demo.example' })
    const known = await superAdmin.makes('page', { name: 'Known', ownerEmail: owner.email })
    expect(await ownerOf(known)).toBe(owner.id)
    const later = await signIn(app, 'later@demo.example')
    expect(await ownerOf(page)).toBe(later.id)
    const moved = await superAdmin.changes('page', { id: page.Id, ownerEmail: owner.email })
    expect([moved.status, await ownerOf(page)]).toEqual([200, owner.id])
  })
})

describe('deleting an account (S64)', () => {
  test('erases all its texts, addresses and numbers from the database, and its tokens', async () => {
    const { owner, superAdmin, page, stranger } = world
    const email = 'leaving@demo.example'
    const leaving = await signIn(app, email, 'Daw Leaving')
    const secretWord = 'Zebrafinch'
    await leaving.changes('profile', {
      id: leaving.id,
      name: `Daw ${secretWord}`,
      description: secretWord,
      phoneOne: '09 777 888 999',
    })
    const theirs = await leaving.makes('page', {
      name: `${secretWord} House`,
      phoneOne: '09 777 888 999',
      contactEmail: email,
    })
    const post = await leaving.makes('post', { pageId: theirs.Id, title: secretWord, thumbnail: dot })
    await leaving.makes('comment', { pageId: theirs.Id, description: secretWord, typeName: 'Page', typeId: page.Id })
    await leaving.makes('pageRating', { pageId: page.Id, stars: 1, description: secretWord })
    await leaving.makes('pageFollowing', { pageId: page.Id })
    await leaving.makes('report', { contentId: page.Id, type: 'Page', description: secretWord })
    await stranger.makes('report', { contentId: post.Id, type: 'Post', description: 'Bad' })
    const earlier = await leaving.makes('page', { name: `${secretWord} before` })
    await stranger.makes('report', { contentId: earlier.Id, type: 'Page', description: 'Worse' })
    await leaving.deletes('page', earlier.Id)
    await leaving.posts('/firebaseToken/api', { token: `phone of ${secretWord}` })
    await offers(owner, page, email)
    await invites(owner, page, email)
    await leaving.creates('page', { name: secretWord }, { headers: { 'idempotency-key': 'leaving-1' } })
    await superAdmin.posts('/admin/api/moderate', { source: 'page', id: theirs.Id, verified: 1 })
    const counted = async () => (await superAdmin.sees('page', page.Id))!
    expect(await counted()).toMatchObject({ RatingCount: 1, FollowerCount: 1 })

    const gone = await leaving.sends('DELETE', '/profile/api', { email })
    expect([gone.status, gone.fields['message']]).toEqual([200, 'Your account has been deleted.'])
    expect(await readdir(join(app.dataDir, 'uploads'))).toContain(post['Thumbnail'])
    await runJobs(app)
    expect(await readdir(join(app.dataDir, 'uploads'))).not.toContain(post['Thumbnail'])
    expect(await tablesHolding(app, [email, secretWord, '777 888 999', '+959777888999'])).toEqual([])
    expect(await counted()).toMatchObject({ RatingCount: 0, FollowerCount: 0, RatingAverage: 0 })
    expect((await leaving.gets('/profile/api/' + leaving.id)).headers.get('x-session')).toBe('ended')
    expect((await leaving.creates('page', { name: 'x' })).status).toBe(401)
    const reports = (await superAdmin.gets('/report/api')).list
    expect(reports.map(({ Type, Description, Snapshot }) => [Type, Description, Snapshot === null])).toEqual([
      ['Page', 'Worse', true],
      ['Post', 'Bad', true],
      ['Page', null, false],
    ])
    expect((await signIn(app, email)).id).not.toBe(leaving.id)
  })

  test('a page passes to the longest-serving of those who accepted as heirs; without an heir it is deleted', async () => {
    const leaving = await signIn(app, 'chief@demo.example')
    const person = (name: string) => signIn(app, `${name}@demo.example`)
    const [helper, early, late] = [await person('helping'), await person('early'), await person('late')]
    const kept = await leaving.makes('page', { name: 'Kept' })
    const lost = await leaving.makes('page', { name: 'Lost' })
    const post = await leaving.makes('post', { pageId: kept.Id, title: 'Stays' })
    // Who accepts first has served longest, whoever was invited first.
    const lateInvitation = await invites(leaving, kept, late.email)
    await joins(leaving, kept, helper)
    await joins(leaving, kept, early, true)
    await answers(late, lateInvitation.Id, { accept: true, heir: true })
    await joins(leaving, lost, helper)
    await invites(leaving, lost, early.email)
    const offered = await offers(leaving, kept, late.email)
    await leaving.deletes('profile', leaving.id)
    expect((await answersOffer(late, offered.fields['Id'], true)).status).toBe(404)
    expect((await early.gets(`/pageAdmin/api/byPageId/${kept.Id}`)).list.map(({ ProfileId }) => ProfileId)).toEqual([
      helper.id,
      late.id,
    ])
    expect((await early.gets('/notification/api')).list[0]).toMatchObject({
      Kind: 'transfer',
      State: 'inherited',
      PageId: kept.Id,
    })
    expect(await early.sees('page', kept.Id)).toMatchObject({ OwnerId: early.id, OwnerEmail: early.email })
    expect(await early.sees('post', post.Id)).toMatchObject({ Title: 'Stays' })
    expect((await late.changes('page', { id: kept.Id, name: 'Still kept' })).status).toBe(200)
    expect(await early.sees('page', lost.Id)).toBeUndefined()
  })

  test('deleting a page deletes all its records, and keeps the reports', async () => {
    const { owner, stranger, superAdmin, page: other } = world
    const page = await owner.makes('page', { name: 'Ending' })
    const post = await owner.makes('post', { pageId: page.Id, title: 'x' })
    await owner.makes('product', { pageId: page.Id, name: 'x' })
    await owner.makes('productCategory', { pageId: page.Id, name: 'x' })
    await owner.makes('comment', { pageId: page.Id, description: 'by it', typeName: 'Page', typeId: other.Id })
    await owner.makes('comment', { pageId: other.Id, description: 'under it', typeName: 'Post', typeId: post.Id })
    await stranger.makes('pageRating', { pageId: page.Id, stars: 5 })
    await stranger.makes('pageFollowing', { pageId: page.Id })
    await stranger.makes('pageBlock', { pageId: page.Id })
    const report = await stranger.makes('report', { contentId: page.Id, type: 'Page', description: 'x' })
    const offered = await offers(owner, page, superAdmin.email)
    const asked = await invites(owner, page, stranger.email)
    await owner.deletes('page', page.Id)
    // At once, though its records are removed later.
    expect((await answersOffer(superAdmin, offered.fields['Id'], true)).status).toBe(404)
    expect((await answers(stranger, asked.Id, { accept: true })).status).toBe(404)
    await runJobs(app)
    const left = []
    for (const table of ['post', 'product', 'productCategory', 'comment', 'pageRating', 'pageFollowing', 'pageBlock']) {
      left.push(...(await app.query(`select '${table}' as name from "${table}" where "PageId" = $1`, [page.Id])))
    }
    left.push(...(await app.query('select 1 from "comment" where "TargetPageId" = $1', [page.Id])))
    expect(left).toEqual([])
    expect(await superAdmin.sees('report', report.Id)).toMatchObject({
      ContentId: page.Id,
      Snapshot: expect.stringContaining('Ending'),
    })
  })

  test('a category or country in use is not deleted, with the count; a town or product category in use is, and leaves null', async () => {
    const { owner, superAdmin, fresh, page } = world
    const [category, country] = [await fresh('category'), await fresh('country')]
    const town = await fresh('town')
    const shelf = await fresh('productCategory')
    const fields = { name: 'Using', categoryIds: String(category.Id), countryId: country.Id, townId: town.Id }
    const using = await owner.makes('page', fields)
    await owner.makes('page', { name: 'Too', categoryIds: String(category.Id) })
    const product = await owner.makes('product', { pageId: page.Id, name: 'x', productCategoryId: shelf.Id })
    const refused = await superAdmin.deletes('category', category.Id)
    expect([refused.status, refused.fields['message']]).toEqual([
      409,
      'This category is in use 2 times and cannot be deleted.',
    ])
    expect((await superAdmin.deletes('country', country.Id)).status).toBe(409)
    expect((await superAdmin.deletes('town', town.Id)).status).toBe(200)
    expect((await owner.deletes('productCategory', shelf.Id)).status).toBe(200)
    expect(await owner.sees('page', using.Id)).toMatchObject({ TownId: null, TownName: null, CountryId: country.Id })
    expect(await owner.sees('product', product.Id)).toMatchObject({
      ProductCategoryId: null,
      ProductCategoryName: null,
    })
  })
})

const ownerOf = async ({ Id }: Item) =>
  (await app.query<{ OwnerId: number | null }>('select "OwnerId" from "page" where "Id" = $1', [Id]))[0]!.OwnerId

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
