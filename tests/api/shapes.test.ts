import { expect, test } from 'vitest'
import { answerNames, declarations, fieldsOf, type Resource } from '#resources'
import { openWorld } from './support/openWorld.ts'

/** The shape of every answer (docs/rules.md#answers). */

const { world } = await openWorld()

/** Sources whose records a super admin or the owner can read by id. */
const readable = Object.values(declarations as Record<string, Resource>).filter(
  ({ name }) =>
    !['firebaseToken', 'pageTransfer', 'pageFollowing', 'pageBlock', 'notification', 'reward'].includes(name),
)

test.each(readable.map((resource) => [resource.name, resource] as const))(
  'a %s has every declared field, absent ones null, and nothing else',
  async (name, resource) => {
    const { Id } = await world.fresh(name)
    const record = await world.superAdmin.sees(name, Id)
    const declared = fieldsOf(resource).flatMap(([field, of]) => [
      ...answerNames(field, of),
      // Whether there is none is for everybody.
      ...(of.kind === 'reference' && of.absentAs ? [of.absentAs] : []),
    ])
    const own = { post: ['PostId'], product: ['ProductId'] }[name] ?? []
    const expected = [
      ...new Set(['Id', 'CreatedAt', 'UpdatedAt', 'Version', ...own, ...declared, ...Object.keys(resource.joined)]),
    ]
    expect(Object.keys(record!).sort()).toEqual(expected.sort())
    expect(Object.values(record!)).not.toContain(undefined)
    expect(Object.keys(record!).filter((key) => !/^[A-Z][A-Za-z0-9]*$/.test(key))).toEqual([])
  },
)

test('ids, counts, prices, status and degrees are numbers; an unrated average is 0; times are ISO 8601 UTC', async () => {
  const { owner, visitor } = world
  const page = await owner.makes('page', { name: 'Numbers', latitude: '16.795984', longitude: '96.159847' })
  const product = await owner.makes('product', { pageId: page.Id, name: 'Tea', price: '1500.50' })
  expect(await visitor.sees('page', page.Id)).toMatchObject({
    Latitude: 16.795984,
    Longitude: 96.159847,
    RatingAverage: 0,
    RatingCount: 0,
    FollowerCount: 0,
    Status: 1,
  })
  const seen = (await visitor.sees('product', product.Id))!
  expect(seen).toMatchObject({ Id: product.Id, ProductId: product.Id, PageId: page.Id, Price: 1500.5, Status: 1 })
  expect(seen['CreatedAt']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('joined fields pre-fill forms: country, town, categories in order', async () => {
  const { owner, superAdmin, visitor } = world
  const food = await superAdmin.makes('category', { name: 'Food' })
  const hotel = await superAdmin.makes('category', { name: 'Hotel', burmeseName: 'ဟိုတယ်' })
  const country = await superAdmin.makes('country', { name: 'Myanmar', burmeseName: 'မြန်မာ' })
  const region = await superAdmin.makes('region', { name: 'Yangon Region' })
  const town = await superAdmin.makes('town', { name: 'Bahan', regionId: region.Id })
  const categoryIds = `${hotel.Id},${food.Id}`
  const page = await owner.makes('page', { name: 'Joined', categoryIds, countryId: country.Id, townId: town.Id })
  const shelf = await owner.makes('productCategory', { pageId: page.Id, name: 'Rooms' })
  const product = await owner.makes('product', { pageId: page.Id, name: 'Room', productCategoryId: shelf.Id })
  expect(await visitor.sees('page', page.Id)).toMatchObject({
    CategoryIds: categoryIds,
    Categories: 'Hotel, Food',
    // A category without a Burmese name has the English one, so that both lists have the same length.
    BurmeseCategories: 'ဟိုတယ်, Food',
    CategoryName: 'Hotel',
    CountryId: country.Id,
    CountryName: 'Myanmar',
    CountryBurmeseName: 'မြန်မာ',
    CountryThumbnail: null,
    TownId: town.Id,
    TownName: 'Bahan',
  })
  expect(await visitor.sees('product', product.Id)).toMatchObject({
    PageName: 'Joined',
    PageThumbnail: null,
    Categories: 'Hotel, Food',
    BurmeseCategories: 'ဟိုတယ်, Food',
    ProductCategoryId: shelf.Id,
    ProductCategoryName: 'Rooms',
  })
  expect((await visitor.gets(`/page/api/byCategoryId/${food.Id}`)).ids).toEqual([page.Id])
  expect((await visitor.gets(`/page/api/byTownId/${town.Id}`)).ids).toEqual([page.Id])
})

test('by id: an array of one; missing: 404 with an empty array', async () => {
  const { visitor, page } = world
  expect((await visitor.gets(`/page/api/${page.Id}`)).ids).toEqual([page.Id])
  const missing = await visitor.gets('/page/api/999999')
  expect([missing.status, missing.body]).toEqual([404, []])
})

test('a write answers status, message, Id and the record as a GET does; a DELETE without a record', async () => {
  const { owner, page } = world
  const made = await owner.creates('post', { pageId: page.Id, title: 'News' })
  expect(made.status).toBe(201)
  const Id = made.fields['Id'] as number
  const expected = { status: 'success', message: 'Saved', Id, data: await owner.sees('post', Id) }
  expect(made.body).toEqual(expected)
  const changed = await owner.changes('post', { id: Id, title: 'Other news' })
  expect(changed.body).toEqual({ status: 'success', message: 'Updated', Id, data: await owner.sees('post', Id) })
  const deleted = await owner.deletes('post', Id)
  expect(deleted.body).toEqual({ status: 'success', message: 'Deleted', Id, data: null })
  expect((await owner.gets(`/post/api/${Id}`)).status).toBe(404)
})

test('a picture field has the stored file name, and the picture is served under it permanently', async () => {
  const { owner, visitor } = world
  const drawn = await owner.makes('page', { name: 'Drawn', thumbnail: await picture() })
  expect(drawn['Thumbnail']).toMatch(/^[0-9a-f]{32}\.webp$/)
  const served = await visitor.gets(`/uploads/${String(drawn['Thumbnail'])}`)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(served.headers.get('cache-control')).toContain('immutable')
})

test('errors: JSON with status, message, a sentence for each field, and a request id', async () => {
  const { owner, visitor } = world
  const answer = await owner.creates('page', { name: ' ', websiteURL: 'javascript:alert(1)', contactEmail: 'nobody' })
  expect(answer.status).toBe(400)
  expect(answer.fields).toEqual({
    status: 'error',
    message: expect.any(String),
    fields: { name: 'Name is required', websiteURL: expect.any(String), contactEmail: expect.any(String) },
  })
  const answers = await Promise.all([
    answer,
    visitor.gets('/nothing/api'),
    visitor.gets('/page/api/abc'),
    visitor.gets('/page/api/1'),
    visitor.creates('page', { name: 'x' }),
    visitor.asks('PUT', '/page/api'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 400, 200, 401, 405])
  const requestIds = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(requestIds).size).toBe(answers.length)
  for (const { status, fields, headers } of answers.filter((one) => one.status >= 400)) {
    expect(fields, String(status)).toMatchObject({ status: 'error', message: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  }
  expect(answers[4]!.headers.get('www-authenticate')).toBe('Bearer')
  expect(answers[5]!.headers.get('allow')).toContain('GET')
})

test('an invalid bearer on a public read answers as for a visitor, with the header of an ended session', async () => {
  const { visitor, page } = world
  const answer = await visitor.gets(`/page/api/${page.Id}`, { authorization: 'Bearer not.a.token' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-session')).toBe('ended')
  expect(answer.list[0]!['OwnerEmail']).toBeNull()
  expect((await visitor.gets(`/page/api/${page.Id}`)).headers.get('x-session')).toBeNull()
})

test('answers that depend on the person are not cached by proxies', async () => {
  const { owner, page } = world
  const answer = await owner.gets(`/page/api/${page.Id}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('vary')).toContain('authorization')
})

test('full lists serve dropdowns: Id, Name or Title, Thumbnail', async () => {
  const { visitor, fresh } = world
  const country = await fresh('country')
  const list = (await visitor.gets('/country/api')).list
  expect(list.find(({ Id }) => Id === country.Id)).toMatchObject({ Name: country['Name'], Thumbnail: null })
})

async function picture(): Promise<Blob> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#804000' } })
  return new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: 'image/png' })
}
