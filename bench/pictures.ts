import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { ask, idOf, signUp, type Member } from '#tests/long/support/client.ts'
import { StartError } from '#server/errors.ts'
import { startBuiltServer, type BuiltServer } from '#tests/processes/builtServer.ts'
import { ms, quantile } from './measure.ts'
import { readCount, readOptions } from './options.ts'
import { readMemory, watchMemory, type Memory } from './pictures/memory.ts'

const print = (text = '') => console.log(text)

const photos = 20
/** What others ask for meanwhile. The search is never kept. */
const askedByVisitors = ['/healthz', '/page/api/1', '/home', '/page/api/bySearch/shop?perPage=20']
/** Asked by somebody who is signed in, for whom nothing is kept. */
const readAnew = '/page/api/2'
const askedByOthers = [...askedByVisitors, readAnew]
const usualMs = 5000
/** What a server does at its start is over by then. */
const settleMs = 5000

/**
 * `npm run bench -- pictures [--rounds 3]`: 20 photos of 12 megapixels sent at once: how much memory the app and its own
 * database take, and how long others wait meanwhile. Needs a build, and Linux.
 */
export async function run(args: string[]): Promise<void> {
  const rounds = readCount(readOptions(args, ['rounds']).rounds, 3)
  const photo = await makePhoto()
  print(`${photos} photos of 4000 × 3000, ${(photo.length / 1e6).toFixed(1)} MB each`)
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-bench-'))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  try {
    // The first start fills the database.
    await (await startBuiltServer({ dataDir })).end('SIGTERM')
    for (let round = 0; round < rounds; round++) await measure(await startBuiltServer({ dataDir }), dataDir, photo)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(server: BuiltServer, dataDir: string, photo: Buffer): Promise<void> {
  const { url } = server
  const cluster = join(dataDir, 'db')
  try {
    await wait(settleMs)
    const idle = await readMemory(server.pid, cluster)
    const member = await signUp(url, 'photographer@bench.example')
    const pageId = idOf(await member.creates('page', { name: 'Photographer' }))
    await askOver(member, url, () => false, usualMs)
    const usual = await askOver(member, url, () => false, usualMs)
    const before = await readMemory(server.pid, cluster)
    const memory = watchMemory(server.pid, cluster)
    let isDone = false
    const since = performance.now()
    const sending = sendAll(member, pageId, photo).finally(() => (isDone = true))
    // Awaited below, when the others have been asked.
    sending.catch(() => undefined)
    const meanwhile = await askOver(member, url, () => isDone, Infinity)
    await sending
    const took = performance.now() - since
    const most = await memory.stop()
    await wait(settleMs)
    print()
    print(`start to first answer ${ms(server.startMs)}; photos stored in ${ms(took)}`)
    print(`  idle after start: ${megabytes(idle)}`)
    print(`  before the photos: ${megabytes(before)}`)
    print(`  most under them: ${megabytes(most)}; app ${signed(most.app - before.app)}`)
    print(`  ${settleMs / 1000} s after: ${megabytes(await readMemory(server.pid, cluster))}`)
    for (const path of askedByOthers)
      print(`  ${path.padEnd(36)} ${line(usual.get(path)!, 'usually')}; ${line(meanwhile.get(path)!, 'meanwhile')}`)
  } finally {
    await server.end('SIGTERM')
  }
}

/** Asks for everything in turn, with a pause, as somebody beside. */
async function askOver(member: Member, url: string, isOver: () => boolean, milliseconds: number) {
  const durations = new Map<string, number[]>(askedByOthers.map((path) => [path, []]))
  const end = performance.now() + milliseconds
  while (!isOver() && performance.now() < end) {
    for (const path of askedByOthers) {
      const { status, ms: took } = path === readAnew ? await member.asks(path) : await ask(url + path)
      if (status !== 200) throw new StartError(`${path} was answered with ${status}.`)
      durations.get(path)!.push(took)
    }
    await wait(20)
  }
  return durations
}

async function sendAll(member: Member, pageId: number, photo: Buffer): Promise<void> {
  const file = () => new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' })
  const answers = await Promise.all(
    Array.from({ length: photos }, (_, n) =>
      member.creates('post', { pageId, title: `Photo ${n}`, thumbnail: file() }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  if (refused.length > 0) throw new StartError(`${refused.length} photos were refused (${refused[0]!.status}).`)
}

/** As large as a phone's, with as much detail. */
async function makePhoto(): Promise<Buffer> {
  const detail = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  return sharp(detail).resize(4000, 3000).jpeg({ quality: 88 }).toBuffer()
}

const megabytes = ({ app, server, database }: Memory) =>
  `${inMegabytes(app + database)} MB (server ${inMegabytes(server)}, its other processes ${inMegabytes(app - server)}, database ${inMegabytes(database)})`
const inMegabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)
const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${inMegabytes(Math.abs(bytes))} MB`

const line = (durations: readonly number[], when: string) => {
  const sorted = durations.toSorted((a, b) => a - b)
  return `${when} ${ms(quantile(sorted, 0.5))}, p95 ${ms(quantile(sorted, 0.95))}`
}
