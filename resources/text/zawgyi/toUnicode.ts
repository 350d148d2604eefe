import { repairSingleLookalikes } from '../spelling.ts'
import { ANY_ASAT, partsOf, place, placeCount, type Part } from './codePoints.ts'

/** Digits that are typed for the letters they look like. They are letters if they carry a mark. */
const lookalikes: Readonly<Record<number, readonly Part[]>> = {
  0x1040: [[place.base, '\u101D']],
  0x1047: [[place.base, 'ရ']],
}
const KINZI = '\u1064'
/** In Zawgyi the sign ၎ is the whole word. */
const SIGN = '၎'
const SIGN_IN_FULL = '၎င\u103A\u1038'
const SIGN_END_TWICE = /(၎င\u103A\u1038)င\u103A\u1038/g

/**
 * Converts a line from Zawgyi to Unicode. Zawgyi has the characters of a syllable in the order in which they are seen: the vowel e and
 * the medial ra come before the letter, and marks in any order. So the text is read a syllable at a time, and each is written in the
 * order of Unicode. What is no Zawgyi stays as it is. Each character is looked at once.
 */
export function toUnicode(line: string): string {
  let converted = ''
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    const lookalike = lookalikes[code]
    const parts = lookalike ?? partsOf(code)
    if (!parts) {
      converted += syllable.take() + (line.charAt(at) === SIGN ? SIGN_IN_FULL : line.charAt(at))
      continue
    }
    if (syllable.endsBefore(parts[0]![0])) converted += syllable.take()
    if (lookalike) syllable.digit = line.charAt(at)
    syllable.add(parts)
  }
  return repairSingleLookalikes((converted + syllable.take()).replace(SIGN_END_TWICE, '$1'))
}

const medials = [place.ya, place.ra, place.wa, place.ha]
const marksBeforeNoKinzi = [place.wa, place.ha, place.above, place.below, place.anusvara, place.dot, place.visarga]
/** Marks that no medial follows in a syllable with e. */
const marksBeforeNoMedial: Readonly<Record<number, readonly number[]>> = {
  [place.ya]: [place.aa, place.anusvara, place.dot, place.visarga],
  [place.wa]: [place.aa, place.anusvara, place.dot, place.visarga],
  [place.ha]: [place.aa, place.anusvara, place.visarga],
}

const noTexts = Array.from({ length: placeCount }, () => '')

/** The syllable that is being read. */
class Syllable {
  /** The digit that stands as its letter. */
  digit = ''
  readonly #texts = [...noTexts]
  #isMarked = false
  /** No further letter belongs to it. */
  #isClosed = false
  #isEmpty = true

  /**
   * A letter begins a syllable unless e or ra wait for one. So do e and ra themselves, and marks where nobody types them: they would
   * otherwise make Zawgyi of Karen words, which have the same code points in another order.
   */
  endsBefore(first: number): boolean {
    if (this.#isEmpty) return false
    if (first === place.base) return this.#isClosed
    if (first === place.e || first === place.ra) return this.#isClosed || this.#has(first)
    if (first === place.kinzi) return marksBeforeNoKinzi.some((at) => this.#has(at))
    return this.#has(place.e) && (marksBeforeNoMedial[first]?.some((at) => this.#has(at)) ?? false)
  }

  add(parts: readonly Part[]): void {
    for (const [named, text] of parts) {
      const at = named === ANY_ASAT ? this.#placeOfAsat() : named
      if (!this.#texts[at]!.includes(text)) this.#texts[at] += text
      if (at !== place.base && at !== place.visarga) this.#isMarked = true
      if (at !== place.e && at !== place.ra) this.#isClosed = true
    }
    this.#isEmpty = false
  }

  /** An asat is typed after what it belongs to: ော်, ရှ်, ယောက်ျား. It follows no vowel above or below, and goes before those. */
  #placeOfAsat(): number {
    if (this.#has(place.aa)) return place.asatOfAa
    return medials.some((at) => this.#has(at)) ? place.asatOfMedials : place.asatOfBase
  }

  #has(at: number): boolean {
    return this.#texts[at] !== ''
  }

  /** The syllable in the order of Unicode. What is added next is another one. */
  take(): string {
    if (this.#isEmpty) return ''
    // A visarga after a digit is typed as a colon (၁၀း၃၀).
    if (this.digit && !this.#isMarked) this.#texts[place.base] = this.digit
    // Without a letter of its own it would become the next letter's.
    if (this.#has(place.kinzi) && !this.#has(place.base)) this.#texts[place.kinzi] = KINZI
    let written = ''
    for (let at = 0; at < placeCount; at++) {
      if (!this.#has(at)) continue
      written += this.#texts[at]!
      this.#texts[at] = ''
    }
    this.digit = ''
    this.#isMarked = false
    this.#isClosed = false
    this.#isEmpty = true
    return written
  }
}

/** Empty between two lines. A new one for each line would take longer than short lines do. */
const syllable = new Syllable()
