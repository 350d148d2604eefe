import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerNames, fieldsOf, requireResource, type AnyRecord } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { CreateScreen } from './CreateScreen.tsx'
import type { EditableName } from '#src/resource/form/UpdateForm.tsx'
import { UpdateScreen } from './UpdateScreen.tsx'

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 3 }
const shop = { Id: 3, Name: 'Golden Tea' } as unknown as AnyRecord

/** The labels of each form (spec 3.01 to 3.30), from the declarations. */
const pageForm = ['Name', 'Category', 'Country', 'Address', 'Phone one', 'Location']
const forms = [
  ['page', '[2.156]', pageForm],
  ['post', '[2.157]', ['Title', 'Description', 'Thumbnail', 'File']],
  ['product', '[2.158]', ['Name', 'Description', 'Thumbnail', 'Product category', 'Price']],
  ['productCategory', '[2.159]', ['Name', 'Description', 'Thumbnail']],
] as const

let api: Api
beforeEach(() => {
  const empty = ['GET /category/api', 'GET /country/api', 'GET /town/api', 'GET /productCategory/api/byPageId/3']
  api = createApi(Object.fromEntries(empty.map((line) => [line, { json: [] }])))
  writeStored('StoredProfile', me)
  writeStored('StoredPage', shop)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function stored(source: EditableName): AnyRecord {
  const resource = requireResource(source)
  const names = fieldsOf(resource).flatMap(([name, field]) => answerNames(name, field))
  const absent = Object.fromEntries([...names, ...Object.keys(resource.joined)].map((name) => [name, null]))
  const record = { ...absent, Id: 3, PageId: 3, [resource.title]: 'Before', Version: 1, CreatedAt: '', UpdatedAt: '' }
  return { ...record, Latitude: 0, Longitude: 0 } as unknown as AnyRecord
}
const hasAll = (labels: readonly string[]) => {
  const shown = [...document.querySelectorAll('form label, form [id$="-label"]')].map(({ textContent }) => textContent)
  for (const label of labels)
    expect(
      shown.some((text) => text?.startsWith(label)),
      label,
    ).toBe(true)
}

it.each(forms)('%s %s has a form to create it', (name, _row, labels) => {
  renderInApp(<CreateScreen resource={name} />, { api, at: `/${name}/create` })
  hasAll(labels)
  expect(screen.getByRole('button', { name: 'Create' })).toHaveAttribute('type', 'submit')
})

it.each([
  ['page', '[2.156]', [...pageForm, 'Website', 'Cover']] as const,
  ...forms.slice(1),
  ['profile', '[2.160]', ['Name', 'Email', 'Thumbnail', 'Country', 'Phone one', 'Viber']] as const,
])('%s %s is changed by its form, which then leads to its list [4.37]', async (name, _row, labels) => {
  const record = stored(name)
  api.answers[`GET /${name}/api/3`] = { json: [record] }
  api.answers[`PATCH /${name}/api`] = { json: { status: 'success', message: 'Updated', Id: 3, data: record } }
  const { address } = renderInApp(<UpdateScreen resource={name} />, { api, at: `/${name}/update?id=3` })
  const { title } = requireResource(name)
  await waitFor(() => expect(document.querySelector(`[name="${title}"]`)).toHaveValue('Before'))
  hasAll(labels)
  fireEvent.change(document.querySelector(`[name="${title}"]`)!, { target: { value: 'After' } })
  fireEvent.click(screen.getByText('Update'))
  await waitFor(() => expect(address()).toBe(`/${name}`))
  expect(api.parts(`PATCH /${name}/api`)).toMatchObject({ id: '3', [title.toLowerCase()]: 'After' })
})
