import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokens.ts'
import { burmeseSound } from './burmeseSound.ts'
import { latinSounds } from './latinSounds.ts'
import type { Sound } from './sound.ts'
import { nameDistance } from './soundDistance.ts'
import { soundTerms, termsNearPair } from './soundTerms.ts'

const soundsOf = (name: string) => tokenize(name).flatMap((syllable) => burmeseSound(syllable) ?? [])
const show = (sounds: readonly Sound[]) =>
  sounds.map(({ onset, glide, vowel, coda }) => `${onset}${glide}${vowel}${coda}`).join('-')

describe('Burmese syllables', () => {
  it.each([
    ['ရန်ကုန်', 'yan-kon'],
    ['မန္တလေး', 'man-ta-le'],
    ['ကျောက်ဆည်', 'kyaut-si'],
    ['ပြင်ဦးလွင်', 'pyin-u-lwin'],
    ['ရွှေတောင်ကြား', 'shwe-taun-kya'],
    ['လက်ဖက်ရည်', 'let-pet-yi'],
    ['ကျွန်းဆွယ်', 'kyun-swe'],
    ['ဝန်းသို', 'wun-tho'],
    ['သိမ်ဖြူ', 'thein-pyu'],
    ['မိုင်းခုတ်', 'main-kot'],
    ['ဪ', 'aw'],
    ['လျှပ်စစ်', 'shat-sit'],
  ])('%s sounds like %s', (written, sound) => expect(show(soundsOf(written))).toBe(sound))

  it('a sign and a syllable of another language have no sound', () => {
    for (const text of ['၏', 'ၵၢတ်ႇ', 'x']) expect(burmeseSound(text)).toBeNull()
  })
})

describe('Latin words', () => {
  it.each([
    ['yangon', 'yan-kon'],
    ['shwe', 'shwe'],
    ['mingala', 'min-ka-la'],
    ['kyaukse', 'kyaut-se'],
    ['kone', 'kon'],
    ['hpayarthonesu', 'pa-ya-thon-su'],
    ['gyi', 'kyi'],
    ['sittwe', 'sit-twe'],
    ['bogyoke', 'po-kyot'],
    ['hlaing', 'lain'],
    ['hline', 'lain'],
    ['loilen', 'lain-len'],
    ['ayeaye', 'e-e'],
    ['khua', 'kwa'],
    ['kyaikto', 'kyait-to'],
    ['hnget', 'nget'],
    ['lel', 'le'],
    ['hsipaw', 'thi-paw'],
    ['kengtung', 'kyen-tun'],
    ['hpruso', 'pa-yu-so'],
    ['taungoo', 'taun-ngu'],
  ])('%s reads as %s', (word, sound) => expect(latinSounds(word).map(show)).toContain(sound))

  it('what is no syllables, or no name, is not read', () => {
    for (const word of ['', 'xyz', 'ရန်ကုန်', 'a'.repeat(31), 'q1']) expect(latinSounds(word)).toEqual([])
  })
})

it('the nearest name is the one that is meant, also within a longer one and with a syllable left out', () => {
  const nearest = (typed: string, names: readonly string[]) => {
    const distance = (name: string) =>
      Math.min(...latinSounds(typed).map((reading) => nameDistance(reading, soundsOf(name))))
    return names.toSorted((a, b) => distance(a) - distance(b))[0]
  }
  const names = ['ကျောက်ဆည်မုန့်တိုက်', 'ကျိုက်ထို', 'သန်လျင်', 'နမ္မတူ', 'ပုသိမ်', 'မြောက်ဦး']
  expect(nearest('kyaukse', names)).toBe('ကျောက်ဆည်မုန့်တိုက်')
  expect(nearest('thanlyin', names)).toBe('သန်လျင်')
  expect(nearest('namtu', names)).toBe('နမ္မတူ')
  expect(nearest('pathein', names)).toBe('ပုသိမ်')
})

it.each([
  ['hka', 'ခ', 'က'],
  ['da', 'ဒ', 'ထ'],
  ['hla', 'လှ', 'လ'],
  ['ra', 'ရ', 'ယ'],
  ['thar', 'သာ', 'သ'],
  ['lang', 'လင်း', 'လိန်း'],
  ['se', 'ဆည်', 'ဆီ'],
  ['pathein', 'ပုသိမ်', 'ပူသိမ်'],
  ['loi', 'လွိုင်', 'လွန်'],
])('of names that are spelled nearly alike %s is %s rather than %s', (typed, meant, other) => {
  const distance = (name: string) =>
    Math.min(...latinSounds(typed).map((reading) => nameDistance(reading, soundsOf(name))))
  expect(distance(meant)).toBeLessThan(distance(other))
})

it('a name is found by its pairs of syllables, also around a short one, and by how it begins', () => {
  expect(soundTerms(tokenize('နမ္မတူ'))).toEqual(['~^n-a-n', '~n-a-n.m-a-', '~n-a-n.t-u-', '~m-a-.t-u-'])
  expect(soundTerms(tokenize('ရွှေ Cafe တောင်'))).toEqual(['~^shw-e-'])
  expect(soundTerms(tokenize('Tea'))).toEqual([])
})

it('the terms of a pair begin with what sounds so, and hold nothing that is farther than asked', () => {
  const [[shwe, taung] = []] = latinSounds('shwetaung')
  const terms = termsNearPair(shwe!, taung!, { within: 0.31, together: 0.5 })
  expect(terms[0]).toBe(soundTerms(tokenize('ရွှေတောင်'))[1])
  expect(terms.some((term) => /~[^s]/.test(term))).toBe(false)
})
