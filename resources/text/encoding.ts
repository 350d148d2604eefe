import type { Detector } from './detector.ts'
import { ASAT, BURMESE, CONSONANT, hasBurmese, VIRAMA } from './letters.ts'
import { normalize } from './normalize.ts'
import { orderMarksExceptE, repairLookalikes } from './spelling.ts'
import { clean } from './store.ts'
import { isWellFormedBurmese } from './syllable.ts'

/** How a typed text was read. */
export type Reading = {
  /** The text to store and show, in Unicode and NFC. */
  text: string
  /** What was typed, if reading it changed more than NFC does; else null. */
  raw: string | null
  /** The whole text with its ambiguous lines in the other encoding, which search looks for too; null without such lines. */
  other: string | null
  /** Whether the other reading is likelier, so that the writer should be asked. */
  ask: boolean
}

type Line = { text: string; other: string | null; ask: boolean }

// Letters and sequences of Mon, Karen, Shan and others that Zawgyi never has (docs/rules.md#encoding). The last one is
// S'gaw Karen's: in Zawgyi it would be a letter with another one below it and a kinzi above.
const NEVER_ZAWGYI =
  /[\u1050-\u1059\u105B-\u105F\u1098-\u109F\uA9E0-\uA9FF\uAA60-\uAA7F]|(?:\u105A|\u1062|\u1063)\u103A|\u1062\u1064/

// The upper letter of a stack closes the syllable before it, so no Burmese word begins with a stack, except လ္ဘက်, as some spell it.
// If the converted text begins with one, it was no Zawgyi: S'gaw Karen writes ကၠိ and မၤ.
const BEGINS_STACKED = new RegExp(
  `(?:^|[^\\u1000-\\u103F])(?:င${ASAT}${VIRAMA}|(?!လ${VIRAMA}ဘ)[${CONSONANT}]${VIRAMA})`,
)

// Mon's vowels ဳ and ဴ. Zawgyi has the same code points, but only under letters that reach below the line, which are not these.
const MON = /[ကခဂဃငစဆဇတထဒဓပဖဗဘမယလဝသဟအ][\u1033\u1034]/
// Only Zawgyi has a vowel or medial before the first letter, and these code points, which Mon does not use.
const ZAWGYI_ONLY = /(?:^|[^\u1000-\u109F])[\u1031\u103B]|[\u1060-\u1097]/
const LINE = /[^\n\r\u2028\u2029]+/g

// Thresholds of the probability of Zawgyi, measured on 13,235 place names (docs/decisions/encoding.md).
const POSSIBLE = 0.05
const LIKELY = 0.5
const CERTAIN = 0.95

const FIRST_BURMESE = new RegExp(BURMESE, 'u')
/** In UTF-16 code units. Only pasted texts without line ends have longer lines. */
const JUDGED_LENGTH = 5_000

/**
 * Reads a text that may be Unicode or Zawgyi, a line at a time (docs/rules.md#encoding). Correct Unicode stays
 * as it is, even where the detector is sure that it is Zawgyi, as it wrongly is for မေတ္တာ and စက္ကူ. Reading a text that was read
 * already changes nothing.
 */
export function readEncoding(text: string, detector: Detector): Reading {
  const cleaned = clean(text)
  if (!hasBurmese(cleaned)) return readCleaned(text, cleaned)
  const lines: Line[] = []
  const read = cleaned.replace(LINE, (typed) => {
    const line = readLine(typed, detector)
    lines.push(line)
    return line.text
  })
  let at = 0
  return {
    ...readCleaned(text, read),
    other: lines.some((line) => line.other !== null) ? cleaned.replace(LINE, () => otherOf(lines[at++]!)) : null,
    ask: lines.some((line) => line.ask),
  }
}

/** Reads a text whose writer said that it is right as typed: it is cleaned but never converted. */
export function readAsTyped(text: string): Reading {
  return readCleaned(text, clean(text))
}

const readCleaned = (text: string, read: string): Reading => ({
  text: read,
  raw: read === text || read === normalize(text) ? null : text,
  other: null,
  ask: false,
})

const otherOf = ({ other, text }: Line) => other ?? text
const asTyped = (text: string): Line => ({ text, other: null, ask: false })

function readLine(line: string, detector: Detector): Line {
  if (!hasBurmese(line) || NEVER_ZAWGYI.test(line)) return asTyped(line)
  const judged = judgedPart(line)
  // The cheapest question first: most lines are Unicode, and are not converted.
  const probability = detector.probability(judged)
  if (probability < POSSIBLE) return asTyped(line)
  const unicode = convert(judged, detector)
  if (unicode === judged) return asTyped(line)
  const [u, z] = [comparable(judged), comparable(unicode)]
  if (u === z || BEGINS_STACKED.test(z)) return asTyped(line)

  const whole = () => (judged === line ? unicode : convert(line, detector))
  const [uFits, zFits] = [isWellFormed(u), isWellFormedBurmese(z)]
  if (uFits) return zFits ? { ...asTyped(line), other: whole(), ask: probability > LIKELY } : asTyped(line)
  // If neither reading is well-formed and the converted text still looks like Zawgyi, converting it was wrong.
  const isZawgyi = zFits || (probability > CERTAIN && detector.probability(unicode) < POSSIBLE)
  return isZawgyi ? { ...asTyped(line), text: whole() } : asTyped(line)
}

/**
 * What the encoding of a line is told from: the line, or of a very long one 5,000 characters from its first Burmese letter, up to a
 * space. Judging takes several times as long as converting, and nobody changes the encoding within a line.
 */
function judgedPart(line: string): string {
  if (line.length <= JUDGED_LENGTH) return line
  const from = line.search(FIRST_BURMESE)
  const space = line.lastIndexOf(' ', from + JUDGED_LENGTH)
  return line.slice(from, space > from ? space : from + JUDGED_LENGTH)
}

function convert(line: string, detector: Detector): string {
  const unicode = detector.toUnicode(line)
  return unicode === line ? line : clean(unicode)
}

/** Whether it is well-formed Burmese, or Mon without any sign of Zawgyi. */
const isWellFormed = (line: string) => isWellFormedBurmese(line) || (MON.test(line) && !ZAWGYI_ONLY.test(line))

/** Lookalikes and the order of marks say nothing about the encoding, so they are normalised before comparing. */
function comparable(line: string): string {
  return normalize(orderMarksExceptE(repairLookalikes(line)))
}
