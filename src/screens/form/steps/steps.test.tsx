import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerNames, fieldsOf, requireResource, type AnyRecord } from '#resources'
import { formFields } from '#src/resource/form/formFields.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'
import { partOf, steps } from './steps.ts'

const page = requireResource('page')
const absent = Object.fromEntries(
  [...fieldsOf(page).flatMap(([name, field]) => answerNames(name, field)), ...Object.keys(page.joined)].map((name) => [
    name,
    null,
  ]),
)
const made = {
  ...absent,
  Id: 9,
  Name: 'Golden Tea',
  PhoneOne: '09420012345',
  Latitude: 0,
  Longitude: 0,
  Pictures: [],
  Closure: 'none',
  Status: 1,
  Version: 1,
  CreatedAt: '',
  UpdatedAt: '',
} as unknown as AnyRecord
const towns = [
  { Id: 21, Name: 'Hlaing', BurmeseName: 'လှိုင်', Latitude: 16.85, Longitude: 96.12, Thumbnail: null },
  { Id: 22, Name: 'Mandalay', BurmeseName: null, Latitude: 21.97, Longitude: 96.08, Thumbnail: null },
]

let api: Api
beforeEach(async () => {
  stubViewport()
  vi.stubGlobal('scrollTo', () => {})
  api = createApi({
    'GET /category/api': { json: [] },
    'GET /country/api': {
      json: [
        { Id: 5, Name: 'Thailand' },
        { Id: 2, Name: 'Myanmar' },
      ],
    },
    'GET /town/api': { json: towns },
    'GET /page/api/9': { json: [made] },
    'GET /page/api/byOwnerEmail/mya@shop.example': { json: [made] },
    'GET /page/api/byOwnerEmail/mya@shop.example?page=1&perPage=20': { json: [made] },
    'POST /page/api/doubles': { json: [] },
    'POST /page/api': { json: { status: 'success', message: '', Id: 9, data: made } },
    'PATCH /page/api': { json: { status: 'success', message: '', Id: 9, data: { ...made, Version: 2 } } },
    'POST /admin/api/checkPermission': { json: { isAdmin: false, isOwner: true, isSuperAdmin: false } },
    'GET /pageTransfer/api': { json: [] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  for (const path of ['/page/create', '/page/update', '/page']) await findRoute(path).route.screen.load()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** As the phone's own. */
function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>the phone’s back</button>
}
const goBack = () => fireEvent.click(screen.getByText('the phone’s back'))
const show = (at: string) =>
  renderInApp(
    <>
      <BackButton />
      <AppRoutes />
    </>,
    { api, at },
  )
const input = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)!
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })
const press = async (name: string) =>
  fireEvent.click(await screen.findByText(name, { selector: 'main form button span' }))
const heading = (name: string) => screen.findByText(name, { selector: 'h1' })
const country = () => screen.getByRole('button', { name: /^Country/ })

async function publish() {
  const shown = show('/page/create')
  await waitFor(() => expect(country()).toHaveTextContent('Myanmar'))
  for (const [name, value] of [
    ['Name', 'Golden Tea'],
    ['Description', 'Tea'],
    ['Address', '12 Hledan Road'],
  ])
    type(name!, value!)
  type('PhoneOne', '09420012345')
  await press('Create')
  await heading('Hours and pictures')
  return shown
}

it('every field of the form of a page stands in one step or in none, and all that the form demands is answered [5.08]', () => {
  const inSteps = steps.flatMap((step) => formFields(partOf(page, step), 'edit').map(({ name }) => name))
  const all = formFields(page, 'edit').map(({ name }) => name)
  expect(new Set(inSteps).size).toBe(inSteps.length)
  expect(all.filter((name) => !inSteps.includes(name))).toEqual(['Closure'])
})

it('the first step makes the page and says for which ways to reach it “none” is stored; the others change it, and the last leads to the list [4.37]', async () => {
  const { address } = await publish()
  expect(api.parts('POST /page/api')).toMatchObject({
    name: 'Golden Tea',
    countryId: '2',
    phoneOne: '09420012345',
    phoneTwo: '-',
    phoneThree: '-',
    contactEmail: '-',
    websiteURL: '-',
    facebookURL: '-',
  })
  expect(readStored('StoredPage')?.Id).toBe(9)
  const told = 'It says “none” for: Phone two, Phone three, Contact email, Website, Facebook link.'
  expect(await screen.findByText(new RegExp(told))).toBeVisible()
  await press('Next')
  await heading('More ways to reach it')
  expect(api.sent('PATCH /page/api')).toHaveLength(0)
  await screen.findByText('Done', { selector: 'main form button span' })
  type('PhoneTwo', '09420012346')
  await press('Done')
  await waitFor(() => expect(address()).toBe('/page'))
  expect(api.parts('PATCH /page/api')).toMatchObject({ id: '9', version: '1', phoneTwo: '09420012346' })
  expect(api.parts('PATCH /page/api')).not.toHaveProperty('name')
})

it('a category that the name speaks of is a tap away; then the next one has the focus, and after the last the field', async () => {
  api.answers['GET /category/api'] = { json: ['Tea Shops', 'Gold Shops'].map((Name, at) => ({ Id: at + 1, Name })) }
  show('/page/create')
  await waitFor(() => expect(country()).toHaveTextContent('Myanmar'))
  type('Name', 'Gold and tea')
  const proposed = await screen.findByRole('group', { name: 'From the name' })
  const [first, second] = within(proposed).getAllByRole('button')
  first!.focus()
  fireEvent.click(first!)
  expect(second).toHaveFocus()
  fireEvent.click(second!)
  await waitFor(() => expect(proposed).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: /^Category/ })).toHaveFocus())
})

it('says before what it leaves out', async () => {
  show('/page/create')
  const told = 'With this the page is public, with “none” for: Phone two, Phone three, Contact email, Website, Facebook'
  expect(await screen.findByText(new RegExp(told))).toBeVisible()
})

it('Back goes a step back and loses nothing, and makes no second page', async () => {
  const { address } = await publish()
  await press('Next')
  await heading('More ways to reach it')
  await screen.findByText('Done', { selector: 'main form button span' })
  type('WebsiteURL', 'https://tea.example')
  goBack()
  await heading('Hours and pictures')
  goBack()
  await heading('The business')
  expect(address()).toBe('/page/update?id=9&step=business')
  await screen.findByText('Next', { selector: 'main form button span' })
  expect(input('Name')).toHaveValue('Golden Tea')
  await press('Next')
  await heading('Hours and pictures')
  await press('Next')
  await heading('More ways to reach it')
  expect(await screen.findByDisplayValue('https://tea.example')).toBeVisible()
  expect(screen.getByText('You wrote this before and have not sent it yet.')).toBeVisible()
  await press('Done')
  await waitFor(() => expect(address()).toBe('/page'))
  expect(api.parts('PATCH /page/api')).toMatchObject({ websiteURL: 'https://tea.example' })
  expect(api.sent('POST /page/api')).toHaveLength(1)
})

it('the heading of the next step has the focus', async () => {
  await publish()
  await press('Next')
  await waitFor(() => expect(screen.getByText('More ways to reach it', { selector: 'h1' })).toHaveFocus())
})

it('a preset alone makes no draft', async () => {
  show('/page/create')
  await waitFor(() => expect(country()).toHaveTextContent('Myanmar'))
  cleanup()
  show('/page/create')
  await waitFor(() => expect(country()).toHaveTextContent('Myanmar'))
  expect(screen.queryByText('You wrote this before and have not sent it yet.')).toBeNull()
})

const town = () => screen.getByRole('button', { name: /^Town(?!ship)/ })

it('the township is that of the pin, until somebody chooses another', async () => {
  show('/page/create')
  await screen.findByText('Township of where I am')
  await waitFor(() => expect(screen.getByText('Township of where I am')).toBeEnabled())
  fireEvent.click(screen.getByText('Link or coordinates'))
  type('Latitude', '16.84')
  type('Longitude', '96.13')
  await waitFor(() => expect(town()).toHaveTextContent('Hlaing'))
  expect(screen.getByText('From the place: Hlaing')).toBeVisible()
  fireEvent.click(town())
  fireEvent.click(await screen.findByRole('option', { name: 'Mandalay' }))
  type('Latitude', '16.86')
  await waitFor(() => expect(town()).toHaveTextContent('Mandalay'))
})

it('without the pin the township it gave is gone, unless somebody chose it', async () => {
  show('/page/create')
  await waitFor(() => expect(screen.getByText('Township of where I am')).toBeEnabled())
  fireEvent.click(screen.getByText('Link or coordinates'))
  const pin = async () => {
    type('Latitude', '16.84')
    type('Longitude', '96.13')
    await waitFor(() => expect(town()).toHaveTextContent('Hlaing'))
  }
  await pin()
  fireEvent.click(screen.getByText('No place'))
  await waitFor(() => expect(town()).not.toHaveTextContent('Hlaing'))
  expect(screen.queryByText('From the place: Hlaing')).toBeNull()
  await pin()
  fireEvent.click(town())
  fireEvent.click(await screen.findByRole('option', { name: /Hlaing/ }))
  await waitFor(() => expect(screen.queryByText('From the place: Hlaing')).toBeNull())
  fireEvent.click(screen.getByText('No place'))
  await screen.findByText('0 and 0 mean: not on the map.')
  await waitFor(() => expect(town()).toHaveTextContent('Hlaing'))
})

it('and of the phone, where it may say so unasked, or when asked', async () => {
  const getCurrentPosition = vi.fn<(onFound: PositionCallback) => void>((onFound) =>
    onFound({ coords: { latitude: 21.9, longitude: 96.1 } } as GeolocationPosition),
  )
  let state = 'prompt'
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'en',
    onLine: true,
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve({ state }) },
  })
  show('/page/create')
  const ask = await screen.findByText('Township of where I am')
  await waitFor(() => expect(ask).toBeEnabled())
  expect(getCurrentPosition).not.toHaveBeenCalled()
  fireEvent.click(ask)
  await waitFor(() => expect(town()).toHaveTextContent('Mandalay'))
  cleanup()
  localStorage.clear()
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  state = 'granted'
  show('/page/create')
  await waitFor(() => expect(town()).toHaveTextContent('Mandalay'))
})
