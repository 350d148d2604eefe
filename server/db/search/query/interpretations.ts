import { loadDetector, parseQuery, tokenForms, type QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { numberIn } from '../byNumber.ts'
import { everyExtra } from '../extras.ts'
import { findNamed, isNamed, isSame, type NamedRecord } from './namedRecords.ts'

const detector = await loadDetector()

/** All interpretations of a search text, the likeliest first (resources/text/parseQuery.ts). */
export const interpretQuery = (text: string): readonly QueryInterpretation[] => parseQuery(text, detector)

/** Interpretations of one query. Each makes the search slower, and the last ones are the least likely. */
const maxInterpretations = 12

/** Known names that one query is translated by. */
const maxKnownNames = 20

/** A search text as it is asked of any source. */
export interface ReadQuery {
  text: string
  interpretations: readonly QueryInterpretation[]
  names: readonly NamedRecord[]
}

/**
 * The interpretations of a search text, and the same with the names of towns, regions and categories in their other language: palaw also
 * finds ပုလော. A name counts only where the query or one of its segments is exactly that name.
 */
export async function readQuery(db: Executor, text: string, extras = everyExtra): Promise<ReadQuery> {
  const read = interpretQuery(text)
  // A number names nothing.
  const mayName = read.length > 0 && numberIn(text) === null
  const names = mayName ? await extras.unlessLate('names of categories and places', () => findNamed(db, read), []) : []
  const all = [...read, ...inOtherLanguage(read, names)].slice(0, maxInterpretations)
  return { text, interpretations: all.map((one) => withWholePlaces(one, names)), names }
}

/**
 * With the places that another word follows as whole words: nobody who types _yangon hotel_ means a longer word by _yangon_. Of a common
 * word with anything behind it the index joins all entries before it compares them, which took half of the time of such a search.
 */
function withWholePlaces(interpretation: QueryInterpretation, names: readonly NamedRecord[]): QueryInterpretation {
  const { segments } = interpretation
  const isPlace = (segment: readonly string[]) => names.some((one) => one.isPlace && isNamed(one, segment))
  const whole = segments.flatMap((segment, at) => (at < segments.length - 1 && isPlace(segment) ? [at] : []))
  return whole.length === 0 ? interpretation : { ...interpretation, whole: new Set(whole) }
}

const asPhrase = (tokens: readonly string[]): QueryInterpretation => ({ tokens, segments: [tokens] })

/** The interpretations with the whole query, or one of its segments, translated by the known names. */
function inOtherLanguage(
  interpretations: readonly QueryInterpretation[],
  names: readonly NamedRecord[],
): QueryInterpretation[] {
  const translations = names.slice(0, maxKnownNames).flatMap(({ Name, BurmeseName }) => {
    if (BurmeseName === null) return []
    const [latin, burmese] = [tokenForms(Name), tokenForms(BurmeseName)]
    return [...latin.map((from) => ({ from, to: burmese[0]! })), ...burmese.map((from) => ({ from, to: latin[0]! }))]
  })
  const translate = (tokens: readonly string[]) =>
    translations.filter(({ from, to }) => isSame(from, tokens) && !isSame(to, tokens)).map(({ to }) => to)
  return interpretations.flatMap(({ tokens, segments }) => [
    ...translate(tokens).map(asPhrase),
    ...(segments.length > 1
      ? segments.flatMap((segment, at) =>
          translate(segment).map((translated) => {
            const replaced = segments.with(at, translated)
            return { tokens: replaced.flat(), segments: replaced, isTranslatedInPart: true }
          }),
        )
      : []),
  ])
}
