import type { EmotionCache } from '@emotion/cache'
import { createContext, useContext, useEffect } from 'react'
import { withoutTurning } from '#resources/text/store.ts'
import { useConfig } from '#src/providers/config.ts'

/** A screen's metadata for search engines and link previews. */
export interface Head {
  title: string
  description?: string | null
  /** address of the preview picture */
  image?: string | null
  /** the canonical address, where the query says what is shown */
  path?: string | undefined
}

/**
 * Carries status and head up to the server while it renders a screen (src/entry.server.tsx). Only the screen knows whether its
 * record was found and what it is called, and renderToString returns nothing but HTML. In the browser the context is null.
 */
export interface Rendering {
  report: (reported: { status?: number; head?: Head; isEmpty?: boolean; location?: string }) => void
  /** Takes the place of a card that may have been drawn before (keptCards.tsx): the number of the place, and whether it is known. */
  cards: { place: (key: string) => { at: number; isKnown: boolean } }
}
/** Makes or returns the style cache of a rendering, where MUI is drawn on the server. In the browser there is one cache for all. */
export const StyleCacheContext = createContext<(() => EmotionCache) | null>(null)
export const RenderingContext = createContext<Rendering | null>(null)

/** The id of a screen's heading, for which the first frame waits (docs/decisions/server-rendering.md#the-first-frame). */
export const headingId = 'heading'

/** Sets the document's title in the browser, and title and description in the server's HTML. */
export function useHead(head: Head): void {
  const rendering = useContext(RenderingContext)
  const { appName } = useConfig()
  rendering?.report({ head })
  useEffect(() => {
    document.title = documentTitle(head.title, appName)
  }, [head.title, appName])
}

export const documentTitle = (title: string, appName: string) =>
  title ? `${withoutTurning(title)} · ${appName}` : appName

/** Sets the HTTP status of the server's answer; does nothing in the browser. */
export function useStatus(status: number): void {
  const rendering = useContext(RenderingContext)
  rendering?.report({ status })
}

/** Says where the screen is by now: the server leads there for good. */
export function useMovedTo(location: string | null): void {
  const rendering = useContext(RenderingContext)
  if (location !== null) rendering?.report({ location })
}

/** Keeps a screen that shows nothing out of search engines; does nothing in the browser. */
export function useIsEmpty(isEmpty: boolean): void {
  const rendering = useContext(RenderingContext)
  rendering?.report({ isEmpty })
}
