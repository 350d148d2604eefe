import { sql } from 'drizzle-orm'
import { withDirectConnection } from '../db/database.ts'

interface Place {
  url: string
  dataDir: string
  say(line: string): void
}

/** Fills a database that holds no page yet, in demo mode (contract section 6). */
export async function seedWhenEmpty({ url, dataDir, say }: Place): Promise<void> {
  if (!(await isEmpty(url))) return
  const { fillDatabase } = await import('./fill.ts')
  await fillDatabase({ url, dataDir, say })
}

/** Whether there is no page yet. */
export const isEmpty = (url: string) =>
  withDirectConnection(url, async (db) => (await db.rows(sql`select 1 from "page" limit 1`)).length === 0)
