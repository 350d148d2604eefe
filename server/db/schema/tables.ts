import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core'
import { isPublic } from '#resources/facts.ts'
import { deletedWithOf } from '#resources/deletion.ts'
import { fieldsOf, type Field, type FieldOf, type Kind, type Resource } from '#resources/kit.ts'
import { canBeSold, sold } from '#resources/status.ts'
import { alikeKey, titleSortKey } from '../connection/collation.ts'
import { indexesOfFields, newest } from './fieldIndexes.ts'
import { fileColumnsOf, isFileList } from './fileColumns.ts'
import { foreignKeys } from './foreignKeys.ts'
import { linkColumns, phoneColumns, valuesAsArray, valuesAsText } from './phoneColumns.ts'
import { isUnderPage } from '#resources/under.ts'
import { firstBlocks, isRankedInBlocks, searchedFields } from './searchedFields.ts'
import { snapshotPageId, snapshotProfileId } from './snapshots.ts'
import { turnIndexes } from './turns.ts'
import { uniqueIndexOf } from './uniqueIndex.ts'
import { upkeepIndexes } from './upkeep.ts'

/** Text in the "C" collation, which every PostgreSQL has and no locale changes (docs/architecture.md#database). */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
/** `text[]` in standard SQL's words, since drizzle-kit would move brackets behind the collation. */
const plainTexts = customType<{ data: string[] }>({ dataType: () => 'text ARRAY COLLATE "C"' })
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
const tokenVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/**
 * Kilobytes of a GIN index's entries that wait to be sorted in. Every search reads all of them one by one, so they are as few as
 * PostgreSQL allows (docs/decisions/search.md#waiting-entries).
 */
export const fewPending = { gin_pending_list_limit: 64 }
/** Millisecond precision, so that the ISO text in an answer is exactly the stored time. */
export const timestampColumn = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

type Columns = Record<string, PgColumnBuilderBase>
export type Tables = ReadonlyMap<string, PgTable>
type Columned = PgTable & Record<string, ExtraConfigColumn>

export const joinTableName = (resource: { name: string }, fieldName: string) => `${resource.name}${fieldName}`
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The column of a join table that refers to the declaring record: `PageId`. */
export const joinSource = (resource: { name: string }) => `${capital(resource.name)}Id`

type ColumnsOf = { [K in Kind]: (name: string, field: FieldOf<K>, at: ReturnType<typeof foreignKeys>) => Columns }

const texts = (name: string, initial: readonly string[] = []): Columns => ({
  [name]: plainTexts()
    .notNull()
    .default(sql.raw(`'{${initial.join()}}'`)),
})

/** The columns of each kind of field. Complete by construction: a kind without an entry does not compile. */
const columnsOf: ColumnsOf = {
  text: (name) => ({ [name]: plainText() }),
  longText: (name) => ({ [name]: plainText() }),
  email: (name) => ({ [name]: plainText() }),
  url: (name) => ({ [name]: plainText() }),
  phone: (name) => ({ [name]: plainText(), [`${name}E164`]: plainText() }),
  number: (name) => ({ [name]: doublePrecision() }),
  count: (name) => ({ [name]: doublePrecision().notNull().default(0) }),
  time: (name) => ({ [name]: timestampColumn() }),
  // Text, because the driver makes a moment of a `date`, which is the day before in other time zones. It sorts by day.
  date: (name) => ({ [name]: plainText() }),
  image: (name) => ({ [name]: plainText() }),
  pictures: (name) => texts(name),
  file: (name) => ({ [`${name}URL`]: plainText(), [`${name}Name`]: plainText() }),
  choice: (name) => ({ [name]: plainText() }),
  choices: (name, { initial }) => texts(name, initial),
  // Verification and the moderation hold have their own columns, so that an owner's status toggle cannot change them
  // (docs/rules.md#status).
  status: (name) => ({
    [name]: smallint().notNull().default(1),
    Held: boolean().notNull().default(false),
    VerifiedAt: timestampColumn(),
  }),
  place: () => ({
    Latitude: doublePrecision().notNull().default(0),
    Longitude: doublePrecision().notNull().default(0),
  }),
  hours: (name) => ({ [name]: jsonb() }),
  reference: (name, field, keys) => ({ [`${name}Id`]: keys(field.to, field.whenDeleted) }),
  references: () => ({}),
}

export function columnsOfField(name: string, field: Field, keys: ReturnType<typeof foreignKeys>): Columns {
  const columns = columnsOf[field.kind] as (name: string, field: Field, keys: ReturnType<typeof foreignKeys>) => Columns
  return columns(name, field, keys)
}

/** The columns every record has in addition to its declared fields. */
const systemColumns = () => ({
  Id: integer().primaryKey().generatedByDefaultAsIdentity(),
  CreatedAt: timestampColumn().notNull().defaultNow(),
  UpdatedAt: timestampColumn().notNull().defaultNow(),
  Version: integer().notNull().default(1),
  /** Column → the version that last changed it, used to detect a stale PATCH. */
  ChangedIn: jsonb().notNull().default({}),
  /** Whether it appears in public lists: neither it nor any of its parents is hidden or held. */
  Listed: boolean().notNull().default(true),
  /** Field → the text as typed, where storing changed more than NFC (docs/rules.md#stored-text). */
  Raw: jsonb(),
})

/** The search vectors (server/db/searchIndex/vector.ts): one of all searched fields, one of the names only. */
const searchColumns = () => ({
  Search: tokenVector()
    .notNull()
    .default(sql`''`),
  SearchName: tokenVector()
    .notNull()
    .default(sql`''`),
})

/** What the record's page gives it in a search (server/db/searchIndex/storedRank.ts). */
const rankColumn = () => ({ StaticRank: doublePrecision().notNull().default(0) })

/** What a page's ratings are ranked by (server/db/ratings/ratingScore.ts). */
const scoreColumn = () => ({ RatingScore: doublePrecision().notNull().default(0) })

/** The part of its source that a record is ranked in (server/db/searchIndex/rankBlocks.ts); null: the last one. */
const blockColumn = () => ({ RankBlock: smallint() })

function indexes(resource: Resource, table: Columned) {
  const at = (column: string) => table[column]!
  const name = (...parts: string[]) => [resource.name, ...parts].join('_')
  // What a record is deleted with says whether it is there (docs/decisions/deletion.md): read by the public list.
  const deletedWith = isPublic(resource) ? deletedWithOf(resource).map(({ idName }) => at(idName)) : []
  const indexList = [
    index(name('newest'))
      .on(...newest(at), ...deletedWith)
      .where(sql`${at('Listed')}`),
    index(name('unlisted'))
      .on(...newest(at))
      .where(sql`not ${at('Listed')}`),
  ]
  if (canBeSold(resource))
    // What is sold stands behind what is for sale, which most is.
    indexList.push(
      index(name('sold'))
        .on(...newest(at))
        .where(sql`${at('Listed')} and ${at('Status')} = ${sql.raw(String(sold))}`),
    )
  if (isPublic(resource)) {
    // Everybody may sort these tables (docs/rules.md#table-dialect), however many hidden records there are.
    indexList.push(
      index(name('listed'))
        .on(at('Id'))
        .where(sql`${at('Listed')}`),
      index(name('title'))
        .on(titleSortKey(sql`${at(resource.title)}`), at('Id'))
        .where(sql`${at('Listed')}`),
    )
  }
  if (searchedFields(resource).length > 0)
    indexList.push(
      index(name('search')).using('gin', at('Search')).with(fewPending),
      index(name('searchName')).using('gin', at('SearchName')).with(fewPending),
    )
  if (table['RankBlock']) {
    for (const block of firstBlocks)
      for (const column of ['Search', 'SearchName'])
        indexList.push(
          index(name(column.replace('S', 's'), `block${block}`))
            .using('gin', at(column))
            .with(fewPending)
            .where(sql`${at('RankBlock')} = ${sql.raw(String(block))}`),
        )
  }
  const until = table['VerifiedUntil']
  if (until) indexList.push(index(name('verifiedUntil')).on(until).where(isNotNull(until)))
  if (resource.fields['RatingAverage']) {
    indexList.push(
      index(name('best'))
        .on(sql`("VerifiedAt" is not null) desc`, at('RatingScore').desc().nullsFirst(), at('Id').desc().nullsFirst())
        .where(sql`${at('Listed')}`),
      index(name('rated'))
        .on(at('RatingScore').desc().nullsFirst(), at('Id').desc().nullsFirst())
        .where(sql`${at('Listed')}`),
    )
  }
  if (table['StaticRank']) {
    indexList.push(
      index(name('best'))
        .on(at('StaticRank').desc().nullsFirst(), ...newest(at))
        .where(sql`${at('Listed')}`),
    )
  }
  // The same number, before another page is made (docs/rules.md#doubles), and what has the same link as something that is judged.
  const [phones, links] = isPublic(resource) ? [phoneColumns(resource), linkColumns(resource)] : [[], []]
  for (const [what, columns] of Object.entries({ phones, links })) {
    if (columns.length === 0) continue
    const values = index(name(what)).using('gin', sql`(${valuesAsArray(columns.map(at))})`)
    indexList.push(values.with(fewPending).where(sql`${at('Listed')}`))
  }
  if (phones.length > 0) {
    // A part of a number, as the admin area's search is typed.
    indexList.push(
      index(name('phoneParts'))
        .using('gin', sql`(${valuesAsText(phones.map(at))}) gin_trgm_ops`)
        .with(fewPending),
    )
  }
  indexList.push(
    ...indexesOfFields(resource, at, name),
    ...turnIndexes(resource, at, name),
    ...upkeepIndexes(resource, at, name),
  )
  // Whether a row of a table that is imported is here already (docs/rules.md#import). Of contents there are few.
  if (resource.imports && resource.ownedBy)
    for (const column of [resource.title, 'BurmeseName', ...(resource.imports.codes ?? [])])
      if (table[column]) indexList.push(index(name(column, 'alike')).on(alikeKey(sql`${at(column)}`)))
  for (const column of fileColumnsOf(resource)) {
    // Says whether a stored file is in use (docs/decisions/deletion.md#files).
    indexList.push(
      isFileList(resource, column)
        ? index(name(column, 'file')).using('gin', at(column))
        : index(name(column, 'file'))
            .on(at(column))
            .where(sql`${at(column)} is not null`),
    )
  }
  // Finds the points and news of a record that is deleted.
  if ('About' in resource.fields && 'AboutId' in resource.fields)
    indexList.push(index(name('about')).on(at('AboutId'), at('About')))
  if ('Snapshot' in resource.fields) {
    const kept = sql`${at('Snapshot')} is not null`
    indexList.push(
      index(name('snapshotPage')).on(snapshotPageId()).where(kept),
      index(name('snapshotProfile')).on(snapshotProfileId()).where(kept),
    )
  }
  for (const rule of Object.values(resource.lists)) {
    if (typeof rule === 'object' && 'match' in rule) {
      const columns = [...rule.match.map(at), ...newest(at)] as const
      indexList.push(index(name(...rule.match)).on(columns[0]!, ...columns.slice(1)))
    }
  }
  for (const column of resource.sorts ?? []) {
    // As tableOrder spells it: fields may be null.
    const highest = at(column).desc()
    indexList.push(
      index(name(column, 'sort')).on(
        column in resource.fields ? highest.nullsLast() : highest.nullsFirst(),
        at('Id').desc().nullsFirst(),
      ),
    )
  }
  return [...indexList, ...resource.unique.map((rule) => uniqueIndexOf(rule, resource, table))]
}

/** The tables of these resources by name, join tables included. A resource may refer to any other in the map. */
export function tablesOf(resources: Iterable<Resource>): Tables {
  const tables = new Map<string, PgTable>()
  const keys = foreignKeys(tables)
  for (const resource of resources) {
    const isSearched = searchedFields(resource).length > 0
    const columns: Columns = {
      ...systemColumns(),
      ...(isSearched ? searchColumns() : {}),
      ...(isSearched && isUnderPage(resource) ? rankColumn() : {}),
      ...(resource.fields['RatingAverage'] ? scoreColumn() : {}),
      ...(isSearched && isRankedInBlocks(resource) ? blockColumn() : {}),
    }
    for (const [name, field] of fieldsOf(resource)) {
      Object.assign(columns, columnsOfField(name, field, keys))
      if (field.kind === 'references')
        tables.set(joinTableName(resource, name), joinTable(resource, name, field.to, keys))
    }
    tables.set(
      resource.name,
      pgTable(resource.name, columns, (table) => indexes(resource, table as unknown as Columned)),
    )
  }
  return tables
}

function joinTable(resource: Resource, fieldName: string, to: string, keys: ReturnType<typeof foreignKeys>): PgTable {
  const source = joinSource(resource)
  const target = `${fieldName}Id`
  const columns: Columns = {
    [source]: keys(resource.name, 'cascade').notNull(),
    [target]: keys(to, 'refuse').notNull(),
    Position: smallint().notNull(),
  }
  return pgTable(joinTableName(resource, fieldName), columns, (indexList) => {
    const table = indexList as unknown as Columned
    return [
      primaryKey({ columns: [table[source]!, table[target]!] as never }),
      index(`${joinTableName(resource, fieldName)}_${target}`).on(table[target]!, table[source]!),
      // A list reads each record's in their order: sorted each time they took a quarter of a list of twenty.
      index(`${joinTableName(resource, fieldName)}_order`).on(table[source]!, table['Position']!, table[target]!),
    ]
  })
}
