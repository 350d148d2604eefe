import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { ask, make } from './support/api.ts'
import { desktop } from './support/browser.ts'
import { photograph } from './support/formFilling.ts'
import { useBrowser } from './support/person.ts'
import { exampleOf } from './support/routeExamples.ts'
import { demoAdmin, signIn, type Session } from './support/session.ts'

/** Data for search engines and link previews in the server's HTML, without scripts (docs/decisions/search-engines.md). */

const url = inject('appUrl')
const asSomebody = useBrowser()
let owner: Session
let admin: Session
let page: AnyRecord
let town: AnyRecord

beforeAll(async () => {
  owner = await signIn(url, { email: 'seo@demo.example', name: 'Daw Seo' })
  admin = await signIn(url, demoAdmin)
  const [towns, categories, countries] = await Promise.all(
    ['town', 'category', 'country'].map(async (name) => (await (await ask(`/${name}/api`)).json()) as AnyRecord[]),
  )
  town = towns![0]!
  page = await make(
    'page',
    {
      name: '</script><b>Tea & "Snacks"',
      burmeseName: 'လက်ဖက်ရည်ဆိုင်',
      description: 'Tea, and what goes with it.\nEvery day.',
      address: '12 Strand Road',
      townId: String(town.Id),
      categoryIds: String(categories![0]!.Id),
      countryId: String(countries![0]!.Id),
      phoneOne: '09 250 000 000',
      facebookURL: '-',
      websiteURL: 'https://tea.example/',
      latitude: '16.78',
      longitude: '96.16',
      hours: JSON.stringify({ mon: [['09:00', '17:30']], exceptions: { '2027-04-13': [] } }),
      coverThumbnail: await picture(),
    },
    owner,
  )
})
afterAll(() => ask('/page/api', owner, { method: 'DELETE', body: new URLSearchParams({ id: String(page.Id) }) }))

/** Large enough for messengers to show (src/seo/headTags.ts). */
const picture = async () =>
  `data:image/jpeg;base64,${(await photograph({ width: 400, height: 300 })).toString('base64')}`

interface Head {
  status: number
  html: string
  title: string
  /** of a meta element, by its name or property */
  meta(name: string): string | undefined
  /** addresses of link elements: by rel, or by hreflang */
  link(name: string): string | undefined
  /** nodes of the JSON-LD graph, by type */
  thing(type: string): AnyRecord | undefined
}

const plain = (text: string | undefined) =>
  text?.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))

async function headOf(path: string): Promise<Head> {
  const answer = await fetch(url + path, { headers: { 'accept-language': 'en' } })
  const html = await answer.text()
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const graph = data ? (JSON.parse(data) as { '@graph': AnyRecord[] })['@graph'] : []
  return {
    status: answer.status,
    html,
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1]) ?? '',
    meta: (name) => plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]),
    link: (name) =>
      plain(new RegExp(`<link rel="(?:${name}"|[a-z]+" hreflang="${name}") href="([^"]*)"`).exec(html)?.[1]),
    thing: (type) => graph.find((one) => one['@type'] === type),
  }
}

test('a business has title, description, picture with its size, canonical address and both languages', async () => {
  const path = `/page/view/${page.Id}`
  const head = await headOf(`${path}?utm_source=friend`)
  expect(head.status).toBe(200)
  expect(head.title).toBe('</script><b>Tea & "Snacks" · Zay')
  expect(head.html).not.toContain('</script><b>')
  expect(head.meta('description')).toBe(
    `Tea, and what goes with it. Every day. · ${String(town['Name'])} · 09 250 000 000`,
  )
  expect(head.meta('robots')).toBeUndefined()
  expect(head.link('canonical')).toBe(url + path)
  expect(head.link('en')).toBe(`${url}${path}?lang=en`)
  expect(head.link('my')).toBe(`${url}${path}?lang=my`)
  expect(head.link('x-default')).toBe(url + path)
  expect(head.meta('og:title')).toBe('</script><b>Tea & "Snacks"')
  expect(head.meta('og:type')).toBe('website')
  expect(head.meta('og:site_name')).toBe('Zay')
  expect(head.meta('og:locale')).toBe('en_US')
  expect(head.meta('og:locale:alternate')).toBe('my_MM')
  expect(head.meta('og:url')).toBe(url + path)
  expect(head.meta('og:image')).toBe(`${url}/uploads/${String(page['CoverThumbnail']).replace('.webp', '-share.jpg')}`)
  expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual(['1200', '630'])
  expect(head.meta('twitter:card')).toBe('summary_large_image')
  expect((await fetch(head.meta('og:image')!)).headers.get('content-type')).toBe('image/jpeg')
})

test('the other language has its own address, which is canonical', async () => {
  const head = await headOf(`/page/view/${page.Id}?lang=my`)
  expect(head.html).toContain('<html lang="my"')
  expect(head.link('canonical')).toBe(`${url}/page/view/${page.Id}?lang=my`)
  expect(head.meta('og:locale')).toBe('my_MM')
})

test('a business is a LocalBusiness with address, place, phone and hours, and a rating once there is one', async () => {
  const path = `/page/view/${page.Id}`
  const before = (await headOf(path)).thing('LocalBusiness')!
  expect(before).toMatchObject({
    '@id': url + path,
    name: '</script><b>Tea & "Snacks"',
    alternateName: 'လက်ဖက်ရည်ဆိုင်',
    telephone: '+959250000000',
    sameAs: ['https://tea.example/'],
    image: `${url}/uploads/${page['CoverThumbnail']}`,
    address: { '@type': 'PostalAddress', streetAddress: '12 Strand Road', addressLocality: town['Name'] },
    geo: { '@type': 'GeoCoordinates', latitude: 16.78, longitude: 96.16 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '09:00',
        closes: '17:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2027-04-13',
        validThrough: '2027-04-13',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  })
  expect(before).not.toHaveProperty('aggregateRating')
  await make('pageRating', { pageId: String(page.Id), stars: '4' }, admin)
  const after = await headOf(path)
  expect(after.thing('LocalBusiness')?.['aggregateRating']).toMatchObject({ ratingValue: 4, reviewCount: 1 })
  expect(after.thing('BreadcrumbList')?.['itemListElement']).toMatchObject([
    { position: 1, item: `${url}/category` },
    { position: 2 },
    { position: 3, item: url + path },
  ])
})

test('a business that is closed for a while has no day on which it opens', async () => {
  const closed = await make(
    'page',
    { name: 'Closed tea', hours: JSON.stringify({ mon: [['09:00', '17:30']] }), closure: 'forAWhile' },
    owner,
  )
  const { openingHoursSpecification } = (await headOf(`/page/view/${closed.Id}`)).thing('LocalBusiness')!
  expect(openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '00:00' }])
  expect((openingHoursSpecification as { dayOfWeek: string[] }[])[0]?.dayOfWeek).toHaveLength(7)
})

test('a product is a Product with an offer in kyat, sold out if it is; without a price there is no offer', async () => {
  const product = await make('product', { pageId: String(page.Id), name: 'Tea leaf', price: '2500' }, owner)
  const path = `/product/view/${product.Id}`
  const head = await headOf(path)
  expect(head.thing('Product')).toMatchObject({
    name: 'Tea leaf',
    offers: {
      '@type': 'Offer',
      price: 2500,
      priceCurrency: 'MMK',
      availability: 'https://schema.org/InStock',
      seller: { '@id': `${url}/page/view/${page.Id}` },
    },
  })
  expect(head.meta('description')).toBe('2,500 Ks · </script><b>Tea & "Snacks"')
  expect([head.meta('og:image'), head.meta('og:image:width')]).toEqual([`${url}/icon-512.png`, '512'])
  expect(head.meta('twitter:card')).toBe('summary')
  await change('product', { id: String(product.Id), status: '2' })
  expect((await headOf(path)).thing('Product')?.['offers']).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  })
  await change('product', { id: String(product.Id), price: '' })
  expect((await headOf(path)).thing('Product')).not.toHaveProperty('offers')
})

test('a preview and the offer name the kind of price', async () => {
  const priced = async (values: Record<string, string>) => {
    const { Id } = await make('product', { pageId: String(page.Id), name: 'Rice', ...values }, owner)
    const head = await headOf(`/product/view/${Id}`)
    return [head.meta('og:description')?.split(' · </script>')[0], head.thing('Product')?.['offers']]
  }
  expect(await priced({ price: '3.5 lakh', priceKind: 'negotiable' })).toMatchObject([
    '350,000 Ks · negotiable',
    { '@type': 'Offer', price: 350_000 },
  ])
  expect(await priced({ price: '1500', priceTo: '3000' })).toMatchObject([
    '1,500 – 3,000 Ks',
    { '@type': 'AggregateOffer', lowPrice: 1500, highPrice: 3000, priceCurrency: 'MMK' },
  ])
  expect(await priced({ price: '4500', priceUnit: 'viss' })).toMatchObject([
    '4,500 Ks · per viss',
    { price: 4500, priceSpecification: { '@type': 'UnitPriceSpecification', unitText: 'Viss' } },
  ])
  expect(await priced({ priceKind: 'call' })).toEqual(['Call for the price', undefined])
})

test('posts and articles have author and date', async () => {
  const post = await make('post', { pageId: String(page.Id), title: 'New tea', description: '-' }, owner)
  const article = await make('article', { title: 'How to open a shop', description: 'Begin.' }, admin)
  expect((await headOf(`/post/view/${post.Id}`)).thing('SocialMediaPosting')).toMatchObject({
    headline: 'New tea',
    datePublished: post['CreatedAt'],
    author: { '@id': `${url}/page/view/${page.Id}` },
  })
  const head = await headOf(`/article/view/${article.Id}`)
  expect(head.meta('og:type')).toBe('article')
  expect(head.thing('Article')).toMatchObject({ headline: 'How to open a shop', publisher: { name: 'Zay' } })
  await ask('/article/api', admin, { method: 'DELETE', body: new URLSearchParams({ id: String(article.Id) }) })
})

test('a category has one canonical address for all its spellings', async () => {
  const [category] = (await (await ask('/category/api')).json()) as AnyRecord[]
  const head = await headOf(`/category/${category!.Id}`)
  expect(head.link('canonical')).toBe(`${url}/category/view/${category!.Id}`)
  expect(head.thing('BreadcrumbList')).toBeDefined()
})

test('hidden, deleted and unknown records answer 404 with noindex', async () => {
  const post = await make('post', { pageId: String(page.Id), title: 'Hidden soon' }, owner)
  const path = `/post/view/${post.Id}`
  expect((await headOf(path)).status).toBe(200)
  await change('post', { id: String(post.Id), status: '0' })
  const gone = await make('product', { pageId: String(page.Id), name: 'Gone soon' }, owner)
  await ask(`/product/api/${gone.Id}`, owner, { method: 'DELETE' })
  for (const missing of [
    path,
    `/product/view/${gone.Id}`,
    '/page/view/99999999',
    '/category/view/x',
    '/nothing/here',
  ]) {
    const head = await headOf(missing)
    expect([missing, head.status, head.meta('robots')]).toEqual([missing, 404, 'noindex'])
    expect(head.link('canonical')).toBeUndefined()
    expect(head.html).not.toContain('Hidden soon')
    expect(head.html).not.toContain('ld+json')
  }
})

test('forms and personal screens have noindex; public lists do not', async () => {
  for (const path of ['/login', '/manage', '/search?q=tea', '/page/search/tea', '/profile', '/post/create', '/report'])
    expect([path, (await headOf(path)).meta('robots')]).toEqual([path, 'noindex'])
  for (const path of ['/home', '/category', '/marketplace', '/article', '/page/new', '/privacy']) {
    const head = await headOf(path)
    expect([path, head.meta('robots'), head.link('canonical')]).toEqual([path, undefined, url + path])
  }
})

test('every indexed screen has its canonical address and both languages, in either language', async () => {
  const known = inject('known')
  const kept: string[] = []
  for (const { path } of Object.values(exampleOf(known)).filter(({ isProtected }) => !isProtected)) {
    const [bare, burmese] = [await headOf(path), await headOf(`${path}?lang=my`)]
    if (bare.meta('robots') === 'noindex') continue
    const own = bare.link('canonical') ?? ''
    kept.push(own.replace(url, ''))
    for (const { link } of [bare, burmese])
      expect([link('en'), link('my'), link('x-default')]).toEqual([`${own}?lang=en`, `${own}?lang=my`, own])
    expect(burmese.link('canonical')).toBe(`${own}?lang=my`)
    expect([bare, burmese].map(({ meta }) => meta('og:locale'))).toEqual(['en_US', 'my_MM'])
  }
  expect(kept).toEqual(expect.arrayContaining(['/home', '/category/map', '/share', `/page/view/${known.page}`]))
})

test('the content security policy does not treat JSON-LD as a script', async () => {
  const { page: window, visit } = await asSomebody({ look: desktop })
  await visit(`/page/view/${page.Id}`)
  expect(await window.locator('script[type="application/ld+json"]').count()).toBe(1)
})

async function change(name: string, fields: Record<string, string>): Promise<void> {
  const answer = await ask(`/${name}/api`, owner, { method: 'PATCH', body: new URLSearchParams(fields) })
  expect(answer.status).toBe(200)
}
