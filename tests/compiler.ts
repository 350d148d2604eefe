import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectRoot } from '#server/environment.ts'

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
/** As tsconfig.json has them, as far as the files go that are tried here. */
const options =
  '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --verbatimModuleSyntax --allowImportingTsExtensions --skipLibCheck --target es2023 --module esnext --moduleResolution bundler --types node'

/** What the compiler has against a file of the project, a line each; '' where it compiles. */
export function complaintsAbout(path: string): string {
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options.split(' '), join(projectRoot, path)], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout || `ended with ${status}`
}
