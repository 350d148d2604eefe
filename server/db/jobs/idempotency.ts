import type { Expiring } from './expiry.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

export interface Attempt {
  /** Keys are stored per person. Undefined for a visitor, whose creates are not remembered. */
  profileId: number | undefined
  key: string | undefined
  bodyHash: string
}

/** `isRepetition`: the answer was stored before, and nothing was done this time. */
export type Outcome<T> = { answer: T; isRepetition: boolean }

/**
 * Does `work` once per person and key, and gives every repetition the first answer (docs/rules.md#idempotency), for which it waits;
 * `'keyReused'` when the key came with another body before. Both are committed or neither is.
 */
export async function answerOnce<T>(
  tx: Executor,
  { profileId, key, bodyHash }: Attempt,
  work: () => Promise<T>,
): Promise<Outcome<T> | 'keyReused'> {
  if (key === undefined || profileId === undefined) return { answer: await work(), isRepetition: false }
  const [inserted] = await tx.rows(
    sql`insert into "idempotencyKey" ("ProfileId", "Key", "BodyHash") values (${profileId}, ${key}, ${bodyHash})
      on conflict do nothing returning 1`,
    'write',
  )
  if (!inserted) return (await findAnswer<T>(tx, { profileId, key, bodyHash })) ?? 'keyReused'
  const answer = await work()
  await tx.rows(
    sql`update "idempotencyKey" set "Answer" = ${JSON.stringify(answer)}::jsonb where "ProfileId" = ${profileId} and "Key" = ${key}`,
    'write',
  )
  return { answer, isRepetition: false }
}

/** The answer of an earlier attempt that has been committed; null if there was none. */
export async function findAnswer<T>(
  db: Executor,
  { profileId, key, bodyHash }: Attempt,
): Promise<Outcome<T> | 'keyReused' | null> {
  if (key === undefined || profileId === undefined) return null
  const [stored] = await db.rows<{ BodyHash: string; Answer: T }>(
    sql`select "BodyHash", "Answer" from "idempotencyKey" where "ProfileId" = ${profileId} and "Key" = ${key}`,
  )
  if (!stored) return null
  return stored.BodyHash !== bodyHash ? 'keyReused' : { answer: stored.Answer, isRepetition: true }
}

/** Answers older than 24 hours (docs/rules.md#idempotency). */
export const expiredAnswers: Expiring = {
  table: 'idempotencyKey',
  isOver: sql`"CreatedAt" < now() - interval '24 hours'`,
}
