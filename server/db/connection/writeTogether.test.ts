import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { writeTogether } from './writeTogether.ts'

test('what is sent in one turn of the event loop goes out in one write, and the next turn has its own', async () => {
  const writes: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, done) => {
      writes.push(chunk)
      done()
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => chunk as string).join(' '))
      done()
    },
  })
  const client = { connection: { stream } } as unknown as pg.ClientBase
  const send = (text: string) => {
    writeTogether(client)
    stream.write(text)
  }
  send('begin')
  send('lock')
  await Promise.resolve()
  send('insert')
  expect(writes).toEqual([])
  await setImmediate()
  expect(writes).toEqual(['begin lock insert'])
  send('commit')
  await setImmediate()
  expect(writes).toEqual(['begin lock insert', 'commit'])
})
