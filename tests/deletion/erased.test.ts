import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forgetExpired } from '#server/start/backgroundJobs.ts'
import { tablesHolding } from './tablesHolding.ts'
import { signIn, type Person } from '../api/support/client.ts'
import { answers, answersOffer, invites, joins, offers } from '../api/support/team.ts'
import { passUndo, runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** What goes with an account, a page and what others name (docs/rules.md#account-deletion, docs/safety.md#s64). */

const { app, world } = await openWorld()

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
    await passUndo(app)
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

describe('the history of a record', () => {
  const edits = async (who: Person, source: string, id: number) =>
    (await who.gets(`/${source}/api/history/${id}`)).list as unknown as {
      Id: number
      ById: number | null
      ByName: string | null
      ByRole: boolean
      Values: Record<string, unknown>
    }[]

  test('says who changed what, value by value, and brings a state back', async () => {
    const { owner, superAdmin, stranger, fresh } = world
    const [tea, coffee] = [await fresh('category'), await fresh('category')]
    const [before, after] = [String(tea!.Id), `${coffee!.Id},${tea!.Id}`]
    const page = await owner.makes('page', { name: 'First', categoryIds: before, phoneOne: '09 777 888 999' })
    await owner.changes('page', { id: page.Id, name: 'Second', categoryIds: before, thumbnail: dot })
    await superAdmin.changes('page', { id: page.Id, name: 'Third', categoryIds: after, phoneOne: '' })
    await owner.changes('page', { id: page.Id, categoryIds: after })
    const values = [
      {
        Name: ['Second', 'Third'],
        PhoneOne: ['09 777 888 999', null],
        PhoneOneE164: ['+959777888999', null],
        PhoneOneApps: ['none', null],
        Category: [[tea!.Id], [coffee!.Id, tea!.Id]],
      },
      { Name: ['First', 'Second'], Thumbnail: null },
    ]
    const seen = await edits(owner, 'page', page.Id)
    expect(seen.map(({ Values }) => Values)).toEqual(values)
    // Who of the team it was, only the team knows.
    const names = async (who: Person) =>
      (await edits(who, 'page', page.Id)).map(({ ByName, ByRole }) => [ByName, ByRole])
    const [team, own] = [(await superAdmin.sees('profile', superAdmin.id))!['Name'], 'Daw Khin Khin']
    expect(await names(owner)).toEqual([
      [null, true],
      [own, false],
    ])
    expect(await names(superAdmin)).toEqual([
      [team, true],
      [own, false],
    ])
    const revert = (who: Person, historyId: number) => who.posts('/page/api/revert', { id: page.Id, historyId })
    expect((await revert(stranger, seen[1]!.Id)).status).toBe(403)
    expect((await revert(owner, seen[1]!.Id)).data).toMatchObject({
      Name: 'First',
      CategoryIds: before,
      PhoneOneE164: '+959777888999',
    })
    // And back again.
    const [last] = await edits(owner, 'page', page.Id)
    expect((await revert(owner, last!.Id)).data).toMatchObject({ Name: 'Third', CategoryIds: after, PhoneOne: null })
    await revert(owner, seen[1]!.Id)
    expect((await superAdmin.deletes('category', coffee!.Id)).status).toBe(200)
    expect((await revert(owner, (await edits(owner, 'page', page.Id))[0]!.Id)).status).toBe(409)
    // What only its people see is not for moderators.
    await superAdmin.changes('page', { id: page.Id, code: 'ST-1' })
    expect((await edits(owner, 'page', page.Id))[0]!.Values).toEqual({ Code: [null, 'ST-1'] })
    expect((await edits(world.moderator, 'page', page.Id))[0]!.Values).toEqual({})
    const product = await owner.makes('product', { pageId: page.Id, name: 'Green' })
    await owner.changes('product', { id: product.Id, name: 'Black' })
    const [blackened] = await edits(owner, 'product', product.Id)
    expect(blackened!.Values).toEqual({ Name: ['Green', 'Black'] })
    // By a role it is an act of the desk.
    expect(
      (await superAdmin.posts('/product/api/revert', { id: product.Id, historyId: blackened!.Id })).data,
    ).toMatchObject({ Name: 'Green' })
    expect(
      await app.query(`select "Act", "ById", "Fields" from "audit" where "About" = 'product' and "AboutId" = $1`, [
        product.Id,
      ]),
    ).toEqual([{ Act: 'revert', ById: superAdmin.id, Fields: 'Name' }])
  })

  test('names to those who wrote a comment nobody of the page that hid it, and gives them back their words', async () => {
    const { page, owner, superAdmin } = world
    const writer = await signIn(app, 'writes-comments@demo.example', 'Ko Writer')
    const theirs = await writer.makes('page', { name: 'Writes' })
    const said = { pageId: theirs.Id, description: 'First', typeName: 'Page', typeId: page.Id }
    const comment = await writer.makes('comment', said)
    await writer.changes('comment', { id: comment.Id, description: 'Second' })
    await owner.changes('comment', { id: comment.Id, status: 0 })
    const seen = async (who: Person) =>
      (await edits(who, 'comment', comment.Id)).map(({ ById, ByRole }) => [ById, ByRole])
    expect(await seen(writer)).toEqual([
      [null, false],
      [writer.id, false],
    ])
    expect((await seen(superAdmin))[0]).toEqual([owner.id, false])
    const { Id: historyId } = (await edits(writer, 'comment', comment.Id))[1]!
    const reverted = await writer.posts('/comment/api/revert', { id: comment.Id, historyId })
    expect([reverted.status, reverted.data]).toMatchObject([200, { Description: 'First', Status: 0 }])
  })

  test('S64 goes with the account of who wrote it or whose it was, with the record, and after 90 days', async () => {
    const { page, owner, superAdmin, pageAdmin } = world
    const stored = async () =>
      app.query<{ Source: string }>(`select "Source" from "edit" where "Source" <> 'category' order by "Id"`)
    await app.query('delete from "edit"')
    const leaving = await signIn(app, 'wrote@demo.example')
    const given = await leaving.makes('page', { name: 'Mine' })
    await superAdmin.changes('page', { id: given.Id, name: 'Of Daw Secret' })
    await answersOffer(owner, (await offers(leaving, given, owner.email)).data.Id, true)
    await leaving.deletes('page', (await leaving.makes('page', { name: 'Short' })).Id)
    await pageAdmin.changes('page', { id: page.Id, description: 'Tea' })
    expect(await stored()).toHaveLength(2)
    await leaving.sends('DELETE', '/profile/api', { email: leaving.email })
    await runJobs(app)
    expect(await stored()).toHaveLength(1)
    const post = await owner.makes('post', { pageId: page.Id, title: 'One' })
    await owner.changes('post', { id: post.Id, title: 'Two' })
    expect(await stored()).toHaveLength(2)
    await owner.deletes('post', post.Id)
    expect(await stored()).toHaveLength(1)
    await app.query(`update "edit" set "CreatedAt" = now() - interval '89 days'`)
    await forgetExpired(app.jobs)
    expect(await stored()).toHaveLength(1)
    await app.query(`update "edit" set "CreatedAt" = now() - interval '91 days'`)
    await forgetExpired(app.jobs)
    expect(await stored()).toEqual([])
  })
})

test('a deletion by a role is undone for ten minutes; what its own people delete is gone', async () => {
  const { owner, superAdmin, visitor, page, fresh } = world
  const [post, town] = [await owner.makes('post', { pageId: page.Id, title: 'Tea' }), await fresh('town')]
  const target = { typeName: 'Post', typeId: post.Id }
  const comment = await owner.makes('comment', { pageId: page.Id, description: 'Good', ...target })
  const restores = async (who: Person, source: string, id: number) =>
    (await who.posts(`/${source}/api/restore`, { id })).status
  const shown = async () =>
    Promise.all(
      [`/post/api/byPageId/${page.Id}`, `/comment/api/byTypeNameAndTypeId/Post/${post.Id}`, '/town/api'].map(
        async (path) => (await visitor.gets(path)).ids,
      ),
    )
  const before = await shown()
  expect(before).toEqual([expect.arrayContaining([post.Id]), [comment.Id], expect.arrayContaining([town.Id])])
  for (const [source, { Id }] of [
    ['post', post],
    ['town', town],
  ] as const)
    expect((await superAdmin.deletes(source, Id)).status).toBe(200)
  await runJobs(app)
  expect(await shown()).toEqual([
    before[0]!.filter((id) => id !== post.Id),
    [],
    before[2]!.filter((id) => id !== town.Id),
  ])
  expect((await owner.changes('post', { id: post.Id, title: 'Mine' })).status).toBe(404)
  expect(await restores(owner, 'post', post.Id)).toBe(403)
  expect([await restores(superAdmin, 'post', post.Id), await restores(superAdmin, 'town', town.Id)]).toEqual([200, 200])
  expect(await shown()).toEqual(before)
  await passUndo(app)
  expect(await shown()).toEqual(before)
  const acts = await app.query(`select "Act" from "audit" where "About" = 'post' and "AboutId" = $1 order by "Id"`, [
    post.Id,
  ])
  expect(acts.map(({ Act }) => Act)).toEqual(['delete', 'restore'])
  // A page with what is under it.
  const other = await owner.makes('page', { name: 'Whole' })
  const product = await owner.makes('product', { pageId: other.Id, name: 'Cup' })
  await superAdmin.deletes('page', other.Id)
  await runJobs(app)
  expect(await visitor.sees('product', product.Id)).toBeUndefined()
  expect(await restores(superAdmin, 'page', other.Id)).toBe(200)
  expect(await visitor.sees('product', product.Id)).toBeDefined()
  // Too late, and by its own people.
  await superAdmin.deletes('post', post.Id)
  await passUndo(app)
  await owner.deletes('product', product.Id)
  await owner.deletes('page', other.Id)
  for (const [source, { Id }] of [
    ['post', post],
    ['product', product],
    ['page', other],
  ] as const)
    expect(await restores(superAdmin, source, Id)).toBe(404)
  expect(
    await app.query('select 1 from "post" where "Id" = $1 union select 1 from "comment" where "Id" = $2', [
      post.Id,
      comment.Id,
    ]),
  ).toEqual([])
  await runJobs(app)
  expect(await app.query('select * from "removal"')).toEqual([])
  expect(await app.query('select * from "concealment"')).toEqual([])
})
