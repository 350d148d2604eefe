import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  type AnyPgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment, plainText, type Tables, tablesOf } from './tables.ts'
import { registry } from '#resources'

/**
 * What the server remembers for itself and never shows as a record: how people sign in, what was already answered,
 * what is still to do.
 */
export function internalTables(tables: Tables): Tables {
  const id = (name: string) => (): AnyPgColumn => (tables.get(name) as unknown as { Id: AnyPgColumn }).Id
  const profileId = () => integer().references(id('profile'), { onDelete: 'cascade' })

  /** An account is anchored on (issuer, subject), never on an address (docs/rules.md#accounts). */
  const identity = pgTable(
    'identity',
    {
      Issuer: plainText().notNull(),
      Subject: plainText().notNull(),
      ProfileId: profileId().notNull(),
      CreatedAt: moment().notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.Issuer, table.Subject] }), index('identity_Profile').on(table.ProfileId)],
  )
  /** One sign-in; gone with logout, all of a profile's with logout everywhere. */
  const session = pgTable(
    'session',
    {
      Id: plainText().primaryKey(),
      ProfileId: profileId().notNull(),
      CreatedAt: moment().notNull().defaultNow(),
      EndsAt: moment().notNull(),
    },
    (table) => [index('session_Profile').on(table.ProfileId)],
  )
  /** Super admins beside the configured ones, moderators, editors (docs/rules.md#roles). */
  const role = pgTable('role', { ProfileId: profileId().notNull(), Role: plainText().notNull() }, (table) => [
    primaryKey({ columns: [table.ProfileId, table.Role] }),
  ])
  /** Suspended accounts; the keyed hash of (issuer, subject) outlives the profile, for this alone (docs/safety.md#s64). */
  const suspension = pgTable('suspension', {
    IdentityHash: plainText().primaryKey(),
    ProfileId: integer().references(id('profile'), { onDelete: 'set null' }),
    CreatedAt: moment().notNull().defaultNow(),
  })
  /** A page waiting for the first verified login of an address (docs/rules.md#pages-for-an-address). */
  const pageGift = pgTable(
    'pageGift',
    { PageId: integer().primaryKey().references(id('page'), { onDelete: 'cascade' }), Email: plainText().notNull() },
    (table) => [index('pageGift_Email').on(table.Email)],
  )
  /** Answers already given to a create, kept 24 hours (docs/rules.md#idempotency). */
  const idempotencyKey = pgTable(
    'idempotencyKey',
    {
      ProfileId: profileId().notNull(),
      Key: plainText().notNull(),
      BodyHash: plainText().notNull(),
      Status: smallint(),
      Answer: jsonb(),
      CreatedAt: moment().notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.ProfileId, table.Key] }), index('idempotencyKey_age').on(table.CreatedAt)],
  )
  /** Work to be done after the answer: files to collect, messages to send. */
  const job = pgTable(
    'job',
    {
      Id: integer().primaryKey().generatedByDefaultAsIdentity(),
      Kind: plainText().notNull(),
      Payload: jsonb().notNull(),
      RunAt: moment().notNull().defaultNow(),
      Attempts: smallint().notNull().default(0),
      TakenAt: moment(),
      Failed: boolean().notNull().default(false),
      CreatedAt: moment().notNull().defaultNow(),
    },
    (table) => [index('job_next').on(table.RunAt)],
  )
  /** Logins and writes a minute, counted here so that several processes count alike (docs/rules.md#rates). */
  const rateCount = pgTable(
    'rateCount',
    { Key: plainText().notNull(), WindowStart: moment().notNull(), Count: integer().notNull() },
    (table) => [primaryKey({ columns: [table.Key, table.WindowStart] })],
  )
  /** Who did what to which record; names accounts by opaque id only (docs/rules.md#account-deletion). */
  const history = pgTable(
    'history',
    {
      Id: integer().primaryKey().generatedByDefaultAsIdentity(),
      Source: plainText().notNull(),
      RecordId: integer().notNull(),
      Act: plainText().notNull(),
      ProfileId: integer(),
      Fields: jsonb(),
      CreatedAt: moment().notNull().defaultNow(),
    },
    (table) => [index('history_record').on(table.Source, table.RecordId, table.Id)],
  )
  /** Words and syllables that names hold, to correct typing errors by. Those of names that are gone are harmless: what a
   * correction finds is looked up before it is told. */
  const searchWord = pgTable('searchWord', { Word: plainText().primaryKey() }, (table) => [
    index('searchWord_alike').using('gin', sql`${table.Word} gin_trgm_ops`),
  ])
  /** The version of the search index of each table (server/db/search/index/rebuild.ts). */
  const searchMade = pgTable('searchMade', { Source: plainText().primaryKey(), Rules: smallint().notNull() })
  const made = {
    searchWord,
    searchMade,
    identity,
    session,
    role,
    suspension,
    pageGift,
    idempotencyKey,
    job,
    rateCount,
    history,
  }
  return new Map<string, PgTable>(Object.entries(made))
}

/** Every table there is: those of the declarations and the server's own. */
export function schemaTables() {
  const declared = tablesOf(registry.values())
  return new Map([...declared, ...internalTables(declared)])
}
