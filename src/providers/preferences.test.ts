// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { chooseLanguage, readPreferences, writePreferences } from './preferences.ts'

test("the person's own choice wins over what the browser asks for", () => {
  expect(chooseLanguage({ cookies: 'a=1; preferences=my.saver', acceptLanguage: 'en' })).toBe('my')
  expect(chooseLanguage({ cookies: 'preferences=xx', acceptLanguage: 'en' })).toBe('en')
})

test('without a choice the heaviest of our languages is spoken, else English', () => {
  expect(chooseLanguage({ acceptLanguage: 'fr, my-MM;q=0.8, en;q=0.7' })).toBe('my')
  expect(chooseLanguage({ acceptLanguage: 'en-GB,my;q=0.9' })).toBe('en')
  expect(chooseLanguage({ acceptLanguage: 'my;q=0, de' })).toBe('en')
  expect(chooseLanguage({})).toBe('en')
})

test('one preference changes, the others stay', () => {
  writePreferences({ dataSaver: true })
  writePreferences({ language: 'my' })
  writePreferences({ lakhs: true })
  expect(readPreferences(document.cookie)).toEqual({ language: 'my', dataSaver: true, lakhs: true })
})
