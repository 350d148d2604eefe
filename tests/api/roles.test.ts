import { describe, expect, test } from 'vitest'
import { signIn, type Fields } from './support/client.ts'
import { everythingStored } from './support/stored.ts'
import { openWorld } from './support/openWorld.ts'

/** Rights on the server (spec 6.01 to 6.15, docs/rules.md#who-may-do-what). */

const { app, world } = await openWorld()

describe('a visitor', () => {
  test('reads the data of the public screens [6.01] [6.02]', async () => {
    const { visitor, page, fresh } = world
    const [product, post, category, article] = await Promise.all(['product', 'post', 'category', 'article'].map(fresh))
    for (const path of [
      '/page/api/byPage/1',
      '/post/api/byPage/1',
      '/product/api/byPage/1',
      '/productCategory/api/byPage/1',
      '/article/api/byPage/1',
      '/category/api',
      '/page/api/byMap',
      '/page/api/bySearch/tea',
      '/search/api/tea',
      `/page/api/${page.Id}`,
      `/page/api/byCategoryId/${category!.Id}`,
      `/product/api/${product!.Id}`,
      `/post/api/${post!.Id}`,
      `/category/api/${category!.Id}`,
      `/article/api/${article!.Id}`,
      `/comment/api/byTypeNameAndTypeId/Page/${page.Id}`,
    ])
      expect([path, (await visitor.gets(path)).status]).toEqual([path, 200])
  })

  test('cannot create, change or delete, nor in another’s name [6.01]', async () => {
    const { visitor, owner, page, fresh } = world
    const post = await fresh('post')
    const comment = await fresh('comment')
    const before = await everythingStored(app)
    const asOwner: Fields = { profileEmail: owner.email, ownerEmail: owner.email, pageId: page.Id }
    for (const [method, source, fields] of [
      ['POST', 'page', { name: 'Mine' }],
      ['POST', 'post', { title: 'Mine' }],
      ['POST', 'product', { name: 'Mine' }],
      ['POST', 'productCategory', { name: 'Mine' }],
      ['POST', 'comment', { description: 'Mine', typeName: 'Page', typeId: page.Id }],
      ['POST', 'pageFollowing', {}],
      ['POST', 'pageBlock', {}],
      ['PATCH', 'page', { id: page.Id, name: 'Mine' }],
      ['PATCH', 'post', { id: post.Id, title: 'Mine' }],
      ['PATCH', 'profile', { id: owner.id, name: 'Mine' }],
      ['DELETE', 'page', { id: page.Id }],
      ['DELETE', 'post', { id: post.Id }],
      ['DELETE', 'comment', { id: comment.Id }],
      ['DELETE', 'profile', { email: owner.email }],
    ] as const) {
      const { status } = await visitor.sends(method, `/${source}/api`, { ...asOwner, ...fields })
      expect([method, source, status]).toEqual([method, source, 401])
    }
    expect(await everythingStored(app)).toEqual(before)
  })
})

describe('comments', () => {
  test('need a chosen page of one’s own [5.02]', async () => {
    const { owner, stranger, page } = world
    const said = { description: 'Lovely', typeName: 'Page', typeId: page.Id }
    const without = await owner.creates('comment', said)
    expect([without.status, without.fields['fields']]).toEqual([400, { pageId: 'Please choose a page first.' }])
    expect((await stranger.creates('comment', { ...said, pageId: page.Id })).status).toBe(403)
    expect((await owner.creates('comment', { ...said, pageId: page.Id })).status).toBe(201)
  })

  test('are deleted only by their page and by super admins [6.12]', async () => {
    const { owner, superAdmin, page } = world
    const speaker = await signIn(app, 'speaker@demo.example')
    const theirs = await speaker.makes('page', { name: 'Speaker' })
    const said = { pageId: theirs.Id, description: 'Lovely', typeName: 'Page', typeId: page.Id }
    const [first, second] = [await speaker.makes('comment', said), await speaker.makes('comment', said)]
    expect((await owner.deletes('comment', first.Id)).status).toBe(403)
    expect((await speaker.deletes('comment', first.Id)).status).toBe(200)
    expect((await superAdmin.deletes('comment', second.Id)).status).toBe(200)
  })
})

describe('the account', () => {
  test('is deleted by its signed-in person, never by a visitor [6.14]', async () => {
    const { visitor } = world
    const leaver = await signIn(app, 'leaver@demo.example')
    const erase = (who: typeof visitor) => who.sends('DELETE', '/profile/api', { email: leaver.email })
    expect((await erase(visitor)).status).toBe(401)
    expect(await leaver.sees('profile', leaver.id)).toBeDefined()
    expect((await erase(leaver)).status).toBe(200)
    expect((await leaver.gets(`/profile/api/${leaver.id}`)).status).toBe(401)
  })

  test('hasPermission is true only for super admins about themselves [6.13]', async () => {
    const { superAdmin, owner, visitor } = world
    const asks = async (who: typeof visitor) =>
      (await who.posts('/admin/api/checkSuperAdmin', { profileEmail: superAdmin.email })).body
    expect(await asks(superAdmin)).toEqual({ hasPermission: true })
    for (const who of [owner, visitor]) expect(await asks(who)).toEqual({ hasPermission: false })
  })
})
