import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openConnections, startSeveral, type SeveralProcesses } from './severalProcesses.ts'

/** Where the lines of a log go that several processes share (docs/operations.md#log). */

let server: SeveralProcesses

/** Asks so often, over connections to all processes. */
const askMany = async (count: number) => {
  const connections = openConnections(server.url, 12)
  const statuses = await Promise.all(
    connections.map(async (ask) => {
      const own = new Set<number>()
      for (let n = 0; n < count / connections.length; n++) own.add((await ask('/page/api/1')).status)
      return [...own]
    }),
  )
  expect([...new Set(statuses.flat())]).toEqual([404])
}

/** Ids of the answers in these lines, every one of which has to be whole. */
const answersIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ route }) => route === '/page/api/:id')
    .map(({ reqId }) => String(reqId))

function expectEach(ids: string[], count: number) {
  expect(ids).toHaveLength(count)
  expect(new Set(ids).size).toBe(count)
}

describe('a file', () => {
  const folder = join(tmpdir(), `zay-log-${process.pid}`)
  const file = join(folder, 'app.log')
  const destination = `${folder}.sent`
  const files = async () => (await readdir(folder)).toSorted()
  const answers = async () =>
    (await Promise.all((await files()).map((name) => readFile(join(folder, name), 'utf8')))).flatMap(answersIn)
  beforeAll(async () => {
    await mkdir(folder)
    // Just below the size at which it is set aside.
    await writeFile(file, `${JSON.stringify({ msg: 'x'.repeat(1000) })}\n`.repeat(1035))
    const sent = { LOG_TRANSPORT: 'pino/file', LOG_TRANSPORT_OPTIONS: JSON.stringify({ destination }) }
    server = await startSeveral({ LOG: file, LOG_MB: '1', LOG_KEEP: '2', RATE_LIMIT: '0', ...sent })
    return () => server.end()
  })
  afterAll(() => Promise.all([folder, destination].map((one) => rm(one, { recursive: true }))))

  test('is set aside when it is large, and no line is lost or torn meanwhile', async () => {
    let asked = 0
    const isSetAside = async () => {
      await askMany(120)
      asked += 120
      return (await files()).includes('app.log.1')
    }
    await expect.poll(isSetAside, { interval: 100 }).toBe(true)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect.poll(async () => (await answers()).length).toBe(asked)
    expectEach(await answers(), asked)
    expect((await stat(`${file}.1`)).size).toBeGreaterThanOrEqual(1024 ** 2)
  })

  test('that logrotate moves away is made anew, by every process', async () => {
    const before = (await answers()).length
    await rename(file, `${file}.moved`)
    process.kill(server.pid, 'SIGHUP')
    let asked = 0
    const inNewFile = async () => answersIn(await readFile(file, 'utf8').catch(() => '')).length
    const areAllInIt = async () => {
      const earlier = await inNewFile()
      await askMany(120)
      asked += 120
      await expect.poll(async () => (await answers()).length).toBe(before + asked)
      return (await inNewFile()) === earlier + 120
    }
    await expect.poll(areAllInIt, { interval: 500 }).toBe(true)
    expectEach(await answers(), before + asked)
    expect(await server.terminate()).toBe(0)
    // LOG_TRANSPORT got each too, of every process.
    expect(answersIn(await readFile(destination, 'utf8')).toSorted()).toEqual((await answers()).toSorted())
  })
})

describe('LOG=stdout', () => {
  let folder: string
  let destination: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zay-sent-'))
    destination = join(folder, 'sent.log')
    server = await startSeveral({
      LOG: 'stdout',
      LOG_TRANSPORT: 'pino/file',
      LOG_TRANSPORT_OPTIONS: JSON.stringify({ destination }),
      RATE_LIMIT: '0',
    })
    return async () => {
      await server.end()
      await rm(folder, { recursive: true })
    }
  })

  test('holds the lines of all processes, whole, and nothing else; no file is made; LOG_TRANSPORT gets each too, to the last one', async () => {
    await askMany(600)
    await expect.poll(() => answersIn(server.output().replace(/[^\n]*$/, '')).length).toBe(600)
    expect(await server.terminate()).toBe(0)
    expectEach(answersIn(server.output()), 600)
    expect((await readdir(server.dataDir)).filter((name) => name.includes('log'))).toEqual([])
    expect(answersIn(await readFile(destination, 'utf8')).toSorted()).toEqual(answersIn(server.output()).toSorted())
  })
})

describe.each([
  ['on a full disk', '/dev/full'],
  ['into a pipe that nobody empties', 'stdout'],
])('%s', (_where, LOG) => {
  beforeAll(async () => {
    server = await startSeveral({ LOG, PROCESSES: '1', RATE_LIMIT: '0' }, { readsOutput: false })
    return () => server.end()
  })

  test('everything is answered all the same, and the server ends in time (S35, S60)', async () => {
    await askMany(900)
    const since = performance.now()
    expect(await server.terminate()).toBe(0)
    expect(performance.now() - since).toBeLessThan(10_000)
  })
})

describe('LOG_TRANSPORT', () => {
  const begin = async (env: { LOG_TRANSPORT: string } & Record<string, string>) => {
    server = await startSeveral({ RATE_LIMIT: '0', ...env })
    onTestFinished(server.end)
  }
  const inLog = async () => answersIn(await readFile(join(server.dataDir, 'zay.log'), 'utf8'))

  test.each([
    ['hangs', 0],
    ['fails', 1],
  ])('that %s keeps nobody waiting, and the log has every line', async (how, complaints) => {
    const name = how === 'hangs' ? 'hangingTransport.mjs' : 'failingTransport.mjs'
    await begin({ PROCESSES: '1', LOG_TRANSPORT: join(import.meta.dirname, name) })
    await askMany(120)
    expect(await server.terminate()).toBe(0)
    expectEach(await inLog(), 120)
    expect(await server.logged('LOG_TRANSPORT takes no more lines')).toHaveLength(complaints)
  })
})
