import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { startBuiltServer } from '#tests/processes/builtServer.ts'
import { idOf, signUp } from '#tests/long/support/client.ts'
import { sendLoad, type LoadResult } from '../client.ts'
import { compare, requestsOf, seconds } from './answers.ts'

interface Wanted {
  dataDir: string
  connections: number
  windows: number
}

/**
 * What a regular backup (`BACKUP_EVERY`) costs who asks the very process that makes it. Two servers have one database: one makes
 * backups, its twin makes none. They are asked in turn, and whoever is not asked stands still, the backup with it: so what
 * else the machine does weighs on both alike.
 */
export async function compareTwins({ dataDir, connections, windows }: Wanted): Promise<void> {
  const { url: DATABASE_URL, stop } = await startEmbedded({ dataDir, print: () => undefined })
  const folder = await mkdtemp(join(tmpdir(), 'zay-regular-'))
  const env = { SEED: '0', KEPT_ANSWERS_MB: '0', PROCESSES: '1', DATABASE_URL }
  const twin = await startBuiltServer({ dataDir, env })
  const making = await startBuiltServer({ dataDir, env: { ...env, BACKUP_EVERY: '1m', BACKUP_FOLDER: folder } })
  try {
    const owner = await signUp(twin.url, 'owner@demo.example')
    const pageId = String(idOf(await owner.creates('page', { name: 'Written to meanwhile' })))
    const requests = requestsOf(owner.token, pageId)
    const ask = async (one: typeof twin, other: typeof twin): Promise<LoadResult> => {
      process.kill(other.pid, 'SIGSTOP')
      try {
        return await sendLoad({ port: one.port, requests, connections, seconds, warmUp: 0.5 })
      } finally {
        process.kill(other.pid, 'SIGCONT')
      }
    }
    const isMaking = async () => (await readdir(folder)).some((name) => name.endsWith('.partial'))
    await ask(twin, making)
    const [without, during]: [LoadResult[], LoadResult[]] = [[], []]
    while (during.length < windows) {
      // One is due each minute; it is looked for every 30 s.
      while (!(await isMaking())) await wait(500)
      const one = await ask(making, twin)
      if (!(await isMaking())) continue
      without.push(await ask(twin, making))
      during.push(one)
    }
    console.log(`A regular backup in the process that answers ${connections} who ask and write:`)
    compare(without, during)
  } finally {
    await Promise.all([twin, making].map((one) => one.end('SIGTERM')))
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
