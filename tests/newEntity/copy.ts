import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'

/** Neither compiled nor read by a command: packages, what is built or made when the app runs, documents, pictures. */
const unneeded = ['node_modules', 'dist', 'data', 'docs', 'screenshots', 'native', 'coverage']
const isNeeded = (name: string) => !unneeded.includes(name) && !name.startsWith('.')
const isNoPicture = (path: string) => !path.endsWith('.webp')

export interface Copy {
  folder: string
  /** Changes a file's text. */
  edit(path: string, change: (text: string) => string): Promise<void>
  add(path: string, text: string): Promise<void>
  /** Runs a program of Node in the copy; resolves with everything it printed if it fails, with '' if it succeeds. */
  complaintsOf(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>
  remove(): Promise<void>
}

/** In no clone. */
const unversioned = ['node_modules', 'dist', 'data', 'screenshots', 'native', 'coverage', '.git', '.cache', '.env']

/**
 * A copy of the repository in a temporary folder, with the packages of this one.
 * @param isWhole with documents and pictures, which some tests read
 */
export async function copyRepository({ isWhole = false } = {}): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'zay-copy-'))
  const isCopied = isWhole ? (name: string) => !unversioned.includes(name) : isNeeded
  for (const name of (await readdir(projectRoot)).filter(isCopied))
    await cp(join(projectRoot, name), join(folder, name), {
      recursive: true,
      filter: isWhole ? () => true : isNoPicture,
    })
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return {
    folder,
    add: (path, text) => writeFile(join(folder, path), text),
    edit: async (path, change) => {
      const before = await readFile(join(folder, path), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`Nothing to change was found in ${basename(path)}`)
      await writeFile(join(folder, path), after)
    },
    complaintsOf: (args, env = {}) => complaintsOf(folder, args, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The surrounding test run's own variables, which would confuse one in the copy. */
const isOfThisRun = (name: string) => /^(VITEST|TEST|NODE_ENV$|NODE_OPTIONS$)/.test(name)

function complaintsOf(cwd: string, args: readonly string[], added: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfThisRun(name))), ...added }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    const note = (chunk: Buffer) => (printed += chunk.toString())
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? '' : printed || `ended with ${code}`))
  })
}
