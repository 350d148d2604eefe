import { describe, expect, test } from 'vitest'
import { forgetExpired } from '#server/start/backgroundJobs.ts'
import { copiedTables } from '#server/db/copy/copiedTables.ts'
import { appoint, signIn, visitor, type Fields, type Item, type Person } from '../api/support/client.ts'
import { passUndo } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Claims of pages without an owner (docs/rules.md#claims). */

const { app, world } = await openWorld()

let made = 0
const somebody = (name: string) => signIn(app, `claim${(made += 1)}@demo.example`, name)
const moderator = async (name = 'Ma Judge') => {
  const person = await somebody(name)
  await appoint(person, 'moderator')
  return person
}
/** A page as an import makes it. */
async function unowned(fields: Fields = {}): Promise<Item> {
  const phoneOne = `0942200${1000 + (made += 1)}`
  const page = await world.owner.makes('page', { name: `Orphan ${made}`, phoneOne, ...fields })
  await app.query('update "page" set "OwnerId" = null where "Id" = $1', [page.Id])
  return page
}
const pdf = new Blob(['%PDF-1.4 the licence'], { type: 'application/pdf' })
const claims = (who: Person, { Id }: Item, fields: Fields = {}) =>
  who.posts('/claim/api', { pageId: Id, proof: 'phone', ...fields })
async function makes(who: Person, page: Item, fields: Fields = {}): Promise<number> {
  const answer = await claims(who, page, fields)
  expect([answer.status, answer.fields['message']]).toEqual([201, 'Sent'])
  return answer.fields['Id'] as number
}
const own = async (who: Person, id: number) => (await who.gets('/claim/api/own')).list.find((one) => one.Id === id)
const whole = async (who: Person, { Id }: Item) => {
  const asked = `/case/api?filter=${JSON.stringify({ Type: 'Page', ContentId: Id })}&sort=["CreatedAt","DESC"]`
  const [one] = (await who.gets(asked)).list
  return (await who.gets(`/case/api/byId/${one!.Id}`)).list[0]!
}
const seen = async (who: Person, page: Item) => (await whole(who, page))['Claims'] as Item[]
const calls = (who: Person, id: number) => who.posts('/claim/api/call', { id })
const enters = (who: Person, id: number, code: unknown) => who.posts('/claim/api/code', { id, code: String(code) })
const judges = async (who: Person, page: Item, id: number, fields: Fields) =>
  who.posts('/claim/api/judge', { id, version: (await whole(who, page))['Version'] as number, ...fields })
const undo = (who: Person, actId: unknown) => who.posts('/case/api/undo', { actId: actId as number })
const news = async (who: Person) =>
  (await who.gets('/notification/api/byPage/1')).list
    .filter(({ Kind }) => Kind === 'claim')
    .map(({ State, AboutId }) => `${String(State)} ${String(AboutId)}`)
const documents = async (id: number) =>
  (await app.query('select 1 from "claimProof" where "ClaimId" = $1', [id])).length
/** So much later: the database's clock decides. */
const later = (id: number, interval: string) =>
  app.query(
    `update "claim" set "CodeUntil" = "CodeUntil" - $2::interval, "DecidedAt" = "DecidedAt" - $2::interval where "Id" = $1`,
    [id, interval],
  )

describe('by phone', () => {
  test('a moderator rings and reads a code, and the page is whose who enters it, verified for a year', async () => {
    const [page, claimant, judge] = [await unowned(), await somebody('Ko Aung'), await moderator()]
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Unclaimed: true, OwnerId: null })
    const id = await makes(claimant, page, { verify: 1 })
    // A second tap is the same claim.
    expect((await claims(claimant, page)).fields['Id']).toBe(id)
    const waiting = await seen(judge, page)
    expect(waiting).toMatchObject([
      { Id: id, Name: 'Ko Aung', State: 'open', Code: null, Number: page['PhoneOneE164'] },
    ])
    expect(JSON.stringify(waiting)).not.toContain('@demo.example')
    expect((await enters(claimant, id, 123456)).status).toBe(409)

    expect((await calls(judge, id)).status).toBe(200)
    const [{ Code } = { Code: '' }] = await seen(judge, page)
    expect(Code).toMatch(/^\d{6}$/)
    expect(await own(claimant, id)).toMatchObject({ State: 'calling', TriesLeft: 5, PageName: page['Name'] })
    expect(JSON.stringify(await own(claimant, id))).not.toContain(Code)
    expect((await enters(await somebody('Ko Other'), id, Code)).status).toBe(404)
    // As a Burmese keyboard types it.
    const burmese = String(Code).replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)]!)
    expect((await enters(claimant, id, `${burmese.slice(0, 3)} ${burmese.slice(3)}`)).status).toBe(200)

    expect(await own(claimant, id)).toMatchObject({ State: 'accepted' })
    expect((await claimant.gets(`/page/api/byOwnerEmail/${claimant.email}`)).ids).toEqual([page.Id])
    const now = await visitor(app).sees('page', page.Id)
    expect(now).toMatchObject({ Unclaimed: false, Status: 9, VerifiedProof: 'phone' })
    const days = (Date.parse(now!['VerifiedUntil'] as string) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364)
    expect(now!['PhoneConfirmedAt']).not.toBeNull()
    expect(await news(claimant)).toEqual([`accepted ${id}`, `calling ${id}`])
    const { Acts, State } = await whole(judge, page)
    expect([State, (Acts as Item[]).map(({ Act, Reason, ByName }) => [Act, Reason, ByName])]).toEqual([
      'answered',
      [['accept', 'phone', 'Ma Judge']],
    ])
    const timeline = (await judge.gets(`/case/api/timeline/page/${page.Id}`)).list.map(({ What }) => What)
    expect(timeline).toEqual(expect.arrayContaining(['claim', 'call', 'accept']))
    // There is an owner now.
    expect((await claims(await somebody('Ma Late'), page)).status).toBe(409)
  })

  test('five wrong codes, or 24 hours, and it must be rung again', async () => {
    const [page, claimant, judge] = [await unowned(), await somebody('Ko Guess'), await moderator()]
    const id = await makes(claimant, page)
    await calls(judge, id)
    const code = (await seen(judge, page))[0]!['Code'] as string
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (const left of [4, 3, 2, 1, 0]) {
      const refused = await enters(claimant, id, wrong)
      expect([refused.status, Object.keys(refused.fields['fields'] as object)]).toEqual([400, ['code']])
      expect((await own(claimant, id))!['TriesLeft']).toBe(left)
    }
    expect((await enters(claimant, id, code)).status).toBe(409)
    expect(await own(claimant, id)).toMatchObject({ State: 'open' })

    await calls(judge, id)
    const again = (await seen(judge, page))[0]!['Code']
    await later(id, '24 hours')
    expect((await enters(claimant, id, again)).status).toBe(409)
    expect(await own(claimant, id)).toMatchObject({ State: 'open' })
    expect(await seen(judge, page)).toMatchObject([{ State: 'open', Code: null }])

    await calls(judge, id)
    const last = (await seen(judge, page))[0]!['Code']
    await later(id, '23 hours 59 minutes')
    // Of another number that is listed meanwhile it says nothing.
    await world.superAdmin.changes('page', { id: page.Id, phoneOne: '09 777 000 111' })
    expect((await enters(claimant, id, last)).status).toBe(409)
    await world.superAdmin.changes('page', { id: page.Id, phoneOne: page['PhoneOne'] as string })
    expect((await enters(claimant, id, last)).status).toBe(200)
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Status: 1, Unclaimed: false })
  })

  test('accepting one refuses the other with a reason, and an undo makes both wait again', async () => {
    const [page, first, second] = [await unowned(), await somebody('Ko First'), await somebody('Ma Second')]
    const judge = await moderator()
    const id = await makes(first, page)
    const version = (await whole(judge, page))['Version'] as number
    const other = await makes(second, page, { proof: 'document', document: pdf })
    expect((await seen(judge, page)).map(({ Name }) => Name)).toEqual(['Ma Second', 'Ko First'])
    // Who has read the first alone does not judge it yet.
    const stale = { id: other, accept: 1, version }
    expect((await judge.posts('/claim/api/judge', stale)).status).toBe(409)
    // A claim by phone ends by its code.
    expect((await judges(judge, page, id, { accept: 1 })).status).toBe(409)

    const accepted = await judges(judge, page, other, { accept: 1 })
    expect(accepted.status).toBe(200)
    expect(await own(first, id)).toMatchObject({ State: 'refused', Because: 'another' })
    expect(await news(first)).toEqual([`refused ${id}`])
    // The new owner reads nothing of the other's claim.
    expect((await second.gets('/case/api/own')).list).toEqual([])
    const friend = await somebody('Ko Friend')
    await second.posts('/pageAdmin/api', { pageId: page.Id, email: friend.email })
    const [invited] = (await friend.gets('/pageAdmin/api/own')).list
    await friend.posts('/pageAdmin/api/answer', { id: invited!.Id, accept: 1 })

    expect((await undo(await moderator('Ma Else'), accepted.fields['Id'])).status).toBe(403)
    expect((await undo(judge, accepted.fields['Id'])).status).toBe(200)
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Unclaimed: true })
    expect((await friend.changes('page', { id: page.Id, name: 'Stolen' })).status).toBe(403)
    expect([await own(first, id), await own(second, other)]).toMatchObject([{ State: 'open' }, { State: 'open' }])
    expect([await news(first), await news(second)]).toEqual([[], []])
    expect((await whole(judge, page))['State']).toBe('open')
  })
})

describe('a refusal', () => {
  test('is said why, and asked again after 30 days; its document is gone by then', async () => {
    const [page, claimant, judge] = [await unowned(), await somebody('Ko Pdf'), await moderator()]
    const id = await makes(claimant, page, { proof: 'document', document: pdf })
    expect((await judges(judge, page, id, { accept: 0 })).status).toBe(400)
    expect((await judges(judge, page, id, { accept: 0, reason: 'notShown', note: 'Another shop' })).status).toBe(200)
    expect(await own(claimant, id)).toMatchObject({ State: 'refused', Because: 'notShown' })
    expect(await news(claimant)).toEqual([`refused ${id}`])
    expect(JSON.stringify(await own(claimant, id))).not.toContain('Another shop')
    expect((await whole(judge, page))['State']).toBe('answered')
    const again = await claims(claimant, page)
    expect([again.status, again.fields['message']]).toEqual([409, expect.stringMatching(/again from .*20\d\d on/)])
    expect((await judges(judge, page, id, { accept: 1 })).status).toBe(409)

    await later(id, '29 days')
    await forgetExpired(app.jobs)
    expect([(await claims(claimant, page)).status, await documents(id)]).toEqual([409, 1])
    await later(id, '25 hours')
    await forgetExpired(app.jobs)
    expect([(await claims(claimant, page)).status, await documents(id)]).toEqual([201, 0])
  })

  test('comes by itself when the page gets an owner by another road', async () => {
    const [page, claimant, judge] = [await unowned(), await somebody('Ko Slow'), await moderator()]
    const id = await makes(claimant, page)
    await world.superAdmin.changes('page', { id: page.Id, ownerEmail: world.stranger.email })
    expect(await own(claimant, id)).toMatchObject({ State: 'refused', Because: 'another' })
    expect(await news(claimant)).toEqual([`refused ${id}`])
    expect((await whole(judge, page))['State']).toBe('closed')
    // It was theirs all the time.
    const [second, owner] = [await unowned(), await somebody('Ma Theirs')]
    const theirs = await makes(owner, second)
    await world.superAdmin.changes('page', { id: second.Id, ownerEmail: owner.email })
    expect(await own(owner, theirs)).toMatchObject({ State: 'accepted' })
  })
})

describe('who may not', () => {
  test('a visitor, others than the claimant and those without the role, and nobody their own', async () => {
    const [page, claimant] = [await unowned(), await somebody('Ko Mine')]
    expect((await claims(visitor(app), page)).status).toBe(401)
    const id = await makes(claimant, page, { proof: 'document', document: pdf })
    const answers = [
      await claimant.gets(`/claim/api/${id}/proof`),
      await claimant.posts('/claim/api/judge', { id, accept: 1, version: 1 }),
      await claimant.posts('/claim/api/call', { id }),
      await world.owner.deletes('claim', id),
      await world.owner.posts('/claim/api/check', { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404])

    const judge = await moderator('Ma Herself')
    const hers = await makes(judge, page)
    expect((await calls(judge, hers)).status).toBe(403)
    expect((await judges(judge, page, hers, { accept: 0, reason: 'other' })).status).toBe(403)
    await calls(await moderator('Ma Caller'), hers)
    expect((await seen(judge, page)).find(({ Id }) => Id === hers)).toMatchObject({ State: 'calling', Code: null })
  })

  test('what cannot be shown, too many at once, and what has an owner', async () => {
    const claimant = await somebody('Ko Many')
    const bare = await unowned({ phoneOne: '-' })
    const fields = async (given: Fields) => {
      const answer = await claims(claimant, bare, given)
      return [answer.status, ...Object.keys((answer.fields['fields'] ?? {}) as object)]
    }
    expect(await fields({})).toEqual([400, 'proof'])
    expect(await fields({ proof: 'link' })).toEqual([400, 'proof'])
    expect(await fields({ proof: 'word' })).toEqual([400, 'proof'])
    expect(await fields({ proof: 'document' })).toEqual([400, 'document'])
    expect(await fields({ proof: 'document', document: new Blob(['<html>']) })).toEqual([400, 'document'])
    const large = new Blob(['%PDF-', new Uint8Array(10 * 1024 * 1024)])
    expect(await fields({ proof: 'document', document: large })).toEqual([413, 'document'])
    expect((await claims(claimant, world.page)).status).toBe(409)
    expect((await claims(claimant, { Id: 987_654 })).status).toBe(404)
    const ids: number[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await makes(claimant, await unowned()))
    const sixth = await unowned()
    expect((await claims(claimant, sixth)).status).toBe(409)
    // Another proof: the first one is withdrawn.
    expect((await claimant.deletes('claim', ids[0]!)).status).toBe(200)
    expect((await claims(claimant, sixth)).status).toBe(201)
    expect((await claims(claimant, sixth, { proof: 'document', document: pdf })).status).toBe(409)
  })
})

describe('a document', () => {
  test('is for moderators, never kept by caches, in no backup, and goes with its account or page at once', async () => {
    const judge = await moderator()
    const [page, claimant] = [await unowned(), await somebody('Ko Doc')]
    const id = await makes(claimant, page, { proof: 'document', document: pdf })
    const read = await judge.gets(`/claim/api/${id}/proof`)
    expect([read.status, read.text]).toEqual([200, '%PDF-1.4 the licence'])
    expect(read.headers.get('cache-control')).toBe('no-store')
    expect(read.headers.get('content-disposition')).toContain('attachment')
    const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])])
    const other = await somebody('Ma Jpeg')
    const theirs = await makes(other, page, { proof: 'document', document: jpeg })
    const picture = (await judge.gets(`/claim/api/${theirs}/proof`)).headers
    expect([picture.get('content-type'), picture.get('content-disposition')]).toEqual(['image/jpeg', 'inline'])
    expect((await copiedTables(app.jobs.db)).map(({ name }) => name)).not.toContain('claimProof')

    expect((await claimant.sends('DELETE', '/profile/api', { email: claimant.email })).status).toBe(200)
    expect([await documents(id), await documents(theirs)]).toEqual([0, 1])
    expect((await seen(judge, page)).map(({ Id }) => Id)).toEqual([theirs])
    expect((await world.superAdmin.deletes('page', page.Id)).status).toBe(200)
    expect([await documents(theirs), await own(other, theirs)]).toEqual([0, undefined])
    await passUndo(app)
  })

  test('a withdrawn claim takes it along, and its case with it, unless somebody has reported the page', async () => {
    const judge = await moderator()
    const [page, claimant] = [await unowned(), await somebody('Ko Back')]
    const id = await makes(claimant, page, { proof: 'document', document: pdf })
    await claimant.deletes('claim', id)
    expect([await documents(id), (await whole(judge, page))['State']]).toEqual([0, 'closed'])
    await makes(claimant, page)
    const report = await visitor(app).makes('report', { type: 'Page', contentId: page.Id, description: 'Gone' })
    const one = await whole(judge, page)
    const answered = { id: one.Id, act: 'dismiss', reason: 'nothingWrong', version: one['Version'] as number }
    expect((await judge.posts('/case/api/act', answered)).status).toBe(200)
    expect(await judge.sees('report', report.Id)).toMatchObject({ State: 'dismissed' })
    // The claim still waits.
    expect((await whole(judge, page))['State']).toBe('open')
  })
})

test('by link a token is looked for on the listed address, which nobody leads to a private one', async () => {
  const judge = await moderator()
  const page = await unowned({ websiteURL: app.url })
  const claimant = await somebody('Ko Web')
  const id = await makes(claimant, page, { proof: 'link', verify: 1 })
  const token = (await own(claimant, id))!['Token']
  expect(token).toMatch(/^zay-[0-9a-f]{24}$/)
  const checked = await claimant.posts('/claim/api/check', { id })
  expect([checked.status, checked.fields['seen']]).toEqual([200, false])
  expect(await seen(judge, page)).toMatchObject([{ Token: token, LinkSeenAt: null }])
  // A moderator has looked.
  expect((await judges(judge, page, id, { accept: 1 })).status).toBe(200)
  expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Status: 9, VerifiedProof: 'link' })
})
