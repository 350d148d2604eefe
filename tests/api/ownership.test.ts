import { describe, expect, test } from 'vitest'
import { contentTypes, signIn, type Fields } from './support/client.ts'
import { everythingStored } from './support/stored.ts'
import { joins } from './support/team.ts'
import { openWorld } from './support/openWorld.ts'
import type { World } from './support/world.ts'

/** Rights to records of others (docs/safety.md#s11, #s13, #s15, #s16, #s17). */

const { app, world } = await openWorld()

/** Makes a call that must be refused and change nothing. */
async function refused(act: () => Promise<{ status: number }>, statuses = [403, 404]): Promise<void> {
  const before = await everythingStored(app)
  expect(statuses).toContain((await act()).status)
  expect(await everythingStored(app)).toEqual(before)
}

describe("another's record (S11) [6.15]", () => {
  test.each(['page', 'post', 'product', 'productCategory', 'comment'])(
    'a %s, by path, by body, and when the two differ',
    async (source) => {
      const { fresh } = world
      const rival = await signIn(app, 'rival@demo.example')
      const theirs = await rival.makes('page', { name: 'Rival' })
      const own = source === 'page' ? theirs : await ownOf(rival, source, theirs.Id)
      const { Id } = await fresh(source)
      const change: Fields = { name: 'Taken', title: 'Taken', description: 'Taken' }
      await refused(() => rival.changes(source, { id: Id, ...change }))
      await refused(() => rival.sends('PATCH', `/${source}/api/${Id}`, change))
      await refused(() => rival.sends('PATCH', `/${source}/api/${own.Id}`, { id: Id, ...change }))
      await refused(() => rival.sends('PATCH', `/${source}/api/${Id}`, { id: own.Id, ...change }))
      await refused(() => rival.deletes(source, Id))
      await refused(() => rival.sends('DELETE', `/${source}/api`, { id: Id }))
      await refused(() => rival.sends('DELETE', `/${source}/api/${own.Id}`, { id: Id }))
      await refused(() => rival.sends('DELETE', `/${source}/api/${Id}`, { id: own.Id }))
      await rival.deletes('page', theirs.Id)
    },
  )

  function ownOf(rival: World['owner'], source: string, pageId: number) {
    if (source === 'comment') return rival.makes(source, { pageId, description: 'x', typeName: 'Page', typeId: pageId })
    return rival.makes(source, { pageId, name: 'Mine', title: 'Mine' })
  }

  test('a profile, by id, by path or by address: 403', async () => {
    const { stranger, owner } = world
    const before = await owner.sees('profile', owner.id)
    await refused(() => stranger.changes('profile', { id: owner.id, name: 'x' }), [403])
    await refused(() => stranger.sends('PATCH', `/profile/api/${owner.id}`, { name: 'x' }), [403])
    await refused(() => stranger.changes('profile', { id: 999_999, name: 'x' }), [403])
    await refused(() => stranger.changes('profile', { id: stranger.id, email: owner.email, name: 'x' }), [403])
    await refused(() => stranger.sends('DELETE', '/profile/api', { email: owner.email }), [403])
    await refused(() => stranger.sends('DELETE', '/profile/api', { email: 'nobody@demo.example' }), [403])
    await refused(() => stranger.sends('DELETE', '/profile/api', { email: stranger.email, id: owner.id }), [403])
    await refused(() => stranger.deletes('profile', owner.id), [403])
    expect(await owner.sees('profile', owner.id)).toEqual(before)
    expect(
      (await stranger.changes('profile', { id: stranger.id, email: stranger.email, name: 'U Stranger' })).status,
    ).toBe(200)
  })
})

describe('mass assignment (S13)', () => {
  const settled: Fields = {
    ownerEmail: 'stranger@demo.example',
    ownerId: 4,
    ratingAverage: 5,
    ratingCount: 99,
    followerCount: 99,
    createdAt: '2001-01-01T00:00:00Z',
    updatedAt: '2001-01-01T00:00:00Z',
    listed: 'true',
    held: 'false',
    verifiedAt: '2001-01-01T00:00:00Z',
    changedIn: '{}',
    search: 'x',
    raw: '{}',
    version: 1,
  }
  const shouted = Object.fromEntries(Object.entries(settled).map(([name, value]) => [name.toUpperCase(), value]))

  test.each(contentTypes)('%s: fields set by the server are ignored on create', async (as) => {
    const { owner } = world
    for (const fields of [settled, shouted]) {
      const made = await owner.creates('page', { name: 'Modest', ...fields, id: 4242, Status: 1 }, { as })
      expect(made.status, made.text).toBe(201)
      expect(made.data.Id).not.toBe(4242)
      expect(made.data).toMatchObject({ OwnerId: owner.id, OwnerEmail: owner.email, RatingAverage: 0, RatingCount: 0 })
      expect(made.data).toMatchObject({ FollowerCount: 0, Held: false, Version: 1, Status: 1 })
      expect(made.data['CreatedAt']).not.toMatch(/^2001/)
    }
  })

  test('and on change', async () => {
    const { owner, page } = world
    const before = (await owner.sees('page', page.Id))!
    for (const fields of [settled, shouted]) {
      const { version: _version, VERSION: _loud, ...rest } = fields as Fields & { version?: number; VERSION?: number }
      expect((await owner.changes('page', { id: page.Id, ...rest })).status).toBe(200)
    }
    expect(await owner.sees('page', page.Id)).toEqual(before)
  })

  test("what only the admin area's form shows is ignored from an owner, and a super admin's stays", async () => {
    const { owner, superAdmin } = world
    const made = await owner.creates('page', { name: 'Praised', editorNote: 'Best in town' })
    expect([made.status, made.data['EditorNote']]).toEqual([201, null])
    const { Id } = made.data
    expect((await superAdmin.changes('page', { id: Id, editorNote: 'Go early' })).data['EditorNote']).toBe('Go early')
    for (const text of ['Best in town', '', 'x'.repeat(500), 'x'.repeat(20_001)]) {
      const sent = { id: Id, address: `Road ${text.length}`, editorNote: text, editorNoteAsTyped: 'perhaps' }
      expect((await owner.changes('page', sent)).status).toBe(200)
    }
    expect((await superAdmin.sees('page', Id))!['EditorNote']).toBe('Go early')
    expect((await superAdmin.changes('page', { id: Id, editorNote: 'x'.repeat(20_001) })).status).toBe(400)
  })

  test('status 9, arrays and repeated names are refused', async () => {
    const { owner, page } = world
    for (const fields of [
      { status: 9 },
      { STATUS: 9 },
      { 'status[]': 9 },
      { status: 1, Status: 9 },
      { 'ownerEmail[]': 'x' },
    ]) {
      await refused(() => owner.changes('page', { id: page.Id, ...(fields as unknown as Fields) }), [400])
    }
  })

  test('a record cannot be moved under another page', async () => {
    const { owner, fresh } = world
    const post = await fresh('post')
    const other = await fresh('page')
    await owner.changes('post', { id: post.Id, pageId: other.Id, PageId: other.Id })
    expect((await owner.sees('post', post.Id))!['PageId']).toBe(post['PageId'])
  })

  test("a product cannot have another page's category", async () => {
    const { owner, page, fresh } = world
    const rival = await signIn(app, 'rival@demo.example')
    const theirs = await rival.makes('page', { name: 'Rival' })
    const shelf = await rival.makes('productCategory', { pageId: theirs.Id, name: 'Their shelf' })
    const product = await fresh('product')
    await refused(() => owner.changes('product', { id: product.Id, productCategoryId: shelf.Id }), [400])
    await refused(() => owner.creates('product', { pageId: page.Id, name: 'x', productCategoryId: shelf.Id }), [400])
  })
})

describe('acting as a page (S15) [6.15]', () => {
  test('nobody posts, comments or sells as a page of others, whatever the body claims', async () => {
    const { stranger, owner, page } = world
    const asOwner = { pageId: page.Id, profileEmail: owner.email, ownerEmail: owner.email }
    await refused(() => stranger.creates('post', { ...asOwner, title: 'x' }), [403])
    await refused(() => stranger.creates('product', { ...asOwner, name: 'x' }), [403])
    await refused(() => stranger.creates('productCategory', { ...asOwner, name: 'x' }), [403])
    await refused(
      () => stranger.creates('comment', { ...asOwner, description: 'x', typeName: 'Page', typeId: page.Id }),
      [403],
    )
  })

  test('profileEmail in a body never acts for somebody else', async () => {
    const { stranger, owner, page } = world
    for (const source of ['pageFollowing', 'pageBlock']) {
      await stranger.makes(source, { pageId: page.Id, profileEmail: owner.email })
      expect((await owner.gets(`/${source}/api/byEmail/${owner.email}`)).body).toEqual([])
      await stranger.sends('DELETE', `/${source}/api`, { pageId: page.Id, profileEmail: owner.email })
      expect((await stranger.gets(`/${source}/api/byEmail/${stranger.email}`)).body).toEqual([])
    }
    await stranger.makes('report', { contentId: page.Id, type: 'Page', description: 'x', profileEmail: owner.email })
    expect((await owner.gets('/report/api')).body).toEqual([])
    expect((await stranger.gets('/report/api')).list.length).toBe(1)
  })
})

describe('data about others (S16, S17)', () => {
  test('permission calls are false about another address, existing or not', async () => {
    const { visitor, stranger, owner, superAdmin, pageAdmin, page } = world
    const nothing = { isAdmin: false, isOwner: false, isSuperAdmin: false }
    for (const who of [visitor, stranger]) {
      for (const profileEmail of [owner.email, superAdmin.email, 'nobody@demo.example', '']) {
        const asked = await who.posts('/admin/api/checkPermission', { profileEmail, pageId: page.Id })
        expect([asked.status, asked.body]).toEqual([200, nothing])
        expect((await who.posts('/admin/api/checkSuperAdmin', { profileEmail })).body).toEqual({ hasPermission: false })
      }
    }
    const about = async (who: World['owner']) =>
      (await who.posts('/admin/api/checkPermission', { profileEmail: who.email, pageId: page.Id })).body
    expect(await about(owner)).toEqual({ ...nothing, isOwner: true })
    expect(await about(pageAdmin)).toEqual({ ...nothing, isAdmin: true })
    expect(await about(superAdmin)).toEqual({ ...nothing, isSuperAdmin: true })
    expect((await superAdmin.posts('/admin/api/checkSuperAdmin', { profileEmail: superAdmin.email })).body).toEqual({
      hasPermission: true,
    })
  })

  test('lists by address and one’s profile: 403 for another, existing or not', async () => {
    const { stranger, owner } = world
    for (const email of [owner.email, 'nobody@demo.example']) {
      for (const path of ['/page/api/byOwnerEmail', '/pageFollowing/api/byEmail', '/pageBlock/api/byEmail']) {
        expect((await stranger.gets(`${path}/${email}`)).status).toBe(403)
      }
      expect((await stranger.posts('/profile/api/byEmail', { email })).status).toBe(403)
    }
    const own = await stranger.posts('/profile/api/byEmail', { email: stranger.email })
    expect(own.list).toMatchObject([{ Id: stranger.id, Email: stranger.email, Name: 'U Stranger' }])
  })

  test('no public answer contains an account’s address, a push token, a rater or a moderation note', async () => {
    const { visitor, stranger, owner, superAdmin, page, fresh } = world
    await owner.changes('profile', { id: owner.id, phoneOne: '09 777 000 999' })
    await visitor.posts('/firebaseToken/api', { token: 'a-very-private-token' })
    for (const source of ['post', 'product', 'comment', 'pageRating']) await fresh(source)
    await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1 })
    const reads = app.routes.filter(
      ({ method, url }) => method === 'GET' && /\/api/.test(url) && !url.includes('docs') && !url.startsWith('/demo'),
    )
    for (const { url } of reads) {
      const path = url
        .replace(/:page\b/, '1')
        .replace(':text', 'tea')
        .replace(':typeName', 'Page')
      const answer = await visitor.gets(path.replace(/:\w+/g, String(page.Id)))
      expect(answer.text, url).not.toMatch(
        /@demo\.example|private-token|777 000 999|VerifiedAt|"Raw"|"Search"|"ChangedIn"|"Listed"/,
      )
    }
    const rating = (await visitor.gets(`/pageRating/api/byPageId/${page.Id}`)).list[0]!
    expect([rating['ProfileId'], rating['ProfileName']]).toEqual([null, 'Ma Guest'])
    const seen = async (who: World['owner']) => (await who.sees('page', page.Id))!['OwnerEmail']
    expect([await seen(visitor), await seen(stranger), await seen(owner), await seen(superAdmin)]).toEqual([
      null,
      null,
      owner.email,
      owner.email,
    ])
  })

  test('a withdrawn right ends with the next request', async () => {
    const { owner, page } = world
    const helper = await signIn(app, 'helper2@demo.example')
    const right = await joins(owner, page, helper)
    const post = await helper.makes('post', { pageId: page.Id, title: 'Helped' })
    await owner.deletes('pageAdmin', right.Id)
    await refused(() => helper.changes('post', { id: post.Id, title: 'x' }), [403])
    expect((await helper.sees('page', page.Id))!['OwnerEmail']).toBeNull()
  })
})
