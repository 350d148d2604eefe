import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { plainText, timestampColumn } from './tables.ts'

/** What belongs to cases of moderation (docs/decisions/cases.md). */
export function caseTables(id: (name: string) => () => AnyPgColumn): Record<string, PgTable> {
  const caseId = () => integer().notNull().references(id('case'), { onDelete: 'cascade' })
  const caseAct = pgTable(
    'caseAct',
    {
      Id: integer().primaryKey().generatedByDefaultAsIdentity(),
      CaseId: caseId(),
      Act: plainText().notNull(),
      Reason: plainText(),
      Until: timestampColumn(),
      /** By opaque id, as in the history: who did it, and whom it concerns. */
      ByProfileId: integer(),
      SubjectId: integer(),
      /** For colleagues only. */
      Note: plainText(),
      /** What an undo brings back. */
      Before: jsonb()
        .notNull()
        .default(sql`'{}'`),
      /** The case's version after it: another one, and it cannot be undone. */
      CaseVersion: integer().notNull().default(0),
      UndoneAt: timestampColumn(),
      CreatedAt: timestampColumn().notNull().defaultNow(),
    },
    (table) => [
      index('caseAct_Case').on(table.CaseId, table.Id),
      index('caseAct_subject')
        .on(table.SubjectId)
        .where(sql`${table.SubjectId} is not null`),
    ],
  )
  return {
    caseAct,
    caseReport: pgTable(
      'caseReport',
      {
        ReportId: integer().primaryKey().references(id('report'), { onDelete: 'cascade' }),
        CaseId: caseId(),
      },
      (table) => [index('caseReport_Case').on(table.CaseId)],
    ),
    /** Whose reports open no work (docs/rules.md#muting). */
    mute: pgTable('mute', {
      ProfileId: integer().primaryKey().references(id('profile'), { onDelete: 'cascade' }),
      /** By opaque id. */
      ById: integer().notNull(),
      CreatedAt: timestampColumn().notNull().defaultNow(),
    }),
    /** Of stored pictures, by what was sent: the same picture twice is found by it. It goes with its file. */
    pictureHash: pgTable('pictureHash', { Name: plainText().primaryKey(), Sha256: plainText().notNull() }, (table) => [
      index('pictureHash_Sha256').on(table.Sha256),
    ]),
    /** One for an act, and no second one. */
    appeal: pgTable(
      'appeal',
      {
        ActId: integer()
          .primaryKey()
          .references(() => caseAct.Id, { onDelete: 'cascade' }),
        ProfileId: integer().references(id('profile'), { onDelete: 'cascade' }),
        Text: plainText().notNull(),
        CreatedAt: timestampColumn().notNull().defaultNow(),
        /** granted, refused, or changed to another measure; null: not answered yet */
        Outcome: plainText(),
        AnsweredIn: integer(),
      },
      (table) => [index('appeal_Profile').on(table.ProfileId)],
    ),
    /** Why a record is held, and until when; null: for good. */
    hold: pgTable(
      'hold',
      {
        Source: plainText().notNull(),
        RecordId: integer().notNull(),
        Until: timestampColumn(),
        Because: plainText(),
        /** The act by which it is held: what ends with that act is found by it. */
        ActId: integer(),
      },
      (table) => [primaryKey({ columns: [table.Source, table.RecordId] }), index('hold_act').on(table.ActId)],
    ),
  }
}
