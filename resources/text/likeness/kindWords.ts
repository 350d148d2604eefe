import { remembering } from '../remembering.ts'
import { tokenize } from '../tokens.ts'

/**
 * What the names of a neighbourhood end in, besides the words of `tradeWords.ts`: "Wedding Planner" after four different beginnings says
 * what a business is and not which.
 */
export type KindWords = ReadonlySet<string>

/** A word that follows this many different beginnings says what a business is, as "Bakery" does, and not which. */
const minBeginnings = 3

/** Names share most of their words. */
const maxRemembered = 5000
/** So that brackets and encodings do not matter. */
const folded = remembering((word: string) => tokenize(word).join(' '), maxRemembered)

/** The words of a name between spaces, as written, without those that are signs alone. */
const wordsOf = (name: string) => name.split(/\s+/u).filter((word) => folded(word) !== '')

/**
 * The words in these names that say a kind. Pass one name for each business. A word with which that many names also begin is a name of its
 * own.
 */
export function kindWordsIn(names: readonly string[]): KindWords {
  const beginnings = new Map<string, Set<string>>()
  const atStart = new Map<string, number>()
  for (const name of new Set(names)) {
    const words = wordsOf(name).map(folded)
    for (const [at, word] of words.entries())
      if (at === 0) atStart.set(word, (atStart.get(word) ?? 0) + 1)
      else beginnings.set(word, (beginnings.get(word) ?? new Set<string>()).add(words.slice(0, at).join(' ')))
  }
  const isKind = ([word, { size }]: [string, ReadonlySet<string>]) =>
    size >= minBeginnings && size > (atStart.get(word) ?? 0)
  return new Set([...beginnings].filter(isKind).map(([word]) => word))
}

/** A name without them; its first word stays. */
export const withoutKindWords = (name: string, kind: KindWords): string =>
  wordsOf(name)
    .filter((word, at) => at === 0 || !kind.has(folded(word)))
    .join(' ')
