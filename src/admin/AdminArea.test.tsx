import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry, requireResource, roles, type Role } from '#resources'
import { localTime } from '#resources/openingHours.ts'
import { dayAfter } from '#resources/pageStats.ts'
import { queryClient } from '#src/providers/queryClient.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import type { Digits, Language } from '#src/messages/index.ts'
import { dependantsOf } from './adminFields.ts'
import { AdminArea } from './AdminArea.tsx'

let api: Api
beforeEach(() => {
  api = createApi()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => api.fetchApi(String(call[0]), call[1]))
  window.localStorage.setItem('StoredJWT', 'token')
  window.localStorage.setItem('StoredProfile', JSON.stringify({ Name: 'Ma Thiri', Email: 'admin@demo.example', id: 1 }))
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

const are = (...given: Role[]) => {
  api.answers['GET /role/api/own'] = { json: { roles: given } }
}
const counts = (name: string, filter: string, range: string, total: number, sort = '["CreatedAt","DESC"]') => {
  api.answers[`GET /${name}/api?filter=${filter}&range=${range}&sort=${sort}`] = () =>
    Response.json([], { headers: { 'content-range': `${name} 0-0/${total}` } })
}
const open = (at: string, language: Language = 'en', digits?: Digits) =>
  renderInApp(
    <Routes>
      <Route path="/admin/*" element={<AdminArea />} />
      <Route path="/home" element="Home" />
    </Routes>,
    { api, at, language, ...(digits ? { digits } : {}) },
  )
const waitingCases = 'GET /case/api?filter={"State":["open","claimed"]}&sort=["Weight","DESC"]&range=[0,99]'
const answerOverview = () => {
  for (const [name, total] of [
    ['page', 150],
    ['post', 520],
    ['product', 462],
  ] as const)
    counts(name, '{}', '[0,0]', total)
  counts('page', '{}', '[0,9]', 150)
  for (const [at, upkeep] of ['untouched', 'noOwner', 'noPlace', 'noNumber'].entries())
    counts('page', JSON.stringify({ upkeep }), '[0,0]', 68 + at, '["Id","DESC"]')
  api.answers['GET /case/api/count'] = { json: { Open: 2, Appealed: 1, Mine: 0, Oldest: null } }
  api.answers[waitingCases] = { json: [] }
}

it('others see a sentence with a link back', async () => {
  are()
  const { user, address } = open('/admin/post')
  expect(await screen.findByText('Only super admins, moderators and editors may enter here.')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Back to the app' }))
  expect(address()).toBe('/home')
})

it('a super admin sees the counts, and all readable resources in groups', async () => {
  are(...roles)
  answerOverview()
  open('/admin')
  expect(await screen.findByText('520')).toBeVisible()
  const open3 = await screen.findByRole('link', { name: /Open cases ?3/ })
  expect(open3).toHaveAttribute('href', '/admin/cases')
  expect(await screen.findByText('Nothing to judge. Everybody is content.')).toBeVisible()
  const lookedAfter = screen.getByRole('region', { name: 'To look after' })
  // Of links nothing is said where nobody looks at them.
  await waitFor(() =>
    expect(
      within(lookedAfter)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Untouched for a year68', 'Without owner69', 'Without place70', 'Without number71']),
  )
  const menu = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const name of ['page', 'town', 'setting', 'report', 'pageFollowing', 'reward'])
    expect(menu).toContain(`/admin/${name}`)
  expect(menu).not.toContain('/admin/firebaseToken')
  expect(menuOf().map(({ textContent }) => textContent)).toContain('Cases3')
  const folded = menuOf().filter((link) => link.closest('details'))
  expect(folded.map((link) => link.getAttribute('href'))).toContain('/admin/pageFollowing')
  expect(folded.map((link) => link.getAttribute('href'))).not.toContain('/admin/page')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin')
})

it('at a glance: each number is a sentence, a table, and leads to the records of its days', async () => {
  are(...roles)
  answerOverview()
  const today = localTime(new Date()).date
  const day = (ago: number, Name: string, Count: number) => ({ Day: dayAfter(today, -ago), Name, Count })
  const { from, to } = { from: dayAfter(today, -13), to: today }
  api.answers[`GET /admin/api/days?from=${from}&to=${to}`] = {
    json: {
      days: [
        day(0, 'page', 4),
        day(2, 'page', 1),
        day(8, 'page', 3),
        day(1, 'search', 1200),
        day(1, 'missedSearch', 7),
      ],
      cases: [
        { Days: 1, Count: 2 },
        { Days: null, Count: 1 },
      ],
    },
  }
  const { user } = open('/admin')
  const pages = await screen.findByRole('region', { name: 'New: Pages' })
  const total = within(pages).getByRole('link', { name: 'New: Pages: 5' })
  const filterOf = (link: HTMLElement) =>
    JSON.parse(new URL(link.getAttribute('href')!, 'http://x').searchParams.get('filter')!) as object
  expect(filterOf(total)).toEqual({ CreatedAt_gte: dayAfter(today, -6) })
  expect(within(pages).getByRole('figure')).toHaveAccessibleName('Pages: 5 in 7 days, after 3 in the 7 days before.')
  await user.click(within(pages).getByText('As a table'))
  const rows = within(pages).getAllByRole('row')
  expect(rows).toHaveLength(8)
  expect(filterOf(within(rows.at(-1)!).getByRole('link', { name: '4' }))).toEqual({
    CreatedAt_gte: today,
    CreatedAt_lte: today,
  })
  expect(screen.getByRole('link', { name: 'Searches: 1,200' })).toHaveAttribute('href', '/admin/missedSearch')
  expect(screen.getByRole('region', { name: 'Open cases by age in days' })).toHaveTextContent('0–1 2, 1+ 1')
  // What one's role may not see is not there.
  expect(screen.queryByRole('region', { name: 'New: Profiles' })).toBeNull()
})

it('is in Burmese, including react-admin’s own texts', async () => {
  are(...roles)
  counts('region', '{}', '[0,24]', 0)
  open('/admin/region', 'my')
  expect(await screen.findByRole('link', { name: 'အသစ်ထည့်ရန်' })).toHaveAttribute('href', '/admin/region/create')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin/region')
})

it.each([
  ['burmese', ['၆၀ ခုအနက် ၁-၂၅', '၁', '၃', '၂၅', '၄၂', '၀၉ ၄၂၀ ၀၁၂ ၃၄၅', '၂၀-နိုဝင်ဘာ-၂၀၂၆', '၁၇']],
  ['latin', ['60 ခုအနက် 1-25', '1', '3', '25', '42', '09 420 012 345', '20-နိုဝင်ဘာ-2026', '17']],
] as const)('tables show counts, page numbers and phones in %s digits', async (digits, shown) => {
  are(...roles)
  // The width of a desktop; jsdom has no layout.
  const deaf = {
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...deaf, matches: /min-width/.test(query) }))
  const shop = { Id: 42, Name: '24 Hours', PhoneOne: '09420012345', CreatedAt: '2026-11-20T08:35:00Z', Version: 1 }
  api.answers['GET /page/api?filter={}&range=[0,24]&sort=["CreatedAt","DESC"]'] = () =>
    Response.json([shop], { headers: { 'content-range': 'page 0-25/60' } })
  api.answers['GET /page/api/42'] = { json: [shop] }
  for (const { name, field } of dependantsOf(requireResource('page'), registry.values()))
    counts(name, `{"${field}Id":42}`, '[0,0]', name === 'product' ? 17 : 0, '["Id","DESC"]')
  const [range, first, last, perPage, id, phone, day, products] = shown
  const { user } = open('/admin/page', 'my', digits)
  expect(await screen.findByText(range)).toBeVisible()
  const pages = screen.getAllByRole('button').map(({ textContent }) => textContent)
  for (const page of [first, last]) expect(pages).toContain(page)
  expect(screen.getByRole('navigation', { name: 'စာရင်း စာမျက်နှာများ' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: /အတန်း/ })).toHaveTextContent(perPage)
  expect(screen.getByRole('row', { name: /24 Hours/ })).toHaveTextContent(id)
  await user.click(screen.getByRole('link', { name: '24 Hours' }))
  expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+959420012345')
  expect(document.body).toHaveTextContent(day)
  expect(await screen.findByRole('link', { name: products })).toBeVisible()
})

it('the create address of a resource that cannot be created says so', async () => {
  are(...roles)
  open('/admin/post/create')
  expect(await screen.findByText('Access denied')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

const menuOf = () => within(screen.getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link')
const addresses = () => menuOf().map((link) => link.getAttribute('href'))

it('a moderator finds what is judged, and neither forms nor people nor settings', async () => {
  are('moderator')
  answerOverview()
  open('/admin')
  expect(await screen.findByRole('link', { name: /Open cases ?3/ })).toBeVisible()
  const judged = ['cases', 'page', 'post', 'product', 'comment', 'pageRating', 'report', 'lapsing', 'muted']
  const theirs = ['/admin', ...[...judged, 'suggestions', 'productCategory'].map((name) => `/admin/${name}`)]
  const others = ['setting', 'profile', 'roles', 'category', 'article', 'audit', 'imports'].map(
    (name) => `/admin/${name}`,
  )
  expect(addresses().filter((address) => [...theirs, ...others].includes(String(address)))).toEqual(theirs)
})

it.each(['/admin/setting', '/admin/profile', '/admin/roles'])(
  'a moderator at %s is told that nothing is there',
  async (at) => {
    are('moderator')
    open(at)
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  },
)

it('an editor finds the contents, and no reports', async () => {
  are('editor')
  counts('category', '{}', '[0,0]', 24)
  counts('article', '{}', '[0,0]', 6)
  counts('missedSearch', '{}', '[0,0]', 12)
  open('/admin')
  expect(await screen.findByText('24')).toBeVisible()
  expect(addresses()).toEqual(
    expect.arrayContaining(['/admin/category', '/admin/article', '/admin/town', '/admin/setting']),
  )
  for (const hidden of ['cases', 'report', 'page', 'profile', 'roles'])
    expect(addresses()).not.toContain(`/admin/${hidden}`)
})

describe('cases', () => {
  const at = '2026-11-20T08:35:00.000Z'
  const deciding = 'POST /case/api/act'
  const undo = 'POST /case/api/undo'
  const done = { json: { status: 'success', message: 'Updated', Id: 77, data: null } }
  const report = { Id: 9, Type: 'Page', Description: 'Wrong number', State: 'open', CreatedAt: at, ReporterId: null }
  const one = (Id: number, more: object = {}) => ({
    Id,
    Type: 'Page',
    ContentId: 30 + Id,
    PageId: 30 + Id,
    Title: `Shop ${Id}`,
    State: 'open',
    Reports: [report],
    ClaimedById: null,
    ClaimedAt: null,
    ClaimedByName: null,
    CreatedAt: at,
    Version: 3,
    Thing: { Id: 30 + Id, Name: `Shop ${Id}`, Status: 1, Held: false, CreatedAt: at, Version: 1 },
    Owner: { Id: 8, Name: 'U Ba', CreatedAt: at, Pages: 1, Measures: 0, Suspended: false },
    Acts: [],
    Earlier: [],
    Related: [],
    Because: null,
    May: ['dismiss', 'warn', 'hold', 'suspend'],
    ...more,
  })
  const wasHeld = (more: object) => ({
    Id: 61,
    Act: 'hold',
    Reason: 'fraud',
    Until: null,
    Note: null,
    CreatedAt: new Date().toISOString(),
    UndoneAt: null,
    ByProfileId: 1,
    ByName: 'Ma Thiri',
    Appeal: null,
    AppealOutcome: null,
    Others: 0,
    MayUndo: true,
    ...more,
  })
  const answerCases = (...all: ReturnType<typeof one>[]) => {
    api.answers[waitingCases] = { json: all.map((given) => ({ ...given, Reports: given.Reports.length })) }
    for (const given of all) api.answers[`GET /case/api/byId/${given.Id}`] = { json: [given] }
  }
  beforeEach(() => {
    are('moderator')
    api.answers['GET /case/api/count'] = { json: { Open: 2, Appealed: 0, Mine: 0, Oldest: at } }
    api.answers[deciding] = done
    api.answers[undo] = done
  })

  it('what is typed is asked about; what is decided leads to the next case, and from the last to the queue', async () => {
    answerCases(one(5), one(6))
    const { user, address } = open('/admin/cases?view=waiting&case=5')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Shop 5' })).toHaveFocus())
    // A person is a case of their own.
    expect(screen.getByRole('link', { name: 'Report: U Ba' })).toHaveAttribute('href', '/report?type=Profile&id=8')
    await user.click(screen.getByRole('button', { name: 'Hold' }))
    await user.type(screen.getByRole('textbox', { name: /For colleagues/ }), 'Called twice')
    fireEvent.keyDown(document.body, { code: 'KeyJ' })
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe('/admin/cases?view=waiting&case=5')
    expect(screen.getByRole('textbox', { name: /For colleagues/ })).toHaveValue('Called twice')
    // ရွှေလမ်း as a Zawgyi keyboard types it.
    fireEvent.change(screen.getByRole('textbox', { name: /For those who reported it/ }), {
      target: { value: '\u1031\u101B\u108A\u101C\u1019\u1039\u1038' },
    })
    expect(await screen.findByText('ရွှေလမ်း')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'No, keep as typed' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Why' }), 'fraud')
    await user.click(screen.getAllByRole('button', { name: 'Hold' })[1]!)
    expect(await screen.findByText('Held: nobody sees it.')).toBeVisible()
    expect(api.parts(deciding)).toMatchObject({ id: '5', act: 'hold', note: 'Called twice', outcomeAsTyped: 'true' })
    await waitFor(() => expect(address()).toBe('/admin/cases?view=waiting&case=6'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Shop 6' })).toHaveFocus())
    expect(api.sent('GET /case/api/byId/6')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!)
    await waitFor(() => expect(address()).toBe('/admin/cases?view=waiting'))
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    expect(api.sent(deciding)).toHaveLength(2)
  })

  it('goes by keys, by their place on any keyboard, until they are turned off', async () => {
    answerCases(one(5), one(6))
    const { user, address } = open('/admin/cases')
    await screen.findByRole('link', { name: /Shop 5/ })
    // What a Burmese keyboard writes with the key of j.
    const down = (code = 'KeyJ') => fireEvent.keyDown(document.body, { key: 'ျ', code })
    down()
    await waitFor(() => expect(address()).toBe('/admin/cases?view=waiting&case=5'))
    down()
    await waitFor(() => expect(address()).toBe('/admin/cases?view=waiting&case=6'))
    down('KeyK')
    await waitFor(() => expect(address()).toBe('/admin/cases?view=waiting&case=5'))
    await user.click(screen.getByRole('switch', { name: 'Use these keys' }))
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' })
    await user.click(screen.getByRole('switch', { name: 'Use these keys' }))
    expect(address()).toBe('/admin/cases?view=waiting&case=5')
    down()
    await waitFor(() => expect(address()).toBe('/admin/cases?view=waiting&case=6'))
  })

  it('of a case that somebody else has nothing can be pressed, and why is said', async () => {
    const claim = { State: 'claimed', ClaimedById: 4, ClaimedAt: new Date().toISOString(), ClaimedByName: 'Ko Min' }
    answerCases(one(5))
    const { user } = open('/admin/cases?case=5')
    await user.click(await screen.findByRole('button', { name: 'Warn' }))
    await user.type(screen.getByRole('textbox', { name: /For colleagues/ }), 'Mine')
    answerCases(one(5, { ...claim, May: [] }))
    await act(() => queryClient.invalidateQueries())
    // What is typed stays.
    const form = within(screen.getByRole('region', { name: 'Decide' }))
    expect(await form.findByText('Ko Min is at work on this case.')).toBeVisible()
    expect(form.getByRole('textbox', { name: /For colleagues/ })).toHaveValue('Mine')
    for (const button of form.getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription('Ko Min is at work on this case.')
      await user.click(button)
    }
    expect(api.sent(deciding)).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Take this case' })).toBeNull()
  })

  it('of what is decided only what changes something is offered; one’s own act is undone once, and it is said', async () => {
    const held = { ...one(5).Thing, Held: true }
    const decided = { State: 'answered', May: ['lift', 'suspend'] }
    answerCases(one(5, { ...decided, Type: 'PageRating', Title: null, Thing: held, Acts: [wasHeld({})] }))
    const { user } = open('/admin/cases?case=5')
    expect(await screen.findByRole('heading', { level: 1, name: 'Rating 35' })).toBeVisible()
    const acts = within(screen.getByRole('group', { name: 'Decide' })).getAllByRole('button')
    expect(acts.map(({ textContent }) => textContent)).toEqual(['Lift', 'Suspend the owner'])
    expect(screen.getByText('Held', { selector: 'b' })).toBeVisible()
    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(api.sent(undo)).toHaveLength(1)
    cleanup()
    queryClient.clear()
    answerCases(one(5, { State: 'answered', Acts: [wasHeld({ ByName: 'Ko Min', MayUndo: false })] }))
    open('/admin/cases?case=5')
    expect(await screen.findByText('Held', { selector: 'b' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('an appeal stands before its answer, which says what it does', async () => {
    const appealed = wasHeld({ ByProfileId: 4, Appeal: 'The post office lost it', AppealOutcome: 'open' })
    answerCases(one(5, { State: 'appealed', May: ['dismiss', 'lift'], Acts: [appealed] }))
    open('/admin/cases?case=5', 'my')
    const said = await screen.findByText('The post office lost it')
    const grant = screen.getByRole('button', { name: 'အယူခံကို လက်ခံရန်' })
    expect(said.compareDocumentPosition(grant)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.click(grant)
    expect(await screen.findByRole('button', { name: 'အယူခံကို လက်ခံမည်' })).toBeVisible()
  })

  it('one that is gone says so, without Retry; older ones than a hundred are asked for', async () => {
    answerCases(...Array.from({ length: 100 }, (_, at) => one(at + 10)))
    api.answers[waitingCases.replace('[0,99]', '[100,199]')] = { json: [{ ...one(300), Reports: 1 }] }
    const { user } = open('/admin/cases?case=5')
    expect(await screen.findByText('It is gone.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'More cases' }))
    expect(await screen.findByRole('link', { name: /Shop 300/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'More cases' })).toBeNull()
  })

  it('a right that was withdrawn ends with the next call', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answerCases(one(5), one(6))
    const { user } = open('/admin/cases?case=5')
    await screen.findByRole('button', { name: 'Take this case' })
    are()
    api.answers['GET /case/api/byId/6'] = { status: 403, json: { status: 'error', message: 'Not allowed' } }
    await user.click(screen.getByRole('link', { name: /Shop 6/ }))
    expect(await screen.findByText('Only super admins, moderators and editors may enter here.')).toBeVisible()
    vi.restoreAllMocks()
  })
})

describe('roles', () => {
  const all = 'GET /role/api'
  const give = 'POST /role/api'
  const su = { ProfileId: 7, Name: 'Daw Su', Email: 'su@demo.example', Roles: ['editor'] }
  beforeEach(() => {
    are(...roles)
    api.answers[all] = { json: [su] }
    api.answers[give] = { json: { status: 'success', message: 'Updated', Id: 7, data: null } }
  })

  it('are given and withdrawn box by box, with Undo', async () => {
    const { user } = open('/admin/roles')
    const of = within(await screen.findByRole('group', { name: 'Roles of Daw Su' }))
    let answer = () => {}
    const success = () => Response.json({ status: 'success', message: 'Updated', Id: 7, data: null })
    api.answers[give] = () => new Promise((done) => (answer = () => done(success())))
    await user.click(of.getByRole('checkbox', { name: 'Moderator' }))
    // The box does not wait for the server.
    expect(of.getByRole('checkbox', { name: 'Moderator' })).toBeChecked()
    answer()
    expect(await screen.findByText('The roles of Daw Su are changed.')).toBeVisible()
    expect(api.parts(give)).toEqual({ email: su.Email, roles: 'moderator,editor' })
    api.answers[give] = success
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.parts(give)).toEqual({ email: su.Email, roles: 'editor' }))
  })

  it('go to an address; an unknown one is said at its field, and stays', async () => {
    const { user } = open('/admin/roles')
    const section = within(await screen.findByRole('region', { name: 'Give somebody a role' }))
    await user.click(section.getByRole('checkbox', { name: 'Moderator' }))
    await user.type(section.getByRole('textbox'), 'ko@demo.example')
    await user.click(section.getByRole('button', { name: 'Give' }))
    expect(await section.findByRole('alert')).toHaveTextContent('Please choose at least one role.')
    expect(api.sent(give)).toHaveLength(0)
    await user.click(section.getByRole('checkbox', { name: 'Editor' }))
    const text = 'Nobody has an account with this address.'
    api.answers[give] = { status: 400, json: { status: 'error', message: text, fields: { email: text } } }
    await user.click(section.getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(section.getByRole('alert')).toHaveTextContent(text))
    expect(section.getByRole('textbox')).toHaveValue('ko@demo.example')
    api.answers[give] = { json: { status: 'success', message: 'Updated', Id: 8, data: null } }
    await user.click(section.getByRole('button', { name: 'Give' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.parts(give)).toEqual({ email: 'ko@demo.example', roles: '' }))
  })

  it('the last box of a person takes the row with it; the focus stays in the list', async () => {
    const other = { ProfileId: 8, Name: 'Ko Ko', Email: 'ko@demo.example', Roles: ['editor'] }
    api.answers[all] = { json: [su, other] }
    const { user } = open('/admin/roles')
    const of = within(await screen.findByRole('group', { name: 'Roles of Daw Su' }))
    api.answers[all] = { json: [other] }
    await user.click(of.getByRole('checkbox', { name: 'Editor' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Roles of Daw Su' })).toBeNull())
    const next = within(screen.getByRole('group', { name: 'Roles of Ko Ko' }))
    expect(next.getAllByRole('checkbox')[0]).toHaveFocus()
  })

  it('the last super admin keeps theirs, and reads why', async () => {
    const me = { ProfileId: 1, Name: 'Ma Thiri', Email: 'admin@demo.example', Roles: ['superAdmin'] }
    api.answers[all] = { json: [me] }
    const why = 'This is the last super admin. Give somebody else that role first.'
    api.answers[give] = { status: 409, json: { status: 'error', message: why } }
    const { user } = open('/admin/roles')
    const box = await screen.findByRole('checkbox', { name: 'Super admin', checked: true })
    await user.click(box)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Give it up' }))
    expect(await screen.findByText(new RegExp(why))).toBeVisible()
    expect(box).toBeChecked()
  })
})
