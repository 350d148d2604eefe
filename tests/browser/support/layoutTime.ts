import type { Page } from 'playwright-core'

/** One unit each of texts that cost a browser's layout: letters without a space, syllables that no language writes, joined emoji. */
export const hostileUnits = {
  Burmese: 'က်ခ',
  'Burmese, one letter': 'က',
  'Burmese, stacked': 'က္က',
  Shan: 'ႁၵ်ႈ',
  Thai: 'ก์ข',
  Khmer: 'កខ',
  Lao: 'ກຂ',
  Tibetan: 'བྷྱ',
  Arabic: 'ب',
  'Arabic and Latin': 'aب',
  Devanagari: 'क्ष',
  'Latin without spaces': 'a',
  'combining marks': 'a\u0301\u0302\u0323',
  'joined emoji': '👩‍👩‍👧',
  'no-break spaces': 'က်ခ\u00A0',
  'wide spaces': 'က်ခ\u3000',
  'skin colours': '👍🏽',
} as const
export const plainUnit = 'The tea house opens at six. '

/** As long as a post's text with which somebody held phones for 10 s. */
export const repeated = (unit: string, length = 9000) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - (length % unit.length))

/** Milliseconds in which the screen's texts are shaped and laid out anew, with what stands below the fold. */
export const layoutTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    const times = [0, 1, 2].map(() => {
      main.style.display = 'none'
      document.body.getBoundingClientRect()
      main.style.display = ''
      const from = performance.now()
      main.getBoundingClientRect()
      return performance.now() - from
    })
    return Math.min(...times)
  })

/**
 * What a hostile text may cost, where a plain one costs so much: room for other letters' shapes and a busy machine. The whole run at once
 * takes 3 to 8 s.
 */
export const mostFor = (plainMs: number) => 500 + 10 * plainMs
