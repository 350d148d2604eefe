import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type AnyPgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { plainText, timestampColumn } from './tables.ts'

/** Tables that are imported: the file's rows, what becomes of each, and how columns are mapped (docs/decisions/imports.md). */
export function importTables(id: (name: string) => () => AnyPgColumn): Record<string, PgTable> {
  const byProfile = () => integer().references(id('profile'), { onDelete: 'set null' })
  const importTable = pgTable(
    'import',
    {
      Id: integer().primaryKey().generatedByDefaultAsIdentity(),
      Resource: plainText().notNull(),
      FileName: plainText(),
      Header: jsonb().notNull(),
      Mapping: jsonb().notNull(),
      Rows: integer().notNull().default(0),
      /** tried, running, done, undone */
      State: plainText().notNull().default('tried'),
      /** What a job is doing: try, run, undo; null: nothing. */
      Job: plainText(),
      /** The number of rows that it has done. */
      Done: integer().notNull().default(0),
      /** Outcome → rows. */
      Counts: jsonb()
        .notNull()
        .default(sql`'{}'`),
      /** Why it ended before its end: stopped, right. */
      Because: plainText(),
      /** Null: an operator at the command line, or an account that is gone. */
      ByProfileId: byProfile(),
      IsOperators: boolean().notNull().default(false),
      /** When it was last set to work: those that run wait for one another in this order. */
      StartedAt: timestampColumn(),
      EndedAt: timestampColumn(),
      CreatedAt: timestampColumn().notNull().defaultNow(),
    },
    (table) => [index('import_by').on(table.ByProfileId), index('import_age').on(table.CreatedAt)],
  )
  const importId = () =>
    integer()
      .notNull()
      .references((): AnyPgColumn => importTable.Id, { onDelete: 'cascade' })
  return {
    import: importTable,
    importRow: pgTable(
      'importRow',
      {
        ImportId: importId(),
        /** From 1 on, in the order of the file. */
        Nr: integer().notNull(),
        /** Of the file, where the header is line 1. */
        Line: integer().notNull(),
        Cells: jsonb().notNull(),
        /** Why it is no row that could be read. */
        Problem: jsonb(),
        /** new, changed, same, double, refused; undone, or kept when the import was undone. Null: not tried yet. */
        Outcome: plainText(),
        Title: plainText(),
        /** The record that was made or changed, or whose double it is. */
        RecordId: integer(),
        /** The line whose double it is. */
        OfLine: integer(),
        /** What was left out, and why a row is refused, in both languages. */
        Notes: jsonb(),
      },
      (table) => [
        primaryKey({ columns: [table.ImportId, table.Nr] }),
        index('importRow_outcome').on(table.ImportId, table.Outcome, table.Nr),
        // Of a record that is deleted.
        index('importRow_record')
          .on(table.RecordId)
          .where(sql`${table.RecordId} is not null`),
      ],
    ),
    /** By what later rows of a file are doubles of earlier ones. */
    importKey: pgTable(
      'importKey',
      { ImportId: importId(), Key: plainText().notNull(), Nr: integer().notNull(), Facts: jsonb().notNull() },
      (table) => [primaryKey({ columns: [table.ImportId, table.Key, table.Nr] })],
    ),
    /** Mappings that were kept, by name. */
    importMapping: pgTable(
      'importMapping',
      { Resource: plainText().notNull(), Name: plainText().notNull(), Mapping: jsonb().notNull() },
      (table) => [primaryKey({ columns: [table.Resource, table.Name] })],
    ),
  }
}
