import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, hasStatus, isPublic, registry, type Field, type Resource } from '#resources'
import type { Case, Trace } from '#resources/case.ts'
import { beginningOf } from '#resources/text/cutText.ts'
import { freeTextKinds } from '#resources/wire.ts'
import { asE164, toPhoneDigits, tokenize } from '#resources/text/index.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { sentTogether } from '../connection/sentTogether.ts'
import { column } from '../records/projection.ts'
import { select, type Row } from '../records/records.ts'
import { fileColumnsOf, filesOf, isFileList } from '../schema/fileColumns.ts'
import { linkColumns, phoneColumns, valuesAsArray } from '../schema/phoneColumns.ts'
import { searchedFields } from '../schema/searchedFields.ts'
import { numbersOf } from '../search/byNumber.ts'
import { anyOf, phraseQuery } from '../search/query/tsquery.ts'

/** What has the same number, link or picture as something (docs/rules.md#cases). */

export interface Related {
  readonly Type: NonNullable<Case['Type']>
  readonly Id: number
  readonly Title: string | null
  readonly Held: boolean
  readonly By: readonly Trace[]
}

const longestTitle = 120
export const titleOf = ({ title }: Resource, row: Row) =>
  beginningOf(String((row as Columns)[title] ?? ''), longestTitle) || null

/** Of one kind by one trace. */
const shown = 20

interface Traces {
  readonly numbers: readonly string[]
  readonly links: readonly string[]
  /** Other files with the same content. */
  readonly pictures: readonly string[]
}

const valuesIn = (row: Columns, names: readonly string[]) =>
  names.flatMap((name) => (typeof row[name] === 'string' && row[name] !== '' ? [row[name]] : []))

const isWritten = ({ kind, readOnly }: Field) => freeTextKinds.includes(kind) && !readOnly
const textsOf = (resource: Resource) => fieldsOf(resource).flatMap(([name, field]) => (isWritten(field) ? [name] : []))

/** Also those that stand in a text, searched or not. */
const numbersIn = (resource: Resource, row: Columns) => [
  ...valuesIn(row, phoneColumns(resource)),
  ...valuesIn(row, textsOf(resource)).flatMap((text) =>
    [...toPhoneDigits(text).matchAll(/[+\d][\d\s().-]{5,20}\d/g)].flatMap(([run]) => asE164(run) ?? []),
  ),
]

async function tracesOf(db: Executor, things: readonly (readonly [Resource, Columns])[]): Promise<Traces> {
  const files = things.flatMap(([resource, row]) => filesOf(resource, [row]))
  const same = await db.rows<{ Name: string }>(sql`select o."Name" from "pictureHash" h
    join "pictureHash" o on o."Sha256" = h."Sha256" where h."Name" = any(${sql.param(files)}::text[]) limit 500`)
  return {
    numbers: [...new Set(things.flatMap((thing) => numbersIn(...thing)))],
    links: things.flatMap(([resource, row]) => valuesIn(row, linkColumns(resource))),
    pictures: same.map(({ Name }) => Name),
  }
}

/** As it stands in texts: 09…, +959…. */
const writingsOf = (number: string) =>
  [number.replace(/^\+95/, '0'), number].map((text) => phraseQuery(tokenize(text), 'exact'))

function conditionsFor(resource: Resource, { numbers, links, pictures }: Traces): (readonly [Trace, SQL])[] {
  const isOneOf = (values: readonly string[]) => sql`&& ${sql.param([...values])}::text[]`
  const own = linkColumns(resource).map((name) => column('r', name))
  return [
    ...(numbers.length > 0 && phoneColumns(resource).length > 0
      ? [['number', sql`${numbersOf(resource)} ${isOneOf(numbers)}`] as const]
      : []),
    ...(numbers.length > 0 && searchedFields(resource).length > 0
      ? [['number', sql`r."Search" @@ ${anyOf(numbers.flatMap(writingsOf))}::tsquery`] as const]
      : []),
    ...(links.length > 0 && own.length > 0 ? [['link', sql`${valuesAsArray(own)} ${isOneOf(links)}`] as const] : []),
    ...(pictures.length > 0
      ? fileColumnsOf(resource).map((name): readonly [Trace, SQL] => [
          'picture',
          isFileList(resource, name)
            ? sql`${column('r', name)} ${isOneOf(pictures)}`
            : sql`${column('r', name)} = any(${sql.param([...pictures])}::text[])`,
        ])
      : []),
  ]
}

/**
 * Other records with a number, a link or a picture of these, which are a record and the page it is on.
 * @param onlyHeld what is held alone
 */
export async function findRelated(
  db: Executor,
  things: readonly (readonly [Resource, Columns])[],
  { onlyHeld = false }: { onlyHeld?: boolean } = {},
): Promise<Related[]> {
  const traces = await tracesOf(db, things)
  const found = new Map<string, Related>()
  const isItself = (resource: Resource, { Id }: Row) =>
    things.some(([{ name }, row]) => name === resource.name && row['Id'] === Id)
  for (const resource of registry.values()) {
    const { reportedAs: Type } = resource
    if (!Type || !isPublic(resource)) continue
    // What is listed has indexes of these; what is held is little, and has one of its own.
    const parts = [
      ...(onlyHeld ? [] : [sql`r."Listed"`]),
      ...(hasStatus(resource) ? [sql`not r."Listed" and r."Held"`] : []),
    ]
    const asked = conditionsFor(resource, traces).flatMap(([trace, condition]) =>
      parts.map(async (part) => {
        const rows = await select(db, resource, { where: sql`${part} and ${condition}`, limit: shown })
        return rows.map((row) => [trace, row] as const)
      }),
    )
    for (const [trace, row] of (await sentTogether(...asked)).flat()) {
      const key = `${Type} ${row.Id}`
      const by = found.get(key)?.By ?? []
      if (isItself(resource, row) || by.includes(trace)) continue
      const Held = (row as Columns)['Held'] === true
      found.set(key, { Type, Id: row.Id, Title: titleOf(resource, row), Held, By: [...by, trace] })
    }
  }
  return [...found.values()]
}

/** The SHA-256 of stored pictures, by name (docs/decisions/cases.md). */
export const rememberPictures = (db: Executor, hashes: ReadonlyMap<string, string>) =>
  db.rows(
    sql`insert into "pictureHash" ("Name", "Sha256") select * from unnest(${sql.param([...hashes.keys()])}::text[],
      ${sql.param([...hashes.values()])}::text[]) on conflict do nothing`,
    'write',
  )

export const forgetPictures = (tx: Executor, names: readonly string[]) =>
  tx.rows(sql`delete from "pictureHash" where "Name" = any(${sql.param([...names])}::text[])`)
