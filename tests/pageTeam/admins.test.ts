import { describe, expect, test } from 'vitest'
import { signIn, type Item, type Person } from '../api/support/client.ts'
import { answers, answersOffer, invites, joins, offers } from '../api/support/team.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Page admins (docs/rules.md#page-admins). */

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
