import type { TestApp } from './app.ts'

/** Tables that any call may change. */
const volatileTables = ['act', 'session', 'rateCount', 'uploadVolume', 'resumableUpload', 'idempotencyKey']

/** Apps whose connection knows the statement, which takes longer to plan than to run. */
const prepared = new WeakSet<TestApp>()

/** A fingerprint of every table, by name. Equal fingerprints mean that nothing changed. */
export async function everythingStored(app: TestApp): Promise<Record<string, string>> {
  if (!prepared.has(app)) await prepare(app)
  const rows = await app.query<{ name: string; print: string }>('execute everything_stored')
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

async function prepare(app: TestApp): Promise<void> {
  const tables = await app.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> all($1)`,
    [volatileTables],
  )
  // A sum needs no order of the rows.
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from "${name}" t`,
  )
  await app.query(`prepare everything_stored as ${parts.join(' union all ')}`)
  prepared.add(app)
}
