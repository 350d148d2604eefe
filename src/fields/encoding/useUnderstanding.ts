import { useEffect, useState } from 'react'
import { loadDetector } from '#resources/text/detector.ts'
import { hasBurmese } from '#resources/text/letters.ts'

/** What a text is taken for, where that is not just what was typed. */
export interface Understanding {
  /** `read`: it will be stored as `text`; `ask`: it stays, but `text` is the likelier reading */
  readonly kind: 'read' | 'ask'
  readonly text: string
  /** the lines that differ, to be shown */
  readonly shown: string
}

/** Milliseconds after the last key before a text is looked at. */
const pause = 300
const mostShown = 160

/**
 * How the server will read a text (docs/rules.md#encoding), by the same code; null while it is just as typed. The detector is asked
 * for when the first Burmese letter is typed, and never where none is.
 */
export function useUnderstanding(text: string, isAsked: boolean): Understanding | null {
  const [known, setKnown] = useState<{ text: string; understanding: Understanding | null } | null>(null)
  const isWanted = isAsked && hasBurmese(text)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const timer = setTimeout(() => {
      understand(text)
        .then((understanding) => isOver || setKnown({ text, understanding }))
        // Without a line the detector does not come: the server reads all the same.
        .catch(() => undefined)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWanted, text])
  return isWanted && known?.text === text ? known.understanding : null
}

async function understand(typed: string): Promise<Understanding | null> {
  const [{ readEncoding }, { clean }, detector] = await Promise.all([
    import('#resources/text/encoding.ts'),
    import('#resources/text/store.ts'),
    loadDetector(),
  ])
  const { text, other, ask } = readEncoding(typed, detector)
  const asTyped = clean(typed)
  if (text !== asTyped) return { kind: 'read', text, shown: differing(asTyped, text) }
  return ask && other !== null ? { kind: 'ask', text: other, shown: differing(asTyped, other) } : null
}

function differing(typed: string, read: string): string {
  const lines = typed.split('\n')
  const other = read.split('\n').filter((line, at) => line !== lines[at])
  const shown = other.map((line) => line.trim()).join(' … ')
  return shown.length > mostShown ? `${shown.slice(0, mostShown)} …` : shown
}
