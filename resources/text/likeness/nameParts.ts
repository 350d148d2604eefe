import { canonicalTokens } from '../variants.ts'
import { emptyWords, trades } from './tradeWords.ts'

/** A name, cut into what tells it from others and what it shares with its trade. */
export interface NameParts {
  /** Its own words, folded; all of them where it has none of its own. */
  own: readonly string[]
  isOwn: boolean
  /** The whole name as one text. */
  whole: string
  /** The numbers in it. */
  numbers: readonly string[]
  /** Indexes of `trades`. */
  trades: readonly number[]
}

interface Phrase {
  tokens: readonly string[]
  /** -1 for a word that says nothing. */
  trade: number
}

/** By their first token, the longest first. */
const phrases = new Map<string, Phrase[]>()
for (const [at, words] of [emptyWords, ...trades].entries())
  for (const word of words.split('|')) {
    const tokens = canonicalTokens(word)
    const [first = ''] = tokens
    const list = [...(phrases.get(first) ?? []), { tokens, trade: at - 1 }]
    phrases.set(
      first,
      list.sort((a, b) => b.tokens.length - a.tokens.length),
    )
  }

/** Tokens of a name that are compared. Nobody has a longer name than that in mind. */
const maxTokens = 40

/** The names that a text holds: "Thiri Cafe (သီရိ)" is the whole, one in Latin letters and one in Burmese. */
export function namePartsOf(name: string): NameParts[] {
  const whole = partsOf(name)
  const isMixed = BURMESE_RUN.test(name) && LATIN_RUN.test(name)
  const inOneScript = isMixed ? [name.replace(ALL_BURMESE, ' '), name.replace(ALL_LATIN, ' ')].map(partsOf) : []
  return [whole, ...inOneScript.filter(({ isOwn }) => isOwn)].filter(({ own }) => own.length > 0)
}
const [BURMESE_RUN, LATIN_RUN] = [/[\u1000-\u109F]/, /\p{Script=Latin}/u]
const [ALL_BURMESE, ALL_LATIN] = [/[\u1000-\u109F]+/g, /\p{Script=Latin}+/gu]

const numberWords = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) => [
    word,
    String(at + 1),
  ]),
)
const isNumber = (token: string) => /^\p{Nd}/u.test(token)

function partsOf(name: string): NameParts {
  const tokens = canonicalTokens(name)
    .slice(0, maxTokens)
    .map((token) => numberWords.get(token) ?? token)
  const own: string[] = []
  const found = new Set<number>()
  for (let at = 0; at < tokens.length;) {
    const phrase = phrases
      .get(tokens[at]!)
      ?.find((one) => one.tokens.every((token, offset) => tokens[at + offset] === token))
    if (!phrase) own.push(tokens[at]!)
    else if (phrase.trade >= 0) found.add(phrase.trade)
    at += phrase?.tokens.length ?? 1
  }
  const isOwn = own.some((token) => !isNumber(token))
  const words = isOwn ? own : tokens
  return {
    isOwn,
    own: isOwn ? words.filter((token) => !isNumber(token)) : words,
    whole: tokens.join(''),
    numbers: tokens.filter(isNumber),
    trades: [...found],
  }
}
