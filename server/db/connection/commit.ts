import pg from 'pg'

/**
 * The connection was lost during COMMIT: the transaction may have been committed, or not. What belongs to it outside the
 * database must stay until that is known (docs/decisions/deletion.md#files).
 */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown'
  constructor(cause: unknown) {
    super('It is not known whether a transaction was committed', { cause })
  }
}

/** The server that takes writes is gone, while replicas still answer reads. */
export class MainGone extends Error {
  override readonly name = 'MainGone'
  constructor(cause: unknown) {
    super('No server of the database takes writes', { cause })
  }
}

type Listening = Pick<pg.ClientBase, 'query' | 'on' | 'off'>

/** Ends a transaction. @throws CommitUnknown, or the error with which the database refused to commit */
export async function commit(client: Listening): Promise<void> {
  let warning: unknown
  const hear = (notice: pg.DatabaseError | { code?: string }) => {
    if (notice.code === plainWarning) warning = notice
  }
  client.on('notice', hear)
  let command: string
  try {
    ;({ command } = await client.query('commit'))
  } catch (error) {
    throw isRefusal(error) ? error : new CommitUnknown(error)
  } finally {
    client.off('notice', hear)
  }
  // So PostgreSQL answers when an earlier statement failed and nobody heard of it.
  if (command !== 'COMMIT') throw new Error('A transaction with a failed statement was to be committed')
  // So it answers when it has given up waiting for a synchronous replica: a failover would lose what is committed here.
  if (warning !== undefined) throw new CommitUnknown(warning)
}

/** The SQLSTATE code of a warning that has no other. */
const plainWarning = '01000'

/**
 * SQLSTATE codes with which a connection ends: lost, shut down, timed out in a transaction, out of order. The severity would
 * tell, but PostgreSQL translates it.
 */
const endingCodes = /^(08|57P|58|XX|25P0[34])/

/** An error, as opposed to the end of the connection (FATAL, PANIC, or silence). Then nothing was committed. */
export const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && !endingCodes.test(error.code ?? 'XX')
