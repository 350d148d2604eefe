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
    const text = sentByApp(rest[0])
    if (text !== undefined && !seen.has(text)) {
      seen.add(text)
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`)
    }
    return query.apply(this, rest)
  }
}

/** The app sends texts with values, and tests a text alone. What a call consists of is prepared once, to learn its types. */
function sentByApp(sent: unknown): string | undefined {
  if (typeof sent === 'string') return /^prepare \w+ as ([^]*)$/.exec(sent)?.[1]
  const { text, values } = (sent ?? {}) as { text?: string; values?: unknown }
  return Array.isArray(values) ? text : undefined
}
