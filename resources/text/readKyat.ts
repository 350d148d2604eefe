import { toAsciiDigits } from './digits.ts'
import { normalize } from './normalize.ts'
import { LAKH, rounded } from './price.ts'

// In Unicode and in Zawgyi, because a price may be typed on either keyboard. No lookbehind (store.ts).
const CURRENCY = /ကျပ်|က်ပ္|တိတိ|\/[-=]/g
const LATIN_CURRENCY = /(^|[^a-z])(?:kyats?|mmk|ks?)\.?(?![a-z])/gi
const UNITS: readonly (readonly [spelled: string, worth: number])[] = [
  ['ကုဋေ|ကုေဋ', 10_000_000],
  ['သန်း|သန္း|millions?', 1_000_000],
  ['သိန်း|သိန္း|lakhs?|lacs?', LAKH],
  ['သောင်း|ေသာင္း', 10_000],
  ['ထောင်|ေထာင္|thousands?', 1_000],
  ['ရာ', 100],
]
const UNIT = UNITS.map(([spelled]) => spelled).join('|')
const ONES = ['တစ်', 'နှစ်', 'သုံး', 'လေး', 'ငါး', 'ခြောက်', 'ခုနစ်', 'ရှစ်', 'ကိုး']
// Numbers in words: နှစ်ဆယ့်ငါး, ဆယ်, ငါး. တ is spoken for တစ်.
const SPOKEN = `(?:(${ONES.join('|')})?(ဆယ်|ဆယ့်))?(${ONES.join('|')}|တ)?`
const SPOKEN_BEFORE_UNIT = new RegExp(`${SPOKEN}(?=\\s?(?:${UNIT}))`, 'g')
const SPOKEN_AFTER_UNIT = new RegExp(`^((?:${UNIT})\\s?)${SPOKEN}$`)
const NUMBER = String.raw`\d+(?:\.\d+)?|\.\d+`
/** Three decimals are a group of thousands, as other countries write them: 25.000 is refused. */
const ONLY_NUMBER = /^[+-]?(?:\d+(?:\.\d{1,2})?|\.\d{1,2})$/
const UNIT_FIRST = new RegExp(`^(${UNIT})\\s?(${NUMBER})$`, 'i')
const UNITS_LAST = new RegExp(`^(?:(?:${NUMBER})\\s?(?:${UNIT})\\s?)+(?:ခွဲ|${NUMBER})?$`, 'i')
const NUMBER_AND_UNIT = new RegExp(`(${NUMBER})\\s?(${UNIT}|$)\\s?`, 'giy')
/** A K after a number below 1,000. Some people mean kyat by it, others thousand. */
const AMBIGUOUS = /(?:^|[^\d,.])(?:\d{1,3}|\d+\.\d+|\.\d+)\s?k(?![a-z])/i

/**
 * A sum of kyat as people type it: ၁၅၀၀ ကျပ်, `1,500 Ks`, `1500K`, ၃.၅ သိန်း, `3.5 lakh`, သိန်း ၂၀, ၃ သိန်း ၅ သောင်း, တစ်သိန်းခွဲ. Null for
 * a text that cannot be understood, such as two sums, or the ambiguous `15k`.
 */
export function readKyat(text: string): number | null {
  const plain = inDigits(withSingleSpaces(normalize(text, 'NFKC').replace(/\p{Cf}/gu, '')))
  if (AMBIGUOUS.test(plain)) return null
  const sum = withSingleSpaces(plain.replace(CURRENCY, ' ').replace(LATIN_CURRENCY, '$1 '))
  return ONLY_NUMBER.test(sum) ? rounded(Number(sum)) : readInUnits(sum)
}

/** Without the spaces around the text, and with one in place of several, so that the patterns look for one at most. A line end stays. */
const withSingleSpaces = (text: string) =>
  text.trim().replace(/\s+/g, (spaces) => (spaces.includes('\n') ? '\n' : spaces.charAt(0)))

/** The text with its numbers in ASCII digits and without commas. Numbers in words count only beside a unit. */
const inDigits = (text: string) =>
  toAsciiDigits(text)
    .replace(SPOKEN_BEFORE_UNIT, spokenNumber)
    .replace(SPOKEN_AFTER_UNIT, (_, unit: string, ...spoken: string[]) => unit + spokenNumber('', ...spoken))
    // The letter wa typed for the zero it looks like (docs/rules.md#phones).
    .replace(/[\d\u101D][\d\u101D,. ]*/g, (run) => (/\d/.test(run) ? run.replace(/\u101D/g, '0') : run))
    .replace(/\d[\d,၊ ]*/g, joinGroups)

/**
 * Removes commas and spaces that group thousands, or lakhs as in 1,50,000: groups of two or three digits, the last one of three. Before a
 * group stand at most three digits, and no zero in front: 2500,300 is two sums, or one with a comma too far; 0,500 is a half.
 */
function joinGroups(run: string): string {
  const [first = '', ...groups] = run.split(/(?=[,၊ ])/)
  let [joined, isGroup] = ['', false]
  for (const group of groups.reverse()) {
    isGroup = group.length === 4 || (group.length === 3 && isGroup)
    joined = (isGroup ? group.slice(1) : group) + joined
  }
  return isGroup && (first.length > 3 || first.startsWith('0')) ? run : first + joined
}

function spokenNumber(_: string, tens?: string, ten?: string, one?: string): string {
  if (!ten && !one) return ''
  const worth = (word: string | undefined) => (word === 'တ' ? 1 : word ? ONES.indexOf(word) + 1 : 0)
  return String((ten ? (worth(tens) || 1) * 10 : 0) + worth(one))
}

/** A number in one unit (သိန်း ၂၀), or in several from the largest down (၃ သိန်း ၅ သောင်း). ခွဲ is half of the last unit. */
function readInUnits(plain: string): number | null {
  const leading = UNIT_FIRST.exec(plain)
  if (leading) return rounded(Number(leading[2]) * worthOf(leading[1]!))
  if (!UNITS_LAST.test(plain)) return null
  const parts = [...plain.matchAll(NUMBER_AND_UNIT)].map(([, number, unit]) => ({
    number: Number(number),
    worth: unit ? worthOf(unit) : 1,
  }))
  // Each part is smaller than one unit of the part before it: ၃ သိန်း ၅ သောင်း, never ၃ သိန်း ၂ သိန်း.
  if (parts.some(({ number, worth }, at) => at > 0 && number * worth >= parts[at - 1]!.worth)) return null
  const half = plain.endsWith('ခွဲ') ? parts.at(-1)!.worth / 2 : 0
  return rounded(parts.reduce((sum, { number, worth }) => sum + number * worth, half))
}

const WORTHS = UNITS.map(([spelled, worth]) => ({ spelled: new RegExp(`^(?:${spelled})$`, 'i'), worth }))
const worthOf = (unit: string) => WORTHS.find(({ spelled }) => spelled.test(unit))?.worth ?? NaN
