import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
/** As tsconfig.json has them, as far as these files go. */
const options =
  '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --verbatimModuleSyntax --allowImportingTsExtensions --skipLibCheck --target es2023 --module esnext --moduleResolution bundler --types node'

test('wrong titles, joins and lists do not compile', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, ...options.split(' '), join(here, 'kit.test-d.ts')],
    {
      cwd: dirname(here),
      encoding: 'utf8',
    },
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
}, 60_000)
