import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../../build/npm/child.mjs'
import { cacheFolder, inProject } from '../../build/npm/project.mjs'

const vitestProgram = inProject('node_modules', 'vitest', 'vitest.mjs')
/** As `timeout(1)` ends. */
const endedByLimit = 124

/**
 * Runs vitest and prints how many tests passed and failed. A run is ended with every process that it has started
 * when `limit` aborts (docs/testing.md#a-run-that-hangs).
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, limit: AbortSignal, program?: string }} options
 * @returns {Promise<number>} the exit code
 */
export async function runVitest(args, { env, limit, program = vitestProgram }) {
  const countsFile = join(cacheFolder, `counts-${process.pid}.json`)
  const startedAt = performance.now()
  const code = await runChild(process.execPath, [program, 'run', ...args], {
    env: { ...env, TEST_COUNTS_FILE: countsFile },
    onStart: ({ pid }) => limit.addEventListener('abort', () => endTree(pid)),
  })
  const { passed, failed, broken, again } = takeCounts(countsFile, code)
  // Once more, a line each: their errors may stand thousands of lines above.
  for (const test of broken) console.log(`Failed: ${test}`)
  for (const test of again) console.log(`Passed at the second try only: ${test}`)
  if (limit.aborted) {
    const minutes = Math.round((performance.now() - startedAt) / 60_000)
    console.log(`The run had not ended after ${minutes} minutes, so it was ended: these are the test files that had.`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  if (limit.aborted) return endedByLimit
  return code === 0 && failed > 0 ? 1 : code
}

/** Missing if the run broke off before a file had ended. A run that broke off counts as one failure at least. */
function takeCounts(file, code) {
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(file)
    return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed }
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1, broken: [], again: [] }
  }
}

/** Kills a process and all that it has started, in groups of their own too. */
function endTree(root) {
  if (process.platform === 'win32') {
    execFileSync('taskkill.exe', ['/PID', String(root), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  const parents = readParents()
  const tree = [root]
  for (const parent of tree) for (const [pid, its] of parents) if (its === parent) tree.push(pid)
  for (const pid of tree) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The parent of each process. A slim Linux has no `ps`. */
function readParents() {
  if (process.platform !== 'linux') {
    const lines = execFileSync('/bin/ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    return lines.map((line) => line.trim().split(/\s+/).map(Number))
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        // Behind the name, which may hold anything: state, parent (proc_pid_stat(5)).
        return [[pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]]
      } catch {
        return []
      }
    })
}
