import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'

/** Installing by `build/npm/install.mjs` in a copy of the commands, with a program in npm's place that notes how it is run. */

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zay-install-'))
  for (const path of ['build/npm', 'package.json', 'package-lock.json'])
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true })
  mkdirSync(join(folder, '.cache'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function installWith(report: string) {
  const npm = join(folder, 'npm-cli.mjs')
  writeFileSync(
    npm,
    `import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(join(folder, 'runs'))}, process.argv.slice(2).join(' ') + '\\n')
    console.error(${JSON.stringify(report)})
    process.exit(1)`,
  )
  const { npm_lifecycle_event: _event, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['build/npm/start.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, npm_execpath: npm },
  })
  return { status, stderr, runs: readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n') }
}

test('S70 a lock file that does not fit stops the installation: nothing is installed around it', () => {
  const { status, stderr, runs } = installWith(
    'npm error code EUSAGE\nnpm error Missing: left-pad@1.0.0 from lock file',
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The packages were not installed, because package-lock\.json does not fit package\.json/m)
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatch(/^ci /)
})

test('S70 no package runs a script of its own while it is installed', () => {
  expect(installWith('npm error code E500').runs[0]).toContain(' --ignore-scripts ')
})

test('a package that differs from the lock file, and a missing connection, are said', () => {
  expect(installWith('npm error code EINTEGRITY').stderr).toMatch(/differs from the one in package-lock\.json/)
  expect(installWith('npm error code ENOTFOUND\nnpm error network unreachable').stderr).toMatch(
    /^The packages could not be installed \(network unreachable\): check the connection/m,
  )
})

test('S70 docs/decisions/dependencies.md names every package with an install script, and every override', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: true }>
  }
  const { overrides } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    overrides: Record<string, unknown>
  }
  const decision = readFileSync(join(projectRoot, 'docs/decisions/dependencies.md'), 'utf8')
  const named = (section: string) =>
    [...(decision.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^- `([^`]+)`/gm)].map(
      ([, name]) => name,
    )
  const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
  expect(named('Packages with an install script').sort()).toEqual(
    [...new Set(withScript.map((path) => path.split('node_modules/').at(-1)))].sort(),
  )
  expect(named('Overrides').sort()).toEqual(Object.keys(overrides).sort())
})
