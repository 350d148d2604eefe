import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
import { declarations } from '#resources'
import { failureOf } from '#server/cli/failure.ts'
import { StartError } from '#server/errors.ts'

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, file), ...args], { cwd: projectRoot, encoding: 'utf8', env: quiet })
const { npm_lifecycle_event: _event, ...quiet } = process.env

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }

  test('an unknown command is refused with a sentence that names the known ones', () => {
    const { status, stderr } = run('build/npm/start.mjs', 'nothing')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^There is no command nothing: there are start, .*\.\n$/)
  })

  test('all commands of package.json are known', () => {
    const { stderr } = run('build/npm/start.mjs', 'nothing')
    const known = stderr
      .trim()
      .replace(/^.*there are |\.$/g, '')
      .split(', ')
    const used = Object.values(scripts).flatMap((script) => /build\/npm\/start\.mjs (\w+)/.exec(script)?.[1] ?? [])
    expect(known).toEqual(expect.arrayContaining(used))
    expect(used.length).toBeGreaterThan(5)
  })
})

/** The commands for operators, as `npm run` calls them (docs/operations.md). */
describe('a command without what it needs says how to call it', () => {
  const commands = {
    backup: () => import('#server/cli/backup.ts'),
    restore: () => import('#server/cli/restore.ts'),
    export: () => import('#server/cli/export.ts'),
    import: () => import('#server/cli/import.ts'),
    uploads: () => import('#server/cli/uploads.ts'),
    seed: () => import('#server/cli/seed.ts'),
  }

  test.each([
    ['backup', [], 'Say where to write it, such as: npm run backup -- zay.tar'],
    ['backup', ['--fast'], 'Say where to write it'],
    ['backup', ['a.tar', 'b.tar'], 'Say where to write it'],
    ['backup', ['--quick', 'a.tar'], 'Say where to write it'],
    ['restore', [], 'Say what to restore, such as: npm run restore -- zay.tar'],
    ['export', [], 'Say where to write it, such as: npm run export -- zay-export'],
    ['import', [], 'Say what to import and from where, such as: npm run import -- town towns.csv (not nothing).'],
    ['import', ['post', 'posts.csv'], '(not post)'],
    ['import', ['town'], 'Say which file holds the town rows'],
    ['uploads', ['move'], 'Say where to, such as: npm run uploads -- move to-store'],
    ['uploads', ['move', 'to-store', '--delete'], 'Say where to'],
    ['uploads', ['move', 'to-store'], 'Please set S3_BUCKET'],
    ['seed', ['--pages'], 'Say it like this: npm run seed -- --pages 1000'],
    ['seed', ['--people', '3'], 'Say it like this'],
    ['export', ['a', 'b'], 'Say where to write it'],
    ['export', ['--all'], 'Say where to write it'],
    ['restore', ['a.tar', '--force'], 'Say what to restore'],
    ['import', ['town', 'a.csv', 'b.csv'], 'Say which file'],
    ['import', ['__proto__', 'a.csv'], '(not __proto__)'],
    ['uploads', ['move', 'to-store', '--remove', 'now'], 'Say where to'],
  ] as const)('%s %j', async (name, args, sentence) => {
    const { run: call } = await commands[name]()
    const refusal = call([...args])
    await expect(refusal).rejects.toBeInstanceOf(StartError)
    await expect(refusal).rejects.toThrow(sentence)
  })

  test('and prints that alone', () => {
    const { status, stderr } = run('node_modules/tsx/dist/cli.mjs', 'server/cli/runCommand.ts', 'backup')
    expect([status, stderr.split('\n')]).toEqual([1, [expect.stringMatching(/^Say where to write it.*/), '']])
    expect(run('node_modules/tsx/dist/cli.mjs', 'server/cli/runCommand.ts', 'nothing').stderr).toMatch(
      /^There is no command nothing\. There are: seed, .*\.\n$/,
    )
  })
})

test.each(['constructor', '__proto__', 'toString'])('%s is an unknown command', (name) => {
  for (const program of [['build/npm/start.mjs'], ['node_modules/tsx/dist/cli.mjs', 'server/cli/runCommand.ts']]) {
    const { status, stderr } = run(program[0]!, ...program.slice(1), name)
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no command .*\.\n$/)])
  }
})

test('a command that takes no words says so', () => {
  const { status, stderr } = run('build/npm/start.mjs', 'build', '--fast')
  expect([status, stderr]).toEqual([1, 'build takes nothing more: not --fast.\n'])
})

test('a command that fails says why in a sentence: no stack, and no row of anybody', () => {
  const env = { ...quiet, DATABASE_URL: 'postgresql://zay:secret@127.0.0.1:1/zay' }
  const command = ['node_modules/tsx/dist/cli.mjs', 'server/cli/runCommand.ts', 'admin', 'suspend', 'mya@shop.example']
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8', env })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^No database answers at DATABASE_URL .*\.\n$/)])
  const duplicate = Object.assign(new DatabaseError('duplicate key', 9, 'error'), {
    code: '23505',
    detail: 'Key ("Email")=(mya@shop.example) already exists.',
  })
  for (const error of [duplicate, new Error(`Failed query: params: mya@shop.example`, { cause: duplicate })]) {
    expect(failureOf(error)).toMatch(/^The command failed: \w+ 23505$/)
  }
  expect(failureOf(new TypeError('x is not a function'))).toBe('The command failed: TypeError x is not a function')
})

test('a file to import that cannot be read is named', async () => {
  const { importFile } = await import('#server/import/importFile.ts')
  const folder = await mkdtemp(join(tmpdir(), 'zay-import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'towns.csv')
  await writeFile(file, 'Name\nBago\n', { mode: 0o000 })
  const unreadable = process.getuid?.() === 0 ? '/proc/self/mem' : file
  await expect(
    importFile('postgresql://127.0.0.1:1/zay', declarations.town, unreadable, () => undefined),
  ).rejects.toThrow(/EACCES|EIO/)
})

test('a start with variables that are wrong names all of them, and nothing else', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/processes/launch.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...quiet, PORT: 'none', PROCESSES: '99', S3_FOO: '1' },
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^PORT must be /),
    expect.stringMatching(/^PROCESSES must be /),
    expect.stringMatching(/^S3_FOO is not used by this version/),
  ])
})

test('a release: one version in package.json, its lock file and CHANGELOG.md, which has a place for what comes next', () => {
  const text = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
  const { version } = JSON.parse(text('package.json')) as { version: string }
  expect(JSON.parse(text('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } })
  const headings = [...text('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  const versions = headings.filter((heading) => heading !== 'Unreleased')
  expect(versions[0]).toMatch(new RegExp(`^${version} – \\d{4}-\\d\\d-\\d\\d$`))
  expect(headings.indexOf('Unreleased')).toBeLessThan(1)
})
