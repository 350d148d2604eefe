import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import englishMessages from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import { allLabels } from '#resources/declaredLabels.ts'
import { loadDetector } from '#resources/text/detector.ts'
import { readEncoding } from '#resources/text/encoding.ts'
import { orderMarks, orderMarksExceptE, repairLookalikes } from '#resources/text/spelling.ts'
import { isWellFormedBurmese } from '#resources/text/syllable.ts'
import { categories, countries, policies, regions, towns } from '#demo/index.ts'
import { projectRoot } from '#server/config/environment.ts'
import { permissionTexts } from '../build/native/ios.ts'
import { refusals } from '#resources/refusals.ts'
import { allSentences, messages } from '#src/messages/both.ts'
import { reactAdminMy } from '#src/messages/my/reactAdmin.ts'
import { aboutApp } from '#src/seo/headTags.ts'

/** The rules of Burmese wording that a program can check (docs/languages.md). */

interface Text {
  readonly name: string
  readonly text: string
}

/** A placeholder for parameters: well-formed syllables that occur in no message. */
const filled = 'ဂဒဗ'
const words = Object.fromEntries(
  (
    'address agency amount app at average burmeseNames by comments contents count country date day days direction done email encoding field filter from holiday hours id kept kilobytes km language least left limit line link ' +
    'many max measures megabytes metres min most name names number of one page pages part percent place points posts products reason refused region right rows searchedAs sentence shown source sources stars sum text time total town type unit uses value values what why words wrong'
  )
    .split(' ')
    .map((parameter) => [parameter, filled]),
)
const label = { en: filled, my: filled }
// In some sentences a label is a text.
const given = { ...words, firstDay: '2026-12-30', label: { ...label, one: label, many: label, toString: () => filled } }
type Sentence = string | ((given: Record<string, unknown>) => string)
type Sentences = Sentence | Readonly<Record<string, Sentence>>
const render = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence(given))

/** The messages of the screens and of the server. */
const subjects: typeof allSentences = { ...allSentences, refusals }
const messageTexts = Object.entries(subjects).flatMap(([subject, { en, my }]) =>
  pairsOf(subject, my as Record<string, Sentences>, en as Record<string, Sentences>),
)
/** A subject may have a table of sentences within it. */
function pairsOf(
  name: string,
  my: Record<string, Sentences>,
  en: Record<string, Sentences>,
): (Text & { en: string })[] {
  return Object.entries(my).flatMap(([key, sentence]) => {
    const other = en[key] ?? ''
    const at = `${name}.${key}`
    if (typeof sentence === 'object' || typeof other === 'object')
      return pairsOf(at, sentence as Record<string, Sentence>, other as Record<string, Sentence>)
    return [{ name: at, text: render(sentence), en: render(other) }]
  })
}
/** With the labels of the declarations. */
const own = [...messageTexts, ...allLabels().map(([name, { en, my }]) => ({ name, text: my, en }))]
const reactAdmins = strings(reactAdminMy).flatMap(({ name, text }) =>
  text.split(' |||| ').map((form) => ({ name: `reactAdmin${name}`, text: form.replace(/%\{\w+\}/g, filled).trim() })),
)
/** Whose English is known, those of react-admin by their form for one. */
const paired = [
  ...own,
  ...strings(englishMessages).flatMap(({ name, text: en }) => {
    const burmese = reactAdmins.find((own) => own.name === `reactAdmin${name}`)
    return burmese ? [{ ...burmese, en }] : []
  }),
]
const interfaces: readonly Text[] = [...own, ...reactAdmins]
const burmeseParts = (texts: unknown) =>
  strings(texts).flatMap(({ name, text }) =>
    text.split('\n\n').flatMap((part) => (/[\u1000-\u109f]/.test(part) ? [{ name, text: part }] : [])),
  )
const seeded = burmeseParts({ categories, countries, regions, towns, policies })
/** What the app says elsewhere: to phones, link previews and in the policies. It has English beside it. */
const besides = burmeseParts({ policies, phones: permissionTexts('Zay'), previews: aboutApp })
const everything: readonly Text[] = [...interfaces, ...seeded, ...besides]

/** Every string in a value, at any depth, with its path. */
function strings(value: unknown, name = ''): Text[] {
  if (typeof value === 'string') return [{ name, text: value }]
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => strings(inner, `${name}.${key}`))
    : []
}

/** `name: text` of the texts that break a rule. */
const wrong = (texts: readonly Text[], isWrong: (text: string) => boolean) =>
  texts.filter(({ text }) => isWrong(text)).map(({ name, text }) => `${name}: ${text}`)

test('every parameter is filled in', () => {
  expect(wrong(interfaces, (text) => text.includes('undefined'))).toEqual([])
})

describe('spelling', () => {
  test('syllables are well-formed, with their marks in order and none repeated', () => {
    expect(
      wrong(everything, (text) => !isWellFormedBurmese(orderMarksExceptE(text)) || orderMarks(text) !== text),
    ).toEqual([])
  })

  test('no letter is replaced by a lookalike: ဈေး, ဝယ်, ဉာဏ်', () => {
    expect(wrong(everything, (text) => repairLookalikes(text) !== text)).toEqual([])
  })

  test('texts are never taken for Zawgyi', async () => {
    const detector = await loadDetector()
    const changed = (text: string) => {
      const reading = readEncoding(text, detector)
      return reading.text !== text || reading.raw !== null
    }
    expect(wrong(everything, changed)).toEqual([])
  })

  test('the tall aa follows round letters only: ခါ, ပေါ်, but ကာ, ဓာတ်, ပျော်', () => {
    const round = /[ခဂငဒပဝ]\u1031?\u102C|[က-အ\u103B-\u103E](?<![ခဂငဒပဝ])\u1031?\u102B/
    expect(wrong(everything, (text) => round.test(text))).toEqual([])
  })
})

describe('punctuation', () => {
  test('one space after ။ and ၊, none before; no double spaces, none at the ends', () => {
    expect(
      wrong(everything, (text) => /[ ][။၊]|[။၊](?![ )”\n]|$)|[။၊]{2}|[ ]{2}|^\s|\s$/.test(text.replace(/ {4}/g, ' '))),
    ).toEqual([])
  })

  test('no English punctuation: quotes are “ ”, a hyphen replaces a colon, three dots only at the end', () => {
    const marks = /["'‘’:;!?−—…]|(?<![\d၀-၉])[,]|\.(?!\d|[၀-၉])(?!\.{0,2}$)/
    expect(wrong(interfaces, (text) => marks.test(text.replaceAll(/https?:\/\//g, '')))).toEqual([])
  })

  test('sentences end in ။ where the English ones have a full stop, and if there are several', () => {
    const ended = own.filter(({ en, text }) => {
      if (text.endsWith(filled)) return false
      return (/[^.][.!?]\)?$/.test(en) || /။ /.test(text)) && !/။$|။\)$| -$/.test(text)
    })
    expect(ended.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })

  test('labels and buttons have no ။', () => {
    const label = own.filter(({ en, text }) => text.endsWith('။') && !/[.!?]$/.test(en) && !/။ /.test(text))
    expect(label.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })

  test('three dots where English has them, a hyphen where it has a colon', () => {
    const unlike = own.filter(
      ({ en, text }) => en.endsWith('...') !== text.endsWith('...') || (en.endsWith(':') && !text.endsWith(' -')),
    )
    expect(unlike.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })
})

test('the rules that a decision names stand in the policy, in both languages', () => {
  const { nothingWrong: _agrees, other: _whole, ...rules } = messages.en.caseSentences
  const missing = (Object.keys(rules) as (keyof typeof rules)[]).flatMap((name) =>
    [messages.en, messages.my]
      .map(({ caseSentences }) => caseSentences[name])
      .filter((sentence) => !policies.ChildSafetyPolicy.split('\n').includes(sentence)),
  )
  expect(missing).toEqual([])
})

describe('words', () => {
  test('numbers are in Burmese digits, and only product names are in Latin letters', () => {
    const names =
      /https?:\/\/|\b(Google Maps|Google|Facebook|LinkedIn|Viber|Telegram|LINE|Messenger|WhatsApp|Android|Apple|KBZPay|WavePay|AYA Pay|MMQR|SMS|VPN|PDF|QR|GPS|KB|MB|zip|CSV|UTF-8|UTF-16|Excel|Ctrl S|J|K|regexp|JPEG|PNG|WebP|GIF|AVIF)\b/g
    // Names of request fields are the same in every language.
    const ofTheWire =
      /\b(id|pageId|multipart(\/form-data)?|boundary|JSON|object|array|bounds|zoom|order|nearest|following|rated|near|within|townId|address|latitude|longitude|openNow|openAt|available|region|source|sort|range|filter|Idempotency-Key|upTo|open|reviewing|resolved|dismissed|moderator|editor|superAdmin|true|false)\b/g
    const texts = interfaces.map(({ name, text }) => ({
      name,
      text: name.startsWith('refusals.') ? text.replace(ofTheWire, '') : text,
    }))
    expect(wrong(texts, (text) => /[a-z0-9]/i.test(text.replace(names, '')))).toEqual([])
  })

  test('words are gender-neutral, and the person is addressed as သင်', () => {
    expect(wrong(interfaces, (text) => /ကျွန်တော|ကျွန်မ(?![\u102B-\u103E])|ကျွန်ုပ်|ခင်ဗျာ|(?<!ပိုင်)ရှင့်/.test(text))).toEqual([])
  })

  test('terms of docs/languages.md are in use, and those it rules out are not', () => {
    const table = readFileSync(join(projectRoot, 'docs', 'languages.md'), 'utf8').split('\n')
    const rows = table.flatMap((line) => {
      const [, english, burmese = '', not = ''] = line.split('|').map((cell) => cell.trim())
      return english && /[\u1000-\u109f]/.test(burmese) ? [{ burmese: listed(burmese), not: listed(not) }] : []
    })
    expect(rows.length).toBeGreaterThan(30)
    const words = rows.flatMap(({ burmese }) => burmese)
    expect(words.filter((word) => !interfaces.some(({ text }) => text.includes(word)))).toEqual([])
    const avoided = rows.flatMap(({ not }) => not)
    expect(wrong([...interfaces, ...besides], (text) => avoided.some((word) => text.includes(word)))).toEqual([])
  })
  const listed = (cell: string) => cell.split(', ').filter(Boolean)
})

/** The three rules for verbs (docs/languages.md). */
describe('verbs', () => {
  /** `name: text` of the sentences whose English has one word and whose Burmese lacks another. */
  const without = (english: RegExp, burmese: RegExp) =>
    paired.filter(({ en, text }) => english.test(en) && !burmese.test(text)).map(({ name, text }) => `${name}: ${text}`)

  test('delete, remove and clear are three', () => {
    expect(without(/^delete\b/i, /ဖျက်/)).toEqual([])
    expect(without(/^remove\b/i, /ဖယ်ရှား/)).toEqual([])
    expect(without(/^clear\b/i, /ရှင်း/)).toEqual([])
    expect(wrong([...interfaces, ...besides], (text) => /ဖယ်(?!ရှား)/.test(text))).toEqual([])
    expect(without(/\buse (this|where|my)\b/i, /သုံး/)).toEqual([])
  })

  test('a deed has one stem: ဘလော့ and its endings; a page is ဖန်တီး', () => {
    expect(without(/\bblock(ed|s)?\b(?! in\b)/i, /ဘလော့/)).toEqual([])
    expect(wrong([...interfaces, ...besides], (text) => text.includes('ဘလော့လုပ်'))).toEqual([])
    expect(without(/\bcreate (a )?page\b|\bpage, please create\b/i, /ဖန်တီး/)).toEqual([])
  })

  test('labels are nouns; an offer has not passed yet, and what ended in a no is over', () => {
    expect(wrong([...interfaces, ...besides], (text) => /(?<!နိုဝင်|ဒီဇင်)ဘာ(?!သာ|မျှ|း)/.test(text))).toEqual([])
    expect(without(/\boffer(ed)?\b/i, /ကမ်းလှမ်း/)).toEqual([])
    expect(without(/ was declined$/, /မ.*ခဲ့ပါ$/)).toEqual([])
  })
})
