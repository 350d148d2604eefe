import { expect, test } from 'vitest'
import { contentTypes } from '#tests/api/support/client.ts'
import { openWorld } from '#tests/api/support/openWorld.ts'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { repeated } from './units.ts'
import { textOnlyRoutes, waysInto } from './ways.ts'

/**
 * Lengths are checked before anything matches or converts a text (docs/safety.md#s20). The long test beside this one
 * measures what that saves.
 */

const { app, world } = await openWorld()

const placeholders = /:\w+|\*/g
const hasPath = (url: string) => /[:*]/.test(url)

test('every text part of every route has a limit, and one character more is refused at that part (S20)', async () => {
  const parts = waysInto(app.routes).filter(
    // With the id in the path a route has the parts it has with the id in the body.
    ({ url, kind, maxLength }) => kind === 'part' && maxLength !== null && !hasPath(url),
  )
  expect(parts.length).toBeGreaterThan(150)
  for (const [at, { method, url, name, maxLength }] of parts.entries()) {
    const text = repeated('9', maxLength! + 1, 'x')
    const answer = await world.superAdmin.sends(
      method,
      url,
      { [name]: text },
      { as: contentTypes[at % contentTypes.length], headers: { origin: app.url } },
    )
    const about = `${method} ${url} ${name}: ${answer.text.slice(0, 200)}`
    expect(answer.status, about).toBe(400)
    const sentence = refusal.keepUnder({ most: maxLength! }).in(usualWriting.en)
    expect(answer.fields['fields'], about).toEqual({ [name]: sentence })
  }
})

// How the columns of an import are read may name a few hundred words of it.
test('every route without files takes 64 KB and not a byte more (S20, S34)', async () => {
  const routes = textOnlyRoutes(app.routes)
  expect(routes.length).toBeGreaterThan(50)
  for (const { method, url, maxBytes } of routes) {
    if (url === '/import/api/map') continue
    expect([method, url, maxBytes]).toEqual([method, url, 65_536])
    const send = (length: number) =>
      world.superAdmin.asks(method, url.replace(placeholders, '1'), {
        body: repeated('neverHeardOf=x&&', length),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
      })
    const tooLong = await send(65_537)
    // With an id in the path, the right to that record may be missing before the body is read.
    if (hasPath(url) && [403, 404].includes(tooLong.status)) continue
    expect([method, url, tooLong.status]).toEqual([method, url, 413])
    expect([method, url, (await send(65_536)).status]).not.toEqual([method, url, 413])
  }
})

test('repetition in every path and query, up to what a request line holds, is never a server error (S20)', async () => {
  const texts = [repeated('[', 4000), repeated('%95 ', 2500), repeated('x\u0301', 1200)]
  const ways = waysInto(app.routes).filter(({ method, kind }) => method === 'GET' && kind !== 'part')
  for (const [at, { url, kind, name }] of ways.entries()) {
    const text = texts[at % texts.length]!
    const path = (kind === 'path' ? url.replace(name, encodeURIComponent(text)) : url).replace(placeholders, '1')
    const query = kind === 'query' ? `?${name}=${encodeURIComponent(text)}` : ''
    const answer = await world.superAdmin.gets(path + query)
    expect(answer.status, `${url} ${name}: ${text.slice(0, 5)} ${answer.text.slice(0, 200)}`).toBeLessThan(500)
  }
})

test('a filter with lists in lists is 400, however deep (S20)', async () => {
  for (const name of ['q', 'Name', 'id']) {
    for (const depth of [2, 6000]) {
      // Brackets need no escape in a query.
      const answer = await world.visitor.gets(`/page/api?filter={"${name}":${'['.repeat(depth)}${']'.repeat(depth)}}`)
      expect([answer.status, answer.text], `${name} ${depth}`).toEqual([400, expect.stringContaining('filter takes')])
    }
  }
})

test('of a search text the first 500 characters count (S20)', async () => {
  const { visitor, page } = world
  const find = async (text: string) => (await visitor.gets(`/page/api/bySearch/${encodeURIComponent(text)}`)).ids
  expect(await find('Shwe Tea House')).toEqual([page.Id])
  expect(await find(`${'Shwe Tea House'.padEnd(500)}nowhere to be found`)).toEqual([page.Id])
  expect(await find(`${'Shwe Tea House'.padEnd(486)}unheard-of`)).toEqual([])
})
