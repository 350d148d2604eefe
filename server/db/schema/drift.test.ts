import { getTableColumns } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { declarations, number, reference, text, type Fields, type Resource } from '#resources'
import { createTestDatabase } from '#tests/database.ts'
import { missingStatements, withoutIndexes } from './generate.ts'
import { moderationCase } from '#resources/case.ts'
import { suggestion } from '#resources/suggestion.ts'
import { internalTables, schemaTables } from './internalTables.ts'
import { tablesOf } from './tables.ts'

/** The schema if a declaration read like this. */
function tablesWith(name: keyof typeof declarations, change: (fields: Fields) => Fields) {
  const changed: Resource = { ...declarations[name], fields: change(declarations[name].fields) }
  const declared = tablesOf([...Object.values({ ...declarations, [name]: changed }), moderationCase, suggestion])
  return new Map([...declared, ...internalTables(declared)])
}

test('declarations and migrations agree; `npm run migration -- <name>` writes what is missing', async () => {
  expect(await missingStatements()).toEqual([])
})

test('a declaration changed without a migration is found: a field more, less, of another kind', async () => {
  const label = { en: 'Anything', my: 'တစ်ခုခု' }
  const more = await missingStatements(
    tablesWith('product', (fields) => ({ ...fields, Material: text({ label }), Shop: reference('town', { label }) })),
  )
  expect(more.join('\n')).toContain('ALTER TABLE "product" ADD COLUMN "Material" text COLLATE "C"')
  expect(more.join('\n')).toContain('ALTER TABLE "product" ADD COLUMN "ShopId" integer')
  const less = await missingStatements(tablesWith('town', ({ PostalCode: _code, ...rest }) => rest))
  expect(less.join('\n')).toContain('ALTER TABLE "town" DROP COLUMN "PostalCode"')
  const other = await missingStatements(tablesWith('town', (fields) => ({ ...fields, PostalCode: number({ label }) })))
  expect(other.join('\n')).toMatch(/"town" ALTER COLUMN "PostalCode" SET DATA TYPE double precision/)
})

test('a migrated database has the very columns that are declared', async () => {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ at: string }>(
      `select table_name || '.' || column_name as at from information_schema.columns where table_schema = 'public'`,
    )
    const declared = [...schemaTables()].flatMap(([name, table]) =>
      Object.values(getTableColumns(table)).map((column) => `${name}.${column.name}`),
    )
    expect(rows.map(({ at }) => at).sort()).toEqual(declared.sort())
  } finally {
    await client.end()
    await database.drop()
  }
})

test('indexes of words, numbers and similar words keep few entries that wait to be sorted in, since each search reads them all', async () => {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_am a on a.oid = c.relam
        where a.amname = 'gin' and not coalesce(c.reloptions, '{}') && array['gin_pending_list_limit=64'] order by 1`,
    )
    // Of the lists of pictures nobody waits for an answer.
    expect(rows.map(({ name }) => name)).toEqual(
      expect.toSatisfy((names: string[]) => names.every((one) => one.endsWith('Pictures_file'))),
    )
  } finally {
    await client.end()
    await database.drop()
  }
})

test('rows of up to 4 kB stay in one piece, since a search compares vectors of thousands of them', async () => {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    // Texts without repetition, which cannot be compressed.
    const text = `select string_agg(encode(sha256(n::text::bytea), 'base64'), '') from generate_series(1, $1) n`
    await client.query(
      `insert into "page" ("Name", "Status", "Description", "Search", "SearchName")
        select 'Lotus', 1, (${text}), to_tsvector('simple', 'lotus'), to_tsvector('simple', 'lotus')`,
      [70],
    )
    const { rows } = await client.query<{ inPieces: boolean }>(
      `select pg_column_toast_chunk_id("Description") is not null as "inPieces" from "page"`,
    )
    expect(rows).toEqual([{ inPieces: false }])
  } finally {
    await client.end()
    await database.drop()
  }
})

test('an index of a table that is there goes to those made later; one that is dropped leaves them', () => {
  const [index, ofNew, unique] = [
    'CREATE INDEX "page_x" ON "page" USING btree ("X");',
    'CREATE INDEX "event_x" ON "event" USING btree ("X");',
    'CREATE UNIQUE INDEX "page_y" ON "page" USING btree ("Y");',
  ]
  const made = withoutIndexes([ofNew, index, unique], ['page'], '-- Why\n')
  expect(made).toEqual({
    now: [ofNew, unique],
    indexes: '-- Why\nCREATE INDEX CONCURRENTLY "page_x" ON "page" USING btree ("X");\n',
  })
  expect(withoutIndexes(['DROP INDEX "page_x";'], ['page'], made.indexes).indexes).toBe('-- Why\n')
  expect(withoutIndexes([index], ['page'], '').now).toEqual(['-- See indexes.sql.'])
})
