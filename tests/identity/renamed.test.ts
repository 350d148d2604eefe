import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSubject } from '#server/config/demoAccounts.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, visitor, type Answer, type Person } from '../api/support/client.ts'
import { everythingStored } from '../api/support/stored.ts'

/** A person whose name or address changes at the identity provider (docs/safety.md#s02, docs/rules.md#accounts). */

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { SUPER_ADMIN_EMAILS: 'chief@demo.example,Kyaw@demo.example' } })
})
afterAll(() => app.stop())

/** The identity provider gives the person this address; their subject stays the same. */
const moves = (person: Person, email: string) =>
  app.query('update "identity" set "Subject" = $1 where "ProfileId" = $2', [demoSubject(email), person.id])

const logsIn = async (email: string, name?: string): Promise<Answer> =>
  visitor(app).posts('/profile/api/login', { token: await app.provider.issue(name ? { email, name } : { email }) })

const profileOf = (answer: Answer) => answer.fields['profile'] as { Name: string; Email: string; id: number }
const own = async (person: Person) => (await person.posts('/profile/api/byEmail', { email: person.email })).list[0]!

test('the address follows the verified token, and open sessions go on with it (S02)', async () => {
  const person = await signIn(app, 'old@demo.example', 'Ma Old')
  const page = await person.makes('page', { name: 'Hers' })
  await moves(person, 'new@demo.example')
  const again = await logsIn('new@demo.example', 'Ma Old')
  expect(profileOf(again)).toEqual({ Name: 'Ma Old', Email: 'new@demo.example', id: person.id })

  // Her other device still sends the address it signed in with, and means herself.
  expect(await own(person)).toMatchObject({ Id: person.id, Email: 'new@demo.example' })
  for (const address of ['old@demo.example', 'new@demo.example']) {
    expect((await person.gets(`/page/api/byOwnerEmail/${address}`)).ids).toEqual([page.Id])
    const may = await person.posts('/admin/api/checkPermission', { profileEmail: address, pageId: page.Id })
    expect(may.fields['isOwner']).toBe(true)
  }
  expect((await person.changes('profile', { id: person.id, email: person.email, phoneOne: '09 1' })).status).toBe(200)
  expect((await person.sees('page', page.Id))!['OwnerEmail']).toBe('new@demo.example')

  // Whoever gets the old address next is another person, and their things are theirs.
  const next = await signIn(app, 'old@demo.example')
  expect(next.id).not.toBe(person.id)
  expect((await next.gets('/page/api/byOwnerEmail/old@demo.example')).ids).toEqual([])
  expect((await person.gets('/page/api/byOwnerEmail/old@demo.example')).ids).toEqual([page.Id])
  const erasing = await person.sends('DELETE', '/profile/api', { email: 'old@demo.example' })
  expect(erasing.status).toBe(403)
  expect(await own(next)).toMatchObject({ Id: next.id })
})

test('an address that another account has: 409, logged, and nothing changes (S02)', async () => {
  const person = await signIn(app, 'first@demo.example', 'Ma First')
  await signIn(app, 'taken@demo.example', 'Ko Taken')
  // The provider now says that the address of Ko Taken is hers.
  await app.query('delete from "identity" where "Subject" = $1', [demoSubject('taken@demo.example')])
  await moves(person, 'taken@demo.example')
  const before = await everythingStored(app)
  app.log.length = 0
  const answer = await logsIn('taken@demo.example', 'Ma Renamed')
  expect(answer.status).toBe(409)
  expect(answer.text).not.toContain('jwtToken')
  expect(await everythingStored(app)).toEqual(before)
  expect(app.log.join('')).toContain('a subject came with the address of another')
  expect(app.log.join('')).not.toContain('@demo.example')
})

test('a name the person chose stays until the provider states another; a token without a name renames nobody (S02)', async () => {
  const person = await signIn(app, 'name@demo.example', 'Ma Name')
  await person.changes('profile', { id: person.id, name: 'Daw Chosen' })
  for (const stated of ['Ma Name', undefined]) {
    expect(profileOf(await logsIn('name@demo.example', stated)).Name).toBe('Daw Chosen')
  }
  expect(profileOf(await logsIn('name@demo.example', 'Ma Married')).Name).toBe('Ma Married')
  expect(await own(person)).toMatchObject({ Name: 'Ma Married' })

  // What was stated before this was recorded is not known, so nobody is renamed by it.
  await person.changes('profile', { id: person.id, name: 'Daw Chosen' })
  await app.query('update "identity" set "StatedName" = null where "ProfileId" = $1', [person.id])
  expect(profileOf(await logsIn('name@demo.example', 'Ma Married')).Name).toBe('Daw Chosen')
  expect(profileOf(await logsIn('name@demo.example', 'Ma Widow')).Name).toBe('Ma Widow')
})

test('a name that is too long ends between what people see as letters', async () => {
  const stated = `${'x'.repeat(117)}👩\u200D👩\u200D👧`
  expect(profileOf(await logsIn('long@demo.example', stated)).Name).toBe('x'.repeat(117))
})

test('a form that was open while the name changed is told (409)', async () => {
  const person = await signIn(app, 'form@demo.example', 'Ma Form')
  const { Version } = await own(person)
  await logsIn('form@demo.example', 'Ma Other')
  const late = await person.changes('profile', { id: person.id, name: 'Ma Typed', version: Number(Version) })
  expect([late.status, late.data['Name']]).toEqual([409, 'Ma Other'])
})

test('a super admin is one by the present address only, at once (S17)', async () => {
  const isSuperAdmin = async (person: Person) =>
    (await person.posts('/admin/api/checkSuperAdmin', { profileEmail: person.email })).fields['hasPermission']
  const chief = await signIn(app, 'chief@demo.example')
  const clerk = await signIn(app, 'clerk@demo.example')
  expect([await isSuperAdmin(chief), await isSuperAdmin(clerk)]).toEqual([true, false])
  await moves(chief, 'retired@demo.example')
  await logsIn('retired@demo.example')
  expect(await isSuperAdmin(chief)).toBe(false)
  expect((await chief.creates('country', { name: 'Nowhere' })).status).toBe(403)
  await moves(clerk, 'chief@demo.example')
  await logsIn('chief@demo.example')
  expect([await isSuperAdmin(clerk), await isSuperAdmin(chief)]).toEqual([true, false])
})

test('pages and offers for an address go to who has it now', async () => {
  const admin = await signIn(app, 'admin@demo.example')
  const owner = await signIn(app, 'giver@demo.example')
  const heir = await signIn(app, 'before@demo.example')
  const given = await admin.makes('page', { name: 'Given', ownerEmail: 'after@demo.example' })
  const [forNew, forOld] = [await owner.makes('page', { name: 'New' }), await owner.makes('page', { name: 'Old' })]
  await owner.posts('/page/api/transfer', { pageId: forNew.Id, email: 'after@demo.example' })
  await owner.posts('/page/api/transfer', { pageId: forOld.Id, email: 'before@demo.example' })
  await moves(heir, 'after@demo.example')
  await logsIn('after@demo.example')
  const offers = (await heir.gets('/pageTransfer/api')).list
  expect(offers.map(({ PageId }) => PageId)).toEqual([forNew.Id])
  await heir.posts('/page/api/transfer/answer', { id: offers[0]!.Id, accept: 1 })
  const theirs = (await heir.gets('/page/api/byOwnerEmail/before@demo.example')).ids
  expect(theirs.toSorted((a, b) => a - b)).toEqual([given.Id, forNew.Id])
})

test('two people who are given one address at the same time: one has it, the other gets a 409', async () => {
  for (const round of [1, 2, 3]) {
    const people = await Promise.all([1, 2].map((one) => signIn(app, `race${round}-${one}@demo.example`)))
    const address = `won${round}@demo.example`
    await app.query('update "identity" set "Issuer" = $1 where "ProfileId" = $2', ['elsewhere', people[1]!.id])
    await moves(people[0]!, address)
    // The second comes by the database, since one provider gives an address to one subject only.
    const taking = app.query('update "profile" set "Email" = $1 where "Id" = $2', [address, people[1]!.id]).then(
      () => 200,
      () => 409,
    )
    const statuses = [(await logsIn(address)).status, await taking]
    expect(statuses.toSorted()).toEqual([200, 409])
  }
})

test('the same person, renamed, signing in four times at once: one account with the new facts', async () => {
  const person = await signIn(app, 'slow@demo.example', 'Ma Slow')
  await moves(person, 'quick@demo.example')
  const answers = await Promise.all([1, 2, 3, 4].map(() => logsIn('quick@demo.example', 'Ma Quick')))
  for (const answer of answers)
    expect(profileOf(answer)).toEqual({ Name: 'Ma Quick', Email: 'quick@demo.example', id: person.id })
})

test('an erased account leaves no address of a sign-in at once, nor a session (S64)', async () => {
  const person = await signIn(app, 'gone@demo.example')
  await moves(person, 'gone.too@demo.example')
  await logsIn('gone.too@demo.example')
  const held = () => app.query(`select 1 from "session" where "Email" like 'gone%' or "ProfileId" = $1`, [person.id])
  expect(await held()).toHaveLength(2)
  expect((await person.sends('DELETE', '/profile/api', { email: 'gone@demo.example' })).status).toBe(200)
  expect(await held()).toEqual([])
  expect((await person.gets('/notification/api')).status).toBe(401)
})

test('somebody who erases their account twice at once is answered twice, and is gone (S64)', async () => {
  const person = await signIn(app, 'twice.gone@demo.example')
  const answers = await Promise.all([1, 2].map(() => person.sends('DELETE', '/profile/api', {})))
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
  expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true)
})

test('an address with a letter that folds to an ASCII one is another address (S02)', async () => {
  // U+212A, the Kelvin sign, is k in lower case for Unicode.
  const kelvin = '\u212Ahin@demo.example'
  const khin = await signIn(app, 'khin@demo.example', 'Daw Khin')
  const other = await signIn(app, kelvin, 'Ko Kelvin')
  expect(other.id).not.toBe(khin.id)
  expect((await own(other))['Email']).toBe(kelvin)
  const chief = await signIn(app, 'chief@demo.example')
  expect((await chief.posts('/profile/api/byEmail', { email: kelvin })).list).toMatchObject([{ Id: other.id }])
  expect((await chief.posts('/profile/api/byEmail', { email: 'Khin@demo.example' })).list).toMatchObject([
    { Id: khin.id },
  ])
  const owner = await signIn(app, 'mail.owner@demo.example')
  const page = await owner.makes('page', { name: 'Theirs' })
  await owner.posts('/page/api/transfer', { pageId: page.Id, email: 'KHIN@demo.example' })
  expect((await khin.gets('/pageTransfer/api')).list).toHaveLength(1)
  expect((await other.gets('/pageTransfer/api')).list).toEqual([])
  await owner.makes('pageAdmin', { pageId: page.Id, email: 'khin@demo.example' })
  expect((await other.gets('/pageAdmin/api/own')).list).toEqual([])
  expect((await khin.gets('/pageAdmin/api/own')).list).toHaveLength(1)
  const erasing = await other.sends('DELETE', '/profile/api', { email: 'khin@demo.example' })
  expect(erasing.status).toBe(403)
})

test('a super admin’s address is not that of somebody whose letter folds to it (S02)', async () => {
  const hopeful = await signIn(app, '\u212Ayaw@demo.example')
  const kyaw = await signIn(app, 'kyaw@demo.example')
  const isSuperAdmin = async (who: Person) =>
    (await who.posts('/admin/api/checkSuperAdmin', { profileEmail: who.email })).fields['hasPermission']
  expect([await isSuperAdmin(kyaw), await isSuperAdmin(hopeful)]).toEqual([true, false])
})
