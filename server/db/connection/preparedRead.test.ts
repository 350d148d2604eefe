import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/openTestDatabase.ts'

const { db } = await openTestDatabase({ poolSize: 1 })

/** A text gets its name when it comes for the second time, and its columns are known the third time. */
const times = [1, 2, 3, 4, 5]

test('a statement that is read again and again gives each value as the first time', async () => {
  const values = {
    number: 7,
    none: null,
    text: 'ရွှေ "tea"\n',
    empty: '',
    yes: true,
    time: '2026-02-28T17:30:00.120Z',
    list: [1, 2],
    object: { a: [null] },
  }
  for (const _ of times)
    expect(
      await db.rows(
        sql`select ${7}::integer as number, null as none, ${'ရွှေ "tea"\n'}::text as text, '' as empty, true as yes,
          '2026-03-01 00:00:00.12+06:30'::timestamptz as time, array[1, 2] as list, '{"a":[null]}'::jsonb as object`,
        'read',
      ),
    ).toEqual([values])
})

test('rows that were sent together come to whoever asked for them, each with its own columns', async () => {
  const asked = times.flatMap((n) => [
    db.rows<object>(sql`select n as "One" from generate_series(1, ${n}::integer) n`, 'read'),
    db.rows<object>(sql`select ${n}::integer as "Two", ${'x'}::text as "Three"`, 'read'),
  ])
  const answered = times.flatMap((n) => [
    Array.from({ length: n }, (_, at) => ({ One: at + 1 })),
    [{ Two: n, Three: 'x' }],
  ])
  expect(await Promise.all(asked)).toEqual(answered)
  expect(await db.rows(sql`select n as "One" from generate_series(1, ${0}::integer) n`, 'read')).toEqual([])
})

test('a column that comes while the statement is known is in its rows', async () => {
  await db.rows(sql`create table grown ("Id" integer)`)
  await db.rows(sql`insert into grown values (1)`)
  const read = () => db.rows(sql`select * from grown`, 'read')
  for (const _ of times) expect(await read()).toEqual([{ Id: 1 }])
  await db.rows(sql`alter table grown add "Name" text default 'new'`)
  for (const _ of times) expect(await read()).toEqual([{ Id: 1, Name: 'new' }])
  await db.rows(sql`drop table grown`)
})
