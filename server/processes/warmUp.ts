import { isPublic, registry, type Resource } from '#resources'
import { countedSources } from '../api/countSearch.ts'
import { isMapRule } from '../api/lists/readMap.ts'
import type { Database, Executor } from '../db/connection/database.ts'
import { placesOf } from '../db/map/placeIndex.ts'
import { markPublicList } from '../db/records/publicList.ts'
import { estimateListed } from '../db/records/tableCount.ts'
import { searchFor } from '../db/search/query/interpretations.ts'
import { learnRanks } from '../db/search/ranking/rankMarks.ts'
import { searchRecords } from '../db/search/search.ts'

/**
 * Learns what the first visitors of a process would wait for. First what a search needs, on the connections that a search of all
 * sources takes, at once; then, one after the other, where everything on a map is and where the pages of long lists begin. What fails is
 * learnt when somebody asks for it (docs/decisions/database.md#at-the-start).
 */
export function warmUp(db: Pick<Database, 'reader'>): WarmUp {
  let isStopped = false
  const learn = async (lessons: readonly Lesson[], mayBegin?: () => Promise<void>) => {
    const reader = await db.reader()
    for (const lesson of lessons) {
      await mayBegin?.()
      if (isStopped) return
      await lesson(reader.db).catch(() => undefined)
    }
  }
  const searches = learn(ofSearches).catch(() => undefined)
  return {
    searches,
    mapsAndLists: (mayBegin) => searches.then(() => learn(ofMapsAndLists, mayBegin)).catch(() => undefined),
    stop: () => void (isStopped = true),
  }
}

interface WarmUp {
  /** When searches are as fast as they will be. Never fails. */
  searches: Promise<void>
  /**
   * Learns these too. Never fails.
   * @param mayBegin is waited for before each of them, since it takes the database up to a second
   */
  mapsAndLists(mayBegin?: () => Promise<void>): Promise<void>
  /** After what is being read. */
  stop(): void
}

type Lesson = (db: Executor) => Promise<unknown>

const read = [...registry.values()].filter((resource) => isPublic(resource) && resource.calls.includes('read'))
const onMaps = read.filter(({ lists }) => Object.values(lists).some(isMapRule))

/** Of each script, since they are looked up in different ways: common and less common ones, which are ranked in different ways. */
const words = ['shop', 'ဆိုင်', 'restaurant', 'hotel', 'ရွှေ', 'shwe', 'mobile', 'coffee shop']
const asVisitor = { viewer: null, page: 1, perPage: 20 }
const searchAll = (word: string) => (db: Executor) =>
  searchFor(db, word, (asked) =>
    Promise.all(countedSources.map((source) => searchRecords(db, source, asked, asVisitor))),
  )

const ofSearches: readonly Lesson[] = [
  (db) => Promise.all(countedSources.map((source) => learnRanks(db, source))),
  ...words.map(searchAll),
]

const ofMapsAndLists: readonly Lesson[] = [
  ...onMaps.map((resource: Resource) => (db: Executor) => placesOf(db, resource)),
  ...read.map((resource) => async (db: Executor) => markPublicList(db, resource, await estimateListed(db, resource))),
]
