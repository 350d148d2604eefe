import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'

/** docs/spec-coverage.md is correct: every row has existing code and an existing test, which names the row in a title. */

interface Row {
  id: string
  statement: string
  code: string[]
  tests: string[]
}

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const isFile = (path: string) => existsSync(join(projectRoot, path))
const paths = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const rowIds = (text: string) => [...text.matchAll(/\[([1-9]\.\d{2,3})\]/g)].map((match) => match[1] ?? '')

const rows: Row[] = read('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = '', statement = '', code = '', tests = ''] = line.split('|').map((cell) => cell.trim())
    return { id, statement, code: paths(code), tests: paths(tests) }
  })

const testFiles = ['resources', 'server', 'src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      `${folder}/${path}`.replaceAll('\\', '/'),
    ),
  )
  .filter((path) => /\.test\.tsx?$/.test(path))

describe('docs/spec-coverage.md', () => {
  test('has the statements of all nine sections, numbered without a gap', () => {
    for (const section of '123456789') {
      const its = rows.map(({ id }) => id).filter((id) => id.startsWith(`${section}.`))
      expect(its.length).toBeGreaterThan(0)
      expect(its).toEqual(its.map((_, at) => `${section}.${String(at + 1).padStart(2, '0')}`))
    }
    expect(rows.length).toBeGreaterThanOrEqual(350)
  })

  test('each row names an existing file of code and an existing test', () => {
    const incomplete = rows.filter(
      ({ statement, code, tests }) =>
        !statement || !code.length || !tests.length || ![...code, ...tests].every(isFile) || !tests.every(isTestFile),
    )
    expect(incomplete.map(({ id }) => id)).toEqual([])
  })

  test('each row is named in the title of its test', () => {
    const named = new Map(testFiles.map((path) => [path, new Set(rowIds(read(path)))]))
    const unnamed = rows.filter(({ id, tests }) => !tests.every((path) => named.get(path)?.has(id)))
    expect(unnamed.map(({ id }) => id)).toEqual([])
  })

  test('no test names a missing row', () => {
    const known = new Set(rows.map(({ id }) => id))
    const unknown = testFiles.flatMap((path) =>
      rowIds(read(path))
        .filter((id) => !known.has(id))
        .map((id) => `${path} [${id}]`),
    )
    expect(unknown).toEqual([])
  })
})

const isTestFile = (path: string) => /\.test\.tsx?$/.test(path)
