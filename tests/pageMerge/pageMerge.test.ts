import { expect, test } from 'vitest'
import { signIn, type Fields, type Item, type Person } from '../api/support/client.ts'
import { passUndo, runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'
import { sourceRenderer } from '../api/support/sourceRenderer.ts'
import { joins } from '../api/support/team.ts'
import { tablesHolding } from '../deletion/tablesHolding.ts'

/** Two pages become one (docs/rules.md#merging). */

const { app, world } = await openWorld({ renderer: sourceRenderer })
const { superAdmin, visitor, stranger } = world

let people = 0
const somebody = (name: string) => signIn(app, `${name.toLowerCase()}${(people += 1)}@merge.example`, name)
const merges = (keep: Item, drop: Item, fields?: string, who = superAdmin) =>
  who.posts('/page/api/merge', { keep: keep.Id, drop: drop.Id, ...(fields !== undefined && { fields }) })
const undoes = (drop: Item) => superAdmin.posts('/page/api/restore', { id: drop.Id })
const ids = async (path: string, who: Person = visitor) => (await who.gets(path)).ids
const where = async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  return [answer.status, answer.headers.get('location')]
}
async function twoPages(kept: Fields = {}, dropped: Fields = {}) {
  const [ann, ben] = [await somebody('Ann'), await somebody('Ben')]
  const keep = await ann.makes('page', { name: 'Golden Lotus', ...kept })
  const drop = await ben.makes('page', { name: 'Golden Lotus Shop', ...dropped })
  return { ann, ben, keep, drop }
}

test('what is under a page goes along, the newer of two ratings stays, and all is put back', async () => {
  const { ann, ben, keep, drop } = await twoPages(
    { phoneOne: '09421000111' },
    { phoneOne: '09421000222', address: '12 Bo Gyoke Road', telegram: 'lotus' },
  )
  const post = await ben.makes('post', { pageId: drop.Id, title: 'Open again' })
  const shelf = await ben.makes('productCategory', { pageId: drop.Id, name: 'Cups' })
  const product = await ben.makes('product', { pageId: drop.Id, name: 'Cup', price: 900, productCategoryId: shelf.Id })
  const said = await ann.makes('comment', { pageId: keep.Id, description: 'Hi', typeName: 'Page', typeId: drop.Id })
  const written = await ben.makes('comment', { pageId: drop.Id, description: 'Ho', typeName: 'Page', typeId: keep.Id })
  const [both, one] = [await somebody('Both'), await somebody('One')]
  const older = await both.makes('pageRating', { pageId: keep.Id, stars: 1 })
  const newer = await both.makes('pageRating', { pageId: drop.Id, stars: 5 })
  const only = await one.makes('pageRating', { pageId: drop.Id, stars: 3 })
  // Who owns the survivor rates it no more.
  const own = await ann.makes('pageRating', { pageId: drop.Id, stars: 2 })
  await both.makes('pageFollowing', { pageId: keep.Id })
  await both.makes('pageFollowing', { pageId: drop.Id })
  await one.makes('pageFollowing', { pageId: drop.Id })
  const helper = await joins(ben, drop, await somebody('Helper'))
  const moved = (await superAdmin.gets(`/page/api/uses/${drop.Id}`)).fields['BySource']
  expect(moved).toMatchObject({ post: 1, product: 1, pageRating: 3, pageFollowing: 2, pageAdmin: 1 })
  await stranger.makes('report', { contentId: drop.Id, type: 'Page', description: 'A double' })

  expect((await merges(keep, drop)).data).toMatchObject({ Id: keep.Id, Name: 'Golden Lotus', PhoneOne: '09421000111' })
  await runJobs(app)
  // What the survivor lacks is filled.
  const after = { Address: '12 Bo Gyoke Road', Telegram: 'lotus', FollowerCount: 2, RatingCount: 2, RatingAverage: 4 }
  expect(await visitor.sees('page', keep.Id)).toMatchObject({ ...after, OwnerId: null })
  expect(await ids(`/post/api/byPageId/${keep.Id}`)).toEqual([post.Id])
  expect(await visitor.sees('product', product.Id)).toMatchObject({ PageId: keep.Id, PageName: 'Golden Lotus' })
  expect(await ids(`/comment/api/byTypeNameAndTypeId/Page/${keep.Id}`)).toEqual([written.Id, said.Id])
  expect((await ids(`/pageRating/api/byPageId/${keep.Id}`)).sort()).toEqual([newer.Id, only.Id].sort())
  expect(await ids(`/pageAdmin/api/byPageId/${keep.Id}`, ann)).toEqual([helper.Id])
  expect((await superAdmin.gets(`/case/api?filter=${JSON.stringify({ ContentId: keep.Id })}`)).list).toHaveLength(1)

  // Its old addresses lead to the survivor, and so do lists and filters.
  expect(await where(`/page/view/${drop.Id}?a=1`)).toEqual([301, `/page/view/${keep.Id}?a=1`])
  expect(await ids(`/page/api/${drop.Id}`)).toEqual([keep.Id])
  expect(await ids(`/product/api/byPageId/${drop.Id}`)).toEqual([product.Id])
  expect(await ids(`/comment/api/byTypeNameAndTypeId/Page/${drop.Id}`)).toEqual([written.Id, said.Id])
  expect(await ids(`/post/api?filter=${JSON.stringify({ PageId: drop.Id })}`)).toEqual([post.Id])
  expect((await visitor.gets('/search/api/golden')).text).not.toContain('Golden Lotus Shop')
  expect((await visitor.gets('/sitemap.xml')).text).not.toContain(`/page/view/${drop.Id}<`)

  expect((await superAdmin.gets(`/page/api/merged/${keep.Id}`)).list).toMatchObject([
    { Id: drop.Id, Name: 'Golden Lotus Shop' },
  ])
  // What has been changed since stays as it is: an address, and a rating that is gone.
  await ann.changes('page', { id: keep.Id, address: 'Another road' })
  await one.sends('DELETE', `/pageRating/api/${only.Id}`, {})
  const undone = await undoes(drop)
  expect([undone.status, undone.fields['Kept']]).toEqual([200, 2])
  await runJobs(app)
  const before = { Address: 'Another road', Telegram: null, FollowerCount: 1, RatingCount: 1, RatingAverage: 1 }
  expect(await visitor.sees('page', keep.Id)).toMatchObject(before)
  expect(await visitor.sees('page', drop.Id)).toMatchObject({ Telegram: 'lotus', FollowerCount: 2, RatingCount: 2 })
  expect(await ids(`/pageRating/api/byPageId/${keep.Id}`)).toEqual([older.Id])
  expect((await ids(`/pageRating/api/byPageId/${drop.Id}`)).sort()).toEqual([newer.Id, own.Id].sort())
  expect(await ids(`/comment/api/byTypeNameAndTypeId/Page/${drop.Id}`)).toEqual([said.Id])
  expect(await visitor.sees('product', product.Id)).toMatchObject({ PageId: drop.Id })
  expect((await superAdmin.gets(`/case/api?filter=${JSON.stringify({ ContentId: keep.Id })}`)).list).toEqual([])
  expect((await where(`/page/view/${drop.Id}`))[0]).toBe(200)

  // Both are told of in the log, and in the life of the survivor.
  const life = (await superAdmin.gets(`/case/api/timeline/page/${keep.Id}`)).list.map(({ What }) => What)
  expect(life).toEqual(expect.arrayContaining(['takeIn', 'unmerge']))
  const log = (await superAdmin.gets(`/audit/api?filter=${JSON.stringify({ AboutId: drop.Id })}`)).list
  expect(log.map(({ Act }) => Act)).toEqual(expect.arrayContaining(['merge', 'restore']))
})

test('what waits for an answer goes along, with its case, and all is put back', async () => {
  const { ben, keep, drop } = await twoPages({ phoneOne: '09421000881' }, { phoneOne: '09421000882' })
  await app.query('update "page" set "OwnerId" = null where "Id" = any($1)', [[keep.Id, drop.Id]])
  const guest = await somebody('Guest')
  await guest.posts('/suggestion/api', { pageId: drop.Id, field: 'phoneTwo', value: '09 421 000 883' })
  const claim = (await ben.posts('/claim/api', { pageId: drop.Id, proof: 'phone' })).fields['Id']
  await stranger.makes('report', { contentId: keep.Id, type: 'Page', description: 'A double' })
  const suggested = async ({ Id }: Item) => (await superAdmin.gets(`/suggestion/api/byPageId/${Id}`)).list.length
  const claimed = async () => (await ben.gets('/claim/api/own')).list.find(({ Id }) => Id === claim)
  const cases = async ({ Id }: Item) =>
    (await superAdmin.gets(`/case/api?filter=${JSON.stringify({ ContentId: Id })}`)).list
      .filter(({ State }) => State === 'open')
      .map(({ Reports }) => Reports)
      .sort()

  await merges(keep, drop)
  await runJobs(app)
  expect([await suggested(keep), await cases(keep)]).toEqual([1, [0, 1]])
  expect(await claimed()).toMatchObject({ PageId: keep.Id, State: 'open' })
  await undoes(drop)
  await runJobs(app)
  expect([await suggested(keep), await suggested(drop)]).toEqual([0, 1])
  expect([await cases(keep), await cases(drop)]).toEqual([[1], [0]])
  expect(await claimed()).toMatchObject({ PageId: drop.Id, State: 'open' })

  // Of a survivor that has an owner it is over, and the claimant reads why.
  await app.query(`update "page" set "OwnerId" = $2 where "Id" = $1`, [keep.Id, guest.id])
  await merges(keep, drop)
  expect(await claimed()).toMatchObject({ PageId: keep.Id, State: 'refused', Because: 'another' })
  expect(await cases(keep)).toEqual([1])
})

test('values are taken as chosen; a page without owner gets the other one’s', async () => {
  const ben = await somebody('Ben')
  const keep = await superAdmin.makes('page', { name: 'Tea', phoneOne: '09421000333' })
  await app.query('update "page" set "OwnerId" = null where "Id" = $1', [keep.Id])
  const drop = await ben.makes('page', { name: 'Tea House', phoneOne: '09421000444', address: 'Here' })
  expect((await merges(keep, drop, 'Nonsense')).fields['fields']).toHaveProperty('fields')
  await merges(keep, drop, 'Name,PhoneOne,Owner')
  const seen = await visitor.sees('page', keep.Id)
  expect(seen).toMatchObject({ Name: 'Tea House', PhoneOne: '09421000444', Address: null })
  const change = { id: keep.Id, description: 'Mine' }
  expect((await ben.changes('page', change)).status).toBe(200)
  await undoes(drop)
  expect(await visitor.sees('page', keep.Id)).toMatchObject({
    Name: 'Tea',
    PhoneOne: '09421000333',
    Description: 'Mine',
  })
  expect((await ben.changes('page', change)).status).toBe(403)
})

test('whoever writes to the merged page is told what it has become', async () => {
  const { ben, keep, drop } = await twoPages()
  const post = await ben.makes('post', { pageId: drop.Id, title: 'News' })
  await merges(keep, drop)
  const told = async (answer: Promise<{ status: number; fields: Record<string, unknown> }>) => {
    const { status, fields } = await answer
    return [status, fields['Id']]
  }
  const pageId = drop.Id
  const writes = [
    ben.changes('page', { id: pageId, name: 'Mine' }),
    ben.deletes('page', pageId),
    ben.creates('post', { pageId, title: 'More' }),
    stranger.creates('pageFollowing', { pageId }),
    stranger.creates('pageRating', { pageId, stars: 4 }),
    ben.posts('/pageAdmin/api', { pageId, email: 'x@merge.example' }),
    merges(drop, world.page),
    merges(world.page, drop),
  ]
  for (const write of writes) expect(await told(write)).toEqual([409, keep.Id])
  // What was theirs is the survivor's.
  expect((await ben.changes('post', { id: post.Id, title: 'x' })).status).toBe(403)
  expect((await merges(keep, drop)).status).toBe(200)
  expect((await merges(keep, drop, undefined, ben)).status).toBe(403)
  expect((await merges(keep, drop, undefined, world.editor)).status).toBe(403)
})

test('two merges of one page at once, and one while its owner writes, leave nothing between them', async () => {
  const { ben, keep, drop } = await twoPages()
  const third = await superAdmin.makes('page', { name: 'Third' })
  const answers = await Promise.all([
    merges(keep, drop),
    merges(third, drop),
    merges(drop, keep),
    ...[1, 2, 3, 4].map((n) => ben.creates('post', { pageId: drop.Id, title: `Post ${n}` })),
  ])
  await runJobs(app)
  // One of the first two; the others may come before or after it.
  expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThan(2)
  expect(answers.slice(0, 3).map(({ status }) => status)).toContain(200)
  for (const { status } of answers) expect([200, 201, 409]).toContain(status)
  const made = answers.slice(3).flatMap((one) => (one.status === 201 ? [one.fields['Id'] as number] : []))
  const survivor = (await ids(`/page/api/${drop.Id}`))[0]!
  expect((await ids(`/post/api/byPageId/${survivor}`)).sort()).toEqual(made.sort())
  expect(await app.query('select 1 from "post" where "PageId" <> $1 and "Id" = any($2)', [survivor, made])).toEqual([])
})

test('when the ten minutes are over nothing is left of it but its address; nor of accounts that end', async () => {
  const { ann, ben, keep, drop } = await twoPages({ address: 'Kept secretly' }, { address: 'Dropped openly' })
  const post = await ben.makes('post', { pageId: drop.Id, title: 'Bens news' })
  await stranger.makes('report', { contentId: post.Id, type: 'Post', description: 'Hm' })
  await app.query(
    `insert into "pageDay" values ($1, '2026-11-01', 'page', $1, 'view', 3), ($2, '2026-11-01', 'page', $2, 'view', 4)`,
    [keep.Id, drop.Id],
  )
  await merges(keep, drop, 'Address')
  await runJobs(app)
  await passUndo(app)
  expect((await undoes(drop)).status).toBe(404)
  expect(await app.query('select 1 from "mergeMove"')).toEqual([])
  expect(await where(`/page/view/${drop.Id}`)).toEqual([301, `/page/view/${keep.Id}`])
  expect(await ids(`/post/api/byPageId/${drop.Id}`)).toEqual([post.Id])
  const days = await app.query(`select "Count" from "pageDay" where "PageId" = $1`, [keep.Id])
  expect(days).toEqual([{ Count: 7 }])
  await ann.sends('DELETE', '/profile/api', { email: ann.email, id: ann.id })
  await runJobs(app)
  expect(await tablesHolding(app, ['Kept secretly', 'Dropped openly', 'Bens news'])).toEqual([])
  expect((await visitor.gets(`/page/api/${drop.Id}`)).status).toBe(404)
})

test('doubles are listed by number in any spelling, web address and alike names near, until somebody tells them apart', async () => {
  const at = { latitude: 21.97, longitude: 96.08 }
  const [one, same, link, near] = [
    await stranger.makes('page', {
      name: 'Thiri Pyitsaya',
      phoneOne: '09 421 000 777',
      websiteURL: 'https://www.silk.example/',
      ...at,
    }),
    await stranger.makes('page', { name: 'U Tun Trading', phoneTwo: '+95 9421000777' }),
    await stranger.makes('page', { name: 'Weaving', webURL: 'http://silk.example' }),
    await stranger.makes('page', { name: 'Thiri Pyitsayar', latitude: 21.9701, longitude: 96.0801 }),
  ]
  const found = async () => {
    const contacts = (await superAdmin.gets('/page/api/possibleDoubles')).fields as { Pairs: Item[]; Next: number }
    const names = (await superAdmin.gets(`/page/api/possibleDoubles?after=${contacts.Next}`)).fields as {
      Pairs: Item[]
    }
    return [...contacts.Pairs, ...names.Pairs].map(({ Id, OtherId, By }) => [Id, OtherId, By])
  }
  const pairs = await found()
  expect(pairs).toContainEqual([same.Id, one.Id, ['number']])
  expect(pairs).toContainEqual([link.Id, one.Id, ['link']])
  expect(pairs).toContainEqual([near.Id, one.Id, ['name']])
  for (const other of [same, link, near])
    expect(
      (await superAdmin.posts('/page/api/distinct', { id: one.Id, otherId: other.Id, distinct: true })).status,
    ).toBe(200)
  expect((await found()).flat(2)).not.toContain(one.Id)
  await superAdmin.posts('/page/api/distinct', { id: one.Id, otherId: near.Id, distinct: false })
  expect(await found()).toContainEqual([near.Id, one.Id, ['name']])
})
