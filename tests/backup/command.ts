import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'

/** Runs one of our commands as an operator does. `said` is what it complains of, `told` what else it prints. */
export function startCommand(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(inject('programsFolder'), 'command.js'), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DEMO: '1', ...env },
  })
  const [told, said] = [text(child.stdout), text(child.stderr)]
  const ended = once(child, 'exit').then(async ([code]) => ({
    code: code as number | null,
    told: await told,
    said: (await said).trim(),
  }))
  return { child, ended }
}
