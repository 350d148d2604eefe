import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/environment.ts'
import { refusalsOf } from '../distribution/rules.ts'

/** Every statement that the tests of the server make the app send, by the rules of an engine that distributes by page. */

async function collect(): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'zay-statements-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'database'], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: { ...process.env, TEST_LONG: '0', VITEST: undefined, STATEMENTS_FOLDER: folder },
  })
  await once(child, 'exit')
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const lines = files.flatMap((file) => file.split('\n').filter((line) => line !== ''))
  return new Set(lines.map((line) => JSON.parse(line) as string))
}

test('what such an engine would refuse stands in docs/operations.md, and nothing else does', async () => {
  const statements = await collect()
  expect(statements.size).toBeGreaterThan(800)
  const found = new Map<string, string>()
  for (const statement of statements)
    for (const { rule, tables } of await refusalsOf(statement)) found.set(`${rule}: ${tables}`, statement)
  const page = await readFile(join(projectRoot, 'docs', 'operations.md'), 'utf8')
  const rows = page.split('\n### Statements\n')[1]!.split('\n## ')[0]!.split('\n')
  const listed = rows.flatMap((row) => {
    const [, rule, tables] = /^\| `(\w+)` +\| ([^|]*)\|/.exec(row) ?? []
    return rule === undefined ? [] : [`${rule}: ${tables!.replaceAll('`', '').trim().replace('–', '')}`]
  })
  console.log(`${statements.size} statements, ${found.size} kinds refused`)
  const unknown = [...found].filter(([refusal]) => !listed.includes(refusal))
  expect(unknown).toEqual([])
  expect(listed.filter((refusal) => !found.has(refusal))).toEqual([])
})
