import type { SQL } from 'drizzle-orm'

/** A statement or a part of one. Elsewhere nobody looks into it. */
export type Query = SQL

/** Column values by column name. */
export type Columns = Readonly<Record<string, unknown>>

/** Reads of one request that go out together, as far as they are asked for in one turn of the event loop. */
export class ReadsTogether {
  /** So that the compiler takes no other object for one. */
  readonly goTogether = true
}

/**
 * Statements that come often, whose plan PostgreSQL keeps: `read` for one that only reads and is short, `ReadsTogether` for
 * one that only reads and goes with others, `write` for any other. The plan is made without the values, so they must not decide what is
 * the best one.
 */
export type Kept = 'read' | 'write' | ReadsTogether

/** Runs SQL: on the pool, in a transaction, or on a dedicated connection. */
export interface Executor {
  /** The rows of one statement. Values are sent as parameters, never inside the SQL text. */
  rows<T extends object = Record<string, unknown>>(query: SQL, kept?: Kept): Promise<T[]>
  /** Of a replica: the main database, which has what is not replicated and takes writes. */
  readonly main?: Database
}

/** What public records are read from. */
export interface Reader {
  db: Executor
  /**
   * It has all that counted a moment ago. False while the main database is gone, which may be noticed by a read: what was
   * read must not be kept then.
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
  reader(from?: 'main'): Reader | Promise<Reader>
  /** From now on a reader has what is committed at this moment. @throws Error when that cannot be known */
  catchUp(): Promise<void>
  /** False when writes are refused at the moment, because the server that takes them is gone. */
  isMainThere(): boolean
  /** Connections at this moment, reads on the shared ones, and what waits for one. */
  connections(): { open: number; idle: number; reads: number; waiting: number }
  /** A cheap check that the database answers, for /readyz. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface SlowStatements {
  fromMs: number
  report(statement: { ms: number; text: string }): void
}
