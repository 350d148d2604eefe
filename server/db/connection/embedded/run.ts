import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'

/** The account a program runs under, by its numbers; `undefined` everywhere means: the one that runs the app. */
export interface Account {
  uid: number
  gid: number
}

/** What a program said, both streams in one; `code` is its exit code, or the system's word when it did not even start. */
export interface Outcome {
  ok: boolean
  code: number | string | undefined
  output: string
}

/**
 * Neither the folder nor the environment of whoever starts the app reaches the server: the folder may be closed to its
 * account, and PG… variables would change what it does. macOS needs a locale that certainly exists.
 */
export const surroundings = {
  cwd: process.platform === 'win32' ? tmpdir() : '/',
  env: { LC_ALL: 'C' },
  windowsHide: true,
}

/** Runs a short program to its end; never throws. */
export function run(file: string, args: string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    // Node checks uid and gid before it tries: as somebody else than root they must not even be given.
    execFile(file, args, { ...surroundings, ...account, timeout: 120_000 }, (error, stdout, stderr) => {
      resolve({ ok: !error, code: error?.code ?? undefined, output: `${stdout}${stderr}`.trim() })
    })
  })
}

/** The last line of a program's output that says something: the one to show to a person. */
export function lastWords(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const grave = lines.filter((line) => /FATAL|PANIC|error:/.test(line)).at(-1)
  return (grave ?? lines.filter(Boolean).at(-1) ?? 'it gave no reason').replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
