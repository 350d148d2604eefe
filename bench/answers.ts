import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BareAnswer } from './answers/bareServer.ts'
import { measureRate } from './answers/client.ts'
import { startBare, startOurs, type Running } from './answers/servers.ts'
import { readCount, readOptions } from './options.ts'

const print = (text = '') => console.log(text)

/** What most visitors ask for. */
const addresses = ['/healthz', '/category/api', '/page/api/1', '/post/api/byPage/1', '/home', '/page/view/1']
const encodings = ['identity', 'br'] as const
const connections = 32
const warmUpMs = 1500
const runMs = 1000

/** `npm run bench -- answers [--rounds 5]`: what an answer costs beside bare Fastify that sends the same bytes. */
export async function run(args: string[]): Promise<void> {
  const rounds = readCount(readOptions(args, ['rounds']).rounds, 5)
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-bench-'))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const ours = await startOurs(dataDir)
  try {
    print(`Answers a second over ${connections} connections, medians of ${rounds} runs of ${runMs / 1000} s in turn;`)
    print('time of the processor for one answer, which a busy machine disturbs less')
    for (const encoding of encodings) await compareAll(ours, encoding, { dataDir, rounds })
  } finally {
    await ours.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function compareAll(ours: Running, encoding: string, { dataDir, rounds }: { dataDir: string; rounds: number }) {
  const headers = { 'accept-encoding': encoding }
  const entries = await Promise.all(
    addresses.map(async (path) => [path, await answerOf(ours.port, path, headers)] as const),
  )
  const bare = await startBare(dataDir, Object.fromEntries(entries))
  try {
    for (const path of addresses) {
      const [us, them] = await compare([ours, bare], { path, headers }, rounds)
      print(
        `  ${path} ${encoding}: ${us.rate.toFixed(0)}, bare ${them.rate.toFixed(0)}: ${percent(us.rate / them.rate)}; ` +
          `${us.microseconds.toFixed(0)} µs, bare ${them.microseconds.toFixed(0)} µs: ${percent(them.microseconds / us.microseconds)}`,
      )
    }
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

/** The medians of both, measured in turn, since the machine's speed changes from minute to minute. */
async function compare(
  both: readonly [Running, Running],
  asked: { path: string; headers: Record<string, string> },
  rounds: number,
): Promise<[Rate, Rate]> {
  const rates: [Rate[], Rate[]] = [[], []]
  for (const { port } of both) await measureRate({ port, ...asked }, connections, warmUpMs)
  for (let round = 0; round < rounds; round++) {
    for (const at of [0, 1] as const) {
      const before = both[at].milliseconds() ?? NaN
      const rate = await measureRate({ port: both[at].port, ...asked }, connections, runMs)
      const spent = (both[at].milliseconds() ?? NaN) - before
      rates[at].push({ rate, microseconds: (1000 * spent) / ((rate * runMs) / 1000) })
    }
  }
  return [medians(rates[0]), medians(rates[1])]
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
