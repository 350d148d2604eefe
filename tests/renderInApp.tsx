import createCache from '@emotion/cache'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { App } from '#src/App.tsx'
import { defaultConfig } from '#src/providers/config.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttpClient, type FetchApi } from '#src/providers/httpClient.ts'
import { createQueryClient } from '#src/providers/queryClient.ts'
import { useChosenWriting } from '#src/providers/calls/writing.ts'
import '#src/messages/both.ts'
import { usualWriting, type Digits, type Language } from '#src/messages/index.ts'

// How long a test waits for what must come, in ms: nothing is said about speed, on a busy machine it is slow.
configure({ asyncUtilTimeout: 30_000 })

export interface Call {
  /** `POST /page/api` */
  readonly line: string
  readonly headers: Headers
  readonly body: FormData | null
  /** cancelled by whoever asked */
  readonly signal: AbortSignal | null
  /** what a long upload tells its progress to */
  readonly onUpload: ((share: number) => void) | undefined
}
export type Answer = { status?: number; json: unknown } | ((call: Call) => Promise<Response> | Response)

/** An API behind the app's own client: answers by line, remembers what was asked. What it does not know is a 404. */
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

interface Around {
  readonly api?: Api
  readonly at?: string
  readonly language?: Language
  readonly digits?: Digits
}

/**
 * Styles in one element instead of one for each rule, gone after the test: jsdom looks through all of them for every question
 * about visibility, which was half of the time these tests took.
 */
function createTestCache() {
  const cache = createCache({ key: 'test', speedy: true })
  onTestFinished(() => cache.sheet.flush())
  return cache
}

/** Renders in everything the app has around its screens, over an API of the test's. `address()` says where the router stands. */
export function renderInApp(ui: ReactNode, { api = createApi(), at = '/', language = 'en', digits }: Around = {}) {
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
    cache,
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
          {ui}
          <Address />
        </MemoryRouter>
      </App>
    )
  }
  const rendered = render(<Chosen />)
  return { ...rendered, api, user: userEvent.setup(), address: () => address }
}
