import { sql } from 'drizzle-orm'
import { importsOf } from '#resources/imports/imports.ts'
import type { Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import { alikeKey, alikeText } from '../connection/collation.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { phoneColumns } from '../schema/phoneColumns.ts'
import { numbersOf } from '../search/byNumber.ts'

/** Whether what a row names is here already, or in a row before it: by code, by number, by name (docs/rules.md#import). */

export interface Facts {
  /** Of a record; null of a row. */
  Id: number | null
  Line: number | null
  Names: readonly string[]
  /** The town of a page, the region of a town; a name where that is not made yet. */
  Within: number | string | null
  Codes: readonly string[]
  Numbers: readonly string[]
  Latitude: number
  Longitude: number
  /** Somebody's own. */
  IsOwned: boolean
}

/** By its name in either script, whatever its case, spaces and signs. */
export const plain = (name: string) => fold(name).replace(/[^\p{L}\p{M}\p{N}+#&]/gu, '')
/** Spreadsheets take the zero in front of a code away: 1991 is 01991. */
export const bare = (code: string) => code.replace(/^0+/, '')

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

export const keysOf = ({ Names, Codes, Numbers }: Facts): string[] => [
  ...Codes.map((code) => `code ${code}`),
  ...Numbers.map((number) => `number ${number}`),
  ...Names.map((name) => `name ${name}`),
]

/** Degrees, about a kilometre. */
const near = 0.01
const differ = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value))

/** Of two with one name: nothing that is known of both speaks against it. Branches of a chain have numbers, codes or places of their own. */
const speaksNothingAgainst = (one: Facts, other: Facts): boolean =>
  !(one.Within !== null && other.Within !== null && one.Within !== other.Within) &&
  !differ(one.Codes, other.Codes) &&
  !differ(one.Numbers, other.Numbers) &&
  !(
    one.Latitude &&
    other.Latitude &&
    (Math.abs(one.Latitude - other.Latitude) > near || Math.abs(one.Longitude - other.Longitude) > near)
  )

export interface Alike {
  facts: Facts
  by: 'code' | 'number' | 'name'
}

/** What is known so far, by its keys. */
export class Known {
  private readonly byKey = new Map<string, Facts[]>()

  add(facts: Facts): void {
    for (const key of keysOf(facts)) {
      const known = this.byKey.get(key)
      if (known) known.push(facts)
      else this.byKey.set(key, [facts])
    }
  }

  /** A record goes before an earlier row, and what that has made. */
  find(facts: Facts): Alike | undefined {
    for (const by of ['code', 'number', 'name'] as const) {
      const found = keysOf(facts)
        .filter((key) => key.startsWith(by))
        .flatMap((key) => this.byKey.get(key) ?? [])
        .filter((other) => by !== 'name' || speaksNothingAgainst(facts, other))
      const best = found.find(({ Line }) => Line === null) ?? found[0]
      if (best) return { facts: best, by }
    }
    return undefined
  }

  /** Those of this name or code, whatever else is known. */
  named(text: string): Facts[] {
    const found = [`name ${plain(text)}`, `code ${bare(text)}`].flatMap((key) => this.byKey.get(key) ?? [])
    return [...new Set(found)]
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
    ...(numbers.length > 0 ? [sql`r."Listed" and ${numbersOf(resource)} && ${sql.param([...numbers])}::text[]`] : []),
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
  const rows = await tx.rows<Columns & { Id: number; IsOwned: boolean }>(sql`
    select ${sql.join(compared, sql`, `)}, ${owner} as "IsOwned" from ${sql.identifier(resource.name)} r
    where ${isPresent(resource)} and (${resource.ownedBy ? sql.join(conditions, sql` or `) : sql`true`})
      ${under ? sql`and ${isOneOf(`${declared.within}Id`, under)}` : sql``} order by r."Id" limit ${most}`)
  return rows.map((row) => factsOf(resource, row, { Id: row.Id, Line: null, IsOwned: row.IsOwned }))
}
