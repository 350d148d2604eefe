import { StartError } from '#server/errors.ts'

/** `npm run bench -- <name> [options]`: measures speed and relevance, and what faults do. */
interface Bench {
  run(args: string[]): Promise<unknown>
}

const benches: Partial<Record<string, () => Promise<Bench>>> = {
  adminLists: () => import('./adminLists.ts'),
  answers: () => import('./answers.ts'),
  backup: () => import('./backup.ts'),
  beside: () => import('./beside.ts'),
  causes: () => import('./causes.ts'),
  faults: () => import('./faults.ts'),
  flat: () => import('./flat.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  load: () => import('./load.ts'),
  moving: () => import('./moving.ts'),
  peers: () => import('./peers.ts'),
  phone: () => import('./phone.ts'),
  pictures: () => import('./pictures.ts'),
  processes: () => import('./processes.ts'),
  search: () => import('./search.ts'),
  watched: () => import('./watched.ts'),
}

const [name = 'all', ...args] = process.argv.slice(2)
try {
  // Without a name everything is measured.
  const isAll = name === 'all' || name.startsWith('--')
  const load = isAll ? () => import('./all.ts') : benches[name]
  if (!load) throw new StartError(`There is no bench ${name}. There are: ${Object.keys(benches).join(', ')}.`)
  const bench = await load()
  await bench.run(isAll ? process.argv.slice(2) : args)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
