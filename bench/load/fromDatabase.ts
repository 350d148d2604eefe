import pg from 'pg'
import { declarations } from '#resources'
import { withDirectConnection, type Executor } from '#server/db/connection/database.ts'
import { compile, type Statement } from '#server/db/connection/statements.ts'
import { publicPage } from '#server/db/records/publicList.ts'
import { findRecord } from '#server/db/records/records.ts'
import { requestText, sendLoad } from '../client.ts'
import type { Figure } from '../figures.ts'
import { ms } from '../measure.ts'
import { startApp } from './app.ts'
import { numbers, words } from './cases.ts'

/**
 * Answers made from the database each time, in turn with the same statements alone: prepared, the same ids in the same order, 32 asked
 * at a time, through a `pg` pool of ten connections in this process. So what is bare has no HTTP, no JSON and no client beside it.
 */

interface Read {
  name: string
  paths: readonly string[]
  /** What the app does for each path. */
  work: readonly ((db: Executor) => Promise<unknown>)[]
}

const asked = 2000
const together = 32
const rounds = 3

function readsOf(pages: number): Read[] {
  const ids = numbers(asked, pages)
  return [
    {
      name: 'page by id, nothing kept',
      paths: ids.map((id) => `/page/api/${id}`),
      work: ids.map((id) => (db) => findRecord(db, declarations.page, id)),
    },
    {
      name: 'posts, page 1, nothing kept',
      paths: ['/post/api/byPage/1'],
      work: [(db) => publicPage(db, declarations.post, { offset: 0, perPage: 20 }, null)],
    },
  ]
}

const searches = [
  { name: 'search, pages', path: (word: string) => `/page/api/bySearch/${word}?perPage=20` },
  { name: 'search, products', path: (word: string) => `/product/api/bySearch/${word}?perPage=20` },
  { name: 'search, posts', path: (word: string) => `/post/api/bySearch/${word}?perPage=20` },
  { name: 'search, all three', path: (word: string) => `/search/api/${word}` },
]

/** @param only measures those whose name contains it */
export async function measureFromDatabase(
  url: string,
  options: {
    main: string
    pages: number
    seconds: number
    only: string
    print: (line: string) => void
  },
): Promise<Figure[]> {
  const { main, pages, seconds, only, print } = options
  const reads = readsOf(pages).filter(({ name }) => name.includes(only))
  const searched = searches.filter(({ name }) => nothingKept(name).includes(only))
  if (reads.length + searched.length === 0) return []
  const app = await startApp(url, { main, env: { KEPT_ANSWERS_MB: '0' } })
  try {
    const figures: Figure[] = []
    for (const { name, paths, work } of reads) {
      const statements = await statementsOf(url, work)
      const requests = paths.map((path) => requestText(path))
      const measured: [ours: number, bare: number][] = []
      for (let round = 0; round < rounds; round++) {
        const ours = await sendLoad({ port: app.port, requests, connections: together, seconds })
        measured.push([ours.perSecond, await bare(url, statements, seconds)])
      }
      const [value, limit] = [0, 1].map((at) => median(measured.map((pair) => pair[at]!))) as [number, number]
      const share = median(measured.map(([ours, alone]) => ours / alone))
      print(
        `${name} × ${together}: ${value.toFixed(0)}/s, the same SQL ${limit.toFixed(0)}/s: ${(100 * share).toFixed(0)} %`,
      )
      figures.push({
        group: 'database',
        what: `${name} × ${together}, limit: bare pg pool`,
        value,
        unit: 'answers/s',
        limit: value / share,
        goal: { leastOfLimit: 0.45 },
      })
    }
    for (const search of searched) figures.push(...(await measureSearch(app.port, search, seconds, print)))
    return figures
  } finally {
    await app.stop()
  }
}

const nothingKept = (name: string) => `${name}, nothing kept`

/** Seconds of asking before it is measured: with fewer the code of a search is half compiled, as in no server that is used. */
const searchWarmUp = 8

/** One after the other, as one person asks: each text for its share of the time. The goal is that no text is far slower than most. */
async function measureSearch(
  port: number,
  { name, path }: (typeof searches)[number],
  seconds: number,
  print: (line: string) => void,
): Promise<Figure[]> {
  const requests = words.map((word) => requestText(path(encodeURIComponent(word))))
  const load = { port, connections: 1, warmUp: 0 }
  await sendLoad({ ...load, requests, seconds: searchWarmUp })
  const ofText: { word: string; took: number }[] = []
  for (const [at, word] of words.entries()) {
    const { median: took } = await sendLoad({
      ...load,
      requests: [requests[at]!],
      // Long enough for the slowest text to be answered once on a busy machine.
      seconds: Math.max(0.5, (3 * seconds) / words.length),
    })
    ofText.push({ word, took })
  }
  const value = median(ofText.map(({ took }) => took))
  const slowest = ofText.reduce((a, b) => (b.took > a.took ? b : a))
  const what = `${nothingKept(name)} × 1`
  print(`${what}: median of ${words.length} texts ${ms(value)}, slowest ${slowest.word} ${ms(slowest.took)}`)
  const common = { group: 'database', unit: 'ms' } as const
  return [
    { ...common, what, value },
    { ...common, what: `${what}, slowest text`, value: slowest.took, limit: value, goal: { mostOfLimit: 25 } },
  ]
}

/** What each work sends, one after the other. */
const statementsOf = (url: string, work: Read['work']) =>
  withDirectConnection(url, async (db) => {
    const names = new Map<string, string>()
    const sent: Statement[][] = []
    for (const one of work) {
      const statements: Statement[] = []
      await one({
        rows: (query) => {
          const { text, values } = compile(query)
          const name = names.get(text) ?? `s${names.size}`
          names.set(text, name)
          statements.push({ text, values, name })
          return db.rows(query)
        },
      })
      sent.push(statements)
    }
    return sent
  })

/** Works a second. */
async function bare(url: string, works: readonly Statement[][], seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const start = performance.now() + 1000
  const end = start + seconds * 1000
  let next = 0
  let done = 0
  const ask = async () => {
    for (let now = 0; now < end; now = performance.now()) {
      const work = works[next % works.length]!
      next++
      for (const statement of work) await pool.query(statement)
      if (performance.now() > start) done++
    }
  }
  try {
    await Promise.all(Array.from({ length: together }, ask))
    return done / seconds
  } finally {
    await pool.end()
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
