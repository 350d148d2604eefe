import { sql } from 'drizzle-orm'
import { withDirectConnection, type Executor } from '#server/db/connection/database.ts'

/** Makes so many records of each one of a table, with new ids and times: the highest id is the newest. */
export async function multiplyRecords(url: string, table: string, copies: number): Promise<void> {
  await withDirectConnection(url, async (db) => {
    const columns = await copiedColumns(db, table)
    const indexes = await dropIndexes(db, table)
    const into = sql.identifier(table)
    await db.rows(sql`set maintenance_work_mem = '512MB'`)
    await db.rows(
      sql`create temporary table original as select *, row_number() over (order by "Id") as place from ${into}`,
    )
    await db.rows(sql`create unique index on original (place)`)
    await db.rows(sql`insert into ${into} (${columns})
      select ${columns} from generate_series(1, ${copies - 1}::integer) copy,
        generate_series(1, (select count(*) from original)) at,
        lateral (select * from original where place = 1 + (at * 7919 + copy) % (select count(*) from original)) r`)
    await db.rows(sql`update ${into} set
      "CreatedAt" = date_trunc('milliseconds', now() - ((select max("Id") from ${into}) - "Id") * interval '20 seconds')`)
    for (const index of indexes) await db.rows(sql.raw(index))
    await db.rows(sql`vacuum (full, analyze) ${into}`)
  })
}

/** What a copy has of its original. */
async function copiedColumns(db: Executor, table: string) {
  const rows = await db.rows<{ name: string }>(sql`select attname as name from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attname not in ('Id', 'CreatedAt')`)
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/** Drops the indexes that hold no constraint, and returns what makes them again. */
async function dropIndexes(db: Executor, table: string): Promise<string[]> {
  const rows = await db.rows<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${`"${table}"`}::regclass and not indisunique`)
  for (const { name } of rows) await db.rows(sql.raw(`drop index ${name}`))
  return rows.map(({ definition }) => definition)
}
