import type { Figure } from '../figures.ts'
import { runText } from '../section.ts'
import type { InteractionResult } from './interactions.ts'
import { cheapPhone, type Visit } from './visit.ts'

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

/** The table of docs/performance.md. Times in ms, sizes in KB (1,024 bytes, brotli), each a median. */
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

/** What docs/performance.md asks of each screen, and of a tap. */
export function phoneFigures(runs: readonly RouteRun[], results: readonly InteractionResult[]): Figure[] {
  const group = 'phone'
  const ofRoute = ({ name, app, limit }: RouteRun): Figure[] => [
    {
      group,
      what: `${name}: largest paint`,
      value: of(app, 'lcp'),
      unit: 'ms',
      limit: of(limit, 'lcp'),
      goal: { mostOfLimit: 1.15 },
    },
    { group, what: `${name}: blocking time`, value: of(app, 'tbt'), unit: 'ms', goal: { most: 150 } },
    { group, what: `${name}: script`, value: of(app, 'scriptBytes') / kilobyte, unit: 'KB', goal: { most: 120 } },
    { group, what: `${name}: script files`, value: of(app, 'scriptFiles'), unit: 'files', goal: { most: 8 } },
    {
      group,
      what: `${name}: script with what is loaded ahead`,
      value: (of(app, 'scriptBytes') + of(app, 'aheadBytes')) / kilobyte,
      unit: 'KB',
      goal: { most: 160 },
    },
    {
      group,
      what: `${name}: all bytes`,
      value: of(app, 'totalBytes') / kilobyte,
      unit: 'KB',
      ...(name === '/home' ? { goal: { most: 350 } } : {}),
    },
    { group, what: `${name}: layout shift`, value: of(app, 'cls'), unit: '', goal: { most: 0.02 } },
  ]
  const ofTap = ({ name, ms }: InteractionResult): Figure => ({
    group,
    what: `tap: ${name}`,
    value: ms,
    unit: 'ms',
    goal: { most: 100 },
  })
  return [...runs.flatMap(ofRoute), ...results.map(ofTap)]
}

/** The section of docs/performance.md. */
export const phoneSection = (
  command: string,
  rounds: number,
  runs: readonly RouteRun[],
  results: readonly InteractionResult[],
) =>
  [
    `${runText(command)}; processor ${cheapPhone.cpuSlower} × slower, ${cheapPhone.bitsPerSecond / 1e6} Mbit/s, ${cheapPhone.latencyMs} ms, empty cache; medians of ${rounds}, in turn with the limit. Times in ms, sizes in KB of 1,024 bytes.`,
    phoneTable(runs),
    interactionLine(results),
  ].join('\n\n')
