import { registry, type Resource } from '#resources'
import { tokenForms } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { isNameSource, latestNames, namesSeenSince, type KnownNames } from '../../records/knownNames.ts'
import { isPlace } from '../../searchIndex/facets.ts'
import type { Extras } from '../extras.ts'
import { lexeme, wholeNameLexeme } from '../../searchIndex/vector.ts'
import { nameFields } from '../../schema/searchedFields.ts'

/**
 * Categories, towns and regions by the words of their names, in memory: a few hundred records that every search asks for. They are looked
 * up as the index of their tables would answer (docs/decisions/search.md#queries), by the names as they are now (../../records/knownNames.ts).
 */
export interface KnownTerms {
  /** Records of both languages that have exactly one of these names, each given by its tokens. */
  named(names: readonly (readonly string[])[]): readonly BilingualName[]
  /** Whether these tokens are exactly the name of a town, region or country. */
  isPlace(name: readonly string[]): boolean
  /** The ids of the records of a source whose names have one of the phrases of this `tsquery`. */
  ids(source: string, query: string): readonly number[]
}

export interface BilingualName {
  Name: string
  BurmeseName: string
}

/** What others are found by, or are in, and whose names are known. */
const sources = [...registry.values()].filter(
  (resource) =>
    isNameSource(resource) && nameFields(resource).length > 0 && (resource.search.facet || isPlace(resource)),
)

/** Whether a source is looked up in memory. */
export const isKnownSource = (resource: Resource): boolean => sources.includes(resource)

/** Where nothing could be read. */
export const noTerms: KnownTerms = { named: () => [], isPlace: () => false, ids: () => [] }

const madeOf = new WeakMap<KnownNames, KnownTerms>()

export const knownTerms = async (db: Executor): Promise<KnownTerms> => termsOf(await latestNames(db))

function termsOf(names: KnownNames): KnownTerms {
  const terms = madeOf.get(names) ?? indexOf(names)
  madeOf.set(names, terms)
  return terms
}

/** The terms that were read last of each database. */
const lastRead = new WeakMap<Executor, KnownTerms>()

/**
 * What `ask` answers with the terms as they are now, or with none where they are late. It is asked with those read last. Whether they
 * are still the same is told by a record that was read meanwhile, or asked for. In the rare case that they are not, `ask` is called
 * again: so it may only read.
 */
export async function withKnownTerms<T>(
  db: Executor,
  extras: Extras,
  ask: (terms: KnownTerms) => Promise<T>,
): Promise<T> {
  // What reads from a replica is another object for each request.
  const database = db.main ?? db
  const last = lastRead.get(database)
  const begunAt = performance.now()
  const begun = last && { answer: await ask(last) }
  const seen = namesSeenSince(db, begunAt)
  const latest = seen
    ? termsOf(seen)
    : await extras.unlessLate('names of categories and places', () => knownTerms(db), undefined)
  if (latest) lastRead.set(database, latest)
  return begun && (!latest || latest === last) ? begun.answer : ask(latest ?? noTerms)
}

/** Where a token stands: in these tokens of a record's name. */
interface Place {
  id: number
  tokens: readonly string[]
  at: number
}

interface SourceIndex {
  byToken: ReadonlyMap<string, readonly Place[]>
  /** In their order, so that those with a prefix stand beside each other. */
  tokens: readonly string[]
}

function indexOf(names: KnownNames): KnownTerms {
  const byName = new Map<string, BilingualName[]>()
  const places = new Set<string>()
  const bySource = new Map<string, SourceIndex>()
  for (const resource of sources) {
    const byToken = new Map<string, Place[]>()
    for (const [id, record] of names.all(resource.name)) {
      const names = [record[resource.title], record['BurmeseName']].filter(
        (name): name is string => typeof name === 'string' && name !== '',
      )
      const [Name = '', BurmeseName] = names
      const both = BurmeseName === undefined ? undefined : { Name, BurmeseName }
      for (const form of names.flatMap(tokenForms)) {
        const tokens = form.map(lexeme)
        tokens.forEach((token, at) => add(byToken, token, { id, tokens, at }))
        if (both) add(byName, wholeNameLexeme(form), both)
        if (isPlace(resource)) places.add(wholeNameLexeme(form))
      }
    }
    bySource.set(resource.name, { byToken, tokens: [...byToken.keys()].sort() })
  }
  return {
    named: (asked) => [...new Set(asked.flatMap((name) => byName.get(wholeNameLexeme(name)) ?? []))],
    isPlace: (name) => places.has(wholeNameLexeme(name)),
    ids: (source, query) => {
      const index = bySource.get(source)
      return index ? [...new Set(phrasesOf(query).flatMap((phrase) => idsWith(index, phrase)))] : []
    },
  }
}

const add = <K, V>(lists: Map<K, V[]>, key: K, value: V) => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

interface Word {
  text: string
  isPrefix: boolean
}

/** The alternatives of a query that holds phrases and bars alone (./tsquery.ts). */
const phrasesOf = (query: string): Word[][] =>
  query.split(' | ').map((phrase) =>
    [...phrase.matchAll(/'([^']*)'(:\*)?/gu)].map(([, text = '', prefix]) => ({
      text,
      isPrefix: prefix !== undefined,
    })),
  )

const meets = (token: string | undefined, { text, isPrefix }: Word) =>
  token !== undefined && (isPrefix ? token.startsWith(text) : token === text)

const idsWith = ({ byToken, tokens }: SourceIndex, [first, ...others]: readonly Word[]): number[] =>
  !first
    ? []
    : (first.isPrefix ? startingWith(tokens, first.text) : [first.text])
        .flatMap((token) => byToken.get(token) ?? [])
        .filter((place) => others.every((word, n) => meets(place.tokens[place.at + n + 1], word)))
        .map(({ id }) => id)

function startingWith(sorted: readonly string[], prefix: string): readonly string[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(prefix)) end++
  return sorted.slice(low, end)
}
