import { expect, test } from 'vitest'
import type { Option } from '#src/fields/inputs/useOptions.ts'
import { namedIn } from './fromName.ts'

const trades = [
  ['Tea Shops', 'လက်ဖက်ရည်ဆိုင်များ'],
  ['Bakeries and Cakes', 'မုန့်တိုက်နှင့် ကိတ်မုန့်များ'],
  ['Mobile Phones', 'ဖုန်းဆိုင်များ'],
  ['Clinics and Doctors', 'ဆေးခန်းနှင့် ဆရာဝန်များ'],
  ['Pharmacies', 'ဆေးဆိုင်များ'],
  ['Hotels and Guest Houses', 'ဟိုတယ်နှင့် တည်းခိုခန်းများ'],
] as const
const options = trades.map(([name, otherName], at): Option => ({
  id: at + 1,
  name,
  otherName,
  otherLanguage: 'my',
  thumbnail: null,
  group: null,
}))

test.each([
  [['Thiri Cafe & Tea'], ['Tea Shops']],
  [['Golden Bakery'], ['Bakeries and Cakes']],
  [['Mya Mobile Phone'], ['Mobile Phones']],
  [['Mya Cake House'], ['Bakeries and Cakes']],
  [['City Pharmacy'], ['Pharmacies']],
  [['Shwe House', ''], []],
  [['', 'သီရိလက်ဖက်ရည်ဆိုင်'], ['Tea Shops']],
  [['', 'အောင်ဆေးခန်း'], ['Clinics and Doctors']],
  [['Tea and cakes'], ['Tea Shops', 'Bakeries and Cakes']],
  [['Teak Furniture'], []],
])('%j speaks of %j', (names, expected) => {
  expect(namedIn(names, options).map(({ name }) => name)).toEqual(expected)
})
