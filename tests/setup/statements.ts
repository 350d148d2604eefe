import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Writes down every statement that the app sends, each once a process, into the folder STATEMENTS_FOLDER, as lines of JSON
 * (tests/long/distribution.long.test.ts).
 */
const folder = process.env.STATEMENTS_FOLDER

type Query = (this: pg.Client, ...rest: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query; isWrittenDown?: boolean }

if (folder && !prototype.isWrittenDown) {
  const seen = new Set<string>()
  const { query } = prototype
  prototype.isWrittenDown = true
  prototype.query = function (...rest) {
    // So the app sends them, and tests a text.
    const { text, values } = (rest[0] ?? {}) as { text?: string; values?: unknown }
    if (text !== undefined && Array.isArray(values) && !seen.has(text)) {
      seen.add(text)
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`)
    }
    return query.apply(this, rest)
  }
}
