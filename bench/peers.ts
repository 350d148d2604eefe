import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import { sendLoad, type LoadResult } from './client.ts'
import { figuresTable, refusedText, type Figure, type Goal } from './figures.ts'
import { withSeededFolder } from './load/seed.ts'
import { readCount, readOptions } from './options.ts'
import { measureFrontEnds } from './peers/frontEnd.ts'
import { median } from './phone/report.ts'
import { startDirectus } from './peers/directus.ts'
import { startOurs } from './peers/ours.ts'
import type { Peer, PeerRequests, PeerSite } from './peers/peer.ts'
import { startStrapi } from './peers/strapi.ts'
import { pssOfTree } from './pictures/memory.ts'
import { toolsFolder } from './tools.ts'

const print = (line: string) => console.log(line)

const measured: readonly [what: string, name: keyof PeerRequests, connections: number][] = [
  ['post by id', 'byId', 32],
  ['newest twenty posts', 'newest', 32],
  ['page 10,000 of the posts, or the last', 'deep', 32],
  ['a word in pages', 'search', 32],
  ['table of posts with its count', 'table', 32],
  ['create a post', 'create', 16],
]
/** So long after a start the machine has nothing else to do. */
const quietAfterMs = 6000
/** What started last is measured as idle as what started first: V8 gives back memory half a minute after its last use. */
const idleAfterMs = 60_000
const others = { strapi: startStrapi, directus: startDirectus }

/**
 * `npm run bench:peers -- --folder PATH [--scale 1] [--seconds 2] [--rounds 3] [--only strapi,directus,front] [--tools PATH]`: ours beside Strapi
 * and Directus on the same PostgreSQL with the same rows, and beside a stock react-admin front end (docs/performance.md). The
 * folder is that of `npm run bench -- load`; the others are installed in a second one, and their databases go at the end.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['folder', 'scale', 'seconds', 'rounds', 'only', 'tools'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const tools = resolve(options.tools ?? toolsFolder)
  const scale = Number(options.scale ?? 1)
  const wanted = options.only?.split(',') ?? [...Object.keys(others), 'front']
  const main = join(projectRoot, 'dist', 'server', 'main.js')
  await withSeededFolder({ folder: resolve(options.folder), scale, print }, async (databaseUrl) => {
    const posts = await countPosts(databaseUrl)
    const peers: Peer[] = []
    const databases: string[] = []
    try {
      for (const [name, start] of Object.entries(others)) {
        if (!wanted.includes(name)) continue
        const database = `peer_${name}`
        databases.push(database)
        const site: PeerSite = {
          folder: join(tools, name),
          databaseUrl: await makeDatabase(databaseUrl, database),
          posts,
        }
        process.stderr.write(`Setting up ${name}\n`)
        // One that cannot be had or set up here leaves the others to compare with.
        await start(site, databaseUrl).then(
          (peer) => peers.push(peer),
          (error: unknown) =>
            print(`${name} is left out: ${error instanceof StartError ? error.message : String(error)}`),
        )
      }
      const site = { main, databaseUrl, posts }
      for (const keeps of [false, true]) {
        // What started before learns what it needs for a while.
        await wait(quietAfterMs)
        peers.unshift(await startOurs(site, keeps))
      }
      await wait(idleAfterMs)
      await compare(peers, readCount(options.rounds, 3), readCount(options.seconds, 2))
    } finally {
      for (const peer of peers) await peer.stop()
      for (const database of databases) await drop(databaseUrl, database)
    }
  })
  if (wanted.includes('front')) await measureFrontEnds(join(tools, 'front'), print)
}

/** What is asked of ours beside one of the others (docs/performance.md#goals); far down a list, where nothing is kept. */
const goals: readonly { name: keyof PeerRequests; ours: string; peer: string; goal: Goal }[] = [
  { name: 'create', ours: 'Zay', peer: 'Strapi', goal: { leastOfLimit: 2.5 } },
  { name: 'deep', ours: 'Zay, nothing kept', peer: 'Strapi', goal: { leastOfLimit: 1 } },
  { name: 'deep', ours: 'Zay, nothing kept', peer: 'Directus', goal: { leastOfLimit: 1 } },
]

/** @param rates answers a second of each peer */
function goalsTable(
  peers: readonly Peer[],
  memory: readonly number[],
  rates: ReadonlyMap<keyof PeerRequests, readonly number[]>,
): string {
  const at = (name: string) => peers.findIndex((peer) => peer.name.replace(/ \d.*/, '') === name)
  const figure = (what: string, unit: Figure['unit'], value?: number, limit?: number): Figure[] =>
    value === undefined || limit === undefined ? [] : [{ group: 'peers', what, value, unit, limit }]
  const ofMemory = figure('idle, beside Strapi', 'MB', memory[at('Zay')], memory[at('Strapi')])
  return figuresTable([
    ...ofMemory.map((one) => ({ ...one, goal: { mostOfLimit: 0.5 } })),
    ...goals.flatMap(({ name, ours, peer, goal }) =>
      figure(`${name}, beside ${peer}`, 'answers/s', rates.get(name)?.[at(ours)], rates.get(name)?.[at(peer)]).map(
        (one) => ({ ...one, goal }),
      ),
    ),
  ])
}

async function compare(peers: readonly Peer[], rounds: number, seconds: number): Promise<void> {
  const ratesOf = new Map<keyof PeerRequests, readonly number[]>()
  const row = (cells: readonly string[]) => print(`| ${cells.join(' | ')} |`)
  row(['', ...peers.map(({ name }) => name)])
  row(['---', ...peers.map(() => '---:')])
  row(['start, ms', ...peers.map(({ startMs }) => startMs.toFixed(0))])
  const memory = (await Promise.all(peers.map(({ pid }) => pssOfTree(pid)))).map((bytes) => bytes / 1024 ** 2)
  row(['idle, MB (PSS)', ...memory.map((megabytes) => megabytes.toFixed(0))])
  for (const [what, name, connections] of measured) {
    const results = peers.map((): LoadResult[] => [])
    // In turn, since the machine's speed changes from minute to minute.
    for (let round = 0; round < rounds; round++)
      for (const [at, { port, requests }] of peers.entries())
        results[at]!.push(await sendLoad({ port, requests: requests[name], connections, seconds }))
    const rates = results.map((each) => median(each.map(({ perSecond }) => perSecond)))
    ratesOf.set(name, rates)
    row([
      `${what}, answers a second`,
      ...rates.map((rate, at) => {
        const ratio = at === 0 ? '' : ` (${(rates[0]! / Math.max(rate, 0.01)).toFixed(1)} ×)`
        const refused = Math.max(...results[at]!.map(({ refusedShare }) => refusedShare))
        return `${rate.toFixed(rate < 10 ? 1 : 0)}${ratio}${refused > 0 ? `, ${refusedText(refused)}` : ''}`
      }),
    ])
  }
  print(`In brackets: how many times that ${peers[0]?.name} answers; medians of ${rounds} runs in turn, all running.`)
  print(goalsTable(peers, memory, ratesOf))
}

const countPosts = (url: string) =>
  withDirectConnection(url, async (db) => {
    const [row] = await db.rows<{ posts: number }>(sql`select max("Id") as posts from "post"`)
    return row!.posts
  })

async function makeDatabase(url: string, name: string): Promise<string> {
  await drop(url, name)
  await withDirectConnection(url, ({ rows }) => rows(sql.raw(`create database "${name}"`)))
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const drop = (url: string, name: string) =>
  withDirectConnection(url, ({ rows }) => rows(sql.raw(`drop database if exists "${name}" with (force)`)))
