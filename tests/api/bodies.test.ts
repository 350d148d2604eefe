import { connect } from 'node:net'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentTypes, type Fields } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** Reading requests (docs/rules.md#requests). */

const { app, world } = await openWorld()

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.each(contentTypes)('%s carries every kind of field', async (as) => {
  const { owner, superAdmin } = world
  const [food, hotel] = [
    await superAdmin.makes('category', { name: 'Food' }),
    await superAdmin.makes('category', { name: 'Hotel' }),
  ]
  const made = await owner.creates(
    'page',
    {
      name: 'ရွှေလက်ဖက်ရည်',
      description: 'Tea & snacks =)\nSecond line',
      categoryIds: `${hotel.Id},${food.Id}`,
      latitude: '16.8',
      longitude: '96.16',
      phoneOne: '၀၉ ၄၂၁ ၀၀၀ ၁၁၁',
      contactEmail: 'tea@example.com',
      websiteURL: 'https://tea.example/',
      hours: '{"mon":[["09:00","17:30"]]}',
      thumbnail: pixel,
    },
    { as },
  )
  expect(made.status, made.text).toBe(201)
  expect(made.data).toMatchObject({
    Name: 'ရွှေလက်ဖက်ရည်',
    Description: 'Tea & snacks =)\nSecond line',
    CategoryIds: `${hotel.Id},${food.Id}`,
    Latitude: 16.8,
    Longitude: 96.16,
    PhoneOne: '၀၉ ၄၂၁ ၀၀၀ ၁၁၁',
    PhoneOneE164: '+959421000111',
    ContactEmail: 'tea@example.com',
    WebsiteURL: 'https://tea.example/',
    Hours: { mon: [['09:00', '17:30']] },
    Thumbnail: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
  })
})

test('JSON may contain numbers, lists and objects', async () => {
  const { owner, superAdmin } = world
  const food = await superAdmin.makes('category', { name: 'Food' })
  const body = JSON.stringify({
    name: 'Plain',
    categoryIds: [food.Id],
    latitude: 16.8,
    longitude: 96.1,
    hours: { sun: [] },
    address: null,
  })
  const answer = await owner.asks('POST', '/page/api', { body, headers: { 'content-type': 'application/json' } })
  expect(answer.data).toMatchObject({ CategoryIds: String(food.Id), Latitude: 16.8, Hours: { sun: [] }, Address: null })
})

test.each(contentTypes)(
  '%s: names in any case are accepted, unknown ones ignored, repeated ones refused',
  async (as) => {
    const { owner } = world
    const odd: Fields = {
      NAME: 'Odd',
      webSITEurl: 'https://x.example/',
      appName: 'Zay',
      profileEmail: 'else@demo.example',
    }
    expect((await owner.creates('page', odd, { as })).data).toMatchObject({
      Name: 'Odd',
      WebsiteURL: 'https://x.example/',
    })
    const before = (await owner.gets('/page/api')).list.length
    const doubled = await owner.creates('page', { name: 'One', Name: 'Two' }, { as })
    expect([doubled.status, Object.keys(doubled.fields['fields'] as object)]).toEqual([400, ['Name']])
    expect((await owner.creates('page', { 'name[]': 'x', name: 'y' }, { as })).status).toBe(400)
    expect((await owner.gets('/page/api')).list.length).toBe(before)
  },
)

test.each(['-', 'null', '', '   ', '\u200B\u2060'])('%j is accepted in every field and means empty', async (none) => {
  const { owner, superAdmin } = world
  const food = await superAdmin.makes('category', { name: 'Food' })
  const full: Fields = {
    name: 'Full',
    description: 'x',
    phoneOne: '09421000111',
    contactEmail: 'a@b.example',
    websiteURL: 'https://x.example/',
    categoryIds: String(food.Id),
    latitude: 16,
    longitude: 96,
    hours: '{"mon":[]}',
    thumbnail: pixel,
  }
  const page = await owner.makes('page', full)
  const empty = Object.fromEntries(Object.keys(full).map((name) => [name, none]))
  const bad = await owner.changes('page', { ...empty, id: page.Id })
  expect([bad.status, bad.fields['fields']]).toEqual([400, { name: 'Name is required' }])
  const { name: _name, ...rest } = empty
  const answer = await owner.changes('page', { ...rest, id: page.Id })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.data).toMatchObject({
    Name: 'Full',
    Description: null,
    PhoneOne: null,
    PhoneOneE164: null,
    ContactEmail: null,
    WebsiteURL: null,
    CategoryIds: null,
    Categories: null,
    Latitude: 0,
    Longitude: 0,
    Hours: null,
    Thumbnail: null,
  })
})

test('on create the server requires the name and the page, and nothing else [5.25]', async () => {
  const { owner, page } = world
  expect((await owner.creates('page', {})).fields['fields']).toEqual({ name: 'Name is required' })
  expect((await owner.creates('post', { pageId: page.Id })).fields['fields']).toEqual({ title: 'Title is required' })
  expect((await owner.creates('product', { name: 'x' })).fields['fields']).toEqual({ pageId: expect.any(String) })
  expect((await owner.creates('product', { pageId: page.Id, name: 'x' })).status).toBe(201)
})

test('a resource that requires nothing may be created with nothing, and is no server error', async () => {
  expect((await world.superAdmin.creates('setting', {})).status).toBe(201)
})

test('a PATCH is partial: missing fields are unchanged', async () => {
  const { owner } = world
  const page = await owner.makes('page', { name: 'Tea', description: 'Good', latitude: 16, longitude: 96 })
  await owner.changes('page', { id: page.Id, address: '12 Strand Road' })
  await owner.changes('page', { id: page.Id, longitude: 97 })
  expect(await owner.sees('page', page.Id)).toMatchObject({
    Name: 'Tea',
    Description: 'Good',
    Address: '12 Strand Road',
    Latitude: 16,
    Longitude: 97,
  })
})

test('a stale version is 409 with the current record if the same field changed; other fields are saved', async () => {
  const { owner } = world
  const page = await owner.makes('page', { name: 'First' })
  const version = page['Version'] as number
  await owner.changes('page', { id: page.Id, name: 'Second' })
  const stale = await owner.changes('page', { id: page.Id, name: 'Third', version })
  expect([stale.status, stale.data['Name']]).toEqual([409, 'Second'])
  expect((await owner.sees('page', page.Id))!['Name']).toBe('Second')
  const other = await owner.changes('page', { id: page.Id, address: 'Here', version })
  expect([other.status, other.data['Name'], other.data['Address']]).toEqual([200, 'Second', 'Here'])
  const now = other.data['Version'] as number
  expect((await owner.changes('page', { id: page.Id, name: 'Third', version: now })).status).toBe(200)
})

describe('values by kind', () => {
  test.each([
    [
      'websiteURL',
      [
        'javascript:alert(1)',
        'JAVASCRIPT:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        '//evil.example',
        'ftp://x.example',
        'https://someone@x.example',
        'tea',
      ],
    ],
    ['contactEmail', ['nobody', 'a@b', 'a b@c.example']],
    ['latitude', ['91', '-90.1', 'north', 'NaN', 'Infinity']],
    ['longitude', ['181']],
    ['status', ['9', '3', '-1', '1.5', 'active']],
    ['hours', ['monday', '[]', '{"mon":"09:00"}', '{"mon":[["9","5"]]}', '{"moonday":[]}']],
    ['hours', ['{"mon":[["24:59","08:00"]]}', '{"mon":[["09:00","24:30"]]}', '{"mon":[["09:00","09:00"]]}']],
    ['hours', ['{"mon":[["09:00","12:00"],["11:00","13:00"]]}', '{"exceptions":{"2026-12-45":[]}}']],
    ['categoryIds', ['1,x', '0', '-1']],
    ['countryId', ['abc', '1.5', '99999999999']],
    ['phoneOne', ['call me', 'room 5']],
    ['thumbnail', ['data:image/png;base64,####', 'data:image/png;base64,VGVh', 'data:image/svg+xml;base64,PHN2Zy8+']],
  ])('%s refuses %j with an error at the field [5.25]', async (name, values) => {
    for (const value of values) {
      const answer = await world.owner.creates('page', { name: 'x', [name]: value })
      expect(answer.status, `${value}: ${answer.text}`).toBe(400)
      expect(Object.keys(answer.fields['fields'] as object), value).toEqual([name])
    }
  })

  test('an address is stored as it was meant: with its scheme, once, and without what came along', async () => {
    for (const [name, typed, meant] of [
      ['websiteURL', 'tea.example/menu', 'https://tea.example/menu'],
      ['facebookURL', 'https://https://facebook.com/tea', 'https://facebook.com/tea'],
      ['websiteURL', ' https://tea.example,\u200B', 'https://tea.example'],
      ['contactEmail', 'mailto:tea@tea.example', 'tea@tea.example'],
    ] as const) {
      const page = await world.owner.makes('page', { name: 'x', [name]: typed })
      expect(page[name[0]!.toUpperCase() + name.slice(1)], typed).toBe(meant)
    }
  })

  test('half of a place is refused at the missing half; a change is looked at together with what is stored', async () => {
    const { owner } = world
    const faultsOf = (answer: { fields: Record<string, unknown> }) => Object.keys(answer.fields['fields'] as object)
    expect(faultsOf(await owner.creates('page', { name: 'x', latitude: '16.8' }))).toEqual(['longitude'])
    expect(faultsOf(await owner.creates('page', { name: 'x', latitude: '0', longitude: '96.1' }))).toEqual(['latitude'])
    const page = await owner.makes('page', { name: 'x', latitude: '16.8', longitude: '96.1' })
    expect(faultsOf(await owner.changes('page', { id: page.Id, longitude: '0' }))).toEqual(['longitude'])
    expect((await owner.changes('page', { id: page.Id, longitude: '96.2' })).status).toBe(200)
    const none = await owner.changes('page', { id: page.Id, latitude: '0', longitude: '0' })
    expect([none.data['Latitude'], none.data['Longitude']]).toEqual([0, 0])
  })

  test('what the form takes as a number the API takes too, and stores what can be called', async () => {
    for (const [typed, called] of [
      ['01-500123 Ext 105', '+951500123'],
      ['09421000111 or 09421000222', '+959421000111'],
      ['၀၉၄၂၁၀၀၀၁၁၁ သို့မဟုတ် ၀၉၄၂၁၀၀၀၂၂၂', '+959421000111'],
    ] as const) {
      const page = await world.owner.makes('page', { name: 'x', phoneOne: typed })
      expect([page['PhoneOne'], page['PhoneOneE164']]).toEqual([typed, called])
    }
  })

  test('closing at 24:00 is stored as midnight', async () => {
    const page = await world.owner.makes('page', { name: 'x', hours: '{"mon":[["09:00","24:00"]]}' })
    expect(page['Hours']).toEqual({ mon: [['09:00', '00:00']] })
  })

  test('a reference to a missing record is refused', async () => {
    const { owner } = world
    expect((await owner.creates('page', { name: 'x', countryId: 99_999 })).status).toBeGreaterThanOrEqual(400)
    expect((await owner.creates('page', { name: 'x', categoryIds: '99999' })).status).toBeLessThan(500)
  })

  test('prices as people type them', async () => {
    const { owner, page } = world
    const price = async (typed: string) =>
      (await owner.makes('product', { pageId: page.Id, name: 'x', price: typed }))['Price']
    expect(await price('၁,၅၀၀')).toBe(1500)
    expect(await price('15 000')).toBe(15_000)
    expect(await price('၃.၅ သိန်း')).toBe(350_000)
    expect(await price('သိန်း ၂၀')).toBe(2_000_000)
    expect(await price('1,500 Ks')).toBe(1500)
    expect((await owner.creates('product', { pageId: page.Id, name: 'x', price: '-5' })).status).toBe(400)
    const unread = await owner.creates('product', { pageId: page.Id, name: 'x', price: '15k' })
    expect(unread.status).toBe(400)
    expect(unread.fields['fields']).toEqual({
      price: 'Please enter a price, such as 350,000, ၃.၅ သိန်း or 3.5 lakh.',
    })
  })

  test('only the fields that apply to the kind of price are stored', async () => {
    const { owner, page } = world
    const make = (values: object) => owner.makes('product', { pageId: page.Id, name: 'x', ...values })
    expect(await make({ price: '500' })).toMatchObject({
      PriceKind: 'fixed',
      Price: 500,
      PriceTo: null,
      PriceUnit: null,
    })
    expect(await make({ priceKind: 'call', price: '500' })).toMatchObject({ PriceKind: 'call', Price: null })
    expect(await make({ priceKind: 'negotiable', price: '500', priceTo: '900', priceUnit: 'viss' })).toMatchObject({
      PriceKind: 'negotiable',
      Price: 500,
      PriceTo: null,
      PriceUnit: null,
    })
    // For a client without kinds, the fields it sends decide the kind.
    expect(await make({ price: '500', priceTo: '900' })).toMatchObject({ PriceKind: 'fromTo', PriceTo: 900 })
    expect(await make({ price: '500', priceUnit: 'viss' })).toMatchObject({ PriceKind: 'perUnit', PriceUnit: 'viss' })
  })

  test('a changed price stays consistent with its kind, and the highest is never below the lowest', async () => {
    const { owner, page } = world
    const { Id: id } = await owner.makes('product', { pageId: page.Id, name: 'x', price: '500', priceTo: '900' })
    const change = async (values: object) => {
      const answer = await owner.changes('product', { id, ...values })
      return answer.fields
    }
    expect(await change({ price: '1000' })).toMatchObject({ fields: { priceTo: 'Please enter 1,000 or more.' } })
    expect(await change({ price: '1000', priceTo: '2000' })).toMatchObject({ data: { Price: 1000, PriceTo: 2000 } })
    expect(await change({ priceKind: 'call' })).toMatchObject({
      data: { PriceKind: 'call', Price: null, PriceTo: null },
    })
    expect(await change({ name: 'y' })).toMatchObject({ data: { PriceKind: 'call', Price: null } })
    expect(await change({ price: '700' })).toMatchObject({ data: { PriceKind: 'fixed', Price: 700 } })
    expect(await change({ price: '' })).toMatchObject({ data: { PriceKind: 'fixed', Price: null } })
  })

  test('the messengers of a number are removed with the number', async () => {
    const { owner } = world
    const page = await owner.makes('page', {
      name: 'x',
      phoneOne: '၀၉ ၄၂၁ ၀၀၀ ၁၁၁',
      phoneOneApps: 'both',
      phoneTwoApps: 'viber',
    })
    expect(page).toMatchObject({ PhoneOneE164: '+959421000111', PhoneOneApps: 'both', PhoneTwoApps: null })
    const { fields } = await owner.changes('page', { id: page.Id, phoneOne: '-' })
    expect(fields['data']).toMatchObject({ PhoneOne: null, PhoneOneE164: null, PhoneOneApps: null })
  })

  test('a file is stored and its name is in its URL field', async () => {
    const { owner, page, visitor } = world
    const file = new File(['a list of teas'], 'menu.txt', { type: 'text/plain' })
    const post = await owner.makes('post', { pageId: page.Id, title: 'Menu', file })
    expect(post['FileURL']).toMatch(/^[0-9a-f]{32}\.txt$/)
    expect((await visitor.gets(`/uploads/${String(post['FileURL'])}`)).text).toBe('a list of teas')
    expect(post['FileName']).toBe('menu.txt')
  })

  test('a file keeps the name that its sender gave it, also in a data URL, and is saved under it', async () => {
    const { owner, page, visitor } = world
    const name = 'မီနူး (၁).docm'
    const file = `data:application/octet-stream;name=${encodeURIComponent(name)};base64,eA==`
    const post = await owner.makes('post', { pageId: page.Id, title: 'Menu', file })
    expect(post['FileURL']).toMatch(/^[0-9a-f]{32}\.docm$/)
    expect(post['FileName']).toBe(name)
    const savedAs = async (asked: string) =>
      (await visitor.gets(`/uploads/${String(post['FileURL'])}?name=${encodeURIComponent(asked)}`)).headers.get(
        'content-disposition',
      )
    expect(decodeURIComponent((await savedAs(name))!)).toBe(
      `attachment; filename="${String(post['FileURL'])}"; filename*=UTF-8''${name}`,
    )
    // It is called no other kind than it is.
    for (const other of ['menu.exe', 'menu', '\r\nx: y', '../../menu.docx'])
      expect(await savedAs(other)).toBe(`attachment; filename="${String(post['FileURL'])}"`)
    expect((await owner.changes('post', { id: post.Id, file: '' })).data).toMatchObject({
      FileURL: null,
      FileName: null,
    })
  })
})

test('another content type is 415, a malformed body 400', async () => {
  const { owner } = world
  const send = (type: string, body: string) =>
    owner.asks('POST', '/page/api', { body, headers: { 'content-type': type } })
  expect((await send('text/plain', 'name=x')).status).toBe(415)
  expect((await send('application/xml', '<name/>')).status).toBe(415)
  expect((await send('application/json', '{"name":')).status).toBe(400)
  expect((await send('application/json', '["x"]')).status).toBe(400)
  expect((await send('multipart/form-data', 'x')).status).toBe(400)
})

test('without a valid bearer every write is refused before the first byte of the body (S12)', async () => {
  const port = Number(new URL(app.url).port)
  const open = [
    '/profile/api/login',
    '/report/api',
    '/appeal/api',
    '/firebaseToken/api',
    '/pageStat/api',
    '/suggestion/api',
    '/admin/api/checkSuperAdmin',
    '/admin/api/checkPermission',
    '/demo/token',
  ]
  const writes = app.routes.filter(
    ({ method, url }) => ['POST', 'PATCH', 'DELETE'].includes(method) && !(method === 'POST' && open.includes(url)),
  )
  expect(writes.length).toBeGreaterThan(60)
  for (const { method, url } of writes) {
    for (const bearer of [[], ['Authorization: Bearer not.a.token']]) {
      const [status] = await firstLine(port, [
        `${method} ${url.replace(/:\w+/g, '1')} HTTP/1.1`,
        'Host: localhost',
        ...bearer,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 100000000',
      ])
      expect([method, url, status]).toEqual([method, url, 'HTTP/1.1 401 Unauthorized'])
    }
  }
})

test("a stranger's upload is not written to disk (S12)", async () => {
  const { stranger, page } = world
  const stored = async () => [
    await readdir(join(app.dataDir, 'uploads')),
    await readdir(join(app.dataDir, 'uploads', '.incoming')),
  ]
  const before = await stored()
  const big = new File([new Uint8Array(3_000_000)], 'big.bin')
  const refused = await stranger.creates('post', { pageId: page.Id, title: 'x', file: big })
  expect(refused.status).toBe(403)
  const ahead = await stranger.creates('post', {
    file: new File([new Uint8Array(9_000_000)], 'big.bin'),
    pageId: page.Id,
  })
  expect(ahead.status).toBe(400)
  expect(await stored()).toEqual(before)
})

/** Sends the head of a request without its body, and returns the first lines of the answer. */
function firstLine(port: number, head: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString().split('\r\n'))
    })
    socket.once('error', reject)
  })
}
