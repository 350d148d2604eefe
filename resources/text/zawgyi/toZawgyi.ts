/**
 * Writes Unicode as somebody with a Zawgyi keyboard types it. Zawgyi has several glyphs for some characters; their neighbours decide
 * which of them is typed.
 */

const SYLLABLE =
  /(?:(င\u103A\u1039)(?=[က-အ]))?([က-အဣ-ဪဿ])((?:\u1039[က-အ])*)([\u102B-\u1032\u1036-\u1038\u103A-\u103E]*)/g

const lettersBelow = new Map(
  'က\u1060 ခ\u1061 ဂ\u1062 ဃ\u1063 စ\u1065 ဆ\u1066 ဇ\u1068 ဈ\u1069 ဋ\u106C ဌ\u106D ဏ\u1070 တ\u1071 ထ\u1073 ဒ\u1075 ဓ\u1076 န\u1077 ပ\u1078 ဖ\u1079 ဗ\u107A ဘ\u107B မ\u107C လ\u1085'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
)
/** A letter with another one below it, as one glyph. */
const pairs = new Map<string, string>(
  Object.entries({
    ဍ္ဍ: '\u106E',
    ဍ္ဎ: '\u106F',
    ဏ္ဍ: '\u1091',
    ဋ္ဌ: '\u1092',
    ဋ္ဋ: '\u1097',
  }),
)
const WIDE = /[ကဃဆဏတထဘယလသဟအဿ]/
/** Letters that reach below the line. */
const DEEP = /[ဈဉညဋဌဍဎဠဥ]/

/** The Unicode line as a Zawgyi keyboard would have typed it. */
export function toZawgyi(line: string): string {
  return line
    .replace(/၎င\u103A\u1038/g, '၎')
    .replace(SYLLABLE, (_, kinzi: string | undefined, letter: string, stack: string, marks: string) =>
      typed(letter, stack, marks, kinzi !== undefined, marks.startsWith('\u103A')),
    )
}

function typed(letter: string, stack: string, marks: string, hasKinzi: boolean, isKilled: boolean): string {
  const medials = { ya: marks.includes('\u103B'), wa: marks.includes('\u103D'), ha: marks.includes('\u103E') }
  const hasRa = marks.includes('\u103C')
  const vowel = ['\u102F', '\u1030'].find((vowel) => marks.includes(vowel)) ?? ''
  const isAbove = ['\u102D', '\u102E', '\u1032', '\u1036'].some((mark) => marks.includes(mark))
  const isCrowded = stack !== '' || medials.ya || hasRa || medials.wa || DEEP.test(letter)
  const isPushed = isCrowded && !(medials.wa && !medials.ya && !hasRa && stack === '')
  const hasAsat = marks.includes('\u103A')
  return [
    marks.includes('\u1031') ? '\u1031' : '',
    hasRa ? glyphOfRa(WIDE.test(letter), isAbove, medials.wa || stack !== '') : '',
    pairs.get(letter + stack) ?? glyphOf(letter, { ...medials, stack, vowel, hasAsat }) + below(stack),
    isKilled ? '\u1039' : '',
    medialsBelow(medials, vowel, isCrowded),
    above(marks, hasKinzi),
    medials.ha && !medials.wa && !isCrowded ? '' : glyphOfVowel(vowel, isPushed),
    aa(marks, hasAsat && !isKilled),
    dot(marks, letter, isCrowded, vowel !== '' || medials.ha),
    marks.includes('\u1038') ? '\u1038' : '',
  ].join('')
}

function glyphOfRa(isWide: boolean, isAbove: boolean, isBelow: boolean): string {
  if (isAbove && isBelow) return isWide ? '\u1084' : '\u1083'
  if (isAbove) return isWide ? '\u1080' : '\u107F'
  if (isBelow) return isWide ? '\u1082' : '\u1081'
  return isWide ? '\u107E' : '\u103B'
}

interface Medials {
  readonly ya: boolean
  readonly wa: boolean
  readonly ha: boolean
}

/** Some letters are shorter if something stands below them. */
function glyphOf(
  letter: string,
  { wa, ha, stack, vowel, hasAsat }: Medials & { stack: string; vowel: string; hasAsat: boolean },
): string {
  const isOver = stack !== '' || wa || ha
  if (letter === 'န') return (isOver || vowel) && !hasAsat ? '\u108F' : letter
  if (letter === 'ည') return wa ? '\u106B' : letter
  if (letter === 'ရ') return vowel ? '\u1090' : letter
  if (letter === 'ဉ') return hasAsat || stack ? 'ဥ' : letter
  return letter === 'ဿ' ? '\u1086' : letter
}

const below = (stack: string) =>
  stack.replace(/\u1039([က-အ])/g, (pair, letter: string) => lettersBelow.get(letter) ?? pair)

function medialsBelow({ ya, wa, ha }: Medials, vowel: string, isCrowded: boolean): string {
  const yaGlyph = ya ? (wa ? '\u107D' : '\u103A') : ''
  if (wa) return yaGlyph + (ha ? '\u108A' : '\u103C')
  if (!ha) return yaGlyph
  if (!isCrowded && vowel) return vowel === '\u102F' ? '\u1088' : '\u1089'
  return (isCrowded && !ya ? '\u1087' : '\u103D') + yaGlyph
}

function above(marks: string, hasKinzi: boolean): string {
  const anusvara = marks.includes('\u1036') ? '\u1036' : ''
  if (hasKinzi) {
    if (marks.includes('\u102D')) return `\u108B${anusvara}`
    if (marks.includes('\u102E')) return `\u108C${anusvara}`
    return anusvara ? '\u108D' : '\u1064'
  }
  if (marks.includes('\u102D') && anusvara) return '\u108E'
  return (['\u102D', '\u102E', '\u1032'].find((mark) => marks.includes(mark)) ?? '') + anusvara
}

function glyphOfVowel(vowel: string, isPushed: boolean): string {
  if (vowel === '\u102F') return isPushed ? '\u1033' : vowel
  return vowel && isPushed ? '\u1034' : vowel
}

function aa(marks: string, hasAsat: boolean): string {
  if (marks.includes('\u102B')) return hasAsat ? '\u105A' : '\u102B'
  return (marks.includes('\u102C') ? '\u102C' : '') + (hasAsat ? '\u1039' : '')
}

function dot(marks: string, letter: string, isCrowded: boolean, isBelow: boolean): string {
  if (!marks.includes('\u1037')) return ''
  if ((isCrowded && letter !== 'ည') || (isBelow && letter === 'ရ')) return '\u1095'
  return isBelow || letter === 'န' ? '\u1094' : '\u1037'
}
