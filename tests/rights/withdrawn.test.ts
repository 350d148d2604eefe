import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appoint, signIn, type Item, type Person } from '../api/support/client.ts'
import { everythingStored } from '../api/support/stored.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** A right that ends while a body is arriving is not used (docs/safety.md#s17). Each upload is held open meanwhile. */

const { app, world } = await openWorld()

interface Upload {
  /** Sends the rest and waits for the answer. */
  finish(): Promise<{ status: number; text: string }>
}

const boundary = 'held-open'
const field = (name: string, value: string | number) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Sends a write with a file up to its middle, and waits until the server has allowed it and writes it to disk. */
async function holdOpen(person: Person, method: string, source: string, fields: Record<string, string | number>) {
  const sending = httpRequest(`${app.url}/${source}/api`, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  for (const [name, value] of Object.entries(fields)) sending.write(field(name, value))
  sending.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`)
  sending.write(Buffer.alloc(3_000_000, 7))
  await expect.poll(temporaryFiles, { interval: 5 }).toHaveLength(1)
  const upload: Upload = {
    finish: async () => {
      sending.end(`\r\n--${boundary}--\r\n`)
      const [response] = await answered
      let text = ''
      for await (const chunk of response) text += String(chunk)
      return { status: response.statusCode ?? 0, text }
    },
  }
  return upload
}

const uploads = () => join(app.dataDir, 'uploads')
const storedFiles = async () => (await readdir(uploads())).filter((name) => !name.startsWith('.'))
const temporaryFiles = () => readdir(join(uploads(), '.incoming'))

/** Ends the right in the middle of the upload: no row changes, and no file stays. */
async function expectRefused(upload: Upload, status: number, withdraw: () => Promise<unknown>) {
  await withdraw()
  const [rows, files] = [await everythingStored(app), await storedFiles()]
  const answer = await upload.finish()
  expect(answer.status, answer.text).toBe(status)
  expect(await everythingStored(app)).toEqual(rows)
  expect(await storedFiles()).toEqual(files)
  expect(await temporaryFiles()).toEqual([])
}

const suspend = ({ id }: Person) =>
  app.query('insert into "suspension" ("IdentityHash", "ProfileId") values ($1, $2)', [`hash ${id}`, id])

let people = 0
const newOwner = async (): Promise<{ owner: Person; page: Item; post: Item }> => {
  const owner = await signIn(app, `owner${(people += 1)}@demo.example`)
  const page = await owner.makes('page', { name: 'Theirs' })
  return { owner, page, post: await owner.makes('post', { pageId: page.Id, title: 'Said' }) }
}

test('S17 an upload of somebody who stays in their rights is stored', async () => {
  const { owner, page } = await newOwner()
  const upload = await holdOpen(owner, 'POST', 'post', { pageId: page.Id, title: 'Long' })
  const answer = await upload.finish()
  expect(answer.status, answer.text).toBe(201)
  expect(await storedFiles()).toContain((JSON.parse(answer.text) as { data: Item }).data['FileURL'])
  expect(await temporaryFiles()).toEqual([])
})

test.each(['POST', 'PATCH'] as const)('S17 %s by somebody who is suspended meanwhile: 401', async (method) => {
  const { owner, page, post } = await newOwner()
  const fields: Record<string, string | number> =
    method === 'POST' ? { pageId: page.Id, title: 'Long' } : { id: post.Id, title: 'Changed' }
  await expectRefused(await holdOpen(owner, method, 'post', fields), 401, () => suspend(owner))
})

test.each([false, true])('S17 by somebody who signs out meanwhile (everywhere: %s): 401', async (everywhere) => {
  const { owner, page } = await newOwner()
  const upload = await holdOpen(owner, 'POST', 'post', { pageId: page.Id, title: 'Long' })
  const other = await signIn(app, owner.email)
  const leave = () =>
    everywhere ? other.posts('/profile/api/logout', { everywhere: 1 }) : owner.posts('/profile/api/logout')
  await expectRefused(upload, 401, leave)
})

test.each(['POST', 'PATCH'] as const)('S17 %s to a page that changes hands meanwhile: 403', async (method) => {
  const { owner, page, post } = await newOwner()
  const fields: Record<string, string | number> =
    method === 'POST' ? { pageId: page.Id, title: 'Long' } : { id: post.Id, title: 'Changed' }
  await expectRefused(await holdOpen(owner, method, 'post', fields), 403, () =>
    world.superAdmin.changes('page', { id: page.Id, ownerEmail: world.stranger.email }),
  )
})

test('S17 to a page that is transferred and hidden meanwhile: 404, as for everybody who may not see it', async () => {
  const { owner, page, post } = await newOwner()
  await expectRefused(await holdOpen(owner, 'PATCH', 'post', { id: post.Id, title: 'Changed' }), 404, () =>
    world.superAdmin.changes('page', { id: page.Id, ownerEmail: world.stranger.email, status: 0 }),
  )
})

test('S17 to a page or by an account that is deleted meanwhile: 404, 401', async () => {
  const one = await newOwner()
  const toPage = await holdOpen(one.owner, 'POST', 'post', { pageId: one.page.Id, title: 'Long' })
  await expectRefused(toPage, 404, () => one.owner.deletes('page', one.page.Id))
  const two = await newOwner()
  const byAccount = await holdOpen(two.owner, 'POST', 'post', { pageId: two.page.Id, title: 'Long' })
  await expectRefused(byAccount, 401, () => two.owner.sends('DELETE', '/profile/api', {}))
})

test('S17 by a page admin whom the owner dismisses meanwhile: 403', async () => {
  const { owner, page } = await newOwner()
  const helper = await signIn(app, `helper${(people += 1)}@demo.example`)
  const named = await owner.makes('pageAdmin', { pageId: page.Id, email: helper.email })
  await helper.posts('/pageAdmin/api/answer', { id: named.Id, accept: 1 })
  const upload = await holdOpen(helper, 'POST', 'post', { pageId: page.Id, title: 'Long' })
  await expectRefused(upload, 403, () => owner.deletes('pageAdmin', named.Id))
})

test('S17 by a super admin whose role is withdrawn meanwhile: 403', async () => {
  const { post } = await newOwner()
  const chief = await signIn(app, `chief${(people += 1)}@demo.example`)
  await appoint(chief, 'superAdmin')
  const upload = await holdOpen(chief, 'PATCH', 'post', { id: post.Id, title: 'Changed' })
  await expectRefused(upload, 403, () => app.query('delete from "role" where "ProfileId" = $1', [chief.id]))
})
