import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'

/** `npm test` with a program in vitest's place, whose time is over once it writes `OVER` (docs/testing.md#a-run-that-hangs). */
async function runSuite(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'zay-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'program.mjs'), program)
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { existsSync } from 'node:fs'
    import { runVitest } from ${JSON.stringify(pathToFileURL(join(projectRoot, 'tests', 'setup', 'runVitest.mjs')).href)}
    const over = new AbortController()
    setInterval(() => existsSync(process.env.OVER) && over.abort(), 50).unref()
    process.exitCode = await runVitest([], { env: process.env, limit: over.signal, program: process.argv[2] })`,
  )
  const over = join(folder, 'over')
  const child = spawn(process.execPath, [join(folder, 'run.mjs'), join(folder, 'program.mjs')], {
    env: { ...process.env, OVER: over },
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  const started = existsSync(over) ? readFileSync(over, 'utf8').split(' ').map(Number) : []
  return { lines: output.trim().split('\n'), code: code as number, started }
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    // One that has ended stays a zombie where nobody waits for it.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('a run that hangs is ended with all that it started, and says so', async () => {
  const hanging = `
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => {})
    setInterval(() => {}, 1000)
    const below = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
    writeFileSync(process.env.TEST_COUNTS_FILE, JSON.stringify({ passed: 7, failed: 0, broken: [], again: [] }))
    writeFileSync(process.env.OVER, [process.pid, below.pid].join(' '))`
  const { lines, code, started } = await runSuite(hanging)
  expect(started).toHaveLength(2)
  await expect.poll(() => started.filter(isRunning)).toEqual([])
  expect(lines.at(-2)).toMatch(/^The run had not ended after .* minutes, so it was ended/)
  expect(lines.at(-1)).toBe('7 passed, 1 failed')
  expect(code).not.toBe(0)
})

test('a run that ends in time ends as it does', async () => {
  const counts = (failed: number) =>
    `import { writeFileSync } from 'node:fs'
    writeFileSync(process.env.TEST_COUNTS_FILE, JSON.stringify({ passed: 3, failed: ${failed}, broken: Array(${failed}).fill('a test'), again: [] }))`
  expect(await runSuite(counts(0))).toMatchObject({ lines: ['3 passed, 0 failed'], code: 0 })
  expect(await runSuite(counts(2))).toMatchObject({
    lines: ['Failed: a test', 'Failed: a test', '3 passed, 2 failed'],
    code: 1,
  })
})
