import type { Resource } from '#resources'
import { setTimeout as sleep } from 'node:timers/promises'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { withDirectConnection } from '../db/connection/database.ts'
import { findImport, findRows, type RowOutcome } from '../db/imports/imports.ts'
import { inTransaction } from '../db/writing/bulk.ts'
import { ApiError, StartError } from '../errors.ts'
import { receiveTable } from './receive.ts'
import { startImport, workOnImport } from './work.ts'

export interface ImportReport {
  counts: Partial<Record<RowOutcome, number>>
  /** What was refused or left out, by line of the file (the header is line 1), in English like all commands. */
  problems: { line: number; isRefused: boolean; reason: string }[]
}

/** Rows that one transaction writes. Nobody waits for this process. */
const portionRows = 1000

/** Imports a table as the admin area does it: it is listed there, and can be undone. @throws StartError when the file is no table */
export async function importFile(
  url: string,
  resource: Resource,
  path: string,
  onProgress: (rows: number) => void,
): Promise<ImportReport> {
  if (!(await stat(path).catch(() => null))?.isFile()) throw new StartError(`There is no file ${path}.`)
  // One that cannot be read says so before anything is asked of the database.
  await createReadStream(path, { end: 0 }).toArray()
  return withDirectConnection(url, async (db) => {
    const id = await inTransaction(db, async () => {
      const id = await receiveTable(db, { resource, file: { path }, FileName: basename(path), ByProfileId: null })
      const { Mapping } = (await findImport(db, id))!
      if (!Mapping.columns.includes(resource.title))
        throw new StartError(`No column of ${path} is called ${resource.title}.`)
      await startImport(db, (await findImport(db, id))!, 'run', null)
      return id
    }).catch((error: unknown) => {
      throw error instanceof ApiError ? new StartError(`${path}: ${error.message}`) : error
    })
    for (let isDone = false; !isDone;) {
      const done = await inTransaction(db, () => workOnImport(db, id, () => Promise.resolve(true), portionRows))
      isDone = done === true
      // Another one is at work. Where this command is ended, the server goes on by itself.
      if (done === 'later') await sleep(1000)
      else if (!isDone) onProgress((await findImport(db, id))!.Done)
    }
    const report: ImportReport = { counts: (await findImport(db, id))!.Counts, problems: [] }
    for (let after = 0; ;) {
      const rows = await findRows(db, id, [], after, portionRows)
      for (const { Line, Outcome, Notes } of rows)
        for (const { field, en } of Notes ?? [])
          report.problems.push({
            line: Line,
            isRefused: Outcome === 'refused' || Outcome === 'double',
            reason: field ? `${field}: ${en}` : en,
          })
      if (rows.length < portionRows) return report
      after = rows.at(-1)!.Nr
    }
  })
}
