import Fastify from 'fastify'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { compilerErrorsIn } from '#tests/compiler.ts'
import * as errors from './errors.ts'

const { errorAnswer, loggable } = errors

/** An error as pg raises it, wrapped as drizzle does. */
function databaseError(code: string): Error {
  const cause = Object.assign(new Error('duplicate key value: Key (email)=(mya@example.com) in /var/lib/zay'), { code })
  return new DrizzleQueryError('insert into profile values ($1)', ['mya@example.com'], cause)
}

const coded = (code: string, more: object = {}) => Object.assign(new Error('open /srv/zay/data/x'), { code, ...more })

describe('errors of our own', () => {
  it.each([
    [
      errors.badRequest(refusal.someFieldsWrong, { name: refusal.hours }),
      400,
      {},
      { fields: { name: refusal.hours.in(usualWriting.en) } },
    ],
    [errors.badField('name', refusal.hours), 400, {}, { fields: { name: refusal.hours.in(usualWriting.en) } }],
    [errors.unauthorized(), 401, { 'www-authenticate': 'Bearer' }, {}],
    [errors.forbidden(), 403, {}, {}],
    [errors.notFound(), 404, {}, {}],
    [errors.methodNotAllowed(['GET', 'POST']), 405, { allow: 'GET, POST' }, {}],
    [errors.tooSlow(), 408, { connection: 'close' }, {}],
    [errors.conflict(refusal.changedMeanwhile, { Id: 1 }), 409, {}, { data: { Id: 1 } }],
    [errors.tooLarge(), 413, {}, {}],
    [errors.unsupportedMedia(), 415, {}, {}],
    [errors.idempotencyReused(), 422, {}, {}],
    [errors.tooMany(0.2), 429, { 'retry-after': '1' }, {}],
    [errors.unavailable(5), 503, { 'retry-after': '5' }, {}],
    [errors.storageFull(), 507, {}, {}],
  ])('%s', (error, status, headers, more) => {
    const body = { status: 'error', message: error.message, ...more }
    expect(errorAnswer(error, usualWriting.en)).toEqual({ status, headers, body })
  })

  it('speak the language of who asks; the log reads English', () => {
    const error = errors.badField('price', refusal.atLeast({ least: 1500 }))
    expect(errorAnswer(error, usualWriting.my).body).toEqual({
      status: 'error',
      message: 'အနည်းဆုံး ၁,၅၀၀ ထည့်ပါ။',
      fields: { price: 'အနည်းဆုံး ၁,၅၀၀ ထည့်ပါ။' },
    })
    expect(errorAnswer(error, { language: 'my', digits: 'latin' }).body.message).toBe('အနည်းဆုံး 1,500 ထည့်ပါ။')
    expect(error.message).toBe('Please enter 1,500 or more.')
    expect(errorAnswer(databaseError('57014'), usualWriting.my).body.message).toBe(refusal.busy.in(usualWriting.my))
    expect(errorAnswer(new Error('a bug'), usualWriting.my).body.message).toBe(refusal.ourFault.in(usualWriting.my))
  })
})

it('a sentence written where it is said does not compile', () => {
  expect(compilerErrorsIn('tests/text/errors.test-d.ts')).toBe('')
})

describe('errors of others', () => {
  it.each([
    ['23505', 409],
    ['23503', 409],
    ['57014', 503],
    ['57P01', 503],
    ['57P03', 503],
    ['08006', 503],
    ['53300', 503],
    ['40001', 503],
    ['40P01', 503],
    ['53100', 507],
    ['22021', 400],
    ['22P02', 400],
    ['22003', 400],
    ['42P01', 500],
    ['42601', 500],
  ])('SQLSTATE %s → %i', (code, status) => {
    const answer = errorAnswer(databaseError(code), usualWriting.en)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer)).not.toMatch(/insert|mya|\/var|duplicate/)
    if (status === 503) expect(answer.headers).toHaveProperty('retry-after')
  })

  it.each([
    [coded('ECONNREFUSED'), 503],
    [coded('ENOENT', { syscall: 'connect' }), 503],
    [new Error('timeout exceeded when trying to connect'), 503],
    [new Error('Connection terminated unexpectedly'), 503],
    [new Error('Query read timeout'), 503],
    [coded('ENOSPC'), 507],
    [new Error('wrapped', { cause: coded('EDQUOT') }), 507],
    [coded('ENOENT', { syscall: 'open' }), 500],
    [new Error('Unexpected end of multipart data'), 400],
    [coded('FST_REQ_FILE_TOO_LARGE', { statusCode: 413 }), 413],
    [coded('FST_INVALID_MULTIPART_CONTENT_TYPE', { statusCode: 406 }), 415],
    [coded('FST_ERR_MAX_PARAM_LENGTH', { statusCode: 414 }), 400],
    [coded('FST_UNDER_PRESSURE', { statusCode: 503 }), 503],
    [new TypeError("Cannot read properties of undefined (reading '/srv')"), 500],
    ['a text', 500],
    [undefined, 500],
    [{ status: 200, message: 'SELECT' }, 500],
  ])('%s → %i', (error, status) => {
    const answer = errorAnswer(error, usualWriting.en)
    expect(answer.status).toBe(status)
    expect(answer.body.message).not.toMatch(/srv|select|undefined|wrapped|FST/i)
  })

  it('an error that is its own cause ends', () => {
    const error = new Error('round')
    error.cause = error
    expect(errorAnswer(error, usualWriting.en).status).toBe(500)
    expect(loggable(error).type).toBe('Error')
  })
})

it("fastify's own refusals keep their status and lose their words", async () => {
  const app = Fastify({ bodyLimit: 100 })
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = errorAnswer(error, usualWriting.en)
    return reply.code(status).send(body)
  })
  app.post('/', () => 'ok')
  const send = async (type: string, payload: string) => {
    const answer = await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })
    expect(answer.json()).toEqual({ status: 'error', message: expect.not.stringMatching(/json|FST|body/i) })
    return answer.statusCode
  }
  expect(await send('application/json', '{"a":')).toBe(400)
  expect(await send('application/json', '{"__proto__":1}')).toBe(400)
  expect(await send('application/json', JSON.stringify('x'.repeat(200)))).toBe(413)
  expect(await send('application/x-unheard-of', 'x')).toBe(415)
  await app.close()
})

it('S51: what is logged of an error holds its place and codes, but nobody’s data', () => {
  const logged = loggable(databaseError('23505'))
  expect(logged).toMatchObject({ type: 'DrizzleQueryError', cause: { code: '23505' } })
  expect(logged.frames.length).toBeGreaterThan(0)
  expect(JSON.stringify(logged)).not.toMatch(/mya|insert/)
  const multiline = new DrizzleQueryError('select 1', ['text\n    at home with mya@example.com'], new Error('x'))
  expect(JSON.stringify(loggable(multiline))).not.toContain('mya')
  expect(loggable(new RangeError('Invalid array length')).message).toBe('Invalid array length')
})
