import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, file), ...args], { cwd: projectRoot, encoding: 'utf8', env: quiet })
const { npm_lifecycle_event: _event, ...quiet } = process.env

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }

  test('an unknown command is refused with a sentence that names the known ones', () => {
    const { status, stderr } = run('server/start.mjs', 'nothing')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^There is no command nothing: there are start, .*\.\n$/)
  })

  test('all commands of package.json are known', () => {
    const { stderr } = run('server/start.mjs', 'nothing')
    const known = stderr
      .trim()
      .replace(/^.*there are |\.$/g, '')
      .split(', ')
    const used = Object.values(scripts).flatMap((script) => /server\/start\.mjs (\w+)/.exec(script)?.[1] ?? [])
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
    ['import', ['page', 'pages.csv'], '(not page)'],
    ['import', ['town'], 'Say which file holds the town rows'],
    ['uploads', ['move'], 'Say where to, such as: npm run uploads -- move to-store'],
    ['uploads', ['move', 'to-store', '--delete'], 'Say where to'],
    ['uploads', ['move', 'to-store'], 'Please set S3_BUCKET'],
    ['seed', ['--pages'], 'Say it like this: npm run seed -- --pages 1000'],
    ['seed', ['--people', '3'], 'Say it like this'],
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
