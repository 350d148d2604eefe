import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Cut } from '../cutConnection.ts'
import type { Answer } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'
import { createCutDatabase } from './cutDatabase.ts'

/**
 * A connection that is lost where nobody can tell whether a create is stored (docs/safety.md#s35). The quick form
 * of the fault `cut` of `npm run bench -- faults`.
 */

const { database, connection } = await createCutDatabase()
const { app, world } = await openWorld({ database })

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const creates = (title: string, key?: string): Promise<Answer> =>
  world.owner.creates(
    'post',
    { pageId: world.page.Id, title, thumbnail: dot },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )

/** How often it is stored, and the answers for its pictures. */
async function found(title: string) {
  const { list } = await world.visitor.gets(`/post/api/byPageId/${world.page.Id}`)
  const posts = list.filter(({ Title }) => Title === title)
  const pictures = posts.map(({ Thumbnail }) => world.visitor.gets(`/uploads/${String(Thumbnail)}`))
  return { ids: posts.map(({ Id }) => Id), pictures: (await Promise.all(pictures)).map(({ status }) => status) }
}

const files = async () => (await readdir(join(app.dataDir, 'uploads'))).filter((name) => name.endsWith('.webp')).length

test.each<[Cut, string, number]>([
  ['beforeCommit', 'not there', 0],
  ['afterCommit', 'there once and whole', 1],
])('S35, S61 a create without a key whose connection is lost, %s: 503, and its post is %s', async (cut, _is, times) => {
  const before = await files()
  const title = `Without a key, ${cut}`
  connection.cutNext(cut)
  expect((await creates(title)).status).toBe(503)
  expect(connection.isToCut()).toBe(false)
  expect((await found(title)).pictures).toEqual(Array.from({ length: times }, () => 200))
  // The server cannot know either, so it leaves the picture to the sweep.
  expect(await files()).toBe(before + 1)
})

test.each<Cut>(['beforeCommit', 'afterCommit'])(
  'S62 a create with a key whose connection is lost, %s, is stored once however often it is asked for, and told',
  async (cut) => {
    const title = `With a key, ${cut}`
    const create = () => creates(title, cut)
    connection.cutNext(cut)
    expect((await create()).status).toBe(503)
    expect(connection.isToCut()).toBe(false)
    expect((await found(title)).ids).toHaveLength(cut === 'afterCommit' ? 1 : 0)
    const [again, third] = [await create(), await create()]
    expect([again.status, third.status, third.data['Id']]).toEqual([201, 201, again.data['Id']])
    expect(await found(title)).toEqual({ ids: [again.data['Id']], pictures: [200] })
  },
)
