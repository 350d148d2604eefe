import { expect, test } from 'vitest'
import { projectFiles } from './projectFiles.ts'
import { dependentsOf, dependents, walks } from './setup/changedFiles.ts'

/** The tests that `npm test -- --changed` runs besides those that import a changed file. */

const files = projectFiles()
const isWalk = (path: string) => /^tests\/browser\/.*\.test\.ts$/.test(path)
const walksFor = (...changed: string[]) => dependentsOf(changed, files).filter(isWalk)

test('every rule names existing files', () => {
  const patterns = [...dependents, ...walks].flat().filter((pattern) => pattern !== null)
  const alone = patterns.filter((pattern) => !files.some((path) => pattern.test(path)))
  expect(alone).toEqual([])
})

test('tests of the repository run after any change', () => {
  expect(dependentsOf(['docs/tour.md'], files)).toEqual(
    expect.arrayContaining(['tests/docs.test.ts', 'tests/house.test.ts', 'tests/specCoverage.test.ts']),
  )
})

test('a file of the built app runs all browser tests, a file of the admin area those of the admin area, a test or document none', () => {
  const all = files.filter(isWalk)
  for (const path of [
    'src/screens/home/HomeScreen.tsx',
    'server/start/app.ts',
    'resources/page.ts',
    'public/logo.png',
    'index.html',
  ])
    expect([path, walksFor(path)]).toEqual([path, all])
  expect(walksFor('src/admin/AdminList.tsx')).toContain('tests/browser/admin.test.ts')
  expect(walksFor('src/admin/AdminList.tsx')).not.toContain('tests/browser/owner.test.ts')
  expect(walksFor('src/admin/AdminList.tsx', 'server/start/app.ts')).toEqual(all)
  expect(walksFor('server/api/documented.test.ts', 'docs/rules.md', 'server/cli/import.ts')).toEqual([])
})

test('a migration runs every test with a database', () => {
  const migration = files.find((path) => path.endsWith('.sql'))!
  expect(dependentsOf([migration], files)).toContain('tests/database.ts')
})
