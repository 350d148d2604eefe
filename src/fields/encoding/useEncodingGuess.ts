import { cutText } from '#resources/text/cutText.ts'
import { useEffect, useState } from 'react'
import { loadDetector } from '#resources/text/detector.ts'
import { hasBurmese } from '#resources/text/letters.ts'

/** How a typed text is interpreted, when that differs from the typed text. */
export interface EncodingGuess {
  /** `read`: stored as `text`; `ask`: stored as typed, but `text` is the likelier reading */
  readonly kind: 'read' | 'ask'
  readonly text: string
  /** the changed lines, for display */
  readonly shown: string
}

/** Debounce after the last key press, in ms. */
const debounceMs = 300
const maxShownLength = 160

/**
 * How the server will read a text (docs/rules.md#encoding), computed with the same code; null while that is exactly
 * as typed. The detector loads at the first Burmese letter, and never without one.
 */
export function useEncodingGuess(text: string, isEnabled: boolean): EncodingGuess | null {
  const [known, setKnown] = useState<{ text: string; guess: EncodingGuess | null } | null>(null)
  const isChecked = isEnabled && hasBurmese(text)
  useEffect(() => {
    if (!isChecked) return
    let isCancelled = false
    const timer = setTimeout(() => {
      guessEncoding(text)
        .then((guess) => isCancelled || setKnown({ text, guess }))
        // Offline the detector does not load; the server still detects the encoding.
        .catch(() => undefined)
    }, debounceMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [isChecked, text])
  return isChecked && known?.text === text ? known.guess : null
}

async function guessEncoding(typed: string): Promise<EncodingGuess | null> {
  const [{ readEncoding }, { clean }, detector] = await Promise.all([
    import('#resources/text/encoding.ts'),
    import('#resources/text/store.ts'),
    loadDetector(),
  ])
  const { text, other, ask } = readEncoding(typed, detector)
  const asTyped = clean(typed)
  if (text !== asTyped) return { kind: 'read', text, shown: changedLines(asTyped, text) }
  return ask && other !== null ? { kind: 'ask', text: other, shown: changedLines(asTyped, other) } : null
}

function changedLines(typed: string, read: string): string {
  const lines = typed.split('\n')
  const other = read.split('\n').filter((line, at) => line !== lines[at])
  const shown = other.map((line) => line.trim()).join(' … ')
  return shown.length > maxShownLength ? `${cutText(shown, maxShownLength)} …` : shown
}
