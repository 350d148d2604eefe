import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { writeStored, type SavedRecord } from '#src/providers/device/storage.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** The screens of a single record (spec 2.79 to 2.111, 4.23 to 4.25). */

const common = { Status: 1, Version: 1, CreatedAt: '2026-11-20T08:35:00Z' }
const post = {
  ...common,
  Id: 8,
  PostId: 8,
  PageId: 3,
  PageName: 'Golden Tea',
  Title: 'Sale today',
  Description: 'All of it must go',
  Thumbnail: 'sale.webp',
}
const product = {
  ...common,
  Id: 9,
  ProductId: 9,
  PageId: 3,
  PageName: 'Golden Tea',
  Name: 'Green tea',
  Description: 'From the hills',
  ProductCategoryId: 4,
  ProductCategoryName: 'Teas',
  Price: 15000,
  Thumbnail: 'tea.webp',
}
const category = { ...common, Id: 7, Name: 'Tea shops', Description: 'Where one sits down', Thumbnail: 'shops.webp' }
const page = {
  ...common,
  Id: 3,
  Name: 'Golden Tea',
  Address: '12 Strand Road',
  TownName: 'Yangon',
  Description: 'Since 1950',
  EditorNote: 'Our favourite',
  Thumbnail: 'face.webp',
  CoverThumbnail: 'cover.webp',
  CountryName: 'Myanmar',
  CountryThumbnail: 'mm.webp',
  PhoneOne: '09 7712 34567',
  ContactEmail: 'tea@golden.example',
  Latitude: 16.78,
  Longitude: 96.16,
  WebURL: 'https://golden.example/app',
  AndroidURL: 'https://play.example/golden',
  AppleURL: 'https://apps.example/golden',
  RatingAverage: 0,
  RatingCount: 0,
  FollowerCount: 0,
}
const commentsOf = (type: string, id: number) => `GET /comment/api/byTypeNameAndTypeId/${type}/${id}?page=1&perPage=20`
const said = (text: string) => ({
  json: [{ ...common, Id: 1, PageId: 5, PageName: 'Silver Spoon', Description: text }],
})
const nothing = { json: [] }

let api: Api
beforeEach(() => {
  stubViewport()
  vi.stubGlobal('scrollTo', () => {})
  api = createApi({
    'GET /post/api/8': { json: [post] },
    'GET /product/api/9': { json: [product] },
    'GET /category/api/7': { json: [category] },
    'GET /page/api/3': { json: [page] },
    'GET /page/api/byCategoryId/7?page=1&perPage=20&view=card': {
      json: [page, { ...page, Id: 4, Name: 'Silver Spoon' }],
    },
    'GET /product/api/byPageId/3?page=1&perPage=20&view=card': nothing,
    'GET /post/api/byPageId/3?page=1&perPage=20&view=card': nothing,
    'GET /pageRating/api/byPageId/3?page=1&perPage=20': nothing,
    [commentsOf('Post', 8)]: said('Of the post'),
    [commentsOf('Product', 9)]: said('Of the product'),
    [commentsOf('Page', 3)]: said('Of the page'),
  })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
async function show(at: string) {
  await findRoute(at.split('?')[0]!).route.screen.load()
  return renderInApp(<AppRoutes />, { api, at })
}
const main = () => within(screen.getByRole('main'))
const pictures = (within: Element = document.querySelector('main')!) =>
  [...within.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['12 Strand Road', '12 Strand Road, Yangon'],
  ['12 Strand Road, Yangon', '12 Strand Road, Yangon'],
  ['အမှတ် ၁၂၊ ကမ်းနားလမ်း၊ ရန်ကုန်မြို့', 'အမှတ် ၁၂၊ ကမ်းနားလမ်း၊ ရန်ကုန်မြို့'],
])('the address %s does not name its town twice, in either language', async (Address, shown) => {
  api.answers['GET /page/api/3'] = { json: [{ ...page, Address, TownBurmeseName: 'ရန်ကုန်' }] }
  await show('/page/view/3')
  await screen.findByRole('button', { name: 'Copy address' })
  const line = screen.getByRole('button', { name: 'Copy address' }).parentElement
  expect(line).toHaveTextContent(shown, { normalizeWhitespace: true })
  expect(line?.textContent?.replace(shown, '')).toBe('')
})

test.each([
  ['/post/view/8', 'GET /post/api/8', 'Sale today'],
  ['/product/view/9', 'GET /product/api/9', 'Green tea'],
  ['/page/view/3', 'GET /page/api/3', 'Golden Tea'],
  ['/category/view/7', 'GET /category/api/7', 'Tea shops'],
])('%s shows loading, then the record [4.23]', async (at, line, name) => {
  const { [line]: there } = api.answers
  let answer: ((response: Response) => void) | undefined
  api.answers[line] = () => new Promise<Response>((resolve) => (answer = resolve))
  await show(at)
  expect(await main().findByRole('status', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(answer).toBeDefined())
  answer?.(Response.json((there as { json: unknown }).json))
  expect(await main().findByRole('heading', { level: 2, name })).toBeVisible()
  await waitFor(() => expect(main().queryByRole('status', { name: 'Loading...' })).toBeNull())
})

it('what is known of a record is painted before the rest is asked for', async () => {
  const nextFrame = requestAnimationFrame
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => waiting.push(frame))
  // As the first screen leaves it: this is a later one.
  document.documentElement.dataset['hydrated'] = ''
  writeStored('Saved', [{ source: 'post', Id: 8, Title: 'Sale today' } as unknown as SavedRecord])
  await act(() => show('/post/view/8'))
  expect(main().getByRole('heading', { level: 2, name: 'Sale today' })).toBeVisible()
  // All tasks that need no frame.
  await new Promise((done) => setTimeout(done))
  expect(api.sent('GET /post/api/8')).toHaveLength(0)
  vi.stubGlobal('requestAnimationFrame', nextFrame)
  for (const frame of waiting) nextFrame(frame)
  expect(await screen.findByText('All of it must go')).toBeVisible()
  expect(api.sent('GET /post/api/8')).toHaveLength(1)
})

test.each([
  ['/post/view/8', 'GET /post/api/8', 'No data found', '[4.24]'],
  ['/product/view/9', 'GET /product/api/9', 'No data found', '[4.24]'],
  ['/page/view/3', 'GET /page/api/3', 'No data found', '[4.24]'],
  ['/category/view/7', 'GET /category/api/7', 'Category not found.', '[2.91]'],
])('%s without %s: %s %s', async (at, line, sentence, _row) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  api.answers[line] = { status: 404, json: [] }
  await show(at)
  expect(await screen.findByText(sentence)).toBeVisible()
})

it("an item of an unknown source: 'Invalid data source' [4.25]", async () => {
  await show('/elephant/view/1')
  expect(await screen.findByText('Invalid data source')).toBeVisible()
  cleanup()
  await show('/elephant')
  expect(await screen.findByText('The address may be mistyped, or what stood here was taken down.')).toBeVisible()
})

it('a post: heading, menu, Title and Description, comments for type Post [2.79] [2.80] [2.81] [2.82] [1.09]', async () => {
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  api.answers['POST /admin/api/checkPermission'] = { json: { isAdmin: false, isOwner: false, isSuperAdmin: false } }
  api.answers['GET /post/api/8'] = { json: [{ ...post, PageName: 'Golden Tea', PagePhone: '+959421000111' }] }
  await show('/post/view/8')
  expect(await heading('Post View')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Item actions' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: 'Sale today' })).toBeVisible()
  expect(screen.getByText('All of it must go')).toBeVisible()
  expect(await screen.findByText('Of the post')).toBeVisible()
  // As on its card.
  expect(screen.getByRole('link', { name: 'Call Golden Tea' })).toHaveAttribute('href', 'tel:+959421000111')
  expect(screen.getByRole('button', { name: 'Save: Sale today' })).toBeVisible()
})

it('a product: heading, picture, name, its category, description, price, comments for type Product [2.108] [2.109] [2.110] [2.111]', async () => {
  await show('/product/view/9')
  expect(await heading('Product View')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Green tea' })).toHaveAttribute('src', '/uploads/tea.webp')
  expect(await screen.findByRole('heading', { level: 2, name: 'Green tea' })).toBeVisible()
  expect(screen.getByText('Teas')).toBeVisible()
  expect(screen.getByText('From the hills')).toBeVisible()
  expect(screen.getByText('15,000 Ks')).toBeVisible()
  expect(await screen.findByText('Of the product')).toBeVisible()
})

test('a product that is sold says so, and nobody is called about it', async () => {
  api.answers['GET /page/api/3'] = { json: [{ ...page, PhoneOne: '09604823488' }] }
  await show('/product/view/9')
  expect(await screen.findByRole('heading', { name: 'Ask about this' })).toBeVisible()
  cleanup()
  api.answers['GET /product/api/9'] = { json: [{ ...product, Status: 2 }] }
  await show('/product/view/9')
  expect(await screen.findByText('Sold')).toBeVisible()
  expect(screen.getByText(/This has been sold/)).toBeVisible()
  expect(await screen.findByText('Of the product')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Ask about this' })).toBeNull()
  expect(document.querySelector('a[href^="tel:"]')).toBeNull()
})

test.each(['/category/view/7', '/category/7'])(
  '%s: View By Category, thumbnail, name, description, its pages [2.88] [2.89] [2.90] [2.92]',
  async (at) => {
    await show(at)
    expect(await heading('View By Category')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: 'Tea shops' })).toBeVisible()
    expect(screen.getByText('Where one sits down')).toBeVisible()
    expect(pictures()).toContain('/uploads/shops.webp')
    expect(await screen.findByRole('link', { name: 'Golden Tea' })).toHaveAttribute('href', '/page/view/3')
    expect(screen.getByRole('link', { name: 'Silver Spoon' })).toHaveAttribute('href', '/page/view/4')
  },
)

describe('a page', () => {
  it('heading, cover, thumbnail, country badge, name, address, description, editor note, comments [2.93] [2.94] [2.95] [2.96] [2.97] [2.98] [2.102]', async () => {
    await show('/page/view/3')
    expect(await heading('Page Information')).toBeVisible()
    const head = (await screen.findByRole('heading', { level: 2, name: 'Golden Tea' })).closest('header')!
    expect(pictures(head).slice(0, 2)).toEqual(['/uploads/face.webp', '/uploads/mm.webp'])
    expect(pictures()[0]).toBe('/uploads/cover.webp')
    expect(within(head).getByRole('img', { name: 'Myanmar' })).toHaveAttribute('src', '/uploads/mm.webp')
    expect(await within(head).findByText('12 Strand Road, Yangon')).toBeVisible()
    expect(await screen.findByText('Since 1950')).toBeVisible()
    expect(screen.getByText('Our favourite')).toBeVisible()
    expect(await screen.findByText('Of the page')).toBeVisible()
  })

  it('without a cover its first picture is above the head', async () => {
    api.answers['GET /page/api/3'] = {
      json: [{ ...page, CoverThumbnail: null, Pictures: ['first.webp', 'next.webp'] }],
    }
    await show('/page/view/3')
    await screen.findByRole('heading', { level: 2, name: 'Golden Tea' })
    await waitFor(() => expect(pictures()[0]).toBe('/uploads/first.webp'))
    // To be swiped, and the thumbnail last, which is nowhere else whole.
    const swiped = await screen.findAllByRole('link', { name: /^Picture \d of 3, Golden Tea$/ })
    expect(swiped.map((link) => link.getAttribute('href'))).toEqual(
      ['first', 'next', 'face'].map((name) => `/uploads/${name}.webp`),
    )
  })

  it('contact rows [2.99] [1.07]', async () => {
    await show('/page/view/3')
    const rows = within(await screen.findByRole('region', { name: 'Contact' }))
    const call = await rows.findByRole('link', { name: /^Call/ })
    expect(call).toHaveAttribute('href', 'tel:+959771234567')
    expect(call).toHaveTextContent('09 771 234 567')
    const email = rows.getByRole('link', { name: /tea@golden\.example/ })
    expect(email).toHaveAttribute('href', 'mailto:tea@golden.example')
  })

  it('the row of acts holds Call and the messenger that works best, and neither when there is nobody to call', async () => {
    api.answers['GET /page/api/3'] = { json: [{ ...page, PhoneOneApps: 'both' }] }
    await show('/page/view/3')
    const links = within(await screen.findByRole('group', { name: 'Call or write' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')]).slice(0, 2)).toEqual([
      ['Call', 'tel:+959771234567'],
      ['Viber', 'viber://chat?number=%2B959771234567'],
    ])
    // The bar comes when the row is out of view.
    expect(screen.queryByRole('region', { name: 'Call or write' })).toBeNull()
    cleanup()
    api.answers['GET /page/api/3'] = { json: [{ ...page, PhoneOne: '-' }] }
    await show('/page/view/3')
    expect(await screen.findByRole('region', { name: 'Contact' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^(Call|Viber)/ })).toBeNull()
  })

  it('contact stands before the map; a web app at the address of the website is shown once', async () => {
    api.answers['GET /page/api/3'] = { json: [{ ...page, WebsiteURL: 'https://www.golden.example/app/' }] }
    await show('/page/view/3')
    const contact = await screen.findByRole('region', { name: 'Contact' })
    const location = screen.getByRole('region', { name: 'Location' })
    expect(contact.compareDocumentPosition(location) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(within(contact).getAllByRole('link', { name: /^Website/ })).toHaveLength(1)
  })

  it('three ratings until all are asked for, then the fourth has the focus; products as a shelf, all of them as prices', async () => {
    const ratings = [1, 2, 3, 4, 5].map((Id) => ({ ...common, Id, Stars: Id < 3 ? 5 : 4, ProfileName: `Guest ${Id}` }))
    // The newest, the eighth, is sold.
    const products = [8, 1, 2, 3, 4, 5, 6, 7].map((Id) => {
      return { ...product, Id, ProductId: Id, Name: `Tea ${Id}`, Status: Id === 8 ? 2 : 1 }
    })
    api.answers['GET /page/api/3'] = { json: [{ ...page, RatingAverage: 4, RatingCount: 5 }] }
    api.answers['GET /pageRating/api/byPageId/3?page=1&perPage=20'] = { json: ratings }
    api.answers['GET /product/api/byPageId/3?page=1&perPage=20&view=card'] = { json: products }
    const { user } = await show('/page/view/3')
    expect(await screen.findByText('Guest 3')).toBeVisible()
    expect(screen.queryByText('Guest 4')).toBeNull()
    const bars = screen
      .getAllByRole('img', { name: /of 5( stars)?: \d$/ })
      .map((bar) => bar.getAttribute('aria-label')!.at(-1))
    expect(bars).toEqual(['2', '3', '0', '0', '0'])
    await user.click(screen.getByRole('button', { name: 'All 5' }))
    expect(screen.getByText('Guest 4').closest('li')).toHaveFocus()
    expect(screen.getByText('Guest 5')).toBeVisible()
    const prices = within(screen.getByRole('region', { name: 'Products' }))
    expect(prices.getByRole('link', { name: 'Tea 1' })).toHaveAttribute('href', '/product/view/1')
    expect(prices.getAllByText('15,000 Ks')).toHaveLength(8)
    const last = () => prices.getAllByRole('link').at(-1)
    expect(last()).toHaveAttribute('href', '/product/view/8')
    await user.click(prices.getByRole('button', { name: 'All 8' }))
    expect(prices.getByRole('link', { name: 'Tea 1 15,000 Ks' })).toHaveFocus()
    expect(prices.getAllByRole('link')).toHaveLength(8)
    expect(last()).toHaveAttribute('href', '/product/view/8')
    // The word stands once, where it says what it reports.
    const reports = screen.getAllByRole('link', { name: /^Report/ })
    expect(reports.filter(({ textContent }) => textContent === 'Report')).toHaveLength(1)
    expect(reports.map((link) => link.getAttribute('aria-label'))).toContain('Report: Guest 1')
  })

  it('of more ratings than have come the server says how many there are of each', async () => {
    const ratings = Array.from({ length: 20 }, (_, at) => ({ ...common, Id: at + 1, Stars: 5, ProfileName: 'Guest' }))
    api.answers['GET /page/api/3'] = { json: [{ ...page, RatingAverage: 4.5, RatingCount: 40 }] }
    api.answers['GET /pageRating/api/byPageId/3?page=1&perPage=20'] = { json: ratings }
    api.answers['GET /pageRating/api/stars/3'] = {
      json: [
        { Stars: 5, Count: 30 },
        { Stars: 3, Count: 10 },
      ],
    }
    await show('/page/view/3')
    expect(await screen.findByRole('img', { name: '5 of 5 stars: 30' })).toBeVisible()
    const bars = screen.getAllByRole('img', { name: /of 5( stars)?: \d+$/ })
    expect(bars.map(({ textContent }) => textContent)).toEqual(['530', '40', '310', '20', '10'])
    expect(bars.map((bar) => bar.querySelector('i')!.style.getPropertyValue('--part'))).toEqual([
      '75%',
      '0%',
      '25%',
      '0%',
      '0%',
    ])
  })

  it('products come before the contact, on the first screen', async () => {
    api.answers['GET /product/api/byPageId/3?page=1&perPage=20&view=card'] = { json: [product] }
    await show('/page/view/3')
    const shelf = await screen.findByRole('region', { name: 'Products' })
    const contact = await screen.findByRole('region', { name: 'Contact' })
    expect(shelf.compareDocumentPosition(contact) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^All/ })).toBeNull()
  })

  it('a wrong number is reported in two taps, with its words written; a refusal says why', async () => {
    api.answers['POST /report/api'] = { json: { status: 'success', message: 'Reported', Id: 1, data: null } }
    const { user } = await show('/page/view/3')
    const tell = async (what: string) => {
      await user.click(await screen.findByRole('link', { name: 'Wrong number, moved or closed?' }))
      await user.click(await screen.findByRole('button', { name: what }))
    }
    await tell('Wrong number')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Thank you for your report.')
    expect(api.parts('POST /report/api')).toMatchObject({
      type: 'Page',
      contentId: '3',
      description: 'The phone number of this business is wrong.',
    })
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button'))
    api.answers['POST /report/api'] = { status: 429, json: { status: 'error', message: 'Too many reports.' } }
    await tell('It has closed')
    expect(await screen.findByText('Too many reports.')).toBeVisible()
  })

  it('its QR code is a sheet with its name and the address of the page', async () => {
    await show('/page/qr?id=3')
    expect(await heading('QR code')).toBeVisible()
    expect(await screen.findByRole('img', { name: 'QR code of Golden Tea' })).toBeVisible()
    expect(screen.getByText(/\/page\/view\/3$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  })

  it('a QR code of no page in particular is nobody’s', async () => {
    api.answers['GET /page/api/'] = { json: [page] }
    await show('/page/qr')
    expect(await screen.findByText('No data found')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })

  it('a Location section with a map, and Open in Google Maps [2.100] [2.101]', async () => {
    await show('/page/view/3')
    const location = within(await screen.findByRole('region', { name: 'Location' }))
    expect(location.getByRole('region', { name: /Golden Tea/ })).toBeVisible()
    const maps = location.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')
    expect(new URL(maps!).searchParams.get('query')).toBe('16.78,96.16')
  })

  it.each([
    ['without a latitude', { Latitude: null }],
    ['without a longitude', { Longitude: null }],
    ['at 0/0', { Latitude: 0, Longitude: 0 }],
  ])('%s there is no Location and no map button [2.103]', async (_, place) => {
    api.answers['GET /page/api/3'] = { json: [{ ...page, ...place }] }
    await show('/page/view/3')
    expect(await screen.findByText('Since 1950')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Location' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Open in Google Maps' })).toBeNull()
  })

  it('links for Android, Apple and web; null, the text null and - are no links [2.104]', async () => {
    const names = ['Android', 'Apple', 'Website']
    const links = () => {
      const contact = within(screen.getByRole('region', { name: 'Contact' }))
      return names.map((name) => contact.queryByRole('link', { name })?.getAttribute('href') ?? null)
    }
    await show('/page/view/3')
    await screen.findByRole('region', { name: 'Contact' })
    expect(links()).toEqual([
      'https://play.example/golden',
      'https://apps.example/golden',
      'https://golden.example/app',
    ])
    cleanup()
    api.answers['GET /page/api/3'] = { json: [{ ...page, AndroidURL: null, AppleURL: 'null', WebURL: '-' }] }
    await show('/page/view/3')
    await screen.findByRole('region', { name: 'Contact' })
    expect(links()).toEqual([null, null, null])
  })
})
