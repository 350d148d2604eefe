import { KILLER, STACKER, ZERO_WIDTH } from './letters.ts'
import { toAsciiDigits } from './digits.ts'
import { orderMarks, repairLetters } from './spelling.ts'

const INVISIBLE = new RegExp(`[${ZERO_WIDTH}]`, 'g')
const ACCENTS = /(\p{Script=Latin})[\u0300-\u036F]+/gu
const STACKED = new RegExp(`${KILLER}?${STACKER}`, 'g')
const KILLED_AFTER_MEDIALS = new RegExp(`([\\u103B-\\u103E]+)${KILLER}`, 'g')

/**
 * The form in which texts are compared, for the index and the query alike (docs/rules.md#folding): one spelling
 * for what is spoken the same, ASCII digits, small Latin letters without accents. Never shown to anybody.
 */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(INVISIBLE, '').toLowerCase().replace(ACCENTS, '$1').normalize('NFC')
  // Marks once before, since the repairs look at what stands next to a letter, and once after what they moved.
  return toAsciiDigits(orderMarks(repairLetters(foldSyllables(orderMarks(plain).normalize('NFC'))))).normalize('NFC')
}

function foldSyllables(text: string): string {
  return (
    text
      // မန္တလေး and မန်တလေး are one word, and so are ပြဿနာ and ပြသ်သနာ.
      .replace(/ဿ/g, 'သ\u103Aသ')
      .replace(STACKED, '\u103A')
      .replace(/ဪ/g, 'ဩ\u1031\u102C\u103A')
      .replace(/\u102B/g, '\u102C')
      // ယောကျ်ား → ယောက်ျား
      .replace(KILLED_AFTER_MEDIALS, '\u103A$1')
  )
}
