import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry, requireResource, roles, text, type Resource, type Role } from '#resources'
import { adminActor } from '#src/providers/authProvider.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { memoryStore, StoreContextProvider } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { AdminCreate } from './AdminCreate.tsx'
import { AdminEdit } from './AdminEdit.tsx'
import { AdminList } from './AdminList.tsx'
import { BulkRuns } from './list/BulkRuns.tsx'
import { AdminShow } from './AdminShow.tsx'
import { ModerationButtons } from './ModerationButtons.tsx'
import { AdminActor } from './roles/rights.ts'
import { ReportedSnapshot } from './reports/ReportedSnapshot.tsx'

const category = requireResource('category')
const post = requireResource('post')
/** The declaration with one more field. */
const grown: Resource = {
  ...category,
  fields: { ...category.fields, OpenSince: text({ label: { en: 'Open since', my: 'ဖွင့်သည့်နှစ်' } }) },
}

const system = { CreatedAt: '2026-11-05T01:13:22.000Z', UpdatedAt: '2026-11-05T01:13:22.000Z', Version: 4 }
const tea = { ...system, Id: 7, Name: 'Tea shops', BurmeseName: 'လက်ဖက်ရည်ဆိုင်', Thumbnail: null, OpenSince: '1999' }

/** The registry, which only tests may change. */
const declared = registry as Map<string, Resource>

let api: Api
beforeEach(() => {
  declared.set('category', grown)
  api = createApi()
  // The width of a desktop; jsdom has no layout.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width|pointer: fine/.test(query) && !/max-width/.test(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => api.fetchApi(String(call[0]), call[1]))
})
afterEach(() => {
  cleanup()
  declared.set('category', category)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.localStorage.clear()
})
/** In development ra-core logs every error of the API. */
const expectRefusals = () => vi.spyOn(console, 'error').mockImplementation(() => {})

/** As in the admin area, but with a store of its own, so that sorting and selection do not reach the next test. */
const renderInAdminArea = (screen: ReactNode, at = '/', has: readonly Role[] = roles) =>
  renderInApp(
    <AdminActor value={adminActor(has)}>
      <StoreContextProvider value={memoryStore()}>
        <BulkRuns>{screen}</BulkRuns>
      </StoreContextProvider>
    </AdminActor>,
    { api, at },
  )

/** Categories stand as they are put by hand. */
const usualSort = (name: string) => (name === 'category' ? '["Order","ASC"]' : '["CreatedAt","DESC"]')
const tableLine = (name: string, sort = usualSort(name), filter = '{}', range = '[0,24]') =>
  `GET /${name}/api?filter=${filter}&range=${range}&sort=${sort}`
const counted = (name: string, records: object[]) => () =>
  Response.json(records, { headers: { 'content-range': `${name} 0-${records.length}/${records.length}` } })
const answerTable = (name: string, records: object[], ...line: string[]) =>
  (api.answers[tableLine(name, ...line)] = counted(name, records))

describe('AdminList', () => {
  it('is a table of the declared fields, with the server’s sorting and counts', async () => {
    answerTable('category', [tea])
    const { user } = renderInAdminArea(<AdminList resource={grown} />)
    const row = (await screen.findByText('Tea shops')).closest('tr') as HTMLElement
    const headings = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
    expect(headings).toEqual(['', 'Name', 'Id', 'Burmese name', 'Order', 'Created'])
    // The new field can be chosen in the columns menu.
    await user.click(screen.getByRole('button', { name: /columns/i }))
    await user.click(await screen.findByRole('switch', { name: 'Open since' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible())
    expect(row).toHaveTextContent('1999')
    expect(row).toHaveTextContent('05-November-2026 7:43AM')
    // Rows open from the keyboard by the link of their name.
    expect(within(row).getByRole('link', { name: 'Tea shops' })).toHaveAttribute('href', '/category/7/show')
  })

  it('sorts only by columns that the server can sort by', async () => {
    answerTable('category', [tea])
    answerTable('category', [tea], '["Name","ASC"]')
    const { user } = renderInAdminArea(<AdminList resource={category} />)
    await screen.findByText('Tea shops')
    const heading = (name: string) =>
      screen.getAllByRole('columnheader').find((cell) => cell.textContent === name) as HTMLElement
    await user.click(within(heading('Name')).getByRole('button'))
    await waitFor(() => expect(api.sent(tableLine('category', '["Name","ASC"]'))).toHaveLength(1))
    answerTable('page', [{ ...tea, Categories: 'Tea shops' }])
    cleanup()
    renderInAdminArea(<AdminList resource={requireResource('page')} />)
    await screen.findByRole('link', { name: 'Tea shops' })
    expect(within(heading('Category')).queryByRole('button')).toBeNull()
  })

  it('sorts references by their names', async () => {
    const town = { ...system, Id: 3, Name: 'Hpa-An', BurmeseName: 'ဘားအံ', RegionId: 1, RegionName: 'Kayin' }
    answerTable('town', [town])
    answerTable('town', [town], '["RegionName","ASC"]')
    const { user } = renderInAdminArea(<AdminList resource={requireResource('town')} />)
    await screen.findByText('Hpa-An')
    const heading = screen.getAllByRole('columnheader').find((cell) => cell.textContent === 'Region') as HTMLElement
    await user.click(within(heading).getByRole('button'))
    await waitFor(() => expect(api.sent(tableLine('town', '["RegionName","ASC"]'))).toHaveLength(1))
  })

  it('has a search box if the declaration has a search list, and the / key focuses it', async () => {
    answerTable('category', [tea])
    answerTable('category', [], usualSort('category'), '{"q":"mohinga"}')
    const { user } = renderInAdminArea(<AdminList resource={category} />)
    await screen.findByText('Tea shops')
    await waitFor(async () => {
      // Without layout the box of the closed columns menu takes the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await user.keyboard('/')
      expect(screen.getByPlaceholderText('Press / to search')).toHaveFocus()
    })
    // Without a wait in between, which a busy machine may draw out: the beginning must not be asked for.
    for (const value of ['mohin', 'mohinga'])
      fireEvent.change(screen.getByPlaceholderText('Press / to search'), { target: { value } })
    await waitFor(() => expect(api.calls.at(-1)?.line).toContain('"q":"mohinga"'))
  })

  it('offers no order that more than 10,000 rows would have to be put in', async () => {
    api.answers[tableLine('category')] = () =>
      Response.json([tea], { headers: { 'content-range': 'category 0-0/10001' } })
    renderInAdminArea(<AdminList resource={category} />)
    const heading = await screen.findByText('Burmese name', { selector: 'th *' })
    expect(within(heading.closest('th')!).queryByRole('button')).toBeNull()
    expect(screen.getByText('Filter to 10,000 or fewer to sort by more columns.')).toBeVisible()
    expect(within(screen.getByText('Created', { selector: 'th *' }).closest('th')!).getByRole('button')).toBeVisible()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /rows_per_page/ }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['25', '50', '100', '200'])
  })

  it('names what a row has only the number of, all in one call', async () => {
    const report = { ...system, Description: 'Sold out', State: 'open', Type: 'Page' }
    answerTable('report', [
      { ...report, Id: 1, ContentId: 31 },
      { ...report, Id: 2, ContentId: 32 },
    ])
    const asked = 'GET /page/api?filter={"id":[31,32]}'
    api.answers[asked] = {
      json: [
        { Id: 31, Name: 'Thiri' },
        { Id: 32, Name: 'Aung' },
      ],
    }
    renderInAdminArea(<AdminList resource={requireResource('report')} />)
    expect(await screen.findByRole('link', { name: 'Thiri' })).toHaveAttribute('href', '/page/31/show')
    expect(screen.getByRole('link', { name: 'Aung' })).toBeVisible()
    expect(api.sent(asked)).toHaveLength(1)
  })

  it('has no empty column or line of what only owners see, for those who may not', async () => {
    expectRefusals()
    const page = requireResource('page')
    const shop = { ...system, Id: 31, Name: 'Thiri', OwnerId: null, OwnerEmail: null, Status: 1 }
    answerTable('page', [shop])
    api.answers['GET /page/api/31'] = { json: [shop] }
    const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
    for (const [roles, sees] of [
      [['superAdmin'], true],
      [['moderator'], false],
    ] as const) {
      renderInAdminArea(<AdminList resource={page} />, '/', roles)
      await screen.findByText('Thiri')
      expect([roles, headings().includes('Owner')]).toEqual([roles, sees])
      cleanup()
      renderInAdminArea(<AdminShow resource={page} id={31} />, '/', roles)
      await screen.findByRole('heading', { name: 'Thiri' })
      const terms = screen.getAllByRole('term').map((term) => term.textContent)
      expect([roles, terms.includes('Owner')]).toEqual([roles, sees])
      cleanup()
    }
  })

  it('draws the kind of a row without a picture', async () => {
    answerTable('page', [
      { ...system, Id: 31, Name: 'Thiri', Thumbnail: null },
      { ...system, Id: 32, Name: 'Aung', Thumbnail: '0123456789abcdef0123456789abcdef.webp' },
    ])
    renderInAdminArea(<AdminList resource={requireResource('page')} />)
    const row = async (name: string) => (await screen.findByText(name)).closest('.name') as HTMLElement
    expect((await row('Thiri')).querySelector('svg')).not.toBeNull()
    expect((await row('Aung')).querySelector('svg')).toBeNull()
  })

  it('on a phone has no empty part in the line of a row', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: false,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }))
    answerTable('category', [
      { ...tea, Id: 8, BurmeseName: null },
      { ...tea, Id: 9, BurmeseName: 'လက်ဖက်ရည်ဆိုင်' },
    ])
    renderInAdminArea(<AdminList resource={category} />)
    const lines = async () =>
      (await screen.findAllByRole('link', { name: /Tea shops/ })).map((row) =>
        row.textContent?.replace('Tea shops', ''),
      )
    expect(await lines()).toEqual(['T8', 'T9 · လက်ဖက်ရည်ဆိုင်'])
  })

  it('goes by keys, by their place on any keyboard, until they are turned off', async () => {
    answerTable('category', [tea, { ...tea, Id: 8, Name: 'Tailors' }])
    const { user } = renderInAdminArea(<AdminList resource={category} />)
    await screen.findByText('Tailors')
    // Without layout the box of the closed columns menu takes the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // What a Burmese keyboard writes with the key of j.
    const down = () => fireEvent.keyDown(document.activeElement!, { key: 'ျ', code: 'KeyJ' })
    down()
    down()
    expect(screen.getByRole('link', { name: 'Tailors' })).toHaveFocus()
    fireEvent.keyDown(document.activeElement!, { key: 'x', code: 'KeyX' })
    expect(await screen.findByRole('checkbox', { checked: true })).toBeVisible()
    fireEvent.keyDown(document.activeElement!, { key: ' ', code: 'Space' })
    const preview = within(await screen.findByRole('complementary', { name: 'As the public sees it' }))
    expect(preview.getByTitle('Tailors')).toHaveAttribute('src', '/category/view/8')
    await user.click(preview.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(screen.getByRole('link', { name: 'Tailors' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'As the public sees it: Tailors' })).toBeInTheDocument()
    fireEvent.keyDown(document.activeElement!, { key: '?', code: 'Slash', shiftKey: true })
    await user.click(await screen.findByRole('switch', { name: 'Use these keys' }))
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByRole('link', { name: 'Tailors' }).focus()
    for (const key of [
      { key: 'k', code: 'KeyK' },
      { key: '/', code: 'Slash' },
    ]) {
      fireEvent.keyDown(document.activeElement!, key)
      expect(screen.getByRole('link', { name: 'Tailors' })).toHaveFocus()
    }
  })

  it('goes by keys where the title is hidden, and selects nothing where there are no boxes', async () => {
    const act = { ...system, Act: 'export', ById: 3, ByName: 'Ma Thiri', About: 'page', AboutId: 0 }
    answerTable('audit', [
      { ...act, Id: 1 },
      { ...act, Id: 2 },
    ])
    const { user } = renderInAdminArea(<AdminList resource={requireResource('audit')} />)
    const rows = () => screen.getAllByRole('row').slice(1)
    await waitFor(() => expect(rows()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: /columns/i }))
    await user.click(await screen.findByRole('switch', { name: 'Act' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible())
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const at of [0, 1]) {
      fireEvent.keyDown(document.activeElement!, { key: 'j', code: 'KeyJ' })
      expect(rows()[at]).toContainElement(document.activeElement as HTMLElement)
    }
    fireEvent.keyDown(document.activeElement!, { key: 'x', code: 'KeyX' })
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('has the audit log in words, and leads to the case', async () => {
    const act = { ...system, ById: 3, ByName: 'Ma Thiri' }
    api.answers['GET /page/api?filter={"id":[31]}'] = { json: [{ ...system, Id: 31, Name: 'Thiri' }] }
    api.answers['GET /profile/api?filter={"id":[5]}'] = { json: [{ ...system, Id: 5, Name: 'Ko Ko' }] }
    answerTable('audit', [
      { ...act, Id: 1, Act: 'warn', About: 'case', AboutId: 12, Reason: 'fraud' },
      { ...act, Id: 2, Act: 'verify', About: 'page', AboutId: 31, Reason: 'documents' },
      { ...act, Id: 3, Act: 'change', About: 'page', AboutId: 31, Fields: 'CategoryIds,PhoneOneE164' },
      { ...act, Id: 4, Act: 'role', About: 'profile', AboutId: 5, Reason: 'moderator,editor' },
      { ...act, Id: 6, Act: 'export', About: 'page', AboutId: 0 },
    ])
    const { user } = renderInAdminArea(<AdminList resource={requireResource('audit')} />)
    await screen.findByText('Warn')
    await user.click(screen.getByRole('button', { name: /columns/i }))
    await user.click(await screen.findByRole('switch', { name: 'Fields' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible())
    const row = (act: string) => screen.getByText(act).closest('tr') as HTMLElement
    expect(row('Warn')).toHaveTextContent('Fraud')
    expect(within(row('Warn')).getByRole('link', { name: 'case #12' })).toHaveAttribute('href', '/admin/cases?case=12')
    expect(row('Verify')).toHaveTextContent('Documents seen')
    expect(row('Change')).toHaveTextContent('Category, Phone one')
    expect(row('Give roles')).toHaveTextContent('Moderator, Editor')
    expect(
      within(row('Export'))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).not.toContain('0')
    cleanup()
    api.answers['GET /audit/api/1'] = { json: [{ ...act, Id: 1, Act: 'endSessions', About: 'profile', AboutId: 5 }] }
    renderInAdminArea(<AdminShow resource={requireResource('audit')} id={1} />)
    expect(await screen.findByRole('heading', { name: 'Sign out everywhere' })).toBeVisible()
  })

  it('closes the panel of a row that is no longer listed, and shows a changed one anew', async () => {
    answerTable('category', [tea])
    const { user } = renderInAdminArea(<AdminList resource={category} />)
    await screen.findByText('Tea shops')
    await user.click(screen.getByRole('button', { name: 'As the public sees it: Tea shops' }))
    const before = screen.getByTitle('Tea shops')
    answerTable('category', [{ ...tea, Version: 5 }], '["Name","ASC"]')
    const sort = () => user.click(within(screen.getAllByRole('columnheader')[1]!).getByRole('button'))
    await sort()
    await waitFor(() => expect(screen.getByTitle('Tea shops')).not.toBe(before))
    answerTable('category', [], '["Name","DESC"]')
    await sort()
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  })

  it('keeps a view under a name, as a link', async () => {
    const filter = '{"Status":[0]}'
    answerTable('post', [], '["CreatedAt","DESC"]', filter)
    const address = `/?filter=${encodeURIComponent(filter)}`
    const { user } = renderInAdminArea(<AdminList resource={post} />, address)
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await user.type(await screen.findByRole('textbox', { name: 'Query name' }), 'Hidden ones{Enter}')
    const view = await screen.findByRole('link', { name: 'Hidden ones' })
    expect(new URLSearchParams(view.getAttribute('href')!.split('?')[1]).get('filter')).toBe(filter)
    await user.click(screen.getByRole('button', { name: 'Forget this view' }))
    expect(screen.getByRole('button', { name: 'Save this view' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hidden ones' })).toBeNull())
  })

  it('offers Create only where the admin area may create', async () => {
    answerTable('category', [tea])
    answerTable('post', [])
    renderInAdminArea(<AdminList resource={category} />)
    expect(await screen.findByRole('link', { name: /create/i })).toHaveAttribute('href', '/category/create')
    cleanup()
    renderInAdminArea(<AdminList resource={post} />)
    await waitFor(() => expect(api.sent(tableLine('post'))).toHaveLength(1))
    expect(screen.queryByRole('link', { name: /create/i })).toBeNull()
  })

  it('deletes the selected rows after a confirmation; refused rows stay selected with the reason', async () => {
    expectRefusals()
    answerTable('category', [tea, { ...tea, Id: 8, Name: 'Tailors' }])
    api.answers['DELETE /category/api/7'] = { json: { status: 'success' } }
    const message = 'This category is in use 3 times and cannot be deleted.'
    api.answers['DELETE /category/api/8'] = { status: 409, json: { status: 'error', message } }
    const { user } = renderInAdminArea(<AdminList resource={category} />)
    await screen.findByText('Tailors')
    for (const box of within(screen.getByRole('table')).getAllByRole('checkbox').slice(1)) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Delete the 2 selected ones?')
    expect(api.sent('DELETE /category/api/7')).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(`1 done, 1 not: ${message}`))
  })

  it('when all that were selected are deleted, the focus is on the heading', async () => {
    answerTable('category', [tea])
    api.answers['DELETE /category/api/7'] = { json: { status: 'success' } }
    const { user } = renderInAdminArea(<AdminList resource={category} />)
    await screen.findByText('Tea shops')
    await user.click(within(screen.getByRole('table')).getAllByRole('checkbox')[1]!)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const restore = 'POST /category/api/restore'
    api.answers[restore] = { json: { data: tea } }
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.parts(restore)).toEqual({ id: '7' }))
  })
})

describe('moderation', () => {
  const sale = { ...system, Id: 9, Title: 'Sale', PageId: 3, PageName: 'Tea', Status: 1, Held: false }

  it('holds many, call after call: watched, stopped, and undone for those that were held', async () => {
    const others = [11, 12].map((Id) => ({ ...sale, Id, Title: `Sale ${Id}` }))
    answerTable('post', [sale, ...others])
    api.answers['GET /post/api?filter={"id":[9,11,12]}'] = { json: [sale, ...others] }
    const act = 'POST /admin/api/moderate'
    const waiting: (() => void)[] = []
    api.answers[act] = () =>
      new Promise((answer) => {
        const ActId = 70 + waiting.length
        waiting.push(() => answer(Response.json({ status: 'success', Id: 9, data: sale, ActId })))
      })
    const { user } = renderInAdminArea(<AdminList resource={post} />)
    await screen.findByText('Sale 12')
    for (const box of within(screen.getByRole('table')).getAllByRole('checkbox').slice(1)) await user.click(box)
    // Two presses are one act.
    await user.dblClick(screen.getByRole('button', { name: 'Hold' }))
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(screen.getByRole('progressbar', { name: 'Hold' })).toHaveAttribute('aria-valuetext', '0 of 3')
    waiting[0]!()
    await screen.findByText('Hold: 1 of 3')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    waiting[1]!()
    expect(await screen.findByText('Hold: 2 done.')).toBeVisible()
    expect(api.sent(act)).toHaveLength(2)
    // What was not reached stays selected.
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1))
    const undo = 'POST /case/api/undo'
    api.answers[undo] = { json: { status: 'success', Id: 9 } }
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(api.sent(act).map(({ body }) => body?.get('id'))).toEqual(['9', '11'])
    expect(api.sent(undo).map(({ body }) => body?.get('actId'))).toEqual(['70', '71'])
  })

  it('goes on when the list is left: the bar stays, and what is typed elsewhere keeps the focus', async () => {
    answerTable('post', [sale])
    api.answers['GET /post/api?filter={"id":[9]}'] = { json: [sale] }
    let answer = () => {}
    api.answers['POST /admin/api/moderate'] = () =>
      new Promise((done) => (answer = () => done(Response.json({ status: 'success', data: sale, ActId: 70 }))))
    function Places() {
      const [isLeft, setLeft] = useState(false)
      return isLeft ? <input aria-label="Elsewhere" autoFocus /> : <List onLeave={() => setLeft(true)} />
    }
    const List = ({ onLeave }: { onLeave: () => void }) => (
      <>
        <AdminList resource={post} />
        <button onClick={onLeave}>Leave</button>
      </>
    )
    const { user } = renderInAdminArea(<Places />)
    await screen.findByText('Sale')
    await user.click(within(screen.getByRole('table')).getAllByRole('checkbox')[1]!)
    await user.click(screen.getByRole('button', { name: 'Hold' }))
    await waitFor(() => expect(api.sent('POST /admin/api/moderate')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(screen.getByRole('progressbar', { name: 'Hold' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
    answer()
    expect(await screen.findByText('Hold: 1 done.')).toBeVisible()
    expect(screen.queryByRole('progressbar', { name: 'Hold' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus()
  })

  it('says that nothing had to be done to those that are held, which stay selected', async () => {
    const held = { ...sale, Held: true }
    answerTable('post', [held])
    api.answers['GET /post/api?filter={"id":[9]}'] = { json: [held] }
    const { user } = renderInAdminArea(<AdminList resource={post} />)
    await screen.findByText('Sale')
    const box = within(screen.getByRole('table')).getAllByRole('checkbox')[1]!
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Hold' }))
    expect(await screen.findByText('Nothing had to be changed.')).toBeVisible()
    expect(box).toBeChecked()
  })

  it('sets the status and the category of many by keyboard', async () => {
    const shop = {
      ...system,
      Id: 31,
      Name: 'Thiri',
      Status: 1,
      Held: false,
      CategoryIds: '7',
      CategoryName: 'Tea shops',
    }
    answerTable('page', [shop])
    answerTable('category', [tea, { ...tea, Id: 8, Name: 'Tailors' }], '["Id","ASC"]', '{}', '[0,499]')
    api.answers['GET /page/api?filter={"id":[31]}'] = { json: [shop] }
    api.answers['PATCH /page/api'] = { json: { status: 'success', Id: 31, data: { ...shop, CategoryIds: '8' } } }
    const { user } = renderInAdminArea(<AdminList resource={requireResource('page')} />)
    await screen.findByText('Thiri')
    const select = async () => user.click(within(await screen.findByRole('table')).getAllByRole('checkbox')[1]!)
    await select()
    screen.getByText('Set category to').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Tailors', { selector: '[role=menuitem]' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Set category to Tailors: 1 done.')).toBeVisible()
    expect(api.parts('PATCH /page/api')).toMatchObject({ id: '31', categoryIds: '8' })
    await select()
    screen.getByText('Status', { selector: 'button' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Active', { selector: '[role=menuitem]' })).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('Inactive', { selector: '[role=menuitem]' })).toHaveFocus()
  })

  it.each([
    ['Hold', {}, '“Sale” is held: nobody sees it.'],
    ['Lift the hold', { Held: true }, '“Sale” is no longer held.'],
  ] as const)('%s is told with Undo, which takes back that act', async (name, state, told) => {
    api.answers['POST /admin/api/moderate'] = { json: { status: 'success', Id: 9, data: sale, ActId: 70 } }
    api.answers['POST /case/api/undo'] = { json: { status: 'success', Id: 9 } }
    const record = { ...sale, Name: 'Sale', id: 9, ...state }
    const { user } = renderInAdminArea(<ModerationButtons resource={requireResource('page')} record={record} />)
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(told)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(api.parts('POST /case/api/undo')).toEqual({ actId: '70' })
  })

  it('verifies by a proof that is chosen, with Undo', async () => {
    api.answers['POST /admin/api/moderate'] = { json: { status: 'success', Id: 9, data: sale, ActId: 70 } }
    api.answers['POST /case/api/undo'] = { json: { status: 'success', Id: 9 } }
    const record = { ...sale, Name: 'Sale', id: 9, Status: 1 }
    const page = requireResource('page')
    const { user } = renderInAdminArea(<ModerationButtons resource={page} record={record} />)
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify “Sale”' }))
    expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled()
    await user.click(dialog.getByRole('radio', { name: 'Number called' }))
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('“Sale” is verified.')).toBeVisible()
    expect(api.parts('POST /admin/api/moderate')).toEqual({ source: 'page', id: '9', verified: 'true', proof: 'phone' })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.parts('POST /case/api/undo')).toEqual({ actId: '70' }))
  })

  it('says until when, and renews, or takes back after a question, with Undo', async () => {
    api.answers['POST /admin/api/moderate'] = { json: { status: 'success', Id: 9, data: sale, ActId: 70 } }
    const record = { ...sale, Name: 'Sale', id: 9, Status: 9, VerifiedUntil: '2027-03-04T05:00:00.000Z' }
    const { user } = renderInAdminArea(<ModerationButtons resource={requireResource('page')} record={record} />)
    await user.click(screen.getByRole('button', { name: 'Verification' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Verification of “Sale”' }))
    expect(dialog.getByText(/2027/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Renew for a year' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Take back verification' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Take back the verification of “Sale”?')
    expect(api.sent('POST /admin/api/moderate')).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Take back verification' }))
    expect(await screen.findByText('“Sale” is no longer verified.')).toBeVisible()
    expect(api.parts('POST /admin/api/moderate')).toEqual({ source: 'page', id: '9', verified: 'false' })
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  })

  it.each([
    ['a page that everybody sees', 'page', { Status: 1 }, ['Verify', 'Hold']],
    ['a verified page', 'page', { Status: 9 }, ['Verification', 'Hold']],
    ['a verified page that is held', 'page', { Status: 9, Held: true }, ['Verification', 'Lift the hold']],
    ['a page that its owner hides', 'page', { Status: 0 }, ['Hold']],
    ['a post, for which nobody stands but its page', 'post', { Status: 1 }, ['Hold']],
  ] as const)('offers what means something: %s', (_what, name, state, offered) => {
    renderInAdminArea(<ModerationButtons resource={requireResource(name)} record={{ ...sale, id: 9, ...state }} />)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered)
  })
})

describe('AdminShow', () => {
  it('shows every declared field, the counts and the related records', async () => {
    api.answers['GET /category/api/7'] = { json: [tea] }
    renderInAdminArea(<AdminShow resource={grown} id={7} />)
    expect(await screen.findByRole('heading', { name: 'Tea shops' })).toBeVisible()
    expect(screen.getByText('Open since').nextSibling).toHaveTextContent('1999')
    const facts = screen.getByRole('region', { name: 'Record' })
    expect(facts).toHaveTextContent('Id7')
    expect(facts).toHaveTextContent('Version4')
  })

  it('says who changed what, and brings back what was before, with Undo', async () => {
    const edit = { Id: 5, CreatedAt: tea.CreatedAt, ById: 3, ByName: 'Ma Editor', ByRole: true }
    const first = { ...edit, Values: { Name: ['Tea', 'Tea shops'], Thumbnail: null } }
    const second = { ...edit, Id: 6, Values: { Name: ['Tea shops', 'Tea'] } }
    api.answers['GET /category/api/7'] = { json: [tea] }
    api.answers['GET /category/api/history/7'] = { json: [first] }
    api.answers['POST /category/api/revert'] = () => {
      api.answers['GET /category/api/history/7'] = { json: [second, first] }
      return Response.json({ data: tea })
    }
    const { user } = renderInAdminArea(<AdminShow resource={grown} id={7} />)
    const history = await screen.findByRole('region', { name: 'History' })
    const entry = await within(history).findByRole('listitem')
    expect(entry).toHaveTextContent('Ma Editor')
    expect(entry).toHaveTextContent('NameTea→Tea shops')
    expect(entry).toHaveTextContent('Thumbnailchanged')
    await user.click(within(entry).getByRole('button', { name: 'Bring back what was before' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.sent('POST /category/api/revert')).toHaveLength(2))
    const ids = api.sent('POST /category/api/revert').map(({ body }) => body?.get('historyId'))
    expect(ids).toEqual(['5', '6'])
  })

  it('lists what is deleted with a record before the deletion', async () => {
    const productCategory = requireResource('productCategory')
    const page = requireResource('page')
    api.answers['GET /page/api/3'] = { json: [{ ...system, Id: 3, Name: 'Tea' }] }
    const asked = (name: string) => tableLine(name, '["Id","DESC"]', '{"PageId":3}', '[0,0]')
    api.answers[asked('post')] = counted('post', [{ Id: 1 }, { Id: 2 }])
    api.answers[asked(productCategory.name)] = counted(productCategory.name, [])
    expectRefusals()
    const { user } = renderInAdminArea(<AdminShow resource={page} id={3} />)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Are you sure you want to delete "Tea"?')
    expect(question).toHaveTextContent('This also takes: Posts 2.')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(api.calls.filter(({ line }) => line.startsWith('DELETE'))).toEqual([])
  })
})

describe('AdminEdit', () => {
  const edit = async (resource: Resource = category) => {
    api.answers['GET /category/api/7'] = { json: [tea] }
    const rendered = renderInAdminArea(<AdminEdit resource={resource} id={7} />)
    await screen.findByRole('textbox', { name: 'Name' })
    return rendered
  }
  const save = () => screen.getByRole('button', { name: 'Save' })

  it('has an input for every field of the declaration', async () => {
    await edit(grown)
    expect(screen.getByRole('textbox', { name: 'Open since' })).toHaveValue('1999')
  })

  it('sends the changes and the version that was read, on Ctrl+S too', async () => {
    const UpdatedAt = '2026-11-06T01:13:22.000Z'
    const saved = { ...tea, Name: 'Tea', Version: 5, UpdatedAt }
    api.answers['PATCH /category/api'] = { json: { status: 'success', Id: 7, data: saved } }
    const { user, address } = await edit()
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Tea')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(address()).toBe('/category/7/show'))
    expect(api.parts('PATCH /category/api')).toEqual({ id: '7', version: '4', name: 'Tea' })
    // Undone, as long as nobody else has changed it.
    const edit9 = {
      Id: 9,
      CreatedAt: UpdatedAt,
      ById: 1,
      ByName: 'Ma Thiri',
      ByRole: true,
      Values: { Name: ['Tea shops', 'Tea'] },
    }
    api.answers['GET /category/api/history/7'] = {
      json: [{ ...edit9, Id: 10, CreatedAt: '2026-11-06T01:13:23.000Z' }, edit9],
    }
    api.answers['POST /category/api/revert'] = { json: { status: 'success', Id: 7, data: tea } }
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(api.sent('POST /category/api/revert')).toHaveLength(0)
    api.answers['GET /category/api/history/7'] = { json: [edit9] }
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.parts('POST /category/api/revert')).toEqual({ id: '7', historyId: '9' }))
  })

  it("the server's errors are shown at their fields, and the first one gets the focus", async () => {
    expectRefusals()
    const fields = { burmeseName: 'This name is taken' }
    api.answers['PATCH /category/api'] = { status: 400, json: { status: 'error', message: 'Not valid', fields } }
    const { user } = await edit()
    const name = screen.getByRole('textbox', { name: 'Burmese name' })
    await user.type(name, 'x')
    await user.click(save())
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken'))
    await waitFor(() => expect(name).toHaveFocus())
  })

  it('after a concurrent change to the same field, shows both values to choose from', async () => {
    expectRefusals()
    const data = { ...tea, Version: 5, Name: 'Their name', BurmeseName: 'သူ့အမည်' }
    api.answers['PATCH /category/api'] = { status: 409, json: { status: 'error', message: 'Changed', data } }
    const { user, address } = await edit()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' of mine')
    await user.type(screen.getByRole('textbox', { name: 'Burmese name' }), 'များ')
    await user.click(save())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Tea shops of mine')
    expect(dialog).toHaveTextContent('Their name')
    const burmese = within(dialog).getByRole('radiogroup', { name: 'Burmese name' })
    await user.click(within(burmese).getByRole('radio', { name: /Theirs/ }))
    api.answers['PATCH /category/api'] = { json: { status: 'success', Id: 7, data } }
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }))
    await waitFor(() => expect(address()).toBe('/category/7/show'))
    expect(api.parts('PATCH /category/api')).toEqual({ id: '7', version: '5', name: 'Tea shops of mine' })
  })

  it('continuing to edit keeps the typed text', async () => {
    expectRefusals()
    const data = { ...tea, Version: 5, Name: 'Their name' }
    api.answers['PATCH /category/api'] = { status: 409, json: { status: 'error', message: 'Changed', data } }
    const { user } = await edit()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' of mine')
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Tea shops of mine')
    expect(api.sent('PATCH /category/api')).toHaveLength(1)
  })
})

describe('AdminCreate', () => {
  it('has the declared fields, requires a name, sends once and opens the new record', async () => {
    api.answers['POST /region/api'] = {
      status: 201,
      json: { status: 'success', Id: 12, data: { Id: 12, Name: 'Chin' } },
    }
    const { user, address } = renderInAdminArea(<AdminCreate resource={requireResource('region')} />)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText('Please fill this in')).length).toBeGreaterThan(0)
    expect(api.calls).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Chin')
    await user.type(screen.getByRole('textbox', { name: /^Burmese name/ }), 'ချင်း')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/region/12/show'))
    expect(api.parts('POST /region/api')).toEqual({ name: 'Chin', burmeseName: 'ချင်း' })
  })
})

it('a report leads to its case, which was there when it came, and is judged nowhere else', async () => {
  const report = { ...system, Id: 5, id: 5, Type: 'Page', ContentId: 31, State: 'open', Description: 'Sold out' }
  const one = { ...system, Type: 'Page', ContentId: 31, State: 'open', Title: 'Thiri' }
  api.answers['GET /report/api/5'] = { json: [report] }
  api.answers['GET /case/api?filter={"Type":"Page","ContentId":31}&sort=["CreatedAt","DESC"]&range=[0,99]'] = {
    json: [
      { ...one, Id: 12, CreatedAt: '2026-11-06T00:00:00.000Z' },
      { ...one, Id: 11, CreatedAt: '2026-11-05T01:13:22.000Z' },
      { ...one, Id: 3, CreatedAt: '2026-10-01T00:00:00.000Z' },
    ],
  }
  renderInAdminArea(<AdminShow resource={requireResource('report')} id={5} />)
  const link = await screen.findByRole('link', { name: 'Open its case' })
  await waitFor(() => expect(link).toHaveAttribute('href', '/admin/cases?case=11'))
  expect(screen.queryByRole('radio')).toBeNull()
})

it('what was reported is shown as it was then, by its fields', () => {
  const seen = {
    Id: 304,
    id: 304,
    Title: 'Win a watch',
    Description: 'Send money first',
    Thumbnail: null,
    Pictures: [],
    PageId: 3,
  }
  renderInAdminArea(
    <ReportedSnapshot record={{ ...system, Id: 5, id: 5, Type: 'Post', Snapshot: JSON.stringify(seen) }} />,
  )
  const snapshot = within(screen.getByRole('region', { name: 'Snapshot' }))
  expect(snapshot.getByText('Send money first')).toBeVisible()
  expect(snapshot.getAllByRole('term').map((term) => term.textContent)).toEqual(['Page', 'Title', 'Description'])
})
