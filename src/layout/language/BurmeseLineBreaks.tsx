import { useEffect } from 'react'
import { waitingAttribute } from '#src/navigation/Part.tsx'

/** Word joiner: forbids a line break; invisible. */
const wordJoiner = '\u2060'
/** Zero-width space: allows a line break; invisible. */
const zeroWidthSpace = '\u200B'
const insertedCharacters = /[\u2060\u200B]/g
// A consonant that closes the previous syllable (asat) or carries a stacked one: အကော|င့်, မိ|တ္ထီလာ.
const syllableFinal = /[\u1000-\u102A\u103F]\u1037?[\u1039\u103A]/g
// Between two syllables: before a consonant that is neither closed by an asat nor stacked.
const syllableBoundary = /([\u1000-\u1038\u103A-\u109F])(?=[\u1000-\u102A\u103F\u104E](?!\u1037?[\u1039\u103A]))/g
const beginsWithFinal = new RegExp(`^${syllableFinal.source}`)
// အ begins a word with what follows and must not end a line: အ|ကောင့်.
const beginsWord = /အ$/
// The end of a question stays with its verb: ရှိ|ပါသလဲ.
const endsQuestion = /^(ပါသလ|သလဲ|သလား)/
/** Words that the dictionary takes apart. */
const wholeWords = ['နမူနာ']
const endsInBurmese = /[\u1000-\u109F]$/
const twoLetters = /[\u1000-\u109F].*[\u1000-\u109F]/s

let wordSegmenter: Intl.Segmenter | undefined
/**
 * The first use of Intl in a process of the browser takes a slow phone 90 ms, in whichever thread it is; after a worker has done it,
 * the main thread needs 2.
 */
const warmedUp = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const code = new Blob([`new Intl.Segmenter('my');postMessage(0)`], { type: 'text/javascript' })
    const address = URL.createObjectURL(code)
    const worker = new Worker(address)
    worker.onmessage = worker.onerror = () => {
      worker.terminate()
      URL.revokeObjectURL(address)
      resolve()
    }
  }).catch(() => undefined)
/** Characters of one piece of text that are looked at. Further ones are broken as the browser does it. */
const maxLength = 5_000

/**
 * Browsers break Burmese lines between words, using a dictionary. Unknown words (အကောင့်, ပို့စ်, အက်ပ်, many names)
 * are also broken within a syllable: 1 in 18 breaks in our own texts. This puts a word joiner at such breaks and
 * keeps the dictionary's correct ones. On narrow screens, where a word may be longer than its line and would be
 * broken anywhere, it allows a break after every syllable.
 */
export function withBurmeseLineBreaks(text: string, isNarrow = false): string {
  return withBreaks(text.slice(0, maxLength), isNarrow) + text.slice(maxLength)
}

function withBreaks(text: string, isNarrow: boolean): string {
  if (!twoLetters.test(text)) return text
  const original = text.replace(insertedCharacters, '')
  if (isNarrow)
    return original.replace(syllableFinal, `${wordJoiner}$&`).replace(syllableBoundary, `$1${zeroWidthSpace}`)
  wordSegmenter ??= new Intl.Segmenter('my', { granularity: 'word' })
  let before = ''
  let joined = ''
  for (const { segment, index } of wordSegmenter.segment(original)) {
    const isHeld =
      endsInBurmese.test(before) &&
      (beginsWithFinal.test(segment) ||
        endsQuestion.test(original.slice(index)) ||
        beginsWord.test(before) ||
        isWithinWord(original, index))
    joined += isHeld ? wordJoiner + segment : segment
    before = segment
  }
  return joined
}

const isWithinWord = (text: string, at: number) =>
  wholeWords.some((word) => {
    const start = text.lastIndexOf(word, at - 1)
    return start >= 0 && at < start + word.length
  })

/** Large text on a small phone: two cards side by side, each narrower than 8 letters, cannot hold a long word. */
const isNarrow = () => window.innerWidth < 18 * parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Keeps Burmese syllables whole at line ends in all text on the screen, including dialogs and react-admin. Render it
 * only after hydration, because until then texts must match the server's HTML; parts that are hydrated later it leaves alone till
 * then.
 */
export function BurmeseLineBreaks() {
  useEffect(() => {
    if (!('Segmenter' in Intl)) return
    let narrow = isNarrow()
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (isWaiting(target)) continue
        if (type === 'attributes') fixInPieces(target)
        if (target instanceof Text) fixLineBreaks(target, narrow)
        for (const node of addedNodes) fixLineBreaks(node, narrow)
      }
      // Ignores this observer's own changes.
      observer.takeRecords()
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [waitingAttribute],
    })
    const stops = new Set<() => void>()
    const stop = () => {
      for (const one of stops) one()
      stops.clear()
    }
    const fixInPieces = (root: Node) => {
      const afterPiece = () => {
        // Ignores the changes of this piece.
        observer.takeRecords()
      }
      stops.add(
        inPieces(
          fixingOf(root, () => narrow),
          afterPiece,
        ),
      )
    }
    let isGone = false
    void warmedUp().then(() => isGone || fixInPieces(document.body))
    const onResize = () => {
      if (narrow === isNarrow()) return
      narrow = !narrow
      stop()
      fixInPieces(document.body)
    }
    window.addEventListener('resize', onResize)
    document.addEventListener('copy', copyOriginal)
    return () => {
      isGone = true
      stop()
      observer.disconnect()
      window.removeEventListener('resize', onResize)
      document.removeEventListener('copy', copyOriginal)
    }
  }, [])
  return null
}

const skippedTags = /^(SCRIPT|STYLE|TEXTAREA)$/

const isWaiting = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(`[${waitingAttribute}]`) != null

/** The texts in a node, without those of parts that are not hydrated yet. */
const textsIn = (root: Node) =>
  document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Text
      ? NodeFilter.FILTER_ACCEPT
      : node instanceof Element && node.hasAttribute(waitingAttribute)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP,
  )

function fixLineBreaks(node: Node, narrow: boolean) {
  if (node instanceof Text) {
    if (skippedTags.test(node.parentElement?.tagName ?? '')) return
    const fixed = withBurmeseLineBreaks(node.data, narrow)
    if (fixed !== node.data) node.data = fixed
    return
  }
  const texts = textsIn(node)
  while (texts.nextNode()) fixLineBreaks(texts.currentNode, narrow)
}

/** Fixes one text of a screen at a time. */
function* fixingOf(root: Node, isNarrowNow: () => boolean): Generator<void> {
  const texts = textsIn(root)
  while (texts.nextNode()) yield fixLineBreaks(texts.currentNode, isNarrowNow())
}

/** In ms: a tap that comes meanwhile is answered soon, on slow phones too. */
const pieceMs = 4

/** Does work in pieces, each in a task of its own, so that the browser answers taps between them. Returns what stops it. */
function inPieces(work: Generator<void>, afterPiece: () => void): () => void {
  let timer: number
  const next = () => {
    const until = performance.now() + pieceMs
    let isDone = false
    while (!isDone && performance.now() < until) isDone = work.next().done === true
    afterPiece()
    if (!isDone) timer = window.setTimeout(next)
  }
  timer = window.setTimeout(next)
  return () => clearTimeout(timer)
}

/** Copied text gets the original characters without our invisible ones. */
function copyOriginal(event: ClipboardEvent) {
  const text = getSelection()?.toString() ?? ''
  if (!event.clipboardData || text.search(insertedCharacters) < 0) return
  event.clipboardData.setData('text/plain', text.replace(insertedCharacters, ''))
  event.preventDefault()
}
