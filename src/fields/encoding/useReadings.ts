import { useEffect, useState } from 'react'
import { loadDetector } from '#resources/text/detector.ts'
import { hasBurmese } from '#resources/text/letters.ts'

/**
 * What a text sought in a list may mean: as typed at once, and in the other encoding as well as soon as the detector is there
 * (docs/rules.md#encoding: a query that could be Zawgyi is searched in both readings).
 */
export function useReadings(text: string): readonly string[] {
  const [known, setKnown] = useState({ text: '', readings: [] as readonly string[] })
  useEffect(() => {
    if (!hasBurmese(text)) return
    let isOver = false
    readingsOf(text)
      .then((readings) => isOver || setKnown({ text, readings }))
      // Without a line the detector does not come: what was typed is sought all the same.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [text])
  return known.text === text ? [text, ...known.readings] : [text]
}

async function readingsOf(typed: string): Promise<string[]> {
  const [{ readEncoding }, detector] = await Promise.all([import('#resources/text/encoding.ts'), loadDetector()])
  const { text, other } = readEncoding(typed, detector)
  return [text, other].filter((reading) => reading !== null && reading !== typed) as string[]
}
