import { sql } from 'drizzle-orm'
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
  uniqueIndex,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core'
import { fieldsOf, type Field, type FieldOf, type Kind, type Resource } from '#resources/kit.ts'
import { foreignKeys } from './foreignKeys.ts'
import { searchedFields } from '../search/index/vector.ts'

/** Text under a collation that every PostgreSQL has and no locale moves (docs/architecture.md#database). */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
const tokenVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Milliseconds, so that the ISO text of an answer names the very moment that is stored. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

type Columns = Record<string, PgColumnBuilderBase>
export type Tables = ReadonlyMap<string, PgTable>
type Columned = PgTable & Record<string, ExtraConfigColumn>

/** The join table of a `references` field: `pageCategory` with PageId, CategoryId, Position. */
export const joinTableName = (resource: { name: string }, fieldName: string) => `${resource.name}${fieldName}`
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The column of a join table that names the declaring record: `PageId`. */
export const joinSource = (resource: { name: string }) => `${capital(resource.name)}Id`

type ColumnsOf = { [K in Kind]: (name: string, field: FieldOf<K>, at: ReturnType<typeof foreignKeys>) => Columns }

/** The columns of each kind. Complete by construction: a kind without an entry does not compile. */
const columnsOf: ColumnsOf = {
  text: (name) => ({ [name]: plainText() }),
  longText: (name) => ({ [name]: plainText() }),
  email: (name) => ({ [name]: plainText() }),
  url: (name) => ({ [name]: plainText() }),
  phone: (name) => ({ [name]: plainText(), [`${name}E164`]: plainText() }),
  number: (name) => ({ [name]: doublePrecision() }),
  count: (name) => ({ [name]: doublePrecision().notNull().default(0) }),
  time: (name) => ({ [name]: moment() }),
  image: (name) => ({ [name]: plainText() }),
  file: (name) => ({ [`${name}URL`]: plainText() }),
  choice: (name) => ({ [name]: plainText() }),
  // Verification and the moderation hold are no statuses: an owner's toggle must not touch them (docs/rules.md#status).
  status: (name) => ({
    [name]: smallint().notNull().default(1),
    Held: boolean().notNull().default(false),
    VerifiedAt: moment(),
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

/** What every record carries beside its declared fields. */
const systemColumns = () => ({
  Id: integer().primaryKey().generatedByDefaultAsIdentity(),
  CreatedAt: moment().notNull().defaultNow(),
  UpdatedAt: moment().notNull().defaultNow(),
  Version: integer().notNull().default(1),
  /** Column → the version that changed it last, which tells a stale PATCH from one that only came later. */
  ChangedIn: jsonb().notNull().default({}),
  /** Stands in public lists: not hidden, not held, nor anything it stands under. */
  Listed: boolean().notNull().default(true),
  /** Field → what was typed, where more than NFC changed it (docs/rules.md#stored-text). */
  Raw: jsonb(),
})

/** The search vectors (server/db/search/index/vector.ts): of all searched fields of a record, and of its names alone. */
const searchColumns = () => ({
  Search: tokenVector()
    .notNull()
    .default(sql`''`),
  SearchName: tokenVector()
    .notNull()
    .default(sql`''`),
})

/** Newest first, nulls as PostgreSQL's own DESC puts them, else no query uses the index. */
const newest = (at: (column: string) => ExtraConfigColumn) =>
  [at('CreatedAt').desc().nullsFirst(), at('Id').desc().nullsFirst()] as const

function indexes(resource: Resource, table: Columned) {
  const at = (column: string) => table[column]!
  const name = (...parts: string[]) => [resource.name, ...parts].join('_')
  const made = [
    index(name('newest'))
      .on(...newest(at))
      .where(sql`${at('Listed')}`),
  ]
  if (searchedFields(resource).length > 0) {
    made.push(
      index(name('search')).using('gin', at('Search')),
      index(name('searchName')).using('gin', at('SearchName')),
    )
  }
  if (resource.fields['RatingAverage']) {
    made.push(
      index(name('best'))
        .on(sql`("VerifiedAt" is not null) desc`, at('RatingAverage').desc().nullsFirst(), at('Id').desc().nullsFirst())
        .where(sql`${at('Listed')}`),
    )
  }
  for (const [field, { kind }] of fieldsOf(resource)) {
    if (kind === 'reference') {
      made.push(index(name(field)).on(at(`${field}Id`), ...newest(at)))
    }
    if (kind === 'place')
      made.push(
        index(name(field))
          .on(at('Latitude'), at('Longitude'))
          .where(sql`${at('Listed')}`),
      )
  }
  for (const rule of Object.values(resource.lists)) {
    if (typeof rule === 'object' && 'match' in rule) {
      const columns = [...rule.match.map(at), ...newest(at)] as const
      made.push(index(name(...rule.match)).on(columns[0]!, ...columns.slice(1)))
    }
  }
  const unique = resource.unique.map((fields) => {
    const columns = fields.map((field) => at(resource.fields[field]?.kind === 'reference' ? `${field}Id` : field))
    return uniqueIndex(name(...fields, 'once')).on(columns[0]!, ...columns.slice(1))
  })
  return [...made, ...unique]
}

/** The tables of these declarations, join tables included, by name. A declaration may refer to any other in the map. */
export function tablesOf(resources: Iterable<Resource>): Tables {
  const tables = new Map<string, PgTable>()
  const keys = foreignKeys(tables)
  for (const resource of resources) {
    const columns: Columns = { ...systemColumns(), ...(searchedFields(resource).length > 0 ? searchColumns() : {}) }
    for (const [name, field] of fieldsOf(resource)) {
      Object.assign(columns, columnsOfField(name, field, keys))
      if (field.kind === 'references') {
        tables.set(joinTableName(resource, name), joinTable(resource, name, field.to, keys))
      }
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
  return pgTable(joinTableName(resource, fieldName), columns, (made) => {
    const table = made as unknown as Columned
    return [
      primaryKey({ columns: [table[source]!, table[target]!] as never }),
      index(`${joinTableName(resource, fieldName)}_${target}`).on(table[target]!, table[source]!),
    ]
  })
}
