import { Client } from 'pg'

interface Target {
  table: string
  id: string
  /** In the order of the query's. */
  columns: string
}

const batch = 20_000

/** Copies rows into a table of another database, unless it has some. Indexes that the product makes itself stay. */
export async function copyRows(
  { from, to }: { from: string; to: string },
  { table, id, columns }: Target,
  query: string,
): Promise<void> {
  const [source, target] = [new Client({ connectionString: from }), new Client({ connectionString: to })]
  await Promise.all([source.connect(), target.connect()])
  try {
    const there = await target.query(`select 1 from "${table}" limit 1`)
    if (there.rowCount) return
    const ids = await source.query<{ last: number | null }>(`select max(${id}) as last from (${query}) r`)
    const last = ids.rows[0]?.last ?? 0
    for (let after = 0; after < last; after += batch) {
      const { rows } = await source.query<{ rows: string | null }>(
        `select json_agg(r)::text as rows from (${query}) r where ${id} > ${after} and ${id} <= ${after + batch}`,
      )
      await target.query(
        `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1)`,
        [rows[0]?.rows ?? '[]'],
      )
    }
    await target.query(
      `select setval(pg_get_serial_sequence('${table}', '${id}'), (select max(${id}) from "${table}"))`,
    )
    await target.query(`vacuum analyze "${table}"`)
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}
