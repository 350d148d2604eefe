import { describe, expect, test } from 'vitest'
import { forgetExpired } from '#server/start/backgroundJobs.ts'
import { lapseSuggestions } from '#server/db/pages/suggestions.ts'
import { startApp } from '../api/support/app.ts'
import { signIn, visitor as visitorOf, type Fields, type Item, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'
import { joins } from '../api/support/team.ts'
import { tablesHolding } from '../deletion/tablesHolding.ts'

/** What people suggest for a page, and what becomes of it (docs/rules.md#suggestions). */

const { app, world } = await openWorld()
const { owner, visitor, moderator, superAdmin } = world

let made = 0
const somebody = (name = 'Ma Guest') => signIn(app, `suggests${(made += 1)}@demo.example`, name)
const number = () => `09 421 000 ${100 + (made += 1)}`
const newPage = (fields: Fields = {}) =>
  owner.makes('page', { name: `Shop ${(made += 1)}`, phoneOne: number(), ...fields })
const suggests = (who: Person, page: Item, field: string, value: string, more: Fields = {}) =>
  who.posts('/suggestion/api', { pageId: page.Id, field, value, ...more })
const waiting = async (page: Item, who = owner) => (await who.gets(`/suggestion/api/byPageId/${page.Id}`)).list
const overdue = async (page: Item, who = moderator) =>
  (await who.gets('/suggestion/api/overdue')).list.filter(({ PageId }) => PageId === page.Id)
const answers = (who: Person, id: unknown, take: boolean) =>
  who.posts('/suggestion/api/answer', { id: Number(id), take: take ? 1 : 0 })
const undoes = (who: Person, id: unknown) => who.posts('/suggestion/api/undo', { id: Number(id) })
const seen = async ({ Id }: Item) => (await visitor.sees('page', Id))!
const states = async (who: Person) => (await who.gets('/suggestion/api/own')).list.map(({ State }) => State)
const news = async (who: Person) =>
  (await who.gets('/notification/api')).list.filter(({ Kind }) => Kind === 'suggestion').map(({ State }) => State)
const history = async (page: Item, who = owner) => (await who.gets(`/page/api/history/${page.Id}`)).list
const age = (page: Item, days: number) =>
  app.query(
    `update "suggestion" set "CreatedAt" = "CreatedAt" - make_interval(days => $2), "EndsAt" = "EndsAt" - make_interval(days => $2) where "PageId" = $1`,
    [page.Id, days],
  )
/** As a page that an import has made. */
const ownerless = async () => {
  const page = await newPage()
  await app.query(`update "page" set "OwnerId" = null where "Id" = $1`, [page.Id])
  return page
}

describe('what is suggested', () => {
  test('by several people in any spelling is one with a count; a retry does not count, and who thinks otherwise now is not counted twice', async () => {
    const page = await newPage({ phoneOne: '09 421 555 001' })
    const [one, other] = [await somebody(), await somebody()]
    const first = await suggests(one, page, 'phoneOne', '09 421 555 002', { note: 'It is on the door' })
    expect([first.status, first.fields['data']]).toEqual([200, null])
    expect((await suggests(one, page, 'phoneOne', '+95 9421555002')).fields['Id']).toBe(first.fields['Id'])
    for (let again = 0; again < 2; again += 1) await suggests(visitor, page, 'phoneOne', '၀၉၄၂၁၅၅၅၀၀၂')
    await suggests(other, page, 'phoneOne', '09 421 555 003')
    await suggests(other, page, 'phoneOne', '09421555002')
    expect(await waiting(page)).toMatchObject([
      {
        Id: first.fields['Id'],
        Field: 'phoneOne',
        Values: { PhoneOne: '09 421 555 002' },
        Present: { PhoneOne: '09 421 555 001' },
        Changed: false,
        Count: 3,
        Notes: ['It is on the door'],
      },
    ])
    // One piece of news, however many say so, and no word of who.
    expect(await news(owner)).toEqual(['open'])
    expect(JSON.stringify(await waiting(page))).not.toContain(one.email)
  })

  test.each<[string, string, string, RegExp]>([
    ['phoneOne', 'call me', 'value', /phone number/],
    ['phoneOne', ' ', 'value', /Missing/],
    ['phoneTwo', '09 421 700 700', 'value', /says so already/],
    ['hours', '{"mon":[["09:00"]]}', 'value', /hours/i],
    ['hours', '{"exceptions":{"2026-12-25":[]}}', 'value', /Missing/],
    ['closure', 'none', 'value', /says so already/],
    ['closure', 'sometimes', 'value', /one of/],
    ['place', 'there', 'value', /JSON/],
    ['place', '{"latitude":"200","longitude":"96"}', 'latitude', /between/],
    ['place', '{"latitude":16.8}', 'longitude', /both|Longitude|longitude/],
    ['place', '{"townId":"2000000"}', 'townId', /choice/],
    ['name', 'Best Tea', 'field', /choice/],
  ])('%s %s is refused at %s', async (field, value, part, sentence) => {
    const page = await newPage({ phoneOne: '09 421 700 700' })
    const { status, fields } = await suggests(visitor, page, field, value)
    expect([status, (fields['fields'] as Record<string, string>)?.[part]]).toEqual([
      400,
      expect.stringMatching(sentence),
    ])
    expect(await waiting(page)).toEqual([])
  })

  test('is refused to the page’s own people, and for what one may not see', async () => {
    const page = await newPage()
    expect((await suggests(owner, page, 'phoneOne', number())).status).toBe(403)
    await owner.changes('page', { id: page.Id, status: 0 })
    expect((await suggests(visitor, page, 'phoneOne', number())).status).toBe(404)
  })
})

describe('the page’s people', () => {
  test('take it in one tap: page, history and news follow; a second tap is the same, Undo brings all back', async () => {
    const page = await newPage({ phoneOne: '09 421 555 011' })
    const who = await somebody('Daw Finder')
    await suggests(who, page, 'phoneOne', '09 421 555 012')
    const [{ Id }] = (await waiting(page)) as [Item]
    expect(await states(who)).toEqual(['open'])
    const [taken, again] = [await answers(owner, Id, true), await answers(owner, Id, true)]
    expect([taken.status, again.status]).toEqual([200, 200])
    expect(await seen(page)).toMatchObject({ PhoneOne: '09 421 555 012', PhoneOneE164: '+959421555012' })
    expect((await visitor.gets('/page/api/bySearch/09421555012')).ids).toContain(page.Id)
    const edits = await history(page)
    expect(edits).toHaveLength(1)
    expect(edits[0]).toMatchObject({ Suggested: true, Values: { PhoneOne: ['09 421 555 011', '09 421 555 012'] } })
    expect(JSON.stringify(edits)).not.toContain('Finder')
    expect([await states(who), await news(who)]).toEqual([['taken'], ['taken']])
    expect((await answers(owner, Id, false)).status).toBe(409)

    expect((await undoes(owner, Id)).status).toBe(200)
    expect((await undoes(owner, Id)).status).toBe(200)
    expect((await seen(page))['PhoneOne']).toBe('09 421 555 011')
    expect([await states(who), await news(who), await waiting(page)]).toMatchObject([['open'], [], [{ Id }]])
    await answers(owner, Id, false)
    expect([await states(who), await news(who), await waiting(page)]).toEqual([['declined'], ['declined'], []])
    expect((await seen(page))['PhoneOne']).toBe('09 421 555 011')
  })

  test('special days stay when weekly hours are taken, and a place comes as a whole', async () => {
    const exceptions = { '2026-12-25': [] }
    const page = await newPage({
      hours: JSON.stringify({ mon: [['09:00', '17:00']], exceptions }),
      address: 'Old road',
    })
    const town = await superAdmin.makes('town', { name: `Town ${(made += 1)}` })
    await suggests(
      visitor,
      page,
      'hours',
      JSON.stringify({ tue: [['10:00', '18:00']], exceptions: { '2026-12-31': [] } }),
    )
    await suggests(
      visitor,
      page,
      'place',
      JSON.stringify({ townId: town.Id, address: 'New road 4', latitude: 16.8, longitude: 96.15 }),
    )
    const [hours, place] = (await waiting(page)) as [Item, Item]
    expect(hours).toMatchObject({ Present: { Hours: { mon: [['09:00', '17:00']] } } })
    expect(place).toMatchObject({
      Values: { TownName: town['Name'], Address: 'New road 4' },
      Present: { Address: 'Old road' },
    })
    await answers(owner, hours.Id, true)
    await answers(owner, place.Id, true)
    expect(await seen(page)).toMatchObject({
      Hours: { tue: [['10:00', '18:00']], exceptions },
      TownId: town.Id,
      Address: 'New road 4',
      Latitude: 16.8,
      Longitude: 96.15,
    })
    await undoes(owner, hours.Id)
    expect((await seen(page))['Hours']).toEqual({ mon: [['09:00', '17:00']], exceptions })
  })

  test('see that the value was changed since; what the page says by now waits no more, and the proposer reads that', async () => {
    const page = await newPage()
    const who = await somebody()
    const wanted = number()
    await suggests(who, page, 'phoneOne', wanted)
    await suggests(await somebody(), page, 'closure', 'forGood')
    await owner.changes('page', { id: page.Id, phoneOne: number() })
    const [phone] = (await waiting(page)) as [Item]
    expect(phone).toMatchObject({ Field: 'phoneOne', Changed: true })
    await owner.changes('page', { id: page.Id, phoneOne: wanted })
    expect((await waiting(page)).map(({ Field }) => Field)).toEqual(['closure'])
    expect(await states(who)).toEqual(['lapsed'])
    expect((await answers(owner, phone.Id, true)).status).toBe(409)
    await app.jobs.db.transaction(lapseSuggestions)
    expect(await news(who)).toEqual(['lapsed'])
  })

  test('do not undo what somebody changed since', async () => {
    const page = await newPage()
    await suggests(visitor, page, 'phoneOne', number())
    const [{ Id }] = (await waiting(page)) as [Item]
    await answers(owner, Id, true)
    await owner.changes('page', { id: page.Id, phoneOne: number() })
    expect((await undoes(owner, Id)).status).toBe(409)
  })

  test('two taps at once take it once', async () => {
    const page = await newPage()
    const who = await somebody()
    await joins(owner, page, who)
    await suggests(visitor, page, 'phoneOne', number())
    const [{ Id }] = (await waiting(page)) as [Item]
    const both = await Promise.all([answers(owner, Id, true), answers(who, Id, true)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await history(page)).toHaveLength(1)
  })
})

describe('moderators', () => {
  test('decide after 14 days of silence and not before, but not their own', async () => {
    const page = await newPage()
    await suggests(await somebody(), page, 'closure', 'forGood')
    const [{ Id }] = (await waiting(page)) as [Item]
    await age(page, 13)
    expect([await overdue(page), (await answers(moderator, Id, true)).status]).toEqual([[], 403])
    await age(page, 1)
    expect(await overdue(page)).toMatchObject([{ Id, Field: 'closure', Values: { Closure: 'forGood' } }])
    expect((await answers(moderator, Id, true)).status).toBe(200)
    expect((await seen(page))['Closure']).toBe('forGood')
    expect((await history(page))[0]).toMatchObject({ Suggested: true, ByRole: true, ByName: null })
    const acts = (await superAdmin.gets(`/audit/api?filter=${JSON.stringify({ AboutId: page.Id })}`)).list
    expect(acts[0]).toMatchObject({ Act: 'change', About: 'page', ById: moderator.id, Fields: 'Closure' })

    const unowned = await ownerless()
    await suggests(moderator, unowned, 'closure', 'forAWhile')
    const [own] = (await overdue(unowned)) as [Item]
    expect((await answers(moderator, own.Id, true)).status).toBe(403)
    expect((await answers(superAdmin, own.Id, true)).status).toBe(200)
  })

  test('are asked at once about a page without owner', async () => {
    const page = await ownerless()
    await suggests(visitor, page, 'phoneOne', number())
    expect(await overdue(page)).toHaveLength(1)
    await joins(owner, await newPage(), await somebody())
    expect((await answers(moderator, (await overdue(page))[0]!.Id, false)).status).toBe(200)
    expect(await overdue(page)).toEqual([])
  })
})

test('who is muted, or whose page the owner blocks, is not heard and not told', async () => {
  const page = await newPage()
  const [muted, blocked] = [await somebody(), await somebody()]
  await app.query('insert into "mute" ("ProfileId", "ById") values ($1, $2)', [muted.id, moderator.id])
  const theirs = await blocked.makes('page', { name: 'Rival' })
  await owner.makes('pageBlock', { pageId: theirs.Id })
  const before = await news(owner)
  expect((await suggests(muted, page, 'phoneOne', number())).status).toBe(200)
  expect((await suggests(blocked, page, 'closure', 'forGood')).status).toBe(200)
  await age(page, 20)
  expect([await waiting(page), await overdue(page), await news(owner)]).toEqual([[], [], before])
  expect([await states(muted), await states(blocked)]).toEqual([['open'], ['open']])
})

test('nobody answers within 90 days: it lapses, its proposer is told, and it is deleted in time', async () => {
  const page = await newPage()
  const who = await somebody()
  await suggests(who, page, 'phoneOne', number())
  await age(page, 91)
  await app.jobs.db.transaction(lapseSuggestions)
  expect([await states(who), await news(who), await waiting(page)]).toEqual([['lapsed'], ['lapsed'], []])
  await age(page, 91)
  await forgetExpired(app.jobs)
  expect(await states(who)).toEqual([])
})

test('what a person suggested goes with the account, what belongs to a page with the page (S64)', async () => {
  const secretWord = 'Zebrafinch'
  const [leaving, staying] = [await somebody(), await somebody()]
  const [page, other] = [await newPage(), await newPage()]
  const place = JSON.stringify({ address: `${secretWord} road` })
  await suggests(leaving, page, 'place', place, { note: secretWord })
  await suggests(staying, page, 'phoneOne', '09 421 999 001')
  expect(await tablesHolding(app, [secretWord])).toEqual(['suggestion'])
  await leaving.sends('DELETE', '/profile/api', { email: leaving.email })
  await runJobs(app)
  expect(await tablesHolding(app, [secretWord])).toEqual([])
  await suggests(staying, other, 'place', place, { note: secretWord })
  await owner.deletes('page', page.Id)
  expect((await staying.gets('/suggestion/api/own')).list.map(({ PageId }) => PageId)).toEqual([other.Id])
  await owner.deletes('page', other.Id)
  await runJobs(app)
  expect(await tablesHolding(app, [secretWord, '09 421 999 001'])).toEqual([])
})

test('a visitor suggests or reports 5 times an hour, a person suggests 20 times', async () => {
  const limited = await startApp({ rateLimit: true })
  try {
    const seller = await signIn(limited, 'seller@demo.example')
    const page = await seller.makes('page', { name: 'Shop' })
    const tries = async (who: Person, times: number) => {
      const all: number[] = []
      for (let at = 0; at < times; at += 1)
        all.push((await suggests(who, page, 'phoneOne', `09 421 000 ${100 + at}`)).status)
      return all
    }
    const open = await visitorOf(limited).posts('/report/api', { type: 'Page', contentId: page.Id, description: 'Bad' })
    expect(open.status).toBe(201)
    expect(await tries(visitorOf(limited), 5)).toEqual([200, 200, 200, 200, 429])
    expect((await tries(await signIn(limited, 'keen@demo.example'), 21)).slice(19)).toEqual([200, 429])
  } finally {
    await limited.stop()
  }
})
