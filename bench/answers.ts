import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BareAnswer } from './answers/bareServer.ts'
import { startBare, startOurs, type Running } from './answers/servers.ts'
import { requestText, sendLoad } from './client.ts'
import type { Figure } from './figures.ts'
import { readCount, readOptions } from './options.ts'

const print = (text = '') => console.log(text)

/** What most visitors ask for. */
const addresses = ['/healthz', '/category/api', '/page/api/1', '/post/api/byPage/1', '/home', '/page/view/1']
const encodings = ['identity', 'br'] as const
const connections = 32
const warmUp = 1.5
const seconds = 1

/** Screens that are rendered anew for each answer, and by how many connections they are asked for. */
const rendered = { addresses: ['/home', '/page/view/1'], connections: [16, 32] } as const

/**
 * `npm run bench -- answers [--rounds 5] [--only text]`: what an answer costs beside bare Fastify that sends the same bytes, and how
 * many screens are rendered a second where nothing is kept.
 */
export async function run(args: string[]): Promise<Figure[]> {
  const options = readOptions(args, ['rounds', 'only'])
  const rounds = readCount(options.rounds, 5)
  const figures: Figure[] = []
  const isWanted = (name: string) => name.includes(options.only ?? '')
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-bench-'))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  try {
    print(`Answers a second over ${connections} connections, medians of ${rounds} runs of ${seconds} s in turn;`)
    print('time of the processor for one answer, which a busy machine disturbs less')
    await withServer(dataDir, {}, async (ours) => {
      for (const encoding of encodings)
        figures.push(...(await compareAll(ours, encoding, { dataDir, rounds, isWanted })))
    })
    await withServer(dataDir, { KEPT_ANSWERS_MB: '0' }, async (ours) => {
      figures.push(...(await measureRendering(ours, { rounds, isWanted })))
    })
    return figures
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function withServer(dataDir: string, env: NodeJS.ProcessEnv, work: (ours: Running) => Promise<void>) {
  const ours = await startOurs(dataDir, env)
  try {
    await work(ours)
  } finally {
    await ours.stop()
  }
}

async function measureRendering(
  ours: Running,
  { rounds, isWanted }: Pick<Wanted, 'rounds' | 'isWanted'>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of rendered.addresses)
    for (const count of rendered.connections) {
      const name = `${path} rendered anew, ${count} connections`
      if (!isWanted(name)) continue
      const asked = { path, headers: { 'accept-encoding': 'br' } }
      await ask(ours, asked, { connections: count, seconds: warmUp })
      const rates: Rate[] = []
      for (let round = 0; round < rounds; round++)
        rates.push(await ask(ours, asked, { connections: count, seconds: 2 * seconds }))
      const { rate, microseconds } = medians(rates)
      print(`  ${name}: ${rate.toFixed(0)}, ${(microseconds / 1000).toFixed(1)} ms`)
      figures.push({ group: 'answers', what: name, value: rate, unit: 'answers/s' })
    }
  return figures
}

interface Wanted {
  dataDir: string
  rounds: number
  isWanted(name: string): boolean
}

async function compareAll(ours: Running, encoding: string, { dataDir, rounds, isWanted }: Wanted): Promise<Figure[]> {
  const wanted = addresses.filter((path) => isWanted(`${path} ${encoding}`))
  if (wanted.length === 0) return []
  const measured: { path: string; value: number; limit: number }[] = []
  const headers = { 'accept-encoding': encoding }
  const entries = await Promise.all(
    wanted.map(async (path) => [path, await answerOf(ours.port, path, headers)] as const),
  )
  const bare = await startBare(dataDir, Object.fromEntries(entries))
  try {
    for (const path of wanted) {
      const [us, them] = await compare([ours, bare], { path, headers }, rounds)
      print(
        `  ${path} ${encoding}: ${us.rate.toFixed(0)}, bare ${them.rate.toFixed(0)}: ${percent(us.rate / them.rate)}; ` +
          `${us.microseconds.toFixed(0)} µs, bare ${them.microseconds.toFixed(0)} µs: ${percent(them.microseconds / us.microseconds)}`,
      )
      measured.push({ path, value: us.microseconds, limit: them.microseconds })
    }
    const [worst] = measured.toSorted((a, b) => b.value / b.limit - a.value / a.limit)
    const what = `kept answer, ${encoding}, slowest ${worst!.path}`
    // A quarter of bare Fastify's speed is four times its processor time.
    const goal = { mostOfLimit: 4 }
    return [{ group: 'answers', what, value: worst!.value, unit: 'µs', limit: worst!.limit, goal }]
  } finally {
    await bare.stop()
  }
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

interface Rate {
  /** answers a second */
  rate: number
  /** of the processor, for one answer */
  microseconds: number
}

interface AskedFor {
  path: string
  headers: Readonly<Record<string, string>>
}

/** The medians of both, measured in turn, since the machine's speed changes from minute to minute. */
export async function compare(
  both: readonly [Running, Running],
  asked: AskedFor,
  rounds: number,
): Promise<[Rate, Rate]> {
  const rates: [Rate[], Rate[]] = [[], []]
  for (const one of both) await ask(one, asked, { connections, seconds: warmUp })
  for (let round = 0; round < rounds; round++)
    for (const at of [0, 1] as const) rates[at].push(await ask(both[at], asked, { connections, seconds }))
  return [medians(rates[0]), medians(rates[1])]
}

/** @throws when an answer is not a 200 */
async function ask(
  { port, milliseconds }: Running,
  { path, headers }: AskedFor,
  load: { connections: number; seconds: number },
): Promise<Rate> {
  const before = milliseconds() ?? NaN
  const { perSecond, refused } = await sendLoad({ port, requests: [requestText(path, headers)], ...load, warmUp: 0 })
  const [status] = Object.keys(refused)
  if (status !== undefined) throw new Error(`${path} is answered with ${status}.`)
  const spent = (milliseconds() ?? NaN) - before
  return { rate: perSecond, microseconds: (1000 * spent) / (perSecond * load.seconds) }
}

const medians = (rates: readonly Rate[]): Rate => ({
  rate: median(rates.map(({ rate }) => rate)),
  microseconds: median(rates.map(({ microseconds }) => microseconds)),
})
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The bytes that the server sends, for the bare one to send them too. `fetch` would decompress them. */
const answerOf = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<BareAnswer>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          type: answer.headers['content-type'] ?? '',
          encoding: answer.headers['content-encoding'] ?? null,
          body: Buffer.concat(chunks).toString('base64'),
        }),
      )
    }).on('error', reject)
  })
