import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { projectFolder } from './project.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project's folder. Signals to us are passed on, and we end after it.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, logFile?: string, onMessage?: (message: unknown) => void, shell?: boolean,
 * onStart?: (child: import('node:child_process').ChildProcess) => void, cwd?: string }} [options] `logFile`: receives its
 * output instead of the terminal
 * @returns {Promise<number>} its exit code, or 128 plus the number of the signal that ended it, as in a shell
 */
export function runChild(file, args, options = {}) {
  const { env = process.env, logFile, onMessage, shell = false, onStart, cwd = projectFolder } = options
  if (logFile) mkdirSync(dirname(logFile), { recursive: true })
  const log = logFile ? openSync(logFile, 'w') : null
  const output = log === null ? ['inherit', 'inherit', 'inherit'] : ['ignore', log, log]
  const child = spawn(file, args, { cwd, env, shell, stdio: onMessage ? [...output, 'ipc'] : output })
  if (onMessage) child.on('message', onMessage)
  onStart?.(child)

  let received = null
  const forwardSignal = (signal) => {
    received = signal
    // Ctrl+C in a terminal already reaches every process; a second signal would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forwardSignal)

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (received && log !== null) {
        // A step was interrupted: do not start the next one.
        process.exit(128 + constants.signals[received])
      }
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  }).finally(() => {
    for (const signal of signals) process.off(signal, forwardSignal)
    if (log !== null) closeSync(log)
  })
}
