import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signIn, type Item, type Person } from '../api/support/client.ts'
import { everythingStored } from '../api/support/stored.ts'
import { openWorld } from '../api/support/openWorld.ts'

/**
 * Whoever has just created a record creates the next with the rights that were read for that one. They are compared where it
 * commits (docs/decisions/rights-at-commit.md), so a right that has ended is not used again.
 */

const { app, world } = await openWorld()

let people = 0
/** Somebody who has just created a post. */
async function newWriter(): Promise<{ owner: Person; page: Item }> {
  const owner = await signIn(app, `writer${(people += 1)}@demo.example`)
  const page = await owner.makes('page', { name: 'Theirs' })
  for (const title of ['One', 'Two']) await owner.makes('post', { pageId: page.Id, title })
  return { owner, page }
}

const storedFiles = async () =>
  (await readdir(join(app.dataDir, 'uploads'))).filter((name) => !name.startsWith('.')).sort()

const suspend = ({ id }: Person) =>
  app.query('insert into "suspension" ("IdentityHash", "ProfileId") values ($1, $2)', [`hash ${id}`, id])
const endSession = ({ id }: Person) => app.query('delete from "session" where "ProfileId" = $1', [id])
const handOver = (_: Person, { Id }: Item) =>
  world.superAdmin.changes('page', { id: Id, ownerEmail: world.stranger.email })
const deletePage = (_: Person, { Id }: Item) => world.superAdmin.deletes('page', Id)

const withdrawn: [string, number, (owner: Person, page: Item) => Promise<unknown>][] = [
  ['who has signed out', 401, endSession],
  ['who is suspended', 401, suspend],
  ['whose page has changed hands', 403, handOver],
  ['whose page is deleted', 404, deletePage],
]
const bodies: [string, Record<string, string>][] = [
  ['a post', { title: 'Three' }],
  ['a post that is not valid', { title: 'x'.repeat(10_000) }],
  ['a post with a status that there is not', { title: 'Three', status: 'neither' }],
  ['a post with a file', { title: 'Three', file: `data:text/plain;base64,${btoa('Prices of today')}` }],
]

test.each(
  withdrawn.flatMap(([whom, status, withdraw]) =>
    bodies.map((body) => [body[0], whom, status, withdraw, body[1]] as const),
  ),
)('S17 %s by somebody %s: %i, and nothing is stored', async (_what, _whom, status, withdraw, body) => {
  const { owner, page } = await newWriter()
  await withdraw(owner, page)
  const [rows, files] = [await everythingStored(app), await storedFiles()]
  const answer = await owner.creates('post', { pageId: page.Id, ...body })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('x-session')).toBe(status === 401 ? 'ended' : null)
  expect(await everythingStored(app)).toEqual(rows)
  expect(await storedFiles()).toEqual(files)
})

test('a post after its page has moved is found in the new town', async () => {
  const { owner, page } = await newWriter()
  const town = await world.superAdmin.makes('town', { name: 'Pyapon' })
  await owner.changes('page', { id: page.Id, townId: town.Id })
  const post = await owner.makes('post', { pageId: page.Id, title: 'Fresh crabs' })
  const found = await owner.gets(`/post/api/bySearch/${encodeURIComponent('pyapon crabs')}`)
  expect(found.ids).toEqual([post.Id])
})
