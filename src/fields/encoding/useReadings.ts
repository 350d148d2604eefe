import { useEffect, useState } from 'react'
import { loadDetector } from '#resources/text/detector.ts'
import { hasBurmese } from '#resources/text/letters.ts'

/**
 * The possible readings of a text typed into a list's search: as typed at once, and converted to the other encoding
 * once the detector is loaded (docs/rules.md#encoding: a query that could be Zawgyi is searched in both readings).
 */
export function useReadings(text: string): readonly string[] {
  const [known, setKnown] = useState({ text: '', readings: [] as readonly string[] })
  useEffect(() => {
    if (!hasBurmese(text)) return
    let isCancelled = false
    readingsOf(text)
      .then((readings) => isCancelled || setKnown({ text, readings }))
      // Offline the detector does not load; the search uses the text as typed.
      .catch(() => undefined)
    return () => {
      isCancelled = true
    }
  }, [text])
  return known.text === text ? [text, ...known.readings] : [text]
}

async function readingsOf(typed: string): Promise<string[]> {
  const [{ readEncoding }, detector] = await Promise.all([import('#resources/text/encoding.ts'), loadDetector()])
  const { text, other } = readEncoding(typed, detector)
  return [text, other].filter((reading) => reading !== null && reading !== typed) as string[]
}
