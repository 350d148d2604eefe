import type { Figure } from '../figures.ts'
import type { InteractionResult } from './interactions.ts'
import type { Visit } from './visit.ts'

/** All visits of one route. */
export interface RouteRun {
  name: string
  app: Visit[]
  limit: Visit[]
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Bytes, as the goals count them; the budget of the build (../build/firstLoad.ts) has 1,000 of them to a kB. */
const kilobyte = 1024
const kilobytes = (bytes: number) => `${Math.round(bytes / kilobyte)}`
const whole = (value: number) => value.toFixed(0)

const columns: readonly [heading: string, cell: (run: RouteRun) => string][] = [
  ['Route', ({ name }) => name],
  ['LCP', ({ app }) => whole(of(app, 'lcp'))],
  ['limit', ({ limit }) => whole(of(limit, 'lcp'))],
  ['ratio', ({ app, limit }) => (of(app, 'lcp') / of(limit, 'lcp')).toFixed(2)],
  ['FCP', ({ app }) => whole(of(app, 'fcp'))],
  ['TBT', ({ app }) => whole(of(app, 'tbt'))],
  ['TBT, limit', ({ limit }) => whole(of(limit, 'tbt'))],
  ['CLS', ({ app }) => of(app, 'cls').toFixed(3)],
  ['hydrated', ({ app }) => whole(median(app.map(({ hydrated }) => hydrated ?? 0)))],
  ['script', ({ app }) => `${kilobytes(of(app, 'scriptBytes'))} in ${of(app, 'scriptFiles')}`],
  ['ahead', ({ app }) => `${kilobytes(of(app, 'aheadBytes'))} in ${of(app, 'aheadFiles')}`],
  ['all', ({ app }) => kilobytes(of(app, 'totalBytes'))],
]
type Measured = Exclude<keyof Visit, 'largest' | 'hydrated'>
const of = (visits: readonly Visit[], what: Measured) => median(visits.map((visit) => visit[what]))

/** A row for each screen. Times in ms, sizes in KB (1,024 bytes, brotli), each a median. */
export function phoneTable(runs: readonly RouteRun[]): string {
  const rows = runs.map((run) => columns.map(([, cell]) => cell(run)))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns.map(([heading]) => heading)),
    line(columns.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n')
}

export const interactionLine = (results: readonly InteractionResult[]) =>
  `Interaction to next paint after hydration, in ms: ${results.map(({ name, ms }) => `${name} ${whole(ms)}`).join(', ')}.`

interface Asked extends Pick<Figure, 'what' | 'unit' | 'goal'> {
  value: (visits: readonly Visit[]) => number
}

/** What is asked of every screen, and what is only measured (docs/performance.md#goals). */
const askedOfScreens: readonly Asked[] = [
  { what: 'largest paint', unit: 'ms', value: (visits) => of(visits, 'lcp'), goal: { mostOfLimit: 1.15 } },
  { what: 'script', unit: 'KB', value: (visits) => of(visits, 'scriptBytes') / kilobyte, goal: { most: 130 } },
  { what: 'script files', unit: 'files', value: (visits) => of(visits, 'scriptFiles'), goal: { most: 10 } },
  {
    what: 'script with what is loaded ahead',
    unit: 'KB',
    value: (visits) => (of(visits, 'scriptBytes') + of(visits, 'aheadBytes')) / kilobyte,
    goal: { most: 160 },
  },
  { what: 'layout shift', unit: '', value: (visits) => of(visits, 'cls'), goal: { most: 0.02 } },
  { what: 'all bytes', unit: 'KB', value: (visits) => of(visits, 'totalBytes') / kilobyte },
  { what: 'blocking time', unit: 'ms', value: (visits) => of(visits, 'tbt') },
]

/** Each measure of the screen where it is worst, and what a tap takes. */
export function phoneFigures(runs: readonly RouteRun[], results: readonly InteractionResult[]): Figure[] {
  const group = 'phone'
  const worstOf = ({ what, unit, value, goal }: Asked): Figure[] => {
    const isRatio = goal !== undefined && 'mostOfLimit' in goal
    const measured = runs.map(({ name, app, limit }) => ({ name, value: value(app), limit: value(limit) }))
    const badness = (one: (typeof measured)[number]) => (isRatio ? one.value / one.limit : one.value)
    const [worst] = measured.toSorted((a, b) => badness(b) - badness(a))
    if (!worst) return []
    const common = { group, what: `${what}, most on ${worst.name}`, value: worst.value, unit } as const
    return [{ ...common, ...(isRatio && { limit: worst.limit }), ...(goal && { goal }) }]
  }
  const ofTap = ({ name, ms }: InteractionResult): Figure => ({ group, what: `tap: ${name}`, value: ms, unit: 'ms' })
  return [...askedOfScreens.flatMap(worstOf), ...results.map(ofTap)]
}
