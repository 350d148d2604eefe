import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import { requestText, sendLoad, type LoadResult } from './client.ts'
import { refusedText, type Figure } from './figures.ts'
import { startApp, type App } from './load/app.ts'
import { casesOf, type Case } from './load/cases.ts'
import { measureFromDatabase } from './load/fromDatabase.ts'
import { withSeededFolder } from './load/seed.ts'
import { startBareFastify } from './load/startBareFastify.ts'
import { readIntoSystemCache } from './load/systemCache.ts'
import { ms } from './measure.ts'
import { readCount, readOptions } from './options.ts'

const print = (line: string) => console.log(line)

/**
 * `npm run bench -- load --folder PATH [--scale 1] [--seconds 5] [--only text] [--app dist/server/main.js]
 * [--flags "of Node"] [--processes 2]`: answers a second of the built app over a seeded database, beside what its parts reach alone (docs/performance.md).
 */
export async function run(args: string[]): Promise<Figure[]> {
  const options = readOptions(args, ['folder', 'scale', 'seconds', 'only', 'app', 'flags', 'processes'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const folder = resolve(options.folder)
  const seconds = readCount(options.seconds, 5)
  const scale = Number(options.scale ?? 1)
  if (!(scale > 0)) throw new StartError(`${options.scale} is no scale, such as 1 or 0.01.`)
  const main = resolve(options.app ?? join(projectRoot, 'dist', 'server', 'main.js'))
  const measureAll = async (url: string) => {
    const [pages, posts] = await countsOf(url)
    const only = options.only ?? ''
    const figures: Figure[] = []
    // An earlier run has written posts, fewer than PostgreSQL counts anew for by itself.
    await withDirectConnection(url, (db) => db.rows(sql`analyze`))
    await readIntoSystemCache(folder)
    const app = await startApp(url, {
      main,
      nodeFlags: options.flags?.split(' '),
      processes: readCount(options.processes, 1),
    })
    try {
      print(`Started in ${ms(app.startMs)}`)
      const first = await firstSearch(app.url)
      const cases = casesOf(pages, posts, app.pageId)
      figures.push({ group: 'database', what: 'start to the first answer', value: app.startMs, unit: 'ms' })
      figures.push(firstSearchFigure(first))
      for (const one of cases.filter(({ name }) => name.includes(only))) {
        const measured = await measure(app, one, seconds)
        print(measured.line)
        figures.push(figureOf(one, measured))
      }
    } finally {
      await app.stop()
    }
    return [...figures, ...(await measureFromDatabase(url, { main, pages, seconds, only, print }))]
  }
  return withSeededFolder({ folder, scale, print }, measureAll)
}

/** Milliseconds of the first search of all sources, asked for as soon as the app answers; the database's files are in the system's cache. */
async function firstSearch(url: string): Promise<number> {
  const start = performance.now()
  await (await fetch(`${url}/search/api/tea`)).text()
  return performance.now() - start
}

function firstSearchFigure(value: number): Figure {
  const what = 'search, all three, the first after a start'
  print(`${what}: ${ms(value)}`)
  return { group: 'database', what, value, unit: 'ms' }
}

/** Pages and posts. */
const countsOf = (url: string) =>
  withDirectConnection(url, async (db): Promise<[number, number]> => {
    const [row] = await db.rows<{ pages: number; posts: number }>(sql`select
      (select max("Id") from "page") as pages, (select count(*)::integer from "post") as posts`)
    return [row!.pages, row!.posts]
  })

const nameOf = ({ name, connections }: Case) => `${name} × ${connections}`

interface Measured {
  ours: LoadResult
  /** Bare Fastify with the same bytes. */
  limit: LoadResult | undefined
  line: string
}

async function measure({ url, port, bearer }: App, one: Case, seconds: number): Promise<Measured> {
  const { connections, isSignedIn, warmUp = 1 } = one
  const requests = one.asked.map((text) => requestText(text, isSignedIn ? { authorization: `Bearer ${bearer}` } : {}))
  const asked = { requests, connections }
  const [first] = one.asked
  const hasLimit = connections > 1 && typeof first === 'string'
  const bare = hasLimit ? await startBareFastify(await (await fetch(url + first)).text()) : undefined
  try {
    await sendLoad({ port, ...asked, seconds: warmUp, warmUp: 0 })
    if (bare) await sendLoad({ port: bare.port, ...asked, seconds: 1, warmUp: 0 })
    const [ours, limit] = bare
      ? await askInTurn([port, bare.port], asked, seconds)
      : [await sendLoad({ port, ...asked, seconds, warmUp: 0 }), undefined]
    return { ours, limit, line: lineOf(one, { ours, limit }) }
  } finally {
    bare?.stop()
  }
}

/** Turns in which the app and its limit are asked. */
const rounds = 5

/** Both, in turn, since the machine's speed changes from second to second. */
async function askInTurn(
  ports: readonly [app: number, bare: number],
  { requests, connections }: { requests: readonly string[]; connections: number },
  seconds: number,
): Promise<[ours: LoadResult, limit: LoadResult]> {
  const results: [LoadResult[], LoadResult[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    // Others each time: what was asked a turn ago is kept.
    const from = Math.floor((round * requests.length) / rounds)
    const turn = { requests: [...requests.slice(from), ...requests.slice(0, from)], connections }
    for (const at of [0, 1] as const)
      results[at].push(await sendLoad({ port: ports[at], ...turn, seconds: seconds / rounds, warmUp: 0 }))
  }
  return [middle(results[0]), middle(results[1])]
}

const middle = (results: readonly LoadResult[]): LoadResult =>
  results.toSorted((a, b) => a.perSecond - b.perSecond)[results.length >> 1]!

function lineOf(one: Case, { ours, limit }: Omit<Measured, 'line'>): string {
  const { perSecond, median, p99, refused, refusedShare } = ours
  return [
    nameOf(one).padEnd(34),
    `${perSecond.toFixed(0).padStart(7)}/s`,
    `median ${ms(median)}, p99 ${ms(p99)}`,
    ...(refusedShare > 0 ? [`${refusedText(refusedShare)} (${Object.keys(refused).join(', ')})`] : []),
    ...(limit ? [`bare Fastify ${limit.perSecond.toFixed(0)}/s: ${share(perSecond, limit.perSecond)}`] : []),
  ].join('  ')
}

/** The median of one connection, or the answers a second of several. */
function figureOf(one: Case, { ours, limit }: Measured): Figure {
  const common = { group: 'database', what: nameOf(one), refused: ours.refusedShare } as const
  if (one.connections === 1) return { ...common, value: ours.median, unit: 'ms' }
  return {
    ...common,
    value: ours.perSecond,
    unit: 'answers/s',
    ...(limit && { limit: limit.perSecond }),
    ...(one.goal && { goal: one.goal }),
  }
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`
