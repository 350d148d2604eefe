import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { withSnapshot } from '../copy/snapshot.ts'
import { migrate } from './migrate.ts'

/** Migrations that are killed half way (docs/safety.md#s66). */

/** Held by the test, so that the migration waits at the place where it is killed. */
const gate = 7_741

let database: TestDatabase
let observer: pg.Client
beforeEach(async () => {
  database = await createTestDatabase()
  observer = new pg.Client({ connectionString: database.url })
  await observer.connect()
})
afterEach(async () => {
  await observer.end()
  await database.drop()
})

const tables = async () =>
  (
    await observer.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
  ).rows.map(({ name }) => name)

/** Ends the connection that waits at the gate, as if its process had been killed. */
async function killAtGate(): Promise<void> {
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`
  await expect.poll(async () => (await observer.query(waiting)).rowCount).toBe(1)
  await observer.query(`select pg_terminate_backend(pid) from (${waiting}) w`)
}

async function migrateUntilKilled(): Promise<void> {
  await observer.query(`select pg_advisory_lock(${gate})`)
  const outcome = migrate(database.url).then(
    () => 'migrated',
    () => 'broken off',
  )
  await killAtGate()
  expect(await outcome).toBe('broken off')
  await observer.query(`select pg_advisory_unlock(${gate})`)
}

describe('S66 a migration that is killed', () => {
  test.each(['category', 'searchMade'])(
    'after it made the table %s, leaves nothing and can be repeated',
    async (made) => {
      const whole = await tables()
      expect(whole).toContain(made)
      await observer.query(`drop schema public cascade; drop schema drizzle cascade; create schema public;
      create schema gate;
      create function gate.hold() returns event_trigger language plpgsql as $$ begin
        if exists (select 1 from pg_event_trigger_ddl_commands() where object_identity in ('public.${made}', 'public."${made}"')) then
          perform pg_advisory_xact_lock(${gate});
        end if;
      end $$;
      create event trigger hold on ddl_command_end execute function gate.hold()`)
      await migrateUntilKilled()
      expect(await tables()).toEqual([])
      await observer.query('drop event trigger hold')
      await migrate(database.url)
      expect(await tables()).toEqual(whole)
    },
  )

  test('while it rebuilds an index, rebuilds it at the next start', async () => {
    await observer.query(`insert into "page" ("Name") values ('Shwe Tea House');
      delete from "searchMade" where "Source" = 'page';
      create function hold() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock(${gate});
        return new;
      end $$;
      create trigger hold before update on "page" for each row execute function hold()`)
    await migrateUntilKilled()
    const indexed = async () =>
      (
        await observer.query<{ words: string; made: boolean }>(`select "Search"::text as words,
          exists (select 1 from "searchMade" where "Source" = 'page') as made from "page"`)
      ).rows[0]
    expect(await indexed()).toMatchObject({ made: false })
    await observer.query('drop trigger hold on "page"')
    await migrate(database.url)
    expect(await indexed()).toEqual({ words: expect.stringContaining('tea'), made: true })
  })
})

describe('S66 a migration holds up nobody', () => {
  /** Whoever waits for a lock in this database. */
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const upgrade = (url: string) => {
    const told: string[] = []
    let isDone = false
    const done = migrate(url, (line) => told.push(line)).then(() => (isDone = true))
    return { told, done, isDone: () => isDone }
  }

  test('beside a backup: it waits for the end of that, says so, and meanwhile no table is locked', async () => {
    // There is something to do.
    await observer.query('drop index "firebaseToken_SeenAt_age"')
    let [end, begin] = [() => {}, () => {}]
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const backup = withSnapshot(database.url, async ({ read, tables }) => {
      for (const table of tables) for await (const _ of read(table));
      begin()
      await new Promise<void>((resolve) => (end = resolve))
    })
    await begun
    const { told, done, isDone } = upgrade(database.url)
    await expect.poll(() => told).toEqual([expect.stringContaining('A backup is running')])
    expect((await observer.query(waiting)).rowCount).toBe(0)
    expect(isDone()).toBe(false)
    end()
    await Promise.all([backup, done])
  })

  test('where there is nothing to do, a start waits for no backup', async () => {
    await withSnapshot(database.url, () => migrate(database.url))
  })

  test('where a table is in use for long, it tries again and again, and says so once', async () => {
    await observer.query('alter table "page" reset (toast_tuple_target)')
    await observer.query('begin; lock table "page" in share mode')
    const { told, done } = upgrade(database.url)
    await expect.poll(() => told, { timeout: 10_000 }).toEqual([expect.stringContaining('while a table is in use')])
    // Between two tries whoever waited behind it goes on.
    await expect.poll(async () => (await observer.query(waiting)).rowCount).toBe(0)
    await observer.query('commit')
    await done
    expect(told).toHaveLength(1)
    const set = await observer.query(
      `select 1 from pg_class where relname = 'page' and reloptions::text like '%toast_tuple%'`,
    )
    expect(set.rowCount).toBe(1)
  })

  test.each(['missing', 'broken off'])(
    'an index that is %s is made at the next start, while others write',
    async (state) => {
      const name = 'firebaseToken_SeenAt_age'
      const index = `select indisvalid as valid from pg_index where indexrelid = to_regclass('"${name}"')`
      await observer.query(
        state === 'missing'
          ? `drop index "${name}"`
          : `update pg_index set indisvalid = false where indexrelid = '"${name}"'::regclass`,
      )
      const write = (token: string) => `insert into "firebaseToken" ("Token") values ('${token}')`
      const writer = new pg.Client({ connectionString: database.url })
      await writer.connect()
      await writer.query(`begin; ${write('before')}`)
      const { done } = upgrade(database.url)
      // It waits for those who write, and they for nobody.
      await expect.poll(async () => (await observer.query(waiting)).rowCount).toBe(1)
      await observer.query(`set statement_timeout = 2000; ${write('meanwhile')}`)
      await writer.query('commit')
      await done
      await writer.end()
      expect((await observer.query(index)).rows).toEqual([{ valid: true }])
    },
  )
})
