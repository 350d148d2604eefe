import type { Detector } from './detector.ts'
import { ASAT, CONSONANT, hasBurmese, VIRAMA } from './letters.ts'
import { orderMarksExceptE, repairLookalikes } from './spelling.ts'
import { clean } from './store.ts'
import { isWellFormedBurmese } from './syllable.ts'

/** What a typed text is stored as. */
export type Reading = {
  /** The text to store and show: Unicode, NFC. */
  text: string
  /** What was typed, kept when more than NFC was changed; else null. */
  raw: string | null
  /** The whole text with the other possible reading of its doubtful lines, to be searched as well; null without any. */
  other: string | null
  /** Whether the other reading is the likelier one, so that the writer should be asked. */
  ask: boolean
}

type Line = { text: string; other: string | null; ask: boolean }

// Letters and sequences of Mon, Karen, Shan and others that Zawgyi never has (docs/rules.md#encoding). The last one is
// S'gaw Karen's: in Zawgyi a letter would carry another underneath and the kinzi above.
const NEVER_ZAWGYI =
  /[\u1050-\u1059\u105B-\u105F\u1098-\u109F\uA9E0-\uA9FF\uAA60-\uAA7F]|(?:\u105A|\u1062|\u1063)\u103A|\u1062\u1064/

// The upper letter of a stack closes the syllable before, so no Burmese word begins with one; but for လ္ဘက်, spelt so by some.
// A conversion that does was none of Zawgyi: S'gaw Karen writes ကၠိ and မၤ.
const BEGINS_STACKED = new RegExp(
  `(?:^|[^\\u1000-\\u103F])(?:င${ASAT}${VIRAMA}|(?!လ${VIRAMA}ဘ)[${CONSONANT}]${VIRAMA})`,
)

// Mon's vowels ဳ and ဴ are what Zawgyi puts under letters that reach below the line, and under no others.
const MON = /[ကခဂဃငစဆဇတထဒဓပဖဗဘမယလဝသဟအ][\u1033\u1034]/
// What Zawgyi alone has: vowel or medial before the first letter, and letters where Mon has none.
const ZAWGYI_ONLY = /(?:^|[^\u1000-\u109F])[\u1031\u103B]|[\u1060-\u1097]/
const LINE_BREAK = /(\r\n|[\n\r\u2028\u2029])/

// Probabilities of Zawgyi at which something is done, measured on 13,235 place names (docs/decisions/encoding.md).
const POSSIBLE = 0.05
const LIKELY = 0.5
const CERTAIN = 0.95

/**
 * Reads a text that may be Unicode or Zawgyi, a line at a time (docs/rules.md#encoding). Correct Unicode is
 * left alone even where the detector is sure of Zawgyi, as it wrongly is for မေတ္တာ or စက္ကူ. Reading what was read
 * changes nothing more.
 */
export function readEncoding(text: string, detector: Detector): Reading {
  const parts = clean(text).split(LINE_BREAK)
  const lines = parts.map((part) => readLine(part, detector))
  const read = lines.map((line) => line.text).join('')
  return {
    text: read,
    raw: read === text.normalize('NFC') ? null : text,
    other: lines.some((line) => line.other !== null) ? lines.map((line) => line.other ?? line.text).join('') : null,
    ask: lines.some((line) => line.ask),
  }
}

/** A text whose writer has said that it is right as typed: cleaned, never converted. */
export function readAsTyped(text: string): Reading {
  const read = clean(text)
  return { text: read, raw: read === text.normalize('NFC') ? null : text, other: null, ask: false }
}

function readLine(line: string, detector: Detector): Line {
  const asTyped = { text: line, other: null, ask: false }
  if (!hasBurmese(line)) return asTyped
  const converted = clean(detector.toUnicode(line))
  const [u, z] = [comparable(line), comparable(converted)]
  if (u === z || NEVER_ZAWGYI.test(line) || BEGINS_STACKED.test(z)) return asTyped

  const [uFits, zFits] = [isWellFormed(u), isWellFormedBurmese(z)]
  if (uFits && !zFits) return asTyped
  const probability = detector.probability(line)
  if (uFits) return probability < POSSIBLE ? asTyped : { ...asTyped, other: converted, ask: probability > LIKELY }
  const isZawgyi = zFits
    ? probability >= POSSIBLE
    : // Neither reading is clean. A conversion that still looks like Zawgyi has repaired nothing.
      probability > CERTAIN && detector.probability(converted) < POSSIBLE
  return isZawgyi ? { ...asTyped, text: converted } : asTyped
}

/** Well-formed Burmese, or Mon with no sign of Zawgyi in it. */
const isWellFormed = (line: string) => isWellFormedBurmese(line) || (MON.test(line) && !ZAWGYI_ONLY.test(line))

/** Lookalikes and the order of marks say nothing about the encoding, so they are levelled before comparing. */
function comparable(line: string): string {
  return orderMarksExceptE(repairLookalikes(line)).normalize('NFC')
}
