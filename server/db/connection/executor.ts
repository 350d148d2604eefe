import type { SQL } from 'drizzle-orm'

/** A statement or a part of one. Elsewhere nobody looks into it. */
export type Query = SQL

/** Column values by column name. */
export type Columns = Readonly<Record<string, unknown>>

/**
 * Statements that come often, whose plan PostgreSQL keeps: `read` for one that only reads, `write` for any other. The plan is
 * made without the values, so they must not decide what is the best one.
 */
export type Kept = 'read' | 'write'

/** Runs SQL: on the pool, in a transaction, or on a dedicated connection. */
export interface Executor {
  /** The rows of one statement. Values are sent as parameters, never inside the SQL text. */
  rows<T extends object = Record<string, unknown>>(query: SQL, kept?: Kept): Promise<T[]>
  /** Of a replica: the main database, which has what is not replicated and takes writes. */
  readonly main?: Database
}

/** What public records are read from: a server that is chosen with the first statement. */
export interface Reader {
  db: Executor
  /**
   * What was read so far has all that counted a moment ago. False while the main database is gone: what was read must not be
   * kept then.
   */
  readonly isFresh: boolean
}

export interface Database extends Executor {
  /** How many statements and transactions that may have written are over, so that kept answers notice them at once. */
  readonly writes: number
  /**
   * Runs `work` in one transaction. Retries it after a serialization failure or a deadlock.
   * @throws CommitUnknown when the connection was lost during COMMIT
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>
  /** Whether there are replicas (docs/decisions/replicas.md). */
  readonly isReplicated: boolean
  /**
   * For reads of what everybody may see: a replica, or this database where there is none.
   * @param from `main`: replicas only while the main database is gone
   */
  reader(from?: 'main'): Reader
  /** From now on a reader has what is committed at this moment. @throws Error when that cannot be known */
  catchUp(): Promise<void>
  /** False when writes are refused at the moment, because the server that takes them is gone. */
  isMainThere(): boolean
  /** Connections at this moment, and what waits for one. */
  connections(): { open: number; idle: number; waiting: number }
  /** A cheap check that the database answers, for /readyz. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Receives each statement when it is over or has failed: its milliseconds, and its text, which holds no values. */
export type OnStatement = (statement: { ms: number; text: string }) => void
