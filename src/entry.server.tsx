import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { usualPreferences, type ShownPreferences } from '#resources/shownPreferences.ts'
import type { RecordReader } from '#resources/recordReader.ts'
import { App } from './App.tsx'
import { createEmotionCache } from './theme/emotionCache.ts'
import { KeptCards, ScreenCards } from './layout/keptCards.tsx'
import type { Rendered } from './seo/document.ts'
import type { HeadData } from './seo/headTags.ts'
import { canonicalPath, findViewedRecord, isIndexed } from './seo/viewedRecord.ts'
import type { Head, Rendering } from './layout/rendering.ts'
import type { Writing } from './messages/index.ts'
import type { PublicConfig } from './providers/config.ts'
import { createDataProvider } from './providers/dataProvider.ts'
import type { HttpClient } from './providers/httpClient.ts'
import { createQueryClient } from './providers/queryClient.ts'
import './messages/both.ts'
import { AppRoutes, findRoute, redirects } from './routes.tsx'
import { loadParts } from './navigation/lazy.tsx'

export { queryNames } from './paths.ts'
export { chooseShown } from './providers/device/preferences.ts'
export { chooseWriting } from './providers/device/chooseWriting.ts'
export { fillDocument, type Rendered } from './seo/document.ts'
export type { PublicConfig } from './providers/config.ts'
export type { Writing } from './messages/index.ts'

/** Whether the screen at a path, without its query, leads visitors to /login. */
export const asksToSignIn = (pathname: string): boolean => findRoute(pathname).route.isProtected

/** The pattern of that screen's address: `/page/view/:id`. */
export const patternOf = (pathname: string): string => findRoute(pathname).route.path

export interface RenderRequest {
  /** requested path and query */
  url: string
  writing: Writing
  shown?: ShownPreferences
  /** reads with a visitor's rights */
  reader: RecordReader
  config: PublicConfig
  /** nonce of the style tags, where the CSP requires one */
  nonce?: string
}
/** Rendering only reads, and only through `reader`. */
const noHttp: HttpClient = () => Promise.reject(new Error('Rendering makes no calls'))

/** Of all screens; cards are drawn once for each record. */
const keptCards = new KeptCards()

/** Renders a screen as a visitor gets it: prefetches its data, then renders once. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { url, writing, shown = usualPreferences, reader, config, nonce } = request
  const { pathname, search, searchParams } = new URL(url, 'http://app.invalid')
  const { route, params } = findRoute(pathname)
  const redirected = redirects.get(pathname)
  const leadTo = (location: string, status: number): Rendered => {
    const data: HeadData = { head: { title: '' }, isIndexed: false, path: location, viewed: null }
    return { ...data, status, location, html: '', styles: '', state: null, file: route.file }
  }
  if (redirected) return leadTo(redirected + search, 302)

  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Infinity },
  })
  const provider = createDataProvider(noHttp, reader)
  const { prefetch } = (await route.screen.load()).Screen
  await loadParts()
  // A failed prefetch leaves its error in the query cache; the screen shows it.
  if (!route.isProtected)
    await prefetch?.({ client: queryClient, provider, params, search: searchParams, town: shown.town })

  // Reading screens have none of MUI's styles.
  let cache: ReturnType<typeof createEmotionCache> | undefined
  let status = 200
  let head: Head = { title: '' }
  let isEmpty = false
  let location: string | undefined
  const cards = new ScreenCards(keptCards)
  const rendering: Rendering = {
    cards,
    report: (reported) => {
      status = reported.status ?? status
      head = reported.head ?? head
      isEmpty = reported.isEmpty ?? isEmpty
      location = reported.location ?? location
    },
  }
  const html = cards.fill(
    renderToString(
      <App
        styleCache={() => (cache ??= createEmotionCache(nonce))}
        queryClient={queryClient}
        dataProvider={provider}
        config={config}
        writing={writing}
        shown={shown}
        rendering={rendering}
      >
        <StaticRouter location={url}>
          <AppRoutes />
        </StaticRouter>
      </App>,
    ),
  )
  if (location !== undefined) {
    queryClient.clear()
    return leadTo(location + search, 301)
  }
  const state = dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' })
  const viewed = status === 200 ? findViewedRecord(pathname, queryClient) : null
  queryClient.clear()
  return {
    status,
    isIndexed: status === 200 && !isEmpty && isIndexed(route, viewed),
    path: head.path ?? canonicalPath(pathname, route.path, viewed),
    viewed,
    html,
    styles: cache ? await criticalStyles(cache, html) : '',
    head,
    state,
    file: route.file,
  }
}

async function criticalStyles(cache: ReturnType<typeof createEmotionCache>, html: string): Promise<string> {
  const { default: createEmotionServer } = await import('@emotion/server/create-instance')
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  return constructStyleTagsFromChunks(extractCriticalToChunks(html))
}
