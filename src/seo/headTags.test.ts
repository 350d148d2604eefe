import { expect, it } from 'vitest'
import type { Category, Page, Product } from '#resources'
import { messages } from '#src/messages/both.ts'
import { usualWriting, type Language } from '#src/messages/index.ts'
import { business } from './business.ts'
import type { JsonLdContext, Thing } from './jsonLd.ts'
import { headTags, type HeadData } from './headTags.ts'

const product = {
  Id: 7,
  PageId: 3,
  Name: 'Rice',
  Price: 350_000,
  PriceKind: 'negotiable',
  PriceTo: null,
  PriceUnit: null,
  Thumbnail: 'rice.webp',
  Status: 1,
} as unknown as Product
const data: HeadData = {
  head: { title: 'Rice', description: 'New crop.', image: 'rice.webp' },
  isIndexed: true,
  path: '/product/view/7',
  viewed: { source: 'product', record: product as Product & { id: number } },
}
const options = {
  appName: 'Zay',
  writing: usualWriting.my,
  origin: 'https://zay.example',
  requestedLanguage: null,
} as const
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

it('a link preview has the price before the description, and the addresses of picture and page', () => {
  const html = headTags(data, options)
  expect(metaOf(html, 'og:title')).toBe('Rice')
  expect(metaOf(html, 'og:description')).toBe('၃၅၀,၀၀၀ ကျပ် · ညှိနှိုင်း · New crop.')
  expect(metaOf(html, 'og:url')).toBe('https://zay.example/product/view/7')
  expect(metaOf(html, 'og:locale')).toBe('my_MM')
  expect(metaOf(html, 'og:image')).toBe('https://zay.example/uploads/rice.webp')
  expect([metaOf(html, 'product:price:amount'), metaOf(html, 'product:price:currency')]).toEqual(['350000', 'MMK'])
})

it('without a picture it has the app’s own', () => {
  const html = headTags({ ...data, head: { title: 'Rice' } }, options)
  expect(metaOf(html, 'og:image')).toBe('https://zay.example/icon-512.png')
  expect(metaOf(html, 'og:image:width')).toBe('512')
  expect(metaOf(html, 'twitter:card')).toBe('summary')
})

const page = {
  Id: 3,
  Name: 'Golden Tea',
  BurmeseName: 'ရွှေလက်ဖက်ရည်',
  CategoryIds: '4,1',
  Categories: 'Tea shop, Food',
  BurmeseCategories: 'လက်ဖက်ရည်ဆိုင်, အစားအသောက်',
  CategoryName: 'Tea shop',
  Address: '12 Strand Road',
  TownName: 'Yangon',
  TownBurmeseName: 'ရန်ကုန်',
  CountryName: 'Myanmar',
  CountryBurmeseName: 'မြန်မာ',
  RatingCount: 0,
} as unknown as Page & { id: number }
const category = { Id: 4, Name: 'Tea shop', BurmeseName: 'လက်ဖက်ရည်ဆိုင်' } as unknown as Category & { id: number }
const shop: HeadData = {
  head: { title: 'Golden Tea' },
  isIndexed: true,
  path: '/page/view/3',
  viewed: { source: 'page', record: page },
}
const trade: HeadData = { ...shop, path: '/category/view/4', viewed: { source: 'category', record: category } }

const things = (data: HeadData, language: Language) => {
  const html = headTags(data, { ...options, writing: usualWriting[language] })
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const graph = (JSON.parse(script) as { '@graph': Record<string, unknown>[] })['@graph']
  return { html, of: (type: string) => graph.find((thing) => thing['@type'] === type) }
}
const steps = ({ of }: ReturnType<typeof things>) => {
  const { itemListElement = [] } = (of('BreadcrumbList') ?? {}) as { itemListElement?: { name: string }[] }
  return itemListElement.map(({ name }) => name)
}

it.each([
  ['my', ['လက်ဖက်ရည်ဆိုင်', 'ရန်ကုန်', 'မြန်မာ'], 'my_MM'],
  ['en', ['Tea shop', 'Yangon', 'Myanmar'], 'en_US'],
] as const)(
  'in %s trade, town and country are named in it, to messengers and search engines',
  (language, told, locale) => {
    const [trade, town, country] = told
    const shown = things(shop, language)
    expect(metaOf(shown.html, 'og:description')).toBe(`${trade} · 12 Strand Road · ${town}`)
    expect(metaOf(shown.html, 'description')).toBe(`${trade} · 12 Strand Road · ${town}`)
    expect(metaOf(shown.html, 'og:locale')).toBe(locale)
    expect(shown.of('LocalBusiness')).toMatchObject({
      name: 'Golden Tea',
      alternateName: 'ရွှေလက်ဖက်ရည်',
      address: { streetAddress: '12 Strand Road', addressLocality: town, addressCountry: country },
    })
    expect(steps(shown)).toEqual([messages[language].lists.category, trade, 'Golden Tea'])
  },
)

it('a trade has its name in the language, and its other name as the description', () => {
  const [my, en] = [things(trade, 'my'), things(trade, 'en')]
  expect([steps(my)[1], metaOf(my.html, 'og:description')]).toEqual(['လက်ဖက်ရည်ဆိုင်', 'Tea shop'])
  expect([steps(en)[1], metaOf(en.html, 'og:description')]).toEqual(['Tea shop', 'လက်ဖက်ရည်ဆိုင်'])
})

it('a preview writes the price in the requested digits', () => {
  const html = headTags(data, { ...options, writing: { language: 'my', digits: 'latin' } })
  expect(metaOf(html, 'og:description')).toContain('350,000 ကျပ်')
})

it('an indexed screen without words of its own says what the app is, in the language; one that is not indexed says nothing', () => {
  const list = { head: { title: 'Marketplace' }, isIndexed: true, path: '/marketplace' } as HeadData
  const described = (given: Partial<HeadData>, writing = usualWriting.en) =>
    metaOf(headTags({ ...list, ...given }, { ...options, writing }), 'description')
  expect(described({})).toMatch(/^Marketplace · Find and contact businesses from all over Myanmar/)
  expect(described({}, usualWriting.my)).toMatch(/^Marketplace · မြန်မာနိုင်ငံ/)
  expect(described({ head: { title: '' } })).toMatch(/^Find and contact/)
  expect(described({ isIndexed: false })).toBeUndefined()
})

it('a gallery is in the structured data as a list, and a preview has the first of its pictures too', () => {
  const Pictures = ['a.webp', 'b.webp', 'c.webp', 'd.webp']
  const at = (file: string) => `https://zay.example/uploads/${file}`
  const goods: HeadData = {
    ...data,
    viewed: { source: 'product', record: { ...product, Pictures } },
  }
  const shown = things(goods, 'en')
  expect(shown.of('Product')).toMatchObject({ image: ['rice.webp', ...Pictures].map(at) })
  const previewed = [...shown.html.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, address]) => address)
  expect(previewed).toEqual(['rice.webp', 'a.webp', 'b.webp', 'c.webp'].map(at))
  const stored = ['1', '2', '3', '4'].map((digit) => digit.repeat(32))
  const ofStored = headTags(
    {
      ...goods,
      head: { ...data.head, image: `${stored[0]}.webp` },
      viewed: { source: 'product', record: { ...product, Pictures: stored.slice(1).map((name) => `${name}.webp`) } },
    },
    options,
  )
  // Every picture as the JPEG that each messenger shows.
  const addresses = [...ofStored.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(stored.map((name) => at(`${name}-share.jpg`)))
  expect(things(data, 'en').of('Product')).toMatchObject({ image: at('rice.webp') })
  const record = { ...page, CoverThumbnail: 'cover.webp', Pictures }
  expect(things({ ...shop, viewed: { source: 'page', record } }, 'en').of('LocalBusiness')).toMatchObject({
    image: ['cover.webp', ...Pictures].map(at),
  })
})

it('24 hours are no closed day in the structured data, and what cannot be is left out', () => {
  const hours = {
    mon: [['00:00', '24:00']],
    tue: [['00:00', '00:00']],
    exceptions: { '2026-12-45': [], '2026-12-25': [] },
  }
  const context = { absolute: String, picture: () => undefined, language: 'en' } as unknown as JsonLdContext
  const spans = business({ Id: 1, Closure: 'none', Hours: hours } as unknown as Page, context)[
    'openingHoursSpecification'
  ]
  expect((spans as Thing[]).map(({ opens, closes, validFrom }) => [opens, closes, validFrom])).toEqual([
    ['00:00', '23:59', undefined],
    ['00:00', '23:59', undefined],
    ['00:00', '00:00', '2026-12-25'],
  ])
})

it('a preview turns nothing beside it, and ends between characters', () => {
  // The 200th code unit stacks the next letter.
  const description = `\u202E${'a'.repeat(147)} ${'မန္တလေး'.repeat(30)}`
  const viewed = null
  const tags = headTags({ ...data, viewed, head: { title: '\u202Etitle', description } }, options)
  expect([metaOf(tags, 'og:title'), metaOf(tags, 'og:image:alt')]).toEqual(['title', 'title'])
  expect(tags).toContain('<title>title')
  const shown = metaOf(tags, 'og:description')!
  expect(shown).toMatch(/^a/)
  expect(shown).not.toMatch(/\u1039$/)
  expect(shown.length).toBeGreaterThan(190)
})

it('a stored picture is shown as a JPEG of 1200 × 630, which every messenger knows', () => {
  const stored = 'a'.repeat(32)
  const html = headTags({ ...data, head: { ...data.head, image: `${stored}.webp` } }, options)
  expect(metaOf(html, 'og:image')).toBe(`https://zay.example/uploads/${stored}-share.jpg`)
  expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630'])
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
})

it('Home says what Zay is; a business when it is open, where it is, its rating and number', () => {
  const home = { head: { title: 'Home' }, isIndexed: true, path: '/home', viewed: null }
  const inEnglish = { ...options, writing: usualWriting.en }
  expect(metaOf(headTags(home, inEnglish), 'og:title')).toBe('Zay – shops, prices and news near you')
  expect(metaOf(headTags(home, options), 'og:title')).toBe('Zay – သင့်အနီးရှိ ဆိုင်များ၊ ဈေးနှုန်းများနှင့် သတင်းများ')

  const day = [['05:00', '21:30']] as const
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const described = (description: string, more = {}) =>
    metaOf(
      headTags({ ...data, head: { title: 'Tea', description }, viewed: shopWith(more) }, inEnglish),
      'og:description',
    )
  const facts = { TownName: 'Taunggyi', RatingAverage: 4.8, RatingCount: 12, PhoneOne: '09604823488', Hours: week }
  const shopWith = (more: object) =>
    ({ source: 'page', record: { ...page, ...facts, ...more } }) as unknown as HeadData['viewed']
  expect(described('Tea.')).toBe('Tea. · Open 5:00AM – 9:30PM · Taunggyi · ★4.8 · 09 604 823 488')
  expect(described('Tea '.repeat(100))).toMatch(/ · Open 5:00AM – 9:30PM · Taunggyi · ★4.8 · 09 604 823 488$/)
  const [atNoon, allDay] = [[...day, ['12:00', '13:00']], [['00:00', '00:00']]]
  const each = (spans: unknown) => ({ Hours: Object.fromEntries(Object.keys(week).map((name) => [name, spans])) })
  expect(described('Tea.', each(atNoon))).toMatch(/^Tea. · Open 5:00AM – 9:30PM, 12:00PM – 1:00PM · Taunggyi/)
  expect(described('Tea.', each(allDay))).toMatch(/^Tea. · Open 24 hours · Taunggyi/)
  expect(described('Tea.', { Closure: 'forGood' })).toMatch(/^Tea. · Taunggyi/)
})
