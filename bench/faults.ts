import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import { clients } from './faults/clients.ts'
import { clock } from './faults/clock.ts'
import { ended } from './faults/ended.ts'
import { full } from './faults/full.ts'
import { silent } from './faults/silent.ts'
import { strikeOften, type Fault, type Outcome } from './faults/strike.ts'
import { readCount, readOptions } from './options.ts'
import { runText, writeSection } from './section.ts'

export const faults: readonly Fault[] = [...ended, ...silent, ...full, ...clients, clock]

/**
 * `npm run bench -- faults [--only NAME,NAME] [--times N] [--write yes]`: each fault strikes the built server again and again
 * while six people write texts, files and changes; then what is stored is compared with what was acknowledged. `--write` puts
 * the rows into docs/safety.md; those of other faults stay.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['only', 'times', 'write'])
  const names = options.only?.split(',') ?? faults.map(({ name }) => name)
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name))
  if (unknown.length > 0)
    throw new StartError(
      `There is no fault ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}.`,
    )
  const times = options.times === undefined ? undefined : readCount(options.times, 1)
  let isWrong = false
  for (const fault of faults.filter(({ name }) => names.includes(name))) {
    const outcome = await strikeOften(fault, times)
    const { lost, torn, doubled } = outcome
    console.log(`${fault.name}\n${headings}\n${rowOf(fault, outcome)}`)
    for (const wrong of [...lost, ...torn, ...doubled]) console.error(`  ${wrong}`)
    isWrong ||= lost.length + torn.length + doubled.length + outcome.leftAfterDay > 0
    if (options.write === 'yes') await writeRow(fault, outcome)
  }
  if (isWrong) process.exitCode = 1
}

const headings =
  '| Fault | Times | Writes acknowledged | Refused | Cut off | Lost | Torn | Doubled | Files without a row, a day later | Slowest answer, s | Well again after, s |'

const seconds = (ms: number) => (ms / 1000).toFixed(1)

function rowOf({ title }: Fault, outcome: Outcome): string {
  const { statuses, recoveriesMs } = outcome
  const of = (...some: number[]) => some.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
  const sorted = recoveriesMs.toSorted((one, other) => one - other)
  const cells = [
    title,
    outcome.times,
    outcome.acknowledged,
    of(503, 507),
    of(0),
    outcome.lost.length,
    outcome.torn.length,
    outcome.doubled.length,
    `${outcome.leftFiles}, ${outcome.leftAfterDay}`,
    seconds(outcome.slowestMs),
    `${seconds(sorted[sorted.length >> 1] ?? 0)}, at most ${seconds(sorted.at(-1) ?? 0)}`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** In place of the fault's row of an earlier run. */
async function writeRow(fault: Fault, outcome: Outcome): Promise<void> {
  const page = await readFile(join(projectRoot, 'docs', 'safety.md'), 'utf8')
  const isRowOf =
    ({ title }: Fault) =>
    (line: string) =>
      line.startsWith(`| ${title} `)
  const rows = faults.flatMap((one) => {
    const earlier = page.split('\n').find(isRowOf(one))
    return one === fault ? rowOf(fault, outcome) : (earlier ?? [])
  })
  const rule = headings.replaceAll(/[^|]+/g, (_, at) => (at === 1 ? ' --- ' : ' ---: '))
  const table = [headings, rule, ...rows].join('\n')
  await writeSection(
    'faults',
    `Last: ${runText(`npm run bench -- faults --only ${fault.name}`)}.\n\n${table}`,
    'safety.md',
  )
}
