import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry, requireResource, roles, text, type Resource } from '#resources'
import { adminActor } from '#src/providers/authProvider.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { memoryStore, StoreContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { AdminCreate } from './AdminCreate.tsx'
import { AdminEdit } from './AdminEdit.tsx'
import { AdminList } from './AdminList.tsx'
import { AdminShow } from './AdminShow.tsx'
import { CaseForm } from './reports/CaseForm.tsx'
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
const renderInAdminArea = (screen: ReactNode) =>
  renderInApp(
    <AdminActor value={adminActor(roles)}>
      <StoreContextProvider value={memoryStore()}>{screen}</StoreContextProvider>
    </AdminActor>,
    { api },
  )

const tableLine = (name: string, sort = '["CreatedAt","DESC"]', filter = '{}', range = '[0,24]') =>
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
    expect(headings).toEqual(['', 'Id', 'Thumbnail', 'Name', 'Burmese name', 'Created'])
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
    expect(within(heading('Thumbnail')).queryByRole('button')).toBeNull()
    await user.click(within(heading('Name')).getByRole('button'))
    await waitFor(() => expect(api.sent(tableLine('category', '["Name","ASC"]'))).toHaveLength(1))
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
    answerTable('category', [], '["CreatedAt","DESC"]', '{"q":"mohinga"}')
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
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(`1 deleted, 1 not: ${message}`))
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
  })
})

describe('moderation', () => {
  const sale = { ...system, Id: 9, Title: 'Sale', PageId: 3, PageName: 'Tea', Status: 1, Held: false }

  it('holds from the list', async () => {
    answerTable('post', [sale])
    api.answers['POST /admin/api/moderate'] = { json: { status: 'success', Id: 9, data: { ...sale, Held: true } } }
    const { user } = renderInAdminArea(<AdminList resource={post} />)
    await user.click(await screen.findByRole('button', { name: 'Hold' }))
    await waitFor(() =>
      expect(api.parts('POST /admin/api/moderate')).toEqual({ source: 'post', id: '9', held: 'true' }),
    )
    // Loaded again, so that the table is current.
    await waitFor(() => expect(api.sent(tableLine('post')).length).toBeGreaterThan(1))
  })

  it.each([
    ['Hold', {}, '“Sale” is held: nobody sees it.', { held: 'false' }],
    ['Lift the hold', { Held: true }, '“Sale” is no longer held.', { held: 'true' }],
    ['Verify', {}, '“Sale” is verified.', { verified: 'false' }],
    ['Take back verification', { Status: 9 }, '“Sale” is no longer verified.', { verified: 'true' }],
  ] as const)('%s is told with Undo, which decides the opposite', async (name, state, told, opposite) => {
    api.answers['POST /admin/api/moderate'] = { json: { status: 'success', Id: 9, data: sale } }
    const record = { ...sale, Name: 'Sale', id: 9, ...state }
    const { user } = renderInAdminArea(<ModerationButtons resource={requireResource('page')} record={record} dense />)
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(told)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(api.parts('POST /admin/api/moderate')).toEqual({ source: 'page', id: '9', ...opposite })
  })

  it.each([
    ['a page that everybody sees', 'page', { Status: 1 }, ['Verify', 'Hold']],
    ['a verified page', 'page', { Status: 9 }, ['Take back verification', 'Hold']],
    ['a verified page that is held', 'page', { Status: 9, Held: true }, ['Take back verification', 'Lift the hold']],
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
    api.answers['PATCH /category/api'] = { json: { status: 'success', Id: 7, data: { ...tea, Name: 'Tea' } } }
    const { user, address } = await edit()
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Tea')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(address()).toBe('/category/7/show'))
    expect(api.parts('PATCH /category/api')).toEqual({ id: '7', version: '4', name: 'Tea' })
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

it('the outcome of a report: shows how Zawgyi is read, and sends "no"', async () => {
  // ရွှေလမ်း as a Zawgyi keyboard types it.
  const zawgyi = '\u1031\u101B\u108A\u101C\u1019\u1039\u1038'
  api.answers['POST /report/api/judge'] = { json: { status: 'success', message: '', Id: 5, data: null } }
  const { user } = renderInApp(
    <CaseForm record={{ ...system, Id: 5, id: 5, Type: 'Page', State: 'open', Outcome: null }} />,
    { api },
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: zawgyi } })
  expect(await screen.findByText('ရွှေလမ်း')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No, keep as typed' }))
  await user.click(screen.getByRole('button', { name: 'Save judgement' }))
  await waitFor(() => expect(api.sent('POST /report/api/judge')).toHaveLength(1))
  expect(api.parts('POST /report/api/judge')).toEqual({
    id: '5',
    state: 'open',
    outcome: zawgyi,
    outcomeAsTyped: 'true',
  })
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
