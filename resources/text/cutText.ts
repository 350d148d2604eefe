import { VIRAMA } from './letters.ts'

const ENDS_STACKED = new RegExp(`${VIRAMA}$`)
/** More than what people see as one character: an emoji of a family has eleven code units. */
const longestCharacter = 50

/**
 * The beginning of a text, at most so many code units long, cut between what people see as characters: never inside an emoji, a letter
 * with its marks, or a stack. Browsers without `Intl.Segmenter` cut between code points.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most + longestCharacter)
  const pieces =
    'Segmenter' in Intl ? [...new Intl.Segmenter().segment(start)].map(({ segment }) => segment) : [...start]
  let [end, cut] = [0, 0]
  for (const piece of pieces) {
    end += piece.length
    if (end > most) break
    if (!ENDS_STACKED.test(text.slice(0, end))) cut = end
  }
  return text.slice(0, cut || most)
}
