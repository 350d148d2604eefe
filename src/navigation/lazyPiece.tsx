import { lazy, useState, type ComponentType } from 'react'
import { painted } from '#src/providers/device/scheduling.ts'
import { reloadIfReachable } from '#src/providers/device/reload.ts'
import { loadPiece, PieceBoundary } from './PieceBoundary.tsx'

const onTheWay = new Set<Promise<unknown>>()
/** The pieces whose code is being loaded, if there are such: on the server a rendering that met one is made again with it. */
export const piecesOnTheWay = (): Promise<unknown> | null => (onTheWay.size > 0 ? Promise.allSettled(onTheWay) : null)

function noteOnTheWay<T>(loading: Promise<T>): Promise<T> {
  const noted = loading.finally(() => onTheWay.delete(noted))
  onTheWay.add(noted)
  return noted
}

/** A piece of a screen whose code is loaded when it is first rendered, within a `Suspense`. */
export function lazyPiece<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loadShown = async () => {
    // What was tapped shows that first.
    if (!import.meta.env.SSR) await painted()
    return { default: await load() }
  }
  const attempt = () => lazy(() => noteOnTheWay(loadPiece(loadShown)))
  let latest: ReturnType<typeof attempt> | undefined
  const current = () => (latest ??= attempt())
  // Who opens it again tries again. Not before the failure is shown: a piece that has never been shown is begun anew by each rendering,
  // and would try for ever.
  const forget = () => {
    latest = undefined
  }
  return function Piece(props: P) {
    const [Shown, setShown] = useState(current)
    const [tries, setTries] = useState(0)
    const again = () =>
      void load().then(() => {
        setShown(current())
        setTries(tries + 1)
        // Some browsers ask for such a file again only with the next document.
      }, reloadIfReachable)
    return (
      <PieceBoundary key={tries} again={again} onFailed={forget}>
        <Shown {...props} />
      </PieceBoundary>
    )
  }
}
