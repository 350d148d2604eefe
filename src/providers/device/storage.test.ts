// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearSessionStorage, forgetSearch, readStored, rememberSearch, writeStored } from './storage.ts'

beforeEach(() => localStorage.clear())

test('a value is read as it was stored, the token as plain text', () => {
  writeStored('StoredProfile', { Name: 'Aye Aye', Email: 'aye@example.com', id: 3 })
  writeStored('StoredJWT', 'a.b.c')
  expect(localStorage.getItem('StoredJWT')).toBe('a.b.c')
  expect(localStorage.getItem('StoredProfile')).toBe('{"Name":"Aye Aye","Email":"aye@example.com","id":3}')
  expect(readStored('StoredProfile')).toEqual({ Name: 'Aye Aye', Email: 'aye@example.com', id: 3 })
})

test('a value that does not parse or has another shape is absent', () => {
  for (const raw of ['{', 'null', '"text"', '[]', '7', '']) {
    localStorage.setItem('StoredProfile', raw)
    expect(readStored('StoredProfile'), raw).toBeNull()
  }
  for (const raw of ['{', 'null', '{}']) {
    localStorage.setItem('StoredListings', raw)
    expect(readStored('StoredListings'), raw).toBeNull()
  }
})

test('an unchanged value is the same object', () => {
  localStorage.setItem('StoredPage', '{"Id":4}')
  expect(readStored('StoredPage')).toBe(readStored('StoredPage'))
  const before = readStored('StoredPage')
  localStorage.setItem('StoredPage', '{"Id":5}')
  expect(readStored('StoredPage')).not.toBe(before)
})

test('the end of a session removes all data of the person', () => {
  for (const key of ['StoredJWT', 'StoredProfile', 'StoredPage', 'StoredItem', 'StoredListings', 'RecentSearches'])
    localStorage.setItem(key, '{}')
  clearSessionStorage()
  expect(localStorage.length).toBe(0)
})

test('an item is stored as the server sent it', () => {
  const record = { id: 4, Id: 4, CreatedAt: '', UpdatedAt: '', Version: 1, Name: 'x' }
  writeStored('StoredItem', record)
  expect(localStorage.getItem('StoredItem')).toBe('{"Id":4,"CreatedAt":"","UpdatedAt":"","Version":1,"Name":"x"}')
})

test('the last eight searches are remembered, newest first, without duplicates', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberSearch(text)
  expect(readStored('RecentSearches')).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
  forgetSearch('c')
  expect(readStored('RecentSearches')).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'b'])
  for (const text of ['i', 'h', 'g', 'f', 'e', 'd', 'b']) forgetSearch(text)
  expect(localStorage.length).toBe(0)
})
