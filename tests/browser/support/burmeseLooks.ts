import type { Page } from 'playwright-core'
import { allLabels } from '#resources/declaredLabels.ts'
import { messages } from '#src/messages/both.ts'

/** Names that are the same in every language. */
const names =
  'Zay English Google Maps Viber Telegram LINE Facebook Messenger WhatsApp LinkedIn Android Apple SMS VPN OpenStreetMap Ctrl zip CSV QR KBZPay WavePay AYA Pay MMQR'
/** English sentences of the interface that differ in Burmese. */
const english = new Set<string>()
collectStrings(messages.en, (sentence) => english.add(sentence))
collectStrings(messages.my, (sentence) => english.delete(sentence))
for (const [, { en, my }] of allLabels()) if (en !== my) english.add(en)

function collectStrings(value: unknown, tell: (text: string) => void): void {
  if (typeof value === 'string') tell(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectStrings(part, tell)
}

interface Look {
  faults: string[]
  /** its element, and the error */
  latin: [string, string][]
}

/**
 * Checks how a window's screens display Burmese. Errors are: letters spaced, in capitals or in italics; another typeface; letters
 * cut off at the top or bottom; visible parts of a hidden line; lines that begin inside a syllable; buttons of many lines; horizontal
 * scrolling; untranslated English, i.e. a sentence of the app or words that no answer of the server contained.
 */
export function burmeseLooks(page: Page): (screen: string) => Promise<string[]> {
  const heard = new Set(names.toLowerCase().split(' '))
  /** What somebody wrote may begin with a line that is a sentence of the app as well, as a policy does with its name. */
  const firstLines = new Set<string>()
  const hear = (told: unknown) =>
    collectStrings(told, (text) => {
      firstLines.add(text.trim().split('\n', 1)[0]!)
      for (const word of wordsOf(text)) heard.add(word)
    })
  let coming: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return
    // An answer cannot be read after the window has navigated.
    coming.push(response.json().then(hear, () => undefined))
  })
  return async (screen) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const { faults, latin } = await page.evaluate(lookAtBurmese)
    // Text on the screen is in an earlier answer.
    await Promise.all(coming)
    coming = []
    for (const text of await page.locator('script[type="application/json"]').allTextContents()) hear(JSON.parse(text))
    const stored = await page.evaluate(() => localStorage.getItem('StoredProfile'))
    if (stored) hear(JSON.parse(stored))
    const strange = latin.filter(
      ([, text]) =>
        (english.has(text.trim()) && !firstLines.has(text.trim())) || wordsOf(text).some((word) => !heard.has(word)),
    )
    return [...faults, ...strange.map(([what, text]) => `${what} in English: ${text}`)].map(
      (fault) => `${screen}: ${fault}`,
    )
  }
}

/** Whole words only, without those cut by an ellipsis. */
const wordsOf = (text: string) =>
  (text.match(/[A-Za-z][A-Za-z’'-]+(?![A-Za-z’'…-])/g) ?? []).map((word) => word.toLowerCase())

/** Runs in the page, so it cannot use other code of this file. */
function lookAtBurmese(): Look {
  const faults = new Set<string>()
  const latin: [string, string][] = []
  const pen = document.createElement('canvas').getContext('2d')!
  const tell = (what: string, text: string) => faults.add(`${what}: ${text.trim().slice(0, 60)}`)
  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')

  const read = (what: string, text: string | null) =>
    void (text && /[A-Za-z]{2}/.test(text) && latin.push([what, text]))

  function lookAtLetters(text: string, style: CSSStyleDeclaration) {
    const { letterSpacing, textTransform, fontStyle, fontFamily } = style
    if (letterSpacing !== 'normal' && parseFloat(letterSpacing) !== 0) tell(`spaced by ${letterSpacing}`, text)
    if (textTransform !== 'none') tell(textTransform, text)
    if (fontStyle !== 'normal') tell(fontStyle, text)
    if (!/^["']?Noto Sans Myanmar/.test(fontFamily)) tell(`in ${fontFamily}`, text)
  }

  function linesOf(node: Node): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines: DOMRect[] = []
    for (const rect of range.getClientRects())
      if (rect.width > 0 && !lines.some(({ bottom }) => Math.abs(bottom - rect.bottom) < 8)) lines.push(rect)
    return lines
  }

  /** The top of a line's ink, given the top of its box. */
  const headOf = (top: number, ink: TextMetrics) => top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent

  /** The first line after the one that ends at `foot`, and the top of its box. */
  function lineBehind(text: Text, foot: number): { top: number; words: string } | null {
    const range = document.createRange()
    let top: number | undefined
    let words = ''
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const box = range.getClientRects()[0]
      if (!box || box.bottom <= foot + 8) continue
      top ??= box.top
      if (box.top > top + 8) break
      words += text.data[at]
    }
    return top === undefined ? null : { top, words }
  }

  /** Whether the ink of the first and last visible lines is inside the clipping box, and that of the next line outside. */
  function lookAtEdges(element: Element, text: Text, style: CSSStyleDeclaration) {
    let cutter: Element | null = element
    while (cutter && !/hidden|clip/.test(getComputedStyle(cutter).overflowY)) cutter = cutter.parentElement
    if (!cutter || cutter === document.body) return
    const edge = cutter.getBoundingClientRect()
    const all = linesOf(text)
    const lines = all.filter(({ top, bottom }) => top + bottom > 2 * edge.top && top + bottom < 2 * edge.bottom)
    if (lines.length === 0) return
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const ink = pen.measureText(text.data)
    const last = Math.max(...lines.map(({ bottom }) => bottom))
    const head = headOf(Math.min(...lines.map(({ top }) => top)), ink)
    const foot = last + ink.actualBoundingBoxDescent - ink.fontBoundingBoxDescent
    if (head < edge.top - 0.5) tell(`heads cut off by ${(edge.top - head).toFixed(1)} px`, text.data)
    if (foot > edge.bottom + 0.5) tell(`feet cut off by ${(foot - edge.bottom).toFixed(1)} px`, text.data)
    const behind = all.some(({ bottom }) => bottom > last + 8) && lineBehind(text, last)
    // Within half a pixel, because letters are drawn at whole pixels.
    if (behind && headOf(behind.top, pen.measureText(behind.words)) < edge.bottom + 0.5)
      tell(`heads of the hidden ${behind.words.slice(0, 20)} behind`, text.data)
  }

  /** A line must begin with a syllable: no mark, no final consonant, no stacked letter. */
  function lookAtLineEnds(element: Element, text: Text) {
    if (linesOf(text).length < 2) return
    const range = document.createRange()
    const foot = element.getBoundingClientRect().bottom + 8
    let last = Infinity
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const box = range.getClientRects()[0]
      if (!box || box.width === 0) continue
      // Hidden by an ellipsis.
      if (box.bottom > foot) return
      const rest = text.data.slice(at, at + 12)
      if (box.top > last + 8 && /^(?:[\u102B-\u103E]|[\u1000-\u102A]\u1037?[\u1039\u103A])/.test(rest))
        tell('a line begins inside a syllable', `${text.data.slice(Math.max(0, at - 12), at)}|${rest}`)
      last = box.top
    }
  }

  if (document.documentElement.scrollWidth > innerWidth) faults.add('it scrolls sideways')
  read('title', document.title)
  for (const element of document.body.querySelectorAll('*')) {
    if (/SCRIPT|STYLE|NOSCRIPT|OPTION/.test(element.tagName) || element.closest('svg')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription', 'aria-valuetext'])
      read(name, element.getAttribute(name))
    const style = getComputedStyle(element)
    for (const text of textsOf(element)) {
      read('text', text.data)
      // Text for screen readers only has no size; names on a map may be cut at its edge.
      if (!/[\u1000-\u109F]/.test(text.data) || element.closest('.leaflet-container')) continue
      lookAtLetters(text.data, style)
      if (!isOnlySpoken(element)) {
        lookAtEdges(element, text, style)
        lookAtLineEnds(element, text)
      }
    }
    if (element.matches('.MuiButton-root, [data-button]') && linesOf(element).length > 3 && !isOnlySpoken(element))
      tell('a button of many lines', element.textContent ?? '')
  }
  return { faults: [...faults], latin }

  function isOnlySpoken(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true
    return false
  }
}
