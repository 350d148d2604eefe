import { StartError } from '#server/errors.ts'
import { figuresTable, type Figure } from './figures.ts'
import { readOptions } from './options.ts'
import { runText, writeSection } from './section.ts'
import * as answers from './answers.ts'
import * as load from './load.ts'
import * as phone from './phone.ts'

type Part = Exclude<Figure['group'], 'peers'>
const titles: Readonly<Record<Part, string>> = {
  phone: 'The phone',
  answers: 'The price of an answer',
  database: 'A million posts',
}

/**
 * `npm run bench -- [all] [--folder PATH] [--parts phone,answers,database] [--write yes]`: everything that docs/performance.md promises, as one table. The usual run
 * opens six screens and takes under ten minutes; `all` opens every public one, and takes longer samples. Without a folder (bench/load.ts)
 * the database's part is left out. `--parts` measures these alone. `--write` puts the table into docs/performance.md.
 */
export async function run(args: string[]): Promise<void> {
  const isWhole = args[0] === 'all'
  const options = readOptions(isWhole ? args.slice(1) : args, ['folder', 'parts', 'write'])
  if (options.write !== undefined && options.write !== 'yes') throw new StartError('--write takes yes.')
  const parts = readParts(options.parts)
  const [visits, rounds, seconds] = isWhole ? ['5', '5', '5'] : ['3', '2', '1']
  const figures: Figure[] = [
    ...(parts.includes('phone') ? await phone.run(['--rounds', visits, ...(isWhole ? ['--routes', 'all'] : [])]) : []),
    ...(parts.includes('answers') ? await answers.run(['--rounds', rounds]) : []),
    ...(parts.includes('database') && options.folder
      ? await load.run(['--folder', options.folder, '--seconds', seconds])
      : []),
  ]
  const groups = (Object.keys(titles) as Part[])
    .map((group) => ({ group, own: figures.filter((figure) => figure.group === group) }))
    .filter(({ own }) => own.length > 0)
  for (const { group, own } of groups) console.log(`\n${titles[group]}\n\n${figuresTable(own)}`)
  if (parts.includes('database') && !options.folder)
    console.log('\nThe database was left out. Name a folder for it: --folder PATH')
  if (options.write) await write(groups, ['npm run bench --', ...args].join(' '))
}

function readParts(text: string | undefined): Part[] {
  const all = Object.keys(titles) as Part[]
  const named = text?.split(',') ?? all
  const unknown = named.find((part) => !(all as string[]).includes(part))
  if (unknown !== undefined) throw new StartError(`${unknown} is no part. Parts are ${all.join(', ')}.`)
  return all.filter((part) => named.includes(part))
}

async function write(groups: readonly { group: Part; own: readonly Figure[] }[], command: string) {
  const parts = groups.map(({ group, own }) => `### ${titles[group]}\n\n${figuresTable(own)}`)
  // A folder of one machine means nothing on another.
  const shown = command.replace(/--folder \S+/, '--folder PATH')
  await writeSection('results', [`${runText(shown)}. Medians.`, ...parts].join('\n\n'))
}
