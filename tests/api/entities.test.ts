import { beforeAll, describe, expect, test } from 'vitest'
import { signIn, type Item } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** The entities and their fields (spec 3.01 to 3.30), written and read by their names. */

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const storedPicture = expect.stringMatching(/^[0-9a-f]{32}\.webp$/)

const { app, world } = await openWorld()
let food: Item
let hotel: Item
let myanmar: Item
let bahan: Item
/** A page with all fields of the forms. */
let tea: Item
let shelf: Item
let pot: Item
let news: Item

beforeAll(async () => {
  const { owner, superAdmin } = world
  food = await superAdmin.makes('category', {
    name: 'Food',
    burmeseName: 'အစားအသောက်',
    thumbnail: pixel,
    description: 'Eat and drink',
  })
  hotel = await superAdmin.makes('category', { name: 'Hotel' })
  myanmar = await superAdmin.makes('country', { name: 'Myanmar', burmeseName: 'မြန်မာ', thumbnail: pixel })
  bahan = await superAdmin.makes('town', { name: 'Bahan' })
  tea = await owner.makes('page', {
    name: 'Golden Tea',
    address: '12 Strand Road',
    description: 'Tea and snacks',
    thumbnail: pixel,
    coverThumbnail: pixel,
    categoryIds: `${hotel.Id},${food.Id}`,
    countryId: myanmar.Id,
    townId: bahan.Id,
    phoneOne: '09 421 000 111',
    phoneTwo: '09 421 000 112',
    phoneThree: '09 421 000 113',
    contactEmail: 'tea@golden.example',
    websiteURL: 'https://golden.example/',
    facebookURL: 'https://facebook.com/golden',
    linkedInURL: 'https://linkedin.com/company/golden',
    latitude: '16.8',
    longitude: '96.16',
    webURL: 'https://app.golden.example/',
    androidURL: 'https://play.google.com/store/apps/details?id=golden',
    appleURL: 'https://apps.apple.com/app/id1',
  })
  await superAdmin.changes('page', { id: tea.Id, editorNote: 'Try the samosas' })
  shelf = await owner.makes('productCategory', {
    pageId: tea.Id,
    name: 'By the pot',
    description: 'Strong or sweet',
    thumbnail: pixel,
  })
  pot = await owner.makes('product', {
    pageId: tea.Id,
    name: 'Laphet yay',
    description: 'Enough for four',
    price: '3500',
    thumbnail: pixel,
    productCategoryId: shelf.Id,
    file: `data:text/plain;base64,${btoa('how to brew')}`,
  })
  news = await owner.makes('post', {
    pageId: tea.Id,
    title: 'We open at five',
    description: 'From today',
    thumbnail: pixel,
  })
})

const seen = async (source: string, { Id }: Item) => (await world.visitor.sees(source, Id))!

describe('category and page', () => {
  test('a category: Id, Name, BurmeseName, Thumbnail, Description [3.01]', async () => {
    expect(await seen('category', food)).toMatchObject({
      Id: food.Id,
      Name: 'Food',
      BurmeseName: 'အစားအသောက်',
      Thumbnail: storedPicture,
      Description: 'Eat and drink',
    })
  })

  test('a page: Id, Name, Address, Description, Thumbnail, CoverThumbnail [3.02]', async () => {
    expect(await seen('page', tea)).toMatchObject({
      Id: tea.Id,
      Name: 'Golden Tea',
      Address: '12 Strand Road',
      Description: 'Tea and snacks',
      Thumbnail: storedPicture,
      CoverThumbnail: storedPicture,
    })
  })

  test('a page: its country, town and categories by name [3.03]', async () => {
    const flag = (await seen('country', myanmar))['Thumbnail']
    expect(flag).toEqual(storedPicture)
    expect(await seen('page', tea)).toMatchObject({
      CountryThumbnail: flag,
      CountryName: 'Myanmar',
      CategoryName: 'Hotel',
      TownName: 'Bahan',
      Categories: 'Hotel, Food',
    })
  })

  test('a page: PhoneOne, PhoneTwo, PhoneThree, ContactEmail [3.04]', async () => {
    expect(await seen('page', tea)).toMatchObject({
      PhoneOne: '09 421 000 111',
      PhoneTwo: '09 421 000 112',
      PhoneThree: '09 421 000 113',
      ContactEmail: 'tea@golden.example',
    })
  })

  test('a page: WebsiteURL, FacebookURL, LinkedInURL, EditorNote [3.05]', async () => {
    expect(await seen('page', tea)).toMatchObject({
      WebsiteURL: 'https://golden.example/',
      FacebookURL: 'https://facebook.com/golden',
      LinkedInURL: 'https://linkedin.com/company/golden',
      EditorNote: 'Try the samosas',
    })
  })

  test('a page: Latitude and Longitude, as the form sends them [3.06] [3.11]', async () => {
    expect(await seen('page', tea)).toMatchObject({ Latitude: 16.8, Longitude: 96.16 })
  })

  test.each([null, 'null', '-'])('a page: WebURL, AndroidURL, AppleURL; %j means no link [3.07]', async (none) => {
    const { owner } = world
    const names = ['webURL', 'androidURL', 'appleURL']
    expect(await seen('page', tea)).toMatchObject({
      WebURL: 'https://app.golden.example/',
      AndroidURL: 'https://play.google.com/store/apps/details?id=golden',
      AppleURL: 'https://apps.apple.com/app/id1',
    })
    const { Id } = await owner.makes('page', { name: 'Linked', ...given(names, 'https://x.example/') })
    const as = none === null ? 'json' : 'multipart'
    const { data } = await owner.changes('page', { id: Id, ...given(names, none) }, { as })
    expect(data).toMatchObject({ WebURL: null, AndroidURL: null, AppleURL: null })
  })

  test('ownerEmail, which existing forms send, does not change the owner, except from a super admin [3.08]', async () => {
    const { owner, superAdmin } = world
    const other = await signIn(app, 'other@demo.example')
    const own = await owner.makes('page', { name: 'Mine', ownerEmail: other.email })
    expect(own).toMatchObject({ OwnerId: owner.id, OwnerEmail: owner.email })
    const { Id } = await superAdmin.makes('page', { name: 'Given', ownerEmail: other.email })
    expect(await other.sees('page', Id)).toMatchObject({ OwnerId: other.id, OwnerEmail: other.email })
  })

  test('a found page: RatingAverage, RatingCount, FollowerCount [3.13]', async () => {
    const { visitor, stranger, superAdmin } = world
    await stranger.makes('pageRating', { pageId: tea.Id, stars: 4 })
    await superAdmin.makes('pageRating', { pageId: tea.Id, stars: 5 })
    await stranger.makes('pageFollowing', { pageId: tea.Id })
    const [found] = (await visitor.gets('/page/api/bySearch/golden')).list
    expect(found).toMatchObject({ Id: tea.Id, RatingAverage: 4.5, RatingCount: 2, FollowerCount: 1 })
  })
})

describe('records under a page', () => {
  test('a post: Id, PostId, PageId, Title, Description, Thumbnail [3.14]', async () => {
    expect(await seen('post', news)).toMatchObject({
      Id: news.Id,
      PostId: news.Id,
      PageId: tea.Id,
      Title: 'We open at five',
      Description: 'From today',
      Thumbnail: storedPicture,
    })
  })

  test('a product: Id, ProductId, PageId, Name, Thumbnail, PageName, ProductCategoryName, Description [3.15]', async () => {
    expect(await seen('product', pot)).toMatchObject({
      Id: pot.Id,
      ProductId: pot.Id,
      PageId: tea.Id,
      Name: 'Laphet yay',
      Thumbnail: storedPicture,
      PageName: 'Golden Tea',
      ProductCategoryName: 'By the pot',
      Description: 'Enough for four',
    })
  })

  test('a product’s category is one of its own page [3.16]', async () => {
    const { owner, visitor, page } = world
    const elsewhere = await owner.makes('productCategory', { pageId: page.Id, name: 'Elsewhere' })
    expect((await visitor.gets(`/productCategory/api/byPageId/${tea.Id}`)).ids).toEqual([shelf.Id])
    const fields = { pageId: tea.Id, name: 'Cup', productCategoryId: elsewhere.Id }
    expect((await owner.creates('product', fields)).status).toBe(400)
  })

  test('a product’s price is a number, and nothing else is one [3.17]', async () => {
    const { owner } = world
    expect((await seen('product', pot))['Price']).toBe(3500)
    const refused = await owner.changes('product', { id: pot.Id, price: 'dear' })
    expect([refused.status, refused.fields['fields']]).toEqual([400, { price: expect.any(String) }])
  })

  test('that a product is still for sale is said by its people and read by them alone', async () => {
    const { owner, visitor, stranger } = world
    const at = '2026-11-23T04:30:00.000Z'
    const list = `/product/api/byPageId/${tea.Id}`
    const [before] = (await owner.gets(list)).list as [Item]
    expect((await stranger.changes('product', { id: pot.Id, stillForSaleAt: at })).status).toBe(403)
    expect((await owner.changes('product', { id: pot.Id, stillForSaleAt: at })).status).toBe(200)
    const [after] = (await owner.gets(list)).list as [Item]
    expect(after).toMatchObject({ Id: pot.Id, StillForSaleAt: at, Price: 3500, Status: before['Status'] })
    expect(Date.parse(String(after['UpdatedAt']))).toBeGreaterThan(Date.parse(String(before['UpdatedAt'])))
    for (const path of [list, `/product/api/${pot.Id}`])
      expect((await visitor.gets(path)).list[0]).toMatchObject({ Id: pot.Id, StillForSaleAt: null })
    const refused = await owner.changes('product', { id: pot.Id, stillForSaleAt: 'yesterday' })
    expect([refused.status, refused.fields['fields']]).toEqual([400, { stillForSaleAt: expect.any(String) }])
  })

  test('a product category: Thumbnail, Name, Description, pageId [3.18]', async () => {
    expect(await seen('productCategory', shelf)).toMatchObject({
      Thumbnail: storedPicture,
      Name: 'By the pot',
      Description: 'Strong or sweet',
      PageId: tea.Id,
    })
  })

  test('a comment: Id, Description, PageId, PageName, PageThumbnail, typeName, typeId [3.19]', async () => {
    const { owner, visitor } = world
    const said = { pageId: tea.Id, description: 'Lovely', typeName: 'Post', typeId: news.Id }
    const { Id } = await owner.makes('comment', said)
    expect(await visitor.sees('comment', Id)).toMatchObject({
      Id,
      Description: 'Lovely',
      PageId: tea.Id,
      PageName: 'Golden Tea',
      PageThumbnail: tea['Thumbnail'],
      TypeName: 'Post',
      TypeId: news.Id,
    })
  })

  test('the target of a comment is a Page, Post or Product [3.20]', async () => {
    const { owner } = world
    const say = async (typeName: string, { Id }: Item) =>
      (await owner.creates('comment', { pageId: tea.Id, description: 'x', typeName, typeId: Id })).status
    expect([await say('Page', tea), await say('Post', news), await say('Product', pot)]).toEqual([201, 201, 201])
    expect([await say('ProductCategory', shelf), await say('Category', food)]).toEqual([400, 400])
  })

  test('an item of any list: Id, Name, Thumbnail, Status as a number, CreatedAt, FileURL [3.30]', async () => {
    const [item] = (await world.visitor.gets('/product/api/byPage/1')).list
    expect(item).toMatchObject({
      Id: pot.Id,
      Name: 'Laphet yay',
      Thumbnail: storedPicture,
      Status: 1,
      CreatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      FileURL: expect.stringMatching(/^[0-9a-f]{32}\.txt$/),
    })
  })
})

describe('people', () => {
  test('a profile: Thumbnail, Country, Name, Email, Description [3.21]', async () => {
    const { stranger } = world
    const change = { id: stranger.id, thumbnail: pixel, countryId: myanmar.Id, name: 'U Nyo', description: 'A reader' }
    expect((await stranger.changes('profile', change)).data).toMatchObject({
      Thumbnail: storedPicture,
      CountryId: myanmar.Id,
      CountryName: 'Myanmar',
      CountryBurmeseName: 'မြန်မာ',
      Name: 'U Nyo',
      Email: stranger.email,
      Description: 'A reader',
    })
  })

  test('a profile: PhoneOne, PhoneTwo, ViberNo, WebsiteURL, FacebookURL, LineURL [3.22]', async () => {
    const { stranger } = world
    const change = {
      id: stranger.id,
      phoneOne: '09 421 000 111',
      phoneTwo: '09 421 000 112',
      viberNo: '09 421 000 113',
      websiteURL: 'https://nyo.example/',
      facebookURL: 'https://facebook.com/nyo',
      lineURL: 'https://line.me/nyo',
    }
    expect((await stranger.changes('profile', change)).data).toMatchObject({
      PhoneOne: '09 421 000 111',
      PhoneTwo: '09 421 000 112',
      ViberNo: '09 421 000 113',
      WebsiteURL: 'https://nyo.example/',
      FacebookURL: 'https://facebook.com/nyo',
      LineURL: 'https://line.me/nyo',
    })
  })

  test.each([
    ['pageFollowing', '[3.25]'],
    ['pageBlock', '[3.26]'],
  ])('a %s: PageThumbnail, PageName, CountryThumbnail, Categories %s', async (source) => {
    const reader = await signIn(app, `${source.toLowerCase()}@demo.example`)
    await reader.makes(source, { pageId: tea.Id })
    const [record] = (await reader.gets(`/${source}/api/byEmail/${reader.email}`)).list
    expect(record).toMatchObject({
      PageThumbnail: tea['Thumbnail'],
      PageName: 'Golden Tea',
      CountryThumbnail: tea['CountryThumbnail'],
      Categories: 'Hotel, Food',
    })
    expect([record!['PageThumbnail'], record!['CountryThumbnail']]).toEqual([storedPicture, storedPicture])
  })

  test('a report: contentId, type (Post by default), profileEmail, description [3.28]', async () => {
    const { stranger, superAdmin } = world
    // The address is ignored: the bearer identifies the reporter (docs/rules.md#identity).
    const said = { contentId: news.Id, description: 'Not true', profileEmail: 'else@demo.example' }
    const { Id } = await stranger.makes('report', said)
    expect(await superAdmin.sees('report', Id)).toMatchObject({
      ContentId: news.Id,
      Type: 'Post',
      ProfileId: stranger.id,
      Description: 'Not true',
    })
    const about = await stranger.makes('report', { ...said, contentId: pot.Id, type: 'Product' })
    expect(about).toMatchObject({ ContentId: pot.Id, Type: 'Product' })
  })

  test('a push token: token, appName, profileEmail [3.29]', async () => {
    const { stranger } = world
    const sent = { token: 'of-a-phone', appName: 'Zay', profileEmail: stranger.email }
    expect((await stranger.posts('/firebaseToken/api', sent)).status).toBe(200)
    // Nobody can read one; the bearer identifies the person.
    expect(await app.query('select "Token", "AppName", "ProfileId" from "firebaseToken"')).toEqual([
      { Token: 'of-a-phone', AppName: 'Zay', ProfileId: stranger.id },
    ])
  })

  test('a permission: isAdmin, isOwner, isSuperAdmin, and nothing else [3.31]', async () => {
    const { owner } = world
    const asked = { profileEmail: owner.email, pageId: tea.Id }
    expect((await owner.posts('/admin/api/checkPermission', asked)).body).toEqual({
      isAdmin: false,
      isOwner: true,
      isSuperAdmin: false,
    })
  })

  test('a super admin check: hasPermission, and nothing else [3.32]', async () => {
    const { owner, superAdmin } = world
    const check = async ({ email }: typeof owner) =>
      (await (email === owner.email ? owner : superAdmin).posts('/admin/api/checkSuperAdmin', { profileEmail: email }))
        .body
    expect([await check(owner), await check(superAdmin)]).toEqual([{ hasPermission: false }, { hasPermission: true }])
  })
})

describe('contents and pictures', () => {
  test('an article: Thumbnail, Title, Description [3.24]', async () => {
    const { superAdmin } = world
    const article = { title: 'Growing tea', description: 'In the hills', thumbnail: pixel }
    expect(await seen('article', await superAdmin.makes('article', article))).toMatchObject({
      Thumbnail: storedPicture,
      Title: 'Growing tea',
      Description: 'In the hills',
    })
  })

  test('the setting of id 1: PrivacyPolicy, ChildSafetyPolicy [3.27]', async () => {
    const { superAdmin, visitor } = world
    const policies = { privacyPolicy: 'We keep little.', childSafetyPolicy: 'Children are safe.' }
    const { Id } = await superAdmin.makes('setting', policies)
    expect(Id).toBe(1)
    expect((await visitor.gets('/setting/api/1')).list[0]).toMatchObject({
      PrivacyPolicy: 'We keep little.',
      ChildSafetyPolicy: 'Children are safe.',
    })
  })

  test('pictures are served under /uploads by file name [3.38]', async () => {
    const { visitor } = world
    const served = await visitor.gets(`/uploads/${String(tea['Thumbnail'])}`)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await visitor.gets('/uploads/0123456789abcdef0123456789abcdef.webp')).status).toBe(404)
  })

  test('the default list image, logo.png, is among them [3.39]', async () => {
    const served = await world.visitor.gets('/uploads/logo.png')
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

const given = <T>(names: readonly string[], value: T) => Object.fromEntries(names.map((name) => [name, value]))
