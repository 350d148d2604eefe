import type { Writable } from 'node:stream'
import type pg from 'pg'

/** Streams that hold back what they are given until the event loop turns. */
const held = new WeakSet<Writable>()

/**
 * Has all that is sent on this connection in one turn of the event loop go out in one write: the statements of a transaction, and
 * reads of many requests that arrived at once. A call of the system for each took more of the processor than what they carry.
 */
export function writeTogether(client: pg.ClientBase): void {
  const { stream } = (client as pg.ClientBase & { readonly connection: { readonly stream: Writable } }).connection
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  setImmediate(() => {
    held.delete(stream)
    stream.uncork()
  })
}
