import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Category, Page, Post, Product } from '#resources'
import type { FoundProduct, PostOnCard, ProductOnCard } from '#resources/cards.ts'
import { loadParts } from '#src/navigation/lazy.tsx'
import { paths } from '#src/paths.ts'
import { createApi, renderInApp } from '#tests/renderInApp.tsx'
import { BusinessPane } from '../beside/BusinessPane.tsx'
import { BusinessCard } from './BusinessCard.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import { FoundProductCard } from './FoundProductCard.tsx'
import { PageLine } from '../detail/PageLine.tsx'
import { PostCard } from './PostCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductLine } from './ProductLine.tsx'

/** The contents of cards in lists (spec 2.86, 2.107, 2.122 to 2.127). */

// What one can do about a post comes after its card.
beforeAll(loadParts)
afterEach(cleanup)
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))

it('a category: image, Name and BurmeseName, in either language [2.86]', () => {
  const category = { Id: 7, Name: 'Tea shops', BurmeseName: 'လက်ဖက်ရည်ဆိုင်', Thumbnail: 'shops.webp' } as Category
  renderInApp(<CategoryCard category={category} />)
  expect(pictures()).toEqual(['/uploads/shops.webp'])
  expect(screen.getByRole('link', { name: 'Tea shops' })).toHaveAttribute('href', '/category/view/7')
  expect(screen.getByText('လက်ဖက်ရည်ဆိုင်')).toBeVisible()
  cleanup()
  renderInApp(<CategoryCard category={category} />, { language: 'my' })
  expect(screen.getByRole('link', { name: 'လက်ဖက်ရည်ဆိုင်' })).toBeVisible()
  expect(screen.getByText('Tea shops')).toBeVisible()
})

it('a category without a picture, or whose picture does not come, shows its first letter and never “No Image”', () => {
  for (const Thumbnail of [null, '-', 'gone.webp']) {
    renderInApp(<CategoryCard category={{ Id: 7, Name: 'Tea shops', BurmeseName: null, Thumbnail } as Category} />)
    const [picture] = document.querySelectorAll('img')
    if (picture) fireEvent.error(picture)
    expect(screen.getByText('T')).toBeVisible()
    expect(screen.queryByText('No Image')).toBeNull()
    cleanup()
  }
})

it('a product on the market: thumbnail, name and page name [2.107]', () => {
  const product = { Id: 9, Name: 'Green tea', PageName: 'Golden Tea', Thumbnail: 'tea.webp', Price: 500, Status: 1 }
  renderInApp(<ProductCard product={product as Product} />)
  expect(pictures()).toEqual(['/uploads/tea.webp'])
  expect(screen.getByRole('link', { name: 'Green tea' })).toHaveAttribute('href', '/product/view/9')
  expect(screen.getByText('Golden Tea')).toBeVisible()
})

const page = {
  Id: 3,
  Name: 'Golden Tea',
  Thumbnail: 'face.webp',
  CountryName: 'Myanmar',
  CountryThumbnail: 'mm.webp',
  TownName: 'Yangon',
  RatingAverage: 4.25,
  RatingCount: 12,
  FollowerCount: 34,
} as Page

it('a search result: flag, thumbnail, name, town and country, rating to one decimal with reviews, followers [2.122] [2.125] [2.126] [2.127] [9.29]', () => {
  renderInApp(<BusinessCard page={page} />)
  expect(pictures().sort()).toEqual(['/uploads/face.webp', '/uploads/mm.webp'])
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Yangon, Myanmar')).toBeVisible()
  expect(card.getByText('4.3')).toBeVisible()
  expect(card.getByRole('img', { name: '12 reviews' })).toHaveTextContent('(12)')
  expect(card.getByText('34 followers')).toBeVisible()
  cleanup()
  const inBurmese = { ...page, TownBurmeseName: 'ရန်ကုန်', CountryBurmeseName: 'မြန်မာ' }
  renderInApp(<BusinessCard page={inBurmese} />, { language: 'my' })
  expect(screen.getByText('ရန်ကုန်၊ မြန်မာ')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={{ ...page, RatingAverage: 4 }} />)
  expect(screen.getByText('4.0')).toBeVisible()
})

it('a business that nobody has rated is new, in either language [2.126]', () => {
  renderInApp(<BusinessCard page={{ ...page, RatingAverage: 0, RatingCount: 0 }} />)
  expect(screen.getByText('New')).toBeVisible()
  expect(screen.queryByText('0.0')).toBeNull()
  cleanup()
  renderInApp(<BusinessCard page={{ ...page, RatingAverage: 0, RatingCount: 0 }} />, { language: 'my' })
  expect(screen.getByText('အသစ်')).toBeVisible()
})

it('a business is called from its row, by a button of its own, unless it has no number or is closed for good', () => {
  renderInApp(<BusinessCard page={{ ...page, PhoneOneE164: '+959421000111' }} />)
  expect(screen.getByRole('link', { name: 'Call Golden Tea' })).toHaveAttribute('href', 'tel:+959421000111')
  expect(screen.getByRole('link', { name: 'Golden Tea' })).toHaveAttribute('href', '/page/view/3')
  for (const other of [{}, { PhoneOneE164: '+959421000111', Closure: 'forGood' as const }]) {
    cleanup()
    renderInApp(<BusinessCard page={{ ...page, ...other }} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  }
})

it('until when it is open, or when it opens; what it is stands beside how good it is, where it is not pushed aside', async () => {
  const hours = { Hours: { thu: [['05:00', '22:00']], fri: [['09:30', '17:00']] }, Categories: 'Tea Shops' }
  renderInApp(<BusinessCard page={{ ...page, ...hours } as unknown as Page} />)
  // The code of its words comes with the first row that has hours.
  await waitFor(() => expect(document.querySelector('[data-open]')).not.toBeNull())
  cleanup()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const at = (time: string, language: 'en' | 'my' = 'en') => {
    vi.setSystemTime(`2026-11-26T${time}:00+06:30`)
    renderInApp(<BusinessCard page={{ ...page, ...hours } as unknown as Page} />, { language })
    const line = document.querySelector('[data-open]')?.parentElement?.textContent
    expect(screen.getByText('Tea Shops').parentElement).toHaveTextContent(/\(.*\)Tea Shops$/)
    cleanup()
    return line
  }
  try {
    expect(at('21:59')).toBe('Open · closes in 1 min34 followers')
    expect(at('04:00')).toBe('Closed · opens in 60 min34 followers')
    expect(at('22:00')).toBe('Closed · opens at 9:30AM34 followers')
    expect(at('20:30', 'my')).toBe('ဖွင့်သည် · ည\u00A0၁၀:၀၀ အထိ၃၄ ဦး စောင့်ကြည့်သည်')
    vi.setSystemTime('2026-11-27T18:00:00+06:30')
    renderInApp(<BusinessCard page={{ ...page, ...hours } as unknown as Page} />)
    const state = () => screen.getByText(/Closed|Open/).parentElement
    expect(state()).toHaveTextContent('Closed · opens Thursday')
    // While the screen stays open.
    vi.setSystemTime('2026-12-03T21:29:00+06:30')
    act(() => vi.advanceTimersByTime(60_000))
    expect(state()).toHaveTextContent('Open · closes in 30 min')
  } finally {
    vi.useRealTimers()
  }
})

it('what opens beside a list is called by its name, and nothing else before; what is sold is not among its first products', async () => {
  let answer = (_: Response) => {}
  const named = (Id: number, Status: number) => ({ Id, Name: `Tea ${Id}`, Status, PageId: 3 })
  const api = createApi({
    'GET /page/api/3': () => new Promise<Response>((resolve) => (answer = resolve)),
    'GET /product/api/byPageId/3?page=1&perPage=20&view=card': {
      json: [named(6, 2), named(5, 2), named(4, 1), named(3, 1), named(2, 1), named(1, 1)],
    },
  })
  renderInApp(<BusinessPane id={3} close={() => {}} />, { api })
  expect(await screen.findByRole('region', { name: 'Loading...' })).toBeVisible()
  answer(Response.json([page]))
  const pane = within(await screen.findByRole('region', { name: 'Golden Tea' }))
  const names = (await pane.findAllByText(/^Tea \d/)).map(({ textContent }) => textContent)
  expect(names).toEqual(['Tea 4', 'Tea 3', 'Tea 2', 'Tea 1'])
})

it('in Burmese, town and country have their Burmese names; where there is none, the English one', () => {
  const names = { TownBurmeseName: 'ရန်ကုန်', CountryBurmeseName: 'မြန်မာ', CategoryIds: '' }
  renderInApp(<BusinessCard page={{ ...page, ...names }} />, { language: 'my' })
  expect(screen.getByText('ရန်ကုန်၊ မြန်မာ')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={page} />, { language: 'my' })
  expect(screen.getByText('Yangon၊ Myanmar')).toBeVisible()
})

it("a search result without a picture or a name: 'No Image', 'No Name' [2.123] [2.124]", () => {
  renderInApp(<BusinessCard page={page} />)
  expect(screen.queryByText('No Image')).toBeNull()
  expect(screen.queryByText('No Name')).toBeNull()
  cleanup()
  renderInApp(<BusinessCard page={{ ...page, Name: null, Thumbnail: null }} />)
  expect(screen.getByText('No Image')).toBeVisible()
  expect(screen.getByRole('link', { name: 'No Name' })).toBeVisible()
})

it('without a thumbnail a card shows the first picture of the record', () => {
  const record = { Thumbnail: null, Pictures: ['stall.webp', 'inside.webp'] }
  const shown = [
    <BusinessCard key="page" page={{ ...page, ...record, CountryThumbnail: null }} />,
    <ProductCard key="product" product={{ Id: 9, Name: 'Green tea', ...record } as unknown as ProductOnCard} />,
    <PostCard key="post" post={{ Id: 9, Title: 'New tea', PageThumbnail: null, ...record } as unknown as PostOnCard} />,
  ]
  for (const card of shown) {
    renderInApp(card)
    expect(pictures()).toEqual(['/uploads/stall.webp'])
    expect(screen.queryByText('No Image')).toBeNull()
    cleanup()
  }
})

it('a tap leads to its own address, or on a search result to /listing-detail/{Id} [2.128]', async () => {
  const { user, address } = renderInApp(<BusinessCard page={page} />)
  await user.click(screen.getByRole('link', { name: 'Golden Tea' }))
  expect(address()).toBe('/page/view/3')
  cleanup()
  const found = renderInApp(<BusinessCard page={page} to={paths.listingDetail(3)} />)
  await found.user.click(screen.getByRole('link', { name: 'Golden Tea' }))
  expect(found.address()).toBe('/listing-detail/3')
})

it('how far it is, where the person’s place is known and its own', () => {
  const at = (Latitude: number, Longitude: number) => ({ ...page, Latitude, Longitude })
  renderInApp(<BusinessCard page={at(16.8, 96.15)} from="16.84,96.15" />)
  expect(screen.getByText('4.4 km')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={at(16.8, 96.15)} from="16.92,96.15" />)
  expect(screen.getByText('13 km')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={at(16.8076, 96.15)} from="16.80,96.15" />, { language: 'my' })
  expect(screen.getByText('၈၅၀ မီတာ')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={at(0, 0)} from="16.84,96.15" />)
  expect(screen.queryByText(/\d km/)).toBeNull()
})

it('a product that is found: picture, name, price, and the facts of the business that sells it [2.122] [2.125] [2.126] [2.127]', () => {
  const product = {
    Id: 9,
    Name: 'Green tea',
    Thumbnail: 'tea.webp',
    PriceKind: 'fixed',
    Price: 500,
    Status: 2,
    PageName: 'Golden Tea',
    PageStatus: 9,
    PageClosure: 'forAWhile',
    PageLatitude: 16.8,
    PageLongitude: 96.15,
    PageRatingAverage: 4.25,
    PageRatingCount: 12,
    PageFollowerCount: 34,
    CountryName: 'Myanmar',
    CountryThumbnail: 'mm.webp',
    TownName: 'Yangon',
  } as FoundProduct
  renderInApp(<FoundProductCard product={product} to={paths.listingDetail(9, 'product')} from="16.84,96.15" />)
  expect(pictures().sort()).toEqual(['/uploads/mm.webp', '/uploads/tea.webp'])
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('link', { name: 'Green tea' })).toHaveAttribute('href', '/listing-detail/9?source=product')
  for (const text of ['Sold', 'Golden Tea', 'Yangon, Myanmar', '4.3', '(12)', 'Closed for a while', '4.4 km'])
    expect(card.getByText(text)).toBeVisible()
  expect(card.getByText(/34 followers/)).toBeVisible()
  expect(card.getByText(/500/)).toBeVisible()
  expect(card.getByTitle('Verified')).toBeInTheDocument()
  cleanup()
  const bare = { ...product, Name: null, Thumbnail: null, PageClosure: 'none', PageStatus: 1 } as FoundProduct
  renderInApp(<FoundProductCard product={bare} to="/" />)
  expect(screen.getByText('No Image')).toBeVisible()
  expect(screen.getByRole('link', { name: 'No Name' })).toBeVisible()
  expect([screen.queryByText(/Closed/), screen.queryByTitle('Verified')]).toEqual([null, null])
})

const post = {
  Id: 5,
  Title: 'New tea',
  Description: 'From Pindaya.',
  Thumbnail: 'tea.webp',
  CreatedAt: '2026-11-23T03:00:00Z',
  PageId: 3,
  PageName: 'Golden Tea',
  PagePhone: '+959421000111',
} as PostOnCard

it('a post says who speaks before what, and then what one can do: write, call, share, save', async () => {
  const { user } = renderInApp(<PostCard post={post} />)
  const named = (role: string) =>
    screen.getAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(named('link')).toEqual([
    'GGolden Tea23-November-2026 9:30AM',
    'New tea',
    'Comment: New tea',
    'Call Golden Tea',
  ])
  expect(screen.getByRole('link', { name: /^Golden Tea/ })).toHaveAttribute('href', '/page/view/3')
  expect(screen.getByRole('link', { name: 'Call Golden Tea' })).toHaveAttribute('href', 'tel:+959421000111')
  expect(named('button')).toEqual(['Share: New tea', 'Save: New tea'])
  await user.click(screen.getByRole('button', { name: 'Save: New tea' }))
  expect(screen.getByRole('button', { name: 'Saved: New tea' })).toHaveAttribute('aria-pressed', 'true')
  localStorage.clear()
})

it('a post says how many comments it has; where there are none, no number', () => {
  const act = (name: string) => screen.getByRole('link', { name })
  renderInApp(<PostCard post={{ ...post, CommentCount: 3 }} />)
  expect(act('Comment: New tea, 3 comments')).toHaveTextContent('3Comment')
  cleanup()
  renderInApp(<PostCard post={{ ...post, CommentCount: 1 }} />)
  expect(act('Comment: New tea, 1 comment')).toHaveTextContent('1Comment')
  cleanup()
  renderInApp(<PostCard post={{ ...post, CommentCount: 12 }} />, { language: 'my' })
  expect(act('မှတ်ချက်ပေးမည်: New tea, မှတ်ချက် ၁၂ ခု')).toHaveTextContent('၁၂မှတ်ချက်ပေးမည်')
  cleanup()
  renderInApp(<PostCard post={{ ...post, CommentCount: 0 }} />)
  expect(act('Comment: New tea').textContent).toBe('Comment')
})

it('a post without a picture says its title once, and offers no call where there is no number', () => {
  renderInApp(<PostCard post={{ ...post, Thumbnail: null, PagePhone: null }} />)
  expect(screen.getAllByText('New tea')).toHaveLength(1)
  expect(screen.queryByText('No Image')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
})

it('an offer says when it begins; once it has ended it leaves feeds, and says so to its people and who keeps it', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  renderInApp(<PostCard post={{ ...post, StartsAt: inDays(20), EndsAt: null }} stays />)
  expect(screen.getByText(/^Begins /)).toBeVisible()
  cleanup()
  const ended = { ...post, StartsAt: null, EndsAt: inDays(-1) }
  renderInApp(<PostCard post={ended} stays />)
  expect(screen.getByText('Ended')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New tea' })).toBeVisible()
  cleanup()
  renderInApp(<PostCard post={ended} />)
  expect(screen.queryByText('New tea')).toBeNull()
})

it('a closed business is marked on the cards of its posts and products, and where they name it', () => {
  const closed = { PageId: 3, PageName: 'Golden Tea', PageClosure: 'forGood' }
  const marked = [
    () => <ProductCard product={{ Id: 9, Name: 'Green tea', ...closed } as Product} />,
    () => <PostCard post={{ Id: 5, Title: 'New tea', CreatedAt: '2026-11-23T03:00:00Z', ...closed } as Post} />,
    () => <ProductLine product={{ Id: 9, Name: 'Green tea', ...closed } as Product} withPage />,
    () => <PageLine record={{ ...closed, PageClosure: 'forGood' }} />,
  ]
  for (const one of marked) {
    renderInApp(one())
    expect(screen.getByText('Closed for good')).toBeVisible()
    cleanup()
  }
})
