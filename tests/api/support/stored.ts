import type { TestApp } from './app.ts'

/** Tables that any call may change. */
const volatileTables = ['act', 'session', 'rateCount', 'uploadVolume', 'resumableUpload', 'idempotencyKey']

/** A fingerprint of every table, by name. Equal fingerprints mean that nothing changed. */
export async function everythingStored({ query }: TestApp): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> all($1)`,
    [volatileTables],
  )
  // A sum needs no order of the rows.
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from "${name}" t`,
  )
  const rows = await query<{ name: string; print: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
