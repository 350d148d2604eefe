import type pg from 'pg'
import { define, isNotMakeable, isUnusableCall, type Definition, type Script } from './calls.ts'
import { acknowledged, commit, isRefusal } from './commit.ts'
import type { Executor } from './executor.ts'
import { readPrepared, shapesOf } from './preparedRead.ts'
import { executorOn, leaveToQuery, timed, type Transacting } from './transactions.ts'
import { writeTogether } from './writeTogether.ts'

/** The functions that a connection has. */
const made = new WeakMap<pg.ClientBase, Set<Script>>()

export interface Calling extends Transacting {
  types: pg.CustomTypesConfig
  /** Null: not possible here. */
  defined: Map<Script, Definition | null>
  /** Receives why a script is not possible here. */
  onNoCall: (script: Script, error: unknown) => void
}

/** Runs a script (`call` of ./database.ts). */
export async function callOn<T extends object>(
  { pool, begin, toStatement, slow, types, defined, onNoCall }: Calling,
  script: Script,
  given: Readonly<Record<string, unknown>>,
  finish?: (tx: Executor, row: T) => Promise<unknown>,
): Promise<T | undefined> {
  if (defined.get(script) === null) return undefined
  const client = await pool.connect()
  client.on('error', leaveToQuery)
  let broken: Error | undefined
  const onLost = (error: Error) => void (broken ??= error)
  try {
    const definition = await makeOn(client, script, { defined, onNoCall })
    if (!definition) return undefined
    const { text, takes } = definition
    const statement = { text, values: takes.map((name) => given[name]), name: script.name }
    const send = () =>
      timed(slow, statement, async () => (await readPrepared<T>(client, statement, shapesOf(client), types))[0])
    if (!finish) return await acknowledged(client, send)
    writeTogether(client)
    const begun = client.query(begin)
    begun.catch(() => undefined)
    const row = await send()
    if (!row) {
      await client.query('rollback')
      return undefined
    }
    await begun
    await finish(executorOn(client, { toStatement, onLost, slow }), row)
    await commit(client)
    return row
  } catch (error) {
    if (!isRefusal(error) && error instanceof Error) onLost(error)
    if (isUnusableCall(error)) {
      // It is made anew, on another connection.
      defined.delete(script)
      onLost(error as Error)
      return undefined
    }
    if (!broken && finish) await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.off('error', leaveToQuery)
    client.release(broken)
  }
}

/** Makes the function on this connection unless it has it. Null where it cannot be made. */
async function makeOn(
  client: pg.ClientBase,
  script: Script,
  { defined, onNoCall }: Pick<Calling, 'defined' | 'onNoCall'>,
): Promise<Definition | null> {
  const known = made.get(client) ?? new Set()
  made.set(client, known)
  try {
    const definition = defined.get(script) ?? (await define(client, script))
    if (!known.has(script)) {
      await client.query(definition.sql)
      known.add(script)
      defined.set(script, definition)
    }
    return definition
  } catch (error) {
    if (!isNotMakeable(error)) throw error
    if (defined.get(script) !== null) onNoCall(script, error)
    defined.set(script, null)
    return null
  }
}
