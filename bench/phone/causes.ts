import { writeFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { storageOf, type Session } from '#tests/browser/support/session.ts'
import { interactions, settleFor, settleMs, type WithLongest } from './interactions.ts'
import { hydrated, openPhone, quiet } from './visit.ts'

/** What one visit is made of, for finding out why a figure is what it is. */
export async function causes(
  browser: Browser,
  address: string,
  {
    isStatic = false,
    profile = false,
    ...options
  }: BrowserContextOptions & { isStatic?: boolean; profile?: boolean } = {},
): Promise<string> {
  const page = await openPhone(browser, options)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const requests: Request[] = []
  const byId = new Map<string, Request>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) => {
    const { pathname, search } = new URL(request.url)
    const one = { path: pathname + search, type, priority: request.initialPriority, start: timestamp, end: 0, bytes: 0 }
    byId.set(requestId, one)
    requests.push(one)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(byId.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength })
  })
  try {
    await page.addInitScript(observeShifts)
    await browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'toplevel',
        'disabled-by-default-devtools.timeline',
        ...(profile ? ['disabled-by-default-v8.cpu_profiler'] : []),
      ],
    })
    await page.goto(address, { waitUntil: 'load' })
    if (!isStatic) await hydrated(page)
    await quiet(page)
    const shifts = await page.evaluate(() => (window as unknown as WithShifts).shifts)
    const marks = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
      ...(window as unknown as { observed: { lcp: number; largest: string; cls: number } }).observed,
    }))
    const trace = await browser.stopTracing()
    if (profile) await writeFile(process.env.TRACE ?? '/tmp/phone-trace.json', trace)
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
    return [
      `## ${address}`,
      `fcp ${marks.fcp.toFixed(0)}, lcp ${marks.lcp.toFixed(0)} (${marks.largest}), hydrated ${marks.hydrated.toFixed(0)}, cls ${marks.cls.toFixed(4)}`,
      '### Shifts',
      ...shifts,
      '### Long tasks',
      ...longTasks(traceEvents),
      '### Requests',
      ...requests.map(
        (one) =>
          `${((one.start - (requests[0]?.start ?? 0)) * 1000).toFixed(0).padStart(6)} ${((one.end - (requests[0]?.start ?? 0)) * 1000).toFixed(0).padStart(6)} ${String(one.bytes).padStart(7)} ${one.priority.padEnd(8)} ${one.type.padEnd(10)} ${one.path.slice(0, 110)}`,
      ),
      `${requests.length} requests, ${requests.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`,
    ].join('\n')
  } finally {
    await page.context().close()
  }
}

interface Request {
  path: string
  type: string
  priority: string
  start: number
  end: number
  bytes: number
}
interface WithShifts {
  shifts: string[]
}

/** What answering each tap or key is made of: its events with their parts, and the tasks above 16 ms since the tap. */
export async function causesOfTaps(
  browser: Browser,
  origin: string,
  { session, pageId, only }: { session: Session; pageId: number; only?: string | undefined },
): Promise<string> {
  const told: string[] = []
  for (const interaction of interactions(pageId)) {
    const { name } = interaction
    if (only && only !== name) continue
    const page = await openPhone(browser, { storageState: storageOf(origin, { session }) })
    try {
      const act = await settleFor(page, origin, interaction)
      await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
      await act()
      await page.waitForTimeout(settleMs)
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
      const events = await page.evaluate(() => (window as unknown as WithLongest).events)
      told.push(`## ${name}`, ...events, ...longTasks(traceEvents, 16))
    } finally {
      await page.context().close()
    }
  }
  return told.join('\n')
}

/** Runs in the page before anything else. */
function observeShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return '(gone)'
    const own = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`
    return `${element.parentElement ? `${own(element.parentElement)} > ` : ''}${own(element)} "${(node?.textContent ?? '').slice(0, 30)}"`
  }
  const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((value) => Math.round(value)).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      startTime: number
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }[]) {
      shifts.push(
        `${entry.startTime.toFixed(0)} ms: ${entry.value.toFixed(5)}${entry.hadRecentInput ? ' (input)' : ''}`,
      )
      for (const { node, previousRect, currentRect } of entry.sources)
        shifts.push(`    ${nameOf(node)}: ${rect(previousRect)} -> ${rect(currentRect)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args: {
    name?: string
    data?: {
      url?: string
      functionName?: string
      isMainFrame?: boolean
      isOutermostMainFrame?: boolean
      documentLoaderURL?: string
      type?: string
    }
    beginData?: { dirtyObjects?: number; totalObjects?: number }
    elementCount?: number
  }
}

const ownWork =
  /^(EvaluateScript|FunctionCall|Layout|UpdateLayoutTree|ParseHTML|v8\.compile|v8\.compileModule|v8\.evaluateModule|V8\.GC.*|MajorGC|MinorGC|TimerFire|EventDispatch|Paint|PrePaint|Layerize|Commit|RunMicrotasks|FireAnimationFrame|FireIdleCallback|ImageDecodeTask|Decode Image|Decode LazyPixelRef|HitTest|XHRLoad|IntersectionObserverController::computeIntersections)$/

/** Tasks of the page's main thread above this, in ms, each with the events in it that took longest. */
function longTasks(events: readonly TraceEvent[], longerThan = 50): string[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const renderers = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  if (!main) return ['no main thread']
  const navigation = events
    .filter(
      ({ name, pid, tid, args }) =>
        name === 'navigationStart' &&
        renderers.has(`${pid} ${tid}`) &&
        args.data?.documentLoaderURL?.startsWith('http'),
    )
    .map(({ ts }) => ts)
    .at(-1)
  const complete = events.filter((event) => event.ph === 'X' && renderers.has(`${event.pid} ${event.tid}`))
  const begin = navigation ?? Math.min(...complete.map(({ ts }) => ts))
  const tasks = complete.filter(({ name, dur = 0 }) => name.endsWith('RunTask') && dur > longerThan * 1000)
  return tasks
    .sort((one, other) => one.ts - other.ts)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0)
      const inside = complete.filter(
        (event) =>
          event !== task &&
          event.pid === task.pid &&
          event.tid === task.tid &&
          event.ts >= task.ts &&
          event.ts < end &&
          ownWork.test(event.name) &&
          (event.dur ?? 0) > 4000,
      )
      const told = inside
        .sort((one, other) => one.ts - other.ts)
        .map(
          ({ name, ts, dur = 0, args }) =>
            `\n      +${((ts - task.ts) / 1000).toFixed(0)} ${name} ${(dur / 1000).toFixed(0)} ${args.data?.functionName ?? ''} ${args.data?.url?.replace(/^.*\//, '') ?? ''} ${args.data?.type ?? ''} ${args.beginData ? `${args.beginData.dirtyObjects}/${args.beginData.totalObjects}` : ''} ${args.elementCount ?? ''}`,
        )
      return `${((task.ts - begin) / 1000).toFixed(0)}: ${((task.dur ?? 0) / 1000).toFixed(0)} ms${told.join('')}`
    })
}
