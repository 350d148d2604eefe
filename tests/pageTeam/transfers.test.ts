import { describe, expect, test } from 'vitest'
import { signIn, type Item } from '../api/support/client.ts'
import { answersOffer, offers } from '../api/support/team.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Transfers of pages (docs/rules.md#transfers). */

const { app, world } = await openWorld()

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

const ownerOf = async ({ Id }: Item) =>
  (await app.query<{ OwnerId: number | null }>('select "OwnerId" from "page" where "Id" = $1', [Id]))[0]!.OwnerId
