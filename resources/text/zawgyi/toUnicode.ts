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
/** A letter below another one needs that other, and a vowel its letter: မႏ ၱေလး is မႏၱေလး. Not the visarga, which is typed for a colon. */
const BEFORE_MARK = /[^\S\n]{1,3}(?=[\u102B-\u1030\u1032\u1036\u1037\u1039-\u103E])/g
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
  const whole = (converted + syllable.take()).replace(SIGN_END_TWICE, '$1').replace(BEFORE_MARK, '')
  return repairSingleLookalikes(whole)
}

/** Places of a syllable as a set: one bit for each. */
const setOf = (...places: readonly number[]) => places.reduce((set, at) => set | (1 << at), 0)
const marksBeforeNoKinzi = setOf(place.wa, place.ha, place.above, place.below, place.anusvara, place.dot, place.visarga)
/** Marks that no medial follows in a syllable with e. */
const marksBeforeNoMedial: Readonly<Record<number, number>> = {
  [place.ya]: setOf(place.aa, place.anusvara, place.dot, place.visarga),
  [place.wa]: setOf(place.aa, place.anusvara, place.dot, place.visarga),
  [place.ha]: setOf(place.aa, place.anusvara, place.visarga),
}
const medials = setOf(place.ya, place.ra, place.wa, place.ha)
const unmarked = setOf(place.base, place.visarga)
const beforeTheLetter = setOf(place.e, place.ra)

/** The syllable that is being read. */
class Syllable {
  /** The digit that stands as its letter. */
  digit = ''
  /** Only where `#taken` says so. */
  readonly #texts = Array.from({ length: placeCount }, () => '')
  /** The places that have a text. */
  #taken = 0

  /**
   * A letter begins a syllable unless e or ra wait for one. So do e and ra themselves, and marks where nobody types them: they would
   * otherwise make Zawgyi of Karen words, which have the same code points in another order.
   */
  endsBefore(first: number): boolean {
    if (this.#taken === 0) return false
    if (first === place.base) return this.#isClosed
    if (first === place.e || first === place.ra) return this.#isClosed || this.#has(1 << first)
    if (first === place.kinzi) return this.#has(marksBeforeNoKinzi)
    return this.#has(1 << place.e) && this.#has(marksBeforeNoMedial[first] ?? 0)
  }

  add(parts: readonly Part[]): void {
    for (const [named, text] of parts) {
      const at = named === ANY_ASAT ? this.#placeOfAsat() : named
      if (!this.#has(1 << at)) this.#texts[at] = text
      else if (!this.#texts[at]!.includes(text)) this.#texts[at] += text
      this.#taken |= 1 << at
    }
  }

  /** An asat is typed after what it belongs to: ော်, ရှ်, ယောက်ျား. It follows no vowel above or below, and goes before those. */
  #placeOfAsat(): number {
    if (this.#has(1 << place.aa)) return place.asatOfAa
    return this.#has(medials) ? place.asatOfMedials : place.asatOfBase
  }

  /** No further letter belongs to it. */
  get #isClosed(): boolean {
    return (this.#taken & ~beforeTheLetter) !== 0
  }

  /** Whether any of these places has a text. */
  #has(places: number): boolean {
    return (this.#taken & places) !== 0
  }

  /** The syllable in the order of Unicode. What is added next is another one. */
  take(): string {
    if (this.#taken === 0) return ''
    // A visarga after a digit is typed as a colon (၁၀း၃၀).
    if (this.digit && (this.#taken & ~unmarked) === 0) this.#texts[place.base] = this.digit
    // Without a letter of its own it would become the next letter's.
    if (this.#has(1 << place.kinzi) && !this.#has(1 << place.base)) this.#texts[place.kinzi] = KINZI
    let written = ''
    for (let left = this.#taken; left !== 0; left &= left - 1) written += this.#texts[31 - Math.clz32(left & -left)]!
    this.digit = ''
    this.#taken = 0
    return written
  }
}

/** Empty between two lines. A new one for each line would take longer than short lines do. */
const syllable = new Syllable()
