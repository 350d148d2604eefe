import { StartError } from '../errors.ts'
import { failureOf } from './failure.ts'

interface Command {
  run(args: string[]): Promise<void>
}

/** Loaded on demand. `migration` is not here: it needs a development package (server/cli/migration.ts). */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries({
    seed: () => import('./seed.ts'),
    import: () => import('./import.ts'),
    admin: () => import('./admin.ts'),
    backup: () => import('./backup.ts'),
    export: () => import('./export.ts'),
    restore: () => import('./restore.ts'),
    uploads: () => import('./uploads.ts'),
  }),
)

const [name = '', ...args] = process.argv.slice(2)
try {
  const load = commands.get(name)
  if (!load) throw new StartError(`There is no command ${name}. There are: ${[...commands.keys()].join(', ')}.`)
  const command = await load()
  await command.run(args)
} catch (error) {
  console.error(failureOf(error))
  process.exitCode = 1
}
