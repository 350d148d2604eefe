import { useEffect, useEffectEvent, useState } from 'react'
import { askHere, useHere } from '#src/providers/device/here.ts'

/** What a found place leads to. `done` ends what was open for the question. */
type OnPlace = (place: string, done: () => void) => void

/**
 * Asks the device where it is, after a tap. It may answer only after 15 s: whoever has chosen otherwise or gone by then is not led back
 * by it, so the answer is acted on here, as things are when it comes, and only while it is still wanted.
 * @param isReady what `act` needs is there
 */
export function useMyPlace(act: OnPlace, isReady = true) {
  const { state, place } = useHere(false)
  const [wanted, setWanted] = useState<{ done?: (() => void) | undefined } | null>(null)
  const [isRefused, setRefused] = useState(false)
  const found = useEffectEvent(act)
  useEffect(() => {
    if (!wanted) return
    if (state === 'refused') {
      // It may be said elsewhere later, to who asks there.
      setWanted(null)
      setRefused(true)
    } else if (place !== null && isReady) {
      setWanted(null)
      found(place, () => wanted.done?.())
    }
  }, [wanted, state, place, isReady])
  return {
    isAsking: state === 'asking' || (wanted !== null && place !== null),
    isRefused,
    find: (done?: () => void) => {
      askHere()
      setWanted({ done })
      setRefused(false)
    },
    leave: () => {
      setWanted(null)
      setRefused(false)
    },
  }
}
