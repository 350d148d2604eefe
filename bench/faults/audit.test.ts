import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { asMember } from '#tests/long/support/client.ts'
import { audit } from './audit.ts'
import { sha256, type Written } from './writers.ts'

/** That what is wrong is found: a server that answers with these posts and files. */
async function auditOf(rows: object[], files: Record<string, string>, written: readonly Written[]) {
  const server = createServer((request, answer) => {
    const file = files[request.url!.replace('/uploads/', '')]
    if (request.url === '/post/api') answer.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
    else if (file === undefined) answer.writeHead(404).end()
    else answer.end(file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return audit(
    asMember(() => url, 'token'),
    url,
    written,
  )
}

const post = (Id: number, text: string, FileURL: string | null = null) => ({
  Id,
  Title: text,
  Description: text,
  FileURL,
})
const stored = (id: number, ...keys: string[]): Written => ({ id, keys, acknowledged: keys.at(-1)!, sha256: null })
const withFile = (one: Written): Written => ({ ...one, sha256: sha256(Buffer.from('whole')) })

test('what is stored as it was acknowledged is no fault, nor is what nobody was told of', async () => {
  const unanswered = { id: null, acknowledged: null, sha256: null }
  const written = [
    withFile(stored(1, 'a')),
    { ...stored(2, 'b', 'b2', 'b3'), acknowledged: 'b2' },
    { ...unanswered, keys: ['c'] },
    { ...unanswered, keys: ['d'] },
  ]
  const rows = [post(1, 'a', 'a.bin'), post(2, 'b3'), post(3, 'c')]
  expect(await auditOf(rows, { 'a.bin': 'whole' }, written)).toEqual({
    lost: [],
    torn: [],
    doubled: [],
    rows: 3,
    files: ['a.bin'],
  })
})

test('a post that is gone, has another id, or a text from before the last acknowledged one, is lost', async () => {
  const written = [stored(1, 'gone'), stored(2, 'other'), stored(3, 'c', 'c2')]
  expect(await auditOf([post(9, 'other'), post(3, 'c')], {}, written)).toMatchObject({
    lost: ['gone', 'other', 'c'],
    torn: [],
  })
})

test('a post with texts of two writes, or a file that is missing or cut, is torn', async () => {
  const written = [
    stored(1, 'a', 'a2'),
    withFile(stored(2, 'b')),
    withFile(stored(3, 'c')),
    withFile(stored(4, 'd')),
    stored(5, 'e'),
  ]
  const rows = [
    { ...post(1, 'a'), Description: 'a2' },
    post(2, 'b', 'missing.bin'),
    post(3, 'c', 'cut.bin'),
    post(4, 'd'),
    post(5, 'e'),
    post(6, 'nobody wrote this'),
  ]
  const { torn } = await auditOf(rows, { 'cut.bin': 'who' }, written)
  expect(torn.toSorted().map((one) => one.slice(0, 6))).toEqual(['post 1', 'post 2', 'post 3', 'post 4', 'post 6'])
})

test('a write that made two posts is doubled', async () => {
  expect(await auditOf([post(1, 'a'), post(2, 'a')], {}, [stored(1, 'a')])).toMatchObject({ doubled: ['a'] })
})
