import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  type AnyPgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { fewPending, plainText, type Tables, tablesOf, timestampColumn, transactionId } from './tables.ts'
import { registry } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { suggestion } from '#resources/suggestion.ts'
import { caseTables } from './caseTables.ts'
import { claimTables } from './claimTables.ts'
import { dayTables } from './dayTables.ts'
import { freshnessTables } from './freshnessTables.ts'
import { importTables } from './importTables.ts'
import { answeredPageId, deletedOwnerId } from './snapshots.ts'

/** Tables that are never shown as records: sign-in, idempotency, queued jobs, history and search vocabulary. */
export function internalTables(tables: Tables): Tables {
  const id = (name: string) => (): AnyPgColumn => (tables.get(name) as unknown as { Id: AnyPgColumn }).Id
  const profileId = () => integer().references(id('profile'), { onDelete: 'cascade' })

  const merge = pgTable(
    'merge',
    {
      Id: integer().primaryKey().generatedByDefaultAsIdentity(),
      Source: plainText().notNull(),
      DropId: integer().notNull(),
      KeepId: integer().notNull(),
      /** It is being undone. */
      IsUndone: boolean().notNull().default(false),
    },
    (table) => [uniqueIndex('merge_dropped').on(table.Source, table.DropId)],
  )

  return new Map<string, PgTable>(
    Object.entries({
      ...caseTables(id),
      ...claimTables(id),
      ...dayTables(id),
      ...freshnessTables(id),
      ...importTables(id),
      /**
       * Words and syllables of names, for spelling correction. Words of deleted names do no harm: every correction is
       * searched for before it is suggested.
       */
      searchWord: pgTable(
        'searchWord',
        {
          Word: plainText().primaryKey(),
          /** Processes of an older release mark the words of deleted names. */
          MayBeUnused: boolean().notNull().default(false),
        },
        (table) => [
          index('searchWord_alike')
            .using('gin', sql`${table.Word} gin_trgm_ops`)
            .with(fewPending),
          index('searchWord_doubtful')
            .on(table.Word)
            .where(sql`${table.MayBeUnused}`),
        ],
      ),
      /**
       * Records that are deleted and still being removed, or whose deletion can be undone. For everybody they are gone, with all that is
       * deleted with them (docs/decisions/deletion.md). No foreign key: 100,000 rows are written in one statement.
       */
      removal: pgTable('removal', { Source: plainText().notNull(), RecordId: integer().notNull() }, (table) => [
        primaryKey({ columns: [table.Source, table.RecordId] }),
      ]),
      /**
       * Which tables were changed in which transaction, for some minutes: processes drop the answers they keep by it
       * (server/db/changes). Unlogged: after a crash of the database every process drops all of them anyhow.
       */
      change: pgTable(
        'change',
        {
          Source: plainText().notNull(),
          Transaction: transactionId().notNull(),
          /** Of a source on the map: ids of the records whose places changed; null for too many to say. */
          Moves: jsonb(),
        },
        (table) => [index('change_Transaction').on(table.Transaction)],
      ),
      /** Processes of an older release still read it, with the names that they keep in memory. */
      nameVersion: pgTable('nameVersion', { Version: plainText().notNull(), Transaction: transactionId().notNull() }),
      /**
       * Records that were hidden or deleted while more was under them than one transaction changes. What is still listed
       * there counts as gone until a job has been everywhere (docs/decisions/deletion.md#hiding-and-moving).
       */
      concealment: pgTable('concealment', { Source: plainText().notNull(), RecordId: integer().notNull() }, (table) => [
        primaryKey({ columns: [table.Source, table.RecordId] }),
      ]),
      /** Records that have become another one, which answers at their address (docs/rules.md#merging). */
      merge,
      /** What each record named before a merge, for as long as it can be undone. */
      mergeMove: pgTable(
        'mergeMove',
        {
          MergeId: integer()
            .notNull()
            .references(() => merge.Id, { onDelete: 'cascade' }),
          Source: plainText().notNull(),
          Field: plainText().notNull(),
          RecordId: integer().notNull(),
          /** Of a list of references: all of it. */
          Before: jsonb(),
        },
        (table) => [primaryKey({ columns: [table.MergeId, table.Source, table.Field, table.RecordId] })],
      ),
      /** Pairs of pages that somebody has looked at: they look like one, and are two (docs/rules.md#doubles). */
      distinctPage: pgTable(
        'distinctPage',
        {
          Id: integer().notNull().references(id('page'), { onDelete: 'cascade' }),
          /** The lower of the two. */
          OtherId: integer().notNull().references(id('page'), { onDelete: 'cascade' }),
        },
        (table) => [primaryKey({ columns: [table.Id, table.OtherId] }), index('distinctPage_Other').on(table.OtherId)],
      ),
      /** The mean of all ratings, as it was found out last (server/db/ratings/ratingScore.ts). */
      ratingMean: pgTable('ratingMean', { Id: smallint().primaryKey(), Mean: doublePrecision().notNull() }),
      /** The last record of each rank block but the last, by what it is ranked by (server/db/searchIndex/rankBlocks.ts). */
      rankMark: pgTable(
        'rankMark',
        {
          Source: plainText().notNull(),
          Block: smallint().notNull(),
          Verified: boolean(),
          Rank: doublePrecision().notNull(),
          At: timestampColumn(),
          RecordId: integer().notNull(),
        },
        (table) => [primaryKey({ columns: [table.Source, table.Block] })],
      ),
      /** The index version of each table (server/db/writing/rebuild.ts). */
      searchMade: pgTable('searchMade', { Source: plainText().primaryKey(), Rules: smallint().notNull() }),
      /** An account is identified by (issuer, subject), never by an e-mail address (docs/rules.md#accounts). */
      identity: pgTable(
        'identity',
        {
          Issuer: plainText().notNull(),
          Subject: plainText().notNull(),
          ProfileId: profileId().notNull(),
          /** The name in the last token that stated one, to tell when the person was renamed there. */
          StatedName: plainText(),
          CreatedAt: timestampColumn().notNull().defaultNow(),
        },
        (table) => [
          primaryKey({ columns: [table.Issuer, table.Subject] }),
          index('identity_Profile').on(table.ProfileId),
        ],
      ),
      /** One sign-in. Logout deletes it; logout everywhere deletes all of a profile's. */
      session: pgTable(
        'session',
        {
          Id: plainText().primaryKey(),
          ProfileId: profileId().notNull(),
          /** The address at sign-in, which this client goes on sending after a change (docs/rules.md#accounts). */
          Email: plainText(),
          CreatedAt: timestampColumn().notNull().defaultNow(),
          EndsAt: timestampColumn().notNull(),
        },
        (table) => [index('session_Profile').on(table.ProfileId), index('session_end').on(table.EndsAt)],
      ),
      /** Roles granted in addition to the configured super admins (docs/rules.md#roles). */
      role: pgTable('role', { ProfileId: profileId().notNull(), Role: plainText().notNull() }, (table) => [
        primaryKey({ columns: [table.ProfileId, table.Role] }),
      ]),
      /** Suspended accounts, by keyed hash of (issuer, subject), which outlives the profile (docs/safety.md#s64). */
      suspension: pgTable('suspension', {
        IdentityHash: plainText().primaryKey(),
        ProfileId: integer().references(id('profile'), { onDelete: 'set null' }),
        CreatedAt: timestampColumn().notNull().defaultNow(),
        /** Null: for good. */
        Until: timestampColumn(),
        /** The act of a case by which it was done; null: by an operator. */
        ActId: integer(),
      }),
      /** A page reserved for the first verified login with an e-mail address (docs/rules.md#pages-for-an-address). */
      pageGift: pgTable(
        'pageGift',
        {
          PageId: integer().primaryKey().references(id('page'), { onDelete: 'cascade' }),
          Email: plainText().notNull(),
        },
        (table) => [index('pageGift_Email').on(table.Email)],
      ),
      /** Stored answers of create requests, kept 24 hours (docs/rules.md#idempotency). */
      idempotencyKey: pgTable(
        'idempotencyKey',
        {
          ProfileId: profileId().notNull(),
          Key: plainText().notNull(),
          BodyHash: plainText().notNull(),
          Status: smallint(),
          Answer: jsonb(),
          CreatedAt: timestampColumn().notNull().defaultNow(),
        },
        (table) => [
          primaryKey({ columns: [table.ProfileId, table.Key] }),
          index('idempotencyKey_age').on(table.CreatedAt),
          // An answer may hold the name of another person's page.
          index('idempotencyKey_page').on(answeredPageId()),
        ],
      ),
      /** Work to do after the response: files to remove, messages to send. */
      job: pgTable(
        'job',
        {
          Id: integer().primaryKey().generatedByDefaultAsIdentity(),
          Kind: plainText().notNull(),
          Payload: jsonb().notNull(),
          RunAt: timestampColumn().notNull().defaultNow(),
          Attempts: smallint().notNull().default(0),
          CreatedAt: timestampColumn().notNull().defaultNow(),
        },
        (table) => [index('job_next').on(table.RunAt)],
      ),
      /** Ranges of ids that a seed has made, so that `npm run seed -- --remove` knows them from people's. */
      seeded: pgTable(
        'seeded',
        { Source: plainText().notNull(), FirstId: integer().notNull(), LastId: integer().notNull() },
        (table) => [primaryKey({ columns: [table.Source, table.FirstId] })],
      ),
      /** Logins and writes per minute, counted for all processes together (docs/rules.md#rates). */
      rateCount: pgTable(
        'rateCount',
        { Key: plainText().notNull(), WindowStart: timestampColumn().notNull(), Count: integer().notNull() },
        (table) => [
          primaryKey({ columns: [table.Key, table.WindowStart] }),
          index('rateCount_age').on(table.WindowStart),
        ],
      ),
      /** Bytes of files that a person has sent, by hour, for their quota (docs/rules.md#upload-quota). */
      uploadVolume: pgTable(
        'uploadVolume',
        {
          ProfileId: profileId().notNull(),
          Hour: timestampColumn().notNull(),
          Bytes: bigint({ mode: 'number' }).notNull(),
        },
        (table) => [primaryKey({ columns: [table.ProfileId, table.Hour] }), index('uploadVolume_age').on(table.Hour)],
      ),
      /**
       * Files that arrive in several requests, until a record takes them (docs/decisions/resumable-uploads.md). Which request
       * is writing one is said for a few seconds at a time.
       */
      resumableUpload: pgTable(
        'resumableUpload',
        {
          Id: plainText().primaryKey(),
          ProfileId: profileId().notNull(),
          Bytes: bigint({ mode: 'number' }).notNull(),
          FileName: plainText(),
          Type: plainText(),
          /** The hour in which its bytes count (docs/rules.md#upload-quota); null where no quota is kept. */
          TakenIn: timestampColumn(),
          CreatedAt: timestampColumn().notNull().defaultNow(),
          LockedBy: plainText(),
          LockedUntil: timestampColumn(),
          IsWanted: boolean().notNull().default(false),
        },
        (table) => [
          index('resumableUpload_Profile').on(table.ProfileId),
          index('resumableUpload_age').on(table.CreatedAt),
        ],
      ),
      /** Who did what to which record. Accounts are named by opaque id only (docs/rules.md#account-deletion). */
      /** Who changed what of a record, value by value, for 90 days (docs/decisions/history.md). */
      edit: pgTable(
        'edit',
        {
          Id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
          Source: plainText().notNull(),
          RecordId: integer().notNull(),
          ProfileId: integer(),
          /** Whose page it was. */
          OwnerId: integer(),
          /** Not by the record's own people, but by a role. Null: by the people of the page that it is on. */
          ByRole: boolean(),
          /** Somebody else had suggested it (docs/rules.md#suggestions). */
          Suggested: boolean().notNull().default(false),
          /** Column → the value before and after; null for pictures and files. */
          Values: jsonb().notNull(),
          CreatedAt: timestampColumn().notNull().defaultNow(),
        },
        (table) => [
          index('edit_record').on(table.Source, table.RecordId, table.Id),
          index('edit_Profile').on(table.ProfileId),
          index('edit_Owner').on(table.OwnerId),
          index('edit_age').on(table.CreatedAt),
        ],
      ),
      /** What the audit log was before: processes of an older release still write it, and a trigger copies it (docs/decisions/history.md). */
      history: pgTable(
        'history',
        {
          Id: integer().primaryKey().generatedByDefaultAsIdentity(),
          Source: plainText().notNull(),
          RecordId: integer().notNull(),
          Act: plainText().notNull(),
          ProfileId: integer(),
          Fields: jsonb(),
          CreatedAt: timestampColumn().notNull().defaultNow(),
        },
        (table) => [
          index('history_record').on(table.Source, table.RecordId, table.Id),
          index('history_Profile')
            .on(table.ProfileId)
            .where(sql`${table.Fields} is not null`),
          index('history_owner')
            .on(deletedOwnerId())
            .where(sql`${table.Act} = 'delete'`),
        ],
      ),
    }),
  )
}

/** All tables: those of the declared resources and the server's internal ones. */
export function schemaTables() {
  const declared = tablesOf([...registry.values(), moderationCase, suggestion])
  return new Map([...declared, ...internalTables(declared)])
}
