import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { appliedMigrationsAt, knownMigrations, migrate, migrateUpTo } from '../migration/migrate.ts'

/** Data of another version: of an older one it is upgraded where it is, of a newer one it is left alone (docs/operations.md#upgrade). */

async function open(database: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  return client
}

/** Everything a schema consists of, in words. */
async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, collation_name) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`)
  return rows.map(({ line }) => line)
}

const olderThan = async (last: number) => {
  const database = await createBareDatabase()
  const client = await open(database)
  await migrateUpTo(database.url, last)
  await client.query(`insert into "profile" ("Name", "Email") values ('Owner', 'owner@x.example');
    insert into "page" ("Name", "OwnerId") values ('Shwe Tea House', 1);
    insert into "post" ("PageId", "Title") values (1, 'Green tea')`)
  return { database, client }
}
const stored = async (client: pg.Client) =>
  (
    await client.query(`select p."Name", o."Email", t."Title" from "page" p
      join "profile" o on o."Id" = p."OwnerId" join "post" t on t."PageId" = p."Id"`)
  ).rows
const row = { Name: 'Shwe Tea House', Email: 'owner@x.example', Title: 'Green tea' }

test('data of older versions has the schema of a new one after its upgrade, and all its rows', async () => {
  const known = await knownMigrations()
  const asNew = await schemaOf(await open(await createTestDatabase()))
  expect(asNew.length).toBeGreaterThan(200)
  // The first, the last but one, and some between them; each takes a second or two.
  for (const last of known.filter((_, at) => at % 7 === 0 || at === known.length - 2)) {
    const { database, client } = await olderThan(last)
    await migrate(database.url)
    expect(await appliedMigrationsAt(database.url)).toEqual(known)
    expect(await schemaOf(client)).toEqual(asNew)
    expect(await stored(client)).toEqual([row])
    const found = await client.query(`select "Search"::text like '%tea%' as found from "page"`)
    expect(found.rows).toEqual([{ found: true }])
  }
})

test('an upgrade that is broken off leaves the older version whole, and the next one does all of it', async () => {
  const known = await knownMigrations()
  const { database, client } = await olderThan(known[6]!)
  const before = await schemaOf(client)
  const columns = `select count(*) from information_schema.columns where table_name = 'page'`
  const { rows: grown } = await client.query<{ count: string }>(columns)
  // Some way on it fails; what was made before that goes too.
  await client.query(`create function refuse() returns event_trigger language plpgsql as $$ begin
      if (${columns}) > ${Number(grown[0]!.count) + 2} then raise 'stopped'; end if;
    end $$;
    create event trigger refuse on ddl_command_end execute function refuse()`)
  await expect(migrate(database.url)).rejects.toMatchObject({ cause: { message: 'stopped' } })
  await client.query('drop event trigger refuse; drop function refuse')
  expect(await appliedMigrationsAt(database.url)).toEqual(known.slice(0, 7))
  expect(await schemaOf(client)).toEqual(before)
  expect(await stored(client)).toEqual([row])
  await migrate(database.url)
  expect(await appliedMigrationsAt(database.url)).toEqual(known)
  expect(await stored(client)).toEqual([row])
})

test('data of a newer version is refused with a sentence, and stays as it is', async () => {
  const database = await createTestDatabase()
  const client = await open(database)
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999);
    alter table "page" add column "OfTheFuture" text`)
  const before = await schemaOf(client)
  await expect(migrate(database.url)).rejects.toThrow(
    'A newer version of Zay has changed this database. Please start that version, or restore a backup that was made before it.',
  )
  expect(await schemaOf(client)).toEqual(before)
})
