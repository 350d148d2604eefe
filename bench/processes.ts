import { resolve } from 'node:path'
import { StartError } from '#server/errors.ts'
import { builtMain } from '#tests/processes/builtServer.ts'
import { requestText, sendLoad } from './client.ts'
import { startApp, type App } from './load/app.ts'
import { numbers } from './load/cases.ts'
import { postmasterOf, withSeededFolder } from './load/seed.ts'
import { readCount, readOptions } from './options.ts'
import { median } from './phone/report.ts'
import { processorMs } from './processorTime.ts'

const print = (line: string) => console.log(line)

const cases = [
  { name: 'healthz', paths: ['/healthz'] },
  { name: 'page by id', paths: numbers(500, 500).map((id) => `/page/api/${id}`) },
  { name: 'a word in pages', paths: ['coffee', 'tea', 'hotel'].map((word) => `/page/api/bySearch/${word}?perPage=20`) },
  { name: 'page rendered', paths: numbers(500, 500).map((id) => `/page/view/${id}`) },
] as const

/**
 * `npm run bench -- processes --folder PATH [--scale 1] [--processes 2] [--rounds 5] [--connections 32]`: answers a second of one process and of
 * several over one database, asked in turn, with nothing kept, and the processor time of each answer. The client and PostgreSQL
 * need processors too.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['folder', 'scale', 'processes', 'rounds', 'connections'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const several = readCount(options.processes, 2)
  const rounds = readCount(options.rounds, 5)
  const connections = readCount(options.connections, 32)
  const scale = Number(options.scale ?? 1)
  const folder = resolve(options.folder)
  await withSeededFolder({ folder, scale, print }, async (url) => {
    const database = await postmasterOf(folder)
    const apps: App[] = []
    try {
      for (const processes of [1, several])
        apps.push(await startApp(url, { main: builtMain, processes, env: { KEPT_ANSWERS_MB: '0' } }))
      print(`Answers a second over ${connections} connections, medians of ${rounds} runs in turn`)
      for (const { name, paths } of cases) {
        const rates = apps.map((): number[] => [])
        const ofApp = apps.map((): number[] => [])
        const ofDatabase = apps.map((): number[] => [])
        for (let round = 0; round < rounds; round++)
          for (const [at, { port, pid }] of apps.entries()) {
            const requests = paths.map((path) => requestText(path))
            const used = async () => [await processorMs(pid), await processorMs(database)] as const
            await sendLoad({ port, requests, connections, seconds: 0.1, warmUp: 0.4 })
            const [appBefore, databaseBefore] = await used()
            const { perSecond } = await sendLoad({ port, requests, connections, seconds: 1, warmUp: 0 })
            const [appAfter, databaseAfter] = await used()
            rates[at]!.push(perSecond)
            ofApp[at]!.push((appAfter - appBefore) / perSecond)
            ofDatabase[at]!.push((databaseAfter - databaseBefore) / perSecond)
          }
        const [one = 0, more = 0] = rates.map(median)
        print(
          `  ${name}: one process ${one.toFixed(0)}, ${several} processes ${more.toFixed(0)}: ${(more / one).toFixed(2)} ×`,
        )
        const each = (times: number[][]) => times.map((of) => median(of).toFixed(2)).join(' and ')
        print(`    processor time of an answer, ms: the app ${each(ofApp)}, PostgreSQL ${each(ofDatabase)}`)
      }
    } finally {
      for (const app of apps) await app.stop()
    }
  })
}
