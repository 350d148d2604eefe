import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** In a build: the builds whose files it has, the newest first, each `{ at, files }`, `at` in ms since 1970. */
const listName = 'builds.json'
const weekMs = 7 * 24 * 3_600_000

/** Files with a hash in their names, which no other build has with another content. */
const hashedFiles = (folder) =>
  ['render', 'server'].flatMap((part) => {
    const assets = join(folder, part, 'assets')
    return existsSync(assets) ? readdirSync(assets).map((name) => join(part, 'assets', name)) : []
  })

/**
 * Gives a new build the hashed code of the last three builds, and of those that were the newest within a week: a server that runs
 * meanwhile loads some of it when it is first used (docs/decisions/builds.md). Files for browsers: server/uploads/sharedBuilds.ts.
 */
export function keepOlderBuilds(output, before, now = Date.now()) {
  const list = join(before, listName)
  const older = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [{ at: 0, files: hashedFiles(before) }]
  const known = [{ at: now, files: hashedFiles(output) }, ...older]
  const kept = known.filter((_, place) => place < 3 || known[place - 1].at > now - weekMs)
  for (const file of new Set(kept.flatMap(({ files }) => files))) {
    const [from, to] = [join(before, file), join(output, file)]
    if (existsSync(to) || !existsSync(from)) continue
    mkdirSync(dirname(to), { recursive: true })
    linkSync(from, to)
  }
  writeFileSync(join(output, listName), JSON.stringify(kept))
}
