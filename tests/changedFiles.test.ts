import { expect, test } from 'vitest'
import { projectFiles } from './projectFiles.ts'
import { dependentsOf, dependents, walks } from './setup/changedFiles.ts'

/** What `npm test -- --changed` runs beside the tests that import what has changed. */

const files = projectFiles()
const isWalk = (path: string) => /^tests\/browser\/.*\.test\.ts$/.test(path)
const walksFor = (...changed: string[]) => dependentsOf(changed, files).filter(isWalk)

test('every rule speaks of files there are', () => {
  const patterns = [...dependents, ...walks].flat().filter((pattern) => pattern !== null)
  const alone = patterns.filter((pattern) => !files.some((path) => pattern.test(path)))
  expect(alone).toEqual([])
})

test('the house is looked over after any change', () => {
  expect(dependentsOf(['docs/tour.md'], files)).toEqual(
    expect.arrayContaining(['tests/docs.test.ts', 'tests/house.test.ts', 'tests/specCoverage.test.ts']),
  )
})

test('what is in the built app makes all walks run, what only the desk has those at the desk, a test or a document none', () => {
  const all = files.filter(isWalk)
  for (const path of [
    'src/screens/home/HomeScreen.tsx',
    'server/app.ts',
    'resources/page.ts',
    'public/logo.png',
    'index.html',
  ])
    expect([path, walksFor(path)]).toEqual([path, all])
  expect(walksFor('src/admin/AdminList.tsx')).toContain('tests/browser/admin.test.ts')
  expect(walksFor('src/admin/AdminList.tsx')).not.toContain('tests/browser/owner.test.ts')
  expect(walksFor('src/admin/AdminList.tsx', 'server/app.ts')).toEqual(all)
  expect(walksFor('server/api/body.test.ts', 'docs/rules.md', 'server/cli/import.ts')).toEqual([])
})

test('a migration counts for every test with a database', () => {
  const migration = files.find((path) => path.endsWith('.sql'))!
  expect(dependentsOf([migration], files)).toContain('tests/database.ts')
})
