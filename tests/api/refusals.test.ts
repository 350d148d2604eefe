import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import { declarations } from '#resources'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { joinMessages } from '#resources/sentences.ts'
import { usualWriting } from '#resources/text/language.ts'
import { startApp } from './support/app.ts'
import { visitor, type Answer, type ContentType, type Fields } from './support/client.ts'
import { invites } from './support/team.ts'
import { openWorld } from './support/openWorld.ts'

/** Error messages in the requested language (docs/decisions/refusals.md). */

const { app, world } = await openWorld()

type Headers = Record<string, string>
type Ask = (headers: Headers) => Promise<Answer>
interface Refused {
  status: number
  says: Refusal
  at?: Record<string, Refusal>
}
type Row = [what: string, ask: Ask, refused: Refused]

const words = (header: string | null) => (header ?? '').toLowerCase().split(/\s*,\s*/)

function expectSaid(answer: Answer, { status, says, at }: Refused, language: 'en' | 'my'): void {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status)
  const fields =
    at && Object.fromEntries(Object.entries(at).map(([name, why]) => [name, why.in(usualWriting[language])]))
  expect(answer.fields).toMatchObject({
    status: 'error',
    message: says.in(usualWriting[language]),
    ...(fields && { fields }),
  })
  expect(Object.keys((answer.fields['fields'] as object) ?? {})).toEqual(Object.keys(fields ?? {}))
  expect(answer.headers.get('content-language')).toBe(language)
  expect(words(answer.headers.get('vary'))).toContain('accept-language')
  for (const said of [says, ...Object.values(at ?? {})]) expect(said.in(usualWriting.my)).toMatch(/[\u1000-\u109F]/)
}

/** A create by the owner with the required parts and these. */
const creating =
  (source: string, parts: Fields, as?: ContentType): Ask =>
  (headers) =>
    world.owner.creates(source, { pageId: world.page.Id, name: 'x', title: 'x', ...parts }, { headers, as })
const rating =
  (parts: Fields): Ask =>
  (headers) =>
    world.stranger.creates('pageRating', { pageId: world.page.Id, ...parts }, { headers })
const commenting =
  (parts: Fields): Ask =>
  (headers) =>
    world.owner.creates('comment', { pageId: world.page.Id, description: 'x', ...parts }, { headers })
const reading =
  (path: string): Ask =>
  (headers) =>
    world.visitor.gets(path, headers)
const sending =
  (content: string, type: string): Ask =>
  (headers) =>
    world.owner.asks('POST', '/page/api', { body: content, headers: { ...headers, 'content-type': type } })

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const dataUrl = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`
const field = (name: string, says: Refusal): Refused => ({ status: 400, says, at: { [name]: says } })
const saying = (status: number, says: Refusal): Refused => ({ status, says })
const form = 'application/x-www-form-urlencoded'

const fields: Row[] = [
  [
    'a name is missing',
    creating('page', { name: ' ' }),
    field('name', refusal.required({ name: 'Name', label: declarations.page.fields.Name.label })),
  ],
  ['a line is long', creating('page', { name: 'x'.repeat(501) }), field('name', refusal.keepUnder({ most: 500 }))],
  [
    'a text is long',
    creating('page', { description: 'x'.repeat(20_001) }),
    field('description', refusal.keepUnder({ most: 20_000 })),
  ],
  [
    'marks stand on one letter without an end',
    creating('page', { name: `x${'\u0301'.repeat(31)}` }),
    field('name', refusal.stackedMarks),
  ],
  ['no address', creating('page', { contactEmail: 'nobody' }), field('contactEmail', refusal.email)],
  ['no link', creating('page', { websiteURL: 'javascript:alert(1)' }), field('websiteURL', refusal.url)],
  ['no phone', creating('page', { phoneOne: 'ask for it' }), field('phoneOne', refusal.phone)],
  ['no price', creating('product', { price: 'much' }), field('price', refusal.price)],
  ['less than nothing', creating('product', { price: '-1' }), field('price', refusal.atLeast({ least: 0 }))],
  ['too much', creating('product', { price: '1000000000001' }), field('price', refusal.atMost({ most: 1e12 }))],
  [
    'up to less than from',
    creating('product', { priceKind: 'fromTo', price: 250_000, priceTo: 5 }),
    field('priceTo', refusal.atLeast({ least: 250_000 })),
  ],
  [
    'a kind of price that is none',
    creating('product', { priceKind: 'cheap' }),
    field('priceKind', refusal.oneOf({ values: declarations.product.fields.PriceKind.values.join(', ') })),
  ],
  ['no number', rating({ stars: 'all' }), field('stars', refusal.number)],
  ['half a star', rating({ stars: 1.5 }), field('stars', refusal.wholeNumber)],
  ['six stars', rating({ stars: 6 }), field('stars', refusal.atMost({ most: 5 }))],
  ['a status of its own', creating('page', { status: 9 }), field('status', refusal.status)],
  [
    'beyond the pole',
    creating('page', { latitude: 91 }),
    field('latitude', refusal.degrees({ part: 'latitude', most: 90 })),
  ],
  [
    'around the world',
    creating('page', { longitude: 400 }),
    field('longitude', refusal.degrees({ part: 'longitude', most: 180 })),
  ],
  ['a place that is no number', creating('page', { longitude: 'east' }), field('longitude', refusal.number)],
  ['half a place', creating('page', { latitude: 16.8 }), field('longitude', refusal.bothDegrees)],
  [
    'hours that overlap',
    creating('page', { hours: '{"mon":[["09:00","12:00"],["11:00","13:00"]]}' }),
    field('hours', refusal.hoursOverlap({ day: 'mon' })),
  ],
  ['no hours', creating('page', { hours: 'always' }), field('hours', refusal.hours)],
  ['hours of one day twice', creating('page', { hours: '{"mon":[],"mon":[]}' }), field('hours', refusal.hours)],
  ['a choice that is no id', creating('page', { townId: 'Bago' }), field('townId', refusal.choiceUnknown)],
  ['a choice that is not there', creating('page', { townId: 99_999 }), field('townId', refusal.choiceUnknown)],
  ['choices that are none', creating('page', { categoryIds: '1,x' }), field('categoryIds', refusal.choiceUnknown)],
  ['no picture', creating('page', { thumbnail: dataUrl('no picture') }), field('thumbnail', refusal.noPicture)],
  ['half a picture', creating('page', { thumbnail: dataUrl('GIF89a') }), field('thumbnail', refusal.pictureDamaged)],
  ['half a data URL', creating('page', { thumbnail: 'data:image/png' }), field('thumbnail', refusal.dataUrlIncomplete)],
  ['a plain data URL', creating('page', { thumbnail: 'data:,x' }), field('thumbnail', refusal.dataUrlNotBase64)],
  ['a cut one', creating('page', { thumbnail: 'data:image/png;base64,A' }), field('thumbnail', refusal.uploadDamaged)],
  ['an empty one', creating('page', { thumbnail: 'data:image/png;base64,' }), field('thumbnail', refusal.fileEmpty)],
  [
    'the second of several pictures',
    creating('page', { pictures: [picture, dataUrl('no picture')] }),
    field('pictures', joinMessages(refusal.pictureNumber({ number: 2 }), refusal.noPicture)),
  ],
  [
    'eleven pictures',
    creating('page', { pictures: Array<string>(11).fill(picture) }),
    field('pictures', refusal.tooManyPictures({ most: 10 })),
  ],
  [
    'a picture of nobody',
    creating('page', { picturesOrder: 'a.webp' }),
    field('picturesOrder', refusal.pictureUnknown({ name: 'a.webp' })),
  ],
  [
    'one picture twice',
    creating('page', { picturesOrder: 'a.webp,a.webp' }),
    field('picturesOrder', refusal.pictureNamedTwice({ name: 'a.webp' })),
  ],
  ['a NUL', creating('page', { name: 'x\0y' }, 'json'), field('name', refusal.unstorable)],
  ['a broken escape', sending('name=%E1%80', form), field('name', refusal.brokenEscape)],
  ['the same twice', sending('name=x&Name=y', form), field('Name', refusal.sentTwice)],
  [
    'a list of objects',
    sending('{"name":"x","categoryIds":[{}]}', 'application/json'),
    { status: 400, says: refusal.someFieldsWrong, at: { categoryIds: refusal.listOfWords } },
  ],
  ['no page', rating({ pageId: '', stars: 3 }), field('pageId', refusal.choosePage)],
  [
    'a comment on nothing',
    commenting({ typeName: 'Page' }),
    { status: 400, says: refusal.commentOnNothing, at: { typeId: refusal.missing } },
  ],
  [
    'a comment on an article',
    commenting({ typeName: 'Article', typeId: 1 }),
    { status: 400, says: refusal.commentTargets, at: { typeName: refusal.commentTarget } },
  ],
  [
    'an admin by an address in brackets',
    (headers) => world.owner.creates('pageAdmin', { pageId: world.page.Id, email: '<ko@demo.example>' }, { headers }),
    field('email', refusal.email),
  ],
  [
    'a page given to an address in brackets',
    (headers) => world.superAdmin.creates('page', { name: 'x', ownerEmail: '<ko@demo.example>' }, { headers }),
    field('ownerEmail', refusal.email),
  ],
  [
    'oneself as an admin',
    (headers) => world.owner.creates('pageAdmin', { pageId: world.page.Id, email: world.owner.email }, { headers }),
    field('email', refusal.yoursAlready),
  ],
  [
    'a page offered to oneself',
    (headers) =>
      world.owner.posts('/page/api/transfer', { pageId: world.page.Id, email: world.owner.email }, { headers }),
    field('email', refusal.yoursAlready),
  ],
  ['a search near nowhere', reading('/page/api/bySearch/tea?near=here'), field('near', refusal.near)],
  ['a search within nothing', reading('/page/api/bySearch/tea?within=5'), field('within', refusal.withinNeedsNear)],
  [
    'a search in no town',
    reading('/page/api/bySearch/tea?townId=x'),
    field('townId', refusal.positive({ name: 'townId' })),
  ],
  [
    'a case in an odd state',
    (headers) => world.superAdmin.posts('/report/api/judge', { id: 1, state: 'lost' }, { headers }),
    { status: 400, says: refusal.caseStates, at: { state: refusal.unknown } },
  ],
  [
    'held, perhaps',
    (headers) => world.superAdmin.posts('/admin/api/moderate', { source: 'page', id: 1, held: 'perhaps' }, { headers }),
    { status: 400, says: refusal.trueOrFalse({ name: 'held' }), at: { held: refusal.yesOrNo } },
  ],
]

const statuses: Row[] = [
  ['400 no page of a list', reading('/page/api/byPage/0'), saying(400, refusal.pageNumber)],
  ['400 no id', reading('/page/api/abc'), saying(400, refusal.id)],
  ['400 perPage', reading('/page/api/byPage/1?perPage=x'), saying(400, refusal.positive({ name: 'perPage' }))],
  ['400 a table of what is no JSON', reading('/page/api?filter=x'), saying(400, refusal.json({ name: 'filter' }))],
  ['400 a table by one column twice', reading('/page/api?filter={"Id":1,"Id":2}'), saying(400, refusal.namedTwice)],
  [
    '400 a table by what is not there',
    (headers) => world.superAdmin.gets('/page/api?filter={"Moon":1}', headers),
    saying(400, refusal.unfilterable({ name: '"Moon"' })),
  ],
  [
    '400 a visitor’s table by what has no index',
    reading('/post/api?filter={"Title":"x"}'),
    saying(400, refusal.filterOneOf({ names: 'q, Id, PageId' })),
  ],
  [
    '400 a visitor’s table sorted by what has no index',
    reading('/post/api?sort=["Description","ASC"]'),
    saying(400, refusal.sortOneOf({ names: 'Id, CreatedAt, Title' })),
  ],
  [
    '400 a visitor’s table far down',
    reading('/post/api?range=[9990,10000]'),
    saying(400, refusal.rangeTooFar({ most: 10_000 })),
  ],
  ['400 no JSON', sending('{', 'application/json'), saying(400, refusal.jsonUnreadable)],
  ['400 a form without an end', sending('--b\r\n', 'multipart/form-data; boundary=b'), saying(400, refusal.incomplete)],
  ['400 an address nothing can route', reading('/%E0%A4%A'), saying(400, refusal.malformed)],
  [
    '401 a visitor who writes',
    (headers) => world.visitor.creates('page', {}, { headers }),
    saying(401, refusal.loginFirst),
  ],
  [
    '401 a login without a token',
    (headers) => world.visitor.posts('/profile/api/login', {}, { headers }),
    saying(401, refusal.loginFailed),
  ],
  [
    '403 another’s page',
    (headers) => world.stranger.changes('page', { id: world.page.Id, name: 'x' }, { headers }),
    saying(403, refusal.notAllowed),
  ],
  [
    '403 one’s own page, rated',
    (headers) => world.owner.creates('pageRating', { pageId: world.page.Id, stars: 5 }, { headers }),
    saying(403, refusal.ownRating),
  ],
  ['404 no such address', reading('/nothing/api'), saying(404, refusal.notFound)],
  ['404 no such file', reading('/uploads/none.webp'), saying(404, refusal.notFound)],
  [
    '404 no such record',
    (headers) => world.owner.changes('productCategory', { id: 99_999, name: 'x' }, { headers }),
    saying(404, refusal.doesNotExist(declarations.productCategory)),
  ],
  [
    '404 a comment on what is gone',
    commenting({ typeName: 'Post', typeId: 99_999 }),
    saying(404, refusal.commentOnGone),
  ],
  ['405', (headers) => world.visitor.asks('PUT', '/page/api', { headers }), saying(405, refusal.wrongMethod)],
  [
    '409 one invitation too many',
    async (headers) => {
      const page = await world.owner.makes('page', { name: 'Crowded' })
      for (let n = 0; n < 20; n += 1) await invites(world.owner, page, `many${n}@demo.example`)
      return world.owner.creates('pageAdmin', { pageId: page.Id, email: 'last@demo.example' }, { headers })
    },
    saying(409, refusal.tooManyInvitations({ most: 20 })),
  ],
  [
    '409 changed meanwhile',
    async (headers) => {
      const { Id: id, Version: version } = await world.fresh('page')
      await world.owner.changes('page', { id, name: 'Theirs' })
      return world.owner.changes('page', { id, name: 'Mine', version: version as number }, { headers })
    },
    saying(409, refusal.changedMeanwhile),
  ],
  [
    '409 in use',
    async (headers) => {
      const { Id } = await world.fresh('category')
      await world.owner.makes('page', { name: 'x', categoryIds: Id })
      return world.superAdmin.asks('DELETE', `/category/api/${Id}`, { headers })
    },
    saying(409, refusal.inUse({ ...declarations.category, uses: 1 })),
  ],
  [
    '413 a comment without an end',
    commenting({ typeName: 'Page', typeId: 1, description: 'x'.repeat(64 * 1024) }),
    saying(413, refusal.formTooLarge({ kilobytes: 64 })),
  ],
  [
    '413 a text that nobody asked for, without an end',
    creating('page', { appName: 'x'.repeat(1024 * 1024 + 1) }),
    { status: 413, says: refusal.aTextTooLong, at: { appName: refusal.textTooLong } },
  ],
  [
    '413 a picture of 25 MB',
    creating('page', { thumbnail: new Blob([Buffer.alloc(25 * 1024 * 1024 + 1)], { type: 'image/png' }) }),
    { status: 413, says: refusal.pictureTooLarge, at: { thumbnail: refusal.pictureTooLarge } },
  ],
  ['415', sending('x', 'text/x-unheard-of'), saying(415, refusal.unsupportedContent)],
  [
    '416',
    (headers) => world.visitor.gets('/uploads/logo.png', { ...headers, range: 'bytes=99999999-' }),
    saying(416, refusal.noSuchRange),
  ],
  [
    '422',
    async (headers) => {
      const key = { 'idempotency-key': `said ${Math.random()}`.replace(' ', '-') }
      await world.owner.creates('page', { name: 'One' }, { headers: key })
      return world.owner.creates('page', { name: 'Two' }, { headers: { ...headers, ...key } })
    },
    saying(422, refusal.idempotencyReused),
  ],
]

describe.each([
  ['in Burmese', 'my', 'my'],
  ['in English for who reads neither', 'fr', 'en'],
] as const)('%s', (_how, asked, language) => {
  test.each(fields)('at its field: %s', async (_what, ask, refused) => {
    expectSaid(await ask({ 'accept-language': asked }), refused, language)
  })
  test.each(statuses)('%s', async (_what, ask, refused) => {
    expectSaid(await ask({ 'accept-language': asked }), refused, language)
  })
})

test('the English that existing clients know is unchanged, letter for letter', async () => {
  const { owner, stranger, visitor, page } = world
  const answers = await Promise.all([
    visitor.creates('page', { name: 'x' }),
    stranger.changes('page', { id: page.Id, name: 'x' }),
    visitor.gets('/nothing/api'),
    visitor.asks('PUT', '/page/api'),
    visitor.posts('/profile/api/login'),
    owner.changes('productCategory', { id: 99_999 }),
    owner.creates('comment', { pageId: page.Id }),
    owner.creates('product', { pageId: page.Id, name: 'x', price: '1000000000001' }),
    owner.creates('product', { pageId: page.Id, name: 'x', price: 'much' }),
    owner.creates('page', { name: 'x', latitude: 91 }),
    owner.creates('page', { name: 'x'.repeat(501) }),
    owner.creates('page', { name: 'x', file: 'x', thumbnail: dataUrl('none') }),
  ])
  expect(answers.map(({ fields }) => fields['message'])).toEqual([
    'Please login first.',
    'You are not allowed to do this.',
    'Not found.',
    'This address does not take that method.',
    'Login failed. Please try again.',
    'This productCategory does not exist.',
    'Description is required',
    'Please enter 1,000,000,000,000 or less.',
    'Please enter a price, such as 350,000, ၃.၅ သိန်း or 3.5 lakh.',
    'Please enter a latitude between -90 and 90.',
    'Please keep this under 500 characters.',
    'This is not a picture. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  ])
})

test('several errors at once, each at its field', async () => {
  const answer = await creating('page', { name: '', contactEmail: 'x' })({ 'accept-language': 'my' })
  expect(answer.fields).toEqual({
    status: 'error',
    message: 'အီးမေးလ်လိပ်စာ အပြည့်အစုံ ထည့်ပါ။',
    fields: { name: 'အမည် ဖြည့်ရန် လိုအပ်ပါသည်', contactEmail: 'အီးမေးလ်လိပ်စာ အပြည့်အစုံ ထည့်ပါ။' },
  })
})

test('numbers are in the digits of the language, large ones grouped', async () => {
  const say = async (language: string) =>
    (await creating('page', { description: 'x'.repeat(20_001) })({ 'accept-language': language })).fields['message']
  expect(await say('my')).toBe('စာလုံး ၂၀,၀၀၀ အောက်သာ ရေးပါ။')
  expect(await say('my-u-nu-latn')).toBe('စာလုံး 20,000 အောက်သာ ရေးပါ။')
  expect(await say('en')).toBe('Please keep this under 20,000 characters.')
})

test('server errors are in both languages too: 500, and 503 with Retry-After', async () => {
  const ask = (language: string) => world.visitor.gets('/region/api/1', { 'accept-language': language })
  await app.query('alter table "region" rename to "regionAway"')
  try {
    expectSaid(await ask('my'), saying(500, refusal.ourFault), 'my')
    expectSaid(await ask('en'), saying(500, refusal.ourFault), 'en')
  } finally {
    await app.query('alter table "regionAway" rename to "region"')
  }
  await app.query('begin')
  try {
    await app.query('lock table "region" in access exclusive mode')
    const answer = await ask('my')
    expectSaid(answer, saying(503, refusal.busy), 'my')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await app.query('rollback')
  }
})

test('429, from a hook before any route', async () => {
  const limited = await startApp({ rateLimit: true })
  try {
    const headers = { 'accept-language': 'my' }
    const report = () => visitor(limited).posts('/report/api', {}, { headers })
    // One after the other: a busy machine refuses many at once for another reason.
    let answer = await report()
    for (let tries = 1; answer.status !== 429 && tries < 30; tries += 1) answer = await report()
    expectSaid(answer, saying(429, refusal.tooMany), 'my')
  } finally {
    await limited.stop()
  }
})

describe('only the header decides', () => {
  test.each([
    ['my-MM, en;q=0.8', 'my'],
    ['en;q=0.3, fr, my;q=0.4', 'my'],
    ['my;q=0.3, en;q=0.4', 'en'],
    ['en-GB,my;q=0.9', 'en'],
    ['my;q=0, de', 'en'],
    ['*', 'en'],
  ] as const)('%s → %s', async (asked, language) => {
    expectSaid(await reading('/page/api/abc')({ 'accept-language': asked }), saying(400, refusal.id), language)
  })

  test('without a header it is English, whatever the cookie is', async () => {
    // Not with fetch, which always sends one.
    const said = await new Promise<{ language: string | undefined; text: string }>((resolve, reject) => {
      get(`${app.url}/page/api/abc`, { headers: { cookie: 'preferences=my' } }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (more: string) => (text += more))
        answer.on('end', () => resolve({ language: answer.headers['content-language'], text }))
      }).on('error', reject)
    })
    expect(said.language).toBe('en')
    expect(JSON.parse(said.text)).toEqual({ status: 'error', message: 'The id must be a positive whole number.' })
  })
})

test('Vary of an error includes the headers of every answer', async () => {
  const refused = words((await world.owner.gets('/page/api/abc')).headers.get('vary'))
  expect(refused.sort()).toEqual(['accept-encoding', 'accept-language', 'authorization', 'origin'])
  const answered = await world.owner.gets(`/page/api/${world.page.Id}`)
  expect(words(answered.headers.get('vary')).sort()).toEqual(['accept-encoding', 'authorization', 'origin'])
  expect(answered.headers.get('content-language')).toBeNull()
})
