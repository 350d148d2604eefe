import { release } from 'node:os'
import { expect, test } from 'vitest'
import { query, start, usedFolders } from '#tests/embedded/trial.ts'
import { recoverySyncMethod } from './settings.ts'

const makeUsedFolder = usedFolders()

test('files go to the disk together before a recovery where the system tells errors of that, else one by one', () => {
  expect(['6.18.44-fc', '5.8.0', '5.15.0-91-generic'].map((kernel) => recoverySyncMethod('linux', kernel))).toEqual(
    Array(3).fill('syncfs'),
  )
  expect(['5.7.19', '4.18.0-553.el8'].map((kernel) => recoverySyncMethod('linux', kernel))).toEqual(['fsync', 'fsync'])
  expect(recoverySyncMethod('darwin', '23.4.0')).toBe('fsync')
  expect(recoverySyncMethod('win32', '10.0.22631')).toBe('fsync')
})

test('the server does so (S61)', async () => {
  const { url } = await start(await makeUsedFolder())
  expect(await query(url, 'show recovery_init_sync_method')).toEqual([
    { recovery_init_sync_method: recoverySyncMethod(process.platform, release()) },
  ])
})
