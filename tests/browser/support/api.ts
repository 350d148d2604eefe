import { inject } from 'vitest'
import type { AnyRecord } from '#resources'
import type { Session } from './session.ts'

/** Calls the API directly, to find records and to check what a screen did. Returns arrays or objects, as answered. */
export async function read<Answer = AnyRecord[]>(path: string, session?: Session): Promise<Answer> {
  const response = await ask(path, session)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** The answer with any status. */
export const ask = (path: string, session?: Session, init: RequestInit = {}): Promise<Response> =>
  fetch(inject('appUrl') + path, {
    ...init,
    headers: { ...(session && { authorization: `Bearer ${session.jwtToken}` }), ...init.headers },
  })

/** Creates a record for a test. @returns it as a GET answers it */
export async function make(name: string, fields: Record<string, string>, session: Session): Promise<AnyRecord> {
  const response = await ask(`/${name}/api`, session, { method: 'POST', body: new URLSearchParams(fields) })
  const { data, message } = (await response.json()) as { data: AnyRecord; message: string }
  if (!response.ok) throw new Error(`${name} was not made: ${message}`)
  return data
}
