/** Where lists look: in the town with this id, or everywhere; null until the person has said. */
export type TownChoice = number | 'everywhere' | null

/** Preferences besides language and digits that change what the server renders (docs/decisions/kept-answers.md). */
export interface ShownPreferences {
  readonly lakhs: boolean
  /** null also on screens that are the same everywhere */
  readonly town: TownChoice
}

export const usualPreferences: ShownPreferences = { lakhs: false, town: null }

const everywhere = 'everywhere'

/** The choice that a word of the preference cookie says; null for any other word (docs/rules.md#remembered-township). */
export function readTown(word: string): TownChoice {
  if (word === everywhere) return everywhere
  const id = /^town([1-9]\d{0,8})$/.exec(word)?.[1]
  return id === undefined ? null : Number(id)
}

/** The choice as a word of the preference cookie. */
export const townWord = (town: TownChoice): string | null => (typeof town === 'number' ? `town${town}` : town)
