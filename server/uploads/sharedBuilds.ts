import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesOfFile, type Storage } from './storage.ts'

/** Files of the last builds, where every machine finds them: documents name those of other builds too (docs/decisions/builds.md). */

const buildName = /^build-[0-9a-f]{64}\.json$/
/** A file of a build with a hash in its name, but not what is compressed of it. */
export const isAssetName = (name: string) => /^[\w.-]+-[\w-]{8}\.(js|css|woff2?|png|webp|avif)$/.test(name)
export const isSharedName = (name: string) => isAssetName(name) || buildName.test(name)

const atOnce = 8
const builds = 3
const weekMs = 7 * 24 * 3_600_000

/** Stores what is missing of this build, and removes what is not of the last three and was not served for a week. Once a day. */
export async function shareBuild(storage: Storage, client: string, now = Date.now()): Promise<void> {
  const assets = join(client, 'assets')
  const names = (await readdir(assets).catch(() => [])).filter(isAssetName).sort()
  if (names.length === 0) return
  const there = new Map<string, number>()
  for await (const { name, writtenAt } of storage.list()) there.set(name, writtenAt)
  const list = JSON.stringify(names)
  const own = `build-${createHash('sha256').update(list).digest('hex')}.json`
  await storage.put(own, Buffer.from(list))
  const missing = names.filter((name) => !there.has(name))
  while (missing.length > 0)
    await Promise.all(
      missing.splice(0, atOnce).map(async (name) => storage.put(name, await readFile(join(assets, name)))),
    )

  const others = [...there].filter(([name]) => buildName.test(name) && name !== own).sort(([, a], [, b]) => b - a)
  const kept = others.filter(([, servedAt], place) => place < builds - 1 || servedAt > now - weekMs)
  const needed = new Set([own, ...names, ...kept.map(([name]) => name)])
  for (const [build] of kept) for (const name of await namesIn(storage, build)) needed.add(name)
  // What is younger may be of a build that is only now being stored.
  for (const [name, writtenAt] of there) if (!needed.has(name) && writtenAt < now - weekMs) await storage.remove(name)
}

async function namesIn(storage: Storage, build: string): Promise<readonly string[]> {
  const file = await storage.read(build)
  return file ? (JSON.parse((await bytesOfFile(file)).toString()) as string[]) : []
}
