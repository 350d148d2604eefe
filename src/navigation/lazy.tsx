import { lazy, memo, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { reloadIfReachable } from '#src/providers/device/reload.ts'
import { afterPaint, painted } from '#src/providers/device/scheduling.ts'
import type { PrefetchContext } from '#src/providers/queries.ts'
import { loadOnce, type Loader } from './loadOnce.ts'
import { Part } from './Part.tsx'
import { PieceBoundary } from './PieceBoundary.tsx'
import { Redrawn } from './Redrawn.tsx'

/**
 * Components whose code is loaded when they are drawn: a screen, a part of a screen, or a piece that somebody opens. Once its code is
 * there, each renders without suspending.
 */

/** Loads a screen's initial data into the query cache; the server waits for it before rendering. */
export type Prefetch = (context: PrefetchContext) => Promise<unknown>
/** The value each screen's file exports as `screen`. It holds components alone, or `npm run dev` could not exchange one while it is shown. */
export interface ScreenModule<P extends object = object> {
  Screen: ComponentType<P> & { prefetch?: Prefetch | undefined }
}
/** The same screen, drawn by another component. */
export const drawnBy = (Screen: ComponentType, { Screen: { prefetch } }: ScreenModule): { screen: ScreenModule } => ({
  screen: { Screen: Object.assign(Screen, { prefetch }) },
})
export interface LazyScreen extends Loader<ScreenModule> {
  Screen: ComponentType
}

const isHydrated = () => typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] !== undefined
/** Says once that the first screen answers taps itself: to the script in index.html, and to measurements. */
function announceHydrated(): void {
  if (isHydrated()) return
  // Where a test sets the clock there are no marks.
  performance.mark?.('hydrated')
  document.documentElement.dataset['hydrated'] = ''
  window.dispatchEvent(new Event('hydrated'))
}

/** A screen; the server and the first render load its code before they draw it, so that they agree. */
export function lazyScreen(importScreen: () => Promise<{ screen: ScreenModule }>): LazyScreen {
  const loader = loadOnce(async () => (await importScreen()).screen)
  function Screen() {
    const module = use(loader.load())
    useEffect(announceHydrated, [])
    return <module.Screen />
  }
  return { ...loader, Screen }
}

type ImportPiece<P> = () => Promise<ComponentType<P>>
const loaderOf = <P extends object>(importPiece: ImportPiece<P>) =>
  loadOnce(async () => {
    // What was tapped, or the screen around it, is shown first: to ask for a file takes a slow phone as long as a task may.
    if (!import.meta.env.SSR) await painted()
    return { default: await importPiece() }
  })
const itself = (piece: ReactNode) => piece

/** Where the code does not come, a sentence says so, and the person tries again. */
function withRetry<P extends object>(
  load: () => Promise<unknown>,
  current: () => ComponentType<P>,
  wrap = itself,
): ComponentType<P> {
  return function WithRetry(props: P) {
    const [Piece, setPiece] = useState(current)
    const [tries, setTries] = useState(0)
    const again = () =>
      void load().then(() => {
        setPiece(current)
        setTries(tries + 1)
        // Some browsers ask for such a file again only with the next document.
      }, reloadIfReachable)
    return (
      <PieceBoundary key={tries} again={again}>
        <Redrawn>{wrap(<Piece {...props} />)}</Redrawn>
      </PieceBoundary>
    )
  }
}

/**
 * A piece of a screen that is not in the server's HTML, since somebody opens it, or since it depends on the person. It is drawn within a
 * `Suspense`.
 */
export function lazyPiece<P extends object>(importPiece: ImportPiece<P>): ComponentType<P> {
  if (import.meta.env.SSR)
    return () => {
      throw new Error(`The server draws a piece that is not a part: ${importPiece.toString()}`)
    }
  const { load } = loaderOf(importPiece)
  let latest: { readonly loading: Promise<unknown>; readonly Piece: ComponentType<P> } | undefined
  // React's `lazy` keeps a failure for good, so each attempt to load has its own.
  const current = () => {
    const loading = load()
    if (latest?.loading !== loading) latest = { loading, Piece: lazy(() => loading) }
    return latest.Piece
  }
  return withRetry(load, current)
}

const parts: (() => Promise<unknown>)[] = []
/** Loads the code of all parts, and of those within them: the server renders them with their screens. */
export async function loadParts(): Promise<void> {
  for (let known = -1; known < parts.length;) {
    known = parts.length
    await Promise.all(parts.map((load) => load()))
  }
}

/**
 * A part of a screen, such as its comments, which the server draws with it. In the browser its code is loaded when the screen has been
 * hydrated; until then what the server rendered stays. `fallback` stands for it on a screen that the browser draws itself. A screen that
 * is drawn again in between leaves the part alone: React would throw away what the server rendered of it.
 */
export function lazyPart<P extends object>(importPart: ImportPiece<P>, fallback?: ReactNode): ComponentType<P> {
  const { load } = loaderOf(importPart)
  parts.push(load)
  function Loaded(props: P) {
    const { default: Piece } = use(load())
    return <Piece {...props} />
  }
  return memo(
    withRetry(
      load,
      () => Loaded,
      (piece) => <Part fallback={fallback}>{piece}</Part>,
    ),
  )
}

/**
 * A part beneath the first screenful of a phone. Where the browser draws the screen, its `fallback` is in the first frame and the part in
 * the next one (docs/decisions/view-transitions.md).
 */
export function lazyPartBelowFold<P extends object>(
  importPart: ImportPiece<P>,
  fallback?: ReactNode,
): ComponentType<P> {
  const LazyPart = lazyPart(importPart, fallback)
  return function PartBelowFold(props: P) {
    // On the way back its height is needed at once, or the scroll position would lie beyond the end.
    const isBack = useNavigationType() === 'POP'
    const [isDrawn, setIsDrawn] = useState(() => isBack || !isHydrated())
    useEffect(() => {
      if (!isDrawn) afterPaint(() => setIsDrawn(true))
    }, [isDrawn])
    return isDrawn ? <LazyPart {...props} /> : fallback
  }
}
