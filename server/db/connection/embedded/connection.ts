import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** How `pg` reaches the server; `host` is the socket's folder where there are Unix sockets. */
export interface Connection {
  host: string
  port: number
  user: string
  password?: string
  database: string
}

/** The database of the app, and the one every server has. */
export const appDatabase = 'zay'
const maintenanceDatabase = 'postgres'

export function urlOf({ host, port, user, password, database }: Connection): string {
  const person = password ? `${user}:${encodeURIComponent(password)}` : user
  return `postgresql://${person}@${encodeURIComponent(host)}:${port}/${database}`
}

/** A connection to the database that is always there. A lost one emits `end`; its error says nothing more. */
export async function openMaintenance(connection: Connection): Promise<Client> {
  const client = new Client({
    ...connection,
    database: maintenanceDatabase,
    application_name: 'zay launcher',
    connectionTimeoutMillis: 3_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Makes the app's database unless it is there. */
export async function makeDatabase(connection: Connection): Promise<void> {
  const client = await openMaintenance(connection)
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [appDatabase])
    if (!found.rowCount) await client.query(`create database ${appDatabase}`)
  } finally {
    await client.end()
  }
}

/**
 * Waits for a server: `ready` when it answers, `gone` when it ended, `mute` when it runs and has not been heard of for
 * `patience` milliseconds. One that says it is recovering is waited for as long as it takes, and `print` tells.
 */
export async function awaitAnswer(
  connection: Connection,
  isRunning: () => boolean | Promise<boolean>,
  print: (line: string) => void,
  patience = 20_000,
): Promise<'ready' | 'gone' | 'mute'> {
  let heard = Date.now()
  let nextWord = heard + 2_000
  let pause = 10
  for (;;) {
    try {
      const client = await openMaintenance(connection)
      await client.query('select 1').finally(() => client.end())
      return 'ready'
    } catch (error) {
      // 57P03 cannot_connect_now: it starts, recovers or shuts down.
      if ((error as { code?: string }).code === '57P03') heard = Date.now()
    }
    if (!(await isRunning())) return 'gone'
    if (Date.now() - heard > patience) return 'mute'
    if (Date.now() > nextWord) {
      print('Waiting for the database: it is putting its files in order')
      nextWord = Date.now() + 10_000
    }
    await wait(pause)
    // A server in recovery writes a line into its log for everybody who asks.
    pause = Math.min(pause * 1.3, 500)
  }
}
