import { isBurmeseToken, isWordToken, tokens } from './tokens.ts'

/**
 * Whether a name holds what somebody is typing. Burmese begins at a syllable and ends anywhere in one (ရန finds ရန်ကုန်, not ခရမ်း); a
 * word of other letters may be a piece of one. Signs and spaces do not matter; nothing typed is held by every name.
 */
export function holds(name: string, typed: string): boolean {
  const [words, sought] = [tokens(name), tokens(typed)]
  const text = joined(sought)
  if (!isBurmeseToken(sought[0] ?? '')) return joined(words).includes(text)
  return words.some((_, at) => joined(words.slice(at)).startsWith(text))
}

/** Syllables together, words of other scripts apart. */
const joined = (parts: readonly string[]) =>
  parts.map((part, at) => (at > 0 && isWordToken(part) && isWordToken(parts[at - 1]!) ? ` ${part}` : part)).join('')
