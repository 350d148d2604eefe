const MARK = /^\p{Mark}$/u

/** What is known of each code unit: 0 nothing yet, 1 it is no mark, 2 it is one. To ask the pattern each time takes 20 times as long. */
const known = new Uint8Array(0x10000)

/** The first combining mark of Unicode; all Latin letters stand before it. */
export const FIRST_MARK = 0x300

/** Whether the code point is a combining mark. */
export function isMark(code: number): boolean {
  if (code > 0xffff) return MARK.test(String.fromCodePoint(code))
  known[code] ||= MARK.test(String.fromCharCode(code)) ? 2 : 1
  return known[code] === 2
}

/** The code point at this place; of its two code units the first says what it is. */
export function codeAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit < 0xdc00 ? text.codePointAt(at)! : unit
}

/** No script writes longer runs of combining marks, and the time to normalise a run grows with its square. */
export const MAX_MARKS = 30

/** Half of a code point of two code units may be half of a mark. */
const mayBeMark = (unit: number) => unit >= FIRST_MARK && (isMark(unit) || (unit >= 0xd800 && unit < 0xe000))

/**
 * Whether more than 30 combining marks may stand in a row; false is certain. Such a run has a mark at one of any 31 places in a row,
 * so that only each 31st is looked at, and what is around it if it is a mark. That is a fifth of the time that all would take.
 */
export function mayHaveStackedMarks(text: string): boolean {
  for (let at = MAX_MARKS; at < text.length; at += MAX_MARKS + 1) {
    if (!mayBeMark(text.charCodeAt(at))) continue
    let [first, end] = [at, at + 1]
    while (end - first <= MAX_MARKS && first > 0 && mayBeMark(text.charCodeAt(first - 1))) first--
    while (end - first <= MAX_MARKS && mayBeMark(text.charCodeAt(end))) end++
    if (end - first > MAX_MARKS) return true
    // The next run of marks begins after the end of this one.
    at = end
  }
  return false
}

/** Whether more than 30 combining marks stand in a row (docs/rules.md#text-lengths). Each character is looked at once. */
export function hasStackedMarks(text: string): boolean {
  if (!mayHaveStackedMarks(text)) return false
  let run = 0
  for (let at = 0; at < text.length; at++) {
    const code = codeAt(text, at)
    run = code >= FIRST_MARK && isMark(code) ? run + 1 : 0
    if (run > MAX_MARKS) return true
    if (code > 0xffff) at++
  }
  return false
}
