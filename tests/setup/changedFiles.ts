import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * For `npm test -- --changed`, which runs the tests that import a changed file. These are the dependencies without an import: if a
 * file on the left has changed, those on the right count as changed too.
 */
export const dependents: readonly (readonly [changed: RegExp, dependent: RegExp])[] = [
  // These read the repository as text.
  [/./, /^tests\/(house|docs|packages|specCoverage)\.test\.ts$/],
  [/^docs\/languages\.md$/, /^tests\/(messages|wording)\.test\.tsx$/],
  // These start programs.
  [/^build\/npm\/|^package\.json$/, /^tests\/commands\.test\.ts$/],
  [/^server\/db\/connection\//, /^server\/db\/connection\/.*\.test\.ts$/],
  // Every test database is a copy of the migrated one.
  [/^server\/db\/.*\.sql$|^server\/db\/.*\/meta\//, /^tests\/database\.ts$/],
  // This test copies the files.
  [
    /^(resources|server|src|demo|brand|build)\/|^tests\/(newEntity|api\/support)\//,
    /^tests\/newEntity\/newEntity\.test\.ts$/,
  ],
  [/^tests\/import\//, /^tests\/import\/.*\.test\.ts$/],
]

const allBrowserTests = /^tests\/browser\/.*\.test\.ts$/
const adminAreaTests = /^tests\/browser\/(accessibleAdminArea|admin|burmese|language|pageTeam|routes)\.test\.ts$/

/** Browser tests use the built app without importing it. The first matching line counts. */
export const walks: readonly (readonly [changed: RegExp, walks: RegExp | null])[] = [
  [/\.(test|test-d)\.tsx?$|\.md$/, null],
  [/^server\/(cli|import)\/|^server\/start\/dev\.ts$/, null],
  [/^src\/admin\//, adminAreaTests],
  [/^(src|resources|server|brand|demo|public)\/|^(index\.html|vite\.config\.ts|tsconfig\.json)$/, allBrowserTests],
]

/** Tells vitest the changed files. */
export const changedFiles = {
  async findChangedFiles({ root, changedSince }: { root: string; changedSince?: string | boolean }): Promise<string[]> {
    const git = async (...args: string[]) => {
      const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: 2 ** 26 })
      return stdout.split('\n').filter((line) => line !== '')
    }
    const since = typeof changedSince === 'string' ? changedSince : 'HEAD'
    const untracked = await git('ls-files', '--others', '--exclude-standard')
    const changed = [...(await git('diff', '--name-only', '--merge-base', since)), ...untracked]
    const everyFile = [...(await git('ls-files')), ...untracked]
    return [...changed, ...dependentsOf(changed, everyFile)]
  },
}

/** Files that depend on the changed ones without importing them. */
export function dependentsOf(changed: readonly string[], everyFile: readonly string[]): string[] {
  const patterns = changed.flatMap((path) => [
    ...dependents.filter(([cause]) => cause.test(path)).map(([, dependent]) => dependent),
    walks.find(([cause]) => cause.test(path))?.[1] ?? [],
  ])
  return everyFile.filter((path) => patterns.flat().some((pattern) => pattern.test(path)))
}
