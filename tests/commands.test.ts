import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/environment.ts'

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
