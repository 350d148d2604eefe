import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
import { allLabels } from '#resources/declaredLabels.ts'
import { refusals } from '#resources/refusals.ts'
import { allSentences, messages, messagesIn } from '#src/messages/both.ts'
import { labelOf } from '#src/messages/index.ts'

type Sentence = string | ((given: Record<string, unknown>) => string)
/** The messages of the screens and of the server. */
const subjects: typeof allSentences = { ...allSentences, refusals }
const messagesByKey = Object.entries(subjects).flatMap(([subject, { en, my, reviewed }]) =>
  Object.keys({ ...en, ...my }).map((key) => ({
    name: `${subject}.${key}`,
    en: (en as Record<string, Sentence>)[key],
    my: (my as Record<string, Sentence>)[key],
    reviewed,
  })),
)
/** With the labels of the declarations. */
const declared = allLabels().map(([name, { en, my, reviewed = false }]) => ({ name, en, my, reviewed }))
const all = [...messagesByKey, ...declared]

test('every sentence exists in both languages, and none is blank', () => {
  const missing = all.filter(({ en, my }) => !trimmed(en) || !trimmed(my)).map(({ name }) => name)
  expect(missing).toEqual([])
})
const trimmed = (sentence: Sentence | undefined) => (typeof sentence === 'string' ? sentence.trim() : sentence)

test('Burmese sentences are in Burmese letters', () => {
  const texts = all.flatMap(({ name, my }) => (typeof my === 'string' ? [[name, my] as const] : []))
  const latinOnly = texts.filter(([name, text]) => !/[\u1000-\u109F]/.test(text) && !untranslated.has(name))
  expect(latinOnly.map(([name]) => name)).toEqual([])
})
/** Product names, which are written in Latin letters in Burmese too. */
const untranslated = new Set(
  'sms facebook linkedIn viber telegram line messenger whatsApp androidApp appleApp'
    .split(' ')
    .map((word) => `page.${word}`)
    .concat('admin.csv')
    .concat(['One', 'Two', 'Three'].flatMap((nth) => [`page.Phone${nth}Apps.viber`, `page.Phone${nth}Apps.telegram`]))
    .concat(['kbzPay', 'wavePay', 'ayaPay', 'mmqr'].map((name) => `page.Payments.${name}`))
    .concat(
      ['ContactOrder', 'BlockedContacts'].flatMap((field) =>
        ['viber', 'telegram', 'line', 'linkedIn', 'facebook', 'messenger', 'whatsApp'].map(
          (name) => `setting.${field}.${name}`,
        ),
      ),
    ),
)

describe('numbers in sentences', () => {
  test('are written in Burmese digits', () => {
    expect(messages.my.lists.reviews({ count: 120 })).toBe('သုံးသပ်ချက် ၁၂၀ ခု')
    expect(messages.my.filters.within({ km: 10 })).toContain('၁၀')
    expect(messages.en.lists.reviews({ count: 120 })).toBe('120 reviews')
  })

  test('are written in Latin digits if the person prefers them', () => {
    const latin = messagesIn({ language: 'my', digits: 'latin' })
    expect(latin.lists.reviews({ count: 120 })).toBe('သုံးသပ်ချက် 120 ခု')
    expect(labelOf(latin, { name: 'page' }, 'PhoneOne')).toBe('ဖုန်း 1')
    expect(latin.ratings.stars({ stars: 4, most: 5 })).toBe('ကြယ် 5 ပွင့်အနက် 4 ပွင့်')
    expect(messages.my.forms.fileTooLargeCreate).toMatch(/၅၀၀\s?MB/)
  })

  test('Burmese sentences with parameters contain no digits, so that names in them keep theirs', () => {
    const nothing: never = new Proxy(() => '', {
      get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
    }) as never
    const written = all.flatMap(({ name, my }) => (typeof my === 'function' ? [[name, my(nothing)] as const] : []))
    expect(written.filter(([, text]) => /[0-9\u1040-\u1049]/.test(text)).map(([name]) => name)).toEqual([])
  })

  test('keep their digits inside names', () => {
    expect(messages.my.lists.searchResults({ text: '7 Days' })).toContain('7 Days')
    const latin = messagesIn({ language: 'my', digits: 'latin' })
    expect(latin.lists.searchResults({ text: '၇ ရက်' })).toContain('၇ ရက်')
  })
})

test('docs/languages.md gives the number of reviewed sentences', () => {
  const reviewed = all.filter((sentence) => sentence.reviewed).length
  const told = readFileSync(join(projectRoot, 'docs', 'languages.md'), 'utf8')
  expect(/Burmese sentences \*\*(\d+)\*\* have been reviewed/.exec(told)?.[1]).toBe(String(reviewed))
})
