import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'

/** The account a program runs under, by numeric ids. `undefined` always means the account that runs the app. */
export interface Account {
  uid: number
  gid: number
}

/** `output`: stdout and stderr in one. `code`: the exit code, or the system's error code when it did not start. */
export interface Outcome {
  ok: boolean
  code: number | string | undefined
  output: string
}

/**
 * The server inherits neither the working folder nor the environment of the app: its account may not be able to enter
 * the folder, and PG… variables would change its behaviour. macOS needs a locale that is certain to exist.
 */
export const processOptions = {
  cwd: process.platform === 'win32' ? tmpdir() : '/',
  env: { LC_ALL: 'C' },
  windowsHide: true,
}

/** Runs a short program to its end. Never throws. */
export function run(file: string, args: string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    // Node checks uid and gid first: unless we are root, they must not be passed at all.
    execFile(file, args, { ...processOptions, ...account, timeout: 120_000 }, (error, stdout, stderr) => {
      resolve({ ok: !error, code: error?.code ?? undefined, output: `${stdout}${stderr}`.trim() })
    })
  })
}

/** The line of a program's output to show to a person: the last error, else the last line that is not empty. */
export function errorLineOf(output: string): string {
  // What fails for want of room complains of other things afterwards. A block that was written in part has the hint alone.
  if (/No space left on device|Check free disk space/.test(output)) return 'the disk is full'
  const lines = output.split('\n').map((line) => line.trim())
  const error = lines.filter((line) => /FATAL|PANIC|error:/.test(line)).at(-1)
  return (error ?? lines.filter(Boolean).at(-1) ?? 'it gave no reason').replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
