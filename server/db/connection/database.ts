import { sql, type SQL } from 'drizzle-orm'
import pg from 'pg'
import { isRefusal } from './commit.ts'
import type { Executor, Database, Reader, Kept, OnStatement } from './executor.ts'
import { compile, isOutdatedPlan, StatementNames, type Statement } from './statements.ts'
import { executorOn, inOwnTransaction, inTransaction, timed, type ToStatement } from './transactions.ts'
import { types } from './types.ts'

export type { Columns, Database, Executor, Kept, Query, Reader, OnStatement } from './executor.ts'

export interface DatabaseOptions {
  url: string
  poolSize?: number
  /** False where connections are shared with others, behind a pooler (docs/operations.md#poolers). */
  prepare?: boolean
  /** Receives errors of idle connections; no query is there to report them. */
  onError?: (error: Error) => void
  onStatement?: OnStatement
}

/**
 * Milliseconds. PostgreSQL stops slow statements, before the client gives up; `clientTimeout` covers its hanging
 * (docs/architecture.md#database).
 */
const statementTimeout = 3500
const idleInTransactionTimeout = 15_000
const clientTimeout = 4000

/** To compile a statement takes longer than any of ours: PostgreSQL does so by its guess of what one costs. */
const limits = (set: 'set' | 'set local') =>
  `${set} jit=off; ${set} statement_timeout=${statementTimeout}; ${set} idle_in_transaction_session_timeout=${idleInTransactionTimeout}`

/**
 * Queries that wait for a connection: one or two seconds of work. Later ones are refused at once, since their clients
 * would only wait for the time-out (docs/safety.md#s42).
 */
const maxWaiting = 1500

/** A plan is only read: nothing of ours asks for one with `analyze`. A statement that begins with parts may write in one of them. */
const onlyReads = /^\s*(?:select|explain|with(?![^]*\b(?:insert|update|delete|merge)\b))\b/i

/** SQLSTATE codes that mean "try again": serialization failure, deadlock. */
const retryable = new Set(['40001', '40P01'])
const attempts = 3

const idleMs = 30_000
/**
 * A connection keeps the plans of all statements that it has prepared, up to 0.3 MB each, so it is replaced after five minutes.
 * Sooner would cost: PostgreSQL plans a statement six times on each connection before it keeps the plan.
 */
const maxLifetimeSeconds = 300

/**
 * A connection that is lost fails its query, and says so in an `error` event too, which would end a process that does not listen.
 * pg-pool listens only while a connection is in the pool; ours stays, or there would be a moment between two listeners.
 */
const leaveToQuery = () => undefined

/** The connections that serve requests, each lent to one transaction or query at a time. */
export function openDatabase({
  url,
  poolSize = 10,
  prepare = true,
  onError = () => {},
  onStatement,
}: DatabaseOptions): Database {
  // Behind a pooler a setting of the session would stay with a connection of the pooler, for whoever gets that next.
  const begin = prepare ? 'begin' : `begin; ${limits('set local')}`
  const pool = new pg.Pool({
    connectionString: url,
    types,
    // Statements of a transaction that need nothing of each other's answers are sent together.
    pipeline: true,
    connectionTimeoutMillis: clientTimeout,
    query_timeout: clientTimeout,
    max: poolSize,
    maxLifetimeSeconds,
    idleTimeoutMillis: idleMs,
    ...(prepare && {
      // By a query: a pooler in transaction mode refuses start-up parameters it does not know.
      onConnect: async (connected: pg.ClientBase) => {
        await connected.query(limits('set'))
      },
    }),
  } as pg.PoolConfig)
  pool.on('error', onError)
  pool.on('connect', (connected) => connected.on('error', leaveToQuery))
  const names = prepare ? new StatementNames() : undefined
  const toStatement: ToStatement = (query, kept) => {
    const statement = compile(query)
    const name = kept && names?.nameOf(statement.text)
    return name === undefined ? statement : { ...statement, name }
  }
  let writes = 0
  const requireRoom = () => {
    if (pool.waitingCount >= maxWaiting) throw new QueueFull()
  }
  const run = async <T extends object>(statement: Statement): Promise<T[]> =>
    prepare ? (await pool.query<T>(statement)).rows : inOwnTransaction<T>(pool, begin, statement)
  const onPool: Executor = {
    rows: async <T extends object>(query: SQL, kept?: Kept) => {
      requireRoom()
      const statement = toStatement(query, kept)
      try {
        return await timed(onStatement, statement.text, () => inTime(run<T>(statement)))
      } catch (error) {
        if (statement.name === undefined || !isOutdatedPlan(error)) throw error
        return inTime(run<T>({ text: statement.text, values: statement.values }))
      } finally {
        if (kept !== 'read' && !onlyReads.test(statement.text)) writes++
      }
    },
  }
  const reader: Reader = { db: onPool, isFresh: true }
  return {
    ...onPool,
    isReplicated: false,
    reader: () => reader,
    catchUp: async () => undefined,
    isMainThere: () => true,
    get writes() {
      return writes
    },
    transaction: (work) =>
      retrying(() => {
        requireRoom()
        return inTransaction({ pool, begin, toStatement, onStatement }, work)
      }).finally(() => writes++),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      await onPool.rows(sql`select 1`)
    },
    close: () => pool.end(),
  }
}

/** What `work` answers with the main database, or what others do while that is gone. */
export async function unlessMainIsGone<T>(
  main: Pick<Database, 'isMainThere'>,
  work: () => Promise<T>,
  otherwise: () => Promise<T>,
): Promise<T> {
  if (!main.isMainThere()) return otherwise()
  try {
    return await work()
  } catch (error) {
    if (isRefusal(error)) throw error
    return otherwise()
  }
}

/** With the wait for a connection, which each query on it takes up to a time-out of its own. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Query read timeout')), clientTimeout)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
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
      const isRetryable = retryable.has((error as { code?: string }).code ?? '') || isOutdatedPlan(error)
      if (attempt === attempts || !isRetryable) throw error
    }
  }
}

/**
 * A dedicated connection without timeouts, for migrations, seed, import and backup.
 * @param options without `pipeline` for COPY, which takes the connection for itself
 */
export async function withDirectConnection<T>(
  url: string,
  work: (connection: Executor & { client: pg.Client }) => Promise<T>,
  { pipeline = true }: { pipeline?: boolean } = {},
): Promise<T> {
  const client = new pg.Client({ connectionString: url, types, pipeline, connectionTimeoutMillis: clientTimeout })
  client.on('error', leaveToQuery)
  await client.connect()
  try {
    await client.query('set statement_timeout=0; set idle_in_transaction_session_timeout=0')
    return await work({ ...executorOn(client), client })
  } finally {
    await client.end()
  }
}
