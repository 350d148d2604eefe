import type { FastifyRequest } from 'fastify'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { createReadLimits, limits, type ReadLimit } from '../api/limits.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/connection/database.ts'
import { visitorReader } from './visitorReader.ts'

/** What needs no records; tests/api/rendering.test.ts has the rest, over whole screens. */

const log = pino({ enabled: false })
const request = { id: '1', ip: '203.0.113.7', headers: {}, who: null, log } as unknown as FastifyRequest
const readerFor = (limitRead: ReadLimit, writing = usualWriting.en) =>
  visitorReader({
    services: { config: readConfig({}), db: openDatabase({ url: 'postgresql://127.0.0.1:1/none' }), log },
    limitRead,
    request,
    writing,
  })

afterEach(() => vi.useRealTimers())

test('what a screen reads counts with the calls of its address', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:05Z'), toFake: ['Date'] })
  const { limitRead } = createReadLimits({ rateLimit: true })
  for (let read = 0; read < limits.readsOfAddress; read++) limitRead(request)
  const refused = await readerFor(limitRead, usualWriting.my).readPage('page', 1, {})
  expect(refused).toEqual({
    status: 429,
    body: { status: 'error', message: refusal.tooMany.in(usualWriting.my) },
    requestId: '1',
  })
})

test('what is private, or nowhere, is refused as over HTTP', async () => {
  const reader = readerFor(() => undefined)
  expect((await reader.readAll('profile')).status).toBe(401)
  expect((await reader.readOne('notification', '1')).status).toBe(401)
  expect((await reader.readOne('nothing', '1')).status).toBe(404)
  expect((await reader.readNamedList('page', { list: 'byNothing', values: [], query: {} })).status).toBe(404)
  expect((await reader.readPage('page', 0, {})).status).toBe(400)
})

test('a database that does not answer is a 503', async () => {
  expect((await readerFor(() => undefined).readOne('page', '1')).status).toBe(503)
})
