import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { expect, test, vi } from 'vitest'

/**
 * Every regular expression of the product takes time that grows with the length of its text only (docs/safety.md#s20). The analysis
 * finds what one repeated character slows down; hostile.test.ts repeats longer pieces.
 */

const root = join(import.meta.dirname, '../..')
const files = ['resources', 'src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|test-d|d)\.tsx?$/.test(path))

interface Pattern {
  readonly path: string
  readonly source: string
  readonly flags: string
}
const literals: Pattern[] = []
/** How many patterns each file constructs. */
const constructions = new Map<string, number>()
const normalizing: string[] = []
for (const path of files) {
  const found = new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ path, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp')
        constructions.set(path, (constructions.get(path) ?? 0) + 1)
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && property.name === 'normalize') normalizing.push(path)
    },
  })
  found.visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program)
}

/** The patterns that a module constructs when it is loaded. */
async function constructedIn(path: string): Promise<Pattern[]> {
  const constructed: Pattern[] = []
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, given) {
        const pattern = Reflect.construct(target, given) as RegExp
        // The test runner constructs patterns meanwhile.
        if (new Error().stack?.includes(path)) constructed.push({ path, source: pattern.source, flags: pattern.flags })
        return pattern
      },
    }),
  )
  vi.resetModules()
  await import(pathToFileURL(join(root, path)).href)
  vi.unstubAllGlobals()
  return constructed
}

const slowOf = (patterns: readonly Pattern[]) =>
  patterns
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ path, source }) => `${path}: /${source}/`)

test('the analysis finds the patterns that held the server', () => {
  const seen = ['^[+-]?(\\d+\\.?\\d*|\\.\\d+)$', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', '[.,;:!?]+$', '^(\\d+)+$']
  expect(slowOf(seen.map((source) => ({ path: 'seen', source, flags: '' })))).toHaveLength(seen.length)
})

test('S20 every pattern takes time that grows with the length of its text', () => {
  expect(literals.length).toBeGreaterThan(150)
  expect(slowOf(literals)).toEqual([])
})

test('S20 so does every pattern that is put together from others', async () => {
  expect(constructions.size).toBeGreaterThan(10)
  for (const [path, count] of constructions) {
    const constructed = await constructedIn(path)
    // Each is constructed when its module is loaded, where the analysis meets it.
    expect(constructed.length, path).toBeGreaterThanOrEqual(count)
    expect(slowOf(constructed)).toEqual([])
  }
})

test('texts are normalised by resources/text/normalize.ts, which no run of marks holds', () => {
  expect(normalizing).toEqual([join('resources', 'text', 'normalize.ts')])
})
