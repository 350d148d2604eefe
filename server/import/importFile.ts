import type { Resource } from '#resources'
import { usualWriting } from '#resources/text/language.ts'
import { openDatabase, type Database } from '../db/connection/database.ts'
import { ApiError } from '../errors.ts'
import { columnNames, importRow, InvalidRow, type Outcome } from './importRow.ts'
import { readTable, type TableRow } from './readTable.ts'

export interface ImportReport {
  added: number
  changed: number
  same: number
  /** Skipped rows, by line of the file (the header is line 1). */
  problems: { line: number; reason: string }[]
}

const rowsPerProgressLine = 1000

/**
 * Imports a table row by row; an invalid row is skipped.
 * @throws StartError when the file is no table that can be read
 */
export async function importFile(
  url: string,
  resource: Resource,
  file: string,
  onProgress: (rows: number) => void,
): Promise<ImportReport> {
  const db = openDatabase({ url, poolSize: 2 })
  const report: ImportReport = { added: 0, changed: 0, same: 0, problems: [] }
  try {
    let rows = 0
    const wanted = { names: columnNames(resource), needed: resource.title }
    const onProblem = (line: number, reason: string) => report.problems.push({ line, reason })
    for await (const { row, line } of readTable(file, wanted, onProblem)) {
      const outcome = await importOne(db, resource, row, line, report)
      if (outcome) report[outcome]++
      if (++rows % rowsPerProgressLine === 0) onProgress(rows)
    }
  } finally {
    await db.close()
  }
  return report
}

async function importOne(
  db: Database,
  resource: Resource,
  record: TableRow,
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
