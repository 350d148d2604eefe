import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/connection/embedded/index.ts'
import { migrate } from '#server/db/migration/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database server for tests. Connect to this database only to create others. */
    databaseUrl: string
    /** The migrated database that test databases are copied from; their names begin with its name. */
    templateName: string
  }
}

const folderName = 'zay-test-'

/**
 * Test data need not survive a power cut, and creating databases is faster without fsync. What writes in the background wakes up every
 * 10 s instead of five times a second: on a slow machine it took a quarter of what PostgreSQL took of the processor.
 */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_writer_delay: "'10s'",
  bgwriter_delay: "'10s'",
}

const ignore = () => undefined

/**
 * Vitest's global setup: a database server for the whole run, from DATABASE_URL or started in a temporary folder, with a migrated
 * template database. The template's name is unique to the run, so that runs can share a server.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const templateName = `zay_test_${randomBytes(6).toString('hex')}`
  const tearDown = async () => {
    // The template, and copies that tests did not delete.
    await withClient(server.url, async (client) => {
      const left = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [templateName],
      )
      for (const { datname } of left.rows) await client.query(`drop database if exists "${datname}" with (force)`)
    }).finally(() => server.close())
  }
  try {
    // Only template0 allows another encoding.
    await withClient(server.url, (client) =>
      client.query(`create database "${templateName}" template template0 encoding 'UTF8'`),
    )
    const template = new URL(server.url)
    template.pathname = `/${templateName}`
    await migrate(template.href)
  } catch (error) {
    await tearDown().catch(ignore)
    throw error
  }
  project.provide('databaseUrl', server.url)
  project.provide('templateName', templateName)
  return tearDown
}

async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, close: async () => undefined }
  await clearLeftovers()
  const dataDir = await mkdtemp(join(tmpdir(), folderName))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o755)
  try {
    const { url, stop } = await startEmbedded({ dataDir, print: ignore })
    await withClient(url, async (client) => {
      for (const [setting, value] of Object.entries(settings))
        await client.query(`alter system set ${setting} = ${value}`)
      await client.query('select pg_reload_conf()')
    })
    return {
      url,
      async close() {
        await stop()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}

/** Stops and deletes the servers of runs that were killed. A server in use cannot be started a second time, and stays. */
async function clearLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderName))
  for (const dataDir of names.map((name) => join(tmpdir(), name))) {
    try {
      // A folder of a run that is starting has no cluster yet.
      await stat(join(dataDir, 'db'))
      const { stop } = await startEmbedded({ dataDir, print: ignore })
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    } catch {
      continue
    }
  }
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  client.on('error', ignore)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
