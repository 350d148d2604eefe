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
}

export type Consonant =
  '' | 'k' | 'ky' | 'ng' | 's' | 'sh' | 'ny' | 't' | 'n' | 'p' | 'py' | 'm' | 'my' | 'y' | 'l' | 'w' | 'th' | 'h'
export type Vowel = 'a' | 'i' | 'u' | 'e' | 'o' | 'aw' | 'au' | 'ai' | 'ei'

/** The sound as a text: the same for the same sound. */
export const soundKey = ({ onset, glide, vowel, coda }: Sound): string => `${onset}${glide}-${vowel}-${coda}`
