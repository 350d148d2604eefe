import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listParams } from '#src/providers/queries.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { writeStored, type SavedRecord } from '#src/providers/device/storage.ts'
import { knownRecord, savedRecord } from './knownRecord.ts'

test('what a list of cards has of a record is not all of it', () => {
  const client = new QueryClient()
  const asCards = listParams({ name: 'page', filter: { view: 'card' } })
  client.setQueryData(queryKeys.infiniteList('page', asCards), { pages: [{ data: [{ id: 7, Id: 7, Name: 'Rose' }] }] })
  expect(knownRecord(client, 'page', '7')).toMatchObject({ isWhole: false, record: { Name: 'Rose', PhoneOne: null } })
  client.setQueryData(queryKeys.infiniteList('page', listParams({ name: 'page' })), {
    pages: [{ data: [{ id: 7, Id: 7, Name: 'Rose', PhoneOne: '09' }] }],
  })
  expect(knownRecord(client, 'page', '7')).toMatchObject({ isWhole: true, record: { PhoneOne: '09' } })
})

test('a record is known from a list, and not from answers of another shape under the same name', () => {
  const client = new QueryClient()
  // What the map lists: pages without what react-admin has around them.
  client.setQueryData(['page', 'placesIn', {}], { pages: [[{ Id: 7 }]], pageParams: [1] })
  expect(knownRecord(client, 'page', '7')).toBeUndefined()
  const listed = { id: 7, Id: 7, Name: 'Rose' }
  client.setQueryData(queryKeys.infiniteList('page', {}), { pages: [{ data: [listed] }], pageParams: [1] })
  expect(knownRecord(client, 'page', '7')?.record).toBe(listed)
})

test('what was kept on the device is known too, and is not all of it', () => {
  writeStored('Saved', [{ source: 'page', Id: 7, Name: 'Rose' } as unknown as SavedRecord])
  expect(savedRecord('page', '7')).toMatchObject({ isWhole: false, record: { id: 7, Name: 'Rose', PhoneOne: null } })
  expect(savedRecord('product', '7')).toBeUndefined()
})
