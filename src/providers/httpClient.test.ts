// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttpClient } from './httpClient.ts'
import { onSessionEnd, type SessionEnd } from './sessionEnd.ts'

const ends: SessionEnd[] = []
onSessionEnd((why) => ends.push(why))
beforeEach(() => {
  ends.length = 0
  localStorage.clear()
  localStorage.setItem('StoredJWT', 'tok.en')
  localStorage.setItem('StoredProfile', '{"Name":"a","Email":"a@example.com","id":1}')
})
const answering = (status: number, headers: Record<string, string> = {}) => {
  const sent: Headers[] = []
  const client = createHttpClient(async (_address, init) => {
    sent.push(new Headers(init?.headers))
    return new Response('[]', { status, headers })
  })
  return { client, sent }
}

test('the bearer goes with every call [6.04]', async () => {
  const { client, sent } = answering(200)
  await client('/post/api/byPage/1')
  await client('/post/api', { method: 'POST' })
  expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer tok.en', 'Bearer tok.en'])
})

describe('the language the server is to answer in', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'))
  const asked = async () => {
    let language: string | null | undefined
    await createHttpClient(async (_address, init) => {
      language = new Headers(init?.headers).get('accept-language')
      return new Response('[]')
    })('/post/api/byPage/1')
    return language
  }

  test('is the one that is being spoken, from one call to the next', async () => {
    document.documentElement.lang = 'my'
    expect(await asked()).toBe('my')
    document.documentElement.lang = 'en'
    expect(await asked()).toBe('en')
  })

  test('says so when Latin digits were chosen', async () => {
    document.documentElement.lang = 'my'
    document.cookie = 'preferences=my.latin'
    expect(await asked()).toBe('my-u-nu-latn')
    document.cookie = 'preferences=; Max-Age=0'
    expect(await asked()).toBe('my')
  })

  test('is left to the browser before the document says any', async () => {
    expect(await asked()).toBeNull()
  })
})

test('a session that ended is cleared quietly on a read', async () => {
  await answering(200, { 'x-session': 'ended' }).client('/post/api/byPage/1')
  expect(ends).toEqual(['quiet'])
  expect(localStorage.length).toBe(0)
})

test('an act that is refused for want of a session clears all and says so', async () => {
  await expect(answering(401).client('/post/api', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  expect(ends).toEqual(['refused'])
  expect(localStorage.length).toBe(0)
})

test('so it does as the server answers it, with the header of an ended session, and when a read heard of the end first', async () => {
  const ended = { 'x-session': 'ended' }
  await expect(answering(401, ended).client('/post/api', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  expect(ends).toEqual(['refused'])

  localStorage.setItem('StoredJWT', 'tok.en')
  const slow = createHttpClient(async () => {
    await answering(200, ended).client('/notification/api/byPage/1')
    return new Response('{}', { status: 401, headers: ended })
  })
  await expect(slow('/post/api', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  expect(ends).toEqual(['refused', 'quiet', 'refused'])
})

test('an answer to an older session does not end the new one', async () => {
  const client = createHttpClient(async () => {
    localStorage.setItem('StoredJWT', 'new.er')
    return new Response('{}', { status: 401 })
  })
  await expect(client('/post/api', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  expect(ends).toEqual([])
  expect(localStorage.getItem('StoredProfile')).not.toBeNull()
})

test('a call that takes too long is given up, a call that was left is not an error of ours', async () => {
  const never = createHttpClient(
    (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )
  await expect(never('/x', { timeout: 10 })).rejects.toMatchObject({ status: 0 })
  const control = new AbortController()
  const left = never('/x', { signal: control.signal })
  control.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
})
