import type { QueryInterpretation } from '../parseQuery.ts'
import { isStopWord } from '../stopWords.ts'
import { isBurmeseToken, isWordToken, tokenize } from '../tokens.ts'
import { lengthOfExpression, meaningsOf, type Expression } from './everydayNeeds.ts'
import { needBySound } from './needsBySound.ts'

/** A piece of a query: what is said for a need, or what else is asked for. */
export interface NeedPiece {
  tokens: Expression
  /** What else is said for the same; none for a piece that names no need. */
  meanings: readonly Expression[]
}

/** Needs in one text. Nobody looks for more at a time. */
const maxPieces = 6

/** Words that say no more beside a need: a shop, somewhere near, to buy. */
const words = 'shop|shops|store|stores|service|services|me|my|nearby|best|good|cheap|buy|sell|sale'
const syllables = 'ဆိုင်|ဆိုင်များ|ရောင်း|ဝယ်|အနီး|အနီးအနား|ကောင်း|များ'
const saysNoMore = new Set([...words.split('|'), ...syllables.split('|').flatMap((word) => tokenize(word))])

/**
 * The query by its needs: the pieces that must all be met, each by itself or by one of its meanings. Null where it names none. A need
 * of one syllable counts only where it stands between spaces: ငါး is fish and a piece of many words.
 */
export function readNeeds({ segments, tokens }: QueryInterpretation): NeedPiece[] | null {
  const pieces: NeedPiece[] = []
  const ends = endsOfSegments(segments)
  let at = 0
  let rest: string[] = []
  const close = () => {
    if (rest.length > 0) pieces.push({ tokens: rest, meanings: [] })
    rest = []
  }
  while (at < tokens.length) {
    const found = needAt(tokens, at, ends)
    if (found) {
      close()
      pieces.push(found.piece)
      at += found.length
    } else {
      rest.push(tokens[at]!)
      at++
      if (ends.has(at)) close()
    }
  }
  close()
  const asked = pieces.filter(({ tokens, meanings }) => meanings.length > 0 || !tokens.every(isUnneeded))
  const hasNeed = asked.some(({ meanings }) => meanings.length > 0)
  return hasNeed && asked.length <= maxPieces ? asked : null
}

const isUnneeded = (token: string) => saysNoMore.has(token) || isStopWord(token)

/** Whether all words of a text are English ones that are said for needs: then it is no name typed as it sounds. */
export function isOfNeedsAlone(text: string): boolean {
  const tokens = tokenize(text)
  let at = 0
  let hasNeed = false
  while (at < tokens.length) {
    const length = lengthOfExpression(tokens, at)
    if (length === 0 && !isUnneeded(tokens[at]!)) return false
    hasNeed ||= length > 0
    at += Math.max(1, length)
  }
  return hasNeed
}

function needAt(tokens: Expression, at: number, ends: ReadonlySet<number>) {
  const length = lengthOfExpression(tokens, at)
  const expression = tokens.slice(at, at + length)
  const standsAlone = (at === 0 || ends.has(at)) && ends.has(at + length)
  if (length > 1 || (length === 1 && (standsAlone || isWordToken(expression[0]!))))
    return { length, piece: { tokens: expression, meanings: meaningsOf(expression) } }
  if (isBurmeseToken(tokens[at]!)) return null
  const sounding = needBySound(tokens.slice(at))
  return sounding && { length: sounding.length, piece: { tokens: tokens.slice(at, at + sounding.length), ...sounding } }
}

/** Where words end that have spaces or another script around them. */
function endsOfSegments(segments: QueryInterpretation['segments']): ReadonlySet<number> {
  let at = 0
  return new Set(segments.map((segment) => (at += segment.length)))
}
