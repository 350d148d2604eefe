import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'

/** What benches need of the registry lies outside the repository, so that it weighs on nobody's install. */
export const toolsFolder = join(tmpdir(), 'zay-bench-tools')

/** Installs these versions in a folder, once. No package runs a script of its own. */
export async function installTools(
  folder: string,
  versions: Readonly<Record<string, string>>,
  type: 'module' | 'commonjs' = 'module',
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = JSON.stringify({ name: 'tools', private: true, type, dependencies: versions }, null, 2)
  const done = join(folder, 'installed.json')
  if ((await readFile(done, 'utf8').catch(() => '')) === wanted) return
  await writeFile(join(folder, 'package.json'), wanted)
  process.stderr.write(`Installing ${Object.keys(versions).join(', ')}\n`)
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runTool('npm', ['install', ...options], { cwd: folder })
  if (code !== 0)
    throw new StartError(
      `${Object.keys(versions).join(', ')} could not be installed in ${folder}:\n${output.slice(0, 1000)}`,
    )
  await writeFile(done, wanted)
}

/** Runs a program to its end. */
export async function runTool(
  program: string,
  args: readonly string[],
  { cwd, env = process.env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
