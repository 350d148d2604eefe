import { isSecondHalf, isWholeStack, mayEndAt } from './longRuns.ts'

const characters = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined
/** More than what people see as one character: an emoji of a family has eleven code units. */
const longestCharacter = 50

/**
 * The beginning of a text, at most so many code units long, cut between what people see as characters: never inside an emoji, a letter
 * with its marks, a stack or a Burmese syllable. Browsers without `Intl.Segmenter` cut between code points.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const found = characters?.segment(text.slice(0, most + longestCharacter))
  const startOf = (at: number) => found?.containing(at)?.index ?? (isSecondHalf(text, at) ? at - 1 : at)
  const endWhere = (isEnd: (text: string, at: number) => boolean) => {
    let end = startOf(most)
    while (end > 0 && !isEnd(text, end)) end = startOf(end - 1)
    return end
  }
  // A first syllable that is too long is cut between its letters, an emoji that has no end between its parts.
  return text.slice(0, endWhere(mayEndAt) || endWhere(isWholeStack) || most - Number(isSecondHalf(text, most)))
}

/** The same, with an ellipsis where there is more of the text. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most).trimEnd()}…`
