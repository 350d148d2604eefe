import { isBurmeseToken, joinTokens, tokenize } from './tokens.ts'

/**
 * Whether a name matches the text typed so far, for lists that narrow with every key. A Burmese text must start at a syllable of the
 * name and may end inside one: ရန matches ရန်ကုန် but not ခရမ်း. A text in another script may start inside a word. Punctuation and
 * spaces are ignored where the tokens ignore them. A text without a letter or digit matches every name.
 */
export function matchesTypeahead(name: string, typed: string): boolean {
  const nameTokens = tokenize(name)
  const typedTokens = tokenize(typed)
  const text = joinTokens(typedTokens)
  if (!isBurmeseToken(typedTokens[0] ?? '')) return joinTokens(nameTokens).includes(text)
  return nameTokens.some((_, start) => joinTokens(nameTokens.slice(start)).startsWith(text))
}
