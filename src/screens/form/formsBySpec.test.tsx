import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  email,
  file,
  image,
  longText,
  number,
  place,
  requireResource,
  text,
  type AnyRecord,
  type Resource,
  type ResourceName,
  type ManagedName,
} from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { formFields } from '#src/resource/form/formFields.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { CreateScreen } from './CreateScreen.tsx'

/** The fields of the page and product forms (spec 3.02 to 3.17), and the required fields of all forms (spec 5.08). */

const page = { Id: 3, Name: 'Golden Tea', CreatedAt: '', UpdatedAt: '', Version: 1 }
const option = (Id: number, Name: string) => ({ Id, Name, Thumbnail: null })

let api: Api
beforeEach(() => {
  api = createApi({
    'GET /page/api/byOwnerEmail/mya@shop.example': { json: [] },
    'GET /category/api': { json: [option(1, 'Food'), option(4, 'Hotel')] },
    'GET /country/api': { json: [option(2, 'Myanmar'), option(5, 'Thailand')] },
    'GET /town/api': { json: [] },
    'GET /productCategory/api/byPageId/3': { json: [option(9, 'By the pot')] },
    'GET /productCategory/api': { json: [option(9, 'By the pot'), option(10, 'Another page’s')] },
  })
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** The form of a declaration with only these fields: a whole form is slow to render in jsdom. */
const renderFields = (name: ResourceName, ...names: string[]) => {
  const resource = requireResource(name)
  const fields = Object.fromEntries(names.map((field) => [field, resource.fields[field]!]))
  const hidden = name === 'page' ? {} : { PageId: 3 }
  return renderInApp(
    <ResourceForm resource={{ ...resource, fields }} mode="create" hidden={hidden} onSaved={() => {}} />,
    { api },
  )
}

describe('the page form', () => {
  it('has the place, initially 0 and 0, but neither the owner’s e-mail address nor LinkedIn [3.08] [3.11] [3.12] [5.12] [5.09]', () => {
    const { container } = renderInApp(<CreateScreen resource="page" />, { api, at: '/page/create' })
    const names = [...container.querySelectorAll('input, textarea')].map((input) => input.getAttribute('name'))
    expect(names).toEqual(expect.arrayContaining(['Name', 'Address', 'Description', 'PhoneOne']))
    expect(names.filter((name) => /owner|linkedin|note/i.test(name ?? ''))).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Link or coordinates' }))
    const degrees = ['Latitude', 'Longitude'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)),
    )
    expect(degrees.map(({ type, value }) => [type, value])).toEqual([
      ['number', '0'],
      ['number', '0'],
    ])
  })

  it('Category takes several, sent in the order picked [3.09] [7.32]', async () => {
    api.answers['POST /page/api'] = { json: { status: 'success', message: 'Saved', Id: 3, data: page } }
    const { user } = renderFields('page', 'Category')
    await user.click(screen.getByRole('button', { name: /^Category/ }))
    await user.click(await screen.findByRole('option', { name: 'Hotel' }))
    await user.click(screen.getByRole('option', { name: 'Food' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await user.click(await screen.findByRole('button', { name: 'Create' }))
    await waitFor(() => expect(api.parts('POST /page/api')).toEqual({ categoryIds: '4,1' }))
  })

  it('Country is a dropdown with one choice [3.10] [7.31]', async () => {
    api.answers['POST /page/api'] = { json: { status: 'success', message: 'Saved', Id: 3, data: page } }
    const { user } = renderFields('page', 'Country')
    await user.click(screen.getByRole('button', { name: /^Country/ }))
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    await user.click(screen.getByRole('option', { name: 'Thailand' }))
    await user.click(await screen.findByRole('button', { name: 'Create' }))
    await waitFor(() => expect(api.parts('POST /page/api')).toEqual({ countryId: '5' }))
  })
})

it('the editor’s note is written in the admin area alone', () => {
  const names = (at: 'app' | 'admin') => formFields(requireResource('page'), 'edit', at).map(({ name }) => name)
  expect(names('app')).not.toContain('EditorNote')
  expect(names('admin')).toContain('EditorNote')
})

it('what no public screen shows of a person says so at its input', () => {
  const { container } = renderFields('profile', 'Name', 'PhoneOne', 'Country')
  const helped = (input: Element) => input.getAttribute('aria-describedby')
  const said = (input: Element | null) => container.querySelector(`[id="${helped(input!)}"]`)?.textContent
  expect(said(container.querySelector('[name="PhoneOne"]'))).toBe('No public screen shows this.')
  expect(said(screen.getByRole('button', { name: /^Country/ }))).toContain('No public screen shows this.')
  expect(said(container.querySelector('[name="Name"]'))).toBe('')
})

it('a product’s category is a dropdown of its page’s categories only [3.16] [7.46]', async () => {
  const { user } = renderFields('product', 'ProductCategory')
  await user.click(await screen.findByRole('button', { name: /^Product category/ }))
  expect(await screen.findByRole('option', { name: 'By the pot' })).toBeVisible()
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(api.sent('GET /productCategory/api')).toHaveLength(0)
})

it.each<[ManagedName, wanted: string[], optional: string[]]>([
  [
    'page',
    [
      'Name',
      'Description',
      'Address',
      'Location',
      'PhoneOne',
      'PhoneTwo',
      'PhoneThree',
      'ContactEmail',
      'WebsiteURL',
      'FacebookURL',
    ],
    [
      'BurmeseName',
      'Category',
      'Thumbnail',
      'CoverThumbnail',
      'Country',
      'Town',
      'Hours',
      'PhoneOneApps',
      'PhoneTwoApps',
      'PhoneThreeApps',
      'Viber',
      'Telegram',
      'Line',
      'Messenger',
      'WhatsApp',
      'WebURL',
      'AndroidURL',
      'AppleURL',
    ],
  ],
  ['post', ['Title', 'Description'], ['Thumbnail', 'File']],
  // Further fields depend on the kind of price.
  ['product', ['Name', 'Description', 'Price'], ['Thumbnail', 'ProductCategory', 'PriceKind', 'Condition', 'File']],
  ['productCategory', ['Name', 'Description'], ['Thumbnail']],
])('creating a %s requires %j and not %j, editing one nothing [5.08] [5.11]', (name, wanted, optional) => {
  const requiredFor = (mode: 'create' | 'edit') =>
    formFields(requireResource(name), mode)
      .filter(({ required }) => required)
      .map((field) => field.name)
  const known = [...wanted, ...optional]
  expect(formFields(requireResource(name), 'create').map((field) => field.name)).toEqual(expect.arrayContaining(known))
  expect(requiredFor('create').filter((field) => known.includes(field))).toEqual(wanted)
  expect(requiredFor('edit')).toEqual([])
})

describe('any form', () => {
  const label = { en: 'Anything', my: 'တစ်ခုခု' }
  const fields = {
    Words: text({ label }),
    Story: longText({ label }),
    Mail: email({ label }),
    Amount: number({ label }),
    Paper: file({ label }),
    Location: place({ label }),
  }
  const anything: Resource = { ...requireResource('post'), fields }
  const record = {
    ...page,
    Words: null,
    Story: null,
    Mail: null,
    Amount: null,
    PaperURL: null,
    Latitude: 0,
    Longitude: 0,
  }
  const create = () => renderInApp(<ResourceForm resource={anything} mode="create" onSaved={() => {}} />, { api })
  const edit = (resource = anything) =>
    renderInApp(<ResourceForm resource={resource} mode="edit" record={record as AnyRecord} onSaved={() => {}} />, {
      api,
    })

  it('that creates requires text, number, email, textarea, file and map [5.08]', async () => {
    const { user, container } = create()
    await user.click(screen.getByRole('button', { name: 'Link or coordinates' }))
    await user.clear(screen.getByRole('spinbutton', { name: 'Latitude' }))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(Object.keys(fields).length)
    for (const name of ['Words', 'Story', 'Mail', 'Amount'])
      expect(container.querySelector(`[name="${name}"]`), name).toHaveAccessibleDescription('Please fill this in')
    expect(api.calls).toEqual([])
  })

  it('that edits requires nothing [5.11]', async () => {
    api.answers['PATCH /post/api'] = { json: { status: 'success', message: 'Updated', Id: 3, data: record } }
    const { user, container } = edit()
    expect(container.querySelectorAll('[required], [aria-required="true"]')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(api.sent('PATCH /post/api')).toHaveLength(1))
    expect(screen.queryByText('Please fill this in')).toBeNull()
  })

  it('has number inputs for numbers and email inputs for addresses [5.09] [5.10]', () => {
    const { container } = create()
    expect(container.querySelector('[name="Amount"]')).toHaveAttribute('type', 'number')
    expect(container.querySelector('[name="Mail"]')).toHaveAttribute('type', 'email')
    expect(container.querySelector('[name="Words"]')).toHaveAttribute('type', 'text')
  })

  const sized = (size: number, type: string) => {
    const picked = new File(['x'], type === 'image/png' ? 'wide.png' : 'film.mp4', { type })
    Object.defineProperty(picked, 'size', { value: size })
    return picked
  }
  const most = 500 * 1024 * 1024
  const input = (name: string) => screen.getByLabelText(name, { selector: 'input' })

  it("that creates refuses a file above 500 MB: 'File too large (500MB max).' [5.05]", async () => {
    const { user } = create()
    await user.upload(input('Paper'), sized(most, 'video/mp4'))
    expect(screen.queryByText(/File too large/)).toBeNull()
    await user.upload(input('Paper'), sized(most + 1, 'video/mp4'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('File too large (500MB max).')
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('File too large (500MB max).')
  })

  it("that edits refuses it too: 'File too large' [5.06]", async () => {
    const { user } = edit()
    await user.upload(input('Paper'), sized(most, 'video/mp4'))
    expect(screen.queryByText(/File too large/)).toBeNull()
    await user.upload(input('Paper'), sized(most + 1, 'video/mp4'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/^File too largeClose$/)
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('File too large')
  })

  it('says the same of a picture [5.05] [5.06]', async () => {
    const pictured: Resource = { ...anything, fields: { Photo: image({ label }) } }
    const { user } = renderInApp(<ResourceForm resource={pictured} mode="create" onSaved={() => {}} />, { api })
    await user.upload(input('Photo'), sized(most + 1, 'image/png'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('File too large (500MB max).')
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('File too large (500MB max).')
    cleanup()
    const editing = edit(pictured)
    await editing.user.upload(input('Photo'), sized(most + 1, 'image/png'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/^File too largeClose$/)
  })
})
