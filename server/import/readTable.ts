import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse'
import { withoutTurning } from '#resources/text/store.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { badField } from '../errors.ts'
import { unescaped } from '../export/csv.ts'

/** A row as it stands in the file, its cells trimmed. `line`: its number in a sheet, where the header is 1. `problem`: it could not be read. */
export interface TableRow {
  line: number
  cells: string[]
  problem: Refusal | null
}

/** A file on the disk, or its bytes. */
export type TableFile = { path: string } | Buffer

const workbooks: ReadonlySet<string> = new Set(['504b0304', 'd0cf11e0'])
/** PDF, PNG, RTF and PostScript begin like a text. */
const otherKinds: ReadonlySet<string> = new Set(['25504446', '89504e47', '7b5c7274', '25215053'])
/** More than any header. */
const firstBytes = 65_536
/** Characters of a row: a longer one is what follows a quotation mark that is not closed. */
const longestRow = 2_000_000

const refuse = (why: Refusal) => badField('file', why)

/**
 * Reads a table as people send it: with commas, semicolons or tabs, in UTF-8 or UTF-16, in any of the usual line ends. The first row that
 * it yields is the header.
 * @throws ApiError 400 at `file` for what is no such table
 */
export async function* readTable(file: TableFile): AsyncGenerator<TableRow> {
  const start = Buffer.isBuffer(file)
    ? file.subarray(0, firstBytes)
    : await buffer(createReadStream(file.path, { end: firstBytes - 1 }))
  const mark = start.toString('hex', 0, 4)
  const isPicture = /^(ffd8ff|47494638)/.test(mark)
  if (start.length === 0) throw refuse(refusal.fileEmpty)
  if (workbooks.has(mark)) throw refuse(refusal.importWorkbook)
  if (isPicture || otherKinds.has(mark)) throw refuse(refusal.importOtherKind)
  const encoding = encodingOf(start)
  const skipped: TableRow[] = []
  let line = 0
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(new TextDecoder(encoding).decode(start)),
    // Not at the end of a cell: after `"Best" Shop` the parser would lose all that follows.
    ltrim: true,
    // A sheet's own export has a sign before what would be a formula (docs/rules.md#csv).
    cast: (cell) => unescaped(withoutTurning(cell).trim()),
    // Numbered here, since the parser is ahead of those who read.
    on_record: (cells) => [String(++line), ...cells],
    // Of two tables put together each has its own.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error) => {
      if (error) skipped.push({ line: ++line, cells: [], problem: refusal.importQuote })
      return undefined
    },
  })
  pipeline(Readable.from(textOf(file, encoding)), parser, () => {})
  let names = 0
  for await (const [nr, ...record] of parser as AsyncIterable<string[]>) {
    const at = Number(nr)
    while (skipped[0] && skipped[0].line < at) yield skipped.shift()!
    if (record.every((cell) => cell === '')) continue
    // Excel's own note of what stands between the values.
    if (names === 0 && /^sep=/i.test(record[0]!)) continue
    // The first line of what is no text.
    if (names === 0 && /[^\P{Control}\s]/u.test(record.join(''))) throw refuse(refusal.importOtherKind)
    names ||= record.length
    // Sheets leave out what is empty at the end, or have commas there.
    while (record.length > names && record.at(-1) === '') record.pop()
    const isZero = record.some((cell) => cell.includes('\0'))
    const problem = isZero ? refusal.importZeroByte : record.length === names ? null : refusal.importUneven
    yield { line: at, cells: isZero ? record.map((cell) => cell.replaceAll('\0', '')) : record, problem }
  }
  yield* skipped
}

/** By its mark, or by the zero bytes of its first two letters: Excel writes UTF-16 where it says *Unicode text*. */
function encodingOf(start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [a, b, , d] = start
  if ((a === 0xff && b === 0xfe) || (b === 0 && d === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && start[2] === 0) ? 'utf-16be' : 'utf-8'
}

async function* textOf(file: TableFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    const stream = Buffer.isBuffer(file) ? piecesOf(file) : createReadStream(file.path)
    for await (const bytes of stream) yield decoder.decode(bytes as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? refuse(refusal.importEncoding) : error
  }
}

function* piecesOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += firstBytes) yield file.subarray(at, at + firstBytes)
}

/** What stands most often between the names of the header; of two a tab, which no name holds. */
function delimiterOf(text: string): string {
  const [header = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const countOf = (sign: string) => header.split(sign).length
  return ['\t', ',', ';', '|'].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most))
}
