import { useEffect } from 'react'

/** Forbids a line to end where it stands; drawn as nothing. */
const joiner = '\u2060'
/** Lets a line end where it stands; drawn as nothing. */
const opening = '\u200B'
const ours = /[\u2060\u200B]/g
// A letter that closes the syllable before it or carries what stands under it: အကော|င့်, မိ|တ္ထီလာ.
const closing = /[\u1000-\u102A\u103F]\u1037?[\u1039\u103A]/g
// Between letters where a syllable ends: before one that is neither killed nor stacked, nor stands under another.
const between = /([\u1000-\u1038\u103A-\u109F])(?=[\u1000-\u102A\u103F\u104E](?!\u1037?[\u1039\u103A]))/g
// အ makes a word of what follows and never stands at the end of a line: အ|ကောင့်.
const held = new RegExp(`${closing.source}|\\u1021(?=[\\u1000-\\u1021](?!\\u1037?[\\u1039\\u103A]))`, 'g')
const twoLetters = /[\u1000-\u109F].*[\u1000-\u109F]/s

let words: Intl.Segmenter | undefined

/**
 * Browsers break Burmese lines between words by a dictionary. Words it does not know (အကောင့်, ပို့စ်, အက်ပ်, many names) they
 * break inside a syllable too: one in eighteen breaks of our own sentences. There stands a joiner afterwards; where the
 * dictionary is right its breaks stay. On screens narrow for their letters, where a word is longer than its line and would be
 * broken anywhere, a line may end after any syllable.
 */
export function withWholeSyllables(text: string, isNarrow = false): string {
  if (!twoLetters.test(text)) return text
  const plain = text.replace(ours, '')
  if (isNarrow) return plain.replace(closing, `${joiner}$&`).replace(between, `$1${opening}`)
  words ??= new Intl.Segmenter('my', { granularity: 'word' })
  const starts = new Set(Array.from(words.segment(plain), ({ index }) => index))
  return plain.replace(held, (letters, at: number) => {
    if (letters === 'အ') return starts.has(at + 1) ? letters + joiner : letters
    return starts.has(at) ? joiner + letters : letters
  })
}

/** Large text on a small phone: two cards beside each other, each of fewer than 8 letters' heights, hold no long word. */
const isNarrow = () => window.innerWidth < 18 * parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Keeps the syllables of all Burmese on the screen whole at the ends of lines, that of dialogs and react-admin too. Stands where
 * everything around it has been hydrated: before that the texts must be the server's.
 */
export function WholeSyllables() {
  useEffect(() => {
    if (!('Segmenter' in Intl)) return
    let narrow = isNarrow()
    keepWhole(document.body, narrow)
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) keepWhole(target, narrow)
        for (const node of addedNodes) keepWhole(node, narrow)
      }
      // What was just changed here.
      watch.takeRecords()
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    const measure = () => {
      if (narrow === isNarrow()) return
      narrow = !narrow
      keepWhole(document.body, narrow)
    }
    window.addEventListener('resize', measure)
    document.addEventListener('copy', copyAsWritten)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', measure)
      document.removeEventListener('copy', copyAsWritten)
    }
  }, [])
  return null
}

const written = /^(SCRIPT|STYLE|TEXTAREA)$/

function keepWhole(node: Node, narrow: boolean) {
  if (node instanceof Text) {
    if (written.test(node.parentElement?.tagName ?? '')) return
    const whole = withWholeSyllables(node.data, narrow)
    if (whole !== node.data) node.data = whole
    return
  }
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) keepWhole(texts.currentNode, narrow)
}

/** What is copied is what was written. */
function copyAsWritten(event: ClipboardEvent) {
  const text = getSelection()?.toString() ?? ''
  if (!event.clipboardData || text.search(ours) < 0) return
  event.clipboardData.setData('text/plain', text.replace(ours, ''))
  event.preventDefault()
}
