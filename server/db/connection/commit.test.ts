import { EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { commit, CommitUnknown, isRefusal } from './commit.ts'

/** What an error at COMMIT says about the transaction (docs/safety.md#s35). */

function databaseError(code: string | undefined, severity = 'ERROR'): pg.DatabaseError {
  const error = new pg.DatabaseError('x', 1, 'error')
  return Object.assign(error, { code, severity })
}

function clientThat(query: () => Promise<unknown>) {
  return Object.assign(new EventEmitter(), { query }) as unknown as pg.Client & EventEmitter
}

// Duplicate, serialization failure, deadlock, full disk, cancelled, failed transaction.
const refusals = ['23505', '40001', '40P01', '53100', '57014', '25P02']
// Lost connection, shut down, starting up, system error, internal error, idle too long in a transaction.
const endings = ['08006', '57P01', '57P03', '58030', 'XX000', '25P03', '25P04']

test.each(refusals)('S35 %s is a refusal, in the language of any database', (code) => {
  for (const severity of ['ERROR', 'FEHLER', 'ОШИБКА']) expect(isRefusal(databaseError(code, severity))).toBe(true)
})

test.each(endings)('S35 %s is the end of a connection, in the language of any database', (code) => {
  for (const severity of ['FATAL', 'FATALE', 'ERROR']) expect(isRefusal(databaseError(code, severity))).toBe(false)
})

test('S35 silence, and an error without a code, leave open what was committed', async () => {
  for (const error of [new Error('Connection terminated'), databaseError(undefined)]) {
    await expect(commit(clientThat(() => Promise.reject(error)))).rejects.toBeInstanceOf(CommitUnknown)
  }
  const refused = databaseError('23505', 'FEHLER')
  await expect(commit(clientThat(() => Promise.reject(refused)))).rejects.toBe(refused)
})

test('a commit that stopped waiting for its synchronous replica is not acknowledged, since a failover may lose it', async () => {
  const commitWith = (code: string) => {
    const client = clientThat(async () => {
      client.emit('notice', { code })
      return { command: 'COMMIT' }
    })
    return commit(client)
  }
  await expect(commitWith('01000')).rejects.toBeInstanceOf(CommitUnknown)
  await commitWith('00000')
})
