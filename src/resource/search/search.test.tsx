import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { messages } from '#src/messages/both.ts'
import { askHere, forgetHere, useHere, type Here } from '#src/providers/device/here.ts'
import { clearSessionStorage, readStored, rememberSearch, writeStored } from '#src/providers/device/storage.ts'
import { loadParts } from '#src/navigation/lazy.tsx'
import { screen as searchScreen } from '#src/screens/search/SearchScreen.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'
import { SearchBox } from './SearchBox.tsx'
import { SearchField } from './SearchField.tsx'

const suggestion = (Source: string, Id: number, Name: string, BurmeseName: string | null = null) => ({
  Source,
  Id,
  Name,
  BurmeseName,
  Thumbnail: null,
})
const town = (Id: number, Name: string, BurmeseName: string, RegionId: number, RegionName: string) => ({
  Id,
  Name,
  BurmeseName,
  RegionId,
  RegionName,
  RegionBurmeseName: RegionId === 1 ? 'ရန်ကုန်တိုင်းဒေသကြီး' : 'မန္တလေးတိုင်းဒေသကြီး',
})
const nothing = { json: [] }
const tea = { Id: 7, Name: 'Golden Tea', Status: 1, RatingCount: 0, RatingAverage: 0, FollowerCount: 0 }
const found = { json: [tea, { ...tea, Id: 8 }, { ...tea, Id: 9 }] }
/** The first page of the businesses that a text finds. */
const pagesOf = (text: string, filters = '') => `GET /page/api/bySearch/${text}?page=1&perPage=20${filters}&view=card`

let api: Api
beforeAll(() => loadParts())
beforeEach(() => {
  stubViewport()
  api = createApi({
    'GET /search/api/suggest/r?source=page': { json: [suggestion('page', 7, 'Rose'), suggestion('page', 8, 'Ruby')] },
    'GET /search/api/suggest/ရ': {
      json: [suggestion('town', 3, 'Yangon', 'ရန်ကုန်'), suggestion('page', 4, 'Shop', 'ရန်ကုန် ဆိုင်')],
    },
    'GET /town/api': {
      json: [
        town(1, 'Latha', 'လသာ', 1, 'Yangon'),
        town(2, 'Ahlone', 'အလုံ', 1, 'Yangon'),
        town(3, 'Amarapura', 'အမရပူရ', 2, 'Mandalay'),
      ],
    },
    [pagesOf('tea')]: found,
  })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  forgetHere()
})

const showBox = (language: 'en' | 'my' = 'en') => renderInApp(<SearchBox source="page" />, { api, language })
const box = () => screen.getByRole('combobox', { name: /Type here|ရှာပါ/ })

describe('suggestions', () => {
  test('appear from the first letter; arrows select one, Enter opens it', async () => {
    const { user, address } = showBox()
    await user.type(box(), 'r')
    const rose = await screen.findByRole('option', { name: /^R?Rose$/ })
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('2 suggestions')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(rose).toHaveAttribute('aria-selected', 'true')
    expect(box()).toHaveAttribute('aria-activedescendant', rose.id)
    await user.keyboard('{Enter}')
    expect(address()).toBe('/page/view/7')
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('an arrow key pressed before they have come is the first of them, also in the list of a longer text', async () => {
    api.answers['GET /search/api/suggest/ru?source=page'] = { json: [suggestion('page', 8, 'Ruby')] }
    const { user, address } = showBox()
    await user.type(box(), 'r{ArrowDown}')
    expect(await screen.findByRole('option', { name: /Rose/, selected: true })).toBeInTheDocument()
    await user.keyboard('u')
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.queryByRole('option', { name: /Rose/ })).toBeNull())
    expect(screen.getByRole('option', { name: /Ruby/, selected: true })).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(address()).toBe('/page/view/8')
  })

  test('do not get in the way: Enter searches the typed text, Escape closes them and keeps the text', async () => {
    const { user, address } = showBox()
    await user.type(box(), 'r')
    await screen.findByRole('option', { name: /Rose/ })
    await user.keyboard('{ArrowDown}{ArrowUp}{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(box()).toHaveValue('r')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/page/search/r')
  })

  test('where there are none, Escape is the browser’s, which empties the box', async () => {
    const { user } = renderInApp(<SearchField label="Type here" search={() => {}} />, { api })
    await user.type(box(), 'x')
    await waitFor(() => expect(api.sent('GET /search/api/suggest/x')).toHaveLength(1))
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true)
  })

  test('a blank text sends no request and does not navigate', async () => {
    const { user, address } = showBox()
    await user.type(box(), '   {Enter}')
    expect(address()).toBe('/')
    expect(api.calls).toEqual([])
  })

  test('are of the resource that the box searches', async () => {
    api.answers['GET /search/api/suggest/s?source=product'] = { json: [suggestion('product', 5, 'Scarf')] }
    const { user, address } = renderInApp(<SearchBox source="product" />, { api })
    await user.type(box(), 's')
    await user.click(await screen.findByRole('option', { name: /Scarf/ }))
    expect(address()).toBe('/product/view/5')
    expect(api.calls).toHaveLength(1)
  })

  test('a town leads to its search results, in its own language', async () => {
    const { user, address } = showSearch('/search', 'my')
    await user.type(box2('my'), 'ရ')
    // In the common search each suggestion names its kind, in the word of who looks for it.
    expect(await screen.findByRole('option', { name: /^ရန်ကုန် ဆိုင်.*လုပ်ငန်း$/ })).toBeVisible()
    await user.click(await screen.findByRole('option', { name: /^ရန်ကုန်.*မြို့/ }))
    expect(decodeURIComponent(address())).toBe('/search?q=ရန်ကုန်&townId=3')
  })

  test('are left out if the server fails', async () => {
    const { user, address } = showBox()
    await user.type(box(), 'x')
    await waitFor(() => expect(api.sent('GET /search/api/suggest/x?source=page')).toHaveLength(1))
    // But for what a visitor can do without signing in.
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Search “x” without signing in'])
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('{Enter}')
    expect(address()).toBe('/page/search/x')
  })
})

describe('recent searches', () => {
  test('are shown while the box is empty, and repeated by key or tap', async () => {
    rememberSearch('tea')
    rememberSearch('rice')
    const { user, address } = showBox()
    await user.click(box())
    const rows = await screen.findAllByRole('row', { selected: false })
    expect(rows.map((row) => row.textContent)).toEqual(['rice', 'tea'])
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(address()).toBe('/page/search/tea')
    expect(readStored('RecentSearches')).toEqual(['tea', 'rice'])
  })

  test('can be deleted, one or all, and are deleted with the session', async () => {
    for (const text of ['tea', 'rice', 'fish']) rememberSearch(text)
    const { user } = showBox()
    await user.click(box())
    await user.click(await screen.findByRole('button', { name: 'Forget "rice"' }))
    const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows().slice(1)).toEqual(['fish', 'tea'])
    await user.keyboard('{ArrowDown}{Delete}')
    expect(rows().slice(1)).toEqual(['tea'])
    await user.click(screen.getByRole('button', { name: 'Forget all' }))
    expect(screen.queryByRole('grid')).toBeNull()
    rememberSearch('tea')
    clearSessionStorage()
    expect(readStored('RecentSearches')).toBeNull()
  })
})

const showSearch = (at: string, language: 'en' | 'my' = 'en') =>
  renderInApp(
    <Routes>
      <Route path="/search" element={<searchScreen.Screen />} />
    </Routes>,
    { api, at, language },
  )

type User = ReturnType<typeof showSearch>['user']
/** Opens the control of the place, and the list of townships from there. */
async function openTowns(user: User, control: string | RegExp, choose: RegExp = /^Choose township/) {
  await user.click(await screen.findByRole('button', { name: control }))
  const places = within(await screen.findByRole('dialog'))
  await user.click(places.getByRole('button', { name: choose }))
  return screen.findByRole('dialog', { name: /Township|မြို့နယ်/ })
}

describe('filters', () => {
  test('are in the address and sent to the server with the text', async () => {
    api.answers[pagesOf('tea', '&openNow=1')] = nothing
    const { user, address } = showSearch('/search?q=tea')
    await screen.findAllByRole('link', { name: 'Golden Tea' })
    await user.click(screen.getByRole('button', { name: 'Open now' }))
    expect(address()).toBe('/search?q=tea&openNow=1')
    await screen.findByText('No results found.')
    await user.click(await screen.findByRole('button', { name: 'Without "Open now" (3)' }))
    expect(address()).toBe('/search?q=tea')
    await screen.findAllByRole('link', { name: 'Golden Tea' })
  })

  test('a township is chosen within its region, which is preselected at the next visit', async () => {
    for (const id of [1, 2]) api.answers[pagesOf('tea', `&townId=${id}`)] = found
    const { user, address } = showSearch('/search?q=tea')
    const sheet = await openTowns(user, 'Near me')
    await within(sheet).findByRole('option', { name: /Amarapura/ })
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Region' }), 'Yangon')
    const towns = within(within(sheet).getByRole('listbox', { name: 'Results' }))
    expect(towns.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['AAhloneအလုံ', 'LLathaလသာ'])
    expect(within(sheet).queryByRole('option', { name: /Amarapura/ })).toBeNull()
    await user.click(within(sheet).getByRole('option', { name: /Ahlone/ }))
    expect(address()).toBe('/search?q=tea&townId=2')
    expect(readStored('ChosenTown')).toEqual({ region: 1, town: 2 })
    // A tap on what is set opens the choice again.
    const again = await openTowns(user, 'Township: Ahlone')
    await user.click(within(again).getByRole('option', { name: /Latha/ }))
    expect(address()).toBe('/search?q=tea&townId=1')
    await user.click(await screen.findByRole('button', { name: 'Township: Latha' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Everywhere' }))
    expect(address()).toBe('/search?q=tea')
  })

  test('the last township is offered for one tap, with its region open', async () => {
    writeStored('ChosenTown', { region: 1, town: 2 })
    api.answers[pagesOf('tea', '&townId=2')] = found
    const { user, address } = showSearch('/search?q=tea', 'my')
    const { places, search } = messages.my
    await user.click(screen.getByRole('button', { name: search.nearMe }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'အလုံ' }))
    expect(address()).toBe('/search?q=tea&townId=2')
    await openTowns(user, /အလုံ/, new RegExp(places.choose))
    const choice = await screen.findByRole('combobox', { name: 'တိုင်း/ပြည်နယ်' })
    expect(choice).toHaveDisplayValue('ရန်ကုန်တိုင်းဒေသကြီး')
  })

  test('a whole region can be chosen, and is in the address by name', async () => {
    api.answers[pagesOf('tea', '&region=Mandalay')] = found
    const { user, address } = showSearch('/search?q=tea', 'my')
    await openTowns(user, messages.my.search.nearMe, new RegExp(messages.my.places.choose))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'တိုင်း/ပြည်နယ်' }), '2')
    await user.click(screen.getByRole('button', { name: 'မန္တလေးတိုင်းဒေသကြီး တစ်ခုလုံး' }))
    expect(address()).toBe('/search?q=tea&region=Mandalay')
    await screen.findByRole('button', { name: /မန္တလေးတိုင်းဒေသကြီး/ })
  })

  test('the device’s position is requested only on a tap; if refused, a sentence says what to do', async () => {
    const ask = vi.fn<(found: PositionCallback, failed: PositionErrorCallback) => void>((_found, failed) =>
      failed({} as GeolocationPositionError),
    )
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: ask } }))
    const { user, address } = showSearch('/search?q=tea')
    await screen.findAllByRole('link', { name: 'Golden Tea' })
    expect(ask).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Near me' }))
    expect(ask).not.toHaveBeenCalled()
    const places = within(await screen.findByRole('dialog'))
    await user.click(places.getByRole('button', { name: 'Use my location' }))
    expect(await places.findByText(/choose a township/)).toBeVisible()
    expect(address()).toBe('/search?q=tea')
    ask.mockImplementation((heard) =>
      heard({ coords: { latitude: 16.77712, longitude: 96.15888 } } as GeolocationPosition),
    )
    api.answers[pagesOf('tea', '&within=10&order=nearest')] = nothing
    await user.click(places.getByRole('button', { name: 'Use my location' }))
    await screen.findByRole('button', { name: 'Within 10 km' })
    // The place itself is in no address.
    expect(address()).toBe('/search?q=tea&near=1')
    await waitFor(() =>
      expect(api.sent(pagesOf('tea', '&within=10&order=nearest'))[0]?.headers.get('X-Near')).toBe('16.777,96.159'),
    )
  })

  test('what only sounds like the text is last, below a heading; where nothing is called so, that is said', async () => {
    const sounding = { ...tea, Id: 10, Name: 'Tee', Match: 'sound' }
    api.answers[pagesOf('tea')] = { json: [{ ...tea, Match: 'written' }, sounding] }
    showSearch('/search?q=tea')
    const heading = await screen.findByRole('heading', { name: 'Sounds like' })
    const links = [screen.getByRole('link', { name: 'Golden Tea' }), screen.getByRole('link', { name: 'Tee' })]
    expect(
      links.map((link) => Boolean(heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)),
    ).toEqual([false, true])
    expect(screen.queryByText(/Nothing is called/)).toBeNull()
    cleanup()
    api.answers[pagesOf('samsung')] = { json: [sounding] }
    showSearch('/search?q=samsung')
    expect(await screen.findByText('Nothing is called “samsung”.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Sounds like' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Tee' })).toBeVisible()
  })

  test('all are in one sheet, whose button says what they leave before they are set', async () => {
    const count = (query: string) => `GET /search/api/count/tea${query}`
    api.answers[count('?openNow=1&rated=4')] = { json: { page: 2, product: 0, post: 0 } }
    api.answers[count('?rated=4')] = { json: { page: 1 } }
    api.answers[pagesOf('tea', '&rated=4&order=newest')] = found
    const { user, address } = showSearch('/search?q=tea')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const choice = (name: string) => sheet.getByRole('button', { name })
    await act(async () => ['Open now', 'Rated 4 and more'].forEach((name) => choice(name).click()))
    expect(await sheet.findByRole('button', { name: 'Show 2 businesses' })).toBeVisible()
    // Taps in a row are counted once.
    expect(api.sent(count('?openNow=1'))).toHaveLength(0)
    await user.click(choice('Open now'))
    await user.click(choice('Newest'))
    await sheet.findByRole('button', { name: 'Show 1 business' })
    expect([choice('Open now'), choice('Newest')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
    expect(address()).toBe('/search?q=tea')
    await user.click(choice('Show 1 business'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/search?q=tea&order=newest&rated=4')
    await user.click(await screen.findByRole('button', { name: 'Filters, 1 is set' }))
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await user.click(screen.getByRole('button', { name: /^Show/ }))
    expect(address()).toBe('/search?q=tea')
  })

  test('they are counted 300 ms after the last tap, one count at a time, without a text too, and no further than a thousand', async () => {
    const counts = { rated: 'GET /search/api/count?rated=4', both: 'GET /search/api/count?rated=4&openNow=1' }
    let [tappedAt, countedAt] = [0, 0]
    const note = () => void (tappedAt = performance.now())
    document.addEventListener('click', note, true)
    onTestFinished(() => document.removeEventListener('click', note, true))
    api.answers[counts.rated] = () => {
      countedAt = performance.now()
      return new Promise<Response>(() => {})
    }
    api.answers[counts.both] = { json: { page: 1000 } }
    api.answers['GET /page/api/byFilter?page=1&perPage=20&openNow=1&view=card'] = nothing
    const { user } = showSearch('/search?openNow=1')
    await user.click(await screen.findByRole('button', { name: 'Filters, 1 is set' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(sheet.getByRole('button', { name: 'Open now' }))
    await user.click(sheet.getByRole('button', { name: 'Rated 4 and more' }))
    await waitFor(() => expect(api.sent(counts.rated)).toHaveLength(1))
    expect(countedAt - tappedAt).toBeGreaterThan(295)
    await user.click(sheet.getByRole('button', { name: 'Open now' }))
    expect(await sheet.findByRole('button', { name: 'Show 1,000+ businesses' })).toBeVisible()
    expect(api.sent(counts.rated).map(({ signal }) => signal?.aborted)).toEqual([true])
  })

  test('a price is one of them, with its two ends', async () => {
    api.answers['GET /product/api/byFilter?page=1&perPage=20&available=1&priceFrom=1000&priceTo=9000&view=card'] =
      nothing
    showSearch('/search?in=product&priceFrom=1000&priceTo=9000')
    expect(await screen.findByRole('button', { name: 'Filters, 1 is set' })).toBeVisible()
  })

  test('a place that is found late leads nobody back who has chosen otherwise, and is found again', async () => {
    let answer: PositionCallback = () => {}
    const getCurrentPosition = (found: PositionCallback) => void (answer = found)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }))
    const isHere = () => act(async () => answer({ coords: { latitude: 16.8, longitude: 96.2 } } as GeolocationPosition))
    api.answers[pagesOf('tea', '&openNow=1')] = found
    api.answers[pagesOf('tea', '&openNow=1&within=10&order=nearest')] = nothing
    const { user, address } = showSearch('/search?q=tea')
    const places = async () => {
      await user.click(await screen.findByRole('button', { name: 'Near me' }))
      return within(await screen.findByRole('dialog', { name: 'Where to look' }))
    }
    await user.click((await places()).getByRole('button', { name: 'Use my location' }))
    await user.click(screen.getByRole('button', { name: 'Everywhere' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isHere()
    expect(address()).toBe('/search?q=tea')
    // Whoever waits for it keeps what was chosen meanwhile.
    await user.click((await places()).getByRole('button', { name: 'Use my location' }))
    await act(async () => screen.getByRole('button', { name: 'Open now', hidden: true }).click())
    await isHere()
    await screen.findByRole('button', { name: 'Within 10 km' })
    expect(address()).toBe('/search?q=tea&openNow=1&near=1')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('who was refused a place is not led there when it is said elsewhere', async () => {
    const ask = vi.fn<(found: PositionCallback, failed: PositionErrorCallback) => void>((_found, failed) =>
      failed({} as GeolocationPositionError),
    )
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: ask } }))
    const { user, address } = showSearch('/search')
    await user.click(await screen.findByRole('button', { name: 'Near me' }))
    await screen.findByText(/choose a township/)
    ask.mockImplementation((heard) => heard({ coords: { latitude: 16.8, longitude: 96.2 } } as GeolocationPosition))
    await act(async () => askHere())
    expect(address()).toBe('/search')
    // Nor is who has given up with another tap.
    let answer: PositionCallback = () => {}
    ask.mockImplementation((heard) => void (answer = heard))
    const near = screen.getByRole('button', { name: 'Near me' })
    await user.click(near)
    expect(near).toHaveAttribute('aria-busy', 'true')
    await user.click(near)
    expect(near).toHaveAttribute('aria-busy', 'false')
    await act(async () => answer({ coords: { latitude: 16.8, longitude: 96.2 } } as GeolocationPosition))
    expect(address()).toBe('/search')
  })

  test('a place that is known stays while the device looks more closely, and where that fails', () => {
    let fails = () => {}
    const ask = vi.fn<(found: PositionCallback, failed: PositionErrorCallback) => void>((found) =>
      found({ coords: { latitude: 16.8, longitude: 96.2 } } as GeolocationPosition),
    )
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: ask } }))
    const { result } = renderHook(() => useHere(false))
    act(() => askHere())
    const known = { state: 'known', place: '16.800,96.200', exact: '16.8,96.2' }
    expect(result.current).toEqual(known)
    ask.mockImplementation((_found, failed) => void (fails = () => failed({} as GeolocationPositionError)))
    const said = vi.fn<(answer: Here) => void>()
    act(() => askHere(true, said))
    expect(result.current).toEqual(known)
    act(fails)
    expect(said).toHaveBeenCalledWith({ state: 'refused', place: null })
    expect(result.current).toEqual(known)
  })

  test('a price is four taps or a sum as people write it; what is none is said at its field', async () => {
    const { user, address } = showSearch('/search?q=tea&in=product')
    await user.click(screen.getByRole('button', { name: 'Price' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(sheet.getByRole('button', { name: 'Up to 300,000 Ks' }))
    const [from, to] = [sheet.getByLabelText('From (kyat)'), sheet.getByLabelText('Up to (kyat)')]
    expect(to).toHaveValue('300000')
    await user.type(from, 'cheap')
    await user.click(sheet.getByRole('button', { name: /^Show/ }))
    expect(from).toHaveFocus()
    expect(sheet.getByText('Please enter an amount in kyat.')).toBeVisible()
    await user.clear(from)
    await user.type(from, '၁ သိန်း')
    await user.click(sheet.getByRole('button', { name: /^Show/ }))
    expect(address()).toBe('/search?q=tea&in=product&priceFrom=100000&priceTo=300000')
  })

  test('unknown filters in an address are ignored', async () => {
    showSearch('/search?q=tea&townId=x&near=here&by=3')
    await screen.findAllByRole('link', { name: 'Golden Tea' })
    expect(api.sent(pagesOf('tea'))).toHaveLength(1)
  })
})

test('without results it offers another spelling, with the same filters', async () => {
  writeStored('ChosenTown', null)
  api.answers[pagesOf('tae', '&openNow=1')] = nothing
  api.answers[pagesOf('tea', '&openNow=1')] = found
  api.answers['GET /search/api/didYouMean/tae'] = { json: [{ Text: 'tea' }] }
  const { user, address } = showSearch('/search?q=tae&openNow=1')
  await screen.findByText('No results found.')
  expect(await screen.findByText(/Did you mean:/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'tea' }))
  expect(address()).toBe('/search?q=tea&openNow=1')
  await screen.findAllByRole('link', { name: 'Golden Tea' })
  expect(box2()).toHaveValue('tea')
})
describe('where nothing has all of a text', () => {
  const partOf = (text: string) => pagesOf(text).replace('perPage=20', 'perPage=3')
  const nothingHasAll = () => {
    writeStored('ChosenTown', null)
    api.answers[pagesOf('tea bagan')] = nothing
    api.answers['GET /search/api/didYouMean/tea bagan'] = { json: [{ Text: 'tea' }, { Text: 'bagan' }] }
    api.answers[partOf('tea')] = found
    api.answers[partOf('bagan')] = { json: [{ ...tea, Id: 12, Name: 'Bagan View' }] }
  }

  test.each(['en', 'my'] as const)(
    'what has a part of it is there at once, and what is left out (%s)',
    async (language) => {
      nothingHasAll()
      const { filters, lists } = messages[language]
      showSearch('/search?q=tea%20bagan', language)
      await screen.findByText(lists.noResultsFound)
      expect(screen.getByText(filters.nothingHasAll)).toBeVisible()
      expect((await screen.findAllByRole('link', { name: 'Golden Tea' })).length).toBeGreaterThan(0)
      expect(screen.getByText(filters.leftOut({ words: 'bagan' }))).toBeVisible()
      expect(await screen.findByRole('link', { name: 'Bagan View' })).toBeVisible()
      expect(screen.getByText(filters.leftOut({ words: 'tea' }))).toBeVisible()
      expect(screen.queryByText(/Did you mean/)).toBeNull()
    },
  )

  test('under filters it stands above the question which of them to lift', async () => {
    nothingHasAll()
    for (const text of ['tea bagan', 'tea']) api.answers[pagesOf(text, '&openNow=1')] = nothing
    api.answers[pagesOf('bagan', '&openNow=1').replace('perPage=20', 'perPage=3')] = {
      json: [{ ...tea, Id: 12, Name: 'Bagan View' }],
    }
    api.answers[pagesOf('tea', '&openNow=1').replace('perPage=20', 'perPage=3')] = nothing
    showSearch('/search?q=tea%20bagan&openNow=1')
    const found = await screen.findByRole('link', { name: 'Bagan View' })
    const asked = await screen.findByText('No results found.')
    expect(found.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('a tap searches for one part', async () => {
    nothingHasAll()
    api.answers[pagesOf('bagan')] = { json: [{ ...tea, Id: 12, Name: 'Bagan View' }] }
    const { user, address } = showSearch('/search?q=tea%20bagan')
    await user.click(await screen.findByRole('link', { name: 'bagan' }))
    expect(address()).toBe('/search?q=bagan')
  })

  test('a part that is found elsewhere alone is not shown here', async () => {
    nothingHasAll()
    api.answers[partOf('tea')] = nothing
    showSearch('/search?q=tea%20bagan')
    await screen.findByRole('link', { name: 'Bagan View' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'tea' })).toBeNull())
  })
})

const box2 = (language: 'en' | 'my' = 'en') =>
  screen.getByRole('combobox', { name: messages[language].lists.searchEverything })
