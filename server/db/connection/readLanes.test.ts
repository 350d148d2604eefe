import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/openTestDatabase.ts'

const { db } = await openTestDatabase()

const sleep = (seconds: number) => db.rows(sql`select pg_sleep(${seconds})`, 'read')
const one = async () => (await db.rows<{ n: number }>(sql`select 1 as n`, 'read'))[0]!.n

test('after reads that took too long the next ones get other connections', async () => {
  // Eight on each of four connections, in turn: the sixth would be over after 4.2 s, which is too late.
  const ends = await Promise.allSettled(Array.from({ length: 32 }, () => sleep(0.7)))
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []))
  expect(reasons).toContain('Query read timeout')
  expect(await Promise.all([one(), one(), one(), one()])).toEqual([1, 1, 1, 1])
})

test('a statement that PostgreSQL refuses fails alone', async () => {
  const refused = db.rows(sql`select 1 / 0`, 'read')
  const others = [one(), one(), one(), one()]
  await expect(refused).rejects.toThrow('division by zero')
  expect(await Promise.all(others)).toEqual([1, 1, 1, 1])
})
