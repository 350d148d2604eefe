import { inject } from 'vitest'
import type { AnyRecord } from '#resources'
import type { Session } from './session.ts'

/** The API beside the screens, for looking up what a walk is about and what a screen really did. Arrays or objects, as answered. */
export async function read<Answer = AnyRecord[]>(path: string, session?: Session): Promise<Answer> {
  const response = await ask(path, session)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** The answer itself, whatever its status. */
export const ask = (path: string, session?: Session, init: RequestInit = {}): Promise<Response> =>
  fetch(inject('appUrl') + path, {
    ...init,
    headers: { ...(session && { authorization: `Bearer ${session.jwtToken}` }), ...init.headers },
  })

/** A record of one's own to walk with. @returns it as a GET answers it */
export async function make(name: string, fields: Record<string, string>, session: Session): Promise<AnyRecord> {
  const response = await ask(`/${name}/api`, session, { method: 'POST', body: new URLSearchParams(fields) })
  const { data, message } = (await response.json()) as { data: AnyRecord; message: string }
  if (!response.ok) throw new Error(`${name} was not made: ${message}`)
  return data
}
