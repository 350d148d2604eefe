import { beforeAll, describe, expect, test } from 'vitest'
import { findResource } from '#resources'
import { signIn, type Item } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/**
 * The calls of the API (spec 7.01 to 7.52) as existing clients send them (method, path, multipart parts), and the answers they read.
 * Those about people are in accountCalls.test.ts; src/providers/calls.test.ts tests the calls of the app's client.
 */

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const { app, world } = await openWorld()
let food: Item
let town: Item
let tea: Item
let shelf: Item
let pot: Item
let news: Item

beforeAll(async () => {
  const { owner, superAdmin } = world
  food = await superAdmin.makes('category', { name: 'Food', description: 'Eat', thumbnail: pixel })
  town = await superAdmin.makes('town', { name: 'Bahan' })
  tea = await owner.makes('page', {
    name: 'Golden Samovar',
    address: '12 Strand Road',
    categoryIds: String(food.Id),
    townId: town.Id,
    latitude: '16.8',
    longitude: '96.16',
    thumbnail: pixel,
  })
  shelf = await owner.makes('productCategory', { pageId: tea.Id, name: 'By the pot', description: 'Strong' })
  pot = await owner.makes('product', { pageId: tea.Id, name: 'Samovar tea', price: 3500, description: 'For four' })
  news = await owner.makes('post', { pageId: tea.Id, title: 'We open at five' })
})

const newcomer = (name: string) => signIn(app, `${name.toLowerCase()}@demo.example`, name)

/** Resources with public lists. */
const publicSources = ['page', 'post', 'product', 'productCategory', 'category', 'article', 'comment']

describe('lists and details', () => {
  test.each(publicSources)('GET /%s/api/byPage/{pageNumber}: an array, from page 1 on [7.07]', async (source) => {
    const { visitor, fresh } = world
    const { Id } = await fresh(source)
    const first = await visitor.gets(`/${source}/api/byPage/1`)
    expect([first.status, Array.isArray(first.body)]).toEqual([200, true])
    expect(first.ids[0]).toBe(Id)
    expect((await visitor.gets(`/${source}/api/byPage/999`)).body).toEqual([])
  })

  test.each(publicSources)('GET /%s/api: the full list [7.09]', async (source) => {
    const { visitor, fresh } = world
    const made = [await fresh(source), await fresh(source)].map(({ Id }) => Id)
    const { status, ids } = await visitor.gets(`/${source}/api`)
    const stored = await app.query<{ Id: number }>(`select "Id" from "${source}"`)
    expect(status).toBe(200)
    expect(ids).toEqual(expect.arrayContaining(made))
    expect([...ids].sort()).toEqual(stored.map(({ Id }) => Id).sort())
  })

  test('GET /category/api: the categories [7.10]', async () => {
    const found = (await world.visitor.gets('/category/api')).list.find(({ Id }) => Id === food.Id)
    expect(found).toMatchObject({ Name: 'Food', BurmeseName: null, Thumbnail: food['Thumbnail'], Description: 'Eat' })
  })

  test('GET /category/api/{id}: an array whose first is the category [7.11]', async () => {
    const { body } = await world.visitor.gets(`/category/api/${food.Id}`)
    expect(body).toEqual([expect.objectContaining({ Id: food.Id, Name: 'Food' })])
  })

  test('GET /page/api/byCategoryId/{id}: its pages and no others [7.12]', async () => {
    expect((await world.visitor.gets(`/page/api/byCategoryId/${food.Id}`)).list).toEqual([
      expect.objectContaining({ Id: tea.Id, Name: 'Golden Samovar' }),
    ])
  })

  test('GET /page/api/{id}: an array with the page [7.13]', async () => {
    const { body } = await world.visitor.gets(`/page/api/${tea.Id}`)
    expect(body).toEqual([expect.objectContaining({ Id: tea.Id, Name: 'Golden Samovar', TownName: 'Bahan' })])
  })

  test('GET /product/api/{id}: the product [7.14]', async () => {
    const { body } = await world.visitor.gets(`/product/api/${pot.Id}`)
    const detail = { Id: pot.Id, Name: 'Samovar tea', Description: 'For four', Price: 3500, PageName: 'Golden Samovar' }
    expect(body).toEqual([expect.objectContaining(detail)])
  })

  test('GET /page/api/byMap: the places, with the fields for a marker [7.15]', async () => {
    const { owner, visitor } = world
    const nowhere = await owner.makes('page', { name: 'Nowhere' })
    const { list, ids } = await visitor.gets('/page/api/byMap')
    expect(ids).not.toContain(nowhere.Id)
    expect(list.find(({ Id }) => Id === tea.Id)).toMatchObject({
      Latitude: 16.8,
      Longitude: 96.16,
      Name: 'Golden Samovar',
      Thumbnail: tea['Thumbnail'],
      CategoryName: 'Food',
      Address: '12 Strand Road',
      TownName: 'Bahan',
    })
  })

  test('GET /page/api/byOwnerEmail/{email}: the owner’s pages with Id, Name, Thumbnail [7.16]', async () => {
    const { stranger } = world
    const mine = await stranger.makes('page', { name: 'Stranger’s stall', thumbnail: pixel })
    expect((await stranger.gets(`/page/api/byOwnerEmail/${stranger.email}`)).list).toEqual([
      expect.objectContaining({ Id: mine.Id, Name: 'Stranger’s stall', Thumbnail: mine['Thumbnail'] }),
    ])
  })

  test.each([
    ['page', '[7.17]', () => tea],
    ['product', '[7.18]', () => pot],
  ] as const)('GET /%s/api/bySearch/{keyword}: the matches %s', async (source, _id, wanted) => {
    const { visitor } = world
    expect((await visitor.gets(`/${source}/api/bySearch/samovar`)).ids).toEqual([wanted().Id])
    expect((await visitor.gets(`/${source}/api/bySearch/zzzz`)).body).toEqual([])
  })

  test.each([
    ['pageFollowing', '[7.19]'],
    ['pageBlock', '[7.20]'],
  ])('GET /%s/api/byEmail/{email}: one’s own list %s', async (source) => {
    const reader = await newcomer(`Reader-${source}`)
    await reader.creates(source, { pageId: tea.Id, profileEmail: reader.email })
    const path = `/${source}/api/byEmail/${reader.email}`
    expect((await reader.gets(path)).list).toEqual([
      expect.objectContaining({ PageId: tea.Id, PageName: 'Golden Samovar' }),
    ])
    expect((await world.visitor.gets(path)).status).toBe(401)
  })

  test.each([
    ['post', '[7.21]', () => news],
    ['product', '[7.22]', () => pot],
    ['productCategory', '[7.23]', () => shelf],
  ] as const)('GET /%s/api/byPageId/{pageId}: that page’s and no other’s %s', async (source, _id, wanted) => {
    const { visitor, fresh, page } = world
    const other = await fresh(source)
    expect((await visitor.gets(`/${source}/api/byPageId/${tea.Id}`)).ids).toEqual([wanted().Id])
    const others = (await visitor.gets(`/${source}/api/byPageId/${page.Id}`)).ids
    expect(others).toContain(other.Id)
    expect(others).not.toContain(wanted().Id)
  })

  test('GET /productCategory/api/{id}: its detail [7.24]', async () => {
    const { body } = await world.visitor.gets(`/productCategory/api/${shelf.Id}`)
    expect(body).toEqual([expect.objectContaining({ Id: shelf.Id, Name: 'By the pot', Description: 'Strong' })])
  })

  test('GET /article/api/{id}: its detail [7.25]', async () => {
    const { superAdmin, visitor } = world
    const { Id } = await superAdmin.makes('article', { title: 'Growing tea', description: 'In the hills' })
    const { body } = await visitor.gets(`/article/api/${Id}`)
    expect(body).toEqual([expect.objectContaining({ Id, Title: 'Growing tea', Description: 'In the hills' })])
  })

  test('GET of a special detail path, one’s rating of a page: an array of one, or an empty one [7.26]', async () => {
    const reader = await newcomer('Rater')
    expect((await reader.gets(`/pageRating/api/own/${tea.Id}`)).body).toEqual([])
    const { Id } = await reader.makes('pageRating', { pageId: tea.Id, stars: 4 })
    const { body } = await reader.gets(`/pageRating/api/own/${tea.Id}`)
    expect(body).toEqual([expect.objectContaining({ Id, Stars: 4, PageId: tea.Id })])
  })
})

describe('comments', () => {
  const say = (typeName: string, { Id }: Item, description: string) =>
    world.owner.creates('comment', { pageId: world.page.Id, description, typeName, typeId: Id })

  test('GET /comment/api/byTypeNameAndTypeId/{typeName}/{typeId}: the comments on it, newest first [7.27]', async () => {
    const { visitor } = world
    const said = [await say('Post', news, 'First'), await say('Post', news, 'Second')].map(({ fields }) => fields['Id'])
    await say('Product', pot, 'Of something else')
    const { list } = await visitor.gets(`/comment/api/byTypeNameAndTypeId/Post/${news.Id}`)
    expect(list.map(({ Id, Description }) => [Id, Description])).toEqual([
      [said[1], 'Second'],
      [said[0], 'First'],
    ])
  })

  test('POST /comment/api {pageId, description, typeName, typeId} [7.28]', async () => {
    const { visitor, page } = world
    const { status, data } = await say('Post', news, 'Lovely')
    expect(status).toBe(201)
    expect(await visitor.sees('comment', data.Id)).toMatchObject({
      PageId: page.Id,
      Description: 'Lovely',
      TypeName: 'Post',
      TypeId: news.Id,
    })
  })

  test('POST /comment/api answers status "success" and a message; a refusal another status and the reason [7.29]', async () => {
    const done = await say('Page', tea, 'Lovely')
    expect(done.fields).toMatchObject({ status: 'success', message: 'Saved' })
    const refused = await say('Page', tea, '  ')
    expect([refused.status, refused.fields]).toMatchObject([
      400,
      { status: 'error', message: 'Description is required' },
    ])
  })

  test('PATCH /comment/api {id, description}: its page edits it [7.51]', async () => {
    const { owner, visitor } = world
    const { data } = await say('Page', tea, 'Lovly')
    const changed = await owner.changes('comment', { id: data.Id, description: 'Lovely' })
    expect([changed.status, changed.fields['status']]).toEqual([200, 'success'])
    expect((await visitor.sees('comment', data.Id))!['Description']).toBe('Lovely')
  })
})

describe('writing', () => {
  const product = (parts: Record<string, string>) =>
    world.owner.makes('product', { pageId: tea.Id, name: 'Cup', ...parts })

  test('POST /{source}/api: multipart with field names [7.30]', async () => {
    const { superAdmin } = world
    const made = await superAdmin.creates('page', {
      name: 'Lotus Noodles',
      address: '5 Merchant Road',
      phoneOne: '09 421 000 111',
      contactEmail: 'noodles@lotus.example',
      websiteURL: 'https://lotus.example/',
      editorNote: 'Go early',
    })
    expect([made.status, made.fields['status'], made.fields['Id']]).toEqual([201, 'success', made.data.Id])
    expect(made.data).toMatchObject({
      Name: 'Lotus Noodles',
      Address: '5 Merchant Road',
      PhoneOne: '09 421 000 111',
      ContactEmail: 'noodles@lotus.example',
      WebsiteURL: 'https://lotus.example/',
      EditorNote: 'Go early',
    })
  })

  test('a dropdown is sent as {field}Id [7.31]', async () => {
    expect(await product({ productCategoryId: String(shelf.Id) })).toMatchObject({
      ProductCategoryId: shelf.Id,
      ProductCategoryName: 'By the pot',
    })
  })

  test('a multiple choice is sent as {field}Ids, comma-joined, in order [7.32]', async () => {
    const { owner, superAdmin } = world
    const hotel = await superAdmin.makes('category', { name: 'Hotel' })
    const made = await owner.makes('page', { name: 'Both', categoryIds: `${hotel.Id},${food.Id}` })
    expect(made).toMatchObject({ CategoryIds: `${hotel.Id},${food.Id}`, Categories: 'Hotel, Food' })
    await owner.deletes('page', made.Id)
  })

  test('a picture is sent as a data URL in a text part [7.33]', async () => {
    const { Thumbnail } = await product({ thumbnail: pixel })
    expect(Thumbnail).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect((await world.visitor.gets(`/uploads/${String(Thumbnail)}`)).status).toBe(200)
  })

  test('a file is sent as a data URL in a text part [7.34]', async () => {
    const { FileURL } = await product({ file: `data:text/plain;base64,${btoa('how to brew')}` })
    expect((await world.visitor.gets(`/uploads/${String(FileURL)}`)).text).toBe('how to brew')
  })

  test('hidden fields are sent unchanged; latitude and longitude by name [7.35]', async () => {
    expect(await product({})).toMatchObject({ PageId: tea.Id })
    const placed = await world.owner.makes('page', { name: 'Placed', latitude: '21.97', longitude: '96.08' })
    expect(placed).toMatchObject({ Latitude: 21.97, Longitude: 96.08 })
  })

  test('PATCH /{source}/api {id, fields}: changes only those fields [7.36]', async () => {
    const { owner, visitor } = world
    const { Id } = await product({ price: '500', description: 'Small' })
    const changed = await owner.changes('product', { id: Id, name: 'Big cup', price: '700' })
    expect([changed.status, changed.fields['status'], changed.fields['Id']]).toEqual([200, 'success', Id])
    expect(await visitor.sees('product', Id)).toMatchObject({ Name: 'Big cup', Price: 700, Description: 'Small' })
  })

  test('PATCH /{source}/api {id, status}: changes the status [7.37]', async () => {
    const { owner, visitor } = world
    const { Id } = await product({})
    for (const status of [2, 0, 1]) {
      expect((await owner.changes('product', { id: Id, status })).data['Status']).toBe(status)
      expect((await visitor.gets(`/product/api/${Id}`)).status).toBe(status === 0 ? 404 : 200)
    }
  })

  test.each(['post', 'product', 'comment'])('DELETE /%s/api/{id} [7.38]', async (source) => {
    const { owner, fresh } = world
    const { Id } = await fresh(source)
    const deleted = await owner.asks('DELETE', `/${source}/api/${Id}`)
    expect([deleted.status, deleted.fields['status']]).toEqual([200, 'success'])
    expect((await owner.gets(`/${source}/api/${Id}`)).status).toBe(404)
    const again = await owner.asks('DELETE', `/${source}/api/${Id}`)
    expect([again.status, again.fields]).toEqual([404, { status: 'error', message: `This ${source} does not exist.` }])
  })

  test.each(['page', 'post', 'product', 'productCategory', 'comment'])(
    'DELETE /%s/api with the id in the body [7.39]',
    async (source) => {
      const { owner, fresh } = world
      const { Id } = await fresh(source)
      const deleted = await owner.sends('DELETE', `/${source}/api`, { id: Id })
      expect([deleted.status, deleted.fields['status']]).toEqual([200, 'success'])
      expect((await owner.gets(`/${source}/api/${Id}`)).status).toBe(404)
    },
  )
})

describe('data that is the same for everybody', () => {
  test('GET /setting/api/1: an array with PrivacyPolicy and ChildSafetyPolicy [7.43]', async () => {
    const { superAdmin, visitor } = world
    await superAdmin.makes('setting', { privacyPolicy: 'We keep little.', childSafetyPolicy: 'Children are safe.' })
    const { body } = await visitor.gets('/setting/api/1')
    const texts = { Id: 1, PrivacyPolicy: 'We keep little.', ChildSafetyPolicy: 'Children are safe.' }
    expect(body).toEqual([expect.objectContaining(texts)])
  })

  test.each(['category', 'country', 'town', 'region', 'productCategory'])(
    'GET /%s/api: choices with Id, Name, Thumbnail [7.46]',
    async (source) => {
      const { visitor, fresh } = world
      const { Id, Name } = await fresh(source)
      const option = (await visitor.gets(`/${source}/api`)).list.find((one) => one.Id === Id)
      expect(option).toMatchObject({ Id, Name })
      // Towns and regions have no thumbnail.
      if (findResource(source)!.fields['Thumbnail']) expect(option).toHaveProperty('Thumbnail', null)
    },
  )

  test('GET /productCategory/api/byPageId/{pageId}: the choices of one page [7.46]', async () => {
    const choices = (await world.visitor.gets(`/productCategory/api/byPageId/${tea.Id}`)).list
    expect(choices).toEqual([expect.objectContaining({ Id: shelf.Id, Name: 'By the pot', Thumbnail: null })])
  })

  test('GET /uploads/{file}: pictures by the file name in a record [7.47]', async () => {
    const { visitor } = world
    const file = String(tea['Thumbnail'])
    expect(file).not.toContain('/')
    const served = await visitor.gets(`/uploads/${file}`)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})
