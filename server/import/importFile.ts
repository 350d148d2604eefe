import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { parse, CsvError } from 'csv-parse'
import type { Resource } from '#resources'
import { usualWriting } from '#resources/text/language.ts'
import { openDatabase, type Database } from '../db/connection/database.ts'
import { ApiError, StartError } from '../errors.ts'
import { importRow, InvalidRow, type Outcome } from './importRow.ts'

export interface ImportReport {
  added: number
  changed: number
  same: number
  /** Skipped rows, by line of the file (the header is line 1). */
  problems: { line: number; reason: string }[]
}

/** Rows between two progress reports. */
const rowsPerProgressLine = 1000

/**
 * Imports a CSV file (RFC 4180, UTF-8, with a header) row by row; an invalid row is skipped.
 * @throws StartError when the file cannot be read or its header names no field
 */
export async function importFile(
  url: string,
  resource: Resource,
  file: string,
  onProgress: (rows: number) => void,
): Promise<ImportReport> {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new StartError(`There is no file ${file}.`)
  const db = openDatabase({ url, poolSize: 2 })
  const report: ImportReport = { added: 0, changed: 0, same: 0, problems: [] }
  try {
    let rows = 0
    for await (const { record, info } of readRows(file, report)) {
      const outcome = await importOne(db, resource, record, info.lines, report)
      if (outcome) report[outcome]++
      if (++rows % rowsPerProgressLine === 0) onProgress(rows)
    }
  } finally {
    await db.close()
  }
  return report
}

interface ParsedRow {
  record: Record<string, string>
  info: { lines: number }
}

async function* readRows(file: string, report: ImportReport): AsyncGenerator<ParsedRow> {
  // Not by `pipe`, which tells the parser nothing of a file that cannot be read.
  const parser = pipeline(
    createReadStream(file),
    parse({
      columns: true,
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error) report.problems.push({ line: error.lines as number, reason: csvProblem(error) })
        return undefined
      },
    }),
    () => undefined,
  )
  yield* parser as AsyncIterable<ParsedRow>
}

function csvProblem(error: CsvError): string {
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return 'it has more or fewer values than the header has names.'
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed.'
  return 'it is not proper CSV.'
}

async function importOne(
  db: Database,
  resource: Resource,
  record: Record<string, string>,
  line: number,
  report: ImportReport,
): Promise<Outcome | null> {
  try {
    return await db.transaction((tx) => importRow(tx, resource, record))
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof InvalidRow)) throw error
    report.problems.push({ line, reason: reasonOf(error) })
    return null
  }
}

/** With field names where possible; in English, like all commands. */
function reasonOf(error: ApiError | InvalidRow): string {
  const fields = Object.entries(error instanceof ApiError ? (error.fields ?? {}) : {})
  return fields.length > 0
    ? fields.map(([name, why]) => `${name}: ${why.in(usualWriting.en)}`).join(' ')
    : error.message
}
