import { withDirectConnection } from '../db/connection/database.ts'
import { isTableEmpty } from '../db/writing/bulk.ts'
import type { FillOptions } from './demoPictures.ts'

/** Fills a database without pages, in demo mode (docs/rules.md#starting). */
export async function fillWhenEmpty(options: FillOptions): Promise<void> {
  if (!(await isEmpty(options.url))) return
  // Loaded on demand, since a database is filled once.
  const { fillDatabase } = await import('./fill.ts')
  await fillDatabase(options)
}

export function isEmpty(url: string): Promise<boolean> {
  return withDirectConnection(url, (db) => isTableEmpty(db, 'page'))
}
