import { createContext, useContext, useEffect } from 'react'
import { useConfig } from '#src/providers/config.ts'

/** What a screen says about itself to search engines and link previews. */
export interface Head {
  title: string
  description?: string | null
  /** address of a picture */
  image?: string | null
}

/** Collects, during one rendering on the server, what the document around it needs. In the browser there is none. */
export interface Rendering {
  report: (told: { status?: number; head?: Head }) => void
}
export const RenderingContext = createContext<Rendering | null>(null)

/** Names the screen: the document's title in the browser, title and description in the server's HTML. */
export function useHead(head: Head): void {
  const rendering = useContext(RenderingContext)
  const { appName } = useConfig()
  rendering?.report({ head })
  useEffect(() => {
    document.title = documentTitle(head.title, appName)
  }, [head.title, appName])
}

export const documentTitle = (title: string, appName: string) => (title ? `${title} · ${appName}` : appName)

/** The server answers this screen with that status; nothing in the browser. */
export function useStatus(status: number): void {
  const rendering = useContext(RenderingContext)
  rendering?.report({ status })
}
