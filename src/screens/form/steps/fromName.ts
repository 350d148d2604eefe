import { canonicalTokens, isBurmeseToken, isWordToken, joinTokens } from '#resources/text/index.ts'
import type { Option } from '#src/fields/inputs/useOptions.ts'

/** Words that tell no trade from another. */
const telling = (word: string) =>
  word.length > 2 && !/^(and|the|shops?|stores?|houses?|services?|supplies|general)$/.test(word)
/** Bakery, bakeries; tea, teas; cake, cakes. */
const stem = (word: string) => word.replace(/(?:ies|y|es|s|e)$/, '')
const plural = 'များ'
const shop = 'ဆိုင်'
const and = 'နှင့်'

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    canonicalTokens(text)
      .filter((token) => isWordToken(token) && telling(token))
      .map(stem),
  )
}

/** The trades that a Burmese name lists, without what says how many: လက်ဖက်ရည်ဆိုင်, လက်ဖက်ရည်. */
function phrasesOf(name: string): readonly string[] {
  return name.split(and).flatMap((part) => {
    const tokens = canonicalTokens(part).filter((token) => isBurmeseToken(token))
    if (tokens.at(-1) === plural) tokens.pop()
    const bare = tokens.at(-1) === shop ? tokens.slice(0, -1) : tokens
    return [tokens, bare].filter(({ length }) => length > 1).map(joinTokens)
  })
}

/** The choices that a business's names speak of, those with most words in common first; at most three. */
export function namedIn(names: readonly string[], options: readonly Option[]): readonly Option[] {
  const words = wordsOf(names.join(' '))
  const spoken = names.map((name) => joinTokens(canonicalTokens(name)))
  const shared = ({ name, otherName }: Option) =>
    [name, otherName ?? ''].reduce((sum, own) => {
      const ofWords = [...wordsOf(own)].filter((word) => words.has(word)).length
      return sum + ofWords + (phrasesOf(own).some((phrase) => spoken.some((text) => text.includes(phrase))) ? 1 : 0)
    }, 0)
  return options
    .map((option) => ({ option, count: shared(option) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, 3)
    .map(({ option }) => option)
}
