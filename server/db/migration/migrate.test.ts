import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
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
