import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyRepository } from './copy.ts'

/**
 * Both examples of CONTRIBUTING.md as a newcomer follows them, wherever in the declaration and in the registry they put theirs: the
 * migration, `npm run check`, the build with its budgets, and the tests that a declaration can break, of which none has to be known.
 */

/** The walks that visit every screen, or that ask the declarations what a form has. The others would take a quarter of an hour. */
const walks = [
  'routes',
  'screens',
  'forms',
  'burmese',
  'accessible',
  'accessibleAdminArea',
  'translated',
  'language',
].map((name) => `tests/browser/${name}.test.ts`)

/** Places among lines. */
const places = {
  first: () => 0,
  'a middle': (lines: number) => Math.floor(lines / 2),
  'the last': (lines: number) => lines,
}

/** Puts a line among those of a block that begin an entry, two or four spaces deep. */
function insertLine(text: string, block: RegExp, line: string, place: (lines: number) => number): string {
  const start = block.exec(text)
  if (!start) throw new Error(`${String(block)} is not there`)
  const from = start.index + start[0].length
  const indent = /^ */.exec(line)![0]
  const end = text.indexOf(`\n${indent.slice(2)}}`, from)
  const entries = [...text.slice(from, end).matchAll(new RegExp(`^${indent}(?=\\w)`, 'gm'))].map(
    ({ index }) => from + index,
  )
  const at = [...entries, end + 1][place(entries.length)]!
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`
}

/** One place runs most of the suite in the copy. */
const mostMs = 2 * 3_600_000

test.each(Object.entries(places))('at %s place', { timeout: mostMs }, async (_name, place) => {
  const copy = await copyRepository({ isWhole: true })
  onTestFinished(copy.remove)
  const event = await readFile(join(import.meta.dirname, 'event.ts'), 'utf8')
  await copy.add('resources/event.ts', event.replaceAll('#resources/', './'))
  await copy.edit('resources/index.ts', (text) =>
    insertLine(text, /export const declarations = \{\n/, '  event,', place).replace(
      /^/,
      "import { event } from './event.ts'\n",
    ),
  )
  await copy.edit('resources/product.ts', (text) =>
    insertLine(text, /^ {2}fields: \{\n/m, "    Colour: text({ label: { en: 'Colour', my: 'အရောင်' } }),", place),
  )
  const run = (...args: string[]) => copy.complaintsOf(args, { CHROME_PATH: process.env['CHROME_PATH'] ?? '' })
  expect(await run('build/npm/start.mjs', 'migration', 'event_and_colour')).toBe('')
  expect(await run('build/npm/start.mjs', 'format')).toBe('')
  expect(await run('build/npm/start.mjs', 'check')).toBe('')
  expect(await run('build/npm/start.mjs', 'build')).toBe('')
  expect(await run('tests/run.mjs', '--project', 'unit', '--project', 'dom')).toBe('')
  // The place decides nothing that the API or a walk would see.
  if (place(2) !== 1) return
  // The copy has the entity already.
  await rm(join(copy.folder, 'tests/newEntity/newEntity.test.ts'))
  expect(await run('tests/run.mjs', '--project', 'database')).toBe('')
  expect(await run('tests/run.mjs', '--project', 'browser', ...walks)).toBe('')
})
