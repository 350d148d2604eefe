import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { line, write } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** A page is made in three steps (docs/decisions/forms-in-steps.md). */

const open = useBrowser()

let session: Session
beforeAll(async () => {
  session = await signIn(inject('appUrl'), { email: 'steps.again@demo.example', name: 'Ko Again' })
})

const hlaing = { latitude: 16.8497, longitude: 96.1225 }
const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true })
const reload = async (page: Page) => {
  await page.reload({ waitUntil: 'load' })
}
const ownPages = ({ jwtToken, profile }: Session) =>
  fetch(`${inject('appUrl')}/page/api/byOwnerEmail/${profile.Email}`, {
    headers: { authorization: `Bearer ${jwtToken}` },
  }).then((answer) => answer.json() as Promise<AnyRecord[]>)

test('from the sign-in to a public page in nine inputs, five of them taps, and on to its first product', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  await page.route('**/demo/accounts', (route) =>
    route.fulfill({ json: [{ email: 'steps@demo.example', name: 'Ma Steps' }] }),
  )
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(hlaing)
  let inputs = 0
  const input = async (act: Promise<unknown>) => {
    await act
    inputs += 1
  }
  let taps = 0
  const tap = (role: 'button' | 'option', name: string | RegExp) => {
    taps += 1
    return input(
      page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .tap(),
    )
  }
  const fill = (label: string, text: string) => input(line(page, label).fill(text))

  await visit('/page/create')
  await sees('Please login to access all features')
  await tap('button', 'Sign in with Google')
  await tap('button', /Ma Steps/)
  await sees('Create page')
  await page.getByRole('button', { name: /^Country.*Myanmar$/ }).waitFor()
  await page.getByText(/^From the place: /).waitFor()
  await fill('Name', 'Hlaing Tea Corner')
  await fill('Description', 'Noodles from five in the morning.')
  await fill('Address', '14 Insein Road')
  await tap('button', 'Use where I am now')
  await fill('Phone one', '၀၉ ၇၇၂ ၅၅၀ ၀၁၁')
  await tap('button', 'Tea Shops')
  await tap('button', 'Create')
  await sees('Hours and pictures')
  expect([inputs, taps]).toEqual([9, 5])

  const id = new URL(page.url()).searchParams.get('id')
  expect(place()).toBe(`/page/update?id=${id}&step=look`)
  const [made] = await read(`/page/api/${id}`)
  expect(made).toMatchObject({
    Name: 'Hlaing Tea Corner',
    CategoryName: 'Tea Shops',
    CountryName: 'Myanmar',
    TownName: expect.any(String),
    Latitude: hlaing.latitude,
    PhoneTwo: null,
    WebsiteURL: null,
  })
  await page.getByText(/It says “none” for: Phone two, Phone three, Contact email, Website/).waitFor()

  await page.getByText('Your page is public.').waitFor()
  await page.getByRole('article').getByRole('link', { name: 'Hlaing Tea Corner', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Share' }).waitFor()
  expect(await page.getByRole('link', { name: 'QR code' }).getAttribute('href')).toBe(`/page/qr?id=${id}`)
  await page.getByRole('link', { name: 'First product' }).tap()
  await sees('Create product')
  await page.getByText('Your are posting as :').waitFor()
  await page.getByText('Hlaing Tea Corner').first().waitFor()
})

test('Back goes a step back, a reload keeps what is typed, and a second tap or a lost answer makes no second page', async () => {
  const { page, visit, sees, place } = await open({ look: phone, session, expected: /ERR_FAILED/ })
  await visit('/page/create')
  const about = { Name: 'Again and Again', Description: 'Repairs', Address: '9 Baho Road', 'Phone one': '09772550012' }
  await write(page, about)
  await reload(page)
  await page.getByText('You wrote this before and have not sent it yet.').waitFor()
  expect(await line(page, 'Address').inputValue()).toBe('9 Baho Road')

  await page.route(
    '**/page/api',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await create(page).dblclick()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).tap()
  await create(page).dblclick()
  await sees('Hours and pictures')
  expect(await ownPages(session)).toHaveLength(1)

  // By key: it stands where Create was pressed twice, and what follows at once is taken for a third time.
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await sees('More ways to reach it')
  await line(page, 'Website').fill('https://again.example')
  await page.goBack()
  await sees('Hours and pictures')
  await page.goBack()
  await sees('The business')
  await line(page, 'Address').fill('10 Baho Road')
  await page.getByRole('button', { name: 'Next' }).tap()
  await sees('Hours and pictures')
  await page.getByRole('link', { name: /More ways to reach it/ }).tap()
  await sees('More ways to reach it')
  await expect.poll(() => line(page, 'Website').inputValue()).toBe('https://again.example')
  await reload(page)
  await expect.poll(() => line(page, 'Website').inputValue()).toBe('https://again.example')
  await page.getByRole('button', { name: 'Done' }).tap()
  await page.getByRole('link', { name: 'Again and Again', exact: true }).waitFor()
  expect(place()).toBe('/page')
  expect(await ownPages(session)).toMatchObject([
    { Address: '10 Baho Road', WebsiteURL: expect.stringMatching(/^https:..again.example/) },
  ])
})
