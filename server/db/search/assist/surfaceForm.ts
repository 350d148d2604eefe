import { tokenize } from '#resources/text/index.ts'

/** Characters of a name that are read. Names may have 1,000 characters, and each is a place where the wanted tokens may begin. */
const maxNameLength = 300

/** Where a name may be cut: before a character that is no mark, and not inside a stack. */
const CUT = /(?<!\u1039)\P{M}/gu

const WITHOUT_OUTER_PUNCTUATION = /[^\s\p{P}](?:.*[^\s\p{P}])?/su

/**
 * The surface form of these tokens in a name: the piece of the name that consists of them, as the name spells it. `null` stands for any
 * one token. Null where the beginning of the name contains no such piece.
 */
export function surfaceForm(name: string, wanted: readonly (string | null)[]): string | null {
  const text = name.slice(0, maxNameLength)
  const isWanted = (tokens: readonly string[]) => wanted.every((token, at) => token === null || token === tokens[at])
  const cuts = [...text.matchAll(CUT)].map(({ index }) => index)
  for (const start of cuts) {
    // Cheap first: the piece's end is looked for only where the right tokens begin.
    if (!isWanted(tokenize(text.slice(start)))) continue
    for (const end of [...cuts.filter((cut) => cut > start), text.length]) {
      const piece = text.slice(start, end)
      const tokens = tokenize(piece)
      if (tokens.length > wanted.length) break
      if (tokens.length === wanted.length && isWanted(tokens)) return WITHOUT_OUTER_PUNCTUATION.exec(piece)?.[0] ?? ''
    }
  }
  return null
}
