import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { StartError } from '#server/errors.ts'
import { builtMain } from '#tests/processes/builtServer.ts'
import { requestText, sendLoad, type Asked } from './client.ts'
import { figuresTable, type Figure } from './figures.ts'
import { startApp, type App } from './load/app.ts'
import { newTitle, numbers } from './load/cases.ts'
import { postmasterOf, withSeededFolder } from './load/seed.ts'
import { readCount, readOptions } from './options.ts'
import { median } from './phone/report.ts'
import { processorMs } from './processorTime.ts'

const print = (line: string) => console.log(line)

/** A directory to be asked: the app over its database. */
interface Directory {
  app: App
  /** The process of its PostgreSQL. */
  database: number
  pages: number
  posts: number
}

interface Case {
  name: string
  asked: (directory: Directory) => readonly Asked[]
  isSignedIn?: true
}

const reads = (name: string, count: 'pages' | 'posts', path: (id: number) => string): Case => ({
  name,
  asked: (directory) => numbers(2000, directory[count]).map(path),
})

const [firstPage, laterPage] = ['newest posts', 'posts, read in order, in the middle']
const cases: readonly Case[] = [
  { name: firstPage, asked: () => ['/post/api/byPage/1'] },
  // As who reads in order asks for the next page: after the last post of the one before.
  { name: laterPage, asked: ({ posts }) => [`/post/api/byPage/2?after=${Math.floor(posts / 2)}`] },
  { name: 'newest pages', asked: () => ['/page/api/byPage/1'] },
  reads('posts of a page', 'pages', (id) => `/post/api/byPageId/${id}`),
  reads('page by id', 'pages', (id) => `/page/api/${id}`),
  reads('post by id', 'posts', (id) => `/post/api/${id}`),
  {
    name: 'create a post',
    isSignedIn: true,
    asked: ({ app }) =>
      Array.from({ length: 2000 }, (_, n) => ({
        post: '/post/api',
        parts: { pageId: String(app.pageId), title: newTitle(n), description: 'Come while it is hot.' },
      })),
  },
]

/**
 * `npm run bench -- flat --folder PATH [--scale 1] [--rounds 5]`: what a list, a record by its id and a create cost with 1,000,000 posts
 * beside 10,000, one asked after the other, nothing kept, both directories in turn (docs/performance.md). The small one is a folder
 * within the other.
 */
export async function run(args: string[]): Promise<Figure[]> {
  const options = readOptions(args, ['folder', 'scale', 'rounds'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const folder = resolve(options.folder)
  const scale = Number(options.scale ?? 1)
  const rounds = readCount(options.rounds, 5)
  return withDirectory(folder, scale, (large) =>
    withDirectory(join(folder, 'hundredth'), scale / 100, async (small) => {
      print(`${large.posts} posts beside ${small.posts}, medians of ${rounds} runs of a second in turn`)
      const figures: Figure[] = []
      for (const one of cases) figures.push(await measure(one, large, small, rounds))
      figures.push(...besideFirst(figures))
      print(`\n${figuresTable(figures)}`)
      return figures
    }),
  )
}

/** A page in the middle of the large list, beside the first one. */
function besideFirst(figures: readonly Figure[]): Figure[] {
  const valueOf = (name: string | undefined) => figures.find(({ what }) => what === name)?.value
  const [value, limit] = [valueOf(laterPage), valueOf(firstPage)]
  if (value === undefined || limit === undefined) return []
  const what = `${laterPage}, beside the first page`
  return [{ group: 'database', what, value, limit, unit: 'ms', goal: { mostOfLimit: 1.5 } }]
}

async function withDirectory<T>(folder: string, scale: number, work: (directory: Directory) => Promise<T>): Promise<T> {
  return withSeededFolder({ folder, scale, print }, async (url) => {
    const [pages, posts] = await withDirectConnection(url, async (db) => {
      const [row] = await db.rows<{ pages: number; posts: number }>(
        sql`select (select max("Id") from "page") as pages, (select max("Id") from "post") as posts`,
      )
      return [row!.pages, row!.posts] as const
    })
    const database = await postmasterOf(folder)
    const app = await startApp(url, { main: builtMain, env: { KEPT_ANSWERS_MB: '0' } })
    try {
      return await work({ app, database, pages, posts })
    } finally {
      await app.stop()
    }
  })
}

async function measure({ name, asked, isSignedIn }: Case, large: Directory, small: Directory, rounds: number) {
  const directories = [large, small].map((directory) => {
    const headers: Record<string, string> = isSignedIn ? { authorization: `Bearer ${directory.app.bearer}` } : {}
    return { ...directory, requests: asked(directory).map((one) => requestText(one, headers)) }
  })
  const medians = directories.map((): number[] => [])
  const processor = directories.map((): number[] => [])
  // The first round is not counted: code is compiled and plans are made in it.
  for (let round = 0; round <= rounds; round++)
    for (const [at, { app, database, requests }] of directories.entries()) {
      const used = async () => (await processorMs(app.pid)) + (await processorMs(database))
      const before = await used()
      const { median: took, perSecond } = await sendLoad({
        port: app.port,
        requests,
        connections: 1,
        seconds: 1,
        warmUp: 0,
      })
      const after = await used()
      if (round === 0) continue
      medians[at]!.push(took)
      processor[at]!.push((after - before) / perSecond)
    }
  const [value = 0, limit = 0] = medians.map(median)
  const [more = 0, less = 0] = processor.map(median)
  print(
    `  ${name}: ${value.toFixed(2)} and ${limit.toFixed(2)} ms, ${(value / limit).toFixed(2)} ×; of the processor ${more.toFixed(2)} and ${less.toFixed(2)} ms`,
  )
  return { group: 'database', what: name, value, limit, unit: 'ms', goal: { mostOfLimit: 1.3 } } satisfies Figure
}
