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

test('every call sends the bearer [6.04]', async () => {
  const { client, sent } = answering(200)
  await client('/post/api/byPage/1')
  await client('/post/api', { method: 'POST' })
  expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer tok.en', 'Bearer tok.en'])
})

describe('the language of answers', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'))
  const asked = async () => {
    let language: string | null | undefined
    await createHttpClient(async (_address, init) => {
      language = new Headers(init?.headers).get('accept-language')
      return new Response('[]')
    })('/post/api/byPage/1')
    return language
  }

  test('is the current language, at each call', async () => {
    document.documentElement.lang = 'my'
    expect(await asked()).toBe('my')
    document.documentElement.lang = 'en'
    expect(await asked()).toBe('en')
  })

  test('includes the choice of Latin digits', async () => {
    document.documentElement.lang = 'my'
    document.cookie = 'preferences=my.latin'
    expect(await asked()).toBe('my-u-nu-latn')
    document.cookie = 'preferences=; Max-Age=0'
    expect(await asked()).toBe('my')
  })

  test('is that of the browser if the document names none', async () => {
    expect(await asked()).toBeNull()
  })
})

test('a read that finds the session ended clears it without a message', async () => {
  await answering(200, { 'x-session': 'ended' }).client('/post/api/byPage/1')
  expect(ends).toEqual(['quiet'])
  expect(localStorage.length).toBe(0)
})

test('a write refused without a session clears everything and leads to sign-in', async () => {
  await expect(answering(401).client('/post/api', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  expect(ends).toEqual(['refused'])
  expect(localStorage.length).toBe(0)
})

test('the same with the server’s header for an ended session, and after a read found it first', async () => {
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

test('an answer to an older session does not end the new session', async () => {
  const client = createHttpClient(async () => {
    localStorage.setItem('StoredJWT', 'new.er')
    return new Response('{}', { status: 401 })
  })
  await expect(client('/post/api', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  expect(ends).toEqual([])
  expect(localStorage.getItem('StoredProfile')).not.toBeNull()
})

test('a slow call times out, and a cancelled call is no error', async () => {
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
