import { isTableEmpty } from '../db/records/bulk.ts'
import { withDirectConnection } from '../db/connection/database.ts'

interface Place {
  url: string
  dataDir: string
  print(line: string): void
}

/** Fills a database that holds no page yet, in demo mode (docs/rules.md#starting). */
export async function seedWhenEmpty({ url, dataDir, print }: Place): Promise<void> {
  if (!(await isEmpty(url))) return
  const { fillDatabase } = await import('./fill.ts')
  await fillDatabase({ url, dataDir, print })
}

/** Whether there is no page yet. */
export const isEmpty = (url: string) => withDirectConnection(url, (db) => isTableEmpty(db, 'page'))
