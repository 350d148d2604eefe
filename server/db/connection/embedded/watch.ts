import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { openMaintenance, type Connection } from './connection.ts'

/**
 * Brings the server up again when it ends under a running app (killed by the system for want of memory, say). It learns of
 * it by a connection that breaks, which tells of a server found running as well as of one started here.
 */
export async function watchServer(
  connection: Connection,
  revive: () => Promise<unknown>,
  print: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const over = new AbortController()
  let client: Client | undefined
  let recovery: Promise<void> = Promise.resolve()

  const attend = async () => {
    client = await openMaintenance(connection)
    client.once('end', () => {
      if (!over.signal.aborted) recovery = recover()
    })
  }

  const recover = async () => {
    for (let pause = 250; !over.signal.aborted; pause = Math.min(2 * pause, 10_000)) {
      try {
        await revive()
        await attend()
        return
      } catch (error) {
        print(`The database ended and did not come back yet: ${error instanceof Error ? error.message : String(error)}`)
        await wait(pause, undefined, over).catch(() => undefined)
      }
    }
  }

  await attend()
  return {
    async stop() {
      over.abort()
      await recovery
      await client?.end()
    },
  }
}
