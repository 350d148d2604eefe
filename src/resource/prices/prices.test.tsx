import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerNames, fieldsOf, requireResource, type AnyRecord } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api, type Call } from '#tests/renderInApp.tsx'
import { PriceList } from './PriceList.tsx'

const resource = requireResource('product')
const absent = Object.fromEntries(
  [...fieldsOf(resource).flatMap(([name, field]) => answerNames(name, field)), ...Object.keys(resource.joined)].map(
    (name) => [name, null],
  ),
)
const now = new Date().toISOString()
const longAgo = new Date(Date.now() - 61 * 24 * 60 * 60_000).toISOString()
const product = (values: object) =>
  ({
    ...absent,
    PageId: 3,
    Status: 1,
    Version: 1,
    Pictures: [],
    PriceKind: 'fixed',
    CreatedAt: longAgo,
    UpdatedAt: now,
    ...values,
  }) as unknown as AnyRecord
const tea = product({ Id: 8, Name: 'Tea', Price: 500 })
const rice = product({ Id: 9, Name: 'Rice', PriceKind: 'fromTo', Price: 1000, PriceTo: 2000 })

const list = 'GET /product/api/byPageId/3'
const patch = 'PATCH /product/api'
let api: Api
beforeEach(() => {
  api = createApi({
    [list]: { json: [tea, rice] },
    'GET /page/api/byOwnerEmail/mya@shop.example': { json: [] },
    [patch]: (call) => Response.json({ status: 'success', message: '', Id: 8, data: changed(call) }),
  })
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  writeStored('StoredPage', { Id: 3, Name: 'Golden Tea' } as unknown as AnyRecord)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** As the server would answer. */
function changed({ body }: Call): AnyRecord {
  const part = (name: string) => (body?.has(name) ? String(body.get(name)) : undefined)
  const before = part('id') === '9' ? rice : tea
  const number = (name: string, old: unknown) => (part(name) === undefined ? old : Number(part(name)))
  return {
    ...before,
    Price: number('price', before['Price']),
    PriceTo: number('priceTo', before['PriceTo']),
    Status: number('status', before['Status']),
    UpdatedAt: now,
    Version: Number(part('version')) + 1,
  } as AnyRecord
}
const show = () => renderInApp(<PriceList resource={resource} filter={{ byPageId: 3 }} />, { api })
const price = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Price (kyat): ${name}` })
const row = (name: string) => within(screen.getByRole('listitem', { name }))

it('a price is typed as people write it, saved on leaving its box, and put back by Undo', async () => {
  const { user } = show()
  const box = await price('Tea')
  expect(box).toHaveAttribute('inputmode', 'decimal')
  await user.clear(box)
  await user.type(box, '၃.၅ သိန်း')
  expect(row('Tea').getByText('350,000 Ks · 3.5 lakhs')).toBeVisible()
  expect(row('Tea').getByText('Not saved yet')).toBeVisible()
  expect(api.sent(patch)).toHaveLength(0)
  await user.tab()
  await user.tab()
  await waitFor(() => expect(row('Tea').getByText('Saved')).toBeVisible())
  expect(api.parts(patch)).toEqual({ id: '8', version: '1', price: '350000' })
  await user.click(row('Tea').getByRole('button', { name: 'Undo: Tea' }))
  await waitFor(() => expect(api.sent(patch)).toHaveLength(2))
  expect(api.parts(patch)).toEqual({ id: '8', version: '2', price: '500' })
  await waitFor(() => expect(box).toHaveValue('500'))
})

it('Enter goes to the next price, Escape puts back what was typed', async () => {
  const { user } = show()
  await user.type(await price('Tea'), '0{Enter}')
  expect(await price('Rice')).toHaveFocus()
  await waitFor(() => expect(api.parts(patch)).toMatchObject({ price: '5000' }))
  await user.type(await price('Rice'), '77{Escape}')
  await user.tab()
  expect(await price('Rice')).toHaveValue('1000')
  expect(api.sent(patch)).toHaveLength(1)
})

it('from – to is one change, refused while the first is higher', async () => {
  const { user } = show()
  fireEvent.change(await price('Rice'), { target: { value: '3000' } })
  const upTo = screen.getByRole('textbox', { name: 'Up to (kyat): Rice' })
  ;(await price('Rice')).focus()
  upTo.focus()
  upTo.blur()
  expect(await screen.findByText('Not less than 3,000')).toBeVisible()
  expect(api.sent(patch)).toHaveLength(0)
  await user.clear(upTo)
  await user.type(upTo, '4000')
  upTo.blur()
  await waitFor(() => expect(api.parts(patch)).toMatchObject({ id: '9', price: '3000', priceTo: '4000' }))
})

it('what is no price is said at its box and not sent', async () => {
  const { user } = show()
  const box = await price('Tea')
  await user.clear(box)
  await user.type(box, 'ask me')
  box.blur()
  expect(await screen.findByText('Please enter a price, such as 350,000 or 3.5 lakh')).toBeVisible()
  expect(box).toHaveAttribute('aria-invalid', 'true')
  await user.click(row('Tea').getByRole('button', { name: 'Undo: Tea' }))
  expect(box).toHaveValue('500')
  expect(api.sent(patch)).toHaveLength(0)
})

it('an emptied price is refused at its box, stays empty and is not sent', async () => {
  const { user } = show()
  for (const [name, label] of [
    ['Rice', 'Price (kyat)'],
    ['Rice', 'Up to (kyat)'],
    ['Tea', 'Price (kyat)'],
  ] as const) {
    const box = await screen.findByRole('textbox', { name: `${label}: ${name}` })
    await user.clear(box)
    act(() => box.blur())
    expect(await row(name).findByRole('alert')).toHaveTextContent('Please enter a price, such as')
    expect(box).toHaveAttribute('aria-invalid', 'true')
    expect(box).toHaveValue('')
    await user.click(row(name).getByRole('button', { name: `Undo: ${name}` }))
    expect(row(name).queryByRole('alert')).toBeNull()
  }
  expect(api.sent(patch)).toHaveLength(0)
})

it('a price that a product never had is not asked for, but its highest does not stand without its lowest', async () => {
  const open = { ...rice, PriceTo: null } as AnyRecord
  const unpriced = { ...tea, PriceKind: 'fromTo', Price: null } as AnyRecord
  api.answers[list] = { json: [unpriced, open] }
  const { user } = show()
  await user.type(await price('Rice'), '0')
  act(() => screen.getByRole('textbox', { name: 'Price (kyat): Rice' }).blur())
  await waitFor(() => expect(api.parts(patch)).toEqual({ id: '9', version: '1', price: '10000' }))
  const upTo = screen.getByRole('textbox', { name: 'Up to (kyat): Tea' })
  await user.type(upTo, '20000')
  act(() => upTo.blur())
  expect(await row('Tea').findByRole('alert')).toHaveTextContent('Please enter a price, such as')
  expect(await price('Tea')).toHaveAttribute('aria-invalid', 'true')
  expect(api.sent(patch)).toHaveLength(1)
})

it('without a connection it is kept, over a reload too, and can be saved again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = api.answers[patch]!
  api.answers[patch] = () => Promise.reject(new TypeError('offline'))
  show()
  fireEvent.change(await price('Tea'), { target: { value: '700' } })
  ;(await price('Tea')).focus()
  ;(await price('Tea')).blur()
  expect(await screen.findByText('No answer came. What you typed is kept.')).toBeVisible()
  cleanup()
  api.answers[patch] = answer
  const { user } = show()
  expect(await price('Tea')).toHaveValue('700')
  await user.click(screen.getByRole('button', { name: 'Save: Tea' }))
  await waitFor(() => expect(api.parts(patch)).toMatchObject({ price: '700' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  cleanup()
  show()
  expect(await price('Tea')).toHaveValue('500')
})

it('somebody else’s change is shown, and only a second save overwrites it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = api.answers[patch]!
  const theirs = { ...tea, Price: 600, Version: 5 }
  api.answers[patch] = { status: 409, json: { status: 'error', message: 'Changed', data: theirs } }
  const { user } = show()
  fireEvent.change(await price('Tea'), { target: { value: '700' } })
  ;(await price('Tea')).focus()
  ;(await price('Tea')).blur()
  expect(await screen.findByText('Somebody else changed this in the meantime.')).toBeVisible()
  expect(await price('Tea')).toHaveValue('700')
  api.answers[patch] = answer
  await user.click(screen.getByRole('button', { name: 'Save: Tea' }))
  await waitFor(() => expect(api.parts(patch)).toEqual({ id: '8', version: '5', price: '700' }))
})

it('after 60 days without a change it asks whether it is still for sale; one tap renews, another says sold', async () => {
  const old = product({ Id: 8, Name: 'Tea', Price: 500, UpdatedAt: longAgo })
  const soldOne = product({ Id: 9, Name: 'Rice', Price: 5, UpdatedAt: longAgo, Status: 2 })
  api.answers[list] = { json: [old, soldOne] }
  const { user } = show()
  await price('Tea')
  expect(screen.getAllByRole('group', { name: 'Still for sale?' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Yes: Tea' }))
  expect(await screen.findByText('Thank you. We ask again in two months.')).toBeVisible()
  expect(screen.queryByText('Still for sale?')).toBeNull()
  const sent = api.parts(patch)
  expect(Object.keys(sent)).toEqual(['id', 'version', 'stillForSaleAt'])
  expect(Date.now() - Date.parse(String(sent['stillForSaleAt']))).toBeLessThan(60_000)
  cleanup()
  const again = show()
  await price('Tea')
  await again.user.click(screen.getByRole('button', { name: 'No, sold: Tea' }))
  await waitFor(() => expect(api.parts(patch)).toMatchObject({ status: '2' }))
  expect(await screen.findByRole('button', { name: 'Undo: Tea' })).toBeVisible()
})

it('without a product it leads to the first one', async () => {
  api.answers[list] = { json: [] }
  show()
  expect(await screen.findByRole('link', { name: 'Create your first product' })).toHaveAttribute(
    'href',
    '/product/create',
  )
})
