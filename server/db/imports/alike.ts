import { sql } from 'drizzle-orm'
import { bare, plain, type Facts } from '#resources/imports/alike.ts'
import { importsOf } from '#resources/imports/imports.ts'
import type { Resource } from '#resources'
import { alikeKey, alikeText } from '../connection/collation.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { phoneColumns } from '../schema/phoneColumns.ts'
import { numbersOf } from '../search/byNumber.ts'

/** Records as an import compares them (resources/imports/alike.ts). */

const texts = (columns: Columns, names: readonly string[]) =>
  names.flatMap((name) => (typeof columns[name] === 'string' && columns[name] !== '' ? [columns[name]] : []))

export function factsOf(resource: Resource, columns: Columns, others: Pick<Facts, 'Id' | 'Line' | 'IsOwned'>): Facts {
  const { codes = [], numbers = [], within } = importsOf(resource) ?? {}
  return {
    ...others,
    Names: texts(columns, [resource.title, 'BurmeseName'])
      .map(plain)
      .filter((name) => name !== ''),
    Within: within ? ((columns[`${within}Id`] as number | string | undefined) ?? null) : null,
    Codes: texts(columns, codes).map(bare),
    Numbers: numbers.length > 0 ? texts(columns, phoneColumns(resource)) : [],
    Latitude: Number(columns['Latitude'] ?? 0),
    Longitude: Number(columns['Longitude'] ?? 0),
  }
}

const most = 20_000

/** Records that may be alike, or have these ids. Of contents, which are few, all. `under`: only those of these parents. */
export async function findAlike(
  tx: Executor,
  resource: Resource,
  {
    names,
    codes = [],
    numbers = [],
    ids = [],
    under,
  }: {
    names: readonly string[]
    codes?: readonly string[]
    numbers?: readonly string[]
    ids?: readonly number[]
    under?: readonly number[] | undefined
  },
): Promise<Facts[]> {
  const declared = importsOf(resource) ?? {}
  const nameColumns = [resource.title, 'BurmeseName'].filter((name) => name in resource.fields)
  const anyOf = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`
  const isOneOf = (name: string, of: readonly number[]) =>
    sql`${column('r', name)} = any(${sql.param([...of])}::integer[])`
  const conditions = [
    isOneOf('Id', ids),
    ...nameColumns.map((name) => sql`${alikeKey(column('r', name))} = ${anyOf(names.map(alikeText))}`),
    ...(declared.codes ?? []).map(
      (name) =>
        sql`${alikeKey(column('r', name))} = ${anyOf(codes.flatMap((code) => [code, bare(code)]).map(alikeText))}`,
    ),
  ]
  const owner = resource.ownedBy ? sql`${column('r', `${resource.ownedBy}Id`)} is not null` : sql`false`
  const compared = [
    'Id',
    ...nameColumns,
    ...(declared.codes ?? []),
    ...(declared.within ? [`${declared.within}Id`] : []),
    ...(declared.numbers ? phoneColumns(resource) : []),
    ...('Location' in resource.fields ? ['Latitude', 'Longitude'] : []),
  ].map((name) => column('r', name))
  const table = sql.identifier(resource.name)
  // Each condition has an index of its own: joined by `or`, or with many numbers at once, they would be asked of every row.
  const found = conditions.map((condition) => sql`select r."Id" from ${table} r where ${condition}`)
  if (numbers.length > 0)
    found.push(sql`select r."Id" from unnest(${sql.param([...numbers])}::text[]) as asked (number)
      join ${table} r on r."Listed" and ${numbersOf(resource)} @> array[asked.number]`)
  const rows = await tx.rows<Columns & { Id: number; IsOwned: boolean }>(sql`
    select ${sql.join(compared, sql`, `)}, ${owner} as "IsOwned" from ${table} r
    where ${isPresent(resource)} ${resource.ownedBy ? sql`and r."Id" = any(array(${sql.join(found, sql` union `)}))` : sql``}
      ${under ? sql`and ${isOneOf(`${declared.within}Id`, under)}` : sql``} order by r."Id" limit ${most}`)
  return rows.map((row) => factsOf(resource, row, { Id: row.Id, Line: null, IsOwned: row.IsOwned }))
}
