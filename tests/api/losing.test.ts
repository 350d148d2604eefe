import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentTypes, type Fields } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** No lost or duplicated data (docs/safety.md#s62, #s63, docs/rules.md#idempotency). */

const { app, world } = await openWorld()

let keys = 0
const newKey = () => ({ 'idempotency-key': `key-${(keys += 1)}` })
const count = async (table: string) =>
  (await app.query<{ n: number }>(`select count(*)::int as n from "${table}"`))[0]!.n

describe('a repeated create (S62)', () => {
  test('after an answer: one row, the same answer', async () => {
    const { owner, page } = world
    const fields: Fields = { pageId: page.Id, title: 'Once' }
    const headers = newKey()
    const before = await count('post')
    const first = await owner.creates('post', fields, { headers })
    const again = await owner.creates('post', fields, { headers })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await count('post')).toBe(before + 1)
  })

  test('in another content type or order: the same', async () => {
    const { owner, page } = world
    const headers = newKey()
    const ids = []
    for (const as of contentTypes)
      ids.push((await owner.creates('post', { pageId: page.Id, title: 'Same' }, { headers, as })).fields['Id'])
    ids.push((await owner.creates('post', { title: 'Same', pageId: page.Id }, { headers })).fields['Id'])
    expect(new Set(ids).size).toBe(1)
  })

  test('many times at once: one row, the same Id', async () => {
    const { owner, page } = world
    const headers = newKey()
    const before = await count('post')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => owner.creates('post', { pageId: page.Id, title: 'At once' }, { headers })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ fields }) => fields['Id'])).size).toBe(1)
    expect(await count('post')).toBe(before + 1)
  })

  test('with another body: 422, nothing stored', async () => {
    const { owner, page } = world
    const headers = newKey()
    await owner.creates('post', { pageId: page.Id, title: 'One' }, { headers })
    const before = await count('post')
    expect((await owner.creates('post', { pageId: page.Id, title: 'Two' }, { headers })).status).toBe(422)
    expect((await owner.creates('product', { pageId: page.Id, name: 'One' }, { headers })).status).toBe(422)
    expect(await count('post')).toBe(before)
  })

  test('by another person with the same key: a record of their own', async () => {
    const { owner, pageAdmin, page } = world
    const headers = newKey()
    const one = await owner.creates('post', { pageId: page.Id, title: 'Both' }, { headers })
    const two = await pageAdmin.creates('post', { pageId: page.Id, title: 'Both' }, { headers })
    expect(one.fields['Id']).not.toBe(two.fields['Id'])
  })

  test('with a picture and a file: the repetition stores no second copy', async () => {
    const { owner, page } = world
    const headers = newKey()
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const fields: Fields = { pageId: page.Id, title: 'Picture', thumbnail: pixel, file: 'data:text/plain;base64,VGVh' }
    const first = await owner.creates('post', fields, { headers })
    const files = () => readdir(join(app.dataDir, 'uploads'))
    const before = await files()
    expect(before).toEqual(expect.arrayContaining([first.data['Thumbnail'], first.data['FileURL']]))
    expect((await owner.creates('post', fields, { headers })).body).toEqual(first.body)
    expect((await files()).sort()).toEqual(before.sort())
  })

  test('after a refusal the key can be used again', async () => {
    const { owner, page } = world
    const headers = newKey()
    expect((await owner.creates('post', { pageId: page.Id }, { headers })).status).toBe(400)
    expect((await owner.creates('post', { pageId: page.Id, title: 'Now' }, { headers })).status).toBe(201)
  })

  test.each(['', 'a b', 'x'.repeat(201)])('a key like %j is 400', async (key) => {
    const { owner, page } = world
    const answer = await owner.creates('post', { pageId: page.Id, title: 'x' }, { headers: { 'idempotency-key': key } })
    expect(answer.status).toBe(400)
  })
})

test('S61 a connection that is killed in a transaction: 503, nothing stored; tried again it is stored once', async () => {
  const { owner, page } = world
  const headers = newKey()
  const create = () => owner.creates('post', { pageId: page.Id, title: 'Through' }, { headers })
  const before = await count('post')
  await app.query('begin')
  await app.query('lock table "post" in access exclusive mode')
  const cut = create()
  const waiting = `select pid from pg_locks where not granted and relation = '"post"'::regclass`
  await expect.poll(async () => (await app.query(waiting)).length).toBe(1)
  await app.query(`select pg_terminate_backend(pid) from (${waiting}) w`)
  expect((await cut).status).toBe(503)
  await app.query('rollback')
  expect(await count('post')).toBe(before)
  expect([(await create()).status, (await create()).status]).toEqual([201, 201])
  expect(await count('post')).toBe(before + 1)
})

describe('concurrent changes (S63)', () => {
  test('to different fields: all are kept', async () => {
    const { owner, fresh } = world
    const page = await fresh('page')
    const changes: Fields[] = [
      { name: 'New name' },
      { description: 'New words' },
      { address: 'New place' },
      { phoneOne: '09421000111' },
      { latitude: 17, longitude: 97 },
      { websiteURL: 'https://new.example/' },
      { contactEmail: 'new@x.example' },
    ]
    const version = page['Version'] as number
    const answers = await Promise.all(
      changes.map((change) => owner.changes('page', { id: page.Id, version, ...change })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
    expect(await owner.sees('page', page.Id)).toMatchObject({
      Name: 'New name',
      Description: 'New words',
      Address: 'New place',
      PhoneOne: '09421000111',
      Latitude: 17,
      Longitude: 97,
      WebsiteURL: 'https://new.example/',
      ContactEmail: 'new@x.example',
      Version: version + 7,
    })
  })

  test('to the same field with the same version: one succeeds, the others get 409', async () => {
    const { owner, fresh } = world
    const page = await fresh('page')
    const version = page['Version'] as number
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => owner.changes('page', { id: page.Id, version, name })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const kept = answers.find(({ status }) => status === 200)!.data['Name']
    expect((await owner.sees('page', page.Id))!['Name']).toBe(kept)
  })

  test('comments and posts created while their page is being hidden are hidden too', async () => {
    const { owner, page, visitor, fresh } = world
    for (let round = 0; round < 5; round += 1) {
      const target = await fresh('page')
      await Promise.all([
        owner.changes('page', { id: target.Id, status: 0 }),
        owner.creates('comment', { pageId: page.Id, description: 'x', typeName: 'Page', typeId: target.Id }),
        owner.creates('post', { pageId: target.Id, title: 'x' }),
      ])
      expect((await visitor.gets(`/comment/api/byTypeNameAndTypeId/Page/${target.Id}`)).body).toEqual([])
      expect((await visitor.gets(`/post/api/byPageId/${target.Id}`)).body).toEqual([])
    }
  })
})
