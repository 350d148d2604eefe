import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDatabase } from '#server/fill/fill.ts'
import { createTestDatabase } from '../database.ts'
import { startApp, type TestApp } from '../api/support/app.ts'

/**
 * A hundred searches over the demonstration whose first result is right: in both scripts, in Zawgyi, with letters exchanged, and typed
 * as they sound. A change of the search that moves one of them is looked at before the line is changed.
 */

let app: TestApp
beforeAll(async () => {
  const database = await createTestDatabase()
  await fillDatabase({ url: database.url, uploads: null, print: () => undefined })
  app = await startApp({ database })
})
afterAll(() => app.stop())

const [, ...lines] = readFileSync(join(import.meta.dirname, 'golden.tsv'), 'utf8')
  .trim()
  .split('\n')

test('every search of golden.tsv keeps its first result', async () => {
  expect(lines.length).toBeGreaterThanOrEqual(100)
  const found = await Promise.all(
    lines.map(async (line) => {
      const [typed = '', source = ''] = line.split('\t')
      const answer = await fetch(`${app.url}/${source}/api/bySearch/${encodeURIComponent(typed)}`)
      const [first] = (await answer.json()) as Record<string, unknown>[]
      return [typed, source, String(first?.['Name'] ?? '')].join('\t')
    }),
  )
  expect(found).toEqual(lines)
})

test('who types tea does not mean teak, in results and suggestions; who types te may', async () => {
  const names = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`)
    return ((await answer.json()) as Record<string, unknown>[]).map(({ Name, Title }) => String(Name ?? Title))
  }
  const teak = (found: string[]) => found.slice(0, 5).filter((name) => /teak/i.test(name))
  const near = encodeURIComponent('16.78,96.15')
  for (const query of ['', `?near=${near}&order=nearest`])
    for (const source of ['page', 'product', 'post']) {
      const found = await names(`/${source}/api/bySearch/tea${query}`)
      expect([source, query, found.length, teak(found)]).toEqual([
        source,
        query,
        expect.toSatisfy((n: number) => n > 4),
        [],
      ])
    }
  const suggested = await names('/search/api/suggest/tea')
  expect([suggested.length > 4, teak(suggested)]).toEqual([true, []])
  expect(await names('/page/api/bySearch/te')).toContain('Nan Htike Teak Furniture')
  expect(await names('/search/api/suggest/te')).toEqual(expect.arrayContaining([expect.stringMatching(/^Te/i)]))
})
