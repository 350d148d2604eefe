import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { knownRecord } from './knownRecord.ts'

test('a record is known from a list, and not from answers of another shape under the same name', () => {
  const client = new QueryClient()
  // What the map lists: pages without what react-admin has around them.
  client.setQueryData(['page', 'placesIn', {}], { pages: [[{ Id: 7 }]], pageParams: [1] })
  expect(knownRecord(client, 'page', '7')).toBeUndefined()
  const listed = { id: 7, Id: 7, Name: 'Rose' }
  client.setQueryData(queryKeys.infiniteList('page', {}), { pages: [{ data: [listed] }], pageParams: [1] })
  expect(knownRecord(client, 'page', '7')?.record).toBe(listed)
})
