import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asMember, dataOf, idOf, signUp, type Member, type Told } from './support/client.ts'
import { makeDataDir, startServer, type LongServer } from './support/server.ts'
import { databasePids } from './support/systemProcesses.ts'

/** A server that ends in the middle of writes and uploads (docs/safety.md#s60). */

const kills = 50
const writers = 6
/** Acknowledged ones of each round. */
const writesBeforeKill = 2

interface Written {
  key: string
  title: string
  sha256: string | null
  /** Of the answer; null where none arrived. */
  id: number | null
  file: string | null
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Writes posts, every second one with a file, until the server is gone. Returns all, acknowledged or not.
 * @param onAcknowledged is told how many there are
 */
async function writeUntilGone(
  member: Member,
  pageId: number,
  isOver: () => boolean,
  onAcknowledged: (count: number) => void,
): Promise<Written[]> {
  let acknowledged = 0
  const written: Written[] = []
  const write = async (writer: number) => {
    for (let n = 0; !isOver(); n++) {
      const bytes = n % 2 === 0 ? randomBytes(n % 4 === 0 ? 2_000_000 : 50_000) : null
      const key = randomBytes(8).toString('hex')
      const one: Written = { key, title: `${writer} ${key}`, sha256: bytes && sha256(bytes), id: null, file: null }
      written.push(one)
      const file = bytes && new File([bytes], 'x.bin', { type: 'application/octet-stream' })
      const told = await member.creates('post', { pageId, title: one.title, ...(file && { file }) }, key)
      if (told.status === 0) return
      expect([201, 503]).toContain(told.status)
      if (told.status !== 201) continue
      acknowledge(one, told)
      onAcknowledged(++acknowledged)
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  return written
}

/** `reached` resolves once so many writes are acknowledged. */
function afterAcknowledged(enough: number) {
  let resolve = () => undefined as void
  const reached = new Promise<void>((done) => (resolve = done))
  return { reached, count: (acknowledged: number) => void (acknowledged >= enough && resolve()) }
}

function acknowledge(one: Written, told: Told) {
  one.id = idOf(told)
  one.file = dataOf(told)['FileURL'] as string | null
}

async function expectStored(member: Member, { url }: LongServer, { id, title, sha256: expected }: Written) {
  const { status, body } = await member.asks(`/post/api/${id}`)
  const [record] = body as unknown as Record<string, unknown>[]
  expect([status, record?.['Title']]).toEqual([200, title])
  if (expected === null) return
  const file = await fetch(`${url}/uploads/${String(record!['FileURL'])}`)
  expect([file.status, sha256(new Uint8Array(await file.arrayBuffer()))]).toEqual([200, expected])
}

/** Every record's file is there. Every file belongs to a record, or is one whose answer the kill cut off. */
async function expectFilesMatch(member: Member, dataDir: string, mostOrphans: number) {
  const { body } = await member.asks('/post/api')
  const named = (body as unknown as Record<string, unknown>[]).flatMap(({ FileURL }) =>
    FileURL ? [String(FileURL)] : [],
  )
  const present = new Set((await readdir(join(dataDir, 'uploads'))).filter((name) => name.endsWith('.bin')))
  expect(named.filter((name) => !present.has(name))).toEqual([])
  expect(present.size - named.length).toBeLessThanOrEqual(mostOrphans)
}

test(`S60 after ${kills} times SIGKILL every acknowledged write is there, once, with its file`, async () => {
  const dataDir = await makeDataDir()
  let server = await startServer({ dataDir })
  const member = asMember(() => server.url, (await signUp(server.url, 'owner@demo.example')).token)
  const pageId = idOf(await member.creates('page', { name: 'Killed' }))
  const all: Written[] = []
  for (let round = 0; round < kills; round++) {
    let isOver = false
    const begun = afterAcknowledged(writesBeforeKill)
    const writing = writeUntilGone(member, pageId, () => isOver, begun.count)
    // Whatever the speed of the machine, each round has writes that have to be there.
    await Promise.race([begun.reached, writing])
    // From 0 to 390 ms later, so that the end meets each of the steps of the others.
    await new Promise((resolve) => setTimeout(resolve, (round % 14) * 30))
    const pids = round % 5 === 4 ? await databasePids(dataDir) : []
    isOver = true
    await server.kill()
    // Every fifth time the whole machine, so to say.
    for (const pid of pids.slice(0, 1)) process.kill(pid, 'SIGKILL')
    const written = await writing
    server = await startServer({ dataDir })
    expect(await readdir(join(dataDir, 'uploads', '.incoming'))).toEqual([])
    for (const one of written.filter(({ id }) => id !== null)) await expectStored(member, server, one)
    // Whoever got no answer tries again with the same key.
    for (const one of written.filter(({ id, sha256: file }) => id === null && file === null)) {
      const again = await member.creates('post', { pageId, title: one.title }, one.key)
      expect(again.status).toBe(201)
      acknowledge(one, again)
    }
    all.push(...written)
  }
  const acknowledged = all.filter(({ id }) => id !== null)
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * writesBeforeKill)
  for (const one of acknowledged) await expectStored(member, server, one)
  const { body } = await member.asks('/post/api')
  const titles = (body as unknown as Record<string, unknown>[]).map(({ Title }) => String(Title))
  expect(titles.length).toBe(new Set(titles).size)
  await expectFilesMatch(member, dataDir, kills * writers)
  console.log(`${all.length} writes begun, ${acknowledged.length} acknowledged, all there after ${kills} kills`)
  expect((await server.terminate()).code).toBe(0)
})

test('S60 on SIGTERM under load every 2xx is stored, and the process ends with 0 within 10 s', async () => {
  const dataDir = await makeDataDir()
  let server = await startServer({ dataDir })
  const member = asMember(() => server.url, (await signUp(server.url, 'owner@demo.example')).token)
  const pageId = idOf(await member.creates('page', { name: 'Ended' }))
  let isOver = false
  const underLoad = afterAcknowledged(11)
  const writing = writeUntilGone(member, pageId, () => isOver, underLoad.count)
  await Promise.race([underLoad.reached, writing])
  const ending = server.terminate()
  const { code, ms } = await ending
  isOver = true
  const written = await writing
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
  server = await startServer({ dataDir })
  const acknowledged = written.filter(({ id }) => id !== null)
  expect(acknowledged.length).toBeGreaterThan(10)
  for (const one of acknowledged) await expectStored(member, server, one)
  await expectFilesMatch(member, dataDir, 0)
  console.log(`SIGTERM: ended in ${Math.round(ms)} ms, ${acknowledged.length} writes acknowledged`)
})
