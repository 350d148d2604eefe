import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { findRecord } from '#server/db/records/records.ts'
import { projectRoot } from '#server/environment.ts'
import { StartError } from '#server/errors.ts'
import { requestText, sendLoad } from './client.ts'
import { startApp, type App } from './load/app.ts'
import { casesOf, type Case } from './load/cases.ts'
import { bareFastify, barePg, statementsOf } from './load/limits.ts'
import { withSeededFolder } from './load/seed.ts'
import { ms } from './measure.ts'
import { readCount, readOptions } from './options.ts'

const print = (line: string) => console.log(line)

/**
 * `npm run bench -- load --folder PATH [--scale 1] [--seconds 5] [--only text] [--app dist/server/main.js]
 * [--flags "of Node"] [--processes 2]`: answers a second of the built app over a seeded database, beside what its parts reach alone (docs/performance.md).
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['folder', 'scale', 'seconds', 'only', 'app', 'flags', 'processes'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const seconds = readCount(options.seconds, 5)
  const scale = Number(options.scale ?? 1)
  if (!(scale > 0)) throw new StartError(`${options.scale} is no scale, such as 1 or 0.01.`)
  const main = resolve(options.app ?? join(projectRoot, 'dist', 'server', 'main.js'))
  await withSeededFolder({ folder: resolve(options.folder), scale, print }, async (url) => {
    const app = await startApp(url, {
      main,
      nodeFlags: options.flags?.split(' '),
      processes: readCount(options.processes, 1),
    })
    try {
      print(`Started in ${ms(app.startMs)}`)
      const cases = casesOf(...(await countsOf(url)))
      for (const one of cases.filter(({ name }) => name.includes(options.only ?? '')))
        print(await measure(app, one, seconds))
      if ('page by id'.includes(options.only ?? '')) await printBarePg(url, seconds)
    } finally {
      await app.stop()
    }
  })
}

/** Pages, posts, and a page of the person who is signed in. */
const countsOf = (url: string) =>
  withDirectConnection(url, async (db): Promise<[number, number, number]> => {
    const [row] = await db.rows<{ pages: number; posts: number; own: number }>(sql`select
      (select max("Id") from "page") as pages, (select count(*)::integer from "post") as posts,
      (select min(p."Id") from "page" p join "profile" o on o."Id" = p."OwnerId" where o."Email" = 'owner@demo.example') as own`)
    return [row!.pages, row!.posts, row!.own]
  })

async function measure({ url, port, bearer }: App, { name, connections, asked, isSignedIn }: Case, seconds: number) {
  const requests = asked.map((one) => requestText(one, isSignedIn ? { authorization: `Bearer ${bearer}` } : {}))
  const ours = await sendLoad({ port, requests, connections, seconds })
  const line = [
    `${name} × ${connections}`.padEnd(34),
    `${ours.perSecond.toFixed(0).padStart(7)}/s`,
    `median ${ms(ours.median)}, p99 ${ms(ours.p99)}`,
    ...Object.entries(ours.refused).map(([status, count]) => `${count} × ${status}`),
  ]
  const [first] = asked
  if (connections === 1 || typeof first !== 'string') return line.join('  ')
  const bare = await bareFastify(await (await fetch(url + first)).text())
  try {
    const limit = await sendLoad({ port: bare.port, requests, connections, seconds })
    return [...line, `bare Fastify ${limit.perSecond.toFixed(0)}/s: ${share(ours.perSecond, limit.perSecond)}`].join(
      '  ',
    )
  } finally {
    bare.stop()
  }
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`

async function printBarePg(url: string, seconds: number): Promise<void> {
  const statements = await Promise.all(
    Array.from({ length: 1000 }, (_, n) => statementsOf((db) => findRecord(db, declarations.page, 1 + n * 97))),
  )
  let next = 0
  const perSecond = await barePg(url, () => statements[next++ % statements.length]![0]!, { connections: 32, seconds })
  print(`page by id, the same SQL through a bare pg pool, prepared: ${perSecond.toFixed(0)}/s`)
}
