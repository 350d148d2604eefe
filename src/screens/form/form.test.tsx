import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerNames, fieldsOf, requireResource, type AnyRecord } from '#resources'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { otherRequiredLines, partsOf, type RequiredLine } from '#tests/requiredLines.ts'
import { CreateScreen } from './CreateScreen.tsx'
import { UpdateScreen } from './UpdateScreen.tsx'

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }

/** A record as the server sends it: every declared field present (docs/rules.md#answer-values). */
function record(source: string, values: Record<string, unknown>): AnyRecord {
  const resource = requireResource(source)
  const names = fieldsOf(resource).flatMap(([name, field]) => answerNames(name, field))
  const absent = Object.fromEntries([...names, ...Object.keys(resource.joined)].map((name) => [name, null]))
  return {
    ...absent,
    CreatedAt: '',
    UpdatedAt: '',
    Version: 1,
    Status: 1,
    Held: false,
    ...values,
  } as unknown as AnyRecord
}
const page = record('page', { Id: 3, Name: 'Golden Tea', Latitude: 0, Longitude: 0, Closure: 'none' })

let api: Api
beforeEach(() => {
  api = createApi({
    'GET /page/api/byOwnerEmail/mya@shop.example': { json: [] },
    'GET /category/api': { json: [] },
    'GET /country/api': { json: [] },
    'GET /town/api': { json: [] },
    'GET /productCategory/api/byPageId/3': { json: [] },
  })
  writeStored('StoredProfile', me)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** Fills lines by the names of their inputs. */
function fill(lines: readonly RequiredLine[]) {
  for (const { name, text } of lines)
    fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value: text } })
}

describe('CreateScreen', () => {
  it('without a page nothing can be created', async () => {
    renderInApp(<CreateScreen resource="post" />, { api, at: '/post/create' })
    expect(await screen.findByText('You have no page, please create one')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  })

  it('creates for the page one posts as, then goes to the list [4.37]', async () => {
    writeStored('StoredPage', page)
    api.answers['POST /productCategory/api'] = { json: { status: 'success', message: '', Id: 7, data: { Id: 7 } } }
    const { user, address } = renderInApp(<CreateScreen resource="productCategory" />, { api })
    expect(screen.getByText('Your are posting as :')).toBeVisible()
    expect(screen.getByText('Golden Tea')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Teas')
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'All of them')
    const others = otherRequiredLines('productCategory', ['Name', 'Description'])
    fill(others)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(address()).toBe('/productCategory'))
    expect(api.parts('POST /productCategory/api')).toEqual({
      pageId: '3',
      name: 'Teas',
      description: 'All of them',
      ...partsOf(others),
    })
  })
})

describe('the price of a product', () => {
  const saved = { json: { status: 'success', message: '', Id: 8, data: { Id: 8 } } }
  const others = otherRequiredLines('product', ['Name', 'Description', 'Price'])
  async function begin() {
    writeStored('StoredPage', page)
    api.answers['POST /product/api'] = saved
    const rendered = renderInApp(<CreateScreen resource="product" />, { api })
    const { user } = rendered
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Tea')
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Green')
    fill(others)
    const choose = (kind: string) => user.selectOptions(screen.getByRole('combobox', { name: /Kind of price/ }), kind)
    const send = () => user.click(screen.getByRole('button', { name: 'Create' }))
    return { ...rendered, choose, send }
  }

  it('is required, except for the kind "call"', async () => {
    const { user, choose, send, address } = await begin()
    await send()
    expect(await screen.findByText('Please fill this in')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Price/ }), 'ask me')
    await choose('Call for the price')
    expect(screen.queryByRole('textbox', { name: /Price/ })).toBeNull()
    await send()
    await waitFor(() => expect(address()).toBe('/product'))
    expect(api.parts('POST /product/api')).toEqual({
      pageId: '3',
      name: 'Tea',
      description: 'Green',
      priceKind: 'call',
      ...partsOf(others),
    })
  })

  it('from – to requires both, the lower one first', async () => {
    const { user, choose, send, address } = await begin()
    await choose('From – to')
    await user.type(screen.getByRole('textbox', { name: /Price/ }), '၃ သိန်း')
    await user.type(screen.getByRole('textbox', { name: /Up to/ }), '2 lakh')
    await send()
    expect(await screen.findByText('Not less than 300,000')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: /Up to/ }))
    await user.type(screen.getByRole('textbox', { name: /Up to/ }), '5 lakh')
    await send()
    await waitFor(() => expect(address()).toBe('/product'))
    expect(api.parts('POST /product/api')).toMatchObject({ priceKind: 'fromTo', price: '300000', priceTo: '500000' })
  })

  it('per unit requires the unit', async () => {
    const { user, choose, send, address } = await begin()
    await choose('Price per unit')
    await user.type(screen.getByRole('textbox', { name: /Price/ }), '4500')
    await send()
    expect(await screen.findByText('Please fill this in')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: /For each/ }), 'Viss')
    await send()
    await waitFor(() => expect(address()).toBe('/product'))
    expect(api.parts('POST /product/api')).toMatchObject({ priceKind: 'perUnit', price: '4500', priceUnit: 'viss' })
  })
})

describe('a page without phone, e-mail address or website', () => {
  it('is created with one tap on None at its number, and “none” is stored for what the first step leaves out', async () => {
    api.answers['POST /page/api'] = { json: { status: 'success', message: '', Id: 3, data: page } }
    const { user, address } = renderInApp(<CreateScreen resource="page" />, { api })
    for (const name of [/^Name/, /Description/, /Address/])
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Golden' } })
    // The others have a button for None.
    const typed = otherRequiredLines('page', ['Name', 'Description', 'Address'])
    fill(typed.filter(({ name }) => ['text', 'longText'].includes(requireResource('page').fields[name]!.kind)))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Phone one/ })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'I have none: Phone one' }))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(address()).toBe('/page/update?id=3&step=look'))
    const sent = api.parts('POST /page/api')
    const stored = Object.keys(sent).filter((part) => sent[part] === '-')
    expect(stored).toEqual(
      expect.arrayContaining(['phoneOne', 'phoneTwo', 'phoneThree', 'contactEmail', 'websiteURL', 'facebookURL']),
    )
  })
})

describe('UpdateScreen', () => {
  const tea = record('product', { Id: 8, ProductId: 8, PageId: 3, Name: 'Tea', Price: 500 })

  it('shows StoredItem first, then the fresh record', async () => {
    writeStored('StoredItem', tea)
    let answer = (_: Response) => {}
    api.answers['GET /product/api/8'] = () => new Promise<Response>((resolve) => (answer = resolve))
    renderInApp(<UpdateScreen resource="product" />, { api, at: '/product/update?id=8' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    expect(name).toHaveValue('Tea')
    answer(Response.json([{ ...tea, Name: 'Green tea', Version: 2 }]))
    await waitFor(() => expect(name).toHaveValue('Green tea'))
  })

  it('what a card has stored fills no form', async () => {
    const { Id, Name, Price, PageId } = tea as AnyRecord & Record<string, unknown>
    writeStored('StoredItem', { Id, Name, Price, PageId })
    let answer = (_: Response) => {}
    api.answers['GET /product/api/8'] = () => new Promise<Response>((resolve) => (answer = resolve))
    renderInApp(<UpdateScreen resource="product" />, { api, at: '/product/update?id=8' })
    await waitFor(() => expect(api.sent('GET /product/api/8')).toHaveLength(1))
    expect(screen.queryByRole('textbox')).toBeNull()
    answer(Response.json([{ ...tea, Description: 'By the cup' }]))
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('By the cup')
  })

  it('the id in the address decides, not the stored item', async () => {
    writeStored('StoredItem', record('product', { Id: 9, ProductId: 9, PageId: 3, Name: 'Coffee' }))
    api.answers['GET /product/api/8'] = { json: [tea] }
    renderInApp(<UpdateScreen resource="product" />, { api, at: '/product/update?id=8' })
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Tea')
  })

  it('an item of another resource with the same id is ignored', async () => {
    writeStored('StoredItem', record('post', { Id: 8, PostId: 8, PageId: 3, Title: 'Sale' }))
    api.answers['GET /productCategory/api/8'] = {
      json: [record('productCategory', { Id: 8, PageId: 3, Name: 'Teas' })],
    }
    renderInApp(<UpdateScreen resource="productCategory" />, { api, at: '/productCategory/update?id=8' })
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Teas')
  })

  it('without an id there is nothing to edit', () => {
    renderInApp(<UpdateScreen resource="product" />, { api, at: '/product/update' })
    expect(screen.getByText('No data found')).toBeVisible()
  })

  it('updates the page that one posts as [4.37]', async () => {
    writeStored('StoredPage', page)
    api.answers['GET /page/api/3'] = { json: [page] }
    const saved = { ...page, Name: 'Golden Tea House', Version: 2 }
    api.answers['PATCH /page/api'] = { json: { status: 'success', message: '', Id: 3, data: saved } }
    const { user, address } = renderInApp(<UpdateScreen resource="page" />, { api, at: '/page/update?id=3' })
    await user.click(await screen.findByRole('button', { name: 'Name and category' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' House')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(address()).toBe('/page'))
    expect(api.parts('PATCH /page/api')).toEqual({ id: '3', version: '1', name: 'Golden Tea House' })
    expect(readStored('StoredPage')?.['Name']).toBe('Golden Tea House')
  })
})
