import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allLabels } from '#resources/declaredLabels.ts'
import { loadDetector } from '#resources/text/detector.ts'
import { readEncoding } from '#resources/text/encoding.ts'
import { orderMarks, orderMarksExceptE, repairLookalikes } from '#resources/text/spelling.ts'
import { isWellFormedBurmese } from '#resources/text/syllable.ts'
import { categories, countries, policies, regions, towns } from '#demo/index.ts'
import { projectRoot } from '#server/environment.ts'
import { refusals } from '#resources/refusals.ts'
import { allSentences } from '#src/messages/both.ts'
import { reactAdminMy } from '#src/messages/my/reactAdmin.ts'

/** What a machine can tell of how the Burmese is worded (docs/languages.md); the rest takes a reader. */

interface Text {
  readonly name: string
  readonly text: string
}

/** Stands for whatever is filled in: a short name of well-formed syllables that is no word of ours. */
const filled = 'ဂဒဗ'
const words = Object.fromEntries(
  (
    'agency app average amount comments contents count date day done email encoding field filter id km least left link many max min most name one ' +
    'page part percent points posts products reason region sources source stars sum text town country type unit uses values what'
  )
    .split(' ')
    .map((parameter) => [parameter, filled]),
)
const label = { en: filled, my: filled }
const given = { ...words, label: { ...label, one: label, many: label } }
type Said = string | ((given: Record<string, unknown>) => string)
const spoken = (sentence: Said) => (typeof sentence === 'string' ? sentence : sentence(given))

/** The screens' and the server's. */
const subjects: typeof allSentences = { ...allSentences, refusals }
const said = Object.entries(subjects).flatMap(([subject, { en, my }]) =>
  Object.entries(my as Record<string, Said>).map(([key, sentence]) => ({
    name: `${subject}.${key}`,
    text: spoken(sentence),
    en: spoken((en as Record<string, Said>)[key] ?? ''),
  })),
)
/** And what the declarations call things. */
const own = [...said, ...allLabels().map(([name, { en, my }]) => ({ name, text: my, en }))]
const reactAdmins = strings(reactAdminMy).flatMap(({ name, text }) =>
  text.split(' |||| ').map((form) => ({ name: `reactAdmin${name}`, text: form.replace(/%\{\w+\}/g, filled).trim() })),
)
const interfaces: readonly Text[] = [...own, ...reactAdmins]
const seeded = strings({ categories, countries, regions, towns, policies }).flatMap(({ name, text }) =>
  text.split('\n\n').flatMap((part) => (/[\u1000-\u109f]/.test(part) ? [{ name, text: part }] : [])),
)
const everything: readonly Text[] = [...interfaces, ...seeded]

/** Every string in a value, however deep, with the way to it. */
function strings(value: unknown, name = ''): Text[] {
  if (typeof value === 'string') return [{ name, text: value }]
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => strings(inner, `${name}.${key}`))
    : []
}

/** `name: text` of those that are wrong. */
const wrong = (texts: readonly Text[], isWrong: (text: string) => boolean) =>
  texts.filter(({ text }) => isWrong(text)).map(({ name, text }) => `${name}: ${text}`)

test('every parameter is filled in', () => {
  expect(wrong(interfaces, (text) => text.includes('undefined'))).toEqual([])
})

describe('spelling', () => {
  test('syllables are well-formed, marks in order and none twice', () => {
    expect(
      wrong(everything, (text) => !isWellFormedBurmese(orderMarksExceptE(text)) || orderMarks(text) !== text),
    ).toEqual([])
  })

  test('no letter is typed for a lookalike: ဈေး, ဝယ်, ဉာဏ်', () => {
    expect(wrong(everything, (text) => repairLookalikes(text) !== text)).toEqual([])
  })

  test('it is stored as it stands, never converted from Zawgyi', async () => {
    const detector = await loadDetector()
    const changed = (text: string) => {
      const reading = readEncoding(text, detector)
      return reading.text !== text || reading.raw !== null
    }
    expect(wrong(everything, changed)).toEqual([])
  })

  test('the tall aa stands after round letters alone: ခါ, ပေါ်, but ကာ, ဓာတ်, ပျော်', () => {
    const round = /[ခဂငဒပဝ]\u1031?\u102C|[က-အ\u103B-\u103E](?<![ခဂငဒပဝ])\u1031?\u102B/
    expect(wrong(everything, (text) => round.test(text))).toEqual([])
  })
})

describe('punctuation', () => {
  test('one space after ။ and ၊, none before, none doubled or at an end', () => {
    expect(
      wrong(everything, (text) => /[ ][။၊]|[။၊](?![ )”\n]|$)|[။၊]{2}|[ ]{2}|^\s|\s$/.test(text.replace(/ {4}/g, ' '))),
    ).toEqual([])
  })

  test('no English marks: quotes are “ ”, a colon is a hyphen, three dots stand at the end', () => {
    const marks = /["'‘’:;!?−—…]|(?<![\d၀-၉])[,]|\.(?!\d|[၀-၉])(?!\.{0,2}$)/
    expect(wrong(interfaces, (text) => marks.test(text.replaceAll(/https?:\/\//g, '')))).toEqual([])
  })

  test('sentences end in ။ where the English ones end, and after several', () => {
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

describe('words', () => {
  test('numbers are in Burmese digits, and only names of things are in Latin letters', () => {
    const names =
      /https?:\/\/|\b(Google Maps|Google|Facebook|LinkedIn|Viber|Telegram|LINE|Messenger|WhatsApp|Android|Apple|SMS|VPN|GPS|MB|zip|Ctrl S|regexp|JPEG|PNG|WebP|GIF|AVIF)\b/g
    // What programs send to the server is called so in every language.
    const ofTheWire =
      /\b(id|pageId|multipart(\/form-data)?|boundary|JSON|object|array|near|within|openNow|region|source|sort|range|filter|Idempotency-Key|upTo|open|reviewing|resolved|dismissed|true|false)\b/g
    const texts = interfaces.map(({ name, text }) => ({
      name,
      text: name.startsWith('refusals.') ? text.replace(ofTheWire, '') : text,
    }))
    expect(wrong(texts, (text) => /[a-z0-9]/i.test(text.replace(names, '')))).toEqual([])
  })

  test('nobody is a man or a woman, and the person is သင်', () => {
    expect(wrong(interfaces, (text) => /ကျွန်တော|ကျွန်မ(?![\u102B-\u103E])|ကျွန်ုပ်|ခင်ဗျာ|(?<!ပိုင်)ရှင့်/.test(text))).toEqual([])
  })

  test('one word for one thing: those of docs/languages.md occur, those it rules out do not', () => {
    const table = readFileSync(join(projectRoot, 'docs', 'languages.md'), 'utf8').split('\n')
    const rows = table.flatMap((line) => {
      const [, english, burmese = '', not = ''] = line.split('|').map((cell) => cell.trim())
      return english && /[\u1000-\u109f]/.test(burmese) ? [{ burmese: listed(burmese), not: listed(not) }] : []
    })
    expect(rows.length).toBeGreaterThan(30)
    const words = rows.flatMap(({ burmese }) => burmese)
    expect(words.filter((word) => !interfaces.some(({ text }) => text.includes(word)))).toEqual([])
    const avoided = rows.flatMap(({ not }) => not)
    expect(wrong(interfaces, (text) => avoided.some((word) => text.includes(word)))).toEqual([])
  })
  const listed = (cell: string) => cell.split(', ').filter(Boolean)
})
