import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findRunningDatabase, startEmbedded } from '#server/db/connection/embedded/index.ts'
import { appliedMigrationsAt, knownMigrations } from '#server/db/migration/migrate.ts'
import { projectRoot } from '#server/config/environment.ts'
import { query } from '../embedded/trial.ts'
import { asMember, ask, idOf, signUp } from './support/client.ts'
import { checkOutOlderRelease } from './support/olderRelease.ts'
import { makeDataDir } from './support/server.ts'
import { databasePids } from './support/systemProcesses.ts'

/** A data folder of an older release, with its embedded database, as it is upgraded in place (docs/operations.md#upgrade, docs/safety.md#s66). */

/** Statements of a migration wait as long as somebody holds them. */
const holding = `create schema gate; create table gate.held ();
  create function gate.hold() returns event_trigger language plpgsql as $$ begin
    while (select count(*) from pg_event_trigger_ddl_commands() where schema_name = 'public') > 0
      and exists (select from pg_class where oid = to_regclass('gate.held')) loop perform pg_sleep(0.05); end loop;
  end $$;
  create event trigger hold on ddl_command_end when tag in ('CREATE TABLE', 'ALTER TABLE', 'CREATE INDEX', 'ALTER INDEX')
    execute function gate.hold()`

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function start(root: string, dataDir: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tests', 'processes', 'launch.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      PROCESSES: '1',
      DEMO: '1',
      SEED: '0',
      RATE_LIMIT: '0',
      MAP_TILES_URL: 'off',
    },
  })
  const said = text(child.stderr)
  const ended = once(child, 'exit').then(async ([code]) => ({ code: code as number | null, said: await said }))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }
  onTestFinished(async () => void (await end('SIGKILL')))
  const serves = (async () => {
    for await (const line of createInterface(child.stdout)) {
      const [url] = /http:\/\/\S+/.exec(line) ?? []
      if (url) return url
    }
    throw new Error(`It ended before it served: ${await said}`)
  })()
  serves.catch(() => undefined)
  return { serves, ended, end }
}

/** With the database alone, as no app uses it. */
async function withDatabase<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await startEmbedded({ dataDir, print: () => undefined })
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

/** The address of the database whose migration stands still in its middle. */
async function inTheMiddle(dataDir: string): Promise<string> {
  const isHeld = async () => {
    const url = await findRunningDatabase(dataDir)
    if (url === null) return null
    const held = await query(url, `select 1 from pg_stat_activity where wait_event = 'PgSleep'`).catch(() => [])
    return held.length > 0 ? url : null
  }
  await expect.poll(isHeld, { timeout: 120_000 }).not.toBeNull()
  return (await isHeld())!
}

async function letGo(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // Its own end is no statement that is held: the schema is another.
  await client.query('drop table gate.held')
  await client.end()
}

test('S66 a folder of an older release is upgraded in place; stopped in the middle it goes back or on, and the older one refuses it then', async () => {
  const dataDir = await makeDataDir()
  const older = await checkOutOlderRelease()
  const known = await knownMigrations()

  let app = start(older, dataDir)
  let url = await app.serves
  const owner = asMember(() => url, (await signUp(url, 'owner@demo.example')).token)
  const page = idOf(await owner.creates('page', { name: 'Shwe Tea House', thumbnail: dot }))
  const made = ['Shwe Tea House']
  expect((await app.end('SIGTERM')).code).toBe(0)
  const before = await withDatabase(dataDir, async (at) => {
    await query(at, holding)
    return appliedMigrationsAt(at)
  })
  expect(before.length).toBeLessThan(known.length)

  // As when the machine loses power: the database goes with the app.
  app = start(projectRoot, dataDir)
  await inTheMiddle(dataDir)
  for (const pid of await databasePids(dataDir)) process.kill(pid, 'SIGKILL')
  await app.end('SIGKILL')
  await withDatabase(dataDir, async (at) => expect(await appliedMigrationsAt(at)).toEqual(before))
  // Back: the older release serves what it had, and writes on.
  app = start(older, dataDir)
  url = await app.serves
  expect((await owner.creates('page', { name: 'Golden Tea' })).status).toBe(201)
  made.push('Golden Tea')
  expect((await app.end('SIGTERM')).code).toBe(0)

  // On: the app alone is gone, its database is still at it when the next one begins.
  app = start(projectRoot, dataDir)
  const held = await inTheMiddle(dataDir)
  await app.end('SIGKILL')
  app = start(projectRoot, dataDir)
  const next = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory'`
  await expect.poll(async () => (await query(held, next)).length, { timeout: 120_000 }).toBe(1)
  await letGo(held)
  const showsAll = async () => {
    url = await app.serves
    const { body } = await ask(`${url}/page/api`)
    const pages = body as unknown as { Id: number; Name: string; Thumbnail: string | null }[]
    expect(pages.map(({ Name }) => Name).toSorted()).toEqual(made.toSorted())
    const picture = pages.find(({ Id }) => Id === page)?.Thumbnail
    expect((await ask(`${url}/uploads/${String(picture)}`)).status).toBe(200)
    const found = (await ask(`${url}/page/api/bySearch/golden`)).body as unknown as { Name: string }[]
    expect(found.map(({ Name }) => Name)).toEqual(['Golden Tea'])
  }
  await showsAll()
  expect((await owner.creates('page', { name: 'Lake View' })).status).toBe(201)
  made.push('Lake View')
  expect((await app.end('SIGTERM')).code).toBe(0)
  await withDatabase(dataDir, async (at) => expect(await appliedMigrationsAt(at)).toEqual(known))

  // The older release does not touch it.
  const { code, said } = await start(older, dataDir).ended
  expect([code, said.trim()]).toEqual([
    1,
    'A newer version of Zay has changed this database. Please start that version, or restore a backup that was made before it.',
  ])
  app = start(projectRoot, dataDir)
  await showsAll()
  expect((await app.end('SIGTERM')).code).toBe(0)
})
