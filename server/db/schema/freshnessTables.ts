import { index, integer, pgTable, primaryKey, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { plainText, timestampColumn } from './tables.ts'

/** By what it is known whether what a page says is still so (docs/rules.md#still-here, #dead-links). */
export function freshnessTables(id: (name: string) => () => AnyPgColumn): Record<string, PgTable> {
  const pageId = () => integer().references(id('page'), { onDelete: 'cascade' })
  return {
    /** Who said in this quarter that a page is still there, and what the page had before, which an undo brings back. */
    stillHere: pgTable(
      'stillHere',
      {
        PageId: pageId().notNull(),
        ProfileId: integer().notNull().references(id('profile'), { onDelete: 'cascade' }),
        At: timestampColumn().notNull(),
        Before: timestampColumn(),
      },
      (table) => [
        primaryKey({ columns: [table.PageId, table.ProfileId] }),
        index('stillHere_Profile').on(table.ProfileId),
        index('stillHere_age').on(table.At),
      ],
    ),
    /** The website of a page, when it is looked at next, and the day on which it failed first. */
    websiteCheck: pgTable(
      'websiteCheck',
      {
        PageId: pageId().primaryKey(),
        URL: plainText().notNull(),
        NextAt: timestampColumn().notNull(),
        FailedOn: plainText(),
      },
      (table) => [index('websiteCheck_next').on(table.NextAt)],
    ),
  }
}
