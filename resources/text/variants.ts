import { tokenize } from './tokens.ts'
import { variantGroups } from './variantGroups.ts'

interface Replacement {
  from: readonly string[]
  to: readonly string[]
}

/** Replacements by their first token, the longest first, so that လက်ဖက်ရည်ဆိုင် is not cut short by လက်ဖက်. */
const replacements = new Map<string, Replacement[]>()
for (const [canonical = '', ...variants] of variantGroups) {
  const to = tokenize(canonical)
  // The canonical form replaces itself, so that a known word is recognised, and kept whole, in a line without spaces.
  for (const from of [to, ...variants.map(tokenize)]) {
    const [first = ''] = from
    const list = [...(replacements.get(first) ?? []), { from, to }]
    replacements.set(
      first,
      list.sort((a, b) => b.from.length - a.from.length),
    )
  }
}

/** A piece of a token sequence: a known word in its canonical form, or one token as written. */
export interface VariantMatch {
  tokens: readonly string[]
  /** How many of the written tokens it replaces. */
  sourceLength: number
  /** Whether it is a word of the variant groups. */
  isKnownWord: boolean
}

/** Cuts written tokens at the known words and puts those into canonical form. */
export function matchVariants(written: readonly string[]): VariantMatch[] {
  const matches: VariantMatch[] = []
  let at = 0
  while (at < written.length) {
    const token = written[at] ?? ''
    const replacement = replacements
      .get(token)
      ?.find(({ from }) => from.every((part, offset) => written[at + offset] === part))
    const sourceLength = replacement?.from.length ?? 1
    matches.push({ tokens: replacement?.to ?? [token], sourceLength, isKnownWord: replacement !== undefined })
    at += sourceLength
  }
  return matches
}

const canonicalize = (written: readonly string[]): string[] => matchVariants(written).flatMap(({ tokens }) => tokens)

/** The tokens of a text in canonical form. Only whole words are replaced; a word still being typed is compared by `tokenize`. */
export const canonicalTokens = (text: string): string[] => canonicalize(tokenize(text))

/** The forms a text is indexed in: its tokens as written and, where that differs, in canonical form. */
export function tokenForms(text: string): string[][] {
  const written = tokenize(text)
  const canonical = canonicalize(written)
  return canonical.length === written.length && canonical.every((token, at) => token === written[at])
    ? [written]
    : [written, canonical]
}
