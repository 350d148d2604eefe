import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { builtMain } from '#tests/processes/builtServer.ts'
import { importedTable } from './beside/importedTable.ts'
import { requestText, sendLoad, type LoadResult } from './client.ts'
import { figuresTable, type Figure } from './figures.ts'
import { startApp, type App } from './load/app.ts'
import { numbers } from './load/cases.ts'
import { withSeededFolder } from './load/seed.ts'
import { makeSuperAdmin } from './load/superAdmin.ts'
import { quantile } from './measure.ts'
import { readCount, readOptions } from './options.ts'
import { median } from './phone/report.ts'

const print = (line: string) => console.log(line)

/** Acts of visitors a second. */
const actsPerSecond = 200
/** Seconds of one turn, quiet or not. */
const turnSeconds = 5
const secondsAllowed = 300

/**
 * `npm run bench -- beside --folder PATH [--scale 0.1] [--rounds 5] [--rows 100000]`: what others wait for a page, a list and a search
 * while 200 acts of visitors a second are counted, and while a table of so many pages is tried and imported, beside the quiet
 * moments between; and how long the import takes. `--rows 1` leaves out the import's time.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['folder', 'scale', 'rounds', 'rows'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const rounds = readCount(options.rounds, 5)
  const rows = readCount(options.rows, 100_000)
  const seeded = { folder: resolve(options.folder), scale: Number(options.scale ?? 0.1), print }
  await withSeededFolder(seeded, async (url) => {
    const app = await startApp(url, { main: builtMain })
    try {
      await makeSuperAdmin(url, app)
      await ask(app, 3)
      const figures = [await measureActs(app, rounds), ...(await measureImport(app, rows))]
      print(`\n${figuresTable(figures)}`)
    } finally {
      await app.stop()
    }
  })
}

/** As a visitor asks: one after the other. Texts of searches are new each time, so that most are not kept. */
const ask = ({ port }: App, seconds: number): Promise<LoadResult> => {
  const requests = numbers(600, 500).flatMap((id, nth) => [
    requestText(`/page/api/${id}`),
    requestText('/post/api/byPage/1'),
    requestText(`/search/api/tea%20${nth % 97}`),
  ])
  return sendLoad({ port, requests, connections: 1, seconds, warmUp: 0 })
}

async function measureActs(app: App, rounds: number): Promise<Figure> {
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    quiet.push((await ask(app, turnSeconds)).median)
    const acts = sendActs(app, turnSeconds)
    busy.push((await ask(app, turnSeconds)).median)
    print(`acts, round ${round + 1}: ${(busy.at(-1)! / quiet.at(-1)!).toFixed(2)} ×, ${await acts} acts counted`)
  }
  return {
    group: 'database',
    what: `others' median beside ${actsPerSecond} acts a second`,
    value: median(busy),
    limit: median(quiet),
    unit: 'ms',
    goal: { mostOfLimit: 1.2 },
  }
}

/** Sends acts at an even rate. @returns how many were taken */
async function sendActs({ url }: App, seconds: number): Promise<number> {
  const taken: Promise<boolean>[] = []
  const from = performance.now()
  for (let n = 0; n < actsPerSecond * seconds; n++) {
    const body = new URLSearchParams({ pageId: String(1 + (n % 500)), kind: n % 3 === 0 ? 'call' : 'view' })
    taken.push(fetch(`${url}/pageStat/api`, { method: 'POST', body, headers: { origin: url } }).then(({ ok }) => ok))
    const ahead = (n * 1000) / actsPerSecond - (performance.now() - from)
    if (ahead > 1) await wait(ahead)
  }
  return (await Promise.all(taken)).filter(Boolean).length
}

async function measureImport(app: App, rows: number): Promise<Figure[]> {
  const quiet = p95(await ask(app, 4 * turnSeconds))
  const send = sender(app)
  const from = performance.now()
  const Id = await send('', { resource: 'page', file: new File([importedTable(rows)], 'pages.csv') })
  const [trial, triedIn] = await untilOver(app, Id)
  await send('/run', { id: String(Id) })
  const [writing, writtenIn] = await untilOver(app, Id)
  const seconds = (performance.now() - from) / 1000
  print(`${rows} rows: tried in ${triedIn.toFixed(0)} s, written in ${writtenIn.toFixed(0)} s`)
  const after = p95(await ask(app, 4 * turnSeconds))
  const limit = (quiet + after) / 2
  const beside = (what: string, answers: LoadResult): Figure => ({
    group: 'database',
    what: `others' 95th percentile while ${rows.toLocaleString('en')} rows are ${what}`,
    value: p95(answers),
    limit,
    unit: 'ms',
    goal: { mostOfLimit: 1.5 },
  })
  const took: Figure = {
    group: 'database',
    what: `seconds until ${rows.toLocaleString('en')} rows are tried and written`,
    value: seconds,
    unit: '',
    goal: { most: secondsAllowed },
  }
  return [beside('tried', trial), beside('written', writing), took]
}

const p95 = ({ durations }: LoadResult) => quantile(durations, 0.95)

function sender({ url, bearer }: App) {
  return async (path: string, parts: Record<string, string | File>): Promise<number> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(parts)) body.append(name, value)
    const headers = { authorization: `Bearer ${bearer}` }
    const answer = await fetch(`${url}/import/api${path}`, { method: 'POST', body, headers })
    const fields = (await answer.json()) as Record<string, unknown>
    if (!answer.ok) throw new Error(`/import/api${path} answered ${answer.status}: ${JSON.stringify(fields)}`)
    return Number(fields['Id'])
  }
}

/** Asks as others do until the import has nothing to do. @returns all answers, and the seconds until then */
async function untilOver(app: App, Id: number): Promise<[LoadResult, number]> {
  const from = performance.now()
  const turns: LoadResult[] = []
  for (;;) {
    turns.push(await ask(app, 2))
    const headers = { authorization: `Bearer ${app.bearer}` }
    const found = (await (await fetch(`${app.url}/import/api/byId/${Id}`, { headers })).json()) as Record<
      string,
      unknown
    >
    if (found['Job'] === null || found['Job'] === undefined) {
      const durations = turns.flatMap((turn) => turn.durations).toSorted((a, b) => a - b)
      return [{ ...turns[0]!, durations }, (performance.now() - from) / 1000]
    }
  }
}
