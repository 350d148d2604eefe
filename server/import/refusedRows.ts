import type { Language } from '#resources/text/index.ts'
import type { Executor } from '../db/connection/database.ts'
import { findRows, type Import } from '../db/imports/imports.ts'
import { line } from '../export/csv.ts'
import { refusedColumns } from './receive.ts'

const atOnce = 1000

/** The refused rows with their columns, the row's number in the file and the reason, for sheets that take UTF-8 by its mark. */
export async function* refusedRows(db: Executor, { Id, Header }: Import, language: Language): AsyncGenerator<string> {
  // Of a file that was refused before, the columns of that time go.
  const kept = Header.flatMap((name, at) => ((refusedColumns as readonly string[]).includes(name) ? [] : [at]))
  yield `\ufeff${line([...kept.map((at) => Header[at]), ...refusedColumns])}`
  for (let after = 0; ;) {
    const rows = await findRows(db, Id, ['refused', 'double'], after, atOnce)
    yield rows
      .map(({ Line, Cells, Notes }) =>
        line([...kept.map((at) => Cells[at] ?? ''), Line, (Notes ?? []).map((note) => note[language]).join(' ')]),
      )
      .join('')
    if (rows.length < atOnce) return
    after = rows.at(-1)!.Nr
  }
}
