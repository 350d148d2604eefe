import { ASAT, VIRAMA, ZERO_WIDTH } from './letters.ts'
import { toAsciiDigits } from './digits.ts'
import { normalize } from './normalize.ts'
import { orderMarks, repairLookalikes } from './spelling.ts'

const INVISIBLE = new RegExp(`[${ZERO_WIDTH}]`, 'g')
const ACCENTS = /(\p{Script=Latin})[\u0300-\u036F]+/gu
const STACKED = new RegExp(`${ASAT}?${VIRAMA}`, 'g')
// The marks are in order and none is there twice, so a letter has four medials at most.
const ASAT_AFTER_MEDIALS = new RegExp(`([\\u103B-\\u103E]{1,4})${ASAT}`, 'g')

/**
 * The form in which texts are compared. The index and the query are folded alike: one spelling for what sounds the same, ASCII
 * digits, Latin letters in lower case and without accents. A folded text is never shown (docs/rules.md#folding).
 */
export function fold(text: string): string {
  const plain = normalize(normalize(text, 'NFKD').replace(INVISIBLE, '').toLowerCase().replace(ACCENTS, '$1'))
  // Marks are put in order twice: the repairs look at a letter's neighbours, and they move marks themselves.
  return normalize(toAsciiDigits(orderMarks(repairLookalikes(foldSyllables(normalize(orderMarks(plain)))))))
}

function foldSyllables(text: string): string {
  return (
    text
      // မန္တလေး and မန်တလေး are one word, as are ပြဿနာ and ပြသ်သနာ.
      .replace(/ဿ/g, 'သ\u103Aသ')
      .replace(STACKED, '\u103A')
      .replace(/ဪ/g, 'ဩ\u1031\u102C\u103A')
      .replace(/\u102B/g, '\u102C')
      // ယောကျ်ား → ယောက်ျား
      .replace(ASAT_AFTER_MEDIALS, '\u103A$1')
  )
}
