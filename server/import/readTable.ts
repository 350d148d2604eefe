import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse, type CsvError } from 'csv-parse'
import { StartError } from '../errors.ts'
import { unescaped } from '../export/csv.ts'

/** The values of a row by the names that were asked for. */
export type TableRow = Readonly<Record<string, string>>

const binaries = new Map([
  ['504b0304', 'a workbook (.xlsx) or another archive'],
  ['d0cf11e0', 'an old workbook (.xls)'],
  ['25504446', 'a PDF'],
])
/** More than any header. */
const firstBytes = 65_536

/**
 * Reads a table as people send it: with commas, semicolons or tabs, in UTF-8 or UTF-16, and a header that spells names in any case, with
 * or without spaces. Other columns are left out. `onProblem` hears of the lines that are no rows.
 * @throws StartError for a file that is no such table, or whose header lacks `needed`
 */
export async function* readTable(
  file: string,
  { names, needed }: { names: readonly string[]; needed: string },
  onProblem: (line: number, reason: string) => void,
): AsyncGenerator<{ row: TableRow; line: number }> {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new StartError(`There is no file ${file}.`)
  const start = await buffer(createReadStream(file, { end: firstBytes - 1 }))
  const kind = start.length === 0 ? 'empty' : binaries.get(start.toString('hex', 0, 4))
  if (kind) throw new StartError(`${file} is no table but ${kind}. Please save the sheet as CSV (UTF-8) and try again.`)
  const encoding = encodingOf(start)
  const parser = parse({
    columns: (header: string[]) => columnsOf(header, names, needed),
    delimiter: delimiterOf(new TextDecoder(encoding).decode(start)),
    info: true,
    trim: true,
    // A sheet's own export has a sign before what would be a formula (docs/rules.md#csv).
    cast: unescaped,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) onProblem(error.lines as number, problemOf(error))
      return undefined
    },
  })
  pipeline(textOf(file, encoding), parser, () => {})
  let count = 0
  for await (const { record, info } of parser as AsyncIterable<{ record: TableRow; info: { lines: number } }>) {
    count++
    if (Object.values(record).some((value) => value.includes('\0'))) onProblem(info.lines, 'it holds a zero byte.')
    else yield { row: record, line: info.lines }
  }
  if (count === 0) throw new StartError(`${file} has no rows that could be read.`)
}

/** By its mark, or by the zero bytes of its first two letters: Excel writes UTF-16 where it says *Unicode text*. */
function encodingOf(start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [a, b, , d] = start
  if ((a === 0xff && b === 0xfe) || (b === 0 && d === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && start[2] === 0) ? 'utf-16be' : 'utf-8'
}

async function* textOf(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) yield decoder.decode(bytes as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(`${file} is not in UTF-8. Please save it as CSV (UTF-8).`)
    throw error
  }
}

/** What stands most often between the names of the header. */
function delimiterOf(text: string): string {
  const [header = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const countOf = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most))
}

const spelled = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function columnsOf(header: readonly string[], names: readonly string[], needed: string): (string | null)[] {
  const known = new Map(names.map((name) => [spelled(name), name]))
  const columns = header.map((name) => known.get(spelled(name)) ?? null)
  if (!columns.includes(needed))
    throw new StartError(
      `The first line must name the columns, ${needed} among them. It is: ${header.join(', ').slice(0, 200)}. There are: ${names.join(', ')}.`,
    )
  return columns
}

function problemOf(error: CsvError): string {
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return 'it has more or fewer values than the header has names.'
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed.'
  return 'it is not proper CSV.'
}
