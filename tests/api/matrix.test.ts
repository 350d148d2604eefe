import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app.ts'
import { matrix } from './support/matrix.ts'
import { sourceRenderer } from './support/sourceRenderer.ts'
import { tryRow } from './support/tryRow.ts'
import { settle, type World } from './support/world.ts'

/** The status of every route for every role; a refused call changes nothing (docs/safety.md#s10, #s12, #s15). */

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startApp({ renderer: sourceRenderer })
  world = await settle(app)
})
afterAll(() => app.stop())

test('S10 every route has a row', () => {
  const routes = app.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
  expect([...new Set(matrix.map(({ route }) => route))].sort()).toEqual([...new Set(routes)].sort())
})

test('every GET answers HEAD too', () => {
  const of = (wanted: string) => new Set(app.routes.filter(({ method }) => method === wanted).map(({ url }) => url))
  // The tus protocol has no GET.
  expect(of('HEAD')).toEqual(of('GET').add('/upload/api/:id'))
})

test.each(matrix.map((row) => [row.route, row] as const))('S10 %s', (_route, row) => tryRow(app, world, row))
