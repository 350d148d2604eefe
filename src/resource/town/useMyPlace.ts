import { useEffect, useEffectEvent, useState } from 'react'
import { askHere, type Here } from '#src/providers/device/here.ts'

/** What a found place leads to: `lat,lng` as the device says it, for the phone itself. `done` ends what was open for the question. */
type OnPlace = (place: string, done: () => void) => void

/**
 * Asks the device where it is, after a tap. It may answer only after 15 s: whoever has chosen otherwise or gone by then is not led back
 * by it, so the answer is acted on here, as things are when it comes, and only while it is still wanted.
 * @param isReady what `act` needs is there
 * @param isPrecise where the person is now, to the metre
 */
export function useMyPlace(act: OnPlace, { isReady = true, isPrecise = false } = {}) {
  const [wanted, setWanted] = useState<{ done?: (() => void) | undefined } | null>(null)
  const [answer, setAnswer] = useState<Here | null>(null)
  const [isRefused, setRefused] = useState(false)
  const found = useEffectEvent(act)
  useEffect(() => {
    if (!wanted || !answer) return
    const { exact = answer.place } = answer
    if (exact === null) {
      setWanted(null)
      setRefused(true)
    } else if (isReady) {
      setWanted(null)
      found(exact, () => wanted.done?.())
    }
  }, [wanted, answer, isReady])
  return {
    isAsking: wanted !== null,
    isRefused,
    find: (done?: () => void) => {
      setAnswer(null)
      askHere(isPrecise, setAnswer)
      setWanted({ done })
      setRefused(false)
    },
    leave: () => {
      setWanted(null)
      setRefused(false)
    },
  }
}
