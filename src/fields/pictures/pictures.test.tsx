import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { declarations, pictures } from '#resources'
import { toFormData } from '#src/providers/formData.ts'
import { renderInApp } from '#tests/renderInApp.tsx'
import { PicturesInput } from './PicturesInput.tsx'

/** The input of a gallery; picking and making smaller is tested in a real browser (tests/browser/galleries/). */

beforeEach(() => {
  // jsdom has no addresses of blobs.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picked', revokeObjectURL: () => undefined }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = pictures({ label: { en: 'Anything', my: 'တစ်ခုခု' } })

async function open(given: readonly (string | File)[], mode: 'create' | 'edit' = 'edit') {
  let form: UseFormReturn | undefined
  function OneInput() {
    const methods = useForm({ defaultValues: { Pictures: given } })
    useEffect(() => {
      form = methods as unknown as UseFormReturn
    })
    return (
      <FormProvider {...methods}>
        <section>
          <h2>Form</h2>
          <PicturesInput resource={declarations.page} name="Pictures" field={field} required={false} mode={mode} />
        </section>
      </FormProvider>
    )
  }
  const rendered = renderInApp(<OneInput />)
  if (given.length > 0) await screen.findByRole('list', { name: 'More pictures' })
  const values = () => form?.getValues('Pictures') as (string | File)[]
  const button = (name: string) => screen.getByRole('button', { name })
  return { ...rendered, values, button }
}

it('pictures are moved by buttons, which keep the focus and say where the picture is now', async () => {
  const { user, values, button } = await open(['a.webp', 'b.webp', 'c.webp'])
  expect(button('Move picture 1 forward')).toBeDisabled()
  expect(button('Move picture 3 back')).toBeDisabled()
  await user.click(button('Move picture 3 forward'))
  expect(values()).toEqual(['a.webp', 'c.webp', 'b.webp'])
  expect(button('Move picture 2 forward')).toHaveFocus()
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Now picture 2 of 3')
  await user.keyboard('{Enter}')
  expect(values()).toEqual(['c.webp', 'a.webp', 'b.webp'])
  // Nothing stands before the first, so its other button takes the focus.
  expect(button('Move picture 1 back')).toHaveFocus()
})

it('a picture that was removed can be put back where it was', async () => {
  const { user, values, button } = await open(['a.webp', 'b.webp', 'c.webp'])
  expect(screen.getByText('3 of 10')).toBeInTheDocument()
  await user.click(button('Remove picture 2'))
  expect(values()).toEqual(['a.webp', 'c.webp'])
  expect(button('Undo')).toHaveFocus()
  expect(screen.getByText('Picture removed.')).toBeInTheDocument()
  await user.click(button('Undo'))
  expect(values()).toEqual(['a.webp', 'b.webp', 'c.webp'])
  expect(screen.queryByText('Picture removed.')).toBeNull()
  expect(button('Add pictures')).toHaveFocus()
})

it('what is beyond ten is named, and what is there stays', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => `${at}.webp`)
  const { user, values } = await open(ten)
  const picker = screen.getByLabelText('More pictures', { selector: 'input' })
  await user.upload(picker, [
    new File(['a'], 'a.png', { type: 'image/png' }),
    new File(['b'], 'b.png', { type: 'image/png' }),
  ])
  await screen.findByText('Only 10 pictures fit. Left out: a.png, b.png')
  expect(values()).toEqual(ten)
})

it.each([
  ['create', 'File too large (500MB max).'],
  ['edit', 'File too large'],
] as const)(
  'what is too large is named beside the field and is one alert, by the form: %s [5.05] [5.06]',
  async (mode, sentence) => {
    const { user, values } = await open(['a.webp'], mode)
    const sized = (name: string, size: number) =>
      Object.defineProperty(new File(['x'], name, { type: 'image/png' }), 'size', { value: size })
    const most = 500 * 1024 * 1024
    await user.upload(screen.getByLabelText('More pictures', { selector: 'input' }), [
      sized('one.png', most + 1),
      sized('two.png', most + 1),
    ])
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText(sentence)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitForElementToBeRemoved(dialog)
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'one.png is too large.',
      'two.png is too large.',
    ])
    await user.click(screen.getByRole('button', { name: 'Take two.png away' }))
    expect(screen.getByRole('alert')).toHaveTextContent('one.png is too large.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(values()).toEqual(['a.webp'])
  },
)

it('a change sends the order and the new pictures, a create these alone', async () => {
  const [one, two] = ['one', 'two'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }))
  const fields = { Pictures: field }
  const parts = async (record: object, previous?: object) => [
    ...(await toFormData({ fields }, { ...record }, previous && { ...previous })).entries(),
  ]
  const before = { Id: 3, Pictures: ['a.webp', 'b.webp'] }
  expect(await parts({ Id: 3, Pictures: [one, 'b.webp', two] }, before)).toEqual([
    ['id', '3'],
    ['picturesOrder', 'new1,b.webp,new2'],
    ['pictures', one],
    ['pictures', two],
  ])
  expect(await parts({ Id: 3, Pictures: [] }, before)).toEqual([
    ['id', '3'],
    ['picturesOrder', ''],
  ])
  expect(await parts({ Id: 3, Pictures: ['a.webp', 'b.webp'] }, before)).toEqual([['id', '3']])
  expect(await parts({ Pictures: [one] })).toEqual([['pictures', one]])
  // A record that was kept without its pictures does not lose them.
  expect(await parts({ Id: 3, Pictures: [one] }, { Id: 3 })).toEqual([
    ['id', '3'],
    ['pictures', one],
  ])
  expect(await parts({ Id: 3, Pictures: [] }, { Id: 3 })).toEqual([['id', '3']])
})
