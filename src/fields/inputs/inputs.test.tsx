import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  choice,
  choices,
  count,
  date,
  declarations,
  email,
  file,
  hours,
  image,
  longText,
  number,
  phone,
  place,
  reference,
  references,
  registry,
  status,
  text,
  time,
  url,
  type Field,
  type Kind,
} from '#resources'
import type { Language } from '#src/messages/index.ts'
import { toFormData } from '#src/providers/formData.ts'
import { createApi, renderInApp } from '#tests/renderInApp.tsx'
import { FieldInput, inputs } from './inputs.tsx'

afterEach(cleanup)
const label = { en: 'Anything', my: 'တစ်ခုခု' }
const money = number({ label, min: 0, unit: 'kyat' })

/** The name of a declaration that has a label for the field. */
const declaring = (name: string) => [...registry.values()].find(({ fields }) => name in fields) ?? declarations.page

/** Renders one input in a form. `values()` are the form's values, `sent()` the parts of a create. */
function renderInput(
  name: string,
  field: Field,
  given: { values?: object; required?: boolean; api?: ReturnType<typeof createApi>; language?: Language } = {},
) {
  let form: UseFormReturn | undefined
  function OneInput() {
    const methods = useForm({ defaultValues: given.values ?? {} })
    useEffect(() => {
      form = methods
    })
    return (
      <FormProvider {...methods}>
        <form onSubmit={(event) => void methods.handleSubmit(() => {})(event)} noValidate>
          <FieldInput
            resource={declaring(name)}
            name={name}
            field={field}
            required={given.required ?? false}
            mode="create"
          />
          <button type="submit">Send</button>
        </form>
      </FormProvider>
    )
  }
  const rendered = renderInApp(<OneInput />, {
    ...(given.api && { api: given.api }),
    ...(given.language && { language: given.language }),
  })
  const values = () => form?.getValues() ?? {}
  const sent = async () => Object.fromEntries((await toFormData({ fields: { [name]: field } }, values())).entries())
  return { ...rendered, values, sent }
}

const options = [
  { Id: 1, Name: 'Food', Thumbnail: null },
  { Id: 4, Name: 'Hotel', Thumbnail: 'hotel.jpg' },
  { Id: 7, Name: 'မန္တလေး', Thumbnail: null },
]

describe('each input writes values that the body is made from', () => {
  it('text and longText', async () => {
    const { user, sent } = renderInput('Name', text({ label }))
    await user.type(screen.getByLabelText(/Name/), 'ရွှေ Tea')
    expect(await sent()).toEqual({ name: 'ရွှေ Tea' })
    cleanup()
    const long = renderInput('Description', longText({ label }))
    await long.user.type(screen.getByLabelText(/Description/), 'one{Enter}two')
    expect(await long.sent()).toEqual({ description: 'one\ntwo' })
  })

  it('a text that is too long, or stacks marks, is refused at its field and kept as it is', async () => {
    const paste = (input: HTMLElement, typed: string) => fireEvent.change(input, { target: { value: typed } })
    for (const [name, field, most] of [
      ['Name', text({ label }), 500],
      ['Name', text({ label, maxLength: 40 }), 40],
      ['Description', longText({ label }), 20_000],
      ['ContactEmail', email({ label }), 254],
      ['WebsiteURL', url({ label }), 2000],
      ['PhoneOne', phone({ label }), 60],
    ] as const) {
      const { user, values } = renderInput(name, field)
      const input = screen.getByRole('textbox')
      const long = `${'9'.repeat(most)}🙂`
      paste(input, long)
      await user.click(screen.getByRole('button', { name: 'Send' }))
      expect(screen.getByRole('alert')).toHaveTextContent(
        `Please keep this under ${most.toLocaleString('en')} characters.`,
      )
      expect(values()).toEqual({ [name]: long })
      paste(input, `x${'\u0301'.repeat(31)}`)
      await screen.findByText('Too many accents stand on one letter here. Please remove some.')
      cleanup()
    }
    const { user } = renderInput('Name', text({ label }), { language: 'my' })
    paste(screen.getByRole('textbox'), 'က'.repeat(501))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('alert')).toHaveTextContent('စာလုံး ၅၀၀ အောက်သာ ရေးပါ။')
  })

  it('email, url and phone offer "none", which stores -', async () => {
    for (const [name, field] of [
      ['ContactEmail', email({ label })],
      ['WebsiteURL', url({ label })],
      ['PhoneOne', phone({ label })],
    ] as const) {
      const { user, values } = renderInput(name, field, { required: true })
      await user.click(screen.getByRole('button', { name: /I have none/ }))
      expect(values()).toEqual({ [name]: '-' })
      await user.click(screen.getByRole('button', { name: 'Send' }))
      expect(screen.queryByRole('alert')).toBeNull()
      cleanup()
    }
  })

  it('"none" is not offered where nothing is demanded, and can be taken back where it is stored', async () => {
    renderInput('PhoneOne', phone({ label }))
    expect(screen.queryByRole('button', { name: /I have none/ })).toBeNull()
    cleanup()
    const { user, values } = renderInput('PhoneOne', phone({ label }), { values: { PhoneOne: '-' } })
    await user.click(screen.getByRole('button', { name: /I have none/, pressed: true }))
    expect(values()).toEqual({ PhoneOne: '' })
  })

  it('phones keep Burmese digits as typed', async () => {
    const { user, sent } = renderInput('PhoneOne', phone({ label }))
    const input = screen.getByRole('textbox', { name: /Phone one/ })
    expect(input).toHaveAttribute('type', 'tel')
    await user.type(input, '၀၉၄၂၁၀၀၀၁၁၁')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await sent()).toEqual({ phoneOne: '၀၉၄၂၁၀၀၀၁၁၁' })
  })

  it('a link without a scheme gets one', async () => {
    const { user, values } = renderInput('WebsiteURL', url({ label }))
    await user.type(screen.getByRole('textbox', { name: /Website/ }), 'shop.example/menu')
    await user.tab()
    expect(values()).toEqual({ WebsiteURL: 'https://shop.example/menu' })
  })

  it('Enter in a link field takes what leaving it would have completed', async () => {
    const { user, sent } = renderInput('WebsiteURL', url({ label }))
    await user.type(screen.getByRole('textbox', { name: /Website/ }), 't.me/zayshop{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Website/ })).toHaveAttribute('aria-invalid', 'false'),
    )
    // The server completes it as well.
    expect(await sent()).toEqual({ websiteURL: 't.me/zayshop' })
  })

  it('number: a number', async () => {
    const { user, values, sent } = renderInput('Stars', number({ label, min: 0 }))
    const input = screen.getByLabelText(/Stars/)
    expect(input).toHaveAttribute('type', 'number')
    await user.type(input, '15')
    expect(values()).toEqual({ Stars: 15 })
    expect(await sent()).toEqual({ stars: '15' })
  })

  it('money: typed as people write it, shown again in words, sent as a number', async () => {
    const { user, values, sent } = renderInput('Price', money)
    const input = screen.getByLabelText(/Price/)
    expect(input).toHaveAttribute('inputmode', 'decimal')
    await user.type(input, '၃.၅ သိန်း')
    expect(input).toHaveValue('၃.၅ သိန်း')
    expect(values()).toEqual({ Price: 350_000 })
    expect(screen.getByText('350,000 Ks · 3.5 lakhs')).toBeVisible()
    expect(await sent()).toEqual({ price: '350000' })
    await user.clear(input)
    expect(values()).toEqual({ Price: '' })
    await user.type(input, '15')
    await user.click(screen.getByRole('button', { name: 'lakh' }))
    expect(values()).toEqual({ Price: 1_500_000 })
    expect(screen.getByText('1,500,000 Ks · 15 lakhs')).toBeVisible()
  })

  it('money: a stored sum is shown, and again in the digits of the language', () => {
    renderInput('Price', money, { values: { Price: 350_000 }, language: 'my' })
    expect(screen.getByRole('textbox')).toHaveValue('350000')
    expect(screen.getByText('၃၅၀,၀၀၀ ကျပ် · ၃.၅ သိန်း')).toBeVisible()
  })

  it('choice and status', async () => {
    const { user, sent } = renderInput('Type', choice({ Post: label, Page: label }, { label, initial: 'Post' }))
    await user.selectOptions(screen.getByLabelText(/Type/), 'Page')
    expect(await sent()).toEqual({ type: 'Page' })
    cleanup()
    const other = renderInput('Status', status(), { values: { Status: 9 } })
    expect(screen.getByLabelText(/Status/)).toHaveValue('1')
    await other.user.selectOptions(screen.getByLabelText(/Status/), 'Sold')
    expect(await other.sent()).toEqual({ status: '2' })
  })

  it('several choices, in their own order or in that of the taps', async () => {
    const three = { cash: label, kbzPay: label, card: label }
    const chips = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    const { user, sent } = renderInput('Payments', choices(three, { label }), { values: { Payments: ['card'] } })
    const tap = async (at: number) => user.click(screen.getAllByRole('button', { name: /^(Cash|KBZPay|Card)/ })[at]!)
    expect(chips()).toEqual(['Card'])
    await tap(0)
    expect(chips()).toEqual(['Cash', 'Card'])
    expect(await sent()).toEqual({ payments: 'cash,card' })
    cleanup()
    const ordered = renderInput('Payments', choices(three, { label, ordered: true }), {
      values: { Payments: ['card'] },
    })
    await ordered.user.click(screen.getAllByRole('button', { name: /^(Cash|KBZPay|Card)/ })[0]!)
    expect(screen.getByRole('button', { name: 'Cash, 2' })).toHaveAttribute('aria-pressed', 'true')
    expect(await ordered.sent()).toEqual({ payments: 'card,cash' })
  })

  it('count and time are read-only', async () => {
    const { sent } = renderInput('FollowerCount', count({ label }), { values: { FollowerCount: 12 } })
    expect(screen.getByText('12')).toBeVisible()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(await sent()).toEqual({})
    cleanup()
    renderInput('ReadAt', time({ label }), { values: { ReadAt: '2026-11-20T08:35:00Z' } })
    expect(screen.getByText('20-November-2026 3:05PM')).toBeVisible()
  })

  it("file: the file itself, with name and size; the error for large files is the specification's", async () => {
    const { user, values, sent } = renderInput('File', file({ label }))
    const input = screen.getByLabelText('File', { selector: 'input' })
    await user.upload(input, new File(['hello'], 'menu.pdf', { type: 'application/pdf' }))
    expect(values()['File']).toBeInstanceOf(File)
    expect(screen.getByText('menu.pdf · 5 B')).toBeVisible()
    expect(await sent()).toEqual({ file: `data:application/pdf;name=menu.pdf;base64,${btoa('hello')}` })
    const huge = new File([''], 'huge.bin')
    Object.defineProperty(huge, 'size', { value: 524_288_001 })
    await user.upload(input, huge)
    const alert = await screen.findByRole('alertdialog')
    expect(alert).toHaveTextContent('File too large (500MB max).')
    await user.click(within(alert).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('alert')).toHaveTextContent('File too large (500MB max).')
    expect((values()['File'] as File).name).toBe('menu.pdf')
    await user.click(screen.getByRole('button', { name: 'Remove file' }))
    expect(values()['File']).toBe('')
  })

  it('image: keeps the stored name until another is picked, and can be removed', async () => {
    const { user, values, sent } = renderInput('Thumbnail', image({ label }), { values: { Thumbnail: 'a.jpg' } })
    expect(screen.getByRole('img', { name: 'Thumbnail' })).toHaveAttribute('src', '/uploads/a.jpg')
    expect(await sent()).toEqual({})
    await user.click(screen.getByRole('button', { name: 'Remove picture' }))
    expect(values()).toEqual({ Thumbnail: '' })
    expect(screen.queryByRole('img', { name: 'Thumbnail' })).toBeNull()
  })

  it('place: coordinates from a pasted link, typed ones, and none', async () => {
    const { user, sent } = renderInput('Location', place({ label }), { required: true })
    expect(await sent()).toEqual({ latitude: '0', longitude: '0' })
    expect(screen.getByText('Not on the map yet')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Link or coordinates' }))
    expect(screen.getByRole('textbox', { name: /Paste a Google Maps link/ })).toHaveFocus()
    await user.paste('https://www.google.com/maps/place/X/@1,2,17z/data=!8m2!3d16.7983!4d96.1497')
    expect(await sent()).toEqual({ latitude: '16.7983', longitude: '96.1497' })
    expect(screen.getByText('On the map: 16.7983, 96.1497')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'No place' }))
    expect(await sent()).toEqual({ latitude: '0', longitude: '0' })
    await user.clear(screen.getByRole('textbox', { name: /Paste/ }))
    await user.type(screen.getByRole('textbox', { name: /Paste/ }), '၂၁.၉၇၊ ၉၆.၀၈{Enter}')
    expect(await sent()).toEqual({ latitude: '21.97', longitude: '96.08' })
    await user.clear(screen.getByRole('spinbutton', { name: 'Latitude' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill this in')
  })

  it('place: one coordinate without the other is refused at the missing one', async () => {
    const { user } = renderInput('Location', place({ label }))
    await user.click(screen.getByRole('button', { name: 'Link or coordinates' }))
    const [latitude, longitude] = screen.getAllByRole('spinbutton')
    fireEvent.change(latitude!, { target: { value: '16.8' } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please give latitude and longitude, or neither')
    expect(longitude).toHaveFocus()
    fireEvent.change(longitude!, { target: { value: '96.1' } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('hours: 24:00 as it was stored is midnight, and blocks nothing', async () => {
    const { user } = renderInput('Hours', hours({ label }), { values: { Hours: { mon: [['09:00', '24:00']] } } })
    const monday = within(screen.getByRole('group', { name: 'Monday' }))
    expect(monday.getByLabelText('Closes')).toHaveValue('00:00')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(monday.queryByText(/Please give both times/)).toBeNull()
  })

  it('place: the fault of a link goes once a place is typed, and does not come back', async () => {
    const { user, sent } = renderInput('Location', place({ label }))
    await user.click(screen.getByRole('button', { name: 'Link or coordinates' }))
    const link = screen.getByRole('textbox', { name: /Paste/ })
    await user.type(link, 'Hledan Road{Enter}')
    expect(screen.getByText('No place found in this text')).toBeVisible()
    const typed = [
      ['Latitude', '16.8'],
      ['Longitude', '96.1'],
    ] as const
    for (const [name, degrees] of typed)
      fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value: degrees } })
    expect(screen.queryByText('No place found in this text')).toBeNull()
    await user.click(link)
    await user.tab()
    expect(screen.queryByText('No place found in this text')).toBeNull()
    expect(await sent()).toEqual({ latitude: '16.8', longitude: '96.1' })
  })

  it('place: leaving the link box again does not undo corrected coordinates', async () => {
    const { user, sent } = renderInput('Location', place({ label }))
    await user.click(screen.getByRole('button', { name: 'Link or coordinates' }))
    await user.type(screen.getByRole('textbox', { name: /Paste/ }), '16.8, 96.1{Enter}')
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Latitude' }), { target: { value: '16.9' } })
    await user.click(screen.getByRole('textbox', { name: /Paste/ }))
    await user.tab()
    expect(await sent()).toEqual({ latitude: '16.9', longitude: '96.1' })
  })

  it.each([
    ['en', 0, '-91', 'Latitude must be between -90 and 90'],
    ['en', 1, '999', 'Longitude must be between -180 and 180'],
    ['my', 0, '-91', 'လတ္တီတွဒ်သည် -၉၀ နှင့် ၉၀ ကြား ဖြစ်ရပါမည်'],
    ['my', 1, '999', 'လောင်ဂျီတွဒ်သည် -၁၈၀ နှင့် ၁၈၀ ကြား ဖြစ်ရပါမည်'],
  ] as const)('place: says which degrees there are (%s, %i)', async (language, at, degrees, fault) => {
    const { user } = renderInput('Location', place({ label }), { language })
    await user.click(screen.getAllByRole('button')[2]!)
    fireEvent.change(screen.getAllByRole('spinbutton')[at]!, { target: { value: degrees } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(fault)
    expect(screen.getAllByRole('spinbutton')[at]).toHaveFocus()
  })

  it('place: after "No place" the focus is at the first way to set one', async () => {
    const { user } = renderInput('Location', place({ label }), { values: { Latitude: 16.8, Longitude: 96.1 } })
    await user.click(screen.getByRole('button', { name: 'No place' }))
    expect(screen.getByRole('button', { name: 'Pick on the map' })).toHaveFocus()
  })

  it('hours: they begin with every day, in one row', async () => {
    const { user, values, sent } = renderInput('Hours', hours({ label }))
    await user.click(screen.getByRole('button', { name: 'Add hours' }))
    const week = (spans: unknown) =>
      Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, spans]))
    expect(values()['Hours']).toEqual(week([['09:00', '17:00']]))
    const everyDay = within(screen.getByRole('group', { name: 'Every day' }))
    expect(everyDay.getByLabelText('Opens')).toHaveFocus()
    expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull()
    fireEvent.change(everyDay.getByLabelText('Closes'), { target: { value: '20:00' } })
    expect(JSON.parse(String((await sent())['hours']))).toEqual(week([['09:00', '20:00']]))
    await user.click(everyDay.getByRole('button', { name: 'Not the same every day' }))
    expect(screen.getByRole('switch', { name: 'Monday' })).toHaveFocus()
    await user.click(screen.getByRole('switch', { name: 'Sunday' }))
    expect(values()['Hours']).toEqual({ ...week([['09:00', '20:00']]), sun: undefined })
  })

  it('hours: a day, copied to all, another closed', async () => {
    const { user, values, sent } = renderInput('Hours', hours({ label }))
    await user.click(screen.getByRole('button', { name: 'Add hours' }))
    await user.click(screen.getByRole('button', { name: 'Not the same every day' }))
    const monday = within(screen.getByRole('group', { name: 'Monday' }))
    await user.clear(monday.getByLabelText('Opens'))
    await user.type(monday.getByLabelText('Opens'), '08:00')
    await user.click(monday.getByRole('button', { name: 'Copy to all days' }))
    await user.click(screen.getByRole('switch', { name: 'Sunday' }))
    const day = [['08:00', '17:00']]
    const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day }
    expect(values()['Hours']).toEqual(week)
    expect(JSON.parse(String((await sent())['hours']))).toEqual(week)
  })

  it('hours: the days stay while one changes them, though they have become equal', async () => {
    const week = Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, [['09:00', '17:00']]]),
    )
    const { user } = renderInput('Hours', hours({ label }), { values: { Hours: week } })
    const monday = within(screen.getByRole('group', { name: 'Monday' }))
    await user.click(monday.getByRole('button', { name: 'Copy to all days' }))
    expect(screen.getByRole('switch', { name: 'Sunday' })).toBeChecked()
    expect(monday.getByRole('button', { name: 'Copy to all days' })).toHaveFocus()
  })

  it('hours: of every day, the second ones are removed, and the focus is at the first', async () => {
    const { user, values } = renderInput('Hours', hours({ label }))
    await user.click(screen.getByRole('button', { name: 'Add hours' }))
    const everyDay = within(screen.getByRole('group', { name: 'Every day' }))
    await user.click(everyDay.getByRole('button', { name: 'Add hours' }))
    await user.click(everyDay.getAllByRole('button', { name: /^Remove/ }).at(-1)!)
    expect(everyDay.getByLabelText('Opens')).toHaveFocus()
    expect(values()['Hours']).toHaveProperty('mon', [['09:00', '17:00']])
  })

  it('hours: holidays in a row, one of them open at other times', async () => {
    const exceptions = { '2027-04-13': [] }
    const values0 = { Hours: { mon: [['09:00', '17:00']], exceptions } }
    const { user, values } = renderInput('Hours', hours({ label }), { values: values0 })
    const days = within(screen.getByRole('group', { name: 'Holidays and other days' }))
    await user.click(days.getByRole('button', { name: 'Add a date' }))
    const second = within(days.getByRole('group', { name: '14-April-2027' }))
    await user.click(second.getByRole('switch', { name: 'Closed' }))
    expect(values()['Hours']).toEqual({
      mon: [['09:00', '17:00']],
      exceptions: { '2027-04-13': [], '2027-04-14': [['09:00', '17:00']] },
    })
    fireEvent.change(second.getByLabelText('Date'), { target: { value: '2027-05-01' } })
    await user.click(days.getByRole('button', { name: 'Remove 13-April-2027' }))
    expect(values()['Hours']).toEqual({
      mon: [['09:00', '17:00']],
      exceptions: { '2027-05-01': [['09:00', '17:00']] },
    })
  })

  it('hours: added ones overlap no others', async () => {
    const night = [['18:00', '02:00']]
    const { user, values } = renderInput('Hours', hours({ label }), { values: { Hours: { mon: night, tue: night } } })
    const tuesday = within(screen.getByRole('group', { name: 'Tuesday' }))
    await user.click(tuesday.getByRole('button', { name: 'Add hours' }))
    expect(values()['Hours']).toEqual({ mon: night, tue: [...night, ['09:00', '12:00']] })
  })

  it('hours: none are added to a day without a free hour', () => {
    renderInput('Hours', hours({ label }), { values: { Hours: { mon: [['00:00', '23:59']] } } })
    expect(screen.queryByRole('button', { name: 'Add hours' })).toBeNull()
  })

  it('hours: a fault is said at its day, which gets the focus', async () => {
    const overlapping = [
      ['08:00', '12:00'],
      ['11:00', '13:00'],
    ]
    const { user } = renderInput('Hours', hours({ label }), {
      values: { Hours: { mon: [['09:00', '17:00']], wed: overlapping } },
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const wednesday = within(screen.getByRole('group', { name: 'Wednesday' }))
    expect(await wednesday.findByText('Two spans of one day overlap')).toBeVisible()
    const times = [...wednesday.getAllByLabelText('Opens'), ...wednesday.getAllByLabelText('Closes')]
    for (const time of times) {
      expect(time).toBeInvalid()
      expect(time).toHaveAccessibleDescription('Two spans of one day overlap')
    }
    expect(times[0]).toHaveFocus()
    const monday = within(screen.getByRole('group', { name: 'Monday' }))
    expect(monday.getByLabelText('Opens')).toBeValid()
    expect(monday.queryByText('Two spans of one day overlap')).toBeNull()
    fireEvent.change(times[1]!, { target: { value: '12:00' } })
    await waitFor(() => expect(screen.queryByText('Two spans of one day overlap')).toBeNull())
  })

  it('hours: a fault of a date is said at the date', async () => {
    const exceptions = { '2027-04-13': [], '2027-04-14': [['09:00', '']] }
    const { user } = renderInput('Hours', hours({ label }), { values: { Hours: { exceptions } } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const date = within(screen.getByRole('group', { name: '14-April-2027' }))
    const fault = 'Please give both times, and two different ones, or midnight twice for 24 hours'
    expect(await date.findByText(fault)).toBeVisible()
    expect(date.getByLabelText('Opens')).toHaveFocus()
    expect(date.getByLabelText('Opens')).toHaveAccessibleDescription(fault)
  })

  it('hours: what is removed passes the focus on', async () => {
    const exceptions = { '2027-04-13': [['10:00', '12:00']] }
    const values0 = { Hours: { mon: [['09:00', '17:00']], exceptions } }
    const { user, values } = renderInput('Hours', hours({ label }), { values: values0 })
    const monday = within(screen.getByRole('group', { name: 'Monday' }))
    await user.click(monday.getByRole('button', { name: 'Remove hours' }))
    expect(monday.getByRole('switch')).toHaveFocus()
    const date = within(screen.getByRole('group', { name: '13-April-2027' }))
    await user.click(date.getByRole('button', { name: 'Remove hours' }))
    expect(date.getByRole('switch')).toHaveFocus()
    await user.click(date.getByRole('button', { name: 'Remove 13-April-2027' }))
    expect(screen.getByRole('button', { name: 'Add a date' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove hours' }))
    expect(values()['Hours']).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add hours' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Add hours' }))
    await waitFor(() => expect(screen.getByLabelText('Opens')).toHaveFocus())
  })

  it('reference: search, arrows and Enter pick one; Escape closes', async () => {
    const api = createApi({ 'GET /country/api': { json: options } })
    const { user, values, sent } = renderInput('Country', reference('country', { label }), { api })
    const opener = screen.getByRole('button', { name: /Country/ })
    await user.click(opener)
    const search = await screen.findByRole('combobox')
    expect(search).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.type(await screen.findByRole('combobox'), 'o{ArrowDown}{Enter}')
    expect(values()).toEqual({ CountryId: 4 })
    expect(await sent()).toEqual({ countryId: '4' })
    expect(await screen.findByRole('button', { name: /^Country\s+Hotel$/ })).toBeVisible()
    expect(api.calls.map(({ line }) => line)).toEqual(['GET /country/api'])
  })

  it('reference: Burmese is found in another spelling', async () => {
    const api = createApi({ 'GET /town/api': { json: options } })
    const { user, values } = renderInput('Town', reference('town', { label }), { api })
    await user.click(screen.getAllByRole('button')[0]!)
    await user.type(await screen.findByRole('combobox'), 'မန်တလေး{Enter}')
    expect(values()).toEqual({ TownId: 7 })
  })

  it('reference: Burmese is found in either encoding and by whole syllables', async () => {
    const api = createApi({ 'GET /town/api': { json: options } })
    const { user } = renderInput('Town', reference('town', { label }), { api })
    await user.click(screen.getAllByRole('button')[0]!)
    const search = await screen.findByRole('combobox')
    // မန္တလေး as a Zawgyi keyboard types it.
    await user.type(search, '\u1019\u1014\u1071\u1031\u101C\u1038')
    expect(await screen.findByRole('option', { name: /မန္တလေး/ })).toBeVisible()
    await user.clear(search)
    await user.type(search, 'န')
    expect(await screen.findByText('No results found')).toBeVisible()
  })

  it("reference: choices of the form's page, and a link to create the first", async () => {
    const api = createApi({ 'GET /productCategory/api/byPageId/3': { json: [] } })
    const field = reference('productCategory', { label, choicesFrom: 'byPageId' })
    renderInput('ProductCategory', field, { api, values: { PageId: 3 } })
    expect(await screen.findByRole('link', { name: /New product category/ })).toHaveAttribute(
      'href',
      '/productCategory/create',
    )
  })

  it('references: several, in the order picked', async () => {
    const api = createApi({ 'GET /category/api': { json: options } })
    const { user, sent } = renderInput('Category', references('category', { label, names: 'Categories' }), { api })
    await user.click(screen.getByRole('button', { name: /Category/ }))
    await user.click(await screen.findByRole('option', { name: 'Hotel' }))
    await user.click(screen.getByRole('option', { name: 'Food' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await sent()).toEqual({ categoryIds: '4,1' })
  })

  it('references: what the business is called after comes first', async () => {
    const names = [
      'Bakeries and Cakes',
      'Fish and Meat',
      'Food and Drinks',
      'Mobile Phones',
      'Pans and Pots',
      'Tea Shops',
    ]
    const api = createApi({ 'GET /category/api': { json: names.map((Name, at) => ({ Id: at + 1, Name })) } })
    const Name = 'Tea and Phone Corner'
    const { user } = renderInput('Category', references('category', { label, names: 'Categories' }), {
      api,
      values: { Name },
    })
    await user.click(screen.getByRole('button', { name: /Category/ }))
    await screen.findByRole('option', { name: 'Tea Shops' })
    const shown = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(shown.map((option) => option.slice(1))).toEqual([
      'Tea Shops',
      'Mobile Phones',
      ...names.slice(0, 3),
      'Pans and Pots',
    ])
  })
})

describe('errors are shown at the field', () => {
  it.each<[string, Field, string, string]>([
    ['ContactEmail', email({ label }), 'nobody', 'This is no e-mail address'],
    ['WebsiteURL', url({ label }), 'javascript:alert(1)', 'A link starts with http:// or https://'],
    ['PhoneOne', phone({ label }), 'ask me', 'This is no phone number'],
    ['Price', money, '-5', 'Not less than 0'],
    ['Price', money, '15k', 'Please enter a price, such as 350,000 or 3.5 lakh'],
    ['Stars', number({ label, min: 0 }), '-5', 'Not less than 0'],
    ['Name', text({ label }), '   ', 'Please fill this in'],
  ])('%s', async (name, field, typed, fault) => {
    const { user, container } = renderInput(name, field, { required: true })
    const input = container.querySelector(`input[name="${name}"]`)
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    await user.type(input, typed)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(fault)
    expect(input).toHaveFocus()
    expect(input).toHaveAccessibleDescription(fault)
  })
})

it('every kind has an input', () => {
  const kinds: Record<Kind, true> = {
    text: true,
    longText: true,
    email: true,
    url: true,
    phone: true,
    number: true,
    count: true,
    time: true,
    date: true,
    image: true,
    pictures: true,
    file: true,
    choice: true,
    choices: true,
    status: true,
    place: true,
    hours: true,
    reference: true,
    references: true,
  }
  expect(Object.keys(inputs).sort()).toEqual(Object.keys(kinds).sort())
})

describe('a date', () => {
  const day = date({ label })

  it('is sent as a day of the calendar, of which the device shows its own', async () => {
    const { user, container, sent } = renderInput('Day', day, { required: true })
    const input = container.querySelector('input[name="Day"]')!
    expect(input).toHaveAttribute('type', 'date')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill this in')
    fireEvent.change(input, { target: { value: '2026-04-13' } })
    expect(await sent()).toEqual({ day: '2026-04-13' })
  })

  it('that is typed in part is named, although the browser tells no value', async () => {
    const { user, container } = renderInput('Day', day)
    const input = container.querySelector('input[name="Day"]')!
    // jsdom takes no part of a date.
    Object.defineProperty(input, 'validity', { value: { badInput: true } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a whole date that is in the calendar')
    expect(input).toHaveFocus()
  })
})
