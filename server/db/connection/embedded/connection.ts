import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** Connection parameters for `pg`. `host` is the socket's folder, or 127.0.0.1 on Windows. */
export interface Connection {
  host: string
  port: number
  user: string
  password?: string
  database: string
}

/** The only role of the embedded server. */
export const serverUser = 'app'

/** The app's own database, and the maintenance database that every server has. */
const appDatabase = 'zay'
const maintenanceDatabase = 'postgres'

/** Of a server of ours. @param host the socket's folder; on Windows there is none */
export const connectionTo = (host: string, port: number, password: string | undefined): Connection => ({
  host: process.platform === 'win32' ? '127.0.0.1' : host,
  port,
  user: serverUser,
  password,
  database: appDatabase,
})

export function urlOf({ host, port, user, password, database }: Connection): string {
  const credentials = password ? `${user}:${encodeURIComponent(password)}` : user
  return `postgresql://${credentials}@${encodeURIComponent(host)}:${port}/${database}`
}

/** A connection to the maintenance database. When it is lost it emits `end`; the error before that adds nothing. */
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

export async function createAppDatabase(connection: Connection): Promise<void> {
  const client = await openMaintenance(connection)
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [appDatabase])
    if (!found.rowCount) await client.query(`create database ${appDatabase}`)
  } finally {
    await client.end()
  }
}

/**
 * Waits for a server: `ready` once it answers, `gone` when it has ended, `mute` after `timeoutMs` milliseconds without
 * an answer. A server in recovery is waited for as long as it takes.
 */
export async function waitUntilReady(
  connection: Connection,
  isRunning: () => boolean | Promise<boolean>,
  print: (line: string) => void,
  timeoutMs = 20_000,
): Promise<'ready' | 'gone' | 'mute'> {
  let lastResponseAt = performance.now()
  let nextMessageAt = lastResponseAt + 2_000
  let pauseMs = 10
  for (;;) {
    try {
      const client = await openMaintenance(connection)
      await client.query('select 1').finally(() => client.end())
      return 'ready'
    } catch (error) {
      // 57P03 cannot_connect_now: the server is starting, recovering or shutting down.
      if ((error as { code?: string }).code === '57P03') lastResponseAt = performance.now()
    }
    if (!(await isRunning())) return 'gone'
    if (performance.now() - lastResponseAt > timeoutMs) return 'mute'
    if (performance.now() > nextMessageAt) {
      print('Waiting for the database: it is putting its files in order')
      nextMessageAt = performance.now() + 10_000
    }
    await wait(pauseMs)
    // Poll less and less often: a server in recovery logs a line for every connection attempt.
    pauseMs = Math.min(pauseMs * 1.3, 500)
  }
}
