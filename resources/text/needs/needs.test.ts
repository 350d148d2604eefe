import { expect, it } from 'vitest'
import { everydayNeeds, meaningsOf } from './everydayNeeds.ts'
import { isBurmeseToken, tokenize } from '../tokens.ts'
import { isOfNeedsAlone, readNeeds } from './readNeeds.ts'

const pieces = (...segments: string[]) => {
  const cut = segments.map(tokenize)
  return readNeeds({ tokens: cut.flat(), segments: cut })
}
const meanings = (...segments: string[]) =>
  pieces(...segments)?.map((piece) => piece.meanings.map((one) => one.join('')))

it('every line has both languages, each on its side, and says nothing twice', () => {
  expect(everydayNeeds.length).toBeGreaterThan(400)
  for (const { english, burmese } of everydayNeeds) {
    const all = [...english, ...burmese].map((one) => one.join(' '))
    expect([all[0], new Set(all).size]).toEqual([all[0], all.length])
    expect(english.flat().some(isBurmeseToken), all[0]).toBe(false)
    expect(burmese.length > 0 && burmese.every((one) => one.some(isBurmeseToken)), all[0]).toBe(true)
    expect(english.length > 0 && english.every((one) => one.length > 0), all[0]).toBe(true)
  }
})

it('a need is read in the singular and plural, beside other words, and without those that say no more', () => {
  expect(meanings('barbers')?.[0]).toContain('ဆံသဆိုင်')
  expect(pieces('barber', 'in', 'yangon')?.map(({ tokens }) => tokens.join(' '))).toEqual(['barber', 'yangon'])
  expect(pieces('တာယာဆိုင်')).toHaveLength(1)
  expect(pieces('shwe', 'taung')).toBeNull()
})

it('of one syllable only between spaces', () => {
  expect(meanings('ငါး')?.[0]).toContain('fish')
  expect(pieces('ငါးမန်းလမ်း')).toBeNull()
})

it('a need typed as it sounds, and a name that only sounds a little like one', () => {
  for (const words of [['laphatyay'], ['la', 'phat', 'yay', 'sai'], ['lat', 'phat', 'yay']])
    expect(meanings(...words)?.[0]?.[0], words.join(' ')).toMatch(/^လက်ဖက်ရည်/)
  for (const word of ['pathein', 'bagan', 'hpakant', 'tabayin', 'thazi']) expect(pieces(word), word).toBeNull()
})

it('texts of English words for needs alone', () => {
  for (const text of ['barber', 'cheap tyre shop', 'rice and curry']) expect(isOfNeedsAlone(text)).toBe(true)
  for (const text of ['shop', 'ko min barber', 'thiri', '']) expect(isOfNeedsAlone(text)).toBe(false)
})

it('a search never asks for more than sixteen other words', () => {
  for (const { english, burmese } of everydayNeeds)
    for (const one of [...english, ...burmese]) expect(meaningsOf(one).length).toBeLessThanOrEqual(16)
})
