import { tokenize } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import type { Viewer } from '../../records/visibility.ts'
import { countInCommonSources, hasMatches, hasMatchesShownFirst } from '../commonSearch.ts'
import { interpretQuery } from '../query/interpretations.ts'
import { correctPhrase, maxCorrections, type CorrectedText } from './phraseCorrection.ts'
import { relaxQuery } from './queryRelaxation.ts'

/** A text that finds something where the one typed finds little or nothing. */
export interface SpellingCorrection {
  Text: string
}

/** A text with this many matches is taken for correct. */
const minMatches = 3
/** A text of more tokens is not corrected: it is no typing error. */
const maxTokens = 12
/** A text of more words is not corrected word by word. */
const maxWords = 4

/**
 * Corrections of a text that matches fewer than three records, spelled as in a name, each of which finds something for this person. Where none
 * does, and nothing matches at all or in what a search shows first, shorter queries.
 */
export async function correctSpelling(db: Executor, text: string, viewer: Viewer): Promise<SpellingCorrection[]> {
  const interpretations = interpretQuery(text)
  const [first] = interpretations
  if (!first || first.tokens.length > maxTokens) return []
  const count = await countInCommonSources(db, interpretations, viewer, minMatches)
  if (count >= minMatches) return []
  const candidates = [...(await correctPhrase(db, interpretations, viewer)), ...(await correctWords(db, text, viewer))]
  const tried = new Set(interpretations.map(({ tokens }) => tokens.join(' ')))
  const withMatches = async (texts: readonly string[]) => {
    const corrections: SpellingCorrection[] = []
    const offered = new Set<string>()
    for (const Text of texts) {
      const key = tokenize(Text).join(' ')
      // "Restaurants" says nothing beside "Restaurant".
      const isOther = offered.has(key.replace(/s$/, '')) || offered.has(`${key}s`)
      if (tried.has(key) || isOther) continue
      tried.add(key)
      if (!(await hasMatches(db, interpretQuery(Text), viewer))) continue
      corrections.push({ Text })
      offered.add(key)
      if (corrections.length === maxCorrections) break
    }
    return corrections
  }
  const nearest = candidates.sort((a, b) => a.distance - b.distance).map((candidate) => candidate.text)
  const corrections = await withMatches(nearest)
  const isFound = corrections.length > 0 || (count > 0 && (await hasMatchesShownFirst(db, interpretations, viewer)))
  return isFound ? corrections : withMatches(relaxQuery(text, interpretations))
}

/** Each word between spaces corrected on its own: no name needs to contain them side by side. */
async function correctWords(db: Executor, text: string, viewer: Viewer): Promise<CorrectedText[]> {
  const words = text.trim().split(/\s+/u)
  if (words.length < 2 || words.length > maxWords) return []
  let texts: CorrectedText[] = [{ text: '', distance: 0 }]
  for (const word of words) {
    const interpretations = interpretQuery(word)
    const isCorrect = interpretations.length === 0 || (await hasMatches(db, interpretations, viewer))
    const spellings = isCorrect
      ? [{ text: word, distance: 0 }]
      : (await correctPhrase(db, interpretations, viewer)).slice(0, maxCorrections)
    texts = texts
      .flatMap((before) =>
        spellings.map((spelling) => ({
          text: `${before.text} ${spelling.text}`.trim(),
          distance: before.distance + spelling.distance,
        })),
      )
      .slice(0, maxCorrections * maxCorrections)
  }
  return texts.filter(({ distance }) => distance > 0)
}
