import { describe, expect, test } from 'vitest'
import { makeCases } from '#server/db/moderation/cases.ts'
import { appoint, signIn, visitor, type Fields, type Item, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Cases of moderation: reports, measures, appeals and undo (docs/rules.md#cases, #measures). */

const { app, world } = await openWorld()

let made = 0
const somebody = (name: string) => signIn(app, `case${(made += 1)}@demo.example`, name)
const moderator = async (name: string) => {
  const person = await somebody(name)
  await appoint(person, 'moderator')
  return person
}
const shop = async () => {
  const owner = await somebody('Ko Owner')
  return { owner, page: await owner.makes('page', { name: `Lantern ${made}`, phoneOne: `0942100${1000 + made}` }) }
}
const reports = (who: Person, { Id }: Item, description = 'Not true') =>
  who.makes('report', { type: 'Page', contentId: Id, description })
const queue = async (who: Person, { Id }: Item) =>
  (await who.gets(`/case/api?filter=${JSON.stringify({ Type: 'Page', ContentId: Id })}&sort=["Weight","DESC"]`)).list
const whole = async (who: Person, { Id }: Item) => (await who.gets(`/case/api/byId/${Id}`)).list[0]!
const acts = async (who: Person, one: Item, fields: Fields) =>
  who.posts('/case/api/act', { id: one.Id, reason: 'wrongFacts', version: one['Version'] as number, ...fields })
const own = async (who: Person) => (await who.gets('/case/api/own')).list
const kinds = async (who: Person) =>
  (await who.gets('/notification/api/byPage/1')).list.map(({ About, State }) => `${String(About)} ${String(State)}`)

/** A report of a new page, its case, and two who may judge it. */
async function reported() {
  const { owner, page } = await shop()
  const [judge, another, reporter] = [await moderator('Ma A'), await moderator('Ma B'), await somebody('Ko Reporter')]
  const report = await reports(reporter, page)
  const [one] = await queue(judge, page)
  return { owner, page, judge, another, reporter, report, one: one! }
}
const undo = (who: Person, actId: unknown) => who.posts('/case/api/undo', { actId: actId as number })
const appeals = (who: Person, actId: unknown) =>
  who.posts('/appeal/api', { actId: actId as number, text: 'We moved back.' })
const toggles = (who: Person, { Id }: Item, decision: Fields) =>
  who.posts('/admin/api/moderate', { source: 'page', id: Id, ...decision })
const judges = (who: Person, { Id }: Item, state: string) => who.posts('/report/api/judge', { id: Id, state })

test('reports that were right are counted for a year, of a page and of what is under it', async () => {
  const { owner, page, judge, report } = await reported()
  const upheld = async () => (await judge.gets(`/case/api/upheld/${page.Id}`)).body
  expect(await upheld()).toEqual({ Upheld: 0 })
  await judges(judge, report, 'resolved')
  const product = await owner.makes('product', { pageId: page.Id, name: 'False gold' })
  const made = await judge.makes('report', { type: 'Product', contentId: product.Id, description: 'Brass' })
  expect(await upheld()).toEqual({ Upheld: 1 })
  await judges(judge, made, 'resolved')
  expect(await upheld()).toEqual({ Upheld: 2 })
  await app.query(`update "report" set "UpdatedAt" = now() - interval '13 months' where "Id" = $1`, [report.Id])
  expect(await upheld()).toEqual({ Upheld: 1 })
})

describe('a case', () => {
  test('is all reports of one thing, shown with what belongs together and without any address', async () => {
    const { owner, page } = await shop()
    const twin = await owner.makes('page', { name: 'Twin', phoneOne: `0942100${1000 + made}` })
    const [judge, reporter] = [await moderator('Ma Judge'), await somebody('Ko Reporter')]
    await Promise.all([reports(reporter, page), reports(visitor(app), page), reports(visitor(app), page, 'A lie')])
    await reports(reporter, page, 'Once more')
    const [one, ...others] = await queue(judge, page)
    expect(others).toEqual([])
    expect(one).toMatchObject({ Title: page['Name'], PageId: page.Id, State: 'open', Reports: 4, Weight: 4 })
    const seen = await whole(judge, one!)
    expect(seen).toMatchObject({
      Thing: { Id: page.Id, OwnerEmail: null },
      Owner: { Id: owner.id, Name: 'Ko Owner', Pages: 2, Measures: 0 },
      Related: [{ Type: 'Page', Id: twin.Id, Title: 'Twin', By: ['number'] }],
    })
    expect((seen['Reports'] as Item[]).map(({ ReporterName }) => ReporterName)).toContain('Ko Reporter')
    expect(JSON.stringify(seen)).not.toContain('@demo.example')
    await toggles(judge, twin, { held: 1 })
    expect((await whole(judge, one!))['Related']).toMatchObject([{ Id: twin.Id, Held: true }])
    expect((await judge.gets('/case/api/count')).fields['Open']).toBeGreaterThan(0)
  })

  test('waits by age and weight: a day counts as a report of a visitor, and of what weighs the same the older comes first', async () => {
    const judge = await moderator('Ma Judge')
    const pages: Item[] = []
    for (const [of, days] of [
      [1, 4],
      [1, 2],
      [1, 1],
      [4, 0],
      [1, 0],
    ] as const) {
      const { page } = await shop()
      pages.push(page)
      for (let report = 0; report < of; report++) await reports(visitor(app), page, `Report ${report}`)
      await app.query(
        `update "case" set "CreatedAt" = "CreatedAt" - make_interval(days => $1) where "Type" = 'Page' and "ContentId" = $2`,
        [days, page.Id],
      )
    }
    const filter = JSON.stringify({ Type: 'Page', ContentId: pages.map(({ Id }) => Id) })
    const listed = async (direction: string) =>
      (await judge.gets(`/case/api?filter=${filter}&sort=["Weight","${direction}"]`)).list.map(({ ContentId }) =>
        pages.findIndex(({ Id }) => Id === ContentId),
      )
    expect(await listed('DESC')).toEqual([0, 3, 1, 2, 4])
    expect(await listed('ASC')).toEqual([4, 2, 1, 3, 0])
  })

  test('is judged by one person at a time: 409 with the name, until it lapses', async () => {
    const { page } = await shop()
    const [first, second] = [await moderator('Ma First'), await moderator('Ma Second')]
    const report = await reports(await somebody('Ko Reporter'), page)
    const [one] = await queue(first, page)
    const claim = (who: Person) => who.posts('/case/api/claim', { id: one!.Id })
    const claimed = await claim(first)
    expect(claimed.data).toMatchObject({ State: 'claimed', ClaimedById: first.id })
    expect(await first.sees('report', report.Id)).toMatchObject({ State: 'reviewing' })
    const meanwhile = await reports(await somebody('Ko Later'), page, 'Still')
    expect(await first.sees('report', meanwhile.Id)).toMatchObject({ State: 'reviewing' })
    const refused = await claim(second)
    expect([refused.status, refused.fields['message']]).toEqual([409, 'Ma First is at work on this case.'])
    expect((await acts(second, claimed.data, { act: 'dismiss' })).status).toBe(409)
    const stale = await acts(first, one!, { act: 'dismiss' })
    expect([stale.status, stale.data['Version']]).toEqual([409, claimed.data['Version']])

    await app.query(`update "case" set "ClaimedAt" = now() - interval '16 minutes' where "Id" = $1`, [one!.Id])
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'lapseClaim'`)
    await runJobs(app)
    expect(await first.sees('report', report.Id)).toMatchObject({ State: 'open' })
    expect((await claim(second)).status).toBe(200)
    expect((await acts(second, (await queue(second, page))[0]!, { act: 'dismiss' })).status).toBe(200)
    expect(await first.sees('report', report.Id)).toMatchObject({ State: 'dismissed' })
    expect((await claim(first)).status).toBe(409)
  })

  test('a hold for days ends by itself; both sides are told; an appeal is answered by another', async () => {
    const { owner, page } = await shop()
    const [judge, another, reporter] = [await moderator('Ma A'), await moderator('Ma B'), await somebody('Ko Reporter')]
    const report = await reports(reporter, page)
    const [one] = await queue(judge, page)
    const held = await acts(judge, one!, { act: 'hold', days: 3, note: 'Asked twice', outcome: 'It is held.' })
    expect(held.status).toBe(200)
    expect(await visitor(app).sees('page', page.Id)).toBeUndefined()
    const [told] = await own(owner)
    expect(told).toMatchObject({ As: 'owner', Act: 'hold', Reason: 'wrongFacts', Title: page['Name'], MayAppeal: true })
    const days = (Date.parse(told!['Until'] as string) - Date.parse(told!['CreatedAt'] as string)) / 86_400_000
    expect(days).toBeCloseTo(3, 4)
    expect(await own(reporter)).toMatchObject([{ As: 'reporter', ReportId: report.Id, Act: 'hold', MayAppeal: false }])
    expect(JSON.stringify([told, await own(reporter)])).not.toContain('Asked twice')
    expect([await kinds(owner), await kinds(reporter)]).toEqual([['case hold'], ['report resolved']])

    const actId = held.fields['Id']
    expect((await appeals(reporter, actId)).status).toBe(404)
    expect([(await appeals(owner, actId)).status, (await appeals(owner, actId)).status]).toEqual([200, 409])
    const [appealed] = await queue(judge, page)
    expect(appealed).toMatchObject({ State: 'appealed' })
    expect((await acts(judge, appealed!, { act: 'dismiss' })).status).toBe(403)
    expect((await acts(another, appealed!, { act: 'dismiss' })).status).toBe(200)
    expect(await own(owner)).toMatchObject([{ Act: 'dismiss' }, { Act: 'hold', Appeal: 'refused' }])
    expect(await kinds(owner)).toEqual(['case appealRefused', 'case hold'])

    await app.query(`update "hold" set "Until" = now() where "RecordId" = $1`, [page.Id])
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'endHold'`)
    await runJobs(app)
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Held: false })
  })

  test('an act is undone within ten minutes by who did it, and not once something was changed since', async () => {
    const { owner, page } = await shop()
    const [judge, another, reporter] = [await moderator('Ma A'), await moderator('Ma B'), await somebody('Ko Reporter')]
    const report = await reports(reporter, page)
    const hold = async () => (await acts(judge, (await queue(judge, page))[0]!, { act: 'hold' })).fields['Id'] as number
    const first = await hold()
    expect((await undo(another, first)).status).toBe(403)
    expect((await undo(judge, first)).status).toBe(200)
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Held: false })
    expect(await reporter.sees('report', report.Id)).toMatchObject({ State: 'open', Outcome: null })
    expect([await kinds(owner), await kinds(reporter), await own(owner)]).toEqual([[], [], []])
    // What was undone is no measure against somebody, and stays in the log, with why.
    const [one] = await queue(judge, page)
    expect((await whole(judge, one!))['Owner']).toMatchObject({ Measures: 0 })
    const log = await world.superAdmin.gets(`/audit/api?filter={"About":"case","AboutId":${one!.Id}}&sort=["Id","ASC"]`)
    expect(log.list.map(({ Act, ById, Reason }) => [Act, ById, Reason])).toEqual([
      ['hold', judge.id, 'wrongFacts'],
      ['undo', judge.id, 'hold'],
    ])

    const second = await hold()
    await world.superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: false })
    expect((await undo(judge, second)).status).toBe(409)
    const third = await hold()
    await app.query(`update "caseAct" set "CreatedAt" = now() - interval '11 minutes' where "Id" = $1`, [third])
    expect((await undo(judge, third)).status).toBe(409)
  })

  test('a suspended owner is told why and until when, appeals once without signing in, and comes back', async () => {
    const { owner, page } = await shop()
    const [judge, reporter] = [await moderator('Ma A'), await somebody('Ko Reporter')]
    await reports(reporter, page)
    const [one] = await queue(judge, page)
    const suspended = await acts(judge, one!, { act: 'suspend', days: 7, holdPages: true, reason: 'fraud' })
    expect(suspended.status).toBe(200)
    expect([await own(owner).catch(() => 'signed out'), await visitor(app).sees('page', page.Id)]).toEqual([
      'signed out',
      undefined,
    ])
    const login = async () =>
      visitor(app).posts('/profile/api/login', {
        token: await app.provider.issue({ email: owner.email, name: 'Ko Owner' }),
      })
    const refused = await login()
    expect([refused.status, refused.fields]).toEqual([
      403,
      {
        status: 'error',
        message: 'This account is suspended.',
        reason: 'fraud',
        until: expect.any(String) as string,
        appealToken: expect.any(String) as string,
        appealUntil: expect.any(String) as string,
        appeal: null,
      },
    ])
    const appealToken = refused.fields['appealToken'] as string
    const appeal = () => visitor(app).posts('/appeal/api', { appealToken, text: 'It was my cousin.' })
    expect((await visitor(app).gets('/case/api/own', { authorization: `Bearer ${appealToken}` })).status).toBe(401)
    expect([(await appeal()).status, (await appeal()).status]).toEqual([200, 409])
    expect((await login()).fields).toMatchObject({ appealToken: null, appeal: 'open' })
    const seen = await whole(judge, one!)
    expect(seen['Acts']).toMatchObject([{ Act: 'suspend', Appeal: 'It was my cousin.', AppealOutcome: null }])

    const lifted = await acts(world.superAdmin, seen, { act: 'lift', reason: 'nothingWrong' })
    expect([lifted.status, (await login()).status]).toEqual([200, 200])
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Held: false })
    expect((await acts(judge, (await queue(judge, page))[0]!, { act: 'lift' })).status).toBe(409)
    const [self] = [await reporter.makes('report', { type: 'Profile', contentId: judge.id, description: 'Rude' })]
    const [{ CaseId }] = (await app.query('select "CaseId" from "caseReport" where "ReportId" = $1', [self.Id])) as [
      Item,
    ]
    expect(
      (await acts(world.superAdmin, await whole(judge, { Id: CaseId as number }), { act: 'suspend' })).status,
    ).toBe(403)
  })
})

describe('a report', () => {
  test('of a number that is none is refused, and older ones are no harm to the queue', async () => {
    const { judge, page } = await reported()
    for (const contentId of ['3000000000', '0', '1.5', 'x']) {
      for (const type of ['Post', 'Page', 'Profile']) {
        const { status } = await visitor(app).creates('report', { type, contentId, description: 'x' })
        expect([contentId, type, status]).toEqual([contentId, type, 400])
      }
    }
    // In whatever digits, it is looked up.
    const typed = await judge.makes('report', {
      type: 'Page',
      contentId: [...String(page.Id)].map((digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)]).join(''),
      description: 'Spam',
    })
    expect(JSON.parse(typed['Snapshot'] as string)).toMatchObject({ Id: page.Id })

    const older = await world.fresh('report')
    await app.query(`update "report" set "ContentId" = 3e9, "Type" = 'Post' where "Id" = $1`, [older.Id])
    await app.query(
      `update "case" set "ContentId" = 3e9, "Type" = 'Post' where "Id" = (select "CaseId" from "caseReport" where "ReportId" = $1)`,
      [older.Id],
    )
    const [one] = (await judge.gets('/case/api?filter={"Type":"Post","ContentId":3000000000}')).list
    expect(one).toMatchObject({ Title: null })
    expect(await whole(judge, one!)).toMatchObject({ Thing: null })
    expect((await acts(judge, one!, { act: 'dismiss' })).status).toBe(200)
  })

  test('of what is appealed is answered with the appeal; those that were answered keep their answer', async () => {
    const { owner, page, judge, another, report, one } = await reported()
    const warned = await acts(judge, one, { act: 'warn', outcome: 'They know.' })
    const answer = async (id: number) => {
      const { State, Outcome } = (await another.sees('report', id))!
      return [State, Outcome]
    }
    await appeals(owner, warned.fields['Id'])
    const later = await reports(await somebody('Ko Later'), page, 'Still')
    expect((await acts(another, await whole(another, one), { act: 'dismiss' })).status).toBe(200)
    expect([await answer(report.Id), await answer(later.Id)]).toEqual([
      ['resolved', 'They know.'],
      ['resolved', null],
    ])
    // A decided case is decided again, and that is taken back.
    const again = await acts(another, await whole(another, one), { act: 'warn', outcome: 'Looked at twice.' })
    expect(await answer(report.Id)).toEqual(['resolved', 'Looked at twice.'])
    expect((await undo(another, again.fields['Id'])).status).toBe(200)
    expect((await acts(another, await whole(another, one), { act: 'dismiss' })).status).toBe(200)
    expect([await answer(report.Id), await answer(later.Id)]).toEqual([
      ['resolved', 'They know.'],
      ['resolved', null],
    ])
  })
})

test('a hold whose end comes while its record’s deletion can still be undone ends after that', async () => {
  const { page, judge, one } = await reported()
  await acts(judge, one, { act: 'hold', days: 1 })
  await world.superAdmin.deletes('page', page.Id)
  const passes = async () => {
    await app.query(`update "hold" set "Until" = now() where "RecordId" = $1`, [page.Id])
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'endHold'`)
    await runJobs(app)
  }
  await passes()
  expect((await world.superAdmin.posts('/page/api/restore', { id: page.Id })).status).toBe(200)
  expect(await visitor(app).sees('page', page.Id)).toBeUndefined()
  await passes()
  expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Held: false })
})

test('reports that a process of the release before has taken get their case', async () => {
  const { page, judge } = await reported()
  await app.query(
    `insert into "report" ("Type", "ContentId", "Description", "State") values ('Page', $1, 'Old', 'open')`,
    [page.Id],
  )
  await app.jobs.db.transaction(makeCases)
  expect(await queue(judge, page)).toMatchObject([{ Reports: 2 }])
})

describe('a suspension', () => {
  test('is undone only by its own act, and holds pages for as long as it stands itself', async () => {
    const { owner, page, judge, one } = await reported()
    const second = await owner.makes('page', { name: 'Second' })
    // Whether pages are held is chosen: here they are not.
    const alone = await acts(judge, one, { act: 'suspend', days: 3 })
    expect([alone.status, (await visitor(app).sees('page', page.Id))?.['Held']]).toEqual([200, false])
    expect((await undo(judge, alone.fields['Id'])).status).toBe(200)
    const otherReport = await reports(visitor(app), second)
    const [other] = await queue(judge, second)
    const suspends = (of: Item, fields: Fields) => acts(judge, of, { act: 'suspend', ...fields })
    const first = await suspends(await whole(judge, one), { days: 3, holdPages: true })
    const held = async () =>
      Promise.all([page, second].map(async ({ Id }) => (await visitor(app).sees('page', Id)) === undefined))
    expect(await held()).toEqual([true, true])
    const anew = await suspends(other!, { holdPages: true })
    // Another one stands now.
    expect((await undo(judge, first.fields['Id'])).status).toBe(409)
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'endHold'`)
    await runJobs(app)
    expect(await held()).toEqual([true, true])
    const login = async () => {
      const token = await app.provider.issue({ email: owner.email, name: 'Ko Owner' })
      return (await visitor(app).posts('/profile/api/login', { token })).status
    }
    expect(await login()).toBe(403)
    expect((await undo(judge, anew.fields['Id'])).status).toBe(200)
    expect([await login(), await held()]).toEqual([403, [true, true]])
    const lifted = await acts(judge, await whole(judge, one), { act: 'lift', reason: 'nothingWrong' })
    expect([lifted.status, await login(), await held()]).toEqual([200, 200, [false, false]])
    expect(await judge.sees('report', otherReport.Id)).toMatchObject({ State: 'open' })
  })

  test('is lifted when what was reported is gone, and after an appeal', async () => {
    const { owner, page, judge, another } = await reported()
    const post = await owner.makes('post', { pageId: page.Id, title: 'Spam' })
    await visitor(app).makes('report', { type: 'Post', contentId: post.Id, description: 'Spam' })
    const [one] = (await judge.gets(`/case/api?filter={"Type":"Post","ContentId":${post.Id}}`)).list
    const suspended = await acts(judge, one!, { act: 'suspend' })
    await world.superAdmin.deletes('post', post.Id)
    const token = await app.provider.issue({ email: owner.email, name: 'Ko Owner' })
    const login = () => visitor(app).posts('/profile/api/login', { token })
    const { appealToken } = (await login()).fields as { appealToken: string }
    expect((await visitor(app).posts('/appeal/api', { appealToken, text: 'Hacked.' })).status).toBe(200)
    expect((await undo(judge, suspended.fields['Id'])).status).toBe(409)
    expect((await acts(another, await whole(another, one!), { act: 'lift' })).status).toBe(200)
    expect((await login()).status).toBe(200)
  })
})

describe('an appeal', () => {
  test('names the measure, is not answered by who decided, by whichever call, and can be granted where nothing stands', async () => {
    const { owner, page, judge, another, report, one } = await reported()
    const warned = await acts(judge, one, { act: 'warn' })
    const held = await acts(judge, await whole(judge, one), { act: 'hold', days: 1 })
    const may = async () => (await own(owner)).map(({ Act, MayAppeal }) => [Act, MayAppeal])
    expect(await may()).toEqual([
      ['hold', true],
      ['warn', true],
    ])
    await app.query(`update "hold" set "Until" = now() where "RecordId" = $1`, [page.Id])
    await app.query(`update "job" set "RunAt" = now() where "Kind" = 'endHold'`)
    await runJobs(app)
    expect(await may()).toEqual([
      ['hold', false],
      ['warn', true],
    ])
    expect((await appeals(owner, held.fields['Id'])).status).toBe(409)
    const passes = (days: number) =>
      app.query(`update "caseAct" set "CreatedAt" = "CreatedAt" - make_interval(days => $1) where "CaseId" = $2`, [
        days,
        one.Id,
      ])
    await passes(15)
    const late = await appeals(owner, warned.fields['Id'])
    expect([late.status, late.fields['message'], (await may())[1]]).toEqual([
      409,
      'The time for an appeal is over.',
      ['warn', false],
    ])
    await passes(-15)
    expect((await appeals(owner, warned.fields['Id'])).status).toBe(200)
    expect((await appeals(owner, warned.fields['Id'])).fields['message']).toBe('There has been an appeal already.')
    expect(await queue(judge, page)).toMatchObject([{ State: 'appealed' }])
    for (const state of ['dismissed', 'resolved', 'open'])
      expect([state, (await judges(judge, report, state)).status]).toEqual([state, 409])
    expect((await acts(judge, await whole(judge, one), { act: 'lift' })).status).toBe(403)
    expect((await acts(another, await whole(another, one), { act: 'lift' })).status).toBe(200)
    expect((await own(owner)).find(({ ActId }) => ActId === warned.fields['Id'])).toMatchObject({ Appeal: 'granted' })
    expect((await whole(another, one))['Owner']).toMatchObject({ Measures: 1 })
  })

  test('and an undo open a case again; what was reported meanwhile becomes part of it', async () => {
    const { owner, page, judge, another, one } = await reported()
    const warned = await acts(judge, one, { act: 'warn' })
    await reports(visitor(app), page, 'Again')
    await appeals(owner, warned.fields['Id'])
    const open = async () => (await queue(judge, page)).filter(({ State }) => State !== 'closed')
    expect(await open()).toMatchObject([{ Id: one.Id, State: 'appealed', Reports: 2 }])
    const refused = await acts(another, (await open())[0]!, { act: 'dismiss' })
    await reports(visitor(app), page, 'Once more')
    expect((await undo(another, refused.fields['Id'])).status).toBe(200)
    expect(await open()).toMatchObject([{ Id: one.Id, State: 'appealed', Reports: 3 }])
  })
})

describe('one’s own thing', () => {
  test('nobody judges, appeals and undoes for oneself, nor reads who reported it', async () => {
    const [mine, colleague] = [await moderator('Ma Mine'), await moderator('Ma Colleague')]
    const page = await mine.makes('page', { name: `Own ${(made += 1)}` })
    const report = await reports(await somebody('Ko Reporter'), page)
    const [one] = await queue(mine, page)
    for (const act of ['dismiss', 'hold']) expect((await acts(mine, one!, { act })).status).toBe(403)
    for (const state of ['dismissed', 'resolved']) expect((await judges(mine, report, state)).status).toBe(403)
    expect((await toggles(mine, page, { held: 1 })).status).toBe(403)
    expect((await toggles(mine, page, { verified: 1, proof: 'documents' })).status).toBe(403)
    const held = await acts(colleague, one!, { act: 'hold', note: 'A colleague' })
    expect((await appeals(mine, held.fields['Id'])).status).toBe(200)
    expect((await acts(mine, await whole(mine, one!), { act: 'lift' })).status).toBe(403)
    expect((await toggles(mine, page, { held: 0 })).status).toBe(403)
    const seen = await whole(mine, one!)
    expect(seen['Reports']).toMatchObject([{ ReporterId: null, ReporterName: null }])
    expect(seen['Acts']).toMatchObject([{ Note: null }])
    expect((await whole(colleague, one!))['Acts']).toMatchObject([{ Note: 'A colleague' }])
  })

  test('nor does the list of reports say who reported it, by a filter neither', async () => {
    const [mine, colleague] = [await moderator('Ma Mine'), await moderator('Ma Colleague')]
    const reporter = await somebody('Ko Reporter')
    const page = await mine.makes('page', { name: `Own ${(made += 1)}` })
    const product = await mine.makes('product', { pageId: page.Id, name: 'Lamp' })
    const [ofPage, ofProduct, ofPerson] = await Promise.all(
      [`Page ${page.Id}`, `Product ${product.Id}`, `Profile ${mine.id}`].map((about) => {
        const [type, contentId] = about.split(' ')
        return reporter.makes('report', { type: type!, contentId: Number(contentId), description: 'Rude' })
      }),
    )
    const [foreign] = [await reports(reporter, (await shop()).page)]
    const own = await reports(mine, page)
    const ids = [ofPage, ofProduct, ofPerson, foreign, own].map((one) => one!.Id)
    const reportersFor = async (who: Person) => {
      const { list } = await who.gets(`/report/api?filter=${JSON.stringify({ id: ids })}&sort=["id","ASC"]`)
      return list.map(({ Id, ProfileId }) => [ids.indexOf(Id), ProfileId]).sort()
    }
    const { id } = reporter
    const told = (page: number | null) => [0, 1, 2, 3, 4].map((at) => [at, at === 4 ? mine.id : at === 3 ? id : page])
    expect(await reportersFor(mine)).toEqual(told(null))
    expect(await reportersFor(colleague)).toEqual(told(id))
    expect((await mine.gets(`/report/api/${ofPage!.Id}`)).list).toMatchObject([{ ProfileId: null }])
    expect((await mine.gets(`/report/api?filter={"ProfileId":${id}}`)).status).toBe(400)
    expect((await mine.gets(`/report/api?filter={"ProfileId":${mine.id}}`)).ids).toEqual([own.Id])
    expect((await mine.gets('/report/api?sort=["ProfileId","ASC"]')).status).toBe(400)
    expect(
      (await mine.gets('/report/api/byPage/1?perPage=100')).list.find(({ Id }) => Id === ofPage!.Id),
    ).toMatchObject({
      ProfileId: null,
    })
  })

  test('and what somebody may not see has no title in what they read of their reports', async () => {
    const [reporter, judge] = [await somebody('Ko Reporter'), await moderator('Ma A')]
    const said = { type: 'Profile', contentId: judge.id, description: 'Rude' }
    await reporter.makes('report', said)
    const [one] = (await judge.gets(`/case/api?filter={"Type":"Profile","ContentId":${judge.id}}`)).list
    expect((await acts(world.superAdmin, one!, { act: 'dismiss' })).status).toBe(200)
    expect(await own(reporter)).toMatchObject([{ As: 'reporter', Title: null }])
  })
})

test('of a rating its writer hears, reads why and appeals; the note for colleagues goes with their account', async () => {
  const { page, judge, another } = await reported()
  const writer = await somebody('Ko Loud')
  const rating = await writer.makes('pageRating', { pageId: page.Id, stars: 1, description: 'They are all thieves' })
  await visitor(app).makes('report', { type: 'PageRating', contentId: rating.Id, description: 'Rude' })
  const [one] = (await judge.gets(`/case/api?filter={"Type":"PageRating","ContentId":${rating.Id}}`)).list
  expect((await whole(judge, one!))['Owner']).toMatchObject({ Id: writer.id, Name: 'Ko Loud' })
  const held = await acts(judge, one!, { act: 'hold', note: 'Ko Loud again', reason: 'abuse' })
  expect(await kinds(writer)).toEqual(['case hold'])
  expect(await own(writer)).toMatchObject([{ As: 'owner', Act: 'hold', Reason: 'abuse', MayAppeal: true }])
  const counted = async () => (await another.gets('/case/api/count')).fields['Appealed'] as number
  const before = await counted()
  expect((await appeals(writer, held.fields['Id'])).status).toBe(200)
  expect(await counted()).toBe(before + 1)
  const stored = async () =>
    (
      await app.query(
        `select a."Note", v."Text" from "caseAct" a left join "appeal" v on v."ActId" = a."Id" where a."Id" = $1`,
        [held.fields['Id']],
      )
    )[0]
  expect(await stored()).toEqual({ Note: 'Ko Loud again', Text: 'We moved back.' })
  await writer.deletes('profile', writer.id)
  await runJobs(app)
  expect(await stored()).toEqual({ Note: null, Text: null })
})

test('which acts are open is said for who asks, as the case is now', async () => {
  const { owner, judge, another, one } = await reported()
  const may = async (who: Person) => (await whole(who, one))['May']
  expect(await may(judge)).toEqual(['dismiss', 'warn', 'hold', 'suspend', 'verify'])
  await appoint(owner, 'moderator')
  // Their own they do not judge, and who helps to run this is not suspended.
  expect([await may(owner), await may(judge)]).toEqual([[], ['dismiss', 'warn', 'hold', 'verify']])
  await judge.posts('/case/api/claim', { id: one.Id })
  expect([await may(another), await may(judge)]).toEqual([[], ['dismiss', 'warn', 'hold', 'verify']])
  const held = await acts(judge, await whole(judge, one), { act: 'hold' })
  expect(await may(another)).toEqual(['lift'])
  const undos = async (who: Person) => ((await whole(who, one))['Acts'] as Item[]).map(({ MayUndo }) => MayUndo)
  expect([await undos(judge), await undos(another)]).toEqual([[true], [false]])
  await appeals(owner, held.fields['Id'])
  expect([await may(judge), await may(another)]).toEqual([[], ['dismiss', 'warn', 'lift']])
})

describe('the toggles', () => {
  test('one after the other are each undone from the history, in any order', async () => {
    const { owner, page, judge, one } = await reported()
    const verified = await toggles(judge, page, { verified: 1, proof: 'visit' })
    const held = await toggles(judge, page, { held: 1 })
    const states = async () => {
      const { VerifiedUntil, Held } = (await judge.sees('page', page.Id))!
      return [VerifiedUntil !== null, Held]
    }
    const undos = async () => ((await whole(judge, one))['Acts'] as Item[]).map(({ MayUndo }) => MayUndo)
    expect([await undos(), await states()]).toEqual([
      [true, true],
      [true, true],
    ])
    expect((await undo(judge, verified.fields['ActId'])).status).toBe(200)
    expect([await undos(), await states()]).toEqual([
      [true, false],
      [false, true],
    ])
    // Only what was told of it is untold, and the case waits as before.
    expect(await kinds(owner)).toEqual(['case hold'])
    expect((await undo(judge, held.fields['ActId'])).status).toBe(200)
    expect([await undos(), await states()]).toEqual([
      [false, false],
      [false, false],
    ])
    expect(await queue(judge, page)).toMatchObject([{ State: 'open' }])
  })

  test('taken back leave what reporters were told by another act', async () => {
    const { page, judge, reporter, report, one } = await reported()
    const held = await toggles(judge, page, { held: 1 })
    await acts(judge, await whole(judge, one), { act: 'dismiss', outcome: 'It is true.' })
    for (const once of [1, 2]) expect([once, (await undo(judge, held.fields['ActId'])).status]).toEqual([once, 200])
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Held: false })
    expect(await kinds(reporter)).toEqual(['report dismissed'])
    expect(await judge.sees('report', report.Id)).toMatchObject({ State: 'dismissed', Outcome: 'It is true.' })
  })

  test('answer the act, whose undo gives back until, reason, proof and verifier', async () => {
    const { owner, page, judge, another, one } = await reported()
    await acts(judge, one, { act: 'hold', days: 3 })
    const until = async () => (await own(owner)).find(({ Act }) => Act === 'hold')?.['Until']
    const stood = await app.query(`select * from "hold" where "RecordId" = $1`, [page.Id])
    // What stands so already stays as it is.
    expect((await toggles(judge, page, { held: 1 })).fields['ActId']).toBeNull()
    const lifted = await toggles(judge, page, { held: 0 })
    expect(await visitor(app).sees('page', page.Id)).toMatchObject({ Held: false })
    expect((await undo(judge, lifted.fields['ActId'])).status).toBe(200)
    expect(await app.query(`select * from "hold" where "RecordId" = $1`, [page.Id])).toEqual(stood)
    expect(await until()).toEqual(expect.any(String))
    await toggles(judge, page, { held: 0 })

    const shown = async () => {
      const { VerifiedUntil, VerifiedProof, VerifierId } = (await judge.sees('page', page.Id))!
      return { VerifiedUntil, VerifiedProof, VerifierId }
    }
    await toggles(judge, page, { verified: 1, proof: 'visit' })
    const first = await shown()
    expect(first).toMatchObject({ VerifiedProof: 'visit', VerifierId: judge.id })
    expect((await owner.sees('page', page.Id))!['VerifierId']).toBeNull()
    for (const [who, decision] of [
      [another, { verified: 1, proof: 'phone' }],
      [another, { verified: 0 }],
    ] as const) {
      const { fields } = await toggles(who, page, decision)
      expect(await shown()).not.toEqual(first)
      // What is no part of who this is does not matter.
      await owner.changes('page', { id: page.Id, address: `${String(fields['ActId'])} Bo Gyoke Road` })
      expect((await undo(who, fields['ActId'])).status).toBe(200)
      expect(await shown()).toEqual(first)
    }
    const withdrawn = await toggles(judge, page, { verified: 0 })
    await owner.changes('page', { id: page.Id, name: 'Another name' })
    expect((await undo(judge, withdrawn.fields['ActId'])).status).toBe(409)
    expect((await shown()).VerifiedUntil).toBeNull()
  })

  test('wait for who is at work on the case; Verify in a case asks for a proof', async () => {
    const { page, judge, another, one } = await reported()
    const { data } = await judge.posts('/case/api/claim', { id: one.Id })
    expect((await toggles(another, page, { held: 1 })).status).toBe(409)
    const verify = (fields: Fields) => acts(judge, data, { act: 'verify', reason: 'nothingWrong', ...fields })
    const refused = await verify({})
    expect([refused.status, Object.keys(refused.fields['fields'] as object)]).toEqual([400, ['proof']])
    expect((await verify({ proof: 'phone' })).status).toBe(200)
    expect(await judge.sees('page', page.Id)).toMatchObject({ Status: 9, VerifiedProof: 'phone', VerifierId: judge.id })
  })
})
