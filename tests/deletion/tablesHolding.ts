import type { TestApp } from '../api/support/app.ts'

/** Tables that contain one of these texts in any column, in any case. */
export async function tablesHolding(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const tables = await app.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found = []
  for (const { name } of tables) {
    const rows = await app.query(`select 1 from "${name}" t where t::text ilike any($1) limit 1`, [
      texts.map((one) => `%${one}%`),
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}
