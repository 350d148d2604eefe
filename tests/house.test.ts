import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/root.ts'

/** Rules of architecture.md that the linter has no words for. */

const files = listFiles()
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const isCode = (path: string) => /\.(ts|tsx|mjs|mts)$/.test(path)
const isTest = (path: string) => /\.test(-d)?\.tsx?$/.test(path) || path.startsWith('tests/')

/** Files of the project, relative; those git does not know are somebody's own. */
function listFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return list.split('\0').filter((path) => path !== '' && existsSync(join(projectRoot, path)))
}

/** `path:line text` for every line of these files on which the pattern is found. */
function linesWith(pattern: RegExp, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
}

describe('names', () => {
  test('no drawer for what found no place', () => {
    const drawers = /^(utils?|helpers?|misc|common|shared|lib)$/
    const parts = (path: string) => [...dirname(path).split('/'), basename(path).replace(/\..*$/, '')]
    expect(files.filter((path) => parts(path).some((part) => drawers.test(part)))).toEqual([])
  })

  test('`page` is an entity: views are screens', () => {
    const views = /^src\/(screens|resource|layout)\/.*Page\.tsx$/
    expect(files.filter((path) => views.test(path))).toEqual([])
  })
})

describe('code', () => {
  const code = files.filter(isCode).filter((path) => path !== 'tests/house.test.ts')

  test('nothing is put off', () => {
    expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/, code)).toEqual([])
  })

  test('no test is skipped', () => {
    const skips = /\b(test|it|describe)\.(skip|todo|only)\b|\bx(it|describe)\(/
    expect(linesWith(skips, code.filter(isTest))).toEqual([])
  })

  test('only paths.ts spells addresses of the app', () => {
    const names =
      'home|article|page|post|product|productCategory|category|marketplace|login|profile|manage|search|share|report|admin|reward|chatGroup|uploads'
    // The API's own addresses are the providers' to spell.
    const address = new RegExp(`['"\`]/(${names})\\b(?!/api/)`)
    const others = code.filter((path) => path.startsWith('src/') && !isTest(path) && path !== 'src/paths.ts')
    expect(linesWith(address, others).filter((line) => !/:\d+ (\*|\/\/|\/\*|import)/.test(line))).toEqual([])
  })
})

test('the lock file names no host', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"')
})
