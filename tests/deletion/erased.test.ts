import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tablesHolding } from './tablesHolding.ts'
import { signIn } from '../api/support/client.ts'
import { answers, answersOffer, invites, joins, offers } from '../api/support/team.ts'
import { runJobs } from '../api/support/jobs.ts'
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
