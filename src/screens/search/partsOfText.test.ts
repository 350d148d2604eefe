import { expect, it } from 'vitest'
import { isPartOf, leftOut } from './partsOfText.ts'

it.each([
  ['hotel bagan', 'hotel', 'bagan'],
  ['hotel bagan', 'bagan', 'hotel'],
  ['hotel near inle lake', 'hotel inle', 'near lake'],
  ['ပုဂံဟိုတယ်', 'ဟိုတယ်', 'ပုဂံ'],
])('of %s the part %s leaves out %s', (text, part, without) => {
  expect(isPartOf(text, part)).toBe(true)
  expect(leftOut(text, part)).toBe(without)
})

it('another spelling is no part, nor is the text itself', () => {
  expect(isPartOf('manadalay', 'Mandalay')).toBe(false)
  expect(isPartOf('hotelss', 'hotel')).toBe(false)
  expect(isPartOf('hotel bagan', 'Hotel Bagan')).toBe(false)
  expect(isPartOf('hotel bagan', 'hotel bagan')).toBe(false)
})
