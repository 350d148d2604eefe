import createCache from '@emotion/cache'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { App } from '#src/App.tsx'
import { MuiScope } from '#src/theme/MuiScope.tsx'
import { defaultConfig } from '#src/providers/config.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttpClient, type FetchApi } from '#src/providers/httpClient.ts'
import { createQueryClient } from '#src/providers/queryClient.ts'
import { useChosenWriting } from '#src/providers/calls/writing.ts'
import '#src/messages/both.ts'
import { usualWriting, type Digits, type Language } from '#src/messages/index.ts'

export interface Call {
  /** `POST /page/api` */
  readonly line: string
  readonly headers: Headers
  readonly body: FormData | null
  /** aborted by the caller */
  readonly signal: AbortSignal | null
  /** progress of an upload, 0 to 1 */
  readonly onUpload: ((share: number) => void) | undefined
}
export type Answer = { status?: number; json: unknown } | ((call: Call) => Promise<Response> | Response)

/** An API for the app's own HTTP client. It answers by method and path (`line`), records the calls, and answers 404 to others. */
export function createApi(answers: Record<string, Answer> = {}) {
  const calls: Call[] = []
  const fetchApi: FetchApi = async (address, init) => {
    const call: Call = {
      line: `${init?.method ?? 'GET'} ${decodeURIComponent(address)}`,
      headers: new Headers(init?.headers),
      body: init?.body instanceof FormData ? init.body : null,
      signal: init?.signal ?? null,
      onUpload: init?.onUpload,
    }
    calls.push(call)
    const answer = answers[call.line] ?? { status: 404, json: { status: 'error', message: `nothing at ${call.line}` } }
    if (typeof answer === 'function') return answer(call)
    return Response.json(answer.json, { status: answer.status ?? 200 })
  }
  return {
    answers,
    calls,
    fetchApi,
    sent: (line: string) => calls.filter((call) => call.line === line),
    /** the parts of the last call of that line */
    parts: (line: string) => Object.fromEntries(calls.findLast((call) => call.line === line)?.body?.entries() ?? []),
  }
}
export type Api = ReturnType<typeof createApi>

interface RenderOptions {
  readonly api?: Api
  readonly at?: string
  readonly language?: Language
  readonly digits?: Digits
}

/** What tests ask for: whether an element can be seen and clicked, and the colour of an error. */
const isNeeded = /^(display|visibility|pointer-events|color):/

/**
 * Keeps the styles in one element, without the declarations that no query asks for, and removes them after the test. jsdom computes
 * all declarations of all ancestors for each element that a query finds: a third of the tests' time.
 */
function createTestCache() {
  const cache = createCache({ key: 'test', speedy: true })
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    const needed = rule
      .replace(/(?<=[{;])[^{};]+;/g, (declaration) => (isNeeded.test(declaration) ? declaration : ''))
      .replace(/[^{}]+\{\}/g, '')
      .replace(/[^{}]+\{\}/g, '')
    if (needed) insert(needed)
  }
  onTestFinished(() => sheet.flush())
  return cache
}

/** Renders inside the app's providers, with a test's API. `address()` returns the router's current address. */
export function renderInApp(
  ui: ReactNode,
  { api = createApi(), at = '/', language = 'en', digits }: RenderOptions = {},
) {
  let address = at
  function Address() {
    const { pathname, search } = useLocation()
    useEffect(() => {
      address = pathname + search
    })
    return null
  }
  const cache = createTestCache()
  const around = {
    styleCache: () => cache,
    queryClient: createQueryClient(),
    dataProvider: createDataProvider(createHttpClient(api.fetchApi)),
    config: defaultConfig,
  }
  const usual = usualWriting[language]
  function Chosen() {
    const chosen = useChosenWriting(digits ? { ...usual, digits } : usual)
    return (
      <App {...around} {...chosen}>
        <MemoryRouter initialEntries={[at]}>
          <MuiScope>{ui}</MuiScope>
          <Address />
        </MemoryRouter>
      </App>
    )
  }
  const rendered = render(<Chosen />)
  return { ...rendered, api, user: userEvent.setup(), address: () => address }
}
