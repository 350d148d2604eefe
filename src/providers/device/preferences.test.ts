// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { chooseLanguage, chooseWriting } from './chooseWriting.ts'
import {
  currentPreferences,
  withPreferredDigits,
  chooseShown,
  readPreferences,
  writePreferences,
} from './preferences.ts'

test("the person's choice takes precedence over the browser's languages", () => {
  expect(chooseLanguage({ cookies: 'a=1; preferences=my.saver', acceptLanguage: 'en' })).toBe('my')
  expect(chooseLanguage({ cookies: 'preferences=xx', acceptLanguage: 'en' })).toBe('en')
})

test('without a choice it is the language with the greatest weight, or English', () => {
  expect(chooseLanguage({ acceptLanguage: 'fr, my-MM;q=0.8, en;q=0.7' })).toBe('my')
  expect(chooseLanguage({ acceptLanguage: 'en-GB,my;q=0.9' })).toBe('en')
  expect(chooseLanguage({ acceptLanguage: 'my;q=0, de' })).toBe('en')
  expect(chooseLanguage({})).toBe('en')
})

test('changing one preference keeps the others', () => {
  writePreferences({ dataSaver: true })
  writePreferences({ language: 'my' })
  writePreferences({ lakhs: true })
  writePreferences({ digits: 'latin' })
  writePreferences({ town: 12 })
  expect(readPreferences(document.cookie)).toEqual({
    language: 'my',
    digits: 'latin',
    dataSaver: true,
    lakhs: true,
    town: 12,
    hasBlocked: false,
  })
  writePreferences({ town: 'everywhere' })
  writePreferences({ digits: 'burmese' })
  expect(readPreferences(document.cookie)).toMatchObject({
    language: 'my',
    digits: 'burmese',
    lakhs: true,
    town: 'everywhere',
  })
})

test('digits apply to Burmese only; unknown values are ignored', () => {
  const writing = (cookies: string, lang?: string) => chooseWriting({ cookies, lang, acceptLanguage: 'en' })
  expect(writing('preferences=my')).toEqual({ language: 'my', digits: 'burmese' })
  expect(writing('preferences=my.latin')).toEqual({ language: 'my', digits: 'latin' })
  expect(writing('preferences=my.roman.lakhs.x')).toEqual({ language: 'my', digits: 'burmese' })
  expect(readPreferences('preferences=my.roman').digits).toBeNull()
  expect(writing('preferences=en.burmese')).toEqual({ language: 'en', digits: 'latin' })
  expect(withPreferredDigits('my', 'preferences=en.latin.saver')).toEqual({ language: 'my', digits: 'latin' })
})

test('an address with a language is shown in it, with the person’s digits', () => {
  expect(chooseWriting({ lang: 'my', cookies: 'preferences=en.latin' })).toEqual({ language: 'my', digits: 'latin' })
  expect(chooseWriting({ lang: 'xx', acceptLanguage: 'my' })).toEqual({ language: 'my', digits: 'burmese' })
})

test('a town counts where lists keep to it, and what is no town counts as none', () => {
  for (const path of ['/category', '/search'])
    expect(chooseShown(path, 'preferences=my.lakhs.town12')).toEqual({ lakhs: true, town: 12 })
  expect(chooseShown('/page/new', 'preferences=everywhere')).toEqual({ lakhs: false, town: 'everywhere' })
  // The market's township is in its address.
  for (const path of ['/home', '/marketplace'])
    expect(chooseShown(path, 'preferences=my.town12')).toEqual({ lakhs: false, town: null })
  for (const word of ['town', 'town0', 'town-1', 'town1e9', 'town9999999999', '12'])
    expect(chooseShown('/category', `preferences=${word}`).town).toBeNull()
})

test('the cookie is read once a task, and again once it has changed, here or in another tab', async () => {
  await Promise.resolve()
  const read = vi.spyOn(Document.prototype, 'cookie', 'get')
  writePreferences({ lakhs: true })
  read.mockClear()
  expect([currentPreferences(), currentPreferences(), currentPreferences()].map(({ lakhs }) => lakhs)).toEqual([
    true,
    true,
    true,
  ])
  expect(read).toHaveBeenCalledTimes(1)
  writePreferences({ lakhs: false })
  expect(currentPreferences().lakhs).toBe(false)
  // As another tab does it.
  document.cookie = 'preferences=lakhs; Path=/'
  await Promise.resolve()
  expect(currentPreferences().lakhs).toBe(true)
  read.mockRestore()
})
