import { index, integer, pgTable, primaryKey, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { plainText } from './tables.ts'

/** What is counted by day, in Yangon (docs/decisions/numbers.md). Days are texts, `2026-11-30`, as in fields of that kind. */
export function dayTables(id: (name: string) => () => AnyPgColumn): Record<string, PgTable> {
  const pageId = () => integer().notNull().references(id('page'), { onDelete: 'cascade' })
  const count = () => integer().notNull()
  return {
    /** Of the whole site: new records of a source, searches. */
    dayCount: pgTable(
      'dayCount',
      { Day: plainText().notNull(), Name: plainText().notNull(), Count: count() },
      (table) => [primaryKey({ columns: [table.Name, table.Day] })],
    ),
    /** What visitors did in the last seconds, until a job adds it to the days. No key: it is only appended and taken away. */
    act: pgTable('act', {
      Day: plainText().notNull(),
      Kind: plainText().notNull(),
      /** Null: of no page, such as a search. */
      PageId: integer(),
      Source: plainText(),
      RecordId: integer(),
      Word: plainText(),
      Count: count(),
    }),
    pageDay: pgTable(
      'pageDay',
      {
        PageId: pageId(),
        Day: plainText().notNull(),
        /** What it was about: the page itself, or something under it. */
        Source: plainText().notNull(),
        RecordId: integer().notNull(),
        Kind: plainText().notNull(),
        Count: count(),
      },
      (table) => [
        primaryKey({ columns: [table.PageId, table.Day, table.Source, table.RecordId, table.Kind] }),
        index('pageDay_age').on(table.Day),
      ],
    ),
    /** Words of searches that led to a page. */
    pageWord: pgTable(
      'pageWord',
      {
        PageId: pageId(),
        Day: plainText().notNull(),
        Word: plainText().notNull(),
        Count: count(),
      },
      (table) => [primaryKey({ columns: [table.PageId, table.Day, table.Word] }), index('pageWord_age').on(table.Day)],
    ),
  }
}
