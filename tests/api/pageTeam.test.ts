import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app.ts'
import { signIn, type Item, type Person } from './support/client.ts'
import { settle, type World } from './support/world.ts'

/** Page admins, transfers and account deletion (docs/rules.md#page-admins, #transfers, #account-deletion, docs/safety.md#s64). */

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
})
afterAll(() => app.stop())

describe('page admins', () => {
  test('the owner adds a person with an account; repeating it changes nothing; they are notified', async () => {
    const { owner, page } = world
    const helper = await signIn(app, 'kyaw@demo.example', 'Ko Kyaw')
    const made = await owner.makes('pageAdmin', { pageId: page.Id, email: 'KYAW@demo.example' })
    expect(made).toMatchObject({
      PageId: page.Id,
      ProfileId: helper.id,
      ProfileName: 'Ko Kyaw',
      ProfileEmail: helper.email,
    })
    expect((await owner.makes('pageAdmin', { pageId: page.Id, email: helper.email })).Id).toBe(made.Id)
    expect((await helper.gets('/notification/api')).list).toMatchObject([{ Kind: 'pageAdmin', PageId: page.Id }])
    expect((await owner.creates('pageAdmin', { pageId: page.Id, email: 'nobody@demo.example' })).status).toBe(404)
    expect((await owner.creates('pageAdmin', { pageId: page.Id, email: owner.email })).status).toBe(400)
    expect((await owner.creates('pageAdmin', { pageId: page.Id, email: 'x' })).status).toBe(400)
  })

  test('an admin can leave, but cannot add admins or delete the page', async () => {
    const { owner, page } = world
    const helper = await signIn(app, 'leaver@demo.example')
    const right = await owner.makes('pageAdmin', { pageId: page.Id, email: helper.email })
    expect((await helper.creates('pageAdmin', { pageId: page.Id, email: 'kyaw@demo.example' })).status).toBe(403)
    expect((await helper.deletes('page', page.Id)).status).toBe(403)
    expect((await helper.deletes('pageAdmin', right.Id)).status).toBe(200)
    expect((await helper.changes('page', { id: page.Id, address: 'x' })).status).toBe(403)
  })
})

describe('transferring a page', () => {
  const offer = (who: Person, page: Item, email: string) => who.posts('/page/api/transfer', { pageId: page.Id, email })
  const answer = (who: Person, id: unknown, accept: boolean) =>
    who.posts('/page/api/transfer/answer', { id: Number(id), accept })
  const ownerOf = async ({ Id }: Item) =>
    (await app.query<{ OwnerId: number }>('select "OwnerId" from "page" where "Id" = $1', [Id]))[0]!.OwnerId

  test('takes effect only when the other person accepts', async () => {
    const { owner, fresh, stranger } = world
    const heir = await signIn(app, 'heir@demo.example')
    const page = await fresh('page')
    const offered = await offer(owner, page, 'Heir@demo.example')
    expect(offered.fields).toMatchObject({ status: 'success', data: { State: 'offered', PageId: page.Id } })
    expect(await ownerOf(page)).toBe(owner.id)
    expect((await heir.gets('/pageTransfer/api')).ids).toEqual([offered.fields['Id']])
    expect((await stranger.gets('/pageTransfer/api')).body).toEqual([])
    expect((await answer(stranger, offered.fields['Id'], true)).status).toBe(404)
    expect((await answer(owner, offered.fields['Id'], true)).status).toBe(403)
    expect(await ownerOf(page)).toBe(owner.id)
    expect((await answer(heir, offered.fields['Id'], true)).status).toBe(200)
    expect(await ownerOf(page)).toBe(heir.id)
    expect((await owner.changes('page', { id: page.Id, name: 'x' })).status).toBe(403)
    expect((await heir.changes('page', { id: page.Id, name: 'Mine now' })).data['OwnerEmail']).toBe(heir.email)
    expect((await answer(heir, offered.fields['Id'], true)).status).toBe(404)
  })

  test('can be declined and withdrawn, with one open offer at a time', async () => {
    const { owner, fresh } = world
    const [one, two] = [await signIn(app, 'one@demo.example'), await signIn(app, 'two@demo.example')]
    const page = await fresh('page')
    const first = await offer(owner, page, one.email)
    const second = await offer(owner, page, two.email)
    expect((await answer(one, first.fields['Id'], true)).status).toBe(404)
    expect((await answer(two, second.fields['Id'], false)).status).toBe(200)
    expect((await answer(two, second.fields['Id'], true)).status).toBe(404)
    const third = await offer(owner, page, one.email)
    expect((await answer(owner, third.fields['Id'], false)).status).toBe(200)
    expect((await answer(one, third.fields['Id'], true)).status).toBe(404)
    expect(await ownerOf(page)).toBe(owner.id)
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
    await owner.posts('/page/api/transfer', { pageId: page.Id, email })
    await leaving.creates('page', { name: secretWord }, { headers: { 'idempotency-key': 'leaving-1' } })
    await superAdmin.posts('/admin/api/moderate', { source: 'page', id: theirs.Id, verified: 1 })
    const counted = async () => (await superAdmin.sees('page', page.Id))!
    expect(await counted()).toMatchObject({ RatingCount: 1, FollowerCount: 1 })

    const gone = await leaving.sends('DELETE', '/profile/api', { email })
    expect([gone.status, gone.fields['message']]).toEqual([200, 'Your account has been deleted.'])
    expect(await tablesHolding([email, secretWord, '777 888 999', '+959777888999'])).toEqual([])
    expect(await counted()).toMatchObject({ RatingCount: 0, FollowerCount: 0, RatingAverage: 0 })
    expect((await leaving.gets('/profile/api/' + leaving.id)).headers.get('x-session')).toBe('ended')
    expect((await leaving.creates('page', { name: 'x' })).status).toBe(401)
    // A job, queued in the same transaction, deletes the files later.
    const [job] = await app.query<{ Payload: { names: string[] } }>(
      `select "Payload" from "job" where "Kind" = 'collectFiles' and "Payload"::text like $1`,
      [`%${String(post['Thumbnail'])}%`],
    )
    expect(job).toBeDefined()
    expect(await readdir(join(app.dataDir, 'uploads'))).toContain(post['Thumbnail'])
    const reports = (await superAdmin.gets('/report/api')).list
    expect(reports.map(({ Type, Description, Snapshot }) => [Type, Description, Snapshot === null])).toEqual([
      ['Page', 'Worse', true],
      ['Post', 'Bad', true],
      ['Page', null, false],
    ])
    expect((await signIn(app, email)).id).not.toBe(leaving.id)
  })

  test('a page passes to its longest-serving admin; without admins it is deleted', async () => {
    const leaving = await signIn(app, 'chief@demo.example')
    const [early, late] = [await signIn(app, 'early@demo.example'), await signIn(app, 'late@demo.example')]
    const kept = await leaving.makes('page', { name: 'Kept' })
    const lost = await leaving.makes('page', { name: 'Lost' })
    const post = await leaving.makes('post', { pageId: kept.Id, title: 'Stays' })
    await leaving.makes('pageAdmin', { pageId: kept.Id, email: early.email })
    await leaving.makes('pageAdmin', { pageId: kept.Id, email: late.email })
    await leaving.deletes('profile', leaving.id)
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
    await owner.deletes('page', page.Id)
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

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Tables that contain one of these texts in any column. */
async function tablesHolding(texts: string[]): Promise<string[]> {
  const tables = await app.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found = []
  for (const { name } of tables) {
    const rows = await app.query(`select 1 from "${name}" t where t::text ilike any($1) limit 1`, [
      texts.map((one) => `%${one}%`),
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}
