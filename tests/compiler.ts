import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
/** The options of tsconfig.json that these files need. */
const options =
  '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --verbatimModuleSyntax --allowImportingTsExtensions --skipLibCheck --target es2023 --module esnext --moduleResolution bundler --types node'

/** The compiler's errors in a file of the project, one on each line; '' if it compiles. */
export function compilerErrorsIn(path: string): string {
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options.split(' '), join(projectRoot, path)], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout || `ended with ${status}`
}
