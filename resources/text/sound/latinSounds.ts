import { remembering } from '../remembering.ts'
import { soundKey, type Consonant, type Detail, type Sound, type Vowel } from './sound.ts'

/**
 * How a word in Latin letters sounds if it is Burmese typed as it sounds ("shwe", "hkyaung", "chaung"). There is no one romanisation:
 * the official one of places, passports and what everybody types differ, so each class has many spellings. Where a word can be cut into
 * syllables in several ways (min-ga-la, mi-nga-la), the likeliest come first.
 */

type Spellings<Class extends string> = Readonly<Record<Class, string>>

const onsetSpellings: Spellings<Exclude<Consonant, ''>> = {
  k: 'k hk kh g gh c q',
  ky: 'ky gy khy hky ch j kr gr gj kj',
  ng: 'ng hng ngh',
  s: 's hs z ts x',
  sh: 'sh sy hsy shy hsh',
  ny: 'ny hny gn',
  t: 't ht d dh ty dy',
  th: 'th',
  n: 'n hn nh',
  p: 'p hp ph b bh f v',
  py: 'py phy hpy by pr br hpr',
  m: 'm hm mh',
  my: 'my hmy mr',
  y: 'y r hy hr rh',
  l: 'l hl lh ly hly',
  w: 'w hw wh',
  h: 'h',
}
const vowelSpellings: Spellings<Vowel> = {
  a: 'a ah ar aa',
  i: 'i ee y ea ie ih',
  u: 'u oo ui uh',
  e: 'e ay ae eh ey aye',
  o: 'o oh oe oa io',
  aw: 'aw or',
  au: 'au ou ow ao',
  ai: 'ai oi',
  ei: 'ei',
}
const codaSpellings: Spellings<Exclude<Sound['coda'], ''>> = {
  n: 'n m ng nn nt nd mp',
  t: 't k p d g b c tt kk th ht s r l',
}
/** With the silent e of English, at the end of a word or before a consonant: kone, poke, thonesu. */
const silentCodaSpellings: Spellings<Exclude<Sound['coda'], ''>> = { n: 'ne me', t: 'ke te pe' }

/** Rhymes whose vowel is another than their letters say: လိုင် is "line" or "loi", လိုက် is "like". */
const rhymeSpellings: readonly [letters: string, vowel: Vowel, coda: Sound['coda']][] = [
  ['ine', 'ai', 'n'],
  ['oi', 'ai', 'n'],
  ['ike', 'ai', 't'],
  ['ite', 'ai', 't'],
  // ဂိတ် is "gate".
  ['ate', 'ei', 't'],
  ['ake', 'ei', 't'],
  // လယ် is "lel" or "lal".
  ['el', 'e', ''],
  ['al', 'e', ''],
]

interface Spelling<Class> {
  letters: string
  sound: Class
}
const listOf = <Class extends string>(spellings: Spellings<Class>): Spelling<Class>[] =>
  (Object.keys(spellings) as Class[]).flatMap((sound) =>
    spellings[sound].split(' ').map((letters) => ({ letters, sound })),
  )

/** Readings that are seldom right, for names out of Shan and other languages: Hsipaw is သီပေါ, Kengtung ကျိုင်းတုံ. */
const seldomOnsets: Partial<Spellings<Consonant>> = { th: 'hs', sh: 'hs', t: 'th', ky: 'k hk' }
/** Before these vowels alone k is also ky. */
const frontVowels = 'ei'

type Beginning = Pick<Sound, 'onset' | 'glide' | 'detail'>
const onsets: readonly Spelling<Beginning>[] = [
  { letters: '', sound: { onset: '', glide: '', detail: {} } },
  ...listOf(seldomOnsets as Spellings<Consonant>).map(({ letters, sound: onset }) => ({
    letters,
    sound: { onset, glide: '' as const, detail: { isSeldom: true } },
  })),
  ...listOf(onsetSpellings).flatMap(({ letters, sound: onset }): Spelling<Beginning>[] => {
    const detail = detailOf(letters, onset)
    return [
      { letters, sound: { onset, glide: '', detail } },
      ...(onset === 'w'
        ? []
        : ['w', 'u'].map((w) => ({ letters: letters + w, sound: { onset, glide: 'w' as const, detail } }))),
    ]
  }),
]

/** A plain y is both ယ and ရ, and of th and sh there is one each. */
function detailOf(letters: string, onset: Consonant): Detail {
  if (onset === 'th' || onset === 'sh' || onset === 'h') return {}
  if (onset === 'y') return letters.includes('r') ? { voice: 'voiced' } : {}
  if (/^(?:[gjdbzv])/.test(letters)) return { voice: 'voiced' }
  return { voice: /h|f/.test(letters) ? 'breathed' : 'plain' }
}
const vowels = listOf(vowelSpellings)
const codas: readonly Spelling<Sound['coda']>[] = [{ letters: '', sound: '' }, ...listOf(codaSpellings)]
const silentCodas: readonly Spelling<Sound['coda']>[] = listOf(silentCodaSpellings)

/** A reading of the beginning of a word. `cost`: how unlikely its cuts are. */
interface Reading {
  cost: number
  sounds: readonly Sound[]
}

/** Added to the cost of an unusual reading. */
const costOfSeldom = 0.4
/** Letters. Nobody types longer words, and each costs some time. */
const maxLength = 30
/** Readings kept at each place of a word. */
const kept = 6
/** Besides these, readings with exactly one unusual syllable. */
const keptSeldom = 3

const englishLetters = /[fqvx]|c[klrt]|s[klmpst]|[bdft]r|[bf]l|tion|[^aeiou\W]ers?\b|(?:ee[dlpst]|oo[dfkl]|ed)\b/
/** Whether a text in Latin letters has some that Burmese typed as it sounds has not. */
export const hasEnglishLetters = (text: string): boolean => englishLetters.test(text.toLowerCase())

const isVowelLetter = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter)

/** Readings that are remembered: the names of one neighbourhood share most of their words. */
const maxRemembered = 5000

/** The readings of a word, the likeliest first; none for a word that is no syllables. */
export const latinSounds = remembering(readWord, maxRemembered)

/** Each way to read the words so far with each to read the next one; all lists have the likeliest first. */
export const likeliestOf = (
  readings: readonly (readonly Sound[])[],
  ways: readonly (readonly Sound[])[],
  maxSyllables: number,
  most: number,
): readonly (readonly Sound[])[] =>
  readings
    .flatMap((before, at) => ways.map((sounds, place) => ({ sounds: [...before, ...sounds], order: at + place })))
    .filter(({ sounds }) => sounds.length <= maxSyllables)
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ sounds }) => sounds)

function readWord(word: string): readonly (readonly Sound[])[] {
  if (!/^[a-z]+$/.test(word) || word.length > maxLength) return []
  const readings: Reading[][] = [[{ cost: 0, sounds: [] }]]
  for (let at = 0; at < word.length; at++) {
    const before = likeliest(readings[at] ?? [])
    if (before.length === 0) continue
    for (const { end, sound, cost } of syllablesAt(word, at))
      for (const reading of before)
        (readings[end] ??= []).push({ cost: reading.cost + cost, sounds: [...reading.sounds, sound] })
  }
  return likeliest(readings[word.length] ?? []).map(({ sounds }) => sounds)
}

function likeliest(readings: readonly Reading[]): Reading[] {
  const distinct = new Map<string, Reading>()
  for (const reading of [...readings].sort((a, b) => a.cost - b.cost)) {
    const key = reading.sounds.map(soundKey).join(' ')
    if (!distinct.has(key)) distinct.set(key, reading)
  }
  const usual = [...distinct.values()].filter(({ sounds }) => !sounds.some(isSeldom)).slice(0, kept)
  const others = [...distinct.values()]
    .filter(({ sounds }) => sounds.filter(isSeldom).length === 1)
    .slice(0, keptSeldom)
  return [...usual, ...others].sort((a, b) => a.cost - b.cost)
}

const isSeldom = ({ detail }: Sound) => detail?.isSeldom === true

const onsetsByLetter = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [
    letter,
    onsets.filter(({ letters }) => letters === '' || letters.startsWith(letter)),
  ]),
)

function* syllablesAt(word: string, at: number): Generator<{ end: number; sound: Sound; cost: number }> {
  for (const onset of onsetsByLetter.get(word[at]!)!) {
    if (!word.startsWith(onset.letters, at)) continue
    const nucleusAt = at + onset.letters.length
    const extra = onset.sound.detail?.isSeldom ? costOfSeldom : 0
    if (extra > 0 && onset.sound.onset === 'ky' && !frontVowels.includes(word[nucleusAt] ?? ' ')) continue
    // An a that is not written, as in ဖရူဆို (Hpruso).
    if (onset.letters !== '' && /^[rl][aeiou]/.test(word.slice(nucleusAt)))
      yield { end: nucleusAt, sound: { ...onset.sound, vowel: 'a', coda: '' }, cost: 2.2 }
    // ခွာ is also "khua".
    if (onset.letters.endsWith('u') && word[nucleusAt] !== 'a') continue
    for (const [letters, vowel, coda] of rhymeSpellings) {
      const end = nucleusAt + letters.length
      if (!word.startsWith(letters, nucleusAt) || (/[el]$/.test(letters) && isVowelLetter(word[end]))) continue
      yield {
        end,
        sound: { ...onset.sound, vowel, coda },
        cost: costOf(word, at, end, onset.letters, letters, '') + extra,
      }
    }
    for (const nucleus of vowels) {
      if (!word.startsWith(nucleus.letters, nucleusAt)) continue
      const codaAt = nucleusAt + nucleus.letters.length
      // Within a word, y before a vowel is a consonant.
      if (nucleus.letters === 'y' && isVowelLetter(word[codaAt])) continue
      for (const coda of [...codas, ...silentCodas]) {
        if (!word.startsWith(coda.letters, codaAt)) continue
        const end = codaAt + coda.letters.length
        if (silentCodas.includes(coda) && isVowelLetter(word[end])) continue
        const isShort = nucleus.letters === 'a'
        const detail = {
          ...onset.sound.detail,
          ...(nucleus.sound === 'a' && coda.sound === '' && { isLong: !isShort }),
        }
        const sound: Sound = { ...onset.sound, vowel: nucleus.sound, coda: coda.sound, detail }
        const cost = costOf(word, at, end, onset.letters, nucleus.letters, coda.letters) + extra
        yield { end, sound, cost }
        // One nasal for two: တောင်ငူ is "Taungoo", သိန္နီ "Hseni".
        if (coda.letters === '' && /^(?:ng|[nm])[aeiou]/.test(word.slice(end)))
          yield {
            end,
            sound: { ...sound, coda: 'n', detail: { ...detail, isSeldom: true } },
            cost: cost + costOfSeldom,
          }
      }
    }
  }
}

/** A syllable begins with as many consonants as it can, and its vowel has as many letters as it can; ng ends one. */
function costOf(word: string, at: number, end: number, onset: string, vowel: string, coda: string): number {
  const isWithin = at > 0
  return (
    1 +
    (isWithin && onset === '' ? 1.5 : 0) +
    (isWithin && onset === 'ng' ? 0.6 : 0) +
    0.2 * coda.length +
    (coda.endsWith('e') && end < word.length ? 0.5 : 0) +
    (coda !== '' && isVowelLetter(word[end]) ? 1.5 : 0) +
    (/[srl]/.test(coda) ? 1 : 0) -
    0.1 * vowel.length
  )
}
