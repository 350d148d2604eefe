import { isPublic, registry } from '#resources'
import { countedSources } from '../api/countSearch.ts'
import { isMapRule } from '../api/lists/readMap.ts'
import type { Database, Executor } from '../db/connection/database.ts'
import { placesOf } from '../db/map/placeIndex.ts'
import { searchFor } from '../db/search/query/interpretations.ts'
import { lexemeStatistics } from '../db/search/ranking/lexemeStatistics.ts'
import { learnRanks } from '../db/search/ranking/rankMarks.ts'
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

/** Of each script, with a second word, and with others that say the same: each is looked up by other statements. */
const usualTexts = ['shop', 'ဆိုင်', 'restaurant', 'coffee shop']
/** Common and less common words of a source are ranked in different ways: those are looked for that so many records have at most. */
const shares = [0.05, 0.01, 0.004]
const asVisitor = { viewer: null, page: 1, perPage: 20 }
const searchAll = (db: Executor, text: string) =>
  searchFor(db, text, (asked) =>
    Promise.all(countedSources.map((source) => searchRecords(db, source, asked, asVisitor))),
  )

const isLatinWord = (lexeme: string) => /^[a-z]{3,}$/.test(lexeme)
const isBurmeseWord = (lexeme: string) => /^[\u1000-\u109f]+$/.test(lexeme)

/**
 * Of each source one word of names for each share, as `analyze` has counted them; none where it has not. Latin words first, since they are
 * looked up as beginnings of others too, which takes more statements.
 */
async function wordsOf(db: Executor): Promise<string[]> {
  const bySource = await Promise.all(
    countedSources.map(async (source) => {
      const statistics = await lexemeStatistics(db, source)
      const lexemes = [...(statistics?.SearchName.byLexeme ?? [])].sort(([, a], [, b]) => b - a)
      return shares.map((most) => {
        const rarer = lexemes.flatMap(([lexeme, share]) => (share <= most ? [lexeme] : []))
        return rarer.find(isLatinWord) ?? rarer.find(isBurmeseWord)
      })
    }),
  )
  const words = shares.flatMap((_, at) => bySource.map((ofSource) => ofSource[at]))
  return [...new Set(words.filter((word) => word !== undefined))]
}

async function* ofSearches(db: Executor): AsyncIterable<Lesson> {
  yield () => Promise.all(countedSources.map((source) => learnRanks(db, source)))
  for (const text of usualTexts) yield () => searchAll(db, text)
  for (const word of await wordsOf(db)) yield () => searchAll(db, word)
}

async function* ofMaps(db: Executor): AsyncIterable<Lesson> {
  for (const resource of onMaps) yield () => placesOf(db, resource)
}
