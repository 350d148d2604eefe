import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#server/environment.ts'
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

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)}`
const whole = (value: number) => value.toFixed(0)

const columns: readonly [heading: string, cell: (run: RouteRun) => string][] = [
  ['Route', ({ name }) => name],
  ['LCP', ({ app }) => whole(of(app, 'lcp'))],
  ['limit', ({ limit }) => whole(of(limit, 'lcp'))],
  ['ratio', ({ app, limit }) => (of(app, 'lcp') / of(limit, 'lcp')).toFixed(2)],
  ['FCP', ({ app }) => whole(of(app, 'fcp'))],
  ['TBT', ({ app }) => whole(of(app, 'tbt'))],
  ['CLS', ({ app }) => of(app, 'cls').toFixed(3)],
  ['hydrated', ({ app }) => whole(median(app.map(({ hydrated }) => hydrated ?? 0)))],
  ['script', ({ app }) => `${kilobytes(of(app, 'scriptBytes'))} in ${of(app, 'scriptFiles')}`],
  ['ahead', ({ app }) => `${kilobytes(of(app, 'aheadBytes'))} in ${of(app, 'aheadFiles')}`],
  ['all', ({ app }) => kilobytes(of(app, 'totalBytes'))],
]
type Measured = Exclude<keyof Visit, 'largest' | 'hydrated'>
const of = (visits: readonly Visit[], what: Measured) => median(visits.map((visit) => visit[what]))

/** The table of docs/performance.md. Times in ms, sizes in KB as transferred, each a median. */
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

const begin = '<!-- phone: begin -->'
const end = '<!-- phone: end -->'

/** Writes the section of docs/performance.md between its marks. */
export async function writeSection(
  command: string,
  rounds: number,
  runs: readonly RouteRun[],
  results: readonly InteractionResult[],
): Promise<void> {
  const file = join(projectRoot, 'docs', 'performance.md')
  const text = await readFile(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place between ${begin} and ${end}`)
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`
  const section = [
    begin,
    '',
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}; processor ${cheapPhone.cpuSlower} × slower, ${cheapPhone.bitsPerSecond / 1e6} Mbit/s, ${cheapPhone.latencyMs} ms, empty cache; medians of ${rounds}, in turn with the limit. Times in ms, sizes in KB.`,
    '',
    phoneTable(runs),
    '',
    interactionLine(results),
    '',
  ].join('\n')
  await writeFile(file, text.slice(0, from) + section + text.slice(to))
}
