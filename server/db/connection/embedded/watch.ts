import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { openMaintenance, type Connection } from './connection.ts'

/**
 * Restarts the server when it ends while the app runs (for example, killed for lack of memory). It watches a connection
 * rather than a child process, since the server may be older than this app.
 */
export async function watchServer(
  connection: Connection,
  restart: () => Promise<unknown>,
  print: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopped = new AbortController()
  let client: Client | undefined
  let recovery: Promise<void> = Promise.resolve()

  const connect = async () => {
    client = await openMaintenance(connection)
    client.once('end', () => {
      if (!stopped.signal.aborted) recovery = recover()
    })
  }

  const recover = async () => {
    for (let pauseMs = 50; !stopped.signal.aborted; pauseMs = Math.min(2 * pauseMs, 2000)) {
      try {
        await restart()
        await connect()
        return
      } catch (error) {
        print(`The database ended and did not come back yet: ${error instanceof Error ? error.message : String(error)}`)
        await wait(pauseMs, undefined, stopped).catch(() => undefined)
      }
    }
  }

  await connect()
  return {
    async stop() {
      stopped.abort()
      await recovery
      await client?.end()
    },
  }
}
