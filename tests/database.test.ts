import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

test('every test gets its own migrated database', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const tables = `select count(*)::int as n from information_schema.tables where table_schema = 'public'`
  expect(await rows(one.url, `${tables} and table_name = 'page'`)).toEqual([{ n: 1 }])
  await rows(one.url, 'create table only_here as select 1 as one')
  expect(await rows(other.url, `${tables} and table_name = 'only_here'`)).toEqual([{ n: 0 }])

  await one.drop()
  await expect(rows(one.url, 'select 1')).rejects.toMatchObject({ code: '3D000' })
  await other.drop()
})
