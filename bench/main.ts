import { StartError } from '#server/errors.ts'

/** `npm run bench -- <name> [options]`: measures speed and relevance. */
interface Bench {
  run(args: string[]): Promise<void>
}

const benches: Partial<Record<string, () => Promise<Bench>>> = {
  answers: () => import('./answers.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  load: () => import('./load.ts'),
  peers: () => import('./peers.ts'),
  phone: () => import('./phone.ts'),
  pictures: () => import('./pictures.ts'),
  search: () => import('./search.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const load = benches[name]
  if (!load) throw new StartError(`There is no bench ${name}. There are: ${Object.keys(benches).join(', ')}.`)
  const bench = await load()
  await bench.run(args)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
