import { withDirectConnection } from '../db/connection/database.ts'
import { isTableEmpty } from '../db/records/bulk.ts'
import type { FillOptions } from './pictures.ts'

/** Fills a database that holds no page yet, in demo mode (docs/rules.md#starting). */
export async function fillWhenEmpty(options: FillOptions): Promise<void> {
  if (!(await isEmpty(options.url))) return
  // Loaded only here: a database is filled once in its life.
  const { fillDatabase } = await import('./fill.ts')
  await fillDatabase(options)
}

/** Whether there is no page yet. */
export function isEmpty(url: string): Promise<boolean> {
  return withDirectConnection(url, (db) => isTableEmpty(db, 'page'))
}
