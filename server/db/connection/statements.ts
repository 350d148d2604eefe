import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'

/** SQL as the driver takes it. With a name PostgreSQL keeps its plan (docs/decisions/database.md#statements). */
export interface Statement {
  text: string
  values: unknown[]
  name?: string
}

const dialect = new PgDialect()

export function compile(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { text, values: params }
}

/** SQL without parameters as one piece, for parts that are in many statements: its text is built once. */
export function constant(part: SQL): SQL {
  const { text, values } = compile(part)
  if (values.length > 0) throw new Error(`A constant part of SQL has parameters: ${text}`)
  return sql.raw(text)
}

/** SQL that is put together as text, with `$1` and so on where its values go, each as often as it is needed. */
export const ofText = (text: string, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
  )

/** How many statements have a name at a time, and how many seen once are remembered in case they come again. */
export const maxTexts = 300

/**
 * Names for texts, the same for all connections of a process. A text gets one when it comes for the second time, since
 * some are built for one request. Those unused for longest are forgotten: a connection must not collect plans for ever.
 */
export class StatementNames {
  /** '' for a text that was seen once. */
  private readonly names: LRUCache<string, string>
  private last = 0

  constructor(most = maxTexts) {
    this.names = new LRUCache({ max: most })
  }

  nameOf(text: string): string | undefined {
    const before = this.names.get(text)
    if (before) return before
    const name = before === '' ? `s${++this.last}` : ''
    this.names.set(text, name)
    return name || undefined
  }
}

/**
 * SQLSTATE codes that say that a named statement is not what it was: unknown to the server (a pooler, or `DISCARD ALL`),
 * there already, or of a table that a migration has changed. None has done anything.
 */
const outdated = new Set(['26000', '42P05', '0A000'])

export const isOutdatedPlan = (error: unknown) => outdated.has((error as { code?: string } | null)?.code ?? '')

/**
 * Whether an integer column is one of these ids. Mostly it is one. For an array PostgreSQL plans each
 * time, because its general plan assumes ten ids and looks dearer than planning.
 */
export const isOneOf = (column: SQL, ids: readonly number[]): SQL =>
  ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${sql.param(ids)}::integer[])`

export const column = (alias: string, name: string) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`
