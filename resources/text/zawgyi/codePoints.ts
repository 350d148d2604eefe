/**
 * The Zawgyi-One encoding: what each of its code points stands for in Unicode. Zawgyi gives code points to glyphs, so one character
 * of Unicode may have several in Zawgyi, and one code point of Zawgyi may be several characters. Marks are written as escapes,
 * because they cannot be seen alone (letters.ts).
 */

/** The places of a syllable's characters, in the order in which Unicode has them. */
export const place = {
  kinzi: 0,
  base: 1,
  stack: 2,
  asatOfBase: 3,
  ya: 4,
  ra: 5,
  wa: 6,
  ha: 7,
  asatOfMedials: 8,
  e: 9,
  above: 10,
  below: 11,
  aa: 12,
  asatOfAa: 13,
  anusvara: 14,
  dot: 15,
  visarga: 16,
} as const
export const placeCount = 17
/** An asat has three places. Which one depends on what is typed before it. */
export const ANY_ASAT = -1

/** A character of a syllable, with its place. */
export type Part = readonly [place: number, text: string]

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))

const stacked = (pairs: string) =>
  pairs.split(' ').map((pair): Meaning => [pair.charAt(0), [place.stack, `\u1039${pair.charAt(1)}`]])

const each = (glyphs: readonly string[], ...parts: readonly Part[]) => glyphs.map((glyph): Meaning => [glyph, ...parts])

type Meaning = readonly [glyph: string, ...parts: readonly Part[]]

const KINZI: Part = [place.kinzi, 'င\u103A\u1039']

const meanings: readonly Meaning[] = [
  // Letters
  ...[...range(0x1000, 0x1021), ...range(0x1023, 0x102a), '\u103F'].map((letter): Meaning => [
    letter,
    [place.base, letter],
  ]),
  ['\u106A', [place.base, 'ဉ']],
  ['\u106B', [place.base, 'ည']],
  ['\u106E', [place.base, 'ဍ'], [place.stack, '\u1039ဍ']],
  ['\u106F', [place.base, 'ဍ'], [place.stack, '\u1039ဎ']],
  ['\u1086', [place.base, 'ဿ']],
  ['\u108F', [place.base, 'န']],
  ['\u1090', [place.base, 'ရ']],
  ['\u1091', [place.base, 'ဏ'], [place.stack, '\u1039ဍ']],
  ['\u1092', [place.base, 'ဋ'], [place.stack, '\u1039ဌ']],
  ['\u1097', [place.base, 'ဋ'], [place.stack, '\u1039ဋ']],
  // Letters below another
  ...stacked(
    '\u1060က \u1061ခ \u1062ဂ \u1063ဃ \u1065စ \u1066ဆ \u1067ဆ \u1068ဇ \u1069ဈ \u106Cဋ \u106Dဌ \u1070ဏ \u1071တ \u1072တ \u1073ထ \u1074ထ',
  ),
  ...stacked('\u1075ဒ \u1076ဓ \u1077န \u1078ပ \u1079ဖ \u107Aဗ \u107Bဘ \u107Cမ \u1085လ \u1093ဘ'),
  ['\u1096', [place.stack, '\u1039တ'], [place.wa, '\u103D']],
  // Kinzi, alone and with the mark beside it
  ['\u1064', KINZI],
  ['\u108B', KINZI, [place.above, '\u102D']],
  ['\u108C', KINZI, [place.above, '\u102E']],
  ['\u108D', KINZI, [place.anusvara, '\u1036']],
  // Medials
  ['\u103A', [place.ya, '\u103B']],
  ['\u107D', [place.ya, '\u103B']],
  ...each(['\u103B', ...range(0x107e, 0x1084)], [place.ra, '\u103C']),
  ['\u103C', [place.wa, '\u103D']],
  ['\u108A', [place.wa, '\u103D'], [place.ha, '\u103E']],
  ['\u103D', [place.ha, '\u103E']],
  ['\u103E', [place.ha, '\u103E']],
  ['\u1087', [place.ha, '\u103E']],
  ['\u1088', [place.ha, '\u103E'], [place.below, '\u102F']],
  ['\u1089', [place.ha, '\u103E'], [place.below, '\u1030']],
  // Vowels and tones
  ['\u1031', [place.e, '\u1031']],
  ['\u102B', [place.aa, '\u102B']],
  ['\u102C', [place.aa, '\u102C']],
  ['\u105A', [place.aa, '\u102B'], [place.asatOfAa, '\u103A']],
  ['\u102D', [place.above, '\u102D']],
  ['\u102E', [place.above, '\u102E']],
  ['\u1032', [place.above, '\u1032']],
  ['\u108E', [place.above, '\u102D'], [place.anusvara, '\u1036']],
  ['\u102F', [place.below, '\u102F']],
  ['\u1033', [place.below, '\u102F']],
  ['\u1030', [place.below, '\u1030']],
  ['\u1034', [place.below, '\u1030']],
  ['\u1039', [ANY_ASAT, '\u103A']],
  ['\u1036', [place.anusvara, '\u1036']],
  ...each(['\u1037', '\u1094', '\u1095'], [place.dot, '\u1037']),
  ['\u1038', [place.visarga, '\u1038']],
]

const FIRST = 0x1000
const partsByCode: (readonly Part[] | undefined)[] = []
for (const [glyph, ...parts] of meanings) partsByCode[glyph.charCodeAt(0) - FIRST] = parts

/** What a code unit of Zawgyi stands for; undefined for one that means the same in Unicode, or nothing. */
export const partsOf = (code: number): readonly Part[] | undefined => partsByCode[code - FIRST]
