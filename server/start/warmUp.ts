import { isPublic, registry } from '#resources'
import { countedSources } from '../api/countSearch.ts'
import { isMapRule } from '../api/lists/readMap.ts'
import type { Database, Executor } from '../db/connection/database.ts'
import { placesOf } from '../db/map/placeIndex.ts'
import { searchFor } from '../db/search/query/interpretations.ts'
import { searchRecords } from '../db/search/search.ts'

/**
 * Learns what the first visitors of a process would wait for. First what a search needs, on the connections that a search of all
 * sources takes, at once; then where everything on a map is. What fails is learnt when somebody asks for it (docs/decisions/database.md#at-the-start).
 */
export function warmUp(db: Pick<Database, 'reader'>): WarmUp {
  let isStopped = false
  let mayBegin = async () => {}
  const learn = async (lessons: (db: Executor) => AsyncIterable<Lesson>) => {
    const reader = db.reader()
    for await (const lesson of lessons(reader.db)) {
      await mayBegin()
      if (isStopped) return
      await lesson().catch(() => undefined)
    }
  }
  const searches = learn(ofSearches).catch(() => undefined)
  return {
    searches,
    rest: (wait) => {
      mayBegin = wait
      return searches.then(() => learn(ofMaps)).catch(() => undefined)
    },
    stop: () => void (isStopped = true),
  }
}

interface WarmUp {
  /** When searches are as fast as they will be. Never fails. */
  searches: Promise<void>
  /**
   * Learns what is left of it, then maps. Never fails.
   * @param wait before each of them, since it takes the database up to a second
   */
  rest(wait: () => Promise<void>): Promise<void>
  /** After what is being read. */
  stop(): void
}

type Lesson = () => Promise<unknown>

const onMaps = [...registry.values()].filter(
  (resource) => isPublic(resource) && resource.calls.includes('read') && Object.values(resource.lists).some(isMapRule),
)

/** Of each script: with the first search connections are made, names of places read, and statements prepared. */
const usualTexts = ['shop', 'ဆိုင်']
const asVisitor = { viewer: null, page: 1, perPage: 20 }
const searchAll = (db: Executor, text: string) =>
  searchFor(db, text, (asked) =>
    Promise.all(countedSources.map((source) => searchRecords(db, source, asked, asVisitor))),
  )

async function* ofSearches(db: Executor): AsyncIterable<Lesson> {
  for (const text of usualTexts) yield () => searchAll(db, text)
}

async function* ofMaps(db: Executor): AsyncIterable<Lesson> {
  for (const resource of onMaps) yield () => placesOf(db, resource)
}
