import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readOrCreateSecret } from './secretFile.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zay-once-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('is never readable by others, not even while it is made', async () => {
  await readOrCreateSecret(join(folder, 'key'), async () => {
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    return 'content'
  })
  expect(await readdir(folder)).toEqual(['key'])
})

it('of two starts at once, the first one counts for both', async () => {
  const path = join(folder, 'key')
  const late = await readOrCreateSecret(path, async () => {
    expect(await readOrCreateSecret(path, () => 'first')).toBe('first')
    return 'late'
  })
  expect(late).toBe('first')
  expect(await readOrCreateSecret(path, () => 'never')).toBe('first')
  expect(await readdir(folder)).toEqual(['key'])
})

it('leaves nothing behind when it could not be made', async () => {
  const failing = readOrCreateSecret(join(folder, 'key'), () => Promise.reject(new Error('no entropy')))
  await expect(failing).rejects.toThrow('no entropy')
  expect(await readdir(folder)).toEqual([])
})
