import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyRepository, type Copy } from './copy.ts'

/**
 * What CONTRIBUTING.md promises, done in a copy of the repository: an entity is one file, one entry in the registry and a
 * migration; a field is one line and a migration. inCopy/ has the tests that run there.
 */

/** Tests are compiled with the repository itself, but for what the tests of the copy use. */
const withoutTests = {
  extends: './tsconfig.json',
  include: ['brand', 'resources', 'demo', 'server', 'src', 'tests/api/support', 'tests/newEntity', 'tests/setup'],
  exclude: ['server/**/*.test.ts', 'src/**/*.test.*'],
}

/** In ms: compiling everything, and loading the server and all screens again, take minutes on a busy machine. */
const timeout = 600_000

let copy: Copy
beforeAll(async () => {
  copy = await copyRepository()
})
afterAll(() => copy.remove())

test('an entity and a field are declared, and one command writes their migration', async () => {
  const declaration = await readFile(join(import.meta.dirname, 'event.ts'), 'utf8')
  await copy.add('resources/event.ts', declaration.replaceAll('#resources/', './'))
  await copy.edit('resources/index.ts', (text) =>
    text.replace(/^/, "import { event } from './event.ts'\n").replace('export const declarations = {', '$&\n  event,'),
  )
  await copy.edit('resources/product.ts', (text) =>
    text
      .replace('    Status: status(),', `    Colour: text({ label: { en: 'Colour', my: 'အရောင်' } }),\n$&`)
      .replace("bySearch: ['Name', ", "$&'Colour', "),
  )
  await copy.edit('resources/town.ts', (text) =>
    text
      .replace('  fields: {', `$&\n    Founded: date({ label: { en: 'Founded', my: 'တည်ထောင်သည့်ရက်' } }),`)
      .replace('import { ', '$&date, '),
  )
  // As `npm run migration -- event_and_colour` does, without checking the packages first.
  expect(
    await copy.complaintsOf(['node_modules/tsx/dist/cli.mjs', 'server/cli/migration.ts', 'event_and_colour']),
  ).toBe('')
})

test('everything compiles without a second file', { timeout }, async () => {
  await copy.add('tsconfig.app.json', JSON.stringify(withoutTests))
  // Several threads check much twice, and another worker needs the second processor.
  const compiler = ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', 'tsconfig.app.json']
  expect(await copy.complaintsOf(compiler)).toBe('')
})

test('both are everywhere', { timeout }, async () => {
  // One worker loads the server and the screens once.
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'database',
    '--project',
    'dom',
    '--maxWorkers=1',
  ]
  const env = { TEST_COPY: '1', DATABASE_URL: inject('databaseUrl') }
  const files = ['tests/newEntity/inCopy', 'server/db/schema/drift.test.ts', 'tests/facts.test.ts']
  expect(await copy.complaintsOf([...vitest, ...files], env)).toBe('')
})
