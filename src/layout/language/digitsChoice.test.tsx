import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { declarations, systemFields } from '#resources'
import { ContactRows } from '#src/fields/values/contact.tsx'
import { HoursValue } from '#src/fields/hours/HoursValue.tsx'
import { FieldValue } from '#src/fields/values/values.tsx'
import { messages } from '#src/messages/both.ts'
import { readPreferences } from '#src/providers/device/preferences.ts'
import { Price } from '#src/price/Price.tsx'
import { Rating } from '#src/resource/detail/Rating.tsx'
import { Stars } from '#src/resource/detail/Stars.tsx'
import { renderInApp } from '#tests/renderInApp.tsx'
import { DigitsChoice } from './DigitsChoice.tsx'
import { useLanguageSwitch } from './LanguageSwitch.tsx'
import { WritingChoices } from './WritingChoices.tsx'

const forget = () => (document.cookie = 'preferences=; Path=/; Max-Age=0')
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

const page = declarations.page.fields
const product = declarations.product.fields
const record = {
  PhoneOne: '09420012345',
  PriceTo: 1500,
  CreatedAt: '2026-11-20T08:35:00Z',
  FollowerCount: 12,
  Address: '၂၄ လမ်း, No. 7',
}
const shown = (
  <>
    <DigitsChoice />
    <Price product={{ PriceKind: 'fixed', Price: 350_000, PriceTo: null, PriceUnit: null }} />
    <Rating average={4.25} count={17} />
    <Stars stars={4} />
    <HoursValue hours={{ mon: [['09:00', '17:30']] }} />
    <ContactRows page={{ PhoneOne: record.PhoneOne, PhoneOneApps: 'viber' }} />
    <FieldValue resource={declarations.page} name="CreatedAt" field={systemFields.CreatedAt} record={record} />
    <FieldValue resource={declarations.page} name="FollowerCount" field={page.FollowerCount} record={record} />
    <FieldValue resource={declarations.product} name="PriceTo" field={product.PriceTo} record={record} />
    <FieldValue resource={declarations.page} name="PhoneOne" field={page.PhoneOne} record={record} />
    <FieldValue resource={declarations.page} name="Address" field={page.Address} record={record} />
  </>
)

const burmese = {
  price: '၃၅၀,၀၀၀ ကျပ်',
  rating: '၄.၃',
  reviews: 'သုံးသပ်ချက် ၁၇ ခု',
  stars: 'ကြယ် ၅ ပွင့်အနက် ၄ ပွင့်',
  hours: 'နံနက်\u00A0၉:၀၀ – ညနေ\u00A0၅:၃၀',
  phone: '၀၉ ၄၂၀ ၀၁၂ ၃၄၅',
  date: '၂၀-နိုဝင်ဘာ-၂၀၂၆ နေ့လယ်\u00A0၃:၀၅',
  count: '၁၂',
  priceTo: '၁,၅၀၀ ကျပ်',
}
const latin: typeof burmese = {
  price: '350,000 ကျပ်',
  rating: '4.3',
  reviews: 'သုံးသပ်ချက် 17 ခု',
  stars: 'ကြယ် 5 ပွင့်အနက် 4 ပွင့်',
  hours: 'နံနက်\u00A09:00 – ညနေ\u00A05:30',
  phone: '09 420 012 345',
  date: '20-နိုဝင်ဘာ-2026 နေ့လယ်\u00A03:05',
  count: '12',
  priceTo: '1,500 ကျပ်',
}

function sees(told: typeof burmese) {
  const text = document.body.textContent
  for (const { stars: _, ...read } of [told]) for (const one of Object.values(read)) expect(text).toContain(one)
  expect(screen.getByRole('img', { name: told.stars })).toBeInTheDocument()
  // Text that people typed keeps its digits.
  expect(text).toContain('၂၄ လမ်း, No. 7')
  const calls = screen.getAllByRole('link', { name: new RegExp(told.phone.replace('+', '')) })
  expect(calls.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+959420012345',
    'viber://chat?number=%2B959420012345',
    'tel:+959420012345',
  ])
}

test('price, rating, hours, phone, date and counts follow the chosen digits at once, and the choice is remembered', async () => {
  const { user } = renderInApp(shown, { language: 'my' })
  sees(burmese)
  expect(screen.getByRole('button', { name: 'မြန်မာဂဏန်း ၁၂၃' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'အင်္ဂလိပ်ဂဏန်း 123' }))
  sees(latin)
  expect(screen.getByRole('button', { name: 'အင်္ဂလိပ်ဂဏန်း 123' })).toHaveAttribute('aria-pressed', 'true')
  expect(readPreferences(document.cookie).digits).toBe('latin')
  await user.click(screen.getByRole('button', { name: 'မြန်မာဂဏန်း ၁၂၃' }))
  sees(burmese)
  expect(readPreferences(document.cookie).digits).toBe('burmese')
})

test('a number is copied in ASCII digits, and the message shows it as on the screen', async () => {
  const { user } = renderInApp(shown, { language: 'my' })
  await user.click(screen.getByRole('button', { name: messages.my.page.copy({ text: burmese.phone }) }))
  expect(await screen.findByText(messages.my.page.copied({ text: burmese.phone }))).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('09 420 012 345')
})

/** As in the profile and in the header's sheet. */
const Choices = () => <WritingChoices onLanguage={useLanguageSwitch()} />

test('English offers no choice of digits; back in Burmese the choice is kept', async () => {
  const { user } = renderInApp(
    <>
      <Choices />
      {shown}
    </>,
    { language: 'my' },
  )
  await user.click(screen.getAllByRole('button', { name: 'အင်္ဂလိပ်ဂဏန်း 123' })[0]!)
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(screen.queryByRole('group', { name: messages.en.writing.digits })).toBeNull()
  expect(screen.getByText('350,000 Ks', { selector: 'p *' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'မြန်မာ' }))
  sees(latin)
})
