import { languages, usualWriting, type Writing } from './text/language.ts'

/**
 * The language and digits that an `Accept-Language` header prefers (RFC 9110 section 12.5.4): of our languages the one with the
 * greatest weight, or the first of those with equal weight. `*` covers the languages that are not named. English if none is
 * accepted, or without a header.
 */
export function preferredWriting(acceptLanguage: string | undefined): Writing {
  if (!acceptLanguage) return usualWriting.en
  const ranges = acceptLanguage.split(',').map(readRange)
  const wildcardWeight = ranges.find(({ tag }) => tag === '*')?.weight ?? 0
  const candidates = languages.map((language, index) => {
    const matching = ranges.filter(({ tag }) => tag.split('-')[0] === language).sort(byWeight)
    return matching[0] ?? { tag: language, weight: wildcardWeight, index: ranges.length + index }
  })
  const [best] = candidates.filter(({ weight }) => weight > 0).sort(byWeight)
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
  readonly index: number
}
const byWeight = (one: Range, other: Range) => other.weight - one.weight || one.index - other.index

/** Reads `my-MM;q=0.8`. A missing weight counts as 1, an invalid one as 0. */
function readRange(range: string, index: number): Range {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((part) => part.startsWith('q='))?.slice(2)
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0, index }
}
