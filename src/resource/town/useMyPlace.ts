import { useEffect, useEffectEvent, useState } from 'react'
import { askHere, useHere } from '#src/providers/device/here.ts'

/** What a found place leads to: `lat,lng` as the device says it, for the phone itself. `done` ends what was open for the question. */
type OnPlace = (place: string, done: () => void) => void

/**
 * Asks the device where it is, after a tap. It may answer only after 15 s: whoever has chosen otherwise or gone by then is not led back
 * by it, so the answer is acted on here, as things are when it comes, and only while it is still wanted.
 * @param isReady what `act` needs is there
 * @param isPrecise where the person is now, to the metre
 */
export function useMyPlace(act: OnPlace, { isReady = true, isPrecise = false } = {}) {
  const { state, place, exact = place } = useHere(false)
  const [wanted, setWanted] = useState<{ done?: (() => void) | undefined } | null>(null)
  const [isRefused, setRefused] = useState(false)
  const found = useEffectEvent(act)
  useEffect(() => {
    if (!wanted) return
    if (state === 'refused') {
      // It may be said elsewhere later, to who asks there.
      setWanted(null)
      setRefused(true)
    } else if (exact !== null && isReady) {
      setWanted(null)
      found(exact, () => wanted.done?.())
    }
  }, [wanted, state, exact, isReady])
  return {
    isAsking: wanted !== null,
    isRefused,
    find: (done?: () => void) => {
      askHere(isPrecise)
      setWanted({ done })
      setRefused(false)
    },
    leave: () => {
      setWanted(null)
      setRefused(false)
    },
  }
}
