import { resolve } from 'node:path'
import { active, fieldsOf, hasStatus, isEverAllowed, registry, type Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import { StartError } from '#server/errors.ts'
import { builtMain } from '#tests/processes/builtServer.ts'
import { requestText, sendLoad } from './client.ts'
import { makeSuperAdmin, startApp, type App } from './load/app.ts'
import { withSeededFolder } from './load/seed.ts'
import { ms } from './measure.ts'
import { readOptions } from './options.ts'

const print = (line: string) => console.log(line)

/** A way to look at a list, as the admin area asks for it. */
interface Look {
  name: string
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  range?: readonly [from: number, to: number]
  filter?: Readonly<Record<string, unknown>>
  /** Asked for in place of the list. */
  path?: string
}

/** Ms from which on a look is named at the end: a person notices a second. */
const noticeableMs = 1000

/**
 * `npm run bench -- adminLists --folder PATH [--scale 1] [--only post]`: what a super admin waits for each list of the admin area over a
 * million posts, nothing kept: the newest, further pages, 200 a page, each sort that is offered, each filter, what is to be looked after,
 * possible doubles, a search. Each look is asked for the first time, then for two seconds.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['folder', 'scale', 'only'])
  if (!options.folder) throw new StartError('Please name a folder outside the repository: --folder PATH.')
  const seeded = { folder: resolve(options.folder), scale: Number(options.scale ?? 1), print }
  const isAsked = ({ name }: Resource) => options.only === undefined || name === options.only
  await withSeededFolder(seeded, async (url) => {
    const app = await startApp(url, { main: builtMain, env: { KEPT_ANSWERS_MB: '0' } })
    const slow: string[] = []
    try {
      await makeSuperAdmin(url, app)
      for (const resource of [...registry.values()].filter((one) => isEverAllowed('read', one) && isAsked(one)))
        slow.push(...(await measureLists(app, resource)))
    } finally {
      await app.stop()
    }
    print(slow.length === 0 ? '\nNone takes a second.' : `\nA second or more:\n${slow.join('\n')}`)
  })
}

/** @returns the looks that a person has to wait for */
async function measureLists(app: App, resource: Resource): Promise<string[]> {
  const first = await askOnce(app, resource, { name: 'newest' })
  print(`\n${resource.name}: ${first.total}`)
  const slow: string[] = []
  for (const look of looksOf(resource, first.rows[0])) {
    const once = await askOnce(app, resource, look)
    const headers = { authorization: `Bearer ${app.bearer}` }
    const requests = [requestText(pathOf(resource, look), headers)]
    const { median } = await sendLoad({ port: app.port, requests, connections: 1, seconds: 2, warmUp: 0 })
    // What more rows are not sorted by is refused in words, and the table does not offer it.
    const status = once.status === 200 ? '' : `  ${once.status}`
    const line = `  ${look.name.padEnd(32)} first ${ms(once.tookMs)}, then ${Number.isFinite(median) ? ms(median) : '–'}${status}`
    print(line)
    if (once.tookMs >= noticeableMs || (Number.isFinite(median) && median >= noticeableMs))
      slow.push(`${resource.name}: ${line.trim()}`)
  }
  return slow
}

function looksOf(resource: Resource, newest: Readonly<Record<string, unknown>> | undefined): Look[] {
  const filters = fieldsOf(resource).flatMap(([name, { kind }]): Look[] => {
    const of = kind === 'reference' ? `${name}Id` : name
    const value = newest?.[of]
    if (!['reference', 'choice', 'status'].includes(kind) || value === undefined || value === null) return []
    return [{ name: `where ${of} is ${JSON.stringify(value)}`, filter: { [of]: value } }]
  })
  return [
    { name: 'newest' },
    { name: 'oldest', sort: ['CreatedAt', 'ASC'] },
    { name: 'the fourth page', range: [75, 99] },
    { name: '200 a page', range: [0, 199] },
    { name: 'from the 100,000th on', range: [100_000, 100_024] },
    ...(resource.sorts ?? []).map((name): Look => ({ name: `by ${name}`, sort: [name, 'DESC'] })),
    ...filters,
    ...Object.keys(resource.upkeep ?? {}).map((upkeep): Look => ({
      name: `looked after: ${upkeep}`,
      filter: { upkeep },
    })),
    ...(isParent(resource) ? doublesOf(resource, Number(newest?.['Id'])) : []),
    ...(hasStatus(resource) ? [{ name: 'hidden', filter: { Status: active === 1 ? 0 : 1 } }] : []),
    { name: 'of one day', filter: { CreatedAt_gte: '2026-11-01', CreatedAt_lte: '2026-11-01' } },
    { name: 'search for tea', filter: { q: 'tea' } },
    { name: 'search for what nobody has', filter: { q: 'zzyzx' } },
  ]
}

/** Pairs with one number or address, then those named alike of the newest portion, and of one half-way. */
const doublesOf = ({ name }: Resource, newestId: number): Look[] =>
  ['', `?after=${newestId + 1}`, `?after=${Math.round(newestId / 2)}`].map((query) => ({
    name: `possible doubles ${query}`,
    path: `/${name}/api/possibleDoubles${query}`,
  }))

function pathOf({ name }: Resource, look: Look): string {
  const { sort = ['CreatedAt', 'DESC'], range = [0, 24], filter = {}, path } = look
  if (path) return path
  const query = new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
    filter: JSON.stringify(filter),
  })
  return `/${name}/api?${query}`
}

async function askOnce({ url, bearer }: App, resource: Resource, look: Look) {
  const from = performance.now()
  const answer = await fetch(url + pathOf(resource, look), { headers: { authorization: `Bearer ${bearer}` } })
  const text = await answer.text()
  const tookMs = performance.now() - from
  const parsed: unknown = answer.ok ? JSON.parse(text) : []
  const rows = Array.isArray(parsed) ? (parsed as Readonly<Record<string, unknown>>[]) : []
  return { status: answer.status, tookMs, rows, total: answer.headers.get('content-range')?.split('/').at(-1) ?? '?' }
}
