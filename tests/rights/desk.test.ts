import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeCases } from '#server/db/moderation/cases.ts'
import { appoint, signIn, visitor, type Fields, type Item, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** What belongs together, whose reports are heard, what waits for a look, and a record's whole life (docs/rules.md#cases). */

const { app, world } = await openWorld()

let made = 0
const somebody = (name: string) => signIn(app, `desk${(made += 1)}@demo.example`, name)
const moderator = async (name: string) => {
  const person = await somebody(name)
  await appoint(person, 'moderator')
  return person
}
const caseOf = async (who: Person, type: string, { Id }: Item) =>
  (await who.gets(`/case/api?filter=${JSON.stringify({ Type: type, ContentId: Id })}&sort=["Id","DESC"]`)).list[0]
const whole = async (who: Person, { Id }: Item) => (await who.gets(`/case/api/byId/${Id}`)).list[0]!
const acts = async (who: Person, one: Item, fields: Fields) =>
  who.posts('/case/api/act', { id: one.Id, reason: 'fraud', version: one['Version'] as number, ...fields })
const undo = (who: Person, actId: unknown) => who.posts('/case/api/undo', { actId: actId as number })
const reports = (who: Person, type: string, { Id }: Item) =>
  who.makes('report', { type, contentId: Id, description: 'Not true' })
const isSeen = async (type: string, { Id }: Item) => (await visitor(app).sees(type, Id)) !== undefined

describe('what is related', () => {
  const picture = async () =>
    new Blob([
      await sharp({ create: { width: 40, height: 30, channels: 3, background: { r: made, g: 90, b: 7 } } })
        .jpeg()
        .toBuffer(),
    ])
  async function fraud() {
    const number = `0943300${1000 + (made += 1)}`
    const websiteURL = `https://cheap${made}.example`
    const owner = await somebody('Ko Fraud')
    const page = await owner.makes('page', { name: 'First', phoneOne: number, websiteURL })
    const otherOwner = await somebody('Ko Other')
    const other = await otherOwner.makes('page', { name: 'Other', websiteURL })
    const image = await picture()
    const watch = await owner.makes('product', { pageId: page.Id, name: 'Watch', description: `Call ${number}` })
    const phone = await owner.makes('product', { pageId: page.Id, name: 'Phone', thumbnail: image })
    const copy = await owner.makes('product', { pageId: page.Id, name: 'Copy', thumbnail: image })
    return { owner, page, otherOwner, other, watch, phone, copy }
  }

  test('is found by number, link and the same picture, decided together and undone together', async () => {
    const { page, other, watch, phone, copy } = await fraud()
    const judge = await moderator('Ma Judge')
    for (const who of [await somebody('A'), await somebody('B'), visitor(app)]) await reports(who, 'Page', page)
    const reported = await reports(await somebody('C'), 'Product', watch)
    const one = (await caseOf(judge, 'Page', page))!
    expect((await whole(judge, one))['Related']).toEqual([
      { Type: 'Page', Id: other.Id, Title: 'Other', Held: false, By: ['link'] },
      { Type: 'Product', Id: watch.Id, Title: 'Watch', Held: false, By: ['number'] },
    ])
    const ofPhone = await reports(visitor(app), 'Product', phone)
    expect(ofPhone.Id).toBeGreaterThan(0)
    const related = (await whole(judge, (await caseOf(judge, 'Product', phone))!))['Related'] as Item[]
    expect(related.find(({ By }) => (By as string[]).includes('picture'))).toMatchObject({ Id: copy.Id, Title: 'Copy' })

    const also = `Product ${watch.Id}, Page ${other.Id}`
    // What the server does not find related is not touched, nor is anything else then.
    const wrong = await acts(judge, one, { act: 'hold', also: `${also}, Product ${copy.Id}` })
    expect([wrong.status, wrong.fields['fields']]).toEqual([400, { also: 'This is not related to the case.' }])
    expect((await acts(judge, one, { act: 'verify', proof: 'visit', also })).status).toBe(400)
    expect(await isSeen('page', other)).toBe(true)

    const held = await acts(judge, one, { act: 'hold', also, outcome: 'All are held.' })
    expect(held.status).toBe(200)
    // A second click does not do it twice.
    expect((await acts(judge, one, { act: 'hold', also })).status).toBe(409)
    const seen = () => Promise.all([isSeen('page', page), isSeen('page', other), isSeen('product', watch)])
    expect(await seen()).toEqual([false, false, false])
    expect(await judge.sees('report', reported.Id)).toMatchObject({ State: 'resolved', Outcome: 'All are held.' })
    expect((await whole(judge, one))['Acts']).toMatchObject([{ Act: 'hold', Others: 2, MayUndo: true }])

    expect((await undo(judge, held.fields['Id'])).status).toBe(200)
    expect(await seen()).toEqual([true, true, true])
    expect(await judge.sees('report', reported.Id)).toMatchObject({ State: 'open', Outcome: null })
    expect(await caseOf(judge, 'Product', watch)).toMatchObject({ State: 'open' })
  })

  test('that is somebody else’s work, or one’s own, is left with everything else', async () => {
    const { page, other } = await fraud()
    const [judge, colleague] = [await moderator('Ma Judge'), await moderator('Ma Colleague')]
    for (const one of [page, other]) await reports(visitor(app), 'Page', one)
    const one = (await caseOf(judge, 'Page', page))!
    await colleague.posts('/case/api/claim', { id: (await caseOf(judge, 'Page', other))!.Id })
    expect((await acts(judge, one, { act: 'hold', also: `Page ${other.Id}` })).status).toBe(409)
    expect(await isSeen('page', page)).toBe(true)
    // Changed since, none of them comes back.
    await colleague.posts('/case/api/release', { id: (await caseOf(judge, 'Page', other))!.Id })
    const held = await acts(judge, one, { act: 'hold', also: `Page ${other.Id}` })
    await colleague.posts('/admin/api/moderate', { source: 'page', id: other.Id, held: 0 })
    expect((await undo(judge, held.fields['Id'])).status).toBe(409)
    expect([await isSeen('page', page), await isSeen('page', other)]).toEqual([false, true])
  })

  test('keeps the measure that stands there already, and is answered', async () => {
    const { owner, page, other, watch } = await fraud()
    const judge = await moderator('Ma Judge')
    for (const one of [page, other]) await reports(visitor(app), 'Page', one)
    const report = await reports(await somebody('C'), 'Product', watch)
    const [ofPage, ofOther] = [(await caseOf(judge, 'Page', page))!, (await caseOf(judge, 'Page', other))!]
    const passes = async () => {
      await app.query(`update "hold" set "Until" = now() where "Until" is not null`)
      await app.query(`update "job" set "RunAt" = now() where "Kind" = 'endHold'`)
      await runJobs(app)
    }
    // Lifted is what is held, and nothing refuses the rest.
    await judge.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: 1 })
    const lifted = await acts(judge, (await caseOf(judge, 'Page', page))!, { act: 'lift', also: `Page ${other.Id}` })
    expect([lifted.status, await isSeen('page', page), await isSeen('page', other)]).toEqual([200, true, true])
    await undo(judge, lifted.fields['Id'])
    await judge.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: 0 })

    await judge.posts('/admin/api/moderate', { source: 'page', id: other.Id, held: 1 })
    const version = async (one: Item) => (await whole(judge, one))['Version'] as number
    const held = await acts(judge, ofPage, {
      act: 'hold',
      days: 1,
      also: `Page ${other.Id}`,
      version: await version(ofPage),
    })
    expect([held.status, (await caseOf(judge, 'Page', other))!['State']]).toEqual([200, 'answered'])
    await passes()
    expect([await isSeen('page', page), await isSeen('page', other)]).toEqual([true, false])
    expect((await undo(judge, held.fields['Id'])).status).toBe(409)

    const suspended = await acts(judge, ofPage, {
      act: 'suspend',
      also: `Product ${watch.Id}`,
      version: await version(ofPage),
    })
    expect([suspended.status, await judge.sees('report', report.Id)]).toMatchObject([200, { State: 'resolved' }])
    expect((await whole(judge, ofPage))['Owner']).toMatchObject({ Measures: 3, Suspended: true })
    // Somebody else's case, a shorter one.
    const shorter = await acts(judge, ofOther, {
      act: 'suspend',
      days: 7,
      also: `Page ${page.Id}`,
      version: await version(ofOther),
    })
    const token = await app.provider.issue({ email: owner.email, name: 'Ko Fraud' })
    const login = await visitor(app).posts('/profile/api/login', { token })
    expect([shorter.status, login.status, login.fields['until']]).toEqual([200, 403, null])
  })

  test('that waits for the answer to an appeal is decided in its own case', async () => {
    const { page, otherOwner, other } = await fraud()
    const [judge, colleague] = [await moderator('Ma Judge'), await moderator('Ma Colleague')]
    for (const one of [page, other]) await reports(visitor(app), 'Page', one)
    const ofOther = (await caseOf(judge, 'Page', other))!
    const held = await acts(judge, ofOther, { act: 'hold' })
    await otherOwner.posts('/appeal/api', { actId: held.fields['Id'] as number, text: 'It is true' })
    const ofPage = (await caseOf(colleague, 'Page', page))!
    for (const act of ['dismiss', 'warn', 'hold']) {
      const { status, fields } = await acts(colleague, ofPage, { act, also: `Page ${other.Id}` })
      expect([act, status, fields['message']]).toEqual([act, 409, expect.stringContaining('“Other”')])
    }
    expect((await whole(colleague, ofOther))['Acts']).toMatchObject([{ Appeal: 'It is true', AppealOutcome: null }])
    expect(await caseOf(colleague, 'Page', page)).toMatchObject({ State: 'open' })
  })
})

describe('a muted reporter', () => {
  test('is not told, opens no work, and reads in time that it was dismissed', async () => {
    const [judge, reporter] = [await moderator('Ma Judge'), await somebody('Ko Noise')]
    const mutes = (is: boolean) => judge.posts('/case/api/mute', { profileId: reporter.id, muted: is })
    // Nobody is muted who was not mostly wrong.
    expect((await mutes(true)).status).toBe(409)
    const first = await world.fresh('page')
    await reports(reporter, 'Page', first)
    const dismissed = (await caseOf(judge, 'Page', first))!
    await acts(judge, dismissed, { act: 'dismiss', reason: 'nothingWrong' })
    expect([(await mutes(true)).status, (await mutes(true)).status]).toEqual([200, 200])
    expect((await judge.gets('/case/api/muted')).list).toMatchObject([
      { Id: reporter.id, Name: 'Ko Noise', ByName: 'Ma Judge', Right: 0, Wrong: 1 },
    ])
    expect((await whole(judge, dismissed))['Reports']).toMatchObject([{ ReporterId: reporter.id, Muted: true }])

    const page = await world.fresh('page')
    const report = await reports(reporter, 'Page', page)
    const news = async () => (await reporter.gets('/notification/api/byPage/1')).list.map(({ AboutId }) => AboutId)
    const [told] = [await news()]
    expect(await caseOf(judge, 'Page', page)).toBeUndefined()
    expect(await reporter.sees('report', report.Id)).toMatchObject({ State: 'open' })
    // At a time that nobody knows before.
    await reports(reporter, 'Page', page)
    const times = await app.query<{ days: number }>(
      `select extract(epoch from "RunAt" - now())::float8 / 86400 as days from "job" where "Kind" = 'dismissMuted'`,
    )
    const [one, other] = times.map(({ days }) => days)
    expect(Math.min(one!, other!)).toBeGreaterThan(9.9)
    expect(Math.max(one!, other!)).toBeLessThan(18.1)
    expect(Math.abs(one! - other!)).toBeGreaterThan(0.001)
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'dismissMuted'`)
    await runJobs(app)
    expect(await reporter.sees('report', report.Id)).toMatchObject({ State: 'dismissed' })
    expect((await news()).filter((id) => !told.includes(id))).toContain(report.Id)
    // It was no mistake of theirs.
    expect((await judge.gets('/case/api/muted')).list).toMatchObject([{ Right: 0, Wrong: 1 }])
    const own = (await reporter.gets('/case/api/own')).list.find(({ ReportId }) => ReportId === report.Id)
    expect(own).toMatchObject({ As: 'reporter', Act: 'dismiss', Reason: 'nothingWrong' })
    // Nobody had to look at it.
    expect(await caseOf(judge, 'Page', page)).toMatchObject({ State: 'closed' })

    // Heard again, what waits is work.
    const waiting = await world.fresh('page')
    await reports(reporter, 'Page', waiting)
    expect((await mutes(false)).status).toBe(200)
    expect(await caseOf(judge, 'Page', waiting)).toMatchObject({ State: 'open', Reports: 1 })
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'dismissMuted'`)
    await runJobs(app)
    expect(await caseOf(judge, 'Page', waiting)).toMatchObject({ State: 'open' })
    const log = await world.superAdmin.gets(
      `/audit/api?filter={"AboutId":${reporter.id},"About":"profile"}&sort=["Id","ASC"]`,
    )
    expect(log.list.map(({ Act }) => Act)).toEqual(['mute', 'unmute'])
  })

  test('is forgotten with their account', async () => {
    const [judge, reporter] = [await moderator('Ma Judge'), await somebody('Ko Gone')]
    const report = await reports(reporter, 'Page', await world.fresh('page'))
    await judge.posts('/report/api/judge', { id: report.Id, state: 'dismissed' })
    await judge.posts('/case/api/mute', { profileId: reporter.id, muted: 1 })
    const page = await world.fresh('page')
    const waiting = await reports(reporter, 'Page', page)
    await reporter.deletes('profile', reporter.id)
    await runJobs(app)
    // What waits is no work for that.
    await app.jobs.db.transaction(makeCases)
    expect(await caseOf(judge, 'Page', page)).toBeUndefined()
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'dismissMuted'`)
    await runJobs(app)
    expect(await judge.sees('report', waiting.Id)).toMatchObject({ State: 'dismissed' })
    expect(await app.query(`select 1 from "mute" where "ProfileId" = $1`, [reporter.id])).toEqual([])
  })
})

describe('what waits for a look', () => {
  const rules = async (fields: Fields) => world.superAdmin.changes('setting', { id: 1, ...fields })

  test('is nothing until a super admin says so, and then a first page and what was held before', async () => {
    const judge = await moderator('Ma Judge')
    const makes = async (owner: Person, fields: Fields) => {
      const page = await owner.makes('page', { name: `New ${(made += 1)}`, ...fields })
      await runJobs(app)
      return page
    }
    expect(await caseOf(judge, 'Page', await makes(await somebody('Ko Early'), {}))).toBeUndefined()
    await world.superAdmin.makes('setting', { privacyPolicy: 'We keep little.' })
    expect((await rules({ lookAtFirstPages: 'on' })).status).toBe(200)
    // Not for everybody to read, nor for editors to change.
    expect(await visitor(app).sees('setting', 1)).toMatchObject({ LookAtFirstPages: null })
    await world.editor.changes('setting', { id: 1, lookAtFirstPages: 'off' })
    expect(await world.superAdmin.sees('setting', 1)).toMatchObject({ LookAtFirstPages: 'on' })

    const owner = await somebody('Ko New')
    const first = await makes(owner, {})
    const one = (await caseOf(judge, 'Page', first))!
    expect(one).toMatchObject({ State: 'open', Because: 'firstPage', Reports: 0, Title: first['Name'] })
    expect(await isSeen('page', first)).toBe(true)
    expect(await caseOf(judge, 'Page', await makes(owner, {}))).toBeUndefined()
    await acts(judge, one, { act: 'dismiss', reason: 'nothingWrong' })
    await owner.changes('page', { id: first.Id, address: '5 Bo Gyoke Road' })
    await runJobs(app)
    expect(await caseOf(judge, 'Page', first)).toMatchObject({ Id: one.Id, State: 'closed' })

    await rules({ lookAtFirstPages: 'off', lookAtSeenBefore: 'on' })
    const bad = await makes(await somebody('Ko Bad'), {
      phoneOne: '09430011223',
      websiteURL: 'https://bad.example/shop',
    })
    const again = await somebody('Ko Again')
    const fine = await makes(again, { phoneOne: '09430011223' })
    expect(await caseOf(judge, 'Page', fine)).toBeUndefined()
    await judge.posts('/admin/api/moderate', { source: 'page', id: bad.Id, held: 1 })
    const post = await again.makes('post', {
      pageId: fine.Id,
      title: 'Watches',
      description: 'Call 09 430 011 223 now',
    })
    await again.changes('page', { id: fine.Id, websiteURL: 'https://bad.example/shop' })
    await runJobs(app)
    expect(await caseOf(judge, 'Post', post)).toMatchObject({ State: 'open', Because: 'seenBefore' })
    expect(await caseOf(judge, 'Page', fine)).toMatchObject({ State: 'open', Because: 'seenBefore' })
    await rules({ lookAtSeenBefore: 'off' })
  })

  test('is a first page for its number too, comments and ratings, what is brought back, and nothing hidden', async () => {
    const judge = await moderator('Ma Judge')
    await rules({ lookAtFirstPages: 'on', lookAtSeenBefore: 'on' })
    const bad = await (await somebody('Ko Bad')).makes('page', { name: 'Bad', phoneOne: '09430055667' })
    await judge.posts('/admin/api/moderate', { source: 'page', id: bad.Id, held: 1 })
    const because = async (type: string, thing: Item) => {
      await runJobs(app)
      const one = await caseOf(judge, type, thing)
      return one && [one['Because'], one['State']]
    }
    // A clean first page, looked at, and the number the same day.
    const owner = await somebody('Ko Sly')
    const page = await owner.makes('page', { name: 'Clean', phoneOne: '09430055668' })
    expect(await because('Page', page)).toEqual(['firstPage', 'open'])
    await acts(judge, (await caseOf(judge, 'Page', page))!, { act: 'dismiss', reason: 'nothingWrong' })
    await owner.changes('page', { id: page.Id, phoneOne: '09430055667' })
    expect(await because('Page', page)).toEqual(['seenBefore', 'open'])
    await acts(judge, (await caseOf(judge, 'Page', page))!, { act: 'dismiss', reason: 'nothingWrong' })
    await owner.changes('page', { id: page.Id, address: '5 Bo Gyoke Road' })
    expect(await because('Page', page)).toEqual(['seenBefore', 'closed'])

    const about = await world.fresh('page')
    const description = 'Cheaper here: 09 430 055 667'
    const comment = await owner.makes('comment', { pageId: page.Id, typeName: 'Page', typeId: about.Id, description })
    expect(await because('Comment', comment)).toEqual(['seenBefore', 'open'])
    const rating = await owner.makes('pageRating', { pageId: about.Id, stars: 1, description: 'Bad' })
    expect(await because('PageRating', rating)).toBeUndefined()
    await owner.makes('pageRating', { pageId: about.Id, stars: 1, description })
    expect(await because('PageRating', rating)).toEqual(['seenBefore', 'open'])

    // Hidden, nobody sees it; shown, and be it on another day, it is looked at.
    const product = await owner.makes('product', { pageId: page.Id, name: 'Watch', description, status: 0 })
    const hesitant = await somebody('Ko Late')
    const late = await hesitant.makes('page', { name: 'Late', status: 0 })
    expect([await because('Product', product), await because('Page', late)]).toEqual([undefined, undefined])
    await app.query(`update "page" set "CreatedAt" = now() - interval '3 days' where "Id" = $1`, [late.Id])
    await owner.changes('product', { id: product.Id, status: 1 })
    await hesitant.changes('page', { id: late.Id, status: 1 })
    expect(await because('Product', product)).toEqual(['seenBefore', 'open'])
    expect(await because('Page', late)).toEqual(['firstPage', 'open'])

    // A state with a number comes back without anybody writing it.
    const post = await owner.makes('post', { pageId: page.Id, title: 'Sale', description: 'Call 09 430 055 669' })
    await owner.changes('post', { id: post.Id, description: 'Come in' })
    const worse = await (await somebody('Ko Worse')).makes('page', { name: 'Worse', phoneOne: '09430055669' })
    await judge.posts('/admin/api/moderate', { source: 'page', id: worse.Id, held: 1 })
    expect(await because('Post', post)).toBeUndefined()
    const [edit] = (await owner.gets(`/post/api/history/${post.Id}`)).list
    expect((await owner.posts('/post/api/revert', { id: post.Id, historyId: edit!.Id })).status).toBe(200)
    expect(await because('Post', post)).toEqual(['seenBefore', 'open'])
    await rules({ lookAtFirstPages: 'off', lookAtSeenBefore: 'off' })
  })
})

test('a page’s whole life is one list, without anybody who reported it', async () => {
  const judge = await moderator('Ma Judge')
  const owner = await somebody('Ko Owner')
  const page = await owner.makes('page', { name: 'Long life' })
  await owner.changes('page', { id: page.Id, name: 'Longer life' })
  await reports(await somebody('Ko Secret'), 'Page', page)
  const one = (await caseOf(judge, 'Page', page))!
  const held = await acts(judge, one, { act: 'hold', days: 3 })
  await undo(judge, held.fields['Id'])
  await judge.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1, proof: 'visit' })
  await world.superAdmin.deletes('page', page.Id)
  await world.superAdmin.posts('/page/api/restore', { id: page.Id })
  const life = await judge.gets(`/case/api/timeline/page/${page.Id}`)
  const happened = life.list.map(({ What, ByName, UndoneAt }) => [What, ByName, UndoneAt !== null])
  expect(happened).toEqual([
    ['restore', 'Ma Thiri', false],
    ['delete', 'Ma Thiri', false],
    ['verify', 'Ma Judge', false],
    ['hold', 'Ma Judge', true],
    ['report', null, false],
    ['change', 'Ko Owner', false],
    ['create', null, false],
  ])
  expect(JSON.stringify(life.list)).not.toContain('Ko Secret')
  expect(life.list.find(({ What }) => What === 'change')).toMatchObject({ Fields: 'Name' })
})

describe('what happened to a record is told', () => {
  const life = async (who: Person, source: string, { Id }: Pick<Item, 'Id'>) =>
    (await who.gets(`/case/api/timeline/${source}/${Id}`)).list.map(({ What, UndoneAt }) => [What, UndoneAt !== null])

  test('without who has which role or is heard, and nothing of drafts', async () => {
    const [judge, person] = [await moderator('Ma Judge'), await somebody('Ko Colleague')]
    await world.superAdmin.posts('/role/api', { email: person.email, roles: 'editor' })
    await world.superAdmin.posts('/role/api', { email: person.email, roles: '' })
    await reports(person, 'Page', await world.fresh('page'))
    await app.query(`update "report" set "State" = 'dismissed' where "ProfileId" = $1`, [person.id])
    expect((await judge.posts('/case/api/mute', { profileId: person.id, muted: 1 })).status).toBe(200)
    expect(await life(judge, 'profile', { Id: person.id })).toEqual([['create', false]])

    const article = await world.editor.makes('article', { title: 'Beans', description: 'How to choose them.' })
    await reports(visitor(app), 'Article', article)
    const one = (await caseOf(judge, 'Article', article))!
    expect(one).toMatchObject({ Title: 'Beans' })
    expect(await whole(judge, one)).toMatchObject({ Thing: { Title: 'Beans' } })
    // Drawn back and written anew.
    await world.editor.changes('article', { id: article.Id, title: 'A secret', status: 0 })
    expect((await judge.gets(`/case/api/timeline/article/${article.Id}`)).status).toBe(404)
    expect(await caseOf(judge, 'Article', article)).toMatchObject({ Title: null })
    const seen = await whole(judge, one)
    expect([seen['Title'], seen['Thing'], JSON.stringify(seen).includes('A secret')]).toEqual([null, null, false])
    expect(await whole(world.superAdmin, one)).toMatchObject({ Title: 'A secret' })
    expect((await acts(judge, seen, { act: 'dismiss' })).status).toBe(200)
  })

  test('with the hold that came with its owner’s suspension', async () => {
    const [judge, owner] = [await moderator('Ma Judge'), await somebody('Ko Two')]
    const [page, second] = [await owner.makes('page', { name: 'One' }), await owner.makes('page', { name: 'Two' })]
    await reports(visitor(app), 'Page', page)
    // Beside what its own case has done, which is told once.
    await reports(visitor(app), 'Page', second)
    const own = (await caseOf(judge, 'Page', second))!
    await acts(judge, own, { act: 'hold' })
    await acts(judge, await whole(judge, own), { act: 'lift' })
    const suspended = await acts(judge, (await caseOf(judge, 'Page', page))!, { act: 'suspend', holdPages: true })
    const begun = [
      ['hold', false],
      ['lift', false],
      ['hold', false],
      ['report', false],
      ['create', false],
    ]
    expect(await life(judge, 'page', second)).toEqual(begun)
    expect((await undo(judge, suspended.fields['Id'])).status).toBe(200)
    expect(await life(judge, 'page', second)).toEqual([['lift', false], ...begun])
  })
})
