import { describe, expect, test } from 'vitest'
import { lapseVerifications } from '#server/db/moderation/lapse.ts'
import { appoint, signIn, type Item, type Person } from './support/client.ts'
import { answersOffer, joins, offers } from './support/team.ts'
import { openWorld } from './support/openWorld.ts'

/** Status, hold and blocking (docs/rules.md#visibility, docs/safety.md#s14). */

const { app, world } = await openWorld()

/** A page with a product and a post, and another page's comments on all three. */
async function shop(): Promise<{ page: Item; product: Item; post: Item; comments: Item[] }> {
  const { owner, page: speaker } = world
  const page = await owner.makes('page', { name: 'Lantern Shop', latitude: 16, longitude: 96 })
  const product = await owner.makes('product', { pageId: page.Id, name: 'Lantern' })
  const post = await owner.makes('post', { pageId: page.Id, title: 'Lantern day' })
  const comments = []
  for (const [typeName, typeId] of [
    ['Page', page.Id],
    ['Product', product.Id],
    ['Post', post.Id],
  ] as const) {
    comments.push(await owner.makes('comment', { pageId: speaker.Id, description: 'Bright', typeName, typeId }))
  }
  return { page, product, post, comments }
}

/** Which of these records this person finds: in lists, search, map and by id. */
async function finds(who: Person, { page, product, post, comments }: Awaited<ReturnType<typeof shop>>) {
  const has = async (path: string, { Id }: Item) => {
    const answer = await who.gets(path)
    return answer.status === 200 && answer.ids.includes(Id)
  }
  const found: Record<string, boolean> = {
    'page in byPage': await has('/page/api/byPage/1?perPage=100', page),
    'page in the full list': await has('/page/api', page),
    'page in search': await has('/page/api/bySearch/lantern', page),
    'page on the map': await has('/page/api/byMap', page),
    'page by id': await has(`/page/api/${page.Id}`, page),
    'product in byPage': await has('/product/api/byPage/1?perPage=100', product),
    'product in search': await has('/product/api/bySearch/lantern', product),
    'product of its page': await has(`/product/api/byPageId/${page.Id}`, product),
    'product by id': await has(`/product/api/${product.Id}`, product),
    'post in the feed': await has('/post/api/byPage/1?perPage=100', post),
    'post by id': await has(`/post/api/${post.Id}`, post),
  }
  for (const [at, [typeName, { Id }]] of (
    [
      ['Page', page],
      ['Product', product],
      ['Post', post],
    ] as [string, Item][]
  ).entries()) {
    found[`comment on the ${typeName}`] = await has(`/comment/api/byTypeNameAndTypeId/${typeName}/${Id}`, comments[at]!)
  }
  return found
}
const only = (found: Record<string, boolean>) => Object.keys(found).filter((name) => found[name])

describe('hidden', () => {
  test('a hidden page and its records are hidden from everybody but its team; shown again, all are back', async () => {
    const { owner, pageAdmin, stranger, visitor, superAdmin } = world
    const all = await shop()
    await joins(owner, all.page, pageAdmin)
    const everything = only(await finds(visitor, all))
    expect(everything.length).toBe(14)
    await owner.changes('page', { id: all.page.Id, status: 0 })
    expect(only(await finds(visitor, all))).toEqual([])
    expect(only(await finds(stranger, all))).toEqual([])
    for (const who of [owner, pageAdmin, superAdmin]) {
      expect(only(await finds(who, all))).toEqual([
        'page by id',
        'product of its page',
        'product by id',
        'post by id',
        'comment on the Page',
        'comment on the Product',
        'comment on the Post',
      ])
    }
    const missing = await visitor.gets(`/page/api/${all.page.Id}`)
    expect([missing.status, missing.body]).toEqual([404, []])
    const made = await owner.makes('post', { pageId: all.page.Id, title: 'While hidden' })
    expect(await visitor.sees('post', made.Id)).toBeUndefined()
    await owner.changes('page', { id: all.page.Id, status: 1 })
    expect(only(await finds(visitor, all))).toEqual(everything)
    expect(await visitor.sees('post', made.Id)).toBeDefined()
  })

  test('a record hidden by itself stays hidden when its page is shown again', async () => {
    const { owner, visitor } = world
    const { page, product } = await shop()
    await owner.changes('product', { id: product.Id, status: 0 })
    await owner.changes('page', { id: page.Id, status: 0 })
    await owner.changes('page', { id: page.Id, status: 1 })
    expect(await visitor.sees('product', product.Id)).toBeUndefined()
  })

  test('the comments on a hidden product are hidden', async () => {
    const { owner, visitor } = world
    const { product, comments } = await shop()
    await owner.changes('product', { id: product.Id, status: 0 })
    expect(await visitor.sees('comment', comments[1]!.Id)).toBeUndefined()
    expect(await visitor.sees('comment', comments[0]!.Id)).toBeDefined()
  })

  test('a stranger cannot follow, rate, block or comment on a hidden record, nor learn that it exists', async () => {
    const { owner, stranger } = world
    const { page } = await shop()
    const speaker = await stranger.makes('page', { name: 'Speaker' })
    await owner.changes('page', { id: page.Id, status: 0 })
    for (const [source, fields] of [
      ['pageFollowing', {}],
      ['pageRating', { stars: 5 }],
      ['pageBlock', {}],
    ] as const) {
      const answer = await stranger.creates(source, { pageId: page.Id, ...fields })
      expect([source, answer.status]).toEqual([source, 404])
      expect(answer.text).not.toContain('Lantern')
    }
    const said = { pageId: speaker.Id, description: 'x', typeName: 'Page', typeId: page.Id }
    expect((await stranger.creates('comment', said)).status).toBe(404)
    expect((await stranger.creates('post', { pageId: page.Id, title: 'x' })).status).toBeGreaterThanOrEqual(403)
    await stranger.deletes('page', speaker.Id)
  })
})

describe('held and verified', () => {
  test('the owner cannot show a held record by any status; a moderator lifts the hold (S14)', async () => {
    const { owner, visitor } = world
    const moderator = await signIn(app, 'moderator@demo.example')
    await appoint(moderator, 'moderator')
    const all = await shop()
    const held = await moderator.posts('/admin/api/moderate', { source: 'page', id: all.page.Id, held: 1 })
    expect(held.data).toMatchObject({ Held: true, Status: 1 })
    for (const status of [0, 1, 2]) {
      await owner.changes('page', { id: all.page.Id, status, held: 0 })
      expect(only(await finds(visitor, all))).toEqual([])
    }
    await owner.changes('page', { id: all.page.Id, status: 1, name: 'Lantern again' })
    expect(await owner.sees('page', all.page.Id)).toMatchObject({ Held: true })
    expect((await owner.posts('/admin/api/moderate', { source: 'page', id: all.page.Id, held: 0 })).status).toBe(403)
    expect(only(await finds(visitor, all))).toEqual([])
    await moderator.posts('/admin/api/moderate', { source: 'page', id: all.page.Id, held: 0 })
    expect(only(await finds(visitor, all)).length).toBe(14)
  })

  test('a verified page is shown as 9, hidden by a toggle, and verified again afterwards', async () => {
    const { owner, superAdmin, visitor } = world
    const { page } = await shop()
    const status = async () => (await owner.sees('page', page.Id))!['Status']
    await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1 })
    expect(await status()).toBe(9)
    await owner.changes('page', { id: page.Id, name: page['Name'] as string, address: 'Next door' })
    expect(await status()).toBe(9)
    await owner.changes('page', { id: page.Id, status: 0 })
    expect([await status(), await visitor.sees('page', page.Id)]).toEqual([0, undefined])
    await owner.changes('page', { id: page.Id, status: 1 })
    expect(await status()).toBe(9)
    expect((await owner.changes('page', { id: page.Id, status: 9 })).status).toBe(400)
    await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 0 })
    expect(await status()).toBe(1)
  })

  test('a verification ends by itself: badge, lists, cards and kept answers at once, the rank with it', async () => {
    const { owner, superAdmin, visitor } = world
    const page = await owner.makes('page', { name: 'Lapsing Lantern' })
    const product = await owner.makes('product', { name: 'Lapsing lamp', pageId: page.Id })
    const verify = () =>
      superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1, proof: 'visit' })
    const inMs = async (ms: number) =>
      app.query(`update "page" set "VerifiedUntil" = clock_timestamp() + make_interval(secs => $1) where "Id" = $2`, [
        ms / 1000,
        page.Id,
      ])
    const lists = ['/page/api/byPage/1?view=card', '/search/api/Lapsing%20Lantern?source=page', `/page/api/${page.Id}`]
    const seen = () =>
      Promise.all(
        lists.map(async (url) => {
          const { body } = await visitor.gets(url)
          const found = Array.isArray(body) ? body : (body as { pages: unknown[] }).pages
          return (found as Item[]).find(({ Id }) => Id === page.Id)?.['Status']
        }),
      )
    const rank = async () =>
      (await app.query<{ StaticRank: number }>(`select "StaticRank" from "product" where "Id" = $1`, [product.Id]))[0]
        ?.StaticRank
    const verified = await verify()
    const until = new Date(String(verified.data['VerifiedUntil'])).getTime()
    expect(Math.round((until - Date.now()) / 86_400_000)).toBeOneOf([365, 366])
    expect(verified.data).toMatchObject({ VerifiedProof: 'visit', VerifierId: superAdmin.id })
    expect((await visitor.sees('page', page.Id))?.['VerifierId']).toBeNull()
    expect([await seen(), await rank()]).toEqual([[9, 9, 9], 100])

    // Before anything has noticed: what is made from now on knows by itself.
    await inMs(-1)
    expect([await seen(), await rank()]).toEqual([[1, 1, 1], 100])
    expect(await lapseVerifications(app.jobs.db)).toBeGreaterThan(0)
    expect([await rank(), (await superAdmin.sees('page', page.Id))?.['VerifiedProof']]).toEqual([0, null])
    const acts = await app.query(`select "Act", "ById" from "audit" where "AboutId" = $1 order by "Id" desc limit 1`, [
      page.Id,
    ])
    expect(acts).toEqual([{ Act: 'lapse', ById: null }])

    // What visitors' answers are kept from changes at that moment.
    await verify()
    await inMs(400)
    expect(await seen()).toEqual([9, 9, 9])
    const next = await lapseVerifications(app.jobs.db)
    expect(next).toBeLessThanOrEqual(400)
    await expect.poll(async () => [await lapseVerifications(app.jobs.db), await seen()][1]).toEqual([1, 1, 1])
    expect(
      (await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1, proof: 'x' })).status,
    ).toBe(400)
  })

  test('what ends within a month is listed, and renewed for a year', async () => {
    const { owner, superAdmin } = world
    const page = await owner.makes('page', { name: 'Renewed Lantern' })
    const verify = (proof: string) =>
      superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1, proof })
    const listed = async () => (await superAdmin.gets('/admin/api/lapsing')).list.find(({ Id }) => Id === page.Id)
    await verify('phone')
    expect(await listed()).toBeUndefined()
    await app.query(`update "page" set "VerifiedUntil" = now() + interval '20 days' where "Id" = $1`, [page.Id])
    const { Name: Verifier } = (await superAdmin.sees('profile', superAdmin.id))!
    expect(await listed()).toMatchObject({ Name: 'Renewed Lantern', VerifiedProof: 'phone', Verifier })
    await verify('documents')
    expect(await listed()).toBeUndefined()
    // Renewed without a proof, it has the former one.
    const anew = await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1 })
    expect(anew.data).toMatchObject({ VerifiedProof: 'documents' })
  })

  test('a change of a name or of the owner ends verification, by whatever road', async () => {
    const { owner, superAdmin } = world
    const taker = await signIn(app, 'verified-taker@demo.example')
    const helper = await signIn(app, 'renaming@demo.example')
    const roads: Record<string, (page: Item) => Promise<unknown>> = {
      'another name': (page) => owner.changes('page', { id: page.Id, name: 'Another Shop' }),
      'another Burmese name': (page) => owner.changes('page', { id: page.Id, burmeseName: 'အခြားဆိုင်' }),
      'a name from a super admin': (page) => superAdmin.changes('page', { id: page.Id, name: 'A Fourth Shop' }),
      'a name from an admin': async (page) => {
        await joins(owner, page, helper)
        await helper.changes('page', { id: page.Id, name: 'A Third Shop' })
      },
      'an owner from a super admin': (page) => superAdmin.changes('page', { id: page.Id, ownerEmail: taker.email }),
      'a transfer': async (page) => {
        const offered = await offers(owner, page, taker.email)
        await answersOffer(taker, offered.fields['Id'], true)
      },
      'the claim of a reserved page': async (page) => {
        await superAdmin.changes('page', { id: page.Id, ownerEmail: 'verified-claim@demo.example' })
        await signIn(app, 'verified-claim@demo.example')
      },
    }
    const statusOf = async (page: Item) => (await superAdmin.sees('page', page.Id))!['Status']
    for (const [road, change] of Object.entries(roads)) {
      const page = await owner.makes('page', { name: `Verified: ${road}` })
      await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1 })
      expect(await statusOf(page), road).toBe(9)
      await change(page)
      expect(await statusOf(page), road).toBe(1)
      await owner.changes('page', { id: page.Id, status: 0 })
      await superAdmin.changes('page', { id: page.Id, status: 1 })
      expect(await statusOf(page), road).toBe(1)
    }
    const leaving = await signIn(app, 'verified-leaving@demo.example')
    const page = await leaving.makes('page', { name: 'Verified: heir' })
    await joins(leaving, page, helper, true)
    await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1 })
    await leaving.deletes('profile', leaving.id)
    expect([await statusOf(page), (await helper.sees('page', page.Id))?.['OwnerId']]).toEqual([1, helper.id])
  })

  test('an owner cannot verify, and records without a status cannot be moderated', async () => {
    const { owner, superAdmin, page } = world
    expect((await owner.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1 })).status).toBe(403)
    for (const source of ['country', 'nothing', '__proto__', '']) {
      expect((await superAdmin.posts('/admin/api/moderate', { source, id: 1, held: 1 })).status).toBe(400)
    }
    expect((await superAdmin.posts('/admin/api/moderate', { source: 'page', id: 999_999, held: 1 })).status).toBe(404)
  })

  test('sold products are shown', async () => {
    const { owner, visitor, page } = world
    const product = await owner.makes('product', { pageId: page.Id, name: 'Last one' })
    await owner.changes('product', { id: product.Id, status: 2 })
    expect(await visitor.sees('product', product.Id)).toMatchObject({ Status: 2 })
    expect((await visitor.gets('/product/api/byPage/1?perPage=100')).ids).toContain(product.Id)
  })
})

describe('blocking', () => {
  test('a blocked page, its records and its comments are hidden everywhere except by id; unblocked, all are back', async () => {
    const { visitor } = world
    const reader = await signIn(app, 'reader@demo.example')
    const all = await shop()
    await reader.creates('pageBlock', { pageId: all.page.Id })
    expect(only(await finds(reader, all))).toEqual(['page by id', 'product by id', 'post by id'])
    expect(only(await finds(visitor, all)).length).toBe(14)
    const { fields } = await reader.gets('/search/api/lantern')
    const found = Object.values(fields).flatMap((kind) => (kind as Item[]).map((item) => item['PageId'] ?? item.Id))
    expect(found).not.toContain(all.page.Id)
    const listed = (await reader.gets(`/pageBlock/api/byEmail/${reader.email}`)).list
    expect(listed).toMatchObject([{ PageId: all.page.Id, PageName: 'Lantern Shop' }])
    await reader.sends('DELETE', '/pageBlock/api', { pageId: all.page.Id })
    expect(only(await finds(reader, all)).length).toBe(14)
  })

  test('comments of a blocked page on other pages are hidden too', async () => {
    const { owner, page } = world
    const reader = await signIn(app, 'reader2@demo.example')
    const target = await owner.makes('page', { name: 'Quiet' })
    const comment = await owner.makes('comment', {
      pageId: page.Id,
      description: 'x',
      typeName: 'Page',
      typeId: target.Id,
    })
    const path = `/comment/api/byTypeNameAndTypeId/Page/${target.Id}`
    expect((await reader.gets(path)).ids).toEqual([comment.Id])
    await reader.creates('pageBlock', { pageId: page.Id })
    expect((await reader.gets(path)).ids).toEqual([])
  })
})
