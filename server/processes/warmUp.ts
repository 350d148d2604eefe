import { isPublic, registry, type Resource } from '#resources'
import { countedSources } from '../api/countSearch.ts'
import { isMapRule } from '../api/lists/readMap.ts'
import type { Database, Executor } from '../db/connection/database.ts'
import { placesOf } from '../db/map/placeIndex.ts'
import { markPublicList } from '../db/records/publicList.ts'
import { estimateListed } from '../db/records/tableCount.ts'
import { searchRecords } from '../db/search/search.ts'

/**
 * Learns what the first visitors of a process would wait for: where everything on a map is, what a search needs, and where the
 * pages of long lists begin. One after the other, beside the first answers, on one connection; what fails is learnt when somebody asks for it.
 */
export function warmUp(db: Pick<Database, 'reader'>): WarmUp {
  let isStopped = false
  const learnAll = async () => {
    const reader = await db.reader()
    for (const learn of lessons) {
      if (isStopped) return
      await learn(reader.db).catch(() => undefined)
    }
  }
  return { done: learnAll().catch(() => undefined), stop: () => void (isStopped = true) }
}

interface WarmUp {
  /** Never fails. */
  done: Promise<void>
  /** After what is being read. */
  stop(): void
}

const read = [...registry.values()].filter((resource) => isPublic(resource) && resource.calls.includes('read'))
const onMaps = read.filter(({ lists }) => Object.values(lists).some(isMapRule))

/** A word of each script, since they are looked up in different ways. */
const words = ['shop', 'ဆိုင်']
const asVisitor = { viewer: null, page: 1, perPage: 20 }
const searches = words.flatMap((word) =>
  countedSources.map((source) => (db: Executor) => searchRecords(db, source, word, asVisitor)),
)

const lessons: readonly ((db: Executor) => Promise<unknown>)[] = [
  ...onMaps.map((resource: Resource) => (db: Executor) => placesOf(db, resource)),
  ...searches,
  ...read.map((resource) => async (db: Executor) => markPublicList(db, resource, await estimateListed(db, resource))),
]
