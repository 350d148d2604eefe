import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** The SHA-256 of stored pictures, by name (docs/decisions/cases.md). */

export const rememberPictures = (db: Executor, hashes: ReadonlyMap<string, string>) =>
  db.rows(
    sql`insert into "pictureHash" ("Name", "Sha256") select * from unnest(${sql.param([...hashes.keys()])}::text[],
      ${sql.param([...hashes.values()])}::text[]) on conflict do nothing`,
    'write',
  )

export const forgetPictures = (tx: Executor, names: readonly string[]) =>
  tx.rows(sql`delete from "pictureHash" where "Name" = any(${sql.param([...names])}::text[])`)
