import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '#server/operator/operate.ts'
import { startApp, testSecret, type TestApp } from '../api/support/app.ts'
import { signIn, superAdminEmail, visitor, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'

/** `npm run admin` (docs/operations.md#accounts). */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const operates = (hasConfiguredAdmins: boolean, ...args: string[]) =>
  app.jobs.db.transaction((tx) => operate({ tx, secret: testSecret, hasConfiguredAdmins }, args))
const admin = (...args: string[]) => operates(true, ...args)

test('a suspended account is signed out and cannot come back, until it is restored', async () => {
  const person = await signIn(app, 'suspended@demo.example')
  expect(await admin('suspend', 'Suspended@demo.example')).toContain('is suspended')
  expect((await person.creates('page', { name: 'No' })).status).toBe(401)
  await expect(signIn(app, 'suspended@demo.example')).rejects.toThrow('403')
  // A second time changes nothing.
  expect(await admin('suspend', 'suspended@demo.example')).toContain('is suspended')
  expect(await admin('restore', 'suspended@demo.example')).toContain('may sign in again')
  expect(await admin('restore', 'suspended@demo.example')).toContain('was not suspended')
  const back = await signIn(app, 'suspended@demo.example')
  expect(back.id).toBe(person.id)
  const acts = await app.query(`select "Act" from "audit" where "About" = 'profile' and "AboutId" = $1 order by "Id"`, [
    person.id,
  ])
  expect(acts.map(({ Act }) => Act)).toEqual(['suspend', 'suspend', 'lift'])
})

test('ended sessions end on every device', async () => {
  const [phone, desk] = [await signIn(app, 'both@demo.example'), await signIn(app, 'both@demo.example')]
  expect(await admin('end-sessions', 'both@demo.example')).toContain('signed out everywhere')
  for (const one of [phone, desk]) expect((await one.creates('page', { name: 'No' })).status).toBe(401)
  await signIn(app, 'both@demo.example')
})

test('a page goes to another account, or waits for one', async () => {
  const [owner, next] = [await signIn(app, 'first@demo.example'), await signIn(app, 'next@demo.example')]
  const page = await owner.makes('page', { name: 'Shwe Tea House' })
  expect(await admin('reassign', String(page.Id), 'next@demo.example')).toContain('belongs to next@demo.example')
  expect((await owner.changes('page', { id: page.Id, name: 'Mine' })).status).toBe(403)
  expect((await next.changes('page', { id: page.Id, name: 'Mine' })).status).toBe(200)
  expect(await admin('reassign', String(page.Id), 'later@demo.example')).toContain('is kept for')
  const acts = await app.query(`select "Act", "ById" from "audit" where "About" = 'page' and "AboutId" = $1`, [page.Id])
  expect(acts).toEqual(Array.from({ length: 2 }, () => ({ Act: 'reassign', ById: null })))
  const later = await signIn(app, 'later@demo.example')
  expect((await later.gets('/page/api/byOwnerEmail/later%40demo.example')).ids).toEqual([page.Id])
})

test('roles are given and withdrawn, from the next request on', async () => {
  const person = await signIn(app, 'helper@demo.example')
  const mayEdit = async () => (await person.creates('category', { name: `Tea ${Math.random()}` })).status
  const page = await (await signIn(app, 'held@demo.example')).makes('page', { name: 'Doubtful' })
  const mayModerate = async () =>
    (await person.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: 1 })).status
  expect([await mayEdit(), await mayModerate()]).toEqual([403, 403])
  expect(await admin('role', 'helper@demo.example')).toBe('helper@demo.example is nothing beside a member.')
  expect(await admin('role', 'Helper@demo.example', 'Moderator,', 'editor')).toContain('is moderator, editor now')
  expect([await mayEdit(), await mayModerate()]).toEqual([201, 200])
  expect(await admin('role', 'helper@demo.example', 'editor')).toContain('is editor now')
  expect([await mayEdit(), await mayModerate()]).toEqual([201, 403])
  await expect(admin('role', 'helper@demo.example', 'editor,king')).rejects.toThrow('Roles are moderator, editor')
  expect(await admin('role', 'helper@demo.example')).toBe('helper@demo.example is editor.')
  expect(await admin('role', 'helper@demo.example', 'none')).toContain('is nothing beside a member now')
  expect([await mayEdit(), await mayModerate()]).toEqual([403, 403])
  const acts = await app.query(`select "Reason" from "audit" where "Act" = 'role' and "AboutId" = $1 order by "Id"`, [
    person.id,
  ])
  expect(acts.map(({ Reason }) => Reason)).toEqual(['moderator,editor', 'editor', ''])
})

test('the last super admin keeps the role where none is configured, until another has it', async () => {
  await signIn(app, 'one@demo.example')
  await signIn(app, 'two@demo.example')
  await operates(false, 'role', 'one@demo.example', 'superAdmin')
  await expect(operates(false, 'role', 'one@demo.example', 'editor')).rejects.toThrow('is the last super admin')
  expect(await operates(false, 'role', 'one@demo.example')).toContain('is superAdmin')
  await operates(false, 'role', 'two@demo.example', 'superAdmin')
  // One who is suspended is none.
  await admin('suspend', 'two@demo.example')
  await expect(operates(false, 'role', 'one@demo.example', 'none')).rejects.toThrow('is the last super admin')
  await admin('restore', 'two@demo.example')
  await operates(false, 'role', 'two@demo.example', 'none')
  await expect(operates(false, 'suspend', 'one@demo.example')).rejects.toThrow('is the last super admin')
  await operates(false, 'role', 'two@demo.example', 'superAdmin')
  // Two who leave at once: one stays.
  const both = ['one@demo.example', 'two@demo.example']
  const left = await Promise.allSettled(both.map((email) => operates(false, 'role', email, 'editor')))
  expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const email of both) await operates(false, 'role', email, 'superAdmin')
  expect(await operates(false, 'role', 'one@demo.example', 'none')).toContain('is nothing beside a member now')
  await admin('role', 'two@demo.example', 'none')
})

test('a super admin gives roles and withdraws them over the API, and reads who has one', async () => {
  const [chief, person] = [await signIn(app, superAdminEmail), await signIn(app, 'given@demo.example', 'Ko Given')]
  const own = async (one: Person) => (await one.gets('/role/api/own')).fields['roles']
  expect(await own(chief)).toEqual(['moderator', 'editor', 'superAdmin'])
  expect(await own(person)).toEqual([])
  const give = (email: string, given: string) => chief.posts('/role/api', { email, roles: given })
  expect((await give('Given@Demo.example', 'editor, moderator')).status).toBe(200)
  expect(await own(person)).toEqual(['moderator', 'editor'])
  expect((await chief.gets('/role/api')).list).toContainEqual({
    ProfileId: person.id,
    Name: 'Ko Given',
    Email: 'given@demo.example',
    Roles: ['editor', 'moderator'],
  })
  expect((await give('given@demo.example', '')).status).toBe(200)
  expect(await own(person)).toEqual([])
  expect((await give('nobody@demo.example', 'editor')).fields['fields']).toEqual({
    email: 'Nobody has an account with this address. They sign in once, and can be given a role then.',
  })
  expect((await give('given@demo.example', 'king')).status).toBe(400)
  const acts = await app.query<{ ById: number }>(`select "ById" from "audit" where "Act" = 'role' and "AboutId" = $1`, [
    person.id,
  ])
  expect(acts.map(({ ById }) => ById)).toEqual([chief.id, chief.id])
})

test('the audit log says who did what to what, and stays true when they are gone', async () => {
  const [chief, editor] = [await signIn(app, superAdminEmail), await signIn(app, 'writes@demo.example', 'Ma Writes')]
  const owner = await signIn(app, 'shop@demo.example')
  await chief.posts('/role/api', { email: editor.email, roles: 'editor' })
  const category = await editor.makes('category', { name: 'Tea' })
  await editor.changes('category', { id: category.Id, name: 'Teas' })
  await editor.changes('category', { id: category.Id, name: 'Teas' })
  const page = await owner.makes('page', { name: 'Shwe Tea House' })
  await owner.changes('page', { id: page.Id, name: 'Shwe Tea' })
  await chief.changes('page', { id: page.Id, name: 'Shwe Coffee', phoneOne: '09 777 888 999' })
  await chief.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: 1, verified: 1 })
  await chief.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: 0 })
  const report = await owner.makes('report', { contentId: page.Id, type: 'Page', description: 'Spam' })
  await chief.posts('/report/api/judge', { id: report.Id, state: 'reviewing' })
  await chief.deletes('page', page.Id)
  const log = async (filter: object) =>
    (await chief.gets(`/audit/api?range=[0,99]&sort=["Id","ASC"]&filter=${JSON.stringify(filter)}`)).list.map(
      ({ Act, ById, ByName, Reason, Fields }) => [Act, ById === chief.id ? 'chief' : ByName, Reason, Fields],
    )
  expect(await log({ About: 'category', AboutId: category.Id })).toEqual([
    ['create', 'Ma Writes', null, null],
    ['change', 'Ma Writes', null, 'Name'],
  ])
  const today = new Date(Date.now() + 6.5 * 3_600_000).toISOString().slice(0, 10)
  const acts = [
    ['change', 'chief', null, 'Name, PhoneOne, PhoneOneE164'],
    ['hold', 'chief', null, null],
    ['verify', 'chief', null, null],
    ['lift', 'chief', null, null],
    ['delete', 'chief', null, null],
  ]
  const ofPage = { About: 'page', AboutId: page.Id }
  expect(await log({ ...ofPage, CreatedAt_gte: today, CreatedAt_lte: today })).toEqual(acts)
  expect(await log({ ...ofPage, CreatedAt_gte: '2999-01-01' })).toEqual([])
  expect(await log({ ...ofPage, Act: ['hold', 'lift'] })).toEqual([acts[1], acts[3]])
  expect(await log({ About: 'report', AboutId: report.Id })).toEqual([['judge', 'chief', 'reviewing', null]])
  expect((await editor.gets('/audit/api?filter={}')).status).toBe(403)
  await editor.sends('DELETE', '/profile/api', { email: editor.email })
  await runJobs(app)
  expect((await log({ AboutId: category.Id, About: 'category' })).map(([Act, who]) => [Act, who])).toEqual([
    ['create', null],
    ['change', null],
  ])
  const [kept] = await app.query(`select "ById" from "audit" where "Act" = 'create' and "AboutId" = $1`, [category.Id])
  expect(kept).toEqual({ ById: editor.id })
  for (const statement of [
    `update "audit" set "ById" = null`,
    `delete from "audit" where "Id" = 0`,
    'truncate "audit"',
    'truncate "audit" cascade',
  ])
    await expect(app.query(statement)).rejects.toThrow('stays as it is')
})

test('whose verification ends within a month is listed', async () => {
  const owner = await signIn(app, 'lapsing@demo.example')
  const page = await owner.makes('page', { name: 'Lapsing Tea' })
  expect(await admin('lapsing')).toBe('No verification ends within a month.')
  await app.query(
    `update "page" set "VerifiedAt" = now(), "VerifiedUntil" = '2020-02-03', "VerifiedProof" = 'visit' where "Id" = $1`,
    [page.Id],
  )
  expect(await admin('lapsing')).toBe(`2020-02-03\t${page.Id}\tLapsing Tea\tvisit\t-`)
})

test('what is not understood or not there is said, and nothing happens', async () => {
  for (const args of [[], ['nothing', 'x'], ['suspend'], ['reassign', 'x', 'a@b.example'], ['reassign', '1']])
    await expect(admin(...args)).rejects.toThrow('Say what to do')
  await expect(admin('role', 'nobody@demo.example', 'editor')).rejects.toThrow('There is no account')
  await expect(admin('suspend', 'nobody@demo.example')).rejects.toThrow('There is no account')
  await expect(admin('reassign', '999999', 'a@b.example')).rejects.toThrow('There is no page')
  await app.query(`insert into "profile" ("Name", "Email") values ('Imported', 'imported@demo.example')`)
  await expect(admin('suspend', 'imported@demo.example')).rejects.toThrow(
    'Nobody has ever signed in as imported@demo.example, so nothing was suspended.',
  )
  expect((await visitor(app).gets('/readyz')).status).toBe(200)
})
