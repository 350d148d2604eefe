import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messages } from '#src/messages/both.ts'
import { usualWriting } from '#src/messages/index.ts'
import { prefer } from '#src/providers/device/shown.ts'
import { renderInApp } from '#tests/renderInApp.tsx'
import { LakhsChoice } from '#src/layout/language/LakhsChoice.tsx'
import { Price } from './Price.tsx'
import { priceText, type Priced } from './priceText.ts'

beforeEach(() => prefer({ lakhs: false }))
afterEach(cleanup)

const fixed: Priced = { PriceKind: 'fixed', Price: 350_000, PriceTo: null, PriceUnit: null }

it.each<[Partial<Priced>, string, string]>([
  [{}, '350,000 Ks', '၃၅၀,၀၀၀ ကျပ်'],
  [{ PriceKind: null }, '350,000 Ks', '၃၅၀,၀၀၀ ကျပ်'],
  [{ Price: null }, 'Ask for the price', 'ဈေးနှုန်း မေးမြန်းပါ'],
  [{ PriceKind: 'negotiable' }, '350,000 Ks · negotiable', '၃၅၀,၀၀၀ ကျပ် · ညှိနှိုင်း'],
  [{ PriceKind: 'fromTo', PriceTo: 500_000 }, '350,000 – 500,000 Ks', '၃၅၀,၀၀၀ – ၅၀၀,၀၀၀ ကျပ်'],
  [{ PriceKind: 'fromTo' }, 'from 350,000 Ks', '၃၅၀,၀၀၀ ကျပ်မှစ၍'],
  [{ PriceKind: 'perUnit', Price: 4500, PriceUnit: 'viss' }, '4,500 Ks · per viss', '၄,၅၀၀ ကျပ် · တစ်ပိဿာ'],
  [{ PriceKind: 'perUnit', Price: 4500 }, '4,500 Ks', '၄,၅၀၀ ကျပ်'],
  [{ PriceKind: 'call', Price: null }, 'Call for the price', 'ဈေးနှုန်း ဖုန်းဆက်မေးပါ'],
])('%j is worded as people say it', (given, en, my) => {
  const product = { ...fixed, ...given }
  expect(priceText(product, { t: messages.en, writing: usualWriting.en })).toBe(en)
  expect(priceText(product, { t: messages.my, writing: usualWriting.my })).toBe(my)
})

it('in lakhs on request, everywhere at once and remembered', async () => {
  const { user } = renderInApp(
    <>
      <LakhsChoice />
      <Price product={{ ...fixed, Price: 450_000 }} large />
      <Price product={{ ...fixed, PriceKind: 'fromTo', PriceTo: 2_000_000 }} />
    </>,
    { language: 'my' },
  )
  expect(screen.getByText('၄၅၀,၀၀၀ ကျပ်')).toBeVisible()
  await user.click(screen.getByRole('button', { name: `${messages.my.writing.inLakhs} - ၃.၅ သိန်း` }))
  expect(screen.getByText('၄.၅ သိန်း')).toBeVisible()
  expect(screen.getByText('၃.၅ သိန်း – သိန်း ၂၀')).toBeVisible()
  expect(document.cookie).toContain('lakhs')
  await user.click(screen.getByRole('button', { name: new RegExp(messages.my.writing.inKyat) }))
  expect(screen.getByText('၄၅၀,၀၀၀ ကျပ်')).toBeVisible()
  expect(document.cookie).not.toContain('lakhs')
})
