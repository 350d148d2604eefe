import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readConfig } from '#server/config/config.ts'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { dailyPrefix } from '#server/db/jobs/turns.ts'
import { fileNamesInUse } from '#server/db/records/filesInUse.ts'
import { openStores } from '#server/uploads/openUploads.ts'
import { asMember, idOf, signUp } from '#tests/long/support/client.ts'
import { audit, filesBelow, halfReceived, type Audit } from './audit.ts'
import { withPlace, type Place } from './place.ts'
import { startWriters, type Writers } from './writers.ts'

/** Something that happens to a server while people write. */
export interface Fault {
  /** For `--only`. */
  name: string
  /** Its row in docs/safety.md. */
  title: string
  times: number
  /** What it needs before the server starts. Returns the server's environment. */
  prepare?(place: Place): Promise<NodeJS.ProcessEnv>
  /**
   * Strikes, and is over. Returns since when the server could be well again (by `performance.now()`), where that was before.
   */
  strike(place: Place, round: number, writers: Writers): Promise<number | void>
  /** The folder whose files a day makes older; by default that of the uploads. */
  files?(place: Place): string
}

export interface Outcome extends Audit {
  times: number
  acknowledged: number
  statuses: ReadonlyMap<number, number>
  slowestMs: number
  /** From the end of each fault to an acknowledged write that began after it, in milliseconds. */
  recoveriesMs: number[]
  /** Files that no record named, and those of them that a day later were still there. */
  leftFiles: number
  leftAfterDay: number
}

/** Daily work begins soon after a start, on a crowded machine later. */
const sweptWithinMs = 120_000
/** Writes acknowledged before each strike, and after it. */
const writesBetween = 2

export function strikeOften(fault: Fault, times = fault.times): Promise<Outcome> {
  return withPlace(async (place) => {
    const env = (await fault.prepare?.(place)) ?? {}
    await place.start(env)
    const member = asMember(place.url, (await signUp(place.url(), 'owner@demo.example')).token)
    const pageId = idOf(await member.creates('page', { name: 'Faults' }))
    const writers = startWriters(member, pageId)
    const recoveriesMs: number[] = []
    try {
      for (let round = 0; round < times; round++) {
        await writers.acknowledge(writesBetween)
        // From 0 to 390 ms later, so that it meets each of the steps of the writes.
        await wait((round % 14) * 30)
        const healedAt = (await fault.strike(place, round, writers)) ?? performance.now()
        await writers.acknowledge(1)
        recoveriesMs.push(performance.now() - healedAt)
      }
      await writers.acknowledge(writesBetween)
    } finally {
      await writers.end()
    }
    // Asked anew each time: on a crowded machine the writes of those who are gone may end after the audit.
    const left = async () => {
      const stored = await storedFiles(place, env)
      const used = await withDirectConnection(await place.databaseUrl(), (db) => fileNamesInUse(db, stored))
      return stored.filter((name) => !used.has(name)).length
    }
    const leftFiles = await left()
    await letADayPass(place, fault.files?.(place) ?? join(place.dataDir, 'uploads'))
    const until = performance.now() + sweptWithinMs
    while ((await left()) > 0 && performance.now() < until) await wait(100)
    const after = await audit(member, place.url(), writers.written)
    // By the posts themselves, so that it does not rest on how the app finds what is in use.
    const named = new Set(after.files)
    const unnamed = (await storedFiles(place, env)).filter((name) => !named.has(name)).length
    return {
      ...after,
      times,
      acknowledged: writers.acknowledged(),
      statuses: writers.statuses,
      slowestMs: writers.slowest(),
      recoveriesMs,
      leftFiles,
      leftAfterDay: unnamed + (await halfReceived(place.dataDir)),
    }
  })
}

/** Names of what is stored, wherever that is. */
async function storedFiles({ dataDir }: Place, env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig({ ...env, DATA_DIR: dataDir, DEMO: '1' }, { cwd: dataDir })
  const { originals } = await openStores(config, { info: () => undefined, warn: () => undefined })
  const names: string[] = []
  for await (const { name } of originals.list()) names.push(name)
  return names
}

/** All files are a day older, and daily work is due, as if a day had passed. The server starts anew, and looks. */
async function letADayPass(place: Place, folder: string): Promise<void> {
  const dayAgo = new Date(Date.now() - 86_400_000)
  for (const path of await filesBelow(folder)) {
    // The server may be removing it.
    await utimes(path, dayAgo, dayAgo).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  await withDirectConnection(await place.databaseUrl(), async ({ rows }) => {
    await rows(sql`update "job" set "RunAt" = "RunAt" - interval '1 day' where starts_with("Kind", ${dailyPrefix})`)
  })
  await place.kill()
  await place.start()
}
