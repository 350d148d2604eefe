import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { registry } from '#resources'
import { fileColumnsOf } from '#server/db/schema/fileColumns.ts'
import { namesInUseQuery } from '#server/db/records/filesInUse.ts'
import { sweepUploads } from '#server/start/backgroundJobs.ts'
import { openWorld } from '../api/support/openWorld.ts'
import { createCutDatabase } from '../faults/cutDatabase.ts'

/** No row without its file and no file without its row (docs/safety.md#s35, docs/decisions/deletion.md#files). */

const { database, connection } = await createCutDatabase()
const { app, world } = await openWorld({ database })

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const folder = () => join(app.dataDir, 'uploads')
const stored = async () => (await readdir(folder())).filter((name) => name.endsWith('.webp')).sort()
const namedByRows = async () =>
  (await app.query<{ name: string }>('select "Thumbnail" as name from "post" where "Thumbnail" is not null'))
    .map(({ name }) => name)
    .sort()
const sweep = async () => {
  await sweepUploads(app.jobs)
  await app.query(`update "job" set "RunAt" = "RunAt" - interval '1 day'`)
  const dayAgo = Date.now() / 1000 - 25 * 3600
  for (const name of await stored()) await utimes(join(folder(), name), dayAgo, dayAgo)
  await sweepUploads(app.jobs)
}

describe('a connection that is lost during COMMIT', () => {
  test('leaves the file, since a row may name it; the sweep removes it where none does (S35)', async () => {
    const { owner, page } = world
    const creates = (key: string) =>
      owner.creates('post', { pageId: page.Id, title: key, thumbnail: dot }, { headers: { 'idempotency-key': key } })
    connection.cutNext('afterCommit')
    expect((await creates('kept')).status).toBe(503)
    expect(await stored()).toEqual(await namedByRows())
    expect(await stored()).toHaveLength(1)
    // Who tries again learns that it was stored the first time (S62).
    const again = await creates('kept')
    expect([again.status, await stored()]).toEqual([201, [again.data['Thumbnail']]])

    connection.cutNext('beforeCommit')
    expect((await creates('lost')).status).toBe(503)
    expect(await namedByRows()).toEqual([again.data['Thumbnail']])
    expect(await stored()).toHaveLength(2)
    await sweep()
    expect(await stored()).toEqual([again.data['Thumbnail']])
  })

  test('leaves all pictures of a gallery, and the sweep those that a row names (S35)', async () => {
    const { owner, fresh } = world
    const post = await fresh('post')
    const before = await stored()
    const pictures = [dot, dot, dot]
    connection.cutNext('afterCommit')
    expect((await owner.changes('post', { id: post.Id, pictures }, { as: 'json' })).status).toBe(503)
    const kept = (await owner.sees('post', post.Id))!['Pictures'] as string[]
    expect(kept).toHaveLength(3)
    connection.cutNext('beforeCommit')
    expect((await owner.changes('post', { id: post.Id, pictures }, { as: 'json' })).status).toBe(503)
    expect(await stored()).toHaveLength(before.length + 6)
    await sweep()
    expect(await stored()).toEqual([...before, ...kept].sort())
  })

  test('leaves the file of a change too (S35)', async () => {
    const { owner, fresh } = world
    const post = await fresh('post')
    const before = await stored()
    connection.cutNext('afterCommit')
    expect((await owner.changes('post', { id: post.Id, thumbnail: dot })).status).toBe(503)
    const { Thumbnail } = (await owner.sees('post', post.Id))!
    expect(Thumbnail).not.toBe(post['Thumbnail'])
    expect(await stored()).toEqual([...before, Thumbnail].sort())
  })
})

test('a refused transaction leaves no file (S35)', async () => {
  const { owner, page } = world
  const before = await stored()
  const answer = await owner.creates('product', {
    pageId: page.Id,
    name: 'Tea',
    thumbnail: dot,
    productCategoryId: 999_999,
  })
  expect([answer.status >= 400, await stored()]).toEqual([true, before])
  const gallery = { pageId: page.Id, name: 'Tea', pictures: [dot, dot], productCategoryId: 999_999 }
  const several = await owner.creates('product', gallery, { as: 'json' })
  expect([several.status >= 400, await stored()]).toEqual([true, before])
})

test('whether names are in use is asked of indexes, whatever the columns (S35)', async () => {
  const columns = [...registry.values()].flatMap((resource) =>
    fileColumnsOf(resource).map((column) => `${resource.name}_${column}_file`),
  )
  const plan = await app.jobs.db.transaction(async (tx) => {
    // The tables are nearly empty here; a plan with the index must exist.
    await tx.rows(sql`set local enable_seqscan = off`)
    return tx.rows<{ 'QUERY PLAN': string }>(sql`explain ${namesInUseQuery(['a.webp', 'b.webp'])}`)
  })
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(columns.filter((name) => !lines.includes(`"${name}"`) && !lines.includes(` ${name} `))).toEqual([])
  expect(lines).not.toContain('Seq Scan')
})
