import type pg from 'pg'
import { isRefusal } from './commit.ts'
import type { ReadsTogether } from './executor.ts'
import { isNamed, readPrepared, shapesOf } from './preparedRead.ts'
import { isOutdatedPlan, maxTexts, type Statement } from './statements.ts'
import { leaveToQuery } from './transactions.ts'
import { writeTogether } from './writeTogether.ts'

/** A connection that is lent as long as one of a request's reads is on it. */
interface Lent {
  client: Promise<pg.PoolClient>
  inWork: number
  broken?: Error
}

/**
 * Sends reads that were asked for in one turn of the event loop in one write on one connection of the pool. Each fails alone
 * (docs/decisions/database.md#reads-of-one-request).
 */
export function openReadsTogether(pool: pg.Pool, types: pg.CustomTypesConfig) {
  const lent = new WeakMap<ReadsTogether, Lent>()

  function lend(reads: ReadsTogether): Lent {
    const client = pool.connect().then((lent) => lent.on('error', leaveToQuery))
    const made: Lent = { client, inWork: 0 }
    lent.set(reads, made)
    return made
  }

  async function giveBack(reads: ReadsTogether, { client, broken }: Lent) {
    lent.delete(reads)
    const free = await client
    free.off('error', leaveToQuery)
    // Of more texts than have a name at a time some are forgotten.
    free.release(broken ?? shapesOf(free).size > maxTexts)
  }

  return async <T extends object>(reads: ReadsTogether, statement: Statement): Promise<T[]> => {
    const on = lent.get(reads) ?? lend(reads)
    on.inWork++
    try {
      const client = await on.client
      writeTogether(client)
      return isNamed(statement)
        ? await readPrepared<T>(client, statement, shapesOf(client), types)
        : (await client.query<T>(statement)).rows
    } catch (error) {
      // With outdated plans a connection is of no use either.
      if (error instanceof Error && (!isRefusal(error) || isOutdatedPlan(error))) on.broken ??= error
      throw error
    } finally {
      on.inWork--
      // Where no connection could be had, nothing is given back.
      if (on.inWork === 0) giveBack(reads, on).catch(() => undefined)
    }
  }
}
