import { languages, usualWriting, type Writing } from './text/language.ts'

/** Unicode's extension for the digits of a locale (UTS 35, `nu`), by which a tag says that it wants Latin ones (RFC 6067). */
const inLatinDigits = '-u-nu-latn'

/** What to send as `Accept-Language` to be answered like this. */
export const acceptLanguageOf = (writing: Writing) =>
  writing.digits === usualWriting[writing.language].digits ? writing.language : `${writing.language}${inLatinDigits}`

/**
 * How to write to who sent this `Accept-Language` header (RFC 9110 section 12.5.4): in the one of our languages with the
 * greatest weight, of equal weight the one written first; `*` stands for whichever is not named. English when it likes none
 * of them, or is not there.
 */
export function preferredWriting(acceptLanguage: string | undefined): Writing {
  const ranges = (acceptLanguage ?? '').split(',').map(readRange)
  const everyOther = ranges.find(({ tag }) => tag === '*')?.weight ?? 0
  const liked = languages.map((language, place) => {
    const own = ranges.filter(({ tag }) => tag.split('-')[0] === language).sort(heaviest)
    return own[0] ?? { tag: language, weight: everyOther, place: ranges.length + place }
  })
  const [best] = liked.filter(({ weight }) => weight > 0).sort(heaviest)
  if (best?.tag.split('-')[0] !== 'my') return usualWriting.en
  return wantsLatinDigits(best.tag) ? { language: 'my', digits: 'latin' } : usualWriting.my
}

function wantsLatinDigits(tag: string): boolean {
  const parts = tag.split('-')
  const extension = parts.indexOf('u')
  return extension > 0 && parts[parts.indexOf('nu', extension) + 1] === 'latn'
}

interface Range {
  readonly tag: string
  readonly weight: number
  readonly place: number
}
const heaviest = (one: Range, other: Range) => other.weight - one.weight || one.place - other.place

/** `my-MM;q=0.8`; without a weight 1, with an unreadable one 0. */
function readRange(range: string, place: number): Range {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((part) => part.startsWith('q='))?.slice(2)
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0, place }
}
