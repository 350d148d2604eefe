// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearSessionStorage, readStored, writeStored } from './storage.ts'

beforeEach(() => localStorage.clear())

test('a value comes back as it was stored, the token raw', () => {
  writeStored('StoredProfile', { Name: 'Aye Aye', Email: 'aye@example.com', id: 3 })
  writeStored('StoredJWT', 'a.b.c')
  expect(localStorage.getItem('StoredJWT')).toBe('a.b.c')
  expect(localStorage.getItem('StoredProfile')).toBe('{"Name":"Aye Aye","Email":"aye@example.com","id":3}')
  expect(readStored('StoredProfile')).toEqual({ Name: 'Aye Aye', Email: 'aye@example.com', id: 3 })
})

test('what does not parse, or is of another shape, reads as absent', () => {
  for (const raw of ['{', 'null', '"text"', '[]', '7', '']) {
    localStorage.setItem('StoredProfile', raw)
    expect(readStored('StoredProfile'), raw).toBeNull()
  }
  for (const raw of ['{', 'null', '{}']) {
    localStorage.setItem('StoredListings', raw)
    expect(readStored('StoredListings'), raw).toBeNull()
  }
})

test('a value keeps its identity while nothing changes', () => {
  localStorage.setItem('StoredPage', '{"Id":4}')
  expect(readStored('StoredPage')).toBe(readStored('StoredPage'))
  const before = readStored('StoredPage')
  localStorage.setItem('StoredPage', '{"Id":5}')
  expect(readStored('StoredPage')).not.toBe(before)
})

test('the end of a session leaves nothing of the person', () => {
  for (const key of ['StoredJWT', 'StoredProfile', 'StoredPage', 'StoredItem', 'StoredListings'])
    localStorage.setItem(key, '{}')
  clearSessionStorage()
  expect(localStorage.length).toBe(0)
})

test('an item is kept as the server sent it', () => {
  const record = { id: 4, Id: 4, CreatedAt: '', UpdatedAt: '', Version: 1, Name: 'x' }
  writeStored('StoredItem', record)
  expect(localStorage.getItem('StoredItem')).toBe('{"Id":4,"CreatedAt":"","UpdatedAt":"","Version":1,"Name":"x"}')
})
