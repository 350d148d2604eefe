import { isNull } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { plainText, timestampColumn } from './tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Claims of pages without an owner (docs/decisions/cases.md). Triggers of 0046_claim end them by whatever road. */
export function claimTables(id: (name: string) => () => AnyPgColumn) {
  const claim = pgTable(
    'claim',
    {
      Id: integer().primaryKey().generatedByDefaultAsIdentity(),
      PageId: integer().notNull().references(id('page'), { onDelete: 'cascade' }),
      ProfileId: integer().notNull().references(id('profile'), { onDelete: 'cascade' }),
      Proof: plainText().notNull(),
      /** Whether they ask to be verified, too. */
      Verify: boolean().notNull().default(false),
      State: plainText().notNull().default('open'),
      /** Why it was refused: a code. */
      Because: plainText(),
      /** The number that was rung, the code that was read out, until when it is good, and how often another one was typed. */
      Number: plainText(),
      Code: plainText(),
      CodeUntil: timestampColumn(),
      Tries: smallint().notNull().default(0),
      /** By opaque id, as in a case. */
      CalledById: integer(),
      /** What the claimant shows on the web address, and when it was seen there. */
      Token: plainText(),
      LinkSeenAt: timestampColumn(),
      DecidedAt: timestampColumn(),
      CreatedAt: timestampColumn().notNull().defaultNow(),
    },
    (table) => [
      index('claim_page').on(table.PageId),
      index('claim_profile').on(table.ProfileId),
      index('claim_decided').on(table.DecidedAt),
      uniqueIndex('claim_open_once').on(table.PageId, table.ProfileId).where(isNull(table.DecidedAt)),
    ],
  )
  return {
    claim,
    /** Documents, which no backup has: unlogged, and not copied (server/db/copy/copiedTables.ts). After a crash they are sent again. */
    claimProof: pgTable('claimProof', {
      ClaimId: integer()
        .primaryKey()
        .references((): AnyPgColumn => claim.Id, { onDelete: 'cascade' }),
      Type: plainText().notNull(),
      Bytes: bytes().notNull(),
      CreatedAt: timestampColumn().notNull().defaultNow(),
    }),
  }
}
