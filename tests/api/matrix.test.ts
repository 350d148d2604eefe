import { expect, test } from 'vitest'
import { matrix } from './support/matrix.ts'
import { sourceRenderer } from './support/sourceRenderer.ts'
import { tryRow } from './support/tryRow.ts'
import { openWorld } from './support/openWorld.ts'

/** The status of every route for every role; a refused call changes nothing (docs/safety.md#s10, #s12, #s15). */

const { app, world } = await openWorld({ renderer: sourceRenderer })

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
