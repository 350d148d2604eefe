import { loadDetector, parseQuery, tokenForms, type QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { boundedMemory } from '../../../memories.ts'
import { everyExtra } from '../extras.ts'
import { noTerms, withKnownTerms, type BilingualName, type KnownTerms } from './knownTerms.ts'

const detector = await loadDetector()

/** So many texts are remembered, of up to so many characters: with all that is made of them for three sources they take some 15 MB. */
const [maxTexts, maxLength] = [200, 60]
const interpreted = boundedMemory<string, readonly QueryInterpretation[]>('interpretedTexts', { max: maxTexts })

/**
 * All interpretations of a search text, the likeliest first (resources/text/parseQuery.ts). The same few texts are searched again and
 * again: they have the same object each time, by which it is remembered what is made of it.
 */
export function interpretQuery(text: string): readonly QueryInterpretation[] {
  const known = interpreted.get(text)
  if (known) return known
  const interpretations = parseQuery(text, detector)
  if (text.length <= maxLength) interpreted.set(text, interpretations)
  return interpretations
}

/** Interpretations of one query. Each makes the search slower, and the last ones are the least likely. */
const maxInterpretations = 12

/** Known names that one query is translated by. */
const maxKnownNames = 20

/** A search text as it is asked of any source. */
export interface ReadQuery {
  text: string
  interpretations: readonly QueryInterpretation[]
  names: KnownTerms
}

/**
 * What `search` finds by the interpretations of a search text, and the same with the names of towns, regions and categories in their
 * other language: palaw also finds ပုလော. A name counts only where the query or one of its segments is exactly that name. It may be
 * asked twice (withKnownTerms).
 */
export async function searchFor<T>(
  db: Executor,
  text: string,
  search: (read: ReadQuery) => Promise<T>,
  extras = everyExtra,
): Promise<T> {
  const interpretations = interpretQuery(text)
  return interpretations.length === 0
    ? search({ text, interpretations, names: noTerms })
    : withKnownTerms(db, extras, (names) => search(translatedOnce(text, interpretations, names)))
}

const translations = new WeakMap<readonly QueryInterpretation[], ReadQuery>()

function translatedOnce(text: string, interpretations: readonly QueryInterpretation[], names: KnownTerms): ReadQuery {
  const known = translations.get(interpretations)
  if (known?.names === names) return known
  const made = translated(text, interpretations, names)
  translations.set(interpretations, made)
  return made
}

function translated(text: string, interpretations: readonly QueryInterpretation[], names: KnownTerms): ReadQuery {
  const known = names.named(interpretations.flatMap(({ tokens, segments }) => [tokens, ...segments]))
  const others = inOtherLanguage(interpretations, known.slice(0, maxKnownNames))
  const all = [...interpretations, ...others].slice(0, maxInterpretations)
  return { text, interpretations: all.map((one) => withWholePlaces(one, names)), names }
}

/**
 * With the places that another word follows as whole words: nobody who types _yangon hotel_ means a longer word by _yangon_. Of a common
 * word with anything behind it the index joins all entries before it compares them, which took half of the time of such a search.
 */
function withWholePlaces(interpretation: QueryInterpretation, names: KnownTerms): QueryInterpretation {
  const { segments } = interpretation
  const whole = segments.flatMap((segment, at) => (at < segments.length - 1 && names.isPlace(segment) ? [at] : []))
  return whole.length === 0 ? interpretation : { ...interpretation, whole: new Set(whole) }
}

const asPhrase = (tokens: readonly string[]): QueryInterpretation => ({ tokens, segments: [tokens] })

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((token, at) => token === b[at])

/** The interpretations with the whole query, or one of its segments, translated by the known names. */
function inOtherLanguage(
  interpretations: readonly QueryInterpretation[],
  names: readonly BilingualName[],
): QueryInterpretation[] {
  const translations = names.flatMap(({ Name, BurmeseName }) => {
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
