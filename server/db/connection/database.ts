import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { commit, CommitUnknown, isRefusal } from './commit.ts'

/** Column values by column name. */
export type Columns = Readonly<Record<string, unknown>>

/** Runs SQL: on the pool, in a transaction, or on a dedicated connection. */
export interface Executor {
  /** The rows of one statement. Values are sent as parameters, never inside the SQL text. */
  rows<T extends object = Record<string, unknown>>(query: SQL): Promise<T[]>
}

export interface Database extends Executor {
  /**
   * Runs `work` in one transaction. Retries it after a serialization failure or a deadlock.
   * @throws CommitUnknown when the connection was lost during COMMIT
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>
  /** A cheap check that the database answers, for /readyz. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  poolSize?: number
  /** Receives errors of idle connections; no query is there to report them. */
  onError?: (error: Error) => void
}

const dialect = new PgDialect()
const compile = (query: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { text, values: params }
}

/**
 * Milliseconds. PostgreSQL stops slow statements; `clientTimeout` covers its hanging (docs/architecture.md#database).
 */
const statementTimeout = 5000
const idleInTransactionTimeout = 15_000
const clientTimeout = 4000

/**
 * Queries that wait for a connection: one or two seconds of work. Later ones are refused at once, since their clients
 * would only wait for the time-out (docs/safety.md#s42).
 */
const maxWaiting = 1500

/** Timestamps are read as ISO 8601 UTC text, the format of the API. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
      ? (text: string) => new Date(text).toISOString()
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** SQLSTATE codes that mean "try again": serialization failure, deadlock. */
const retryable = new Set(['40001', '40P01'])
const attempts = 3

/** The connection pool that serves requests. */
export function openDatabase({ url, poolSize = 10, onError = () => {} }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: poolSize,
    connectionTimeoutMillis: clientTimeout,
    query_timeout: clientTimeout,
    idleTimeoutMillis: 30_000,
    onConnect: async (client: pg.ClientBase) => {
      // Set by a query: a pooler in transaction mode refuses start-up parameters it does not know.
      await client.query(
        `set statement_timeout=${statementTimeout}; set idle_in_transaction_session_timeout=${idleInTransactionTimeout}`,
      )
    },
  } as pg.PoolConfig)
  pool.on('error', onError)
  const requireRoom = () => {
    if (pool.waitingCount >= maxWaiting) throw new QueueFull()
  }
  const onPool: Executor = {
    rows: async <T extends object>(query: SQL) => {
      requireRoom()
      return (await pool.query<T>(compile(query))).rows
    },
  }
  return {
    ...onPool,
    transaction: (work) =>
      retrying(() => {
        requireRoom()
        return inTransaction(pool, work)
      }),
    ping: async () => {
      await onPool.rows(sql`select 1`)
    },
    close: () => pool.end(),
  }
}

/** Answered with 503, as PostgreSQL's own refusal of too many connections is. */
class QueueFull extends Error {
  readonly code = '53300'
  constructor() {
    super('Too many queries wait for a connection')
  }
}

async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/**
 * A connection that is lost fails the query that waits on it, and says so in an `error` event too. Without a listener that
 * event would end the process; pg-pool listens only while a connection is in the pool.
 */
const leaveToQuery = () => undefined

async function inTransaction<T>(pool: pg.Pool, work: (tx: Executor) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  client.on('error', leaveToQuery)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const done = await work(executorOn(client, (error) => (broken ??= error)))
    await commit(client)
    return done
  } catch (error) {
    // A connection that is silent or lost would keep the request waiting for its rollback too: it is closed, which has
    // the same effect. After a failed rollback its state is unknown, so it must not return to the pool.
    if (error instanceof CommitUnknown) broken ??= error
    if (!broken) await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.off('error', leaveToQuery)
    client.release(broken)
  }
}

/** @param onLost receives failures that are no answer of PostgreSQL: the connection is silent or gone */
const executorOn = (client: pg.ClientBase, onLost: (error: Error) => void = () => undefined): Executor => ({
  rows: async <T extends object>(query: SQL) => {
    try {
      return (await client.query<T>(compile(query))).rows
    } catch (error) {
      if (error instanceof Error && !isRefusal(error)) onLost(error)
      throw error
    }
  },
})

/** A dedicated connection without timeouts, for migrations, seed, import and backup. */
export async function withDirectConnection<T>(
  url: string,
  work: (connection: Executor & { client: pg.Client }) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, types, connectionTimeoutMillis: clientTimeout })
  client.on('error', leaveToQuery)
  await client.connect()
  try {
    await client.query('set statement_timeout=0; set idle_in_transaction_session_timeout=0')
    return await work({ ...executorOn(client), client })
  } finally {
    await client.end()
  }
}
