import { expect, test } from 'vitest'
import type { Schema } from '#server/api/schemas.ts'
import { documentedParts } from '#server/api/documented.ts'
import { findResource } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import type { TestApp } from './support/app.ts'
import { contentTypes, signIn, type Fields, type Person } from './support/client.ts'
import { answers, invites, offers } from './support/team.ts'
import { openCase, wrongReporter } from './support/cases.ts'
import { openClaim, unownedPage } from './support/claims.ts'
import { openWorld } from './support/openWorld.ts'
import { suggested } from './support/suggestionRows.ts'

/** A part that says yes or no says one of them: a typing error never counts as no (docs/rules.md#flags). */

const { app, world } = await openWorld()

const flagsOf = (route: TestApp['routes'][number]) =>
  Object.entries(documentedParts(route.schema))
    .filter(([, schema]: [string, Schema]) => schema.type === 'boolean')
    .map(([name]) => ({ method: route.method, url: route.url, name }))

const said = (name: string, language: 'en' | 'my') => ({ [name]: refusal.yesOrNo.in(usualWriting[language]) })

interface Asked {
  who: Person
  fields: Fields
}

type Flag = ReturnType<typeof flagsOf>[number]

/** Of a rating its author changes the description, and the page's owner the answer. */
async function ratingRequest(flag: string): Promise<Asked> {
  const author = await signIn(app, `${flag}@demo.example`)
  const { Id } = await author.makes('pageRating', { pageId: world.page.Id, stars: 3 })
  return flag.startsWith('answer')
    ? { who: world.owner, fields: { id: Id, answer: 'x' } }
    : { who: author, fields: { id: Id, stars: 4 } }
}

/** A request that would be right without the flag, where more than these parts is needed. */
async function rightRequest({ method, url, name }: Flag): Promise<Asked> {
  const { owner, stranger, superAdmin, page } = world
  if (url === '/page/api/transfer/answer') {
    await offers(owner, page, stranger.email)
    const offer = await stranger.gets('/pageTransfer/api')
    return { who: stranger, fields: { id: offer.ids[0]! } }
  }
  if (url === '/pageAdmin/api/answer') {
    const { Id } = await invites(owner, page, stranger.email)
    return { who: stranger, fields: { id: Id, accept: 1 } }
  }
  const source = url.split('/')[1]!
  if (url === '/suggestion/api')
    return { who: stranger, fields: { pageId: page.Id, field: 'closure', value: 'forGood' } }
  if (url === '/suggestion/api/answer') return { who: superAdmin, fields: { id: await suggested(world) } }
  if (url === '/page/api/distinct')
    return { who: superAdmin, fields: { id: page.Id, otherId: (await world.fresh('page')).Id } }
  if (url === '/claim/api') return { who: stranger, fields: { pageId: (await unownedPage(world)).Id, proof: 'phone' } }
  if (url === '/claim/api/judge') return { who: superAdmin, fields: { id: await openClaim(world), version: 1 } }
  if (url === '/case/api/mute') return { who: superAdmin, fields: { profileId: await wrongReporter(world) } }
  if (url === '/admin/api/moderate') return { who: superAdmin, fields: { source: 'page', id: page.Id } }
  if (url === '/comment/api/hide')
    return { who: owner, fields: { id: (await world.fresh('comment')).Id, hidden: 1, hiddenBecause: 'Not about us' } }
  if (url === '/case/api/act')
    return { who: superAdmin, fields: { id: await openCase(world), act: 'suspend', reason: 'spam', version: 1 } }
  if (url === '/report/api/judge')
    return { who: superAdmin, fields: { id: (await world.fresh('report')).Id, state: 'dismissed' } }
  if (url === '/profile/api/logout') return { who: stranger, fields: {} }
  if (source === 'profile') return { who: owner, fields: { id: owner.id } }
  if (method === 'PATCH') {
    if (source === 'pageRating') return ratingRequest(name)
    const { Id } = source === 'page' ? page : await world.fresh(source)
    return { who: superAdmin, fields: { id: Id } }
  }
  const needed = {
    pageId: page.Id,
    name: 'x',
    title: 'x',
    description: 'x',
    typeName: 'Page',
    typeId: page.Id,
    stars: 3,
    date: '2026-04-13',
  }
  if (source === 'pageRating') return { who: stranger, fields: needed }
  const resource = findResource(source)
  return { who: resource && isUnderPage(resource) ? owner : superAdmin, fields: needed }
}

test('a flag that is neither yes nor no is 400 with a sentence at it, on every route', async () => {
  const flags = app.routes.flatMap(flagsOf).filter(({ method, url }) => method !== 'GET' && !/[:*]/.test(url))
  expect(flags.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['accept', 'heir', 'held', 'verified', 'everywhere']),
  )
  expect(flags.length).toBeGreaterThan(20)
  for (const [at, { method, url, name }] of flags.entries()) {
    const route = `${method} ${url}`
    const { who, fields } = await rightRequest({ method, url, name })
    const language = at % 2 === 0 ? 'en' : 'my'
    const answer = await who.sends(
      method,
      url,
      { ...fields, [name]: ['maybe', 'on', '2', 'yes no'][at % 4]! },
      { as: contentTypes[at % contentTypes.length], headers: { 'accept-language': language } },
    )
    expect([route, name, answer.status], answer.text).toEqual([route, name, 400])
    expect(answer.fields['fields'], `${route} ${name}`).toEqual(said(name, language))
  }
})

test('an offer waits for a yes or no of whom it is made to; who made it withdraws without', async () => {
  const { owner, stranger, page } = world
  await offers(owner, page, stranger.email)
  const [id] = (await stranger.gets('/pageTransfer/api')).ids
  const states = () => app.query('select "State" from "pageTransfer" where "Id" = $1', [id])
  for (const accept of [undefined, '', 'null', 'on']) {
    const answer = await stranger.posts('/page/api/transfer/answer', {
      id: id!,
      ...(accept !== undefined && { accept }),
    })
    expect([accept, answer.status]).toEqual([accept, 400])
    expect(answer.fields['fields']).toEqual(said('accept', 'en'))
  }
  expect(await states()).toEqual([{ State: 'offered' }])
  expect((await owner.posts('/page/api/transfer/answer', { id: id! })).status).toBe(200)
  expect(await states()).toEqual([{ State: 'withdrawn' }])
})

test('an invitation waits for a yes or no', async () => {
  const { owner, page } = world
  const guest = await signIn(app, 'undecided@demo.example')
  const { Id } = await invites(owner, page, guest.email)
  const unclear: Parameters<typeof answers>[2][] = [{}, { accept: '' }, { accept: 'on' }]
  for (const fields of unclear) {
    const answer = await answers(guest, Id, fields)
    expect([answer.status, answer.fields['fields']]).toEqual([400, said('accept', 'en')])
  }
  expect(await app.query('select "State" from "pageAdmin" where "Id" = $1', [Id])).toEqual([{ State: 'invited' }])
  expect((await answers(guest, Id, { accept: 'YES', heir: 'no' })).data).toMatchObject({ State: 'accepted' })
})
