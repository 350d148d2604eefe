/**
 * What a syllable sounds like, in classes: consonants that the usual romanisations of Burmese do not keep apart are one class (က, ခ, ဂ
 * and ဃ are written k, hk, kh, g and gh). So a name typed as it sounds meets the name written in Burmese.
 */
export interface Sound {
  onset: Consonant
  glide: 'w' | ''
  vowel: Vowel
  /** A nasal, a stop or nothing. */
  coda: 'n' | 't' | ''
  detail?: Detail
}

/** What careful spellings keep apart within a class. It decides between names that else sound the same. */
export interface Detail {
  /** Of k, hk and g: the first is plain, the second breathed, the third voiced; hl is a breathed l, and r a voiced y. */
  voice?: 'plain' | 'breathed' | 'voiced'
  /** Of a: ာ and "ar" are long. */
  isLong?: boolean
  /** The vowel by the letters, where they say another: Shan names are spelled by those (လင်း is "lang"), and ည် is anything between i and e. */
  written?: Vowel
  /** A reading that the letters seldom have. */
  isSeldom?: boolean
  /** A number stands before it, so that it has no syllable beside it there. */
  isApart?: boolean
}

export type Consonant =
  | ''
  | 'k'
  | 'ky'
  | 'ng'
  | 's'
  | 'sh'
  | 'ny'
  | 't'
  | 'n'
  | 'p'
  | 'py'
  | 'm'
  | 'my'
  | 'y'
  | 'l'
  | 'w'
  | 'th'
  | 'h'
export type Vowel = 'a' | 'i' | 'u' | 'e' | 'o' | 'aw' | 'au' | 'ai' | 'ei'

/** The sound as a text: the same for the same sound, whatever its detail. */
export const soundKey = ({ onset, glide, vowel, coda }: Sound): string => `${onset}${glide}-${vowel}-${coda}`
