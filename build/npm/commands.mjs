import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { runChild } from './child.mjs'
import { endWithNpm } from './endWithNpm.mjs'
import { prepare } from './install.mjs'
import { CommandError, inProject, reportFailure } from './project.mjs'

/** Runs a command of package.json, by default `start`. */
export const runCommand = ([name = 'start', ...args]) =>
  reportFailure(async () => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new CommandError(`There is no command ${name}: there are ${Object.keys(commands).join(', ')}.`)
    if (args.length > 0 && alone.includes(name))
      throw new CommandError(`${name} takes nothing more: not ${args.join(' ')}.`)
    endWithNpm()
    await command(args)
  })

/** Commands that take no words. */
const alone = ['start', 'build', 'dev', 'check', 'format', 'pictures', 'brand']

const commands = {
  async start() {
    await prepare()
    await import(pathToFileURL(inProject('dist', 'server', 'main.js')).href)
  },
  build: () => prepare({ rebuild: true }),
  dev: fromSources('watch', '--clear-screen=false', 'server/start/dev.ts'),
  seed: onServerCode('seed'),
  import: onServerCode('import'),
  admin: onServerCode('admin'),
  backup: onServerCode('backup'),
  export: onServerCode('export'),
  restore: onServerCode('restore'),
  uploads: onServerCode('uploads'),
  // From the sources, since it needs a development package.
  migration: fromSources('server/cli/migration.ts'),
  async check() {
    await prepare({ built: false })
    // All three, to report every problem in one run.
    const results = await Promise.all(checks.map(([name, ...args]) => runPackage(name, args)))
    process.exitCode = results.every((code) => code === 0) ? 0 : 1
  },
  async format() {
    await prepare({ built: false })
    process.exitCode = await runPackage('oxfmt', ['--write', '.'])
  },
  pictures: fromSources('build/pictures/main.ts'),
  brand: fromSources('brand/main.ts'),
  async native(args) {
    await prepare({ built: false })
    // Always a production build; CI=true keeps Capacitor from asking questions and sending telemetry.
    const env = { ...process.env, NODE_ENV: 'production', CI: 'true' }
    process.exitCode = await runPackage('tsx', ['build/native/writeProjects.ts', ...args], { env })
  },
  bench: fromSources('bench/main.ts'),
  async screenshots(args) {
    await prepare()
    process.exitCode = await runPackage('tsx', ['tests/screenshots/main.ts', ...args])
  },
}

/** A TypeScript program, which needs no build. */
function fromSources(...program) {
  return async (args) => {
    await prepare({ built: false })
    process.exitCode = await runPackage('tsx', [...program, ...args])
  }
}

function onServerCode(name) {
  return async (args) => {
    await prepare()
    process.exitCode = await runChild(process.execPath, [inProject('dist', 'server', 'cli.js'), name, ...args], {
      cwd: process.cwd(),
    })
  }
}

/**
 * Types, lint including import rules (docs/architecture.md#folders), format. With several threads the compiler checks much twice: on two
 * processors it takes longer, and keeps both from other work.
 */
const checks = [
  ['tsc', '--noEmit', ...(availableParallelism() <= 2 ? ['--singleThreaded'] : [])],
  ['oxlint'],
  ['oxfmt', '--check', '.'],
]

/** The packages' programs; the links in .bin are different scripts on Windows. */
const programs = {
  oxfmt: ['oxfmt', 'bin', 'oxfmt'],
  tsc: ['typescript', 'bin', 'tsc'],
  oxlint: ['oxlint', 'bin', 'oxlint'],
  tsx: ['tsx', 'dist', 'cli.mjs'],
}

const runPackage = (name, args, options) =>
  runChild(process.execPath, [inProject('node_modules', ...programs[name]), ...args], options)
